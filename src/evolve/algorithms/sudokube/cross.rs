//! Crossovers of two colourings. Each keeps what both parents agree on as far as it takes whole parts from them.

use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::random::{Rng, below, pick_bit, shuffle};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// How a child is made of two parents.
pub enum Crossover {
    /// A random colouring, as in a restart.
    Nothing,
    /// Conflict-free houses, alternately.
    Houses,
    /// All squares of a digit, alternately, the digit with the most squares to give first.
    Digits,
    /// What both parents agree on.
    Agreed,
}

const NONE: u8 = 0xff;

/// A child of two parents.
pub fn cross(kind: Crossover, lists: &Lists, a: &[u8], b: &[u8], rng: &mut Rng, child: &mut Vec<u8>) {
    child.clear();
    child.resize(a.len(), NONE);
    match kind {
        Crossover::Nothing => {}
        Crossover::Houses => houses(lists, [a, b], rng, child),
        Crossover::Digits => classes(lists, [a, b], rng, child),
        Crossover::Agreed => child.iter_mut().enumerate().filter(|(v, _)| a[*v] == b[*v]).for_each(|(v, d)| *d = a[v]),
    }
    for (v, d) in child.iter_mut().enumerate() {
        if *d == NONE {
            *d = pick_bit(rng, lists.allowed[v]) as u8;
        }
    }
}

/// Random colouring.
pub fn random(lists: &Lists, rng: &mut Rng) -> Vec<u8> {
    lists.allowed.iter().map(|&list| pick_bit(rng, list) as u8).collect()
}

fn houses(lists: &Lists, parents: [&[u8]; 2], rng: &mut Rng, child: &mut [u8]) {
    let mut order: Vec<u16> = (0..lists.houses.len() as u16).collect();
    shuffle(rng, &mut order);
    let mut from = 0;
    for house in order {
        let members = &lists.houses[house as usize];
        for turn in 0..2 {
            let parent = parents[(from + turn) % 2];
            let mut held = 0u32;
            let clean = members.iter().all(|&v| {
                let bit = 1 << parent[v as usize];
                let fresh = held & bit == 0;
                held |= bit;
                fresh
            });
            if clean {
                for &v in members {
                    if child[v as usize] == NONE {
                        child[v as usize] = parent[v as usize];
                    }
                }
                from += turn + 1;
                break;
            }
        }
    }
    for (v, d) in child.iter_mut().enumerate() {
        if *d == NONE {
            *d = parents[below(rng, 2) as usize][v];
        }
    }
}

fn classes(lists: &Lists, parents: [&[u8]; 2], rng: &mut Rng, child: &mut [u8]) {
    let side = lists.layout.side;
    let mut left: u32 = lists.layout.all_digits();
    let mut from = below(rng, 2) as usize;
    for _ in 0..side {
        let parent = parents[from];
        from ^= 1;
        let mut sizes = [0u16; 32];
        for (v, d) in child.iter().enumerate() {
            if *d == NONE {
                sizes[parent[v] as usize % 32] += 1;
            }
        }
        // The largest class that is left; ties by a random rotation.
        let turn = below(rng, side as u32) as usize;
        let best = (0..side).map(|k| (k + turn) % side).filter(|d| left >> d & 1 == 1).max_by_key(|&d| sizes[d]);
        let Some(digit) = best else { break };
        left &= !(1 << digit);
        for (v, d) in child.iter_mut().enumerate() {
            if *d == NONE && parent[v] as usize == digit {
                *d = digit as u8;
            }
        }
    }
}
