//! What a bench can do: runs of which each has a number, told to workers and taken in from their reports.

use crate::study::Trials;
use crate::study::class::Collected;
use crate::study::distance::Climbs;
use crate::threads::batch::protocol::{Command, Report};

/// Runs that are to be done.
pub trait Runs: Send + Sync + 'static {
    /// Whether these are the same runs, of which some may be known.
    fn is_same(&self, other: &Self) -> bool;

    /// Numbers of those that are left.
    fn left(&self) -> impl Iterator<Item = u32>;

    /// What a worker is told to do these.
    fn command(&self, id: u32, tasks: &[u32]) -> Command;

    /// Takes a report of such a command in; the number of the run that is over, if one is.
    fn take(&mut self, id: u32, report: &Report) -> Option<u32>;

    fn is_complete(&self) -> bool;

    /// Keeps what is known for the next visit, where that is done.
    fn keep(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Runs for Trials {
    fn is_same(&self, other: &Trials) -> bool {
        self.lanes() == other.lanes() && self.seeds() == other.seeds()
    }

    fn left(&self) -> impl Iterator<Item = u32> {
        Trials::left(self)
    }

    fn command(&self, id: u32, tasks: &[u32]) -> Command {
        Command::Trials { id, runs: tasks.iter().map(|&task| (task, self.run(task as usize))).collect() }
    }

    fn take(&mut self, id: u32, report: &Report) -> Option<u32> {
        let Report::Tried { id: of, traced } = report else { return None };
        (*of == id).then(|| Trials::take(self, traced.clone()))?;
        Some(traced.outcome.task)
    }

    fn is_complete(&self) -> bool {
        Trials::is_complete(self)
    }
}

/// The answers of a class: their seeds are run again.
impl Runs for Collected {
    fn is_same(&self, other: &Collected) -> bool {
        self.lanes() == other.lanes() && self.answers() == other.answers()
    }

    fn left(&self) -> impl Iterator<Item = u32> {
        Collected::left(self)
    }

    fn command(&self, id: u32, tasks: &[u32]) -> Command {
        Command::Trials { id, runs: tasks.iter().map(|&task| (task, self.run(task))).collect() }
    }

    fn take(&mut self, id: u32, report: &Report) -> Option<u32> {
        let Report::Tried { id: of, traced } = report else { return None };
        (*of == id).then(|| Collected::take(self, traced.clone()))?;
        Some(traced.outcome.task)
    }

    fn is_complete(&self) -> bool {
        Collected::left(self).next().is_none()
    }
}

/// A sample of a landscape.
impl Runs for Climbs {
    fn is_same(&self, other: &Climbs) -> bool {
        self.puzzle == other.puzzle && self.wanted() == other.wanted()
    }

    fn left(&self) -> impl Iterator<Item = u32> {
        Climbs::left(self)
    }

    fn command(&self, id: u32, tasks: &[u32]) -> Command {
        Command::Climbs { id, puzzle: self.puzzle.clone(), numbers: tasks.to_vec() }
    }

    fn take(&mut self, id: u32, report: &Report) -> Option<u32> {
        let &Report::Climbed { id: of, climb } = report else { return None };
        (of == id).then(|| Climbs::take(self, climb))?;
        Some(climb.number)
    }

    fn is_complete(&self) -> bool {
        Climbs::left(self).next().is_none()
    }
}
