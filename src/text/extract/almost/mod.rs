//! Texts that are nearly a board: what is missing, and the boards that it may have been.

mod groups;
mod mend;
mod rows;
mod word;

pub use crate::text::extract::almost::mend::Almost;

use crate::puzzle::Grid;

/// What nearly fits, with every board without a contradiction that it may have been: first among the lines of a text, then among
/// its lists and what stands between quotation marks.
pub(crate) fn find(text: &str) -> Option<(Almost, Vec<Grid>)> {
    let lines: Vec<&str> = text.lines().collect();
    let of_lines = || rows::find(&lines).or_else(|| lines.iter().find_map(|line| word::find(line)));
    of_lines().or_else(|| {
        let groups = groups::all(text);
        rows::find(&groups.iter().map(String::as_str).collect::<Vec<&str>>())
    })
}
