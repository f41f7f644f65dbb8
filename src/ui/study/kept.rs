//! A study's runs, and the study that is kept for the next visit.

use crate::study::Study;
use crate::threads::batch::protocol::{Command, Report};

use crate::ui::classroom::bench::Runs;
use crate::ui::kit::store;

/// Under this key a study is kept.
const KEY: &str = "study";

/// Under this one a study that cannot be read here.
const ASIDE: &str = "study-aside";

impl Runs for Study {
    fn is_same(&self, other: &Study) -> bool {
        self.plan == other.plan
    }

    fn left(&self) -> impl Iterator<Item = u32> {
        Study::left(self)
    }

    fn command(&self, id: u32, tasks: &[u32]) -> Command {
        Command::Runs { id, plan: self.plan.clone(), tasks: tasks.to_vec() }
    }

    fn take(&mut self, id: u32, report: &Report) -> Option<u32> {
        let Report::Ran { id: of, outcome } = report else { return None };
        (*of == id).then(|| Study::take(self, *outcome))?;
        Some(outcome.task)
    }

    fn is_complete(&self) -> bool {
        Study::is_complete(self)
    }

    fn keep(&self) -> Result<(), String> {
        // What a later version has kept is not for this one to replace.
        if let Some(newer) = store::get(KEY).filter(|text| Study::read(text).is_err()) {
            store::set(ASIDE, &newer).map_err(|error| error.to_string())?;
        }
        store::set(KEY, &self.write()).map_err(|error| error.to_string())
    }
}

/// The study that was kept, if one was.
pub fn kept() -> Option<Study> {
    Study::read(&store::get(KEY)?).ok().filter(|study| study.plan.runs() > 0)
}
