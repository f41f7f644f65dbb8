//! The study: its form, its progress, its plots and its table.

use crate::evolve::settings::Bounds;
use crate::say::estimate;
use crate::say::estimate::{Estimate, Rounded};
use crate::say::number::{Count, Noun, Number, thousands};
use crate::say::words::paragraph;
use crate::stats::mean_interval;
use crate::study::presets::{Figure, Preset, Reported, Sight};
use crate::study::{Comparison, Cost, Study, Summary};

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
        EvaluationLimit => "Evaluation limit",
        Unlimited => "none",
        Start => "Start",
        Stop => "Stop",
        Resume => "Resume",
        Done => "Done",
        StartOver => "Start over",
        Sights => "Other figures",
        OpenSaved => "Open saved study",
        Incomplete => "Choose a setting and enter values to try.",
    }
}

messages! {
    /// What the form says.
    pub enum FormText {
        Preset { figure: &'static str, title: FigureTitle } => "Waters 2008, figure {figure}: {title}",
        Mantere { figure: &'static str, title: FigureTitle } => "Mantere and Koljonen 2007, figure {figure}: {title}",
        Bounds { bounds: Bounds, default: String } => "It takes {bounds}. Default: {default}.",
        Published { published: Published } => "Published in D. I. Waters, SudoKube, 2008. {published}",
        PublishedMantere { published: Published } => "Published in T. Mantere and J. Koljonen, Solving, Rating and Generating Sudoku Puzzles with GA, 2007. {published}",
        OnEscargot => "This study runs on AI Escargot, now on the board. The figure’s own points are illegible in the available copy: the curves are ours.",
        Beside { runs: Count, mean: String, low: String, high: String } =>
            "Here {runs} took {mean} generations on average ({low}–{high} with 95 % confidence).",
        BesideUnsolved { unsolved: Number, runs: Count } => "Here {unsolved} of {runs} did not solve it, so there is no average.",
        Saved { setting: String, algorithm: &'static str, done: Number, runs: Count } =>
            "There is a saved study of {setting} in {algorithm}: {done} of {runs} done.",
        Removed { runs: Count, setting: String, algorithm: &'static str } => "Removed: {runs} of the study of {setting} in {algorithm}.",
        Progress { done: Number, runs: Count } => "{done} of {runs} done",
        Complete { runs: Count } => "All {runs} done",
    }
}

labels! {
    /// The thesis’s figures.
    pub enum FigureTitle {
        Ceiling => "mutation ceiling",
        Reset => "reset count",
        Multiplier => "mutation rate multiplier",
        Growth => "mutation iterations",
        Population => "population size",
        Difference => "difference degree",
        Easy => "two runs on an easy puzzle",
        Medium => "two runs on a medium puzzle",
        Hard => "two runs on a hard puzzle",
        Cube => "a SudoKube",
        Together => "six faces at once beside one by one",
        MantereEasy => "an easy puzzle and its solution",
        Genes => "boxes as genes",
        Swap => "the swap inside a box",
        MantereMedium => "a medium puzzle",
        MantereHard => "a hard puzzle",
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
        Easy => "Figure 30: two runs took 5 and 30 iterations, lines in the plot of generations. Their puzzle is not printed; here it is s06a of Mantere and Koljonen’s list.",
        Medium => "Figure 31: two runs took 27 and 32 iterations, lines in the plot of generations. Their puzzle is not printed; here it is s03a of Mantere and Koljonen’s list.",
        Hard => "Figure 32: two runs took 35 and 61 iterations, lines in the plot of generations. Their puzzle is not printed; here it is s09b of Mantere and Koljonen’s list.",
        Cube => "Figure 33: a picture of the program, a cube of six boards.",
        Together => "Figure 34: the times of table 8, in seconds of a machine of 2008. The lab program prints them beside ours.",
        MantereEasy => "Figures 1 and 2: this puzzle took 839 generations on average of 100 runs, a line in the plot of generations.",
        Genes => "Figure 3: a board is 81 numbers in nine boxes, and crossover cuts between boxes only.",
        Swap => "Figure 4: mutation swaps two digits of a box, and no given.",
        MantereMedium => "Figure 6: this puzzle took 9,100 generations on average of 100 runs, a line in the plot of generations.",
        MantereHard => "Figure 7: this puzzle took 52,211 generations on average of 100 runs, a line in the plot of generations.",
    }
}

/// A figure as it is offered.
pub fn offered(mantere: bool, figure: &'static str, about: Figure) -> FormText {
    let (title, _) = of(about);
    if mantere { FormText::Mantere { figure, title } } else { FormText::Preset { figure, title } }
}

/// What was published of a preset, and what its runs came to where that can be set beside it.
pub fn published(preset: &Preset, summary: Option<&Summary>) -> String {
    let (about, mantere) = (of(preset.about).1, preset.is_mantere());
    let told = if mantere {
        FormText::PublishedMantere { published: about }
    } else {
        FormText::Published { published: about }
    };
    let beside = match preset.taken {
        Reported::Unread => Some(FormText::OnEscargot),
        _ => summary.filter(|summary| summary.runs > 0).and_then(beside),
    };
    paragraph([told.text(), beside.map(|beside| beside.text()).unwrap_or_default()])
}

/// The mean of runs that all solved; what is not known of one that did not is said.
fn beside(summary: &Summary) -> Option<FormText> {
    let runs = Noun::Run.of(summary.runs);
    let unsolved = summary.runs - summary.solved;
    if unsolved > 0 {
        return Some(FormText::BesideUnsolved { unsolved: unsolved.into(), runs });
    }
    let (mean, low, high) = mean_interval(&summary.of_solved(Cost::Generations))?;
    let [mean, low, high] = [mean, low, high].map(|value| thousands(value.max(0.0).round() as u64));
    Some(FormText::Beside { runs, mean, low, high })
}

/// What a sight is called, and what was published about it.
pub fn sight(sight: &Sight) -> (FormText, Published) {
    (offered(sight.is_mantere(), sight.figure, sight.about), of(sight.about).1)
}

/// What a preset is called, and what was published about it.
const fn of(figure: Figure) -> (FigureTitle, Published) {
    match figure {
        Figure::Ceiling => (FigureTitle::Ceiling, Published::Ceiling),
        Figure::Reset => (FigureTitle::Reset, Published::Reset),
        Figure::Multiplier => (FigureTitle::Multiplier, Published::Multiplier),
        Figure::Growth => (FigureTitle::Growth, Published::Growth),
        Figure::Population => (FigureTitle::Population, Published::Population),
        Figure::Difference => (FigureTitle::Difference, Published::Difference),
        Figure::Easy => (FigureTitle::Easy, Published::Easy),
        Figure::Medium => (FigureTitle::Medium, Published::Medium),
        Figure::Hard => (FigureTitle::Hard, Published::Hard),
        Figure::Cube => (FigureTitle::Cube, Published::Cube),
        Figure::Together => (FigureTitle::Together, Published::Together),
        Figure::MantereEasy => (FigureTitle::MantereEasy, Published::MantereEasy),
        Figure::Genes => (FigureTitle::Genes, Published::Genes),
        Figure::Swap => (FigureTitle::Swap, Published::Swap),
        Figure::MantereMedium => (FigureTitle::MantereMedium, Published::MantereMedium),
        Figure::MantereHard => (FigureTitle::MantereHard, Published::MantereHard),
    }
}

labels! {
    /// Plots and table.
    pub enum Results {
        RunsDone => "Runs done",
        Solved => "Solved",
        CurvePlot => "Solved by then, with 95 % band",
        SolvedPlot => "Solved, with 95 % interval",
        Generations => "Generations",
        Evaluations => "Evaluations",
        TimePlot => "Time in milliseconds",
        Limit => "Limit reached",
        Stuck => "Stuck",
        Rate => "Rate (95 %)",
        Ert => "Evaluations per solution (95 %)",
        Median => "Median evaluations (95 %)",
        GenerationQuartiles => "Generations: quartiles",
        TimeQuartiles => "Milliseconds: quartiles",
        LogScale => "Logarithmic scale",
        Boxes => "Each box covers all runs: from the time by which a quarter had solved it to that of three quarters, with a bar at the median; a box open at the top was not closed within the limit. Whiskers reach the first and the last solved run; +15 above a box counts those without a solution.",
        CurveNote => "Curves show 1 − Kaplan–Meier. A tick marks a run that reached its limit, a cross one that got stuck and never solves. The numbers below count the runs still at risk.",
        Table => "Study results",
        TableNote => "Every run counts: one that reached its limit is censored there, one that got stuck never solves. Brackets hold 95 % intervals (Wilson; bootstrap; Brookmeyer and Crowley), slashes separate quartiles. Times are of this machine with all cores busy.",
        TableCsv => "Table as CSV",
        RunsCsv => "Runs as CSV",
        ComparisonsCsv => "Comparisons as CSV",
        AtRisk => "at risk",
    }
}

labels! {
    /// The comparison of values.
    pub enum Compared {
        Title => "Values compared",
        Pair => "Values",
        LogRank => "Log-rank (Holm)",
        Hazard => "Hazard ratio (95 %)",
        A12 => "A12",
        Ahead => "Ahead with the same seed",
        Sign => "Sign test (Holm)",
        Note => "Counted in evaluations. Above 1, a hazard ratio says that the first value solves sooner; above 0.5, A12 says that a run of the first is ahead more often. p-values are corrected for all pairs (Holm).",
    }
}

messages! {
    /// What stands in the comparison's cells.
    pub enum ComparedText {
        Pair { first: String, second: String } => "{first}, {second}",
        Ahead { first: Number, second: Number, level: Number } => "{first} to {second}, {level} level",
        Crossing { hazard: Estimate, at: Rounded } => "{hazard}; curves cross at {at}",
    }
}

messages! {
    /// What is written on a plot, and in a cell.
    pub enum ResultText {
        By { plot: Results, setting: String } => "{plot}, by {setting}",
        Runs { done: Number, runs: Count } => "{done} of {runs}; those without a solution count until they ended",
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

/// The cells of a value's line: how many solved, reached the limit and got stuck, rate, cost of a solution, medians and quartiles.
pub fn cells(summary: &Summary) -> [String; 8] {
    let none = || "–".to_string();
    let evaluations = summary.curve(Cost::Evaluations);
    let median = if summary.runs == 0 { Estimate::None } else { estimate::quantile(evaluations.median()) };
    [
        ResultText::SolvedOf { solved: summary.solved, runs: summary.runs }.text(),
        summary.censored.to_string(),
        summary.stuck.to_string(),
        if summary.runs == 0 { none() } else { summary.rate_text() },
        estimate::ert(summary.ert(Cost::Evaluations)).text(),
        median.text(),
        estimate::quartiles(&summary.curve(Cost::Generations)).text(),
        estimate::quartiles(&summary.curve(Cost::Milliseconds)).text(),
    ]
}

/// The cells of a comparison's line, after its pair.
pub fn compared(c: &Comparison) -> [String; 5] {
    let hazard = estimate::hazard(c.hazard);
    let hazard = match c.crossing {
        Some(at) => ComparedText::Crossing { hazard, at: Rounded(at) }.text(),
        None => hazard.text(),
    };
    let (first, second, level) = (c.pairs.first.into(), c.pairs.second.into(), c.pairs.level.into());
    [
        estimate::chance(c.logrank_corrected).text(),
        hazard,
        estimate::ahead(c.a12).text(),
        ComparedText::Ahead { first, second, level }.text(),
        estimate::chance(c.sign_corrected).text(),
    ]
}
