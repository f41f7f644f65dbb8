//! What a search for every solution has found so far.

use std::collections::BTreeSet;

use crate::evolve::board::differences;

#[derive(Clone, Default)]
/// Solutions that were found, each once.
pub struct Archive {
    found: Vec<Vec<u8>>,
    known: BTreeSet<Vec<u8>>,
    met: u64,
    since: u64,
}

impl Archive {
    /// Takes a solution; true when it is new.
    pub fn meet(&mut self, cells: &[u8]) -> bool {
        self.met += 1;
        self.since += 1;
        let new = self.known.insert(cells.to_vec());
        if new {
            self.found.push(cells.to_vec());
            self.since = 0;
        }
        new
    }

    /// The solutions in the order in which they were found, without repeats.
    pub fn found(&self) -> &[Vec<u8>] {
        &self.found
    }

    /// How many solutions were met, repeats included.
    pub fn met(&self) -> u64 {
        self.met
    }

    /// How many of these were repeats after the last new one.
    pub fn since(&self) -> u64 {
        self.since
    }

    /// How many squares nearer than the radius a board is to the solutions found, added up over them.
    pub fn nearness(&self, cells: &[u8], radius: usize) -> u32 {
        if radius == 0 {
            return 0;
        }
        self.found.iter().map(|s| radius.saturating_sub(differences(s, cells)) as u32).sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::archive::*;

    #[test]
    fn repeats_are_counted_until_something_new_comes() {
        let mut archive = Archive::default();
        assert_eq!([[1, 2], [1, 2], [2, 1], [1, 2]].map(|s| archive.meet(&s)), [true, false, true, false]);
        assert_eq!((archive.found().len(), archive.met(), archive.since()), (2, 4, 1));
    }

    #[test]
    fn nearness_adds_up_over_the_solutions_within_the_radius() {
        let mut archive = Archive::default();
        [[1, 1, 1, 1], [1, 1, 2, 2], [3, 3, 3, 3]].iter().for_each(|s| _ = archive.meet(s));
        assert_eq!([0, 1, 2, 3, 5].map(|radius| archive.nearness(&[1, 1, 1, 1], radius)), [0, 1, 2, 4, 9]);
    }
}
