//! What was predicted in the lessons, why, and what came of it: kept in the browser alone.

use crate::study::predictions::{self, Kept, Prediction, read, write};
use crate::study::report::Seen;
use crate::study::view::LESSONS;

use crate::ui::kit::store;

fn key(number: u8) -> String {
    format!("lesson-{number}")
}

/// The predictions of a lesson, the newest first.
fn of(number: u8) -> Vec<Kept> {
    store::get(&key(number)).map(|text| read(number, &text)).unwrap_or_default()
}

/// Changes what is kept of a lesson; what the browser does not keep is lost with the page.
fn change(number: u8, by: impl FnOnce(&mut Vec<Kept>)) {
    let (key, mut all) = (key(number), of(number));
    // What a later version has kept is not for this one to replace.
    let is_own = store::get(&key).is_none_or(|text| text == write(&all));
    if is_own || store::put_aside(&key, &format!("aside-{key}")).is_ok() {
        by(&mut all);
        let _ = store::set(&key, &write(&all));
    }
}

/// Keeps a prediction as it is made.
pub fn keep(number: u8, prediction: &Prediction) {
    change(number, |all| predictions::predict(all, number, prediction));
}

/// Keeps which option the seeds showed, if it was one of them, and what they came to.
pub fn keep_result(number: u8, prediction: &Prediction, result: Option<usize>, meaning: String) {
    change(number, |all| predictions::see(all, number, prediction, Seen::of(result), meaning));
}

/// The prediction that was made last, where its seeds are not through.
pub fn pending(number: u8) -> Option<Prediction> {
    predictions::pending(&of(number)).cloned()
}

/// All that are kept, in the order of the lessons, and of each in the order in which they were made.
pub fn all() -> Vec<Kept> {
    (0..LESSONS).flat_map(|number| of(number).into_iter().rev()).collect()
}

/// Keeps none any more.
pub fn forget() {
    (0..LESSONS).for_each(|number| {
        let _ = store::remove(&key(number));
    });
}
