//! Labels and notes of the Lab: playback, the stage, the population and the charts.

use crate::evolve::algorithm::Counts;
use crate::evolve::algorithms::ALGORITHMS;
use crate::say::number::Number;

labels! {
    /// Playback.
    pub enum Playback {
        Title => "Playback",
        ToStart => "Go to start",
        PreviousGeneration => "Previous generation",
        PreviousOperator => "Previous operator",
        Run => "Run",
        Pause => "Pause",
        NextOperator => "Next operator",
        NextGeneration => "Next generation",
        ToLatest => "Go to latest generation",
        Generation => "Generation",
        GenerationShort => "Gen.",
        Operator => "Operator",
        OperatorShort => "Op.",
        Speed => "Speed",
    }
}

labels! {
    /// Speeds, slow to fast.
    pub enum Speed {
        Operators1 => "1 operator per second",
        Operators4 => "4 operators per second",
        Operators20 => "20 operators per second",
        Generations1 => "1 generation per second",
        Generations5 => "5 generations per second",
        Generations20 => "20 generations per second",
        Generations100 => "100 generations per second",
        Full => "Full speed",
    }
}

labels! {
    /// The boards of an operator.
    pub enum Stage {
        Title => "Operator",
        Phases => "Operators of this generation",
        Candidates => "Candidates",
        SquareOfFace => "U r1c3 is row 1, column 3 of face U.",
        Square => "r1c3 is row 1, column 3.",
        NoOperators => "This method records no operators, only the population before and after each generation.",
        Legend => "Signs on the boards",
        InConflict => "in conflict, one stroke per house",
        FromA => "from parent A",
        FromB => "from parent B",
        FromBoth => "no colour: the same in both",
        New => "new or changed",
        Apart => "another digit across the edge",
    }
}

labels! {
    /// The steps inside an operator.
    pub enum Steps {
        Title => "Steps inside this operator",
        Previous => "Previous step",
        Next => "Next step",
    }
}

messages! {
    /// Which of them is shown.
    pub enum StepsText {
        Whole { steps: Number } => "All {steps} steps at once",
        At { step: Number, steps: Number } => "Step {step} of {steps}",
    }
}

messages! {
    /// What is shown in place of a run that is over at once.
    pub enum Instead {
        Shown { algorithm: &'static str, instead: &'static str } => "So there is nothing to step through with {algorithm}; this is {instead} on the same puzzle.",
    }
}

labels! {
    /// What the method shows of itself.
    pub enum Inside {
        Title => "Inside the method",
    }
}

labels! {
    /// The population.
    pub enum Population {
        Title => "Population",
        Individual => "Individual",
        ShowBest => "Show best",
        TraceAncestry => "Trace ancestry",
        Previous => "Previous",
        Next => "Next",
    }
}

labels! {
    /// The charts.
    pub enum Charts {
        Title => "Charts",
        LogScale => "Log scale",
        ZoomIn => "Zoom in",
        ZoomOut => "Zoom out",
        WholeRun => "All",
        Cursor => "Generation in the charts",
        Band => "A band covers several generations at one point: it reaches from the lowest to the highest value, and its line is the mean.",
    }
}

messages! {
    /// What the charts are of.
    pub enum ChartText {
        Title { algorithm: &'static str, seed: u64 } => "{algorithm}, seed {seed}",
        Generations { from: Number, to: Number } => "Generations {from} to {to}",
        Generation { generation: Number } => "Generation {generation}",
        Spoken { generation: String, values: String } => "{generation}: {values}",
    }
}

messages! {
    /// Headings of the charts.
    pub enum Heading {
        Fitness { unit: FitnessUnit } => "Fitness: {unit}, 0 is solved",
        Diversity => "Diversity: squares where two individuals differ",
        Rate { rate: String } => "{rate}; triangles mark resets",
        Improved => "Share that improved",
    }
}

messages! {
    /// Their values at a generation.
    pub enum Value {
        Fitness { best: Number, mean: String, worst: Number } => "best {best}, mean {mean}, worst {worst}",
        FitnessOfOne { best: Number } => "best {best}",
        Diversity { share: String } => "diversity {share}",
        Rate { rate: String, share: String } => "{rate}: {share}",
        Children { share: String } => "children better than both parents {share}",
        Growth { share: String } => "growth and moves that improved {share}",
        Evaluations { evaluations: Number } => "evaluations {evaluations}",
    }
}

labels! {
    /// What stands at the end of a line.
    pub enum LineLabel {
        Best => "best",
        Mean => "mean",
        Worst => "worst",
        Children => "children",
        Growth => "growth",
    }
}

labels! {
    /// What a method's fitness counts.
    pub enum FitnessUnit {
        Missing => "missing digits",
        MissingOnLines => "digits missing in rows and columns",
        MissingAndRepeated => "missing digits and repetitions in rows and columns",
        Duplicates => "missing digits, and edges that disagree",
        Conflicts => "pairs of squares in conflict",
        Open => "open squares",
        Either => "open squares, or pairs of squares in conflict",
        Penalties => "violations",
        Undecided => "undecided squares",
        Own => "as the method counts it",
    }
}

/// What the fitness of the method of this name counts.
pub fn fitness_unit(method: &str) -> FitnessUnit {
    match ALGORITHMS.iter().find(|algorithm| algorithm.name == method).map(|algorithm| algorithm.counts) {
        Some(Counts::Missing) => FitnessUnit::Missing,
        Some(Counts::MissingOnLines) => FitnessUnit::MissingOnLines,
        Some(Counts::MissingAndRepeated) => FitnessUnit::MissingAndRepeated,
        Some(Counts::Duplicates) => FitnessUnit::Duplicates,
        Some(Counts::Conflicts) => FitnessUnit::Conflicts,
        Some(Counts::Open) => FitnessUnit::Open,
        Some(Counts::Either) => FitnessUnit::Either,
        Some(Counts::Penalties) => FitnessUnit::Penalties,
        Some(Counts::Undecided) => FitnessUnit::Undecided,
        None => FitnessUnit::Own,
    }
}

messages! {
    /// What goes wrong in the Lab.
    pub enum Trouble {
        Refused { reason: String } => "The run cannot be opened: {reason}.",
    }
}
