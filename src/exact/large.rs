//! Searches on boards of more than 25 digits, and those that learn. Natively every program has them; of the page's only the one that
//! gives verdicts takes them in, as each would grow by kilobytes.

#[cfg(not(target_arch = "wasm32"))]
pub(super) use native::{learning, plant};
#[cfg(target_arch = "wasm32")]
pub use of_the_page::take_large;
#[cfg(target_arch = "wasm32")]
pub(super) use of_the_page::{learning, plant};

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use crate::exact::descend::Descend;
    pub use crate::exact::learning::plant as learning;
    use crate::exact::tables;
    use crate::exact::tree::Tree;
    use crate::puzzle::{Grid, Shape, Square};

    pub fn plant(puzzle: &Grid, limit: u64, without: Option<(Square, u8)>) -> Box<dyn Descend> {
        match puzzle.shape() {
            Shape::Flat36 => Box::new(Tree::new(tables::of_36(puzzle), puzzle, limit, without)),
            _ => Box::new(Tree::new(tables::of_64(puzzle), puzzle, limit, without)),
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod of_the_page {
    use std::sync::OnceLock;

    use crate::exact::descend::{Descend, Found, Undecided};
    use crate::exact::tree::Tree;
    use crate::exact::{learning, tables};
    use crate::puzzle::{Grid, Square};

    type Plant = fn(&Grid, u64, Option<(Square, u8)>) -> Box<dyn Descend>;

    struct Taken {
        tree: Plant,
        learning: fn(&Grid, u64) -> Option<Box<dyn Descend>>,
    }

    static TAKEN: OnceLock<Taken> = OnceLock::new();

    /// From now on this program decides the large boards of the page, too, and learns.
    pub fn take_large() {
        let _ = TAKEN.set(Taken { tree, learning: learning::plant });
    }

    fn tree(puzzle: &Grid, limit: u64, without: Option<(Square, u8)>) -> Box<dyn Descend> {
        Box::new(Tree::new(tables::of_49(puzzle), puzzle, limit, without))
    }

    pub fn plant(puzzle: &Grid, limit: u64, without: Option<(Square, u8)>) -> Box<dyn Descend> {
        match TAKEN.get().filter(|_| puzzle.shape().is_taken()) {
            Some(taken) => (taken.tree)(puzzle, limit, without),
            None => Box::new(Undecided(Found::new(puzzle.shape(), limit))),
        }
    }

    pub fn learning(puzzle: &Grid, limit: u64) -> Option<Box<dyn Descend>> {
        TAKEN.get().and_then(|taken| (taken.learning)(puzzle, limit))
    }
}
