//! The race: its controls, its lanes and its result.

use crate::evolve::End;
use crate::say::echo::echo;
use crate::say::estimate::chance;
use crate::say::number::{Count, Noun, Number};
use crate::say::words::paragraph;
use crate::stats::{sign_test, wilson};
use crate::study::lanes::TypedError;
use crate::study::{Cost, Standing, State, Trials};

labels! {
    /// Controls of a race.
    pub enum Race {
        Title => "Race",
        Start => "Start",
        Pause => "Pause",
        Resume => "Resume",
        Again => "Run again",
        Stop => "Stop",
        Speed => "Speed",
        Budget => "Budget per lane",
        AddLane => "Add lane",
        NewSeeds => "New seed for all",
        Turns => "Lanes take turns: the one with the fewest evaluations goes next. All stay level, and the race ends the same way on every machine.",
        LeftEarly => "This race was left before it ended, so it starts over.",
    }
}

labels! {
    /// Speeds, slow to fast.
    pub enum Speed {
        Evaluations4000 => "4,000 evaluations per second",
        Evaluations20000 => "20,000 evaluations per second",
        Evaluations100000 => "100,000 evaluations per second",
        Full => "Full speed",
    }
}

labels! {
    /// A lane.
    pub enum Lane {
        Generation => "Generation",
        Evaluations => "Evaluations",
        Fitness => "Fitness",
        Best => "Best so far",
        Algorithm => "Algorithm",
        Seed => "Seed",
        Settings => "Changed settings",
        Placeholder => "setting=value, …",
        Available => "Available settings",
        Remove => "Remove",
    }
}

labels! {
    /// The table at the end.
    pub enum Table {
        Title => "Result",
        Region => "Race result",
        Place => "Place",
        Lane => "Lane",
        Algorithm => "Algorithm",
        Settings => "Seed and settings",
        Outcome => "Outcome",
        Generations => "Generations",
        Evaluations => "Evaluations",
        Time => "Time",
        Note => "Solved lanes are ranked by evaluations. Others are not ranked, because fitness is not comparable between methods. Time is what this machine spent on the lane.",
        Csv => "Table as CSV",
    }
}

labels! {
    /// The curves of a race.
    pub enum CurveText {
        Title => "Curves",
        Best => "Best fitness so far",
        Evaluations => "Evaluations",
        Generations => "Generations",
        Time => "Milliseconds on this machine",
        Against => "Against",
        LogSpent => "Log scale across",
        LogFitness => "Log scale up",
        Seeds => "Seeds per lane",
        Compare => "Compare over seeds",
        StopComparing => "Stop comparing",
        Band => "Bold: the median of the seeds; band: their middle half; faint: each run; dashed: the run on screen. A line ends where the first run of its lane was stopped.",
        Heights => "Each method counts fitness in its own way: compare heights only between lanes of one method.",
        Csv => "Curves as CSV",
    }
}

impl CurveText {
    /// What stands at the line of a lane: its number and a short name.
    pub fn label(lane: usize, name: &str) -> String {
        let name = name.trim();
        let short: String =
            if name.chars().count() > 26 { name.chars().take(25).chain(['…']).collect() } else { name.into() };
        format!("{lane} {short}")
    }

    /// What runs are counted in.
    pub const fn of_cost(cost: Cost) -> CurveText {
        match cost {
            Cost::Evaluations => CurveText::Evaluations,
            Cost::Generations => CurveText::Generations,
            Cost::Milliseconds => CurveText::Time,
        }
    }
}

messages! {
    /// Who is ahead, with how far that is certain.
    pub enum Ahead {
        Lane { lane: usize, name: String, ahead: Number, seeds: Count, interval: String } =>
            "Lane {lane}, {name}, is ahead in {ahead} of {seeds} ({interval}): it solves the puzzle in the fewest evaluations.",
        Pair { first: usize, name: String, ahead: Number, second: usize, behind: Number, seeds: Count, p: String } =>
            "Of {seeds}, lane {first}, {name}, is ahead in {ahead} and lane {second} in {behind} (sign test, {p}). Ahead is the lane that solves the puzzle in fewer evaluations.",
        Nowhere { seeds: Count } => "No lane is ahead in any of {seeds}.",
        Level { lane: usize, name: String, ahead: Number, seeds: Count } =>
            "No lane is ahead in most of {seeds}. Lane {lane}, {name}, is ahead in the most: {ahead}.",
        Nobody { seeds: Count } => "No lane solved the puzzle in any of {seeds}.",
        Solved { lane: usize, solved: Number, runs: Number, interval: String } => "Lane {lane} solved {solved} of {runs} ({interval}).",
        Progress { done: Number, runs: Number } => "{done} of {runs} runs done.",
        Interval { low: String, high: String } => "95 % interval {low} to {high} %",
    }
}

messages! {
    /// How a lane stands.
    pub enum Lap {
        Running => "Running.",
        Paused => "Paused.",
        Stopped => "Stopped.",
        Solved => "Solved and checked.",
        Rejected => "Rejected: the method calls this solved, but the checker disagrees. On a cube, edges may not match.",
        Ended { end: End } => "{end}",
        BudgetUsed { best: Number } => "Budget used up; best fitness {best}.",
    }
}

messages! {
    /// What is in a lane.
    pub enum About {
        Seed { seed: u64 } => "seed {seed}",
        SeedAndSettings { seed: u64, settings: String } => "seed {seed}, {settings}",
        WithKeys { about: String } => "{about} (keys G, Shift+G)",
        Known { key: &'static str, default: String, name: &'static str } => "{key} = {default}: {name}",
        Budget { evaluations: Count } => "{evaluations}",
        Milliseconds { time: String } => "{time} ms",
        SeedWanted { largest: u64 } => "Enter a whole number from 0 to {largest}.",
    }
}

messages! {
    /// What goes wrong with a race.
    pub enum Trouble {
        Refused { reason: String } => "The race cannot start: {reason}.",
        LaneSkipped { reason: String } => "Skipped a lane in the link: {reason}.",
    }
}

wording! { error TypedError {
    TypedError::NotAPair(text) => "“{text}” is not in the form setting=value", text = echo(text);
    TypedError::Settings(error) => "{error}", error = error;
} }

/// An interval of a share, in per cent.
fn interval(hits: usize, of: usize) -> String {
    let (low, high) = wilson(hits, of);
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    Ahead::Interval { low: percent(low), high: percent(high) }.text()
}

/// Which lane is ahead over the seeds that all lanes have been through, and how many each solved; nothing before the first.
pub fn ahead(trials: &Trials, name: impl Fn(usize) -> String) -> String {
    let (ahead, whole) = trials.ahead();
    let seeds = Noun::Seed.of(whole);
    let most = ahead.iter().copied().max().unwrap_or_default();
    let best = ahead.iter().position(|&n| n == most).unwrap_or_default();
    let leader = Some(best).filter(|_| 2 * most > whole);
    let solved: Vec<(usize, usize)> =
        (0..ahead.len()).map(|lane| trials.summary(lane)).map(|s| (s.solved, s.runs)).collect();
    let first = match leader {
        _ if whole == 0 => return String::new(),
        _ if solved.iter().all(|(solved, _)| *solved == 0) => return Ahead::Nobody { seeds }.text(),
        _ if most == 0 => Ahead::Nowhere { seeds },
        _ if ahead.len() == 2 => {
            let other = 1 - best;
            let pairs = trials.pairs(best, other);
            let (behind, p) = (pairs.second.into(), chance(sign_test(pairs)).text());
            Ahead::Pair {
                first: best + 1,
                name: name(best),
                ahead: pairs.first.into(),
                second: other + 1,
                behind,
                seeds,
                p,
            }
        }
        Some(lane) => {
            Ahead::Lane { lane: lane + 1, name: name(lane), ahead: most.into(), seeds, interval: interval(most, whole) }
        }
        None => Ahead::Level { lane: best + 1, name: name(best), ahead: most.into(), seeds },
    };
    let each = solved.into_iter().enumerate().map(|(lane, (solved, runs))| {
        Ahead::Solved { lane: lane + 1, solved: solved.into(), runs: runs.into(), interval: interval(solved, runs) }
            .text()
    });
    paragraph([first.text()].into_iter().chain(each))
}

/// How a lane stands; nothing before its first evaluation. `going` is what a lane that has not ended is doing.
pub fn lap(standing: &Standing, going: Lap) -> String {
    match standing.state {
        State::Running if standing.evaluations == 0 => String::new(),
        State::Running => going.text(),
        State::Solved => Lap::Solved.text(),
        State::Refused => Lap::Rejected.text(),
        State::Ended(end) => Lap::Ended { end }.text(),
        State::GaveUp => Lap::BudgetUsed { best: standing.found.into() }.text(),
    }
}

/// Seed and settings, which tell a lane from others of the same algorithm.
pub fn about(seed: u64, settings: String) -> String {
    if settings.is_empty() { About::Seed { seed }.text() } else { About::SeedAndSettings { seed, settings }.text() }
}
