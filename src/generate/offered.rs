//! Which levels by technique are offered on which board: those of which a hundred were made (docs/technique.md).

use crate::puzzle::Shape;
use crate::technique::Grade;

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
