//! X-wing, swordfish and jellyfish: so many parallel lines of a face whose places of a digit lie in as many lines across.
//! A border line of a cube's face is a line of its neighbour, too: there the pattern reaches over the edge.

use crate::puzzle::Face;
use crate::technique::board::{Board, bits, choices};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// Face by face; columns as base, then rows.
pub fn find(ground: &Ground, board: &Board, size: usize, sink: Sink) -> bool {
    ground.layout.faces.iter().any(|face| {
        let digits = missing(ground, board, face, size * 2);
        [(face.columns(), face.rows()), (face.rows(), face.columns())].into_iter().enumerate().any(|(way, lines)| {
            let spots = spots(ground, board, face, way == 0);
            choices(ground.side, size, |base| {
                digits.iter().any(|&digit| {
                    let mut cover = 0;
                    for &line in base {
                        let spots = spots[line * ground.side + digit];
                        if spots & (spots.wrapping_sub(1)) == 0 {
                            return false;
                        }
                        cover |= spots;
                    }
                    cover.count_ones() as usize == size
                        && step(ground, board, lines, base, cover, digit).is_some_and(&mut *sink)
                })
            })
        })
    })
}

/// The digits that are missing at least so often on a face.
fn missing(ground: &Ground, board: &Board, face: &Face, least: usize) -> Vec<usize> {
    let mut missing = vec![ground.side; ground.side];
    for &square in &face.squares {
        if let Some(digit) = board.digit(square).checked_sub(1) {
            missing[usize::from(digit)] = missing[usize::from(digit)].saturating_sub(1);
        }
    }
    (0..ground.side).filter(|&digit| missing[digit] >= least).collect()
}

/// Of each line and digit of a face, the crossing lines that may hold it.
fn spots(ground: &Ground, board: &Board, face: &Face, columns: bool) -> Vec<u32> {
    let side = ground.side;
    let mut spots = vec![0; side * side];
    for (place, &square) in face.squares.iter().enumerate() {
        let (row, column) = (place / side, place % side);
        let (line, across) = if columns { (column, row) } else { (row, column) };
        for digit in bits(board.marks(square)) {
            spots[line * side + digit] |= 1 << across;
        }
    }
    spots
}

fn step(
    ground: &Ground,
    board: &Board,
    (lines, across): (&[usize], &[usize]),
    base: &[usize],
    cover: u32,
    digit: usize,
) -> Option<Step> {
    let covers: Vec<usize> = bits(cover).map(|k| across[k]).collect();
    let bases: Vec<usize> = base.iter().map(|&k| lines[k]).collect();
    let holds = |s: &usize| board.marks(*s) >> digit & 1 == 1;
    let in_base = |s: &usize| bases.iter().any(|&h| ground.index_in(h, *s).is_some());
    let all = |houses: &[usize]| -> Vec<usize> {
        houses.iter().flat_map(|&h| ground.house(h)).copied().filter(holds).collect()
    };
    let strike: Vec<(usize, u32)> = all(&covers).into_iter().filter(|s| !in_base(s)).map(|s| (s, 1 << digit)).collect();
    if strike.is_empty() {
        return None;
    }
    let technique = match base.len() {
        2 => Technique::XWing,
        3 => Technique::Swordfish,
        _ => Technique::Jellyfish,
    };
    let squares = all(&bases);
    Some(Step {
        technique,
        rating: technique.base(),
        put: None,
        strike,
        reason: Reason {
            houses: bases.iter().zip(&covers).flat_map(|(&b, &c)| [b, c]).collect(),
            causes: squares.iter().map(|&s| (s, 1 << digit)).collect(),
            squares,
            digits: 1 << digit,
            ..Reason::default()
        },
    })
}
