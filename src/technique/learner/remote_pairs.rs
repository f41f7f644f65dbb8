//! Remote pairs: squares of the same two digits that see each other in a row, an even number of them, at least four. The two
//! digits stand in the first and the last; what sees both of these holds neither.

use std::collections::VecDeque;

use crate::puzzle::Square;
use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::learner::joined::{because, chain};
use crate::technique::step::{Because, Reason, Sink, Step};

/// From every square of two candidates, the nearest ends first.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    let two = |s: &Square| board.marks(*s).count_ones() == 2;
    (0..ground.squares).filter(two).any(|start| {
        let mut before = vec![None; ground.squares];
        let mut steps = vec![0; ground.squares];
        let mut queue = VecDeque::from([start]);
        before[start] = Some(start);
        while let Some(at) = queue.pop_front() {
            if steps[at] >= 3 && steps[at] % 2 == 1 && step(ground, board, &path(&before, at)).is_some_and(&mut *sink) {
                return true;
            }
            for &next in &ground.peers[at] {
                if board.marks(next) == board.marks(start) && before[next].is_none() {
                    (before[next], steps[next]) = (Some(at), steps[at] + 1);
                    queue.push_back(next);
                }
            }
        }
        false
    })
}

/// From the start to this square.
fn path(before: &[Option<Square>], end: Square) -> Vec<Square> {
    let back = |at: &Square| before[*at].filter(|other| other != at);
    let mut path: Vec<Square> = std::iter::successors(Some(end), back).collect();
    path.reverse();
    path
}

fn step(ground: &Ground, board: &Board, path: &[Square]) -> Option<Step> {
    let (&first, &last) = (path.first()?, path.last()?);
    let pair = board.marks(first);
    let victim = |s: &Square| board.marks(*s) & pair != 0 && ground.sees(*s, last) && !path.contains(s);
    let strike: Vec<_> =
        ground.peers[first].iter().copied().filter(victim).map(|s| (s, board.marks(s) & pair)).collect();
    if strike.is_empty() {
        return None;
    }
    let (low, high) = (pair.trailing_zeros() as u8 + 1, 32 - pair.leading_zeros() as u8);
    let mut links = Vec::new();
    for (k, &square) in path.iter().enumerate() {
        // A square without the one digit holds the other, which the next one then lacks.
        let (lacks, holds) = if k % 2 == 0 { (low, high) } else { (high, low) };
        let why = if k == 0 { Because::Assumed } else { because(ground, path[k - 1], square) };
        links.extend([(square, lacks, why), (square, holds, Because::Square)]);
    }
    Some(Step {
        technique: Technique::RemotePairs,
        rating: Technique::RemotePairs.base(),
        put: None,
        strike,
        reason: Reason {
            squares: path.to_vec(),
            digits: pair,
            causes: path.iter().map(|&s| (s, pair)).collect(),
            chains: vec![chain(&links)],
            ..Reason::default()
        },
    })
}
