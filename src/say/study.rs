//! The study: its form, its progress, its plots and its table.

use crate::evolve::settings::Bounds;
use crate::say::number::{Count, Noun, Number};
use crate::study::Study;
use crate::study::presets::Figure;

labels! {
    /// The form.
    pub enum Form {
        Title => "Study",
        Preset => "Preset",
        Custom => "Custom",
        Setting => "Setting",
        ChooseSetting => "Choose a setting",
        Values => "Values",
        SeedsPerValue => "Seeds per value",
        GenerationLimit => "Generation limit",
        Start => "Start",
        Stop => "Stop",
        Resume => "Resume",
        Done => "Done",
        StartOver => "Start over",
        OpenSaved => "Open saved study",
        Incomplete => "Choose a setting and enter values to try.",
    }
}

messages! {
    /// What the form says.
    pub enum FormText {
        Preset { figure: &'static str, title: FigureTitle } => "Waters 2008, figure {figure}: {title}",
        Bounds { bounds: Bounds, default: String } => "It takes {bounds}. Default: {default}.",
        Published { published: Published } => "Published in D. I. Waters, SudoKube, 2008. {published} Here it runs on AI Escargot, now on the board.",
        Saved { setting: String, algorithm: &'static str, done: Number, runs: Count } =>
            "There is a saved study of {setting} in {algorithm}: {done} of {runs} done.",
        Progress { done: Number, runs: Count } => "{done} of {runs} done",
        Complete { runs: Count } => "All {runs} done",
    }
}

labels! {
    /// The thesis’ figures.
    pub enum FigureTitle {
        Ceiling => "mutation ceiling",
        Reset => "reset count",
        Multiplier => "mutation rate multiplier",
        Growth => "mutation iterations",
        Population => "population size",
        Difference => "difference degree",
    }
}

labels! {
    /// What the thesis says of its curves.
    pub enum Published {
        Ceiling => "Figure 22: fastest near a ceiling of 10 %; lower ceilings leave the search in its basin, higher ones scatter digits at random.",
        Reset => "Figures 23 and 24: easy puzzles gain from low counts. On AI Escargot, counts below 20 are a little faster but do not always find a solution; higher counts take longer.",
        Multiplier => "Figures 25 and 26, one run each with a reset count of 50: with 0.90 the rate falls too fast, and the run needs four more resets than with 0.991.",
        Growth => "Figure 27: 200 is fastest of those that solve every run.",
        Population => "Figure 28: time grows with the population; below 20 not every run is solved.",
        Difference => "Figure 29: fastest on average at 0.6. On AI Escargot only four values solve every run; 0.3 to 0.5 is the best choice.",
    }
}

/// What a preset is called, and what was published about it.
pub const fn figure(figure: Figure) -> (FigureTitle, Published) {
    match figure {
        Figure::Ceiling => (FigureTitle::Ceiling, Published::Ceiling),
        Figure::Reset => (FigureTitle::Reset, Published::Reset),
        Figure::Multiplier => (FigureTitle::Multiplier, Published::Multiplier),
        Figure::Growth => (FigureTitle::Growth, Published::Growth),
        Figure::Population => (FigureTitle::Population, Published::Population),
        Figure::Difference => (FigureTitle::Difference, Published::Difference),
    }
}

labels! {
    /// Plots and table.
    pub enum Results {
        RunsDone => "Runs done",
        Solved => "Solved",
        SolvedPlot => "Solved, with 95 % interval",
        Generations => "Generations",
        Evaluations => "Evaluations",
        Milliseconds => "Milliseconds",
        TimePlot => "Time in milliseconds",
        Rate => "Rate (95 %)",
        LogScale => "Logarithmic scale",
        Boxes => "Boxes span the first to the third quartile of the solved runs, with a bar at the median; whiskers reach the smallest and the largest value.",
        Table => "Study results",
        TableNote => "Medians of the solved runs with first and third quartiles; Wilson intervals. Times are of this machine with all cores busy.",
        TableCsv => "Table as CSV",
        RunsCsv => "Runs as CSV",
    }
}

messages! {
    /// What is written on a plot, and in a cell.
    pub enum ResultText {
        By { plot: Results, setting: String } => "{plot}, by {setting}",
        Runs { done: Number, runs: Count } => "{done} of {runs}; boxes show quartiles of the solved ones",
        SolvedOf { solved: usize, runs: usize } => "{solved} of {runs}",
        Caption { algorithm: &'static str, settings: Settings, first: u64, last: u64, limit: Limit } => "{algorithm}, {settings}; seeds {first} to {last}; {limit}",
    }
}

messages! {
    /// Settings of all runs.
    pub enum Settings {
        Defaults => "default settings",
        Changed { changes: String } => "{changes}",
    }
}

messages! {
    /// Where a run ends.
    pub enum Limit {
        AtMost { most: Count } => "at most {most}",
        None => "no limit",
    }
}

messages! {
    /// What goes wrong with a study.
    pub enum Trouble {
        Refused { reason: String } => "The study cannot run: {reason}.",
    }
}

/// The algorithm with what was changed, its seeds and its limits.
pub fn caption(study: &Study) -> String {
    let plan = &study.plan;
    let changes = plan.recipe.settings.typed();
    let settings = if changes.is_empty() { Settings::Defaults } else { Settings::Changed { changes } };
    let limit = match (plan.recipe.limits.generations, plan.recipe.limits.evaluations) {
        (Some(generations), None) => Limit::AtMost { most: Noun::Generation.of(generations) },
        (_, Some(evaluations)) => Limit::AtMost { most: Noun::Evaluation.of(evaluations) },
        (None, None) => Limit::None,
    };
    let first = plan.recipe.seed;
    let last = first.wrapping_add(u64::from(plan.seeds) - 1);
    ResultText::Caption { algorithm: plan.recipe.algorithm.name, settings, first, last, limit }.text()
}

/// How many runs are done.
pub fn progress(done: usize, runs: usize) -> String {
    let all = Noun::Run.of(runs);
    match (done, runs) {
        (_, 0) => String::new(),
        _ if done == runs => FormText::Complete { runs: all }.text(),
        _ => FormText::Progress { done: done.into(), runs: all }.text(),
    }
}
