//! Reads a text by its shape: whatever format it is in is recognised without asking.

use crate::text::form::Form;
use crate::text::lines;
use crate::text::lines::Line;
use crate::text::reading::{Puzzle, Reading};
use crate::text::{ReadError, app_link, candidates, cube_text, fields, fpuzzles, large, list, opensudoku, plain, sdk};

/// The puzzle of a text, or the first of many.
///
/// # Errors
///
/// What is wrong with it, with line and column where there is a place.
pub fn read(text: &str) -> Result<Puzzle, ReadError> {
    read_all(text)?.first()
}

/// Everything in a text of any length.
///
/// # Errors
///
/// What is wrong with it, where nothing can be read at all.
pub fn read_all(text: &str) -> Result<Reading, ReadError> {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    match start.chars().next() {
        None => return Err(ReadError::Empty),
        // Other programs' data begins so, too.
        Some('{') if !start.contains("\"grid\"") => return Err(ReadError::Unknown),
        Some('{') => return fpuzzles::read(start, &Form::Fpuzzles),
        Some('<') if !start.contains("<opensudoku") && !start.contains("<game") => return Err(ReadError::Unknown),
        Some('<') => return opensudoku::read(text),
        _ if start.starts_with("SUDOKUBE") => return cube_text::read(start),
        _ => {}
    }
    if text.len() > large::LONGEST && is_neither_list_nor_board(text) {
        return Err(ReadError::Unknown);
    }
    let lines = lines::of(text);
    // Only a text that begins with a link is one: an address in a comment is none.
    if let Some(link) = lines.first().and_then(|l| app_link::find(l.text)) {
        return app_link::read(link);
    }
    if let Some(result) = sdk::sections(&lines) {
        return result;
    }
    read_lines(&lines).map(|reading| sdk::tags(text).describe(reading))
}

/// What its first lines and its length say, without a look at each line.
fn is_neither_list_nor_board(text: &str) -> bool {
    let head: Vec<Line> = lines::each(text).take(3).collect();
    let is_read = |line: &Line| line.text.starts_with('[') || app_link::find(line.text).is_some();
    !(head.iter().any(is_read) || list::begins(&head) || large::begins(&head))
        && lines::each(text).map(|line| line.text.len()).sum::<usize>() > large::LONGEST
}

fn read_lines(lines: &[Line]) -> Result<Reading, ReadError> {
    if let Some(result) = large::read(lines) {
        return result;
    }
    if let Some(result) = list::read(lines) {
        return result;
    }
    if lines.iter().map(|l| l.text.len()).sum::<usize>() > large::LONGEST {
        return Err(ReadError::Unknown);
    }
    if lines.iter().any(|l| l.text.contains(fields::is_separator)) {
        return fields::read(lines).map_err(|error| match plain::read(lines) {
            Err(ReadError::Unknown) => ReadError::Unknown,
            _ => error,
        });
    }
    let reading = candidates::read(lines).unwrap_or_else(|| plain::read(lines));
    reading.map_err(|error| match error {
        ReadError::Unknown | ReadError::Length { .. } | ReadError::Symbol { .. } => {
            large::miscounted(lines).unwrap_or(error)
        }
        error => error,
    })
}
