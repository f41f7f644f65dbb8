//! What one run tells of the time to a solution, whether or not it found one.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// It solved the puzzle.
    Solved,
    /// It reached its budget: it may solve later, so its time is only known to be longer.
    Censored,
    /// It ended by itself without an answer: it never solves, however long one waits.
    Stuck,
}

impl Fate {
    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Fate::Solved => "solved",
            Fate::Censored => "censored",
            Fate::Stuck => "stuck",
        }
    }
}

/// A run: how long it was watched, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Observed {
    /// Evaluations (or generations, or milliseconds) it took, until it ended.
    pub time: f64,
    /// How it ended.
    pub fate: Fate,
}

impl Observed {
    /// A run that took so long.
    pub const fn new(time: f64, fate: Fate) -> Observed {
        Observed { time, fate }
    }

    /// Whether it solved the puzzle.
    pub fn is_solved(&self) -> bool {
        self.fate == Fate::Solved
    }

    /// Until when it counts among those that have not solved yet: a stuck run for ever, as its time to a solution is infinite.
    pub fn at_risk_until(&self) -> f64 {
        if self.fate == Fate::Stuck { f64::INFINITY } else { self.time }
    }

    /// Which of two runs was solved first, as far as it is known (Gehan 1965): a run that was stopped before the other one
    /// solved may have been either. Two runs without an answer are level.
    pub fn order(&self, other: &Observed) -> Option<Ordering> {
        match (self.is_solved(), other.is_solved()) {
            (true, true) => Some(self.time.total_cmp(&other.time)),
            (true, false) => (other.at_risk_until() >= self.time).then_some(Ordering::Less),
            (false, true) => (self.at_risk_until() >= other.time).then_some(Ordering::Greater),
            (false, false) => Some(Ordering::Equal),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering::*;

    use crate::stats::fate::*;

    #[test]
    fn a_run_stopped_before_the_other_one_solved_may_have_been_either() {
        let (solved, late) = (Observed::new(50.0, Fate::Solved), Observed::new(80.0, Fate::Solved));
        let (short, long) = (Observed::new(40.0, Fate::Censored), Observed::new(60.0, Fate::Censored));
        let stuck = Observed::new(3.0, Fate::Stuck);
        assert_eq!(
            (solved.order(&late), late.order(&solved), solved.order(&solved)),
            (Some(Less), Some(Greater), Some(Equal))
        );
        assert_eq!((solved.order(&long), long.order(&solved)), (Some(Less), Some(Greater)));
        assert_eq!((solved.order(&short), short.order(&solved)), (None, None));
        assert_eq!((solved.order(&stuck), stuck.order(&late)), (Some(Less), Some(Greater)));
        assert_eq!((stuck.order(&long), short.order(&long)), (Some(Equal), Some(Equal)));
    }
}
