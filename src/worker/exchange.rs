//! An island's traffic: at the end of an epoch its best leave, and it waits for those of the island before it.

use crate::evolve::Run;
use crate::evolve::island::{EMIGRANTS, is_exchange};

/// Individuals that left an island at the end of a generation.
type Boat = (u64, Vec<Vec<u8>>);

#[derive(Default)]
pub struct Exchange {
    alone: bool,
    /// Leaving, not yet sent.
    out: Option<Boat>,
    /// Arrived before this island was there.
    early: Option<Boat>,
    /// The generation at whose end individuals must arrive before the next begins.
    waiting: Option<u64>,
}

impl Exchange {
    pub fn new(islands: u32) -> Exchange {
        Exchange { alone: islands <= 1, ..Exchange::default() }
    }

    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// To be called after each generation.
    pub fn after(&mut self, run: &mut Run) {
        let generation = run.row().generation;
        if self.alone || run.solved() || !is_exchange(generation) {
            return;
        }
        let digits = run.emigrants(EMIGRANTS);
        // An algorithm without migration has nothing to send, on no island, and nobody waits.
        if digits.is_empty() {
            return;
        }
        self.out = Some((generation, digits));
        self.waiting = Some(generation);
        if let Some((generation, digits)) = self.early.take() {
            self.arrive(generation, digits, run);
        }
    }

    pub fn arrive(&mut self, generation: u64, digits: Vec<Vec<u8>>, run: &mut Run) {
        if self.waiting == Some(generation) {
            run.immigrate(&digits);
            self.waiting = None;
        } else {
            self.early = Some((generation, digits));
        }
    }

    pub fn depart(&mut self) -> Option<Boat> {
        self.out.take()
    }
}
