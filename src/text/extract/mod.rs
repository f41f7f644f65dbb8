//! The most plausible puzzles of any text: what the readers of single formats refuse is searched for a board in it.
//!
//! `clean` makes plain characters of a text, `markup` plain rows of pages and papers; then every finder (`links`, `blocks`,
//! `columns`, `strings`, `lists`, `squares`, `loose`) says which boards it sees, each with a score, and `choose` decides. Where none is seen, `mends` takes out what programs put round
//! rows, and `own_sign` tries the text's own sign for empty squares. A board that two readings of the same lines show differently is never guessed: both are handed on.

mod almost;
mod aspect;
mod blocks;
mod bold;
mod boxes;
mod by_column;
mod by_digit;
mod cell;
mod checked;
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
mod mend_page;
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
mod search;
mod signs;
mod small;
mod squares;
mod stack;
mod steps;
mod strings;
mod sudokupad;
mod tree;
mod triples;
mod unpack;
mod variant_lines;
mod variants;
mod wiki;

pub use crate::text::extract::almost::Almost;
pub use crate::text::extract::choose::{Found, Ignored, Reason};
pub use crate::text::extract::search::extract;

use crate::text::{ReadError, read_all};

/// Everything in a text: as the readers of single formats take it, or what is found in it.
///
/// # Errors
///
/// What the readers say of it, where no puzzle is found either.
pub fn open(text: &str) -> Result<Found, ReadError> {
    let found = opened(text)?;
    Ok(match bold::givens_alone(text).map(|givens| opened(&givens)) {
        Some(Ok(givens)) => bold::with_typed(found, givens),
        _ => found,
    })
}

fn opened(text: &str) -> Result<Found, ReadError> {
    match read_all(text) {
        // Perhaps only its squares were divided wrongly.
        Ok(reading) if checked::is_no_puzzle(&reading) => {
            extract(text).filter(|found| found.certain).ok_or(ReadError::Unknown)
        }
        Ok(reading) => Ok(checked::checked(reading, text)),
        Err(error) => match extract(text) {
            Some(found) => Ok(found),
            None => Err(refusal::of(error, text)),
        },
    }
}
