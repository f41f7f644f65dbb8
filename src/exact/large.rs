//! Searches on boards of more than 25 digits. Natively every program has them; of the page's only the one that gives verdicts
//! takes them in, as each would grow by kilobytes.

#[cfg(not(target_arch = "wasm32"))]
pub(super) use native::plant;
#[cfg(target_arch = "wasm32")]
pub(super) use of_the_page::plant;
#[cfg(target_arch = "wasm32")]
pub use of_the_page::take_large;

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::sync::OnceLock;

    use crate::exact::descend::Descend;
    use crate::exact::state::Tables;
    use crate::exact::tree::{Cache, Tree};
    use crate::puzzle::{Grid, Shape, Square};

    pub fn plant(puzzle: &Grid, limit: u64, without: Option<(Square, u8)>) -> Box<dyn Descend> {
        static OF_36: Cache<21, 2> = [const { OnceLock::new() }; Shape::ALL.len()];
        static OF_64: Cache<64, 3> = [const { OnceLock::new() }; Shape::ALL.len()];
        let (layout, at) = (puzzle.layout(), puzzle.shape() as usize);
        match puzzle.shape() {
            Shape::Flat36 => Box::new(Tree::new(OF_36[at].get_or_init(|| Tables::new(layout)), puzzle, limit, without)),
            _ => Box::new(Tree::new(OF_64[at].get_or_init(|| Tables::new(layout)), puzzle, limit, without)),
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod of_the_page {
    use std::sync::OnceLock;

    use crate::exact::descend::{Descend, Found, Undecided};
    use crate::exact::state::Tables;
    use crate::exact::tree::{Cache, Tree};
    use crate::puzzle::{Grid, Shape, Square};

    type Plant = fn(&Grid, u64, Option<(Square, u8)>) -> Box<dyn Descend>;

    static TAKEN: OnceLock<Plant> = OnceLock::new();

    /// From now on this program decides the large boards of the page, too.
    pub fn take_large() {
        let _ = TAKEN.set(tree);
    }

    fn tree(puzzle: &Grid, limit: u64, without: Option<(Square, u8)>) -> Box<dyn Descend> {
        static OF_49: Cache<38, 3> = [const { OnceLock::new() }; Shape::ALL.len()];
        let tables = OF_49[puzzle.shape() as usize].get_or_init(|| Tables::new(puzzle.layout()));
        Box::new(Tree::new(tables, puzzle, limit, without))
    }

    pub fn plant(puzzle: &Grid, limit: u64, without: Option<(Square, u8)>) -> Box<dyn Descend> {
        match TAKEN.get().filter(|_| puzzle.shape().is_taken()) {
            Some(plant) => plant(puzzle, limit, without),
            None => Box::new(Undecided(Found::new(puzzle.shape(), limit))),
        }
    }
}
