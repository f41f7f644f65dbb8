//! The tables of every layout, in sets just large enough for it, made when they are first asked for.

use std::sync::OnceLock;

use crate::exact::state::Tables;
use crate::puzzle::{Grid, Shape};

type Cache<const W: usize, const H: usize> = [OnceLock<Tables<W, H>>; Shape::ALL.len()];

/// Of a board of up to 81 squares.
pub fn small(puzzle: &Grid) -> &'static Tables<2, 1> {
    static CACHE: Cache<2, 1> = [const { OnceLock::new() }; Shape::ALL.len()];
    of(&CACHE, puzzle)
}

/// Of a board of up to 386 squares.
pub fn of_a_cube(puzzle: &Grid) -> &'static Tables<7, 3> {
    static CACHE: Cache<7, 3> = [const { OnceLock::new() }; Shape::ALL.len()];
    of(&CACHE, puzzle)
}

/// Of a board of up to 25 digits.
pub fn of_25(puzzle: &Grid) -> &'static Tables<10, 2> {
    static CACHE: Cache<10, 2> = [const { OnceLock::new() }; Shape::ALL.len()];
    of(&CACHE, puzzle)
}

/// Of a board of 36 digits.
#[cfg(not(target_arch = "wasm32"))]
pub fn of_36(puzzle: &Grid) -> &'static Tables<21, 2> {
    static CACHE: Cache<21, 2> = [const { OnceLock::new() }; Shape::ALL.len()];
    of(&CACHE, puzzle)
}

/// Of a board of up to 64 digits.
#[cfg(not(target_arch = "wasm32"))]
pub fn of_64(puzzle: &Grid) -> &'static Tables<64, 3> {
    static CACHE: Cache<64, 3> = [const { OnceLock::new() }; Shape::ALL.len()];
    of(&CACHE, puzzle)
}

/// Of a board of up to 49 digits, the largest of the page.
#[cfg(target_arch = "wasm32")]
pub fn of_49(puzzle: &Grid) -> &'static Tables<38, 3> {
    static CACHE: Cache<38, 3> = [const { OnceLock::new() }; Shape::ALL.len()];
    of(&CACHE, puzzle)
}

fn of<const W: usize, const H: usize>(cache: &'static Cache<W, H>, puzzle: &Grid) -> &'static Tables<W, H> {
    cache[puzzle.shape() as usize].get_or_init(|| Tables::new(puzzle.layout()))
}
