//! How the page writes digits: 1–9 and A–P as everywhere, or as letters, as 0–F, as colours or as shapes. What is copied,
//! saved or put into a link is always written by [`crate::text::symbol`]; pictures and sheets are written as the page is.

use std::cell::Cell;

use crate::text::style::Style;
use crate::text::symbols::digit;

thread_local! {
    /// The style of the page; the one thing that every square, key and spoken label asks for.
    static STYLE: Cell<Style> = const { Cell::new(Style::Figures) };
}

impl Style {
    /// The style of the page from now on, on a board of this side.
    pub fn apply(self, side: usize) {
        STYLE.set(self.on(side));
    }

    /// The style that is in force on the board of the page.
    pub fn now() -> Style {
        STYLE.get()
    }

    /// The digit that a key types; 0 empties a square.
    pub fn typed(self, key: char) -> Option<u8> {
        let upper = key.to_ascii_uppercase();
        match (self, upper) {
            (Style::Letters, 'A'..='Y') => Some(upper as u8 - b'A' + 1),
            (Style::Hexadecimal, '0'..='9' | 'A'..='F') => upper.to_digit(16).map(|d| d as u8 + 1),
            _ => digit(key),
        }
    }

    /// The class of a square that holds a digit, where the style sheet has to know which.
    pub fn class(self, digit: u8) -> Option<String> {
        (self == Style::Colours && digit != 0).then(|| format!(" d{digit}"))
    }
}

/// A digit as the page writes it.
pub fn written(digit: u8) -> String {
    Style::now().face(digit)
}

#[cfg(test)]
mod tests {
    use crate::text::digits::*;

    #[test]
    fn each_style_on_the_boards_it_suits() {
        let on = |side| Style::ALL.map(|s| s.on(side));
        assert_eq!(on(4), Style::ALL.map(|s| if s == Style::Hexadecimal { Style::Figures } else { s }));
        assert_eq!(on(9)[3..], [Style::Colours, Style::Figures]);
        assert_eq!(on(16)[2..], [Style::Hexadecimal, Style::Figures, Style::Figures]);
        assert_eq!(on(25)[1..], [Style::Letters, Style::Figures, Style::Figures, Style::Figures]);
        assert_eq!(on(36), [Style::Figures; 5]);
    }

    #[test]
    fn what_stands_in_a_square_is_what_a_key_types() {
        for side in [4, 6, 9, 16, 25] {
            for style in Style::ALL.map(|s| s.on(side)).into_iter().filter(|s| *s != Style::Shapes) {
                let mut faces = std::collections::BTreeSet::new();
                for digit in 1..=side as u8 {
                    let face = style.face(digit);
                    assert_eq!(style.typed(face.chars().next().unwrap()), Some(digit), "{style:?} {digit}");
                    assert!(faces.insert(face) && !style.spoken(digit).is_empty());
                }
            }
        }
        assert_eq!(Style::ALL.map(|s| s.face(0)), [const { String::new() }; 5]);
    }

    #[test]
    fn colours_and_shapes_are_spoken() {
        assert_eq!((Style::Colours.spoken(3), Style::Shapes.spoken(4)), ("3 green".into(), "star".into()));
        assert_eq!((Style::Shapes.face(1), Style::Hexadecimal.face(16)), ("●".into(), "F".into()));
        // Figures always work; on a board in hexadecimal 0 is a digit.
        assert_eq!((Style::Shapes.typed('4'), Style::Letters.typed('4')), (Some(4), Some(4)));
        assert_eq!((Style::Hexadecimal.typed('0'), Style::Figures.typed('0')), (Some(1), Some(0)));
        assert_eq!(Style::Colours.class(2), Some(" d2".into()));
    }
}
