//! The exact search for the plain 9×9: up to two solutions.

mod board;
mod choice;
mod settle;
#[cfg(test)]
mod tests;

use crate::exact::bands::board::{Board, board, digits};
use crate::exact::bands::choice::choose;
use crate::exact::bands::settle::{Settled, settle, settle_lane};

/// What a search finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    first_two: [[u8; 81]; 2],
    count: usize,
    /// Guesses tried; 0 when propagation alone decided.
    pub nodes: u64,
    /// Whether the search ended at the limit of nodes, so that there may be more solutions.
    pub given_up: bool,
}

impl Found {
    /// None, the only one, or two that differ.
    pub fn solutions(&self) -> &[[u8; 81]] {
        &self.first_two[..self.count.min(2)]
    }
}

/// Nodes without a solution after which the search starts over with other guesses. What has none or one is decided
/// before; where there are many, an early guess that leaves none costs no more than that.
const FIRST_RESTART: u64 = 2000;
const RESTART_GROWTH: u64 = 2;

/// Searches for up to two solutions with at most so many guesses; an empty square is 0.
pub fn search(givens: &[u8; 81], limit_nodes: u64) -> Found {
    search_from(givens, limit_nodes, FIRST_RESTART)
}

fn search_from(givens: &[u8; 81], limit_nodes: u64, restart: u64) -> Found {
    let found = Found { first_two: [[0; 81]; 2], count: 0, nodes: 0, given_up: false };
    let mut search = Search { limit_nodes, restart, turn: 0, found };
    if givens.iter().all(|&digit| digit <= 9) {
        let mut board = board(givens);
        let settled = settle(&mut board);
        search.descend(settled, &mut { board });
        while search.found.given_up && search.found.nodes < limit_nodes {
            search.restart = search.restart.saturating_mul(RESTART_GROWTH);
            search.turn += 1;
            search.found.given_up = false;
            search.descend(settled, &mut { board });
        }
    }
    search.found
}

struct Search {
    limit_nodes: u64,
    restart: u64,
    /// How often it started over.
    turn: usize,
    found: Found,
}

impl Search {
    /// Depth first. A guess goes one deeper; when it fails, its contrary goes on here.
    fn descend(&mut self, mut settled: Settled, board: &mut Board) {
        loop {
            match settled {
                Settled::Contradiction => return,
                Settled::Solved => return self.record(board),
                Settled::Open => {}
            }
            let guess = choose(board, self.turn);
            if !self.enter() {
                return;
            }
            let mut deeper = *board;
            guess.take(&mut deeper);
            match settle_lane(&mut deeper, guess.lane) {
                Settled::Contradiction => {}
                settled => self.descend(settled, &mut deeper),
            }
            if self.found.count == 2 || self.found.given_up || !self.enter() {
                return;
            }
            guess.rule_out(board);
            settled = settle_lane(board, guess.lane);
        }
    }

    /// Counts a node, if there may be one more.
    fn enter(&mut self) -> bool {
        let found = &mut self.found;
        let limit = if found.count == 0 { self.limit_nodes.min(self.restart) } else { self.limit_nodes };
        found.given_up = found.nodes >= limit;
        found.nodes += u64::from(!found.given_up);
        !found.given_up
    }

    fn record(&mut self, board: &Board) {
        self.found.first_two[self.found.count % 2] = digits(board);
        self.found.count += 1;
    }
}
