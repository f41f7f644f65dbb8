//! The studies beside the one on the bench: those that the browser keeps, and those that were left in this visit, which it may have
//! had no room for.

use leptos::prelude::*;

use crate::study::shelf::{Removed, joined};
use crate::study::{Plan, Study};

use crate::ui::classroom::bench::Bench;
use crate::ui::study::kept;

/// A context, so that they are there when the view is come back to.
#[derive(Clone, Copy)]
pub struct Shelf {
    left: StoredValue<Vec<Study>>,
    /// What was removed last: it can be put back until another one is removed.
    pub removed: ReadSignal<Option<Removed>>,
    set_removed: WriteSignal<Option<Removed>>,
}

pub fn use_shelf() -> Shelf {
    expect_context::<Shelf>()
}

/// Whether that of this plan is on the bench.
pub fn is_on(bench: Bench<Study>, plan: &Plan) -> bool {
    untrack(|| bench.with(|study| study.is_some_and(|study| study.plan == *plan)))
}

impl Shelf {
    pub fn empty() -> Shelf {
        let (removed, set_removed) = signal(None);
        Shelf { left: StoredValue::new(Vec::new()), removed, set_removed }
    }

    /// Puts what is known on the bench beside it.
    pub fn put(self, bench: Bench<Study>) {
        let known = untrack(|| bench.with(|study| study.filter(|study| study.done() > 0).cloned()));
        if let Some(study) = known {
            self.left.update_value(|left| {
                left.retain(|other| other.plan != study.plan);
                left.push(study);
            });
        }
    }

    /// Every study that has runs done, of each plan one, that on the bench first.
    pub fn all(self, bench: Bench<Study>) -> Vec<Study> {
        self.put(bench);
        joined(self.left.get_value().into_iter().rev().chain(kept::all()))
    }

    /// What is known of a plan, from wherever it is.
    fn known(self, bench: Bench<Study>, plan: &Plan) -> Option<Study> {
        self.all(bench).into_iter().find(|study| study.plan == *plan)
    }

    /// Takes up what is known of a plan; where nothing is, the bench stays as it is.
    pub fn take_up(self, bench: Bench<Study>, plan: &Plan) {
        let known = self.known(bench, plan);
        if known.is_some() {
            bench.show(known);
        }
    }

    /// Drops what is known of a plan, everywhere.
    pub fn remove(self, bench: Bench<Study>, plan: &Plan) {
        let Some(known) = self.known(bench, plan) else { return };
        if is_on(bench, plan) {
            bench.show(None);
        }
        let removed = self.left.try_update_value(|left| Removed::take(known, left));
        kept::forget(plan);
        self.set_removed.set(removed);
    }

    /// Puts back what was removed last; its plan.
    pub fn put_back(self, bench: Bench<Study>) -> Option<Plan> {
        let mut removed = self.removed.get_untracked()?;
        let plan = removed.study.plan.clone();
        let is_shown = is_on(bench, &plan);
        if is_shown {
            bench.stop();
        }
        // What was run since is lost no more than what was there: of a run that was made twice the first counts.
        self.known(bench, &plan).iter().for_each(|since| removed.study.unite(since));
        let study = removed.study.clone();
        let kept = kept::put_back(&study);
        self.left.update_value(|left| removed.put_back(left, kept.is_ok()));
        if is_shown {
            bench.show(Some(study));
        }
        if let Err(why) = kept {
            bench.complain(&why);
        }
        self.set_removed.set(None);
        Some(plan)
    }
}
