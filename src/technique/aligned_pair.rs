//! Aligned pair exclusion: digits that two squares cannot hold at once, as a square that sees both would be left with none.

use crate::technique::board::{Board, bits, choices};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// Squares that can be part of an exclusion, each with the squares it sees that have few candidates.
pub(crate) fn bases(ground: &Ground, board: &Board, most: u32) -> Vec<(usize, Vec<usize>)> {
    let base = |square: usize| {
        let marks = |s: usize| board.marks(s).count_ones();
        let peers = &ground.peers[square];
        if marks(square) < 2 || peers.iter().any(|&s| marks(s) == 1) {
            return None;
        }
        let few: Vec<usize> = peers.iter().copied().filter(|&s| (2..=most).contains(&marks(s))).collect();
        (!few.is_empty()).then_some((square, few))
    };
    (0..ground.squares).filter_map(base).collect()
}

/// Pair by pair.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    let bases = bases(ground, board, 2);
    choices(bases.len(), 2, |chosen| {
        let [(a, few), (b, _)] = [&bases[chosen[0]], &bases[chosen[1]]];
        let common: Vec<usize> = few.iter().copied().filter(|&s| ground.sees(s, *b)).collect();
        if common.len() < 2 {
            return false;
        }
        let allowed = |p: usize, q: usize| {
            let both = 1 << p | 1 << q;
            (p != q || !ground.sees(*a, *b)) && common.iter().all(|&s| board.marks(s) & !both != 0)
        };
        let mut kept = [0u32; 2];
        for p in bits(board.marks(*a)) {
            for q in bits(board.marks(*b)).filter(|&q| allowed(p, q)) {
                kept[0] |= 1 << p;
                kept[1] |= 1 << q;
            }
        }
        let strike = struck(board, &[*a, *b], &kept);
        !strike.is_empty() && sink(step(Technique::AlignedPair, board, vec![*a, *b], strike, common))
    })
}

/// What squares lose when they may hold no more than this.
pub(crate) fn struck(board: &Board, squares: &[usize], kept: &[u32]) -> Vec<(usize, u32)> {
    let lost = squares.iter().zip(kept).map(|(&s, kept)| (s, board.marks(s) & !kept));
    lost.filter(|(_, mask)| *mask != 0).collect()
}

pub(crate) fn step(
    technique: Technique,
    board: &Board,
    squares: Vec<usize>,
    strike: Vec<(usize, u32)>,
    excluders: Vec<usize>,
) -> Step {
    Step {
        technique,
        rating: technique.base(),
        put: None,
        reason: Reason {
            digits: strike.iter().fold(0, |mask, (_, m)| mask | m),
            causes: excluders.into_iter().map(|s| (s, board.marks(s))).collect(),
            squares,
            ..Reason::default()
        },
        strike,
    }
}
