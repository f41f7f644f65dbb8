//! Simple colouring: houses in which a digit has two places join its places in two colours, of which one is right. What sees
//! both colours does not hold the digit; a colour that sees itself is the wrong one.

use std::collections::VecDeque;

use crate::puzzle::Square;
use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::learner::joined::{Pair, pairs};
use crate::technique::step::{Because, Chain, Link, Reason, Sink, Step};

/// Digit by digit, component by component.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    (0..ground.side).any(|digit| {
        let pairs = pairs(ground, board, digit);
        let mut known = vec![false; ground.squares];
        pairs.iter().any(|pair| {
            if known[pair.ends[0]] {
                return false;
            }
            let links = coloured(ground, &pairs, pair.ends[0], digit as u8 + 1);
            links.iter().for_each(|link| known[link.square] = true);
            links.len() >= 4 && step(ground, board, digit, links).is_some_and(&mut *sink)
        })
    })
}

/// The component of a square, breadth first; the colour of the square itself is "on".
fn coloured(ground: &Ground, pairs: &[Pair], start: Square, digit: u8) -> Vec<Link> {
    let mut of = vec![None; ground.squares];
    let mut links = vec![Link { square: start, digit, on: true, parents: Vec::new(), because: Because::Assumed }];
    let mut queue = VecDeque::from([start]);
    of[start] = Some(0);
    while let Some(at) = queue.pop_front() {
        let Some(parent) = of[at] else { continue };
        let on = !links[parent].on;
        for pair in pairs.iter().filter(|pair| pair.ends.contains(&at)) {
            let square = if pair.ends[0] == at { pair.ends[1] } else { pair.ends[0] };
            if of[square].is_none() {
                of[square] = Some(links.len());
                links.push(Link { square, digit, on, parents: vec![parent], because: Because::House(pair.house) });
                queue.push_back(square);
            }
        }
    }
    links
}

fn step(ground: &Ground, board: &Board, digit: usize, links: Vec<Link>) -> Option<Step> {
    let of = |on: bool| links.iter().filter(move |link| link.on == on).map(|link| link.square);
    let itself = |on: bool| of(on).any(|a| of(on).any(|b| ground.sees(a, b)));
    let wrong = [true, false].into_iter().find(|&on| itself(on));
    let both = |s: &Square| {
        board.marks(*s) >> digit & 1 == 1
            && links.iter().all(|link| link.square != *s)
            && [true, false].into_iter().all(|on| of(on).any(|other| ground.sees(*s, other)))
    };
    let lost: Vec<Square> = match wrong {
        Some(on) => of(on).collect(),
        None => (0..ground.squares).filter(both).collect(),
    };
    if lost.is_empty() {
        return None;
    }
    let squares: Vec<Square> = links.iter().map(|link| link.square).collect();
    Some(Step {
        technique: Technique::Colouring,
        rating: Technique::Colouring.base(),
        put: None,
        strike: lost.into_iter().map(|s| (s, 1 << digit)).collect(),
        reason: Reason {
            causes: squares.iter().map(|&s| (s, 1 << digit)).collect(),
            squares,
            digits: 1 << digit,
            chains: vec![Chain { links }],
            ..Reason::default()
        },
    })
}
