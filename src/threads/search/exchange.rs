//! An island's traffic: at the end of an epoch its best leave, and it waits for those of the island before it.

use std::collections::VecDeque;

use crate::evolve::Run;
use crate::evolve::island::EMIGRANTS;

/// Individuals that left an island at the end of a generation; none when no others will ever come from there.
type Boat = (u64, Vec<Vec<u8>>);

#[derive(Default)]
/// The exchange of individuals between islands.
pub struct Exchange {
    alone: bool,
    /// Leaving, not yet sent.
    out: Vec<Boat>,
    /// Arrived before this island was there: the island before may be several epochs ahead.
    early: VecDeque<Boat>,
    /// The generation at whose end individuals must arrive before the next begins.
    waiting: Option<u64>,
    /// The island before has ended.
    deserted: bool,
}

impl Exchange {
    /// Nobody is on the way.
    pub fn new(islands: u32) -> Exchange {
        Exchange { alone: islands <= 1, ..Exchange::default() }
    }

    /// Whether there are no other islands.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// Whether an island waits for immigrants.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// To be called after each generation.
    pub fn after(&mut self, run: &mut Run) {
        if self.alone || run.solved() {
            return;
        }
        let generation = run.row().generation;
        if run.ended().is_some() {
            self.out.push((generation, Vec::new()));
            return;
        }
        let digits = if run.is_exchange() { run.emigrants(EMIGRANTS) } else { Vec::new() };
        // An algorithm without migration has nothing to send, on no island, and nobody waits.
        if digits.is_empty() {
            return;
        }
        self.out.push((generation, digits));
        self.waiting = Some(generation);
        self.unload(run);
    }

    /// Takes in immigrants.
    pub fn arrive(&mut self, generation: u64, digits: Vec<Vec<u8>>, run: &mut Run) {
        if digits.is_empty() {
            self.deserted = true;
        } else {
            self.early.push_back((generation, digits));
        }
        self.unload(run);
    }

    /// Takes in what has come for the generation that waits; boats keep their order.
    fn unload(&mut self, run: &mut Run) {
        let Some(generation) = self.waiting else { return };
        if self.early.front().is_some_and(|boat| boat.0 == generation) {
            self.early.pop_front().iter().for_each(|(_, digits)| run.immigrate(digits));
        } else if !self.deserted {
            return;
        }
        self.waiting = None;
    }

    /// Those who leave, once.
    pub fn depart(&mut self) -> impl Iterator<Item = Boat> {
        self.out.drain(..)
    }
}
