//! The most plausible puzzles of any text: what the readers of single formats refuse is searched for a board in it.
//!
//! `clean` makes plain characters of a text, `markup` plain rows of pages and papers; then every finder (`links`, `blocks`,
//! `columns`, `strings`, `lists`, `squares`, `loose`) says which boards it sees, each with a score, and `choose` decides. Where none is seen, `mends` takes out what programs put round
//! rows, and `own_sign` tries the text's own sign for empty squares. A board that two readings of the same lines show differently is never guessed: both are handed on.

mod almost;
mod aspect;
mod blocks;
mod boxes;
mod by_digit;
mod cell;
mod choose;
mod clean;
mod columns;
mod frames;
mod headed;
mod hit;
mod ids;
mod indexed;
mod inflate;
mod ksudoku;
mod labels;
mod links;
mod lists;
mod loose;
mod markup;
mod mend_code;
mod mend_lines;
mod mends;
mod named;
mod net;
mod own_sign;
mod pencil;
mod penpa;
mod placed;
mod refusal;
mod row_order;
mod rows;
mod rtf;
mod signs;
mod squares;
mod stack;
mod steps;
mod strings;
mod sudokupad;
mod tree;
mod triples;
mod unpack;
mod variants;
mod wiki;

pub use crate::text::extract::almost::Almost;
pub use crate::text::extract::choose::{Found, Ignored, Reason};

use std::borrow::Cow;

use crate::puzzle::check::conflicts;
use crate::puzzle::{Grid, Shape};
use crate::text::extract::hit::Hit;
use crate::text::form::Form;
use crate::text::how::How;
use crate::text::reading::Puzzle;
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
        // Perhaps only its squares were divided wrongly.
        Ok(reading) if is_no_puzzle(&reading) => extract(text).filter(|found| found.certain).ok_or(ReadError::Unknown),
        Ok(reading) => Ok(checked(reading, text)),
        Err(error) => match extract(text) {
            Some(found) => Ok(found),
            None => Err(refusal::of(error, text)),
        },
    }
}

/// What a reader has read, beside what is found by its shape alone: rows and tables may have lost a line, of which a frame
/// then takes the place, and a program's data may have names that its reader does not know.
fn checked(reading: Reading, text: &str) -> Found {
    let loose = matches!(reading.form, Form::Rows { .. } | Form::Numbers(_) | Form::Fields(_) | Form::CandidateGrid(_));
    // A line of a list whose other lines name rules.
    let rules = if text.len() > CHECKED { Vec::new() } else { variants::named(text) };
    let reading = match reading.form {
        Form::OnlyOfList { .. } if reading.dropped.is_empty() => Reading { dropped: rules, ..reading },
        _ => reading,
    };
    let [only] = &reading.puzzles[..] else { return Found::of_reading(reading) };
    if matches!(reading.form, Form::OnlyOfList { .. }) && has_other_squares(text, &only.grid) {
        return Found::of_reading(reading).but(Reason::Doubt);
    }
    // Small letters are digits of large boards alone: by its shape no other reader knows one.
    if !(loose || only.grid.is_empty()) || text.len() > CHECKED || only.grid.shape().is_large() {
        return Found::of_reading(reading);
    }
    match extract(text) {
        Some(found) if found.certain && (only.grid.is_empty() || is_from_zero(&found, only)) => found,
        // What only nearly fits may have been it, and something else.
        Some(found) if found.fix().is_none() && shows(&found, &only.grid) => {
            // A solution beside which there is more, perhaps its puzzle, which was not read.
            let is_solution = only.grid.is_full() && !found.ignored.is_empty();
            let read = Found::of_reading(reading);
            if is_solution { read.but(Reason::Full) } else { read }
        }
        _ if only.grid.is_empty() => Found::of_reading(reading),
        other => Found::doubted(reading, other.filter(|found| found.fix().is_none())),
    }
}

/// Whether a board is among those that were found.
fn shows(found: &Found, grid: &Grid) -> bool {
    found.readings.iter().flat_map(|reading| &reading.puzzles).any(|puzzle| puzzle.grid == *grid)
}

/// Whether what was found is a board of 16 digits from 0 to F that its reader took for one with empty squares at 0.
fn is_from_zero(found: &Found, read: &Puzzle) -> bool {
    let [Reading { puzzles, .. }] = &found.readings[..] else { return false };
    let filled = |puzzle: &Puzzle| puzzle.grid.filled();
    let sides = [read.grid.shape(), puzzles[0].grid.shape()];
    puzzles.len() == 1 && sides == [Shape::Flat16; 2] && filled(&puzzles[0]) > filled(read)
}

/// Whether a word of a line beside its puzzle is made of squares, too: both may be parts of one board.
fn has_other_squares(text: &str, read: &Grid) -> bool {
    let squares = |word: &str| {
        let mut digits = word.chars().map(crate::text::digit);
        digits.clone().all(|digit| digit.is_some()) && digits.any(|digit| digit == Some(0))
    };
    let ends = |c: char| c.is_whitespace() || crate::text::fields::is_separator(c);
    text.split(ends).any(|word| word.len() > 16 && word.len() != read.cells().len() && squares(word))
}

/// A table of numbers that happens to have the size of a board: digits of a puzzle hardly contradict each other.
fn is_no_puzzle(reading: &Reading) -> bool {
    let [only] = &reading.puzzles[..] else { return false };
    let told = matches!(
        reading.form,
        Form::Rows { .. } | Form::Numbers(_) | Form::Fields(_) | Form::CandidateGrid(_) | Form::OneLine { .. }
    );
    let conflicts = conflicts(&only.grid).len();
    let filled = only.grid.filled();
    let seen = only.grid.cells().iter().fold(0u64, |seen, &digit| seen | 1 << (digit & 63)).count_ones();
    // One digit alone is the mark of another puzzle.
    let is_against = seen == 2 || conflicts > 3 && 5 * conflicts > filled || conflicts > 1 && 2 * conflicts >= filled;
    told && filled > 3 && is_against
}

/// Tags from which on a text is a page.
const TAGS: usize = 400;

/// Bytes beyond which no board is written in rows.
const CHECKED: usize = 50_000;

/// What is found in a text that is in no format of its own.
pub fn extract(text: &str) -> Option<Found> {
    if text.len() > MOST {
        return None;
    }
    let unpacked = rtf::plain(text).map_or_else(|| unpack::unpacked(text), Cow::from);
    let plain = clean::clean(&unpacked);
    let mended: [fn(&str) -> Vec<Hit>; 2] = [mends::find, own_sign::find];
    let found = choose::choose(hits(&plain), &plain);
    // A board that breaks a rule may have been read wrongly: one that breaks none is better.
    let (clashing, found): (Option<Found>, Option<Found>) = match found {
        Some(found) if found.reasons.contains(&Reason::Conflict) => (Some(found), None),
        found => (None, found),
    };
    let doubt = |found: Found| if clashing.is_some() { found.but(Reason::Doubt) } else { found };
    found
        .or_else(|| mended.iter().find_map(|find| choose::choose(find(&plain), &plain)).map(doubt))
        .or_else(|| almost::find(&plain).map(|(almost, boards)| Found::almost(almost, boards, &plain)))
        .or(clashing)
}

fn hits(plain: &str) -> Vec<Hit> {
    let mut hits = Vec::new();
    let forum = markup::with_tags(plain);
    let tagged = forum.as_deref().unwrap_or(plain);
    let page = markup::plain(tagged);
    let paper = markup::latex(plain);
    let wiki = wiki::plain(plain).or_else(|| wiki::list_table(plain));
    let lines: Vec<&str> = plain.lines().collect();
    hits.extend(links::find(&lines));
    hits.extend(links::json(plain));
    hits.extend(ids::find(&lines));
    hits.extend(ksudoku::find(plain));
    // The page's text comes first: between tags there are only names of tags.
    for (view, text) in [Some(plain), page.as_deref(), paper.as_deref(), wiki.as_deref()].into_iter().enumerate() {
        let Some(text) = text else { continue };
        // Between the tags of a whole page there are no rows.
        if view == 0 && page.is_some() && plain.matches("</").take(TAGS).count() == TAGS {
            continue;
        }
        let lines: Vec<&str> = text.lines().collect();
        let finders = [
            blocks::find,
            columns::find,
            headed::find,
            net::find,
            strings::find,
            loose::vertical,
            loose::candidates,
            pencil::find,
        ];
        for find in finders {
            let found = find(&lines);
            hits.extend(found.into_iter().map(|hit| Hit { view, ..hit }));
        }
    }
    if page.is_some() {
        hits.extend(markup::elements(tagged));
    }
    let is_filled = ["matrix", "nrow", "reshape"].iter().any(|name| plain.contains(name));
    let tight = if is_filled { plain.replace(' ', "") } else { String::new() };
    // R, Fortran and Julia fill a table by columns; numpy's function of the same name does not.
    let reshaped = ["reshape([", "reshape((/"].iter().any(|name| tight.contains(name)) && !tight.contains(".reshape(");
    // Fortran can be told to fill it by rows.
    let by_row = ["order=[2", "order=(/2", "transpose(reshape"].iter().any(|words| tight.contains(words));
    let reshaped = reshaped && !by_row;
    // Sage has a function of the name that R uses; its list is in brackets.
    let in_brackets = tight.contains(",[") || tight.contains("matrix([");
    let by_column =
        (plain.contains("matrix(") && !in_brackets || tight.contains("nrow=") || reshaped) && !tight.contains("row=T");
    // A list that fills a table by columns must not be read as rows.
    hits.retain(|hit| !(by_column && hit.how == How::OneList || reshaped && hit.how != How::Lists));
    let mut listed = Vec::new();
    // Numbers with no sign of a list between them are six faces at most, and those are short.
    let is_listed = plain.len() < CHECKED || plain.contains(['[', '{', '(', '"', '\'', '`', ':', '=']);
    let tree = if is_listed { tree::read(plain) } else { tree::List::default() };
    lists::find(&tree, by_column, &mut listed);
    listed.retain(|hit| hit.score >= 50);
    hits.extend(listed.iter().cloned());
    if listed.is_empty() {
        hits.extend(lists::objects(&tree));
    }
    match by_digit::find(&lines) {
        Some(hit) => hits.push(hit),
        None => hits.extend(squares::find(plain)),
    }
    hits.extend(placed::find(plain));
    let told = |hit: Hit| match hit.view {
        0 => aspect::either_way(aspect::seen(hit, &lines), &lines)
            .into_iter()
            .flat_map(|hit| row_order::in_order(hit, &lines))
            .collect(),
        _ => vec![hit],
    };
    let mut hits: Vec<Hit> = hits.into_iter().flat_map(told).collect();
    // Where a text says so, lines are columns; which of them it speaks of, nobody knows.
    if aspect::tells_of_columns(plain) && !lines.iter().any(|line| aspect::number_of(line) == Some(1)) {
        let turned: Vec<Hit> = hits.iter().filter(|hit| hit.how != How::Squares).cloned().map(aspect::turned).collect();
        hits.extend(turned.into_iter().map(|hit| Hit { score: hit.score + 1, ..hit }));
    }
    // What is told box by box is no row.
    if let Some(boxed) = boxes::find(&lines) {
        hits.retain(|hit| hit.lines.end <= boxed.lines.start || hit.lines.start >= boxed.lines.end);
        hits.push(boxed);
    }
    hits
}
