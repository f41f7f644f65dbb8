//! Where to guess.

use crate::exact::bands::board::{ALL, BOXES, Board, LANES, Lanes, others};
use crate::exact::bands::settle::Part;

/// In the band or stack where the fewest digits are open, a mini-row of the first digit that has two ways to go there
/// (of any open digit, if none has): to take it and to rule it out decides all three. Each turn prefers others.
pub(super) fn choose(board: &Board, turn: usize) -> Part {
    let strip = tightest(board);
    let is_column = strip >= 3;
    let inside = if is_column { 0o111_111_111 << (strip - 3) } else { 0o007_007_007 << (3 * strip) };
    let lanes = if is_column { &board.columns } else { &board.rows };
    let ranks: Lanes = std::array::from_fn(|lane| {
        let places = lanes[lane] & inside;
        let closed = u32::from(places & others(places) == 0);
        // With three ways or more, some box has all three mini-rows.
        let many = u32::from(places & places >> 9 & places >> 18 & BOXES != 0);
        closed << 5 | many << 4 | lane as u32
    });
    let lane = ranks[..9].iter().fold(u32::MAX, |least, &rank| least.min(rank)) as usize % 16 % LANES;
    let places = lanes[lane] & inside;
    let places = places & others(places);
    // Not the first for every digit: on a board with few givens they would all want the same squares.
    let later = places & ALL << ((3 * lane + 7 * turn) % 27);
    let bit = (if later != 0 { later } else { places }).trailing_zeros() as usize % 27;
    Part { lane, bit, is_column }
}

/// The band (0 to 2) or stack (3 to 5) where the fewest digits are open, but any.
fn tightest(board: &Board) -> u32 {
    // Kept in lanes up to the end: the compiler takes digits one by one when it adds them up at once.
    let open: Lanes = std::array::from_fn(|lane| {
        let (rows, columns) = (open_boxes(board.rows[lane]), open_boxes(board.columns[lane]));
        let bands = rows | rows >> 1 | rows >> 2;
        let stacks = columns | columns >> 3 | columns >> 6;
        let bands = bands & 1 | (bands & 1 << 3) << 1 | (bands & 1 << 6) << 2;
        bands | (stacks & 1) << 12 | (stacks & 2) << 15 | (stacks & 4) << 18
    });
    let open: u32 = open.iter().sum();
    let ranked = |strip: u32| ((open >> (4 * strip)).wrapping_sub(1) & 15) << 3 | strip;
    (0..6).map(ranked).fold(u32::MAX, u32::min) & 7
}

/// The boxes in which a digit has two mini-rows or more.
#[inline(always)]
fn open_boxes(places: u32) -> u32 {
    let open = places & others(places);
    (open | open >> 9 | open >> 18) & BOXES
}
