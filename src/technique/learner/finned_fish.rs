//! Finned and sashimi fish: as many lines as a fish, whose places lie in as many lines across but for some, the fins. The
//! fish holds or a fin does, so what the fish would remove goes where it sees every fin. Without the fins a line of a sashimi
//! fish has one place only.

use crate::puzzle::{Face, Square};
use crate::technique::board::{Board, bits, choices};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// Fins lie in so many lines across at most: those of a box, but for large boards.
const MOST: u32 = 2;

/// Face by face; columns as base, then rows.
pub fn find(ground: &Ground, board: &Board, size: usize, sink: Sink) -> bool {
    ground.layout.faces.iter().any(|face| {
        [true, false].into_iter().any(|columns| {
            let fish = Fish::of(ground, board, face, columns);
            (0..ground.side).any(|digit| {
                let lines: Vec<usize> = (0..ground.side).filter(|&line| fish.may(line, digit, size)).collect();
                choices(lines.len(), size, |chosen| {
                    let base: Vec<usize> = chosen.iter().map(|&k| lines[k]).collect();
                    fish.steps(&base, digit).into_iter().any(&mut *sink)
                })
            })
        })
    })
}

struct Fish<'a> {
    ground: &'a Ground,
    board: &'a Board,
    lines: &'a [usize],
    across: &'a [usize],
    /// Of each line and digit, the crossing lines that may hold it.
    spots: Vec<u32>,
}

impl<'a> Fish<'a> {
    fn of(ground: &'a Ground, board: &'a Board, face: &'a Face, columns: bool) -> Fish<'a> {
        let side = ground.side;
        let mut spots = vec![0; side * side];
        for (place, &square) in face.squares.iter().enumerate() {
            let (row, column) = (place / side, place % side);
            let (line, across) = if columns { (column, row) } else { (row, column) };
            bits(board.marks(square)).for_each(|digit| spots[line * side + digit] |= 1 << across);
        }
        let (lines, across) = if columns { (face.columns(), face.rows()) } else { (face.rows(), face.columns()) };
        Fish { ground, board, lines, across, spots }
    }

    fn may(&self, line: usize, digit: usize, size: usize) -> bool {
        let places = self.spots[line * self.ground.side + digit].count_ones();
        places >= 2 && places <= size as u32 + MOST
    }

    /// The squares of these lines that may hold the digit.
    fn squares(&self, houses: &[usize], digit: usize) -> Vec<Square> {
        let mut squares: Vec<Square> = houses.iter().flat_map(|&h| self.ground.house(h)).copied().collect();
        squares.retain(|&s| self.board.marks(s) >> digit & 1 == 1);
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    fn steps(&self, base: &[usize], digit: usize) -> Vec<Step> {
        let size = base.len();
        let spots = |line: &usize| self.spots[line * self.ground.side + digit];
        let all = base.iter().fold(0, |mask, line| mask | spots(line));
        let over = all.count_ones().saturating_sub(size as u32);
        if over == 0 || over > MOST {
            return Vec::new();
        }
        let columns: Vec<usize> = bits(all).collect();
        let bases: Vec<usize> = base.iter().map(|&k| self.lines[k]).collect();
        let places = self.squares(&bases, digit);
        let mut found = Vec::new();
        choices(columns.len(), size, |chosen| {
            let cover: u32 = chosen.iter().map(|&k| 1u32 << columns[k]).sum();
            if base.iter().any(|line| spots(line) & cover == 0) {
                return false;
            }
            let sashimi = base.iter().any(|line| (spots(line) & cover).count_ones() == 1);
            let covers: Vec<usize> = bits(cover).map(|k| self.across[k]).collect();
            found.extend(self.step(&bases, &covers, &places, digit, sashimi));
            false
        });
        found
    }

    fn step(&self, bases: &[usize], covers: &[usize], places: &[Square], digit: usize, sashimi: bool) -> Option<Step> {
        let ground = self.ground;
        let covered = |s: &Square| covers.iter().any(|&h| ground.index_in(h, *s).is_some());
        let fins: Vec<Square> = places.iter().copied().filter(|s| !covered(s)).collect();
        let mut lost = self.squares(covers, digit);
        lost.retain(|s| !places.contains(s) && fins.iter().all(|&fin| ground.sees(*s, fin)));
        // A square that two covers share is covered twice: on a cube it might be the digit of both.
        if lost.is_empty() || fins.is_empty() {
            return None;
        }
        let size = bases.len() as u8;
        let technique = if sashimi { Technique::SashimiFish(size) } else { Technique::FinnedFish(size) };
        let body: Vec<Square> = places.iter().copied().filter(covered).collect();
        Some(Step {
            technique,
            rating: technique.base(),
            put: None,
            strike: lost.into_iter().map(|s| (s, 1 << digit)).collect(),
            reason: Reason {
                houses: bases.iter().zip(covers).flat_map(|(&b, &c)| [b, c]).collect(),
                causes: fins.iter().map(|&s| (s, 1 << digit)).collect(),
                squares: body.into_iter().chain(fins.iter().copied()).collect(),
                digits: 1 << digit,
                ..Reason::default()
            },
        })
    }
}
