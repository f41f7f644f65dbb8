//! Texts that are nearly a board: what is missing, and the boards that it may have been.

mod groups;
mod mend;
mod rows;
mod word;

pub use crate::text::extract::almost::mend::Almost;

use crate::puzzle::Grid;

/// Bytes beyond which nothing is nearly one board.
const MOST: usize = 50_000;

/// What nearly fits, with every board without a contradiction that it may have been: first among the lines of a text, then among
/// its lists and what stands between quotation marks.
pub(crate) fn find(text: &str) -> Option<(Almost, Vec<Grid>)> {
    if text.len() > MOST {
        return None;
    }
    let lines: Vec<&str> = text.lines().collect();
    let of_lines = || rows::find(&lines).or_else(|| lines.iter().find_map(|line| word::find(line)));
    of_lines().or_else(|| {
        let groups = groups::all(text);
        rows::find(&groups.iter().map(String::as_str).collect::<Vec<&str>>())
    })
}
