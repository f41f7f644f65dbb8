//! Naked pair, triplet and quad: so many squares of a house hold so many digits between them; nothing else there holds these.

use crate::technique::board::{Board, choices};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// House by house.
pub fn find(ground: &Ground, board: &Board, size: usize, sink: Sink) -> bool {
    ground.box_column_row.iter().any(|&house| {
        if board.open(house) < size * 2 {
            return false;
        }
        let fits = |s: &usize| (2..=size as u32).contains(&board.marks(*s).count_ones());
        let squares: Vec<usize> = ground.house(house).iter().copied().filter(fits).collect();
        choices(squares.len(), size, |chosen| {
            let mask = chosen.iter().fold(0, |mask, &k| mask | board.marks(squares[k]));
            if mask.count_ones() as usize != size {
                return false;
            }
            let set: Vec<usize> = chosen.iter().map(|&k| squares[k]).collect();
            let strike = losses(ground, board, house, mask, &set);
            !strike.is_empty() && sink(step(board, house, set, mask, strike))
        })
    })
}

/// What digits lose in a house outside some squares.
pub(crate) fn losses(ground: &Ground, board: &Board, house: usize, mask: u32, but: &[usize]) -> Vec<(usize, u32)> {
    let others = ground.house(house).iter().filter(|s| !but.contains(s));
    others.map(|&s| (s, board.marks(s) & mask)).filter(|(_, m)| *m != 0).collect()
}

fn step(board: &Board, house: usize, squares: Vec<usize>, mask: u32, strike: Vec<(usize, u32)>) -> Step {
    let technique = match squares.len() {
        2 => Technique::NakedPair,
        3 => Technique::NakedTriplet,
        _ => Technique::NakedQuad,
    };
    Step {
        technique,
        rating: technique.base(),
        put: None,
        strike,
        reason: Reason {
            houses: vec![house],
            causes: squares.iter().map(|&s| (s, board.marks(s))).collect(),
            squares,
            digits: mask,
            ..Reason::default()
        },
    }
}
