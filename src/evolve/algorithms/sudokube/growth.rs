//! How a board of a mode without deduction grows, as its population sees it.

use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::operation::Act;
use crate::evolve::random::Rng;
use crate::evolve::trail::{How, Trail};
use crate::evolve::view::own::Memory;

/// A board that changes square by square, and what it goes by.
pub trait Growth: Clone {
    /// What one of its moves is told as.
    const HOW: How;

    /// Begins with this board.
    fn begin(&mut self, lists: &Lists, digits: &[u8]);

    /// Makes up to `moves` moves; fewer when no conflict is left. Returns how many.
    fn grow(&mut self, lists: &Lists, moves: u32, rng: &mut Rng) -> u32;

    /// The board as it is, and its conflicts.
    fn now(&self) -> (&[u8], u32);

    /// The first board with the fewest conflicts so far, and how many they are.
    fn best(&self) -> (&[u8], u32);

    /// What it goes by, to be shown.
    fn memory(&self, lists: &Lists) -> Memory;

    /// Its moves as an operation.
    fn act(moves: u32, trail: Trail) -> Act;
}
