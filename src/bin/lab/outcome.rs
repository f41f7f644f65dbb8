//! What came of one run of the lab.

use sudokube::evolve::End;
use sudokube::puzzle::Grid;
use sudokube::stats::Fate;
use sudokube::study::Taken;

/// What came of one run.
#[derive(Clone)]
pub struct Outcome {
    pub seed: u64,
    /// The answer that the independent checker accepted.
    pub answer: Option<Grid>,
    /// Whether the algorithm called solved what the checker refused: faces that are solved each for itself, say.
    pub rejected: bool,
    /// Why it had nothing left to do, when it ended without an answer.
    pub ended: Option<End>,
    /// How many solutions it found, when it looked for all of them.
    pub solutions: Option<u32>,
    /// Best fitness of any generation.
    pub best: u32,
    pub generations: u64,
    pub evaluations: u64,
    /// Of the processor; with islands, of the one that worked longest.
    pub milliseconds: f64,
    /// Of the processor, of all islands together until the run was settled; none where the system counts no time by thread.
    pub processor_milliseconds_all_islands: Option<f64>,
    /// By the clock, from the start until the run was settled; none where there were more threads than cores.
    pub clock_milliseconds: Option<f64>,
    /// Evaluations and best fitness wherever it improved, and at the end.
    pub improvements: Vec<(u64, u32)>,
}

impl Outcome {
    /// How it ended: a run that says it is done, or can do no more, without an accepted answer will never have one.
    pub fn fate(&self) -> Fate {
        match () {
            () if self.answer.is_some() => Fate::Solved,
            () if self.rejected || self.ended.is_some() => Fate::Stuck,
            () => Fate::Censored,
        }
    }
}

impl From<&Outcome> for Taken {
    fn from(o: &Outcome) -> Taken {
        let (generations, evaluations, milliseconds) = (o.generations, o.evaluations, o.milliseconds);
        Taken { fate: o.fate(), generations, evaluations, milliseconds }
    }
}
