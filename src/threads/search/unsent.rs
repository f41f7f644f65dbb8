//! The rows of a run that the page has not seen yet, and those that an island of several remembers.

use crate::evolve::Run;
use crate::evolve::joined::Logged;
use crate::threads::search::recent::Recent;
use crate::threads::search::thin::{is_kept, stride};

/// Rows that are to be sent.
pub struct Unsent {
    /// Beside the latest.
    rows: Vec<Logged>,
    latest: Logged,
    /// Whether the latest was sent.
    is_told: bool,
    recent: Recent,
    /// Whether there are no other islands.
    alone: bool,
}

impl Unsent {
    /// The first row of a run, of one island or of several.
    pub fn new(run: &Run, islands: u32) -> Unsent {
        let latest = Logged::default().next(run);
        let mut recent = Recent::new(islands);
        recent.push(&latest);
        Unsent { rows: Vec::new(), latest, is_told: false, recent, alone: islands <= 1 }
    }

    /// Takes in the row of a generation that the run has just completed.
    pub fn push(&mut self, run: &Run) {
        let next = self.latest.next(run);
        let before = std::mem::replace(&mut self.latest, next);
        // The latest is sent whatever its number, once.
        let is_sent = std::mem::replace(&mut self.is_told, false);
        if !is_sent && is_kept(&before, self.alone) {
            self.rows.push(before);
        }
        self.recent.push(&self.latest);
    }

    /// Where islands do one generation after the other, each is shown that all have come to: also one that some have left behind.
    pub fn tell_recent(&mut self) {
        if !self.alone && stride(self.latest.number()) > 1 {
            self.rows = self.recent.all();
        }
    }

    /// What was done after this generation does not count: its row is the last.
    pub fn go_back(&mut self, generation: u64) {
        self.rows.retain(|row| row.number() < generation);
        if let Some(row) = self.recent.at(generation) {
            self.latest = row.clone();
            self.is_told = false;
        }
    }

    /// All islands have come to this generation.
    pub fn reached(&mut self, generation: u64) {
        self.recent.reached(generation);
    }

    /// Whether the island has to wait for the others.
    pub fn is_full(&self) -> bool {
        self.recent.is_full()
    }

    /// Whether the latest was sent.
    pub fn is_told(&self) -> bool {
        self.is_told
    }

    /// All that are to be sent, oldest first.
    pub fn take(&mut self) -> Vec<Logged> {
        let mut rows = std::mem::take(&mut self.rows);
        if !std::mem::replace(&mut self.is_told, true) {
            rows.push(self.latest.clone());
        }
        rows
    }
}
