//! The race: its controls, its lanes and its result.

use crate::evolve::End;
use crate::say::echo::echo;
use crate::say::number::{Count, Number};
use crate::study::lanes::TypedError;
use crate::study::{Standing, State};

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

messages! {
    /// How a lane stands.
    pub enum Lap {
        Running => "Running.",
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
    TypedError::Settings(error) => "{error}";
} }

/// How a lane stands; nothing before its first evaluation.
pub fn lap(standing: &Standing) -> String {
    match standing.state {
        State::Running if standing.evaluations == 0 => String::new(),
        State::Running => Lap::Running.text(),
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
