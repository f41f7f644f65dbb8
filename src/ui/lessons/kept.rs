//! What was predicted in the lessons, why, and what came of it: kept in the browser alone, and where that has no room for it, as long
//! as the visit lasts.

use leptos::prelude::*;

use crate::say::words::sentence;
use crate::study::predictions::{self, Kept, Prediction, read, write};
use crate::study::report::Seen;
use crate::study::view::LESSONS;

use crate::ui::kit::store;
use crate::ui::kit::store::StoreError;

fn key(number: u8) -> String {
    format!("lesson-{number}")
}

/// The predictions of a lesson that the browser did not keep.
struct Unkept {
    number: u8,
    all: Vec<Kept>,
    why: StoreError,
}

/// The predictions of the lessons; a context, so that those that are not kept are there when their lesson is come back to.
#[derive(Clone, Copy)]
pub struct Predictions(RwSignal<Vec<Unkept>>);

pub fn use_predictions() -> Predictions {
    expect_context::<Predictions>()
}

impl Predictions {
    /// Those that the browser keeps.
    pub fn kept() -> Predictions {
        Predictions(RwSignal::new(Vec::new()))
    }

    /// The predictions of a lesson, the newest first.
    fn of(self, number: u8) -> Vec<Kept> {
        let here =
            |all: &Vec<Unkept>| all.iter().find(|unkept| unkept.number == number).map(|unkept| unkept.all.clone());
        let kept = || store::get(&key(number)).map(|text| read(number, &text));
        self.0.with_untracked(here).or_else(kept).unwrap_or_default()
    }

    /// Changes those of a lesson, for the next visit or at least for this one.
    fn change(self, number: u8, by: impl FnOnce(&mut Vec<Kept>)) {
        let (key, mut all) = (key(number), self.of(number));
        by(&mut all);
        // What a later version has kept is not for this one to replace.
        let is_own = store::get(&key).is_none_or(|text| text == write(&read(number, &text)));
        let aside = if is_own { Ok(()) } else { store::put_aside(&key, &format!("aside-{key}")) };
        let kept = aside.and_then(|()| store::set(&key, &write(&all)));
        self.0.update(|unkept| {
            unkept.retain(|unkept| unkept.number != number);
            if let Err(why) = kept {
                unkept.push(Unkept { number, all, why });
            }
        });
    }

    /// Keeps a prediction as it is made.
    pub fn keep(self, number: u8, prediction: &Prediction) {
        self.change(number, |all| predictions::predict(all, number, prediction));
    }

    /// Keeps which option the seeds showed, if it was one of them, and what they came to.
    pub fn keep_result(self, number: u8, prediction: &Prediction, result: Option<usize>, meaning: String) {
        self.change(number, |all| predictions::see(all, number, prediction, Seen::of(result), meaning));
    }

    /// Why some of these lessons are not kept, as a sentence; nothing where they are.
    pub fn lost(self, of: impl Fn(u8) -> bool) -> String {
        let why = self.0.with(|all| all.iter().find(|unkept| of(unkept.number)).map(|unkept| unkept.why));
        why.map_or_else(String::new, |why| sentence(why.label()))
    }

    /// The prediction that was made last, where its seeds are not through.
    pub fn pending(self, number: u8) -> Option<Prediction> {
        predictions::pending(&self.of(number)).cloned()
    }

    /// All that there are, in the order of the lessons, and of each in the order in which they were made.
    pub fn all(self) -> Vec<Kept> {
        (0..LESSONS).flat_map(|number| self.of(number).into_iter().rev()).collect()
    }

    /// Keeps none any more.
    pub fn forget(self) {
        self.0.update(Vec::clear);
        (0..LESSONS).for_each(|number| {
            let _ = store::remove(&key(number));
        });
    }
}
