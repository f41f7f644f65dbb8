//! What was predicted in a lesson, why, and what came of it: kept in the browser alone.

use crate::study::view::LESSONS;

use crate::ui::kit::store;

/// A prediction: the option, and the reason as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prediction {
    pub choice: usize,
    pub reason: String,
}

/// A prediction and the option that the seeds showed, if it was one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub number: u8,
    pub prediction: Prediction,
    pub result: Option<usize>,
    /// What the seeds came to, as it was said.
    pub meaning: String,
}

fn key(number: u8) -> String {
    format!("lesson-{number}")
}

/// Keeps it; what the browser does not keep is lost with the page.
pub fn keep(kept: &Kept) {
    let Kept { number, prediction: Prediction { choice, reason }, result, meaning } = kept;
    let result = result.map(|k| k.to_string()).unwrap_or_default();
    let line = |text: &str| text.replace('\n', "\u{2028}");
    let text = [choice.to_string(), result, line(meaning), line(reason)].join("\n");
    let _ = store::set(&key(*number), &text);
}

fn read(number: u8) -> Option<Kept> {
    let text = store::get(&key(number))?;
    let mut lines = text.lines();
    let choice = lines.next()?.parse().ok()?;
    let result = lines.next()?.parse().ok();
    let mut line = || Some(lines.next()?.replace('\u{2028}', "\n"));
    let (meaning, reason) = (line()?, line()?);
    Some(Kept { number, prediction: Prediction { choice, reason }, result, meaning })
}

/// All that are kept, in the order of the lessons.
pub fn all() -> Vec<Kept> {
    (0..LESSONS).filter_map(read).collect()
}

/// Keeps none any more.
pub fn forget() {
    (0..LESSONS).for_each(|number| {
        let _ = store::remove(&key(number));
    });
}
