//! The studies beside the one on the bench: those that the browser keeps, and those that were left in this visit, which it may have
//! had no room for.

use leptos::prelude::*;

use crate::study::shelf::joined;
use crate::study::{Plan, Study};

use crate::ui::classroom::bench::Bench;
use crate::ui::study::kept;

/// A context, so that they are there when the view is come back to.
#[derive(Clone, Copy)]
pub struct Shelf(StoredValue<Vec<Study>>);

pub fn use_shelf() -> Shelf {
    expect_context::<Shelf>()
}

impl Shelf {
    pub fn empty() -> Shelf {
        Shelf(StoredValue::new(Vec::new()))
    }

    /// Puts what is known on the bench beside it.
    pub fn put(self, bench: Bench<Study>) {
        let known = untrack(|| bench.with(|study| study.filter(|study| study.done() > 0).cloned()));
        if let Some(study) = known {
            self.0.update_value(|left| {
                left.retain(|other| other.plan != study.plan);
                left.push(study);
            });
        }
    }

    /// Every study that has runs done, of each plan one, that on the bench first.
    pub fn all(self, bench: Bench<Study>) -> Vec<Study> {
        self.put(bench);
        joined(self.0.get_value().into_iter().rev().chain(kept::all()))
    }

    /// Takes up what is known of a plan, from wherever it is; where nothing is, the bench stays as it is.
    pub fn take_up(self, bench: Bench<Study>, plan: &Plan) {
        let known = self.all(bench).into_iter().find(|study| study.plan == *plan);
        if known.is_some() {
            bench.show(known);
        }
    }

    /// Drops what is known of a plan.
    pub fn forget(self, plan: &Plan) {
        self.0.update_value(|left| left.retain(|study| study.plan != *plan));
        kept::forget(plan);
    }
}
