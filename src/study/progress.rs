//! What is known of a study so far. Outcomes come in any order; they are kept as text and gone on from.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::evolve::{Generation, Limits};
use crate::stats::Fate;
use crate::study::comparison::{Comparison, Tried, compare};
use crate::study::outcome::Outcome;
use crate::study::plan::{Plan, StudyError};
use crate::study::summary::{Cost, Summary, Taken};
use crate::text::link::Link;

/// First line of the text; another number is another format.
const VERSION: &str = "sudokube study 1";

/// A plan and the outcomes that are there.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// Which runs it has.
    pub plan: Plan,
    outcomes: BTreeMap<u32, Outcome>,
}

impl Study {
    /// A study of which nothing is known.
    pub fn new(plan: Plan) -> Study {
        Study { plan, outcomes: BTreeMap::new() }
    }

    /// Takes an outcome in; one of no run of this plan is left out, of one that is there the first counts.
    pub fn take(&mut self, outcome: Outcome) {
        if (outcome.task as usize) < self.plan.runs() {
            self.outcomes.entry(outcome.task).or_insert(outcome);
        }
    }

    /// Takes in what another one knows of the same plan.
    pub fn unite(&mut self, other: &Study) {
        if self.plan == other.plan {
            other.outcomes().for_each(|outcome| self.take(*outcome));
        }
    }

    /// Runs that are done.
    pub fn done(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether all runs are done.
    pub fn is_complete(&self) -> bool {
        self.done() == self.plan.runs()
    }

    /// Runs without an outcome: first seeds of all values, then second ones, so that every value is known soon.
    pub fn left(&self) -> impl Iterator<Item = u32> {
        let (values, each) = (self.plan.values.len(), self.plan.runs_per_value());
        let numbers = (0..each).flat_map(move |k| (0..values).map(move |v| (v * each + k) as u32));
        numbers.filter(|task| !self.outcomes.contains_key(task))
    }

    /// The runs there are of a value.
    pub fn of_value(&self, value: usize) -> impl Iterator<Item = &Outcome> {
        let each = self.plan.runs_per_value();
        let range = (value * each) as u32..((value + 1) * each) as u32;
        self.outcomes.range(range).map(|(_, outcome)| outcome)
    }

    /// What the runs of a value come to, by index.
    pub fn summary(&self, value: usize) -> Summary {
        Summary::of(self.of_value(value))
    }

    /// The runs there are, by number.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.outcomes.values()
    }

    /// Every pair of values compared, counted in this.
    pub fn comparisons(&self, cost: Cost) -> Vec<Comparison> {
        let tried = |o: &Outcome| {
            let task = self.plan.task(o.task as usize);
            Tried { puzzle: task.puzzle, seed: task.seed, run: Taken::from(o).observed(cost) }
        };
        compare(&(0..self.plan.values.len()).map(|k| self.of_value(k).map(tried).collect()).collect::<Vec<_>>())
    }

    /// Everything, as text.
    pub fn write(&self) -> String {
        let mut text = format!("{VERSION}\n{}\n", self.plan.link().write());
        for o in self.outcomes.values() {
            let fate = match o.fate {
                Fate::Censored => 0,
                Fate::Solved => 1,
                Fate::Stuck => 2,
            };
            let _ =
                writeln!(text, "{} {fate} {} {} {} {}", o.task, o.best, o.generations, o.evaluations, o.microseconds);
        }
        text
    }

    /// Reads what [`Study::write`] wrote. A damaged line of a run is left out: it is run again.
    ///
    /// # Errors
    ///
    /// It is of another version, or its plan cannot be read.
    pub fn read(text: &str) -> Result<Study, StudyError> {
        let mut lines = text.lines();
        if lines.next() != Some(VERSION) {
            return Err(StudyError::Kept);
        }
        let link = Link::read(lines.next().unwrap_or_default())?;
        let (plan, warnings) = Plan::of_link(&link).map_err(|_| StudyError::Kept)?;
        if !warnings.is_empty() {
            // Its runs were others.
            return Err(StudyError::Kept);
        }
        let limits = plan.recipe.limits;
        let mut study = Study::new(plan);
        lines.filter_map(|line| outcome(line, limits)).for_each(|outcome| study.take(outcome));
        Ok(study)
    }
}

fn outcome(line: &str, limits: Limits) -> Option<Outcome> {
    let mut fields = line.split(' ');
    let mut next = || fields.next()?.parse::<u64>().ok();
    let (task, fate) = (next()?.try_into().ok()?, next()?);
    let (best, generations, evaluations, microseconds) = (next()?.try_into().ok()?, next()?, next()?, next()?);
    let fate = match fate {
        1 => Fate::Solved,
        2 => Fate::Stuck,
        // Earlier versions wrote 0 for both: short of its limits, a run had ended by itself.
        _ if !limits.reached(&Generation { generation: generations, evaluations, ..Generation::default() }) => {
            Fate::Stuck
        }
        _ => Fate::Censored,
    };
    fields.next().is_none().then_some(Outcome { task, fate, best, generations, evaluations, microseconds })
}
