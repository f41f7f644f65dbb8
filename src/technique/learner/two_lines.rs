//! Skyscraper and two-string kite: a digit has two places in each of two lines, and an end of one sees an end of the other,
//! in a line (skyscraper) or in a box (kite). One of the two other ends holds it; what sees both does not.

use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::learner::joined::{Pair, chain, link, pairs, seen_by_both};
use crate::technique::step::{Because, Reason, Sink, Step};

/// Digit by digit, line by line.
pub fn find(ground: &Ground, board: &Board, kite: bool, sink: Sink) -> bool {
    (0..ground.side).any(|digit| {
        let lines: Vec<Pair> = pairs(ground, board, digit).into_iter().filter(|p| !ground.is_box(p.house)).collect();
        lines.iter().enumerate().any(|(k, first)| {
            lines[k + 1..].iter().any(|second| {
                [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().any(|(i, j)| {
                    let ends = [first.ends[1 - i], first.ends[i], second.ends[j], second.ends[1 - j]];
                    step(ground, board, digit, [first.house, second.house], ends, kite).is_some_and(&mut *sink)
                })
            })
        })
    })
}

fn step(
    ground: &Ground,
    board: &Board,
    digit: usize,
    houses: [usize; 2],
    ends: [usize; 4],
    kite: bool,
) -> Option<Step> {
    let [a, b, c, d] = ends;
    if (1..4).any(|k| ends[..k].contains(&ends[k])) {
        return None;
    }
    let joint = link(ground, b, c, kite).filter(|joint| !houses.contains(joint))?;
    let strike = seen_by_both(ground, board, digit, a, d);
    if strike.is_empty() {
        return None;
    }
    let face = digit as u8 + 1;
    let because = [Because::Assumed, Because::House(houses[0]), Because::House(joint), Because::House(houses[1])];
    let links = [0, 1, 2, 3].map(|k| (ends[k], face, because[k]));
    let technique = if kite { Technique::TwoStringKite } else { Technique::Skyscraper };
    Some(Step {
        technique,
        rating: technique.base(),
        put: None,
        strike,
        reason: Reason {
            houses: vec![houses[0], houses[1], joint],
            squares: ends.to_vec(),
            digits: 1 << digit,
            causes: ends.iter().map(|&s| (s, 1 << digit)).collect(),
            chains: vec![chain(&links)],
            ..Reason::default()
        },
    })
}
