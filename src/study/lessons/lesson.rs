//! What a lesson is.

use crate::evolve::Recipe;
use crate::puzzle::Grid;
use crate::study::landscape::Landscape;
use crate::study::lanes::Lanes;
use crate::study::plan::{Plan, StudyError};
use crate::study::progress::Study;
use crate::study::race::{Standing, State};
use crate::study::summary::Summary;
use crate::text::link::Link;

/// A lesson: what it runs, and what is to be read off the result. Its texts are in `say::lessons`.
pub struct Lesson {
    /// What is run, as a link: a race has keys `lane`, a study a key `sweep`.
    pub link: &'static str,
    /// Which of the options (from 0) the result is, if it is one of them.
    pub result: fn(&Finding) -> Option<usize>,
    /// Whether the whole landscape of the puzzle is shown beside the result.
    pub landscape: bool,
    /// Links to try.
    pub attempts: &'static [&'static str],
}

/// What came of a lesson's run.
pub enum Finding<'a> {
    /// Standings of a race.
    Race(&'a [Standing]),
    /// Outcomes of a study.
    Study(&'a Study),
}

impl Finding<'_> {
    /// Standings of a race; none of a study.
    pub fn lanes(&self) -> &[Standing] {
        match self {
            Finding::Race(standings) => standings,
            Finding::Study(_) => &[],
        }
    }

    /// Lanes that solved it.
    pub fn solved(&self) -> usize {
        self.lanes().iter().filter(|s| s.state == State::Solved).count()
    }

    /// The only lane in the first place, if it was solved.
    pub fn winner(&self) -> Option<usize> {
        let lanes = self.lanes();
        let first = |s: &Standing| s.place == Some(1) && s.state == State::Solved;
        let at = lanes.iter().position(first)?;
        (lanes.iter().filter(|s| first(s)).count() == 1).then_some(at)
    }

    /// What the two values of a complete study came to.
    pub fn two_values(&self) -> Option<(Summary, Summary)> {
        match self {
            Finding::Study(study) if study.is_complete() => Some((study.summary(0), study.summary(1))),
            _ => None,
        }
    }
}

/// What a lesson runs.
pub enum Machine {
    /// A race.
    Race {
        /// The puzzle.
        puzzle: Grid,
        /// Who runs.
        lanes: Vec<Recipe>,
    },
    /// A study.
    Study(Plan),
}

impl Lesson {
    /// What the lesson runs, as its link says.
    ///
    /// # Errors
    ///
    /// Everything in its link that cannot be run.
    pub fn machine(&self) -> Result<Machine, Vec<StudyError>> {
        let link = Link::read(self.link).map_err(|error| vec![error.into()])?;
        if !link.other.iter().any(|(key, _)| key == "lane") {
            return Plan::of_link(&link).map(|(plan, _)| Machine::Study(plan));
        }
        let found = Lanes::of_keys(&link.other, &link.grid, 1);
        match found.skipped.is_empty() {
            true => Ok(Machine::Race { puzzle: link.grid, lanes: found.lanes }),
            false => Err(found.skipped),
        }
    }

    /// The whole landscape of its puzzle, where that is shown.
    pub fn landscape(&self) -> Option<Landscape> {
        Landscape::of(&Link::read(self.link).ok().filter(|_| self.landscape)?.grid)
    }
}
