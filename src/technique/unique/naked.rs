//! Naked sets that the open end of a deadly pattern makes with other squares of a house.

use crate::puzzle::Square;
use crate::technique::board::{Board, choices};

/// Calls with each set of `size` − 1 other squares and the digits they make a naked set of, together with `extra`. Sets
/// come in the order of masks over the house's places, with the pattern's own place `at` among them.
#[allow(clippy::too_many_arguments)]
pub(crate) fn naked_with(
    board: &Board,
    members: &[Square],
    others: &[usize],
    at: usize,
    size: usize,
    extra: u32,
    covered: u32,
    each: &mut dyn FnMut(&[Square], u32),
) {
    let mut sets: Vec<(u64, Vec<Square>, u32)> = Vec::new();
    choices(others.len(), size - 1, |chosen| {
        let set: Vec<Square> = chosen.iter().map(|&k| members[others[k]]).collect();
        let held = set.iter().fold(0, |mask, &s| mask | board.marks(s));
        let enough = set.iter().all(|&s| board.marks(s).count_ones() > 1);
        let mask = held | extra;
        if enough && (held | covered).count_ones() as usize == size && mask.count_ones() as usize == size {
            let order = chosen.iter().fold(1u64 << at, |order, &k| order | 1 << others[k]);
            sets.push((order, set, mask));
        }
        false
    });
    sets.sort_by_key(|(order, ..)| *order);
    for (_, set, mask) in sets {
        each(&set, mask);
    }
}
