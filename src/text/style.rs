//! The ways in which digits are written for people to see. Texts, files and links hold figures, see [`crate::text::symbol`].

use serde::{Deserialize, Serialize};

use crate::text::symbol;

/// A way to write digits; each applies to the boards it suits, the others keep figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Style {
    #[default]
    /// 1, 2, 3…, then A, B, C…
    Figures,
    /// A, B, C… for 1, 2, 3…
    Letters,
    /// 0–F, on boards of 16.
    Hexadecimal,
    /// A disc of a colour behind the figure, on boards of at most 9.
    Colours,
    /// A shape, on boards of at most 6.
    Shapes,
}

/// How many colours there are.
const COLOURS: usize = 9;
/// The shapes.
const SHAPES: [&str; 6] = ["●", "▲", "■", "★", "♥", "◆"];

impl Style {
    /// All styles, in the order of the menu.
    pub const ALL: [Style; 5] = [Style::Figures, Style::Letters, Style::Hexadecimal, Style::Colours, Style::Shapes];

    /// This style where it suits a board of this side, figures elsewhere.
    pub fn on(self, side: usize) -> Style {
        let suits = match self {
            Style::Figures => true,
            Style::Letters => side <= 25,
            Style::Hexadecimal => side == 16,
            Style::Colours => side <= COLOURS,
            Style::Shapes => side <= SHAPES.len(),
        };
        if suits { self } else { Style::Figures }
    }

    /// What stands in a square; 0 is nothing.
    pub fn face(self, digit: u8) -> String {
        let at = usize::from(digit).wrapping_sub(1);
        match (self, digit) {
            (_, 0) => String::new(),
            (Style::Letters, 1..=26) => char::from(b'A' + digit - 1).to_string(),
            (Style::Hexadecimal, 1..=16) => char::from(b"0123456789ABCDEF"[at]).to_string(),
            (Style::Shapes, 1..=6) => SHAPES[at].to_string(),
            _ => symbol(digit).to_string(),
        }
    }
}
