//! Aligned triplet exclusion: digits that three squares cannot hold at once, as a square that sees all three would be left
//! with none.

use crate::technique::aligned_pair::{bases, step, struck};
use crate::technique::board::{Board, bits, choices};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::Sink;

/// Pair by pair, with each third square that has few candidates and is seen by one of them.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    let bases = bases(ground, board, 3);
    let mut is_base = vec![false; ground.squares];
    for (square, _) in &bases {
        is_base[*square] = true;
    }
    choices(bases.len(), 2, |chosen| {
        let [(a, few_a), (b, few_b)] = [&bases[chosen[0]], &bases[chosen[1]]];
        let both: Vec<usize> = few_a.iter().copied().filter(|&s| ground.sees(s, *b)).collect();
        if both.len() < 2 {
            return false;
        }
        let second = few_b.iter().filter(|s| !few_a.contains(s));
        let mut thirds = few_a.iter().chain(second).copied().filter(|&s| is_base[s] && s != *a && s != *b);
        thirds.any(|c| {
            let common: Vec<usize> = both.iter().copied().filter(|&s| ground.sees(s, c)).collect();
            if common.len() < 2 {
                return false;
            }
            let squares = [*a, *b, c];
            let strike = struck(board, &squares, &kept(ground, board, squares, &common));
            !strike.is_empty() && sink(step(Technique::AlignedTriplet, board, squares.to_vec(), strike, common))
        })
    })
}

/// The candidates of three squares that some allowed triple keeps.
fn kept(ground: &Ground, board: &Board, [a, b, c]: [usize; 3], common: &[usize]) -> [u32; 3] {
    let [ab, ac, bc] = [(a, b), (a, c), (b, c)].map(|(x, y)| ground.sees(x, y));
    let mut kept = [0u32; 3];
    for p in bits(board.marks(a)) {
        for q in bits(board.marks(b)) {
            if ab && p == q {
                continue;
            }
            for r in bits(board.marks(c)) {
                let all = 1u32 << p | 1 << q | 1 << r;
                let clash = ac && p == r || bc && q == r;
                if !clash && common.iter().all(|&s| board.marks(s) & !all != 0) {
                    kept[0] |= 1 << p;
                    kept[1] |= 1 << q;
                    kept[2] |= 1 << r;
                }
            }
        }
    }
    kept
}
