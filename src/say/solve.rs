//! The panel beside the board: what its controls are called, and what they say.

use crate::say::number::{Count, Number};

labels! {
    /// Buttons of a run.
    pub enum Button {
        Evolve => "Evolve",
        Run => "Run",
        Pause => "Pause",
        Resume => "Resume",
        Continue => "Continue",
        Step => "Step",
        StepHint => "Run one generation",
        Stop => "Stop",
        NewSeed => "Run again with a new seed",
        ClearEvolved => "Show only the puzzle",
        Close => "Close",
        Previous => "Previous",
        Next => "Next",
    }
}

labels! {
    /// Speeds of a run: the legend, then each in short and in full.
    pub enum SpeedLabel {
        Legend => "Generations a second",
        One => "1",
        OneInFull => "1 generation per second",
        Five => "5",
        FiveInFull => "5 generations per second",
        Twenty => "20",
        TwentyInFull => "20 generations per second",
        Full => "Full",
        FullInFull => "Full speed",
    }
}

labels! {
    /// The two solutions of a puzzle that has several.
    pub enum TwoLabel {
        Group => "Two solutions; the squares where they differ are marked",
        Puzzle => "Puzzle",
        First => "First solution",
        Second => "Second solution",
    }
}

labels! {
    /// The numbers of a run.
    pub enum Figure {
        None => "–",
        BestFitness => "Best fitness",
        Pace => "Evaluations/s",
        Time => "Time",
        Evaluations => "Evaluations",
        MeanFitness => "Mean fitness",
        Seed => "Seed",
        DrawSeed => "Change the seed",
        SeedRange => "Enter a whole number from 0 to 18446744073709551615.",
        SeedHelp => "The same puzzle, settings and seed always give the same run.",
    }
}

messages! {
    /// The numbers of a run, with what they are of.
    pub enum FigureMessage {
        Millions { millions: String } => "{millions} M",
        Percent { percent: String } => "{percent} %",
        SeedOfRun { seed: u64 } => "For the next run. The run on the board has seed {seed}.",
    }
}

labels! {
    /// The population as small boards, and the way back in the run.
    pub enum FieldLabel {
        Title => "The population, best first",
        States => "Its last states",
        NoPopulation => "This method has no population: it works on one board, the large one.",
        Timeline => "Generation shown",
        WatchAnyway => "Watch it evolve anyway",
        Agreed => "Agreed squares",
    }
}

messages! {
    /// What the population is, how far it agrees, and where there is no way back.
    pub enum FieldMessage {
        LastStates { boards: Count } => "One individual: its last {boards}, newest first; dots mark differences from the large board",
        Boards { boards: Count, shown: Number } => "{boards}, {shown} shown; dots mark differences from the large board",
        AgreedOf { agreed: Number, of: Number } => "{agreed} of {of}",
        Back { most: Number } => "Only with one island, up to generation {most}",
    }
}

labels! {
    /// The chart of the run.
    pub enum ChartLabel {
        Title => "Fitness over generations",
        RateReset => "Rate reset",
        Rows => "Rows as CSV",
        Dense => "Where many generations share a point, it shows their lowest best, highest worst and the range of the rate.",
    }
}

labels! {
    /// The list of algorithms.
    pub enum ChooserLabel {
        Algorithm => "Algorithm",
        Title => "Algorithms",
    }
}

messages! {
    /// What the list of algorithms says of the board.
    pub enum ChooserMessage {
        NotFor { board: String } => "Not for {board}",
    }
}

labels! {
    /// The settings of an algorithm.
    pub enum SettingLabel {
        Limit => "Generation limit",
        LimitHelp => "The run stops after this many. You can continue from there.",
        Islands => "Islands",
        Reset => "Use the defaults",
    }
}

messages! {
    /// What the fields of the settings say.
    pub enum SettingMessage {
        Title { algorithm: &'static str } => "Settings of {algorithm}",
        Changed { count: Number } => "{count} changed",
        Range { most: Number } => "Enter a whole number from 1 to {most}.",
        Default { help: &'static str, value: String } => "{help} Default: {value}.",
        IslandsHelp { cores: Count } => "Populations that evolve side by side and sometimes exchange their best individuals. This device has {cores}; more islands than that take turns.",
        Islands { islands: Count, cores: Count } => "{islands} on {cores}",
    }
}

labels! {
    /// The fold that rates the puzzle.
    pub enum RatingLabel {
        Title => "Rate this puzzle",
        About => "How hard is it? As in Mantere and Koljonen (2007), their genetic algorithm solves the puzzle many times, each time with a new seed (counting up from the seed of the run). The rating is the mean number of generations.",
        Runs => "Runs",
        Rate => "Rate",
        Stop => "Stop",
        Plot => "Generations of each run, on a logarithmic scale",
    }
}

labels! {
    /// The fold with the solutions that were found.
    pub enum SolutionsLabel {
        None => "No solution yet",
        Help => "While no run is in progress, you can show them on the board one by one.",
    }
}

messages! {
    /// Which of the solutions is shown, and what a search for every solution has found.
    pub enum SolutionsMessage {
        Found { solutions: Count } => "{solutions} found; the exact solver is counting.",
        FoundAll { solutions: Count } => "{solutions} found: these are all.",
        FoundOf { solutions: Count, of: Number } => "{solutions} found of exactly {of}.",
        FoundOfMore { solutions: Count, of: Number } => "{solutions} found of at least {of}; the exact count was stopped.",
        Met { times: Count, since: Number, wanted: Number } => "Solved {times}, {since} since the last new solution; ends after {wanted}.",
        Shown { number: Number, of: Number } => "Solution {number} of {of}",
    }
}

labels! {
    /// The fold with the cube of candidates.
    pub enum CandidatesLabel {
        Title => "Cube of candidates",
        About => "One layer for each digit, with a block in every square where that digit is or could still go. ",
        Turn => "Cube of candidates. Drag it or press the arrow keys to turn it.",
        Layer => "Layer",
        AllDigits => "all digits",
    }
}

messages! {
    /// The layer that is shown.
    pub enum CandidatesMessage {
        Digit { digit: String } => "digit {digit}",
    }
}

labels! {
    /// The fold with the algorithm view, and the names of its parts.
    pub enum ViewLabel {
        Title => "Inside the algorithm",
        Large => "On a board this large, the tables update when the run pauses or ends.",
        HelpTable => "Help table",
        HillClimb => "Hill climb",
        Annealing => "Annealing",
        Crossover => "Crossover",
        Population => "Population",
        Worksheet => "Worksheet",
        Model => "Model",
        ValidValues => "Valid values",
        Reasons => "Reasons",
        WhatItDid => "What this iteration did",
        Back => "Previous iteration",
        On => "Next iteration",
    }
}

messages! {
    /// What elimination hands on to another algorithm.
    pub enum ViewMessage {
        HandOver { algorithm: &'static str } => "Continue with {algorithm}",
        HandedOver { digits: Count, algorithm: &'static str } => "The board now has what elimination found: {digits}. Undo removes them. Evolve continues with {algorithm}.",
    }
}

labels! {
    /// The bar over the board.
    pub enum ToolbarLabel {
        Group => "Puzzle",
        Size => "Size",
        Examples => "Examples",
        Paste => "Paste",
        Clear => "Empty board",
        ClearHint => "Remove every digit",
    }
}

messages! {
    /// What the bar over the board puts on it.
    pub enum ToolbarMessage {
        Empty { board: String } => "Empty {board} board. Type or paste a puzzle, or choose an example.",
    }
}

messages! {
    /// What is read aloud while a run goes on.
    pub enum Aloud {
        Running => "Running.",
        At { generation: Number, best: Number } => "Running: generation {generation}, best fitness {best}.",
    }
}
