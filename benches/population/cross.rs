//! A child of two partial boards: what it holds of each before it is annealed again.

use sudokube::evolve::algorithms::partial::cover::Cover;
use sudokube::evolve::random::{Rng, below, shuffle};
use sudokube::puzzle::Grid;

/// A child of two boards; the first cover is the board with its givens alone.
pub type Cross = fn(&Grid, &Cover, &[Cover; 2], &mut Rng) -> Cover;

fn cells(cover: &Cover) -> Vec<u8> {
    let mut cells = Vec::new();
    cover.fill(&mut cells);
    cells
}

/// A copy of the first.
pub fn copy(_: &Grid, _: &Cover, parents: &[Cover; 2], _: &mut Rng) -> Cover {
    parents[0].clone()
}

/// Digit by digit, the parents in turns: of the digits not yet taken the one of which most squares still fit (P. Galinier,
/// J.-K. Hao, *Hybrid evolutionary algorithms for graph coloring*, 1999).
pub fn digits(puzzle: &Grid, empty: &Cover, parents: &[Cover; 2], rng: &mut Rng) -> Cover {
    let (boards, mut child) = (parents.each_ref().map(cells), empty.clone());
    let side = puzzle.layout().side as u8;
    let mut left: Vec<u8> = (1..=side).collect();
    shuffle(rng, &mut left);
    let mut turn = below(rng, 2) as usize;
    while !left.is_empty() {
        let held = cells(&child);
        let squares = |digit: u8| boards[turn].iter().zip(&held).filter(|&(&d, &h)| d == digit && h == 0).count();
        let most = (0..left.len()).max_by_key(|&k| squares(left[k])).unwrap_or_default();
        let digit = left.swap_remove(most);
        (0..held.len()).filter(|&s| boards[turn][s] == digit).for_each(|s| {
            child.put_in(s, digit);
        });
        turn = 1 - turn;
    }
    child
}

/// Each box of one parent or the other, in an order drawn, as far as it fits.
pub fn boxes(puzzle: &Grid, empty: &Cover, parents: &[Cover; 2], rng: &mut Rng) -> Cover {
    let (boards, mut child) = (parents.each_ref().map(cells), empty.clone());
    let layout = puzzle.layout();
    let mut order = layout.faces[0].boxes().to_vec();
    shuffle(rng, &mut order);
    for house in order {
        let parent = &boards[below(rng, 2) as usize];
        for &square in layout.houses[house].squares.iter() {
            child.put_in(square, parent[square]);
        }
    }
    child
}

/// Only what both parents hold.
pub fn agreement(_: &Grid, empty: &Cover, parents: &[Cover; 2], _: &mut Rng) -> Cover {
    let (boards, mut child) = (parents.each_ref().map(cells), empty.clone());
    for (square, &digit) in boards[0].iter().enumerate().filter(|&(s, &d)| d == boards[1][s]) {
        child.put_in(square, digit);
    }
    child
}

/// The share of squares to fill on which two boards hold the same, open ones included.
pub fn likeness(puzzle: &Grid, a: &Cover, b: &Cover) -> f64 {
    let (a, b) = (cells(a), cells(b));
    let to_fill = (0..a.len()).filter(|&s| puzzle.get(s) == 0);
    let same = to_fill.clone().filter(|&s| a[s] == b[s]).count();
    same as f64 / to_fill.count().max(1) as f64
}
