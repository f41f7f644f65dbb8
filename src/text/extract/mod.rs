//! The most plausible puzzles of any text: what the readers of single formats refuse is searched for a board in it.
//!
//! `clean` makes plain characters of a text, `markup` plain rows of pages and papers; then every finder (`links`, `blocks`,
//! `columns`, `strings`, `lists`, `squares`, `loose`) says which boards it sees, each with a score, and `choose` decides. A board
//! that two readings of the same lines show differently is never guessed: both are handed on.

mod almost;
mod blocks;
mod cell;
mod choose;
mod clean;
mod columns;
mod hit;
mod inflate;
mod links;
mod lists;
mod loose;
mod markup;
mod penpa;
mod rows;
mod signs;
mod squares;
mod strings;
mod sudokupad;
mod tree;
mod variants;

pub use crate::text::extract::almost::Almost;
pub use crate::text::extract::choose::{Found, Ignored, Reason};
pub use crate::text::extract::hit::How;

use crate::text::extract::hit::Hit;
use crate::puzzle::check::conflicts;
use crate::text::form::Form;
use crate::text::{ReadError, Reading, read_all};

/// Bytes that are searched; more is only a list, which its own reader takes.
const MOST: usize = 4_000_000;

/// Everything in a text: as the readers of single formats take it, or what is found in it.
///
/// # Errors
///
/// What the readers say of it, where no puzzle is found either.
pub fn open(text: &str) -> Result<Found, ReadError> {
    match read_all(text) {
        Ok(reading) if is_no_puzzle(&reading) => Err(ReadError::Unknown),
        Ok(reading) => Ok(Found::of_reading(reading)),
        Err(error) => extract(text).ok_or(error),
    }
}

/// A table of numbers that happens to have the size of a board: digits of a puzzle hardly contradict each other.
fn is_no_puzzle(reading: &Reading) -> bool {
    let [only] = &reading.puzzles[..] else { return false };
    let told = matches!(reading.form, Form::Rows { .. } | Form::Numbers(_) | Form::Fields(_) | Form::CandidateGrid(_) | Form::OneLine { .. });
    let conflicts = conflicts(&only.grid).len();
    told && conflicts > 3 && 3 * conflicts > only.grid.filled()
}

/// What is found in a text that is in no format of its own.
pub fn extract(text: &str) -> Option<Found> {
    if text.len() > MOST {
        return None;
    }
    let plain = clean::clean(text);
    let hits = hits(&plain);
    if let Some(found) = choose::choose(hits, &plain) {
        return Some(found);
    }
    let lines: Vec<&str> = plain.lines().collect();
    let (almost, boards) = almost::find(&lines)?;
    Some(Found::almost(almost, boards, &plain))
}

fn hits(plain: &str) -> Vec<Hit> {
    let mut hits = Vec::new();
    let forum = markup::with_tags(plain);
    let tagged = forum.as_deref().unwrap_or(plain);
    let page = markup::plain(tagged);
    let paper = markup::latex(plain);
    let lines: Vec<&str> = plain.lines().collect();
    hits.extend(links::find(&lines));
    hits.extend(links::json(plain));
    // The page's text comes first: between tags there are only names of tags.
    for (view, text) in [Some(plain), page.as_deref(), paper.as_deref()].into_iter().enumerate() {
        let Some(text) = text else { continue };
        let lines: Vec<&str> = text.lines().collect();
        for find in [blocks::find, columns::find, strings::find, loose::vertical, loose::candidates] {
            let found = find(&lines);
            hits.extend(found.into_iter().map(|hit| Hit { view, ..hit }));
        }
    }
    if page.is_some() {
        hits.extend(markup::elements(tagged));
    }
    let by_column = plain.contains("matrix(") && !(plain.contains("byrow = T") || plain.contains("byrow=T"));
    let mut listed = Vec::new();
    lists::find(&tree::read(plain), by_column, &mut listed);
    hits.extend(listed.into_iter().filter(|hit| hit.score >= 50));
    hits.extend(squares::find(plain));
    hits
}
