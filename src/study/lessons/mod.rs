//! Six short lessons. Each asks for a prediction, lets the real thing run, and says which prediction its result bears out:
//! nothing of a result is written here.

pub mod crossover;
pub mod cube;
pub mod escape;
pub mod landscape;
pub mod lunch;
pub mod pressure;

use crate::puzzle::Grid;
use crate::study::{Landscape, Lane, Plan, Standing, State, Study, StudyError};
use crate::text::link::Link;

/// A lesson.
pub struct Lesson {
    pub title: &'static str,
    /// Paragraphs before the question.
    pub text: &'static [&'static str],
    pub question: &'static str,
    pub options: &'static [&'static str],
    /// What is run, as a link: a race has keys `lane`, a study a key `sweep`.
    pub link: &'static str,
    /// Which of the options the result bears out, if it is one of them.
    pub borne_out: fn(&Finding) -> Option<usize>,
    /// What the result shows, with its numbers.
    pub shows: fn(&Finding) -> String,
    /// Whether the whole landscape of the puzzle is shown beside the result.
    pub landscape: bool,
    pub notice: &'static [&'static str],
    /// Things to try: what, and the link that opens it.
    pub attempts: &'static [(&'static str, &'static str)],
    pub sources: &'static [&'static str],
}

/// What came of a lesson's run.
pub enum Finding<'a> {
    Race(&'a [Standing]),
    Study(&'a Study),
}

impl Finding<'_> {
    /// Standings of a race; none of a study.
    fn lanes(&self) -> &[Standing] {
        match self {
            Finding::Race(standings) => standings,
            Finding::Study(_) => &[],
        }
    }

    fn solved(&self) -> usize {
        self.lanes().iter().filter(|s| s.state == State::Solved).count()
    }

    /// The only lane in the first place, if it was solved.
    fn winner(&self) -> Option<usize> {
        let lanes = self.lanes();
        let first = |s: &Standing| s.place == Some(1) && s.state == State::Solved;
        let at = lanes.iter().position(first)?;
        (lanes.iter().filter(|s| first(s)).count() == 1).then_some(at)
    }
}

/// What a lesson runs.
pub enum Machine {
    Race { puzzle: Grid, lanes: Vec<Lane>, evaluations: u64 },
    Study(Plan),
}

impl Lesson {
    pub fn machine(&self) -> Result<Machine, StudyError> {
        let link = Link::read(self.link)?;
        let lanes: Vec<Lane> = link
            .other
            .iter()
            .filter(|(key, _)| key == "lane")
            .map(|(_, text)| Lane::read(text, &link.grid))
            .collect::<Result<_, _>>()?;
        if lanes.is_empty() {
            return Plan::of_link(&link).map(|(plan, _)| Machine::Study(plan));
        }
        let limit = link.other.iter().find(|(key, _)| key == "evaluations").and_then(|(_, n)| n.parse().ok());
        Ok(Machine::Race { puzzle: link.grid, lanes, evaluations: limit.unwrap_or(crate::study::race::EVALUATIONS) })
    }

    /// The whole landscape of its puzzle, where that is shown.
    pub fn landscape(&self) -> Option<Landscape> {
        Landscape::of(&Link::read(self.link).ok().filter(|_| self.landscape)?.grid)
    }
}

/// All of them, in order; the first is lesson 1.
pub const LESSONS: [&Lesson; crate::study::view::LESSONS as usize] =
    [&landscape::LESSON, &pressure::LESSON, &crossover::LESSON, &escape::LESSON, &cube::LESSON, &lunch::LESSON];
