//! W-wing: two squares of the same two digits; one of the digits has two places in a house, and each of these sees one of
//! the squares. So one of the squares holds the other digit; what sees both does not.

use crate::technique::board::{Board, bits};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::learner::joined::{Pair, because, chain, pairs, seen_by_both};
use crate::technique::step::{Because, Reason, Sink, Step};

/// Square by square.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    let two: Vec<usize> = (0..ground.squares).filter(|&s| board.marks(s).count_ones() == 2).collect();
    let pairs: Vec<Vec<Pair>> = (0..ground.side).map(|digit| pairs(ground, board, digit)).collect();
    two.iter().enumerate().any(|(k, &p)| {
        let same = |q: &&usize| board.marks(**q) == board.marks(p) && !ground.sees(p, **q);
        two[k + 1..].iter().filter(same).any(|&q| {
            bits(board.marks(p)).any(|x| {
                pairs[x].iter().any(|pair| {
                    [[0, 1], [1, 0]].into_iter().any(|way| {
                        let [b, c] = way.map(|end| pair.ends[end]);
                        step(ground, board, [p, b, c, q], x, pair.house).is_some_and(&mut *sink)
                    })
                })
            })
        })
    })
}

fn step(ground: &Ground, board: &Board, squares: [usize; 4], x: usize, house: usize) -> Option<Step> {
    let [p, b, c, q] = squares;
    if !ground.sees(p, b) || !ground.sees(c, q) || b == q || c == p {
        return None;
    }
    let y = (board.marks(p) & !(1 << x)).trailing_zeros() as usize;
    let strike = seen_by_both(ground, board, y, p, q);
    if strike.is_empty() {
        return None;
    }
    let (face, other) = (x as u8 + 1, y as u8 + 1);
    let links = [
        (p, other, Because::Assumed),
        (p, face, Because::Square),
        (b, face, because(ground, p, b)),
        (c, face, Because::House(house)),
        (q, face, because(ground, c, q)),
        (q, other, Because::Square),
    ];
    Some(Step {
        technique: Technique::WWing,
        rating: Technique::WWing.base(),
        put: None,
        strike,
        reason: Reason {
            houses: vec![house],
            squares: squares.to_vec(),
            digits: board.marks(p),
            causes: vec![(p, board.marks(p)), (q, board.marks(q)), (b, 1 << x), (c, 1 << x)],
            chains: vec![chain(&links)],
            ..Reason::default()
        },
    })
}
