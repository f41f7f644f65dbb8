//! A study's runs, and the studies that the browser keeps, each under a name of its own.

use crate::study::shelf::{FIRST, is_study, joined, place};
use crate::study::{Plan, Study};
use crate::threads::batch::protocol::{Command, Report};

use crate::ui::classroom::runs::Runs;
use crate::ui::kit::store;

/// Under this key stands the name of the study that was run last.
const LAST: &str = "study-last";

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
        if let Some(name) = put(self)?
            && store::get(LAST).as_ref() != Some(&name)
        {
            let _ = store::set(LAST, &name);
        }
        Ok(())
    }
}

/// Keeps a study beside what is kept of it; under which name, where that is news.
fn put(study: &Study) -> Result<Option<String>, String> {
    if study.done() == 0 {
        return Ok(None);
    }
    let (name, there) = place(&study.plan, store::get);
    let first = of(FIRST).filter(|first| first.plan == study.plan);
    // Another tab may have done others of its runs.
    let mut all = study.clone();
    [&there, &first].into_iter().flatten().for_each(|known| all.unite(known));
    if there.as_ref() == Some(&all) {
        return Ok(None);
    }
    let text = all.write();
    let done = match store::set(&name, &text) {
        // It is kept once, and where there is no room for a second time it stays where it was.
        Ok(()) if first.is_some() => store::remove(FIRST),
        Err(_) if first.is_some() => store::set(FIRST, &text),
        done => done,
    };
    done.map_err(|error| error.to_string())?;
    Ok(Some(name))
}

/// Keeps a study again that was forgotten. Which one was run last stays as it is.
pub fn put_back(study: &Study) -> Result<(), String> {
    put(study).map(drop)
}

/// The names of all that are kept, the one that was run last first.
fn names() -> impl Iterator<Item = String> {
    let last = store::get(LAST);
    let (first, others): (Vec<String>, Vec<String>) =
        store::keys().into_iter().filter(|name| is_study(name)).partition(|name| Some(name) == last.as_ref());
    first.into_iter().chain(others)
}

/// What is kept under a name.
fn of(name: &str) -> Option<Study> {
    Study::read(&store::get(name)?).ok()
}

/// The studies that are kept and have runs that are done, of each plan one.
pub fn all() -> Vec<Study> {
    joined(names().filter_map(|name| of(&name)).filter(|study| study.done() > 0))
}

/// Keeps nothing of a plan any more.
pub fn forget(plan: &Plan) {
    names().filter(|name| of(name).is_some_and(|study| study.plan == *plan)).for_each(|name| {
        let _ = store::remove(&name);
    });
}
