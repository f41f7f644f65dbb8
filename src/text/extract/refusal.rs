//! Why a text in which nothing is found is no puzzle: a place is named only where the rest of it looks like a board.

use crate::puzzle::Shape;
use crate::text::ReadError;
use crate::text::error::Damage;
use crate::text::extract::penpa;
use crate::text::form::Form;

/// What a reader said of it, or what holds of the whole of it.
pub(crate) fn of(error: ReadError, text: &str) -> ReadError {
    match error {
        ReadError::Symbol { .. } if !is_nearly_board(text) => ReadError::Unknown,
        ReadError::Length { .. } if others_of(text).1 > 0 => ReadError::Unknown,
        ReadError::NoPuzzle { form: form @ Form::Page("Penpa") } => match penpa::is_packed(text) {
            Some(false) => ReadError::damaged(&form, Damage::Unpackable),
            _ => ReadError::NoPuzzle { form },
        },
        error => error,
    }
}

/// About as many signs of squares as a board has, or the first of them, and hardly anything else.
fn is_nearly_board(text: &str) -> bool {
    let (squares, others) = others_of(text);
    let near = |shape: Shape| 8 * shape.face_squares().abs_diff(squares + others) <= shape.face_squares();
    let begins = squares + others < 16 && !text.trim().contains(char::is_whitespace);
    10 * others <= squares && (begins || Shape::OFFERED.into_iter().any(near))
}

/// Signs of squares, and others that are no frames.
fn others_of(text: &str) -> (usize, usize) {
    let (mut squares, mut others) = (0, 0);
    let is_frame = |c: char| c.is_whitespace() || ",;|+=".contains(c) || matches!(c, '\u{2500}'..='\u{257f}');
    for c in text.chars().filter(|c| !is_frame(*c)) {
        match c {
            '0'..='9' | 'A'..='G' | '.' | '-' | '_' | '*' | '?' | 'X' | 'x' => squares += 1,
            _ => others += 1,
        }
    }
    (squares, others)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_is_named_only_in_what_is_nearly_a_board() {
        let board = "53..7....".repeat(9);
        assert!(is_nearly_board(&board.replacen('7', "w", 1)) && is_nearly_board(&board[1..]));
        assert!(is_nearly_board("12?4"));
        for other in ["+49 30 1234567", "2026-11-27 12:00:01", "Room 5, floor 3, 16 chairs", "hello"] {
            assert!(!is_nearly_board(other), "{other}");
        }
    }

    #[test]
    fn a_link_of_penpa_is_damaged_or_holds_no_sudoku() {
        let form = Form::Page("Penpa");
        let why = |link: &str| of(ReadError::NoPuzzle { form: form.clone() }, link);
        let damaged = ReadError::damaged(&form, Damage::Unpackable);
        assert_eq!(why("https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VdNb9"), damaged);
        assert_eq!(why("https://swaroopg92.github.io/penpa-edit/"), ReadError::NoPuzzle { form: form.clone() });
    }
}
