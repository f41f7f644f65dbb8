//! Lists inside sentences: lines by their numbers, pairs, squares. All are counted from 1.

use std::fmt::{Display, Formatter};

use crate::puzzle::FACE_NAMES;
use crate::say::list::{Clauses, Items, List};

messages! {
    /// The ends of lists.
    pub enum Listed {
        EveryFace { lines: String } => "{lines} of every face",
        Face { lines: String, face: char } => "{lines} of {face}",
        Marked { lines: usize, of: usize } => "marked B ({lines} of {of})",
        WholeFace { face: char } => "all of {face}",
        Pair { first: u32, second: u32 } => "{first} with {second}",
        Square { row: usize, column: usize } => "r{row}c{column}",
    }
}

/// On more faces than these, lines are marked on the boards alone.
const FEW: usize = 3;

/// Lines by their numbers from 0, through all faces of a cube.
#[derive(Clone, Debug, PartialEq)]
pub struct Lines {
    lines: Vec<u16>,
    /// Lines of a face.
    side: usize,
}

impl Lines {
    /// `side` lines are on each face.
    pub fn new(lines: &[u16], side: usize) -> Lines {
        Lines { lines: lines.to_vec(), side: side.max(1) }
    }

    fn of_face(&self, face: usize) -> Vec<u16> {
        let mine = self.lines.iter().filter(|&&k| usize::from(k) / self.side == face);
        mine.map(|k| k % self.side as u16).collect()
    }
}

impl crate::say::language::Said for Lines {}

impl Display for Lines {
    /// `2, 4 and 8`, `2 and 4 of every face`, or what each face has: `1 and 3 of U; all of F`; of many faces how
    /// many there are.
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        if self.lines.iter().all(|&k| usize::from(k) < self.side) {
            return f.write_str(&list(&self.lines));
        }
        let faces: Vec<Vec<u16>> = (0..FACE_NAMES.len()).map(|face| self.of_face(face)).collect();
        if faces.iter().all(|lines| *lines == faces[0]) {
            return write!(f, "{}", Listed::EveryFace { lines: list(&faces[0]) });
        }
        let told = faces.iter().filter(|lines| !lines.is_empty()).count();
        if told > FEW {
            let of = FACE_NAMES.len() * self.side;
            return write!(f, "{}", Listed::Marked { lines: self.lines.len(), of });
        }
        let some = FACE_NAMES.into_iter().zip(&faces).filter(|(_, lines)| !lines.is_empty());
        let told = some.map(|(face, lines)| match lines.len() == self.side {
            true => Listed::WholeFace { face }.text(),
            false => Listed::Face { lines: list(lines), face }.text(),
        });
        Clauses::of(told).fmt(f)
    }
}

/// Numbers from 0 as a list from 1: `2, 4, 6 and 8`.
fn list(numbers: &[u16]) -> String {
    List::of(numbers.iter().map(|n| n + 1)).to_string()
}

/// Pairs by their ranks from 0: `1 with 5, 2 with 9`.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairs(pub Vec<(u32, u32)>);

impl crate::say::language::Said for Pairs {}

impl Display for Pairs {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let told = self.0.iter().map(|&(a, b)| Listed::Pair { first: a + 1, second: b + 1 }.text());
        Items::of(told).fmt(f)
    }
}

/// A square of a flat board by its number from 0: `r1c3`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SquareName {
    /// Number of the square, row by row.
    pub square: u16,
    /// Squares of a row.
    pub side: usize,
}

impl crate::say::language::Said for SquareName {}

impl Display for SquareName {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let (square, side) = (usize::from(self.square), self.side.max(1));
        write!(f, "{}", Listed::Square { row: square / side + 1, column: square % side + 1 })
    }
}
