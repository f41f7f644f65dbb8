//! What an island of several remembers: its rows since the generation that all have come to, for the answer of another may make it go
//! back to one of them.

use std::collections::VecDeque;

use crate::evolve::joined::Logged;

/// Rows that all islands of a run remember together. One that is too far ahead waits for the others, which loses nothing: an answer
/// counts only when all have come so far.
const ROOM: u64 = 65_536;

/// How many generations an island may be ahead of the last of so many.
pub fn ahead(islands: u32) -> u64 {
    ROOM / u64::from(islands.max(4))
}

/// The latest rows of an island.
#[derive(Default)]
pub struct Recent {
    rows: VecDeque<Logged>,
    /// All islands have come to this generation.
    common: u64,
    /// 0 for an island alone, which remembers nothing.
    ahead: u64,
}

impl Recent {
    /// Of an island beside others; there is room for a single one too, which is not used.
    pub fn new(islands: u32) -> Recent {
        Recent { ahead: if islands > 1 { ahead(islands) } else { 0 }, ..Recent::default() }
    }

    /// Notes the next row.
    pub fn push(&mut self, row: &Logged) {
        if self.ahead > 0 {
            self.rows.push_back(row.clone());
        }
    }

    /// All islands have come to this generation. An answer in it is the earliest that can still be found, and islands after
    /// the one that has it stand a generation before.
    pub fn reached(&mut self, generation: u64) {
        self.common = self.common.max(generation);
        let from = self.rows.partition_point(|row| row.number() + 1 < self.common);
        self.rows.drain(..from);
    }

    /// Whether the island has to wait for the others.
    pub fn is_full(&self) -> bool {
        self.ahead > 0 && self.rows.back().is_some_and(|row| row.number() >= self.common + self.ahead)
    }

    /// All of them, oldest first.
    pub fn all(&self) -> Vec<Logged> {
        self.rows.iter().cloned().collect()
    }

    /// The row of a generation.
    pub fn at(&self, generation: u64) -> Option<&Logged> {
        let at = self.rows.binary_search_by_key(&generation, Logged::number).ok()?;
        self.rows.get(at)
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::Generation;
    use crate::threads::search::recent::*;

    #[test]
    fn an_island_waits_where_it_remembers_all_it_may() {
        let mut recent = Recent::new(64);
        let row = |generation| Logged { row: Generation { generation, ..Generation::default() }, ..Logged::default() };
        (0..ahead(64)).for_each(|g| recent.push(&row(g)));
        assert!(!recent.is_full());
        recent.push(&row(ahead(64)));
        assert!(recent.is_full());
        recent.reached(100);
        assert!(!recent.is_full() && recent.at(98).is_none());
        assert_eq!(recent.at(99).map(Logged::number), Some(99));
        assert_eq!(recent.rows.len() as u64, ahead(64) - 98);
        let mut alone = Recent::new(1);
        alone.push(&row(1));
        assert!(!alone.is_full() && alone.at(1).is_none());
    }
}
