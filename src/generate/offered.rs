//! Which levels by technique are offered on which board: those of which a hundred were made (docs/technique.md).

use crate::puzzle::Shape;
use crate::technique::{Grade, Technique};

/// Whether a technique can decide anything on a board: direct claiming cannot where a band has three boxes or fewer, as something
/// easier comes first (proof in docs/technique.md); over an edge of a SudoKube it can.
pub fn decides(shape: Shape, technique: Technique) -> bool {
    technique != Technique::DirectClaiming || shape.is_cube() || shape.side() > 9
}

/// The levels of a board, from the easiest.
pub const fn levels(shape: Shape) -> &'static [Grade] {
    use Grade::*;
    match shape {
        Shape::Flat4 => &[Easy],
        Shape::Flat6 => &[Easy, Medium, Hard, Expert, Extreme],
        Shape::Flat9 => &[Easy, Medium, Hard, Expert, Extreme],
        Shape::Flat16 => &[Easy, Medium, Hard, Expert],
        Shape::Flat25 => &[Easy, Medium, Hard],
        Shape::Cube4 => &[Easy, Medium, Hard, Expert],
        Shape::Cube9 => &[Easy, Medium, Hard, Expert],
        Shape::Flat36 | Shape::Flat49 | Shape::Flat64 => &[],
    }
}
