//! Which places of the board are wrong, and how. By place, not by square: an algorithm may keep a copy of an edge square
//! for each face, and then each face has its own digits and its own faults.

use crate::exact::Verdict;
use crate::puzzle::{Grid, Layout, Shape, Square, check};

use crate::exact::Truth;
use crate::play::sheet::Sheet;

/// What is marked at a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// Its digit stands twice in a house, or was found to be wrong.
    pub conflict: bool,
    /// The copies of its square on the faces that share it disagree.
    pub torn: bool,
}

/// What the marks depend on.
pub struct Judged<'a> {
    /// The digits, and which were typed.
    pub sheet: &'a Sheet,
    /// The best board of the run.
    pub best: Option<&'a Grid>,
    /// Digits place by place, where the algorithm keeps copies.
    pub copies: Option<&'a [u8]>,
    /// What the exact solver says.
    pub truth: &'a Truth,
    /// Typed digits that a check found to be wrong.
    pub wrong: &'a [Square],
}

/// Copies of this shape.
pub fn fitting(copies: Option<&[u8]>, shape: Shape) -> Option<&[u8]> {
    copies.filter(|digits| digits.len() == shape.face_squares())
}

/// Conflicts of what is shown; while no run is shown also the squares the exact solver objects to or a check found wrong.
pub fn marks(judged: &Judged) -> Vec<Mark> {
    let grid = &judged.sheet.grid;
    let layout = grid.layout();
    let best = judged.best.filter(|best| best.shape() == grid.shape());
    if let Some(copies) = best.and_then(|_| fitting(judged.copies, grid.shape())) {
        return of_copies(copies, layout);
    }
    let mut squares = check::conflicting_squares(best.unwrap_or(grid));
    if best.is_none() {
        let objected = match judged.truth {
            Truth::Known(Verdict::None(why)) => why.squares(grid),
            _ => Vec::new(),
        };
        for &square in objected.iter().chain(judged.wrong) {
            squares.iter_mut().skip(square).take(1).for_each(|mark| *mark = true);
        }
    }
    let places = layout.faces.iter().flat_map(|face| face.squares.iter());
    places.map(|&square| Mark { conflict: squares[square], torn: false }).collect()
}

/// What a player sees marked: repeated digits where that is wanted, and digits that a check found to be wrong.
pub fn played(sheet: &Sheet, conflicts: bool, wrong: &[Square]) -> Vec<Mark> {
    let grid = &sheet.grid;
    let repeated = if conflicts { check::conflicting_squares(grid) } else { vec![false; grid.cells().len()] };
    let places = grid.layout().faces.iter().flat_map(|face| face.squares.iter());
    places.map(|s| Mark { conflict: repeated[*s] || wrong.contains(s), torn: false }).collect()
}

fn of_copies(copies: &[u8], layout: &Layout) -> Vec<Mark> {
    let face = layout.side * layout.side;
    let conflicts = copies.chunks(face).flat_map(|digits| {
        let grid = Grid::new(layout.shape.face(), digits.to_vec());
        grid.map_or_else(|| vec![false; face], |grid| check::conflicting_squares(&grid))
    });
    let mut marks: Vec<Mark> = conflicts.map(|conflict| Mark { conflict, torn: false }).collect();
    for places in layout.places.iter().filter(|places| places.len() > 1) {
        let index = |k: usize| places[k].face * face + places[k].row * layout.side + places[k].column;
        // A face that is not solved yet holds no digit, which is no disagreement.
        let mut digits = (0..places.len()).map(|k| copies[index(k)]).filter(|&d| d != 0);
        let first = digits.next();
        if digits.any(|digit| Some(digit) != first) {
            (0..places.len()).for_each(|k| marks[index(k)].torn = true);
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use crate::play::marks::*;

    fn marks_of(digits: Vec<u8>) -> Vec<Mark> {
        let sheet = Sheet::empty(Shape::Cube4);
        let best = Grid::empty(Shape::Cube4);
        let judged =
            Judged { sheet: &sheet, best: Some(&best), copies: Some(&digits), truth: &Truth::Asked, wrong: &[] };
        marks(&judged)
    }

    #[test]
    fn copies_that_disagree_are_marked_on_every_face() {
        let mut digits = vec![0; 96];
        // F r1c2 is U r4c2.
        (digits[33], digits[13]) = (3, 2);
        let found = marks_of(digits.clone());
        let torn: Vec<usize> = (0..96).filter(|&k| found[k].torn).collect();
        assert_eq!(torn, [13, 33]);
        assert!(found.iter().all(|m| !m.conflict));
        // A conflict on one face is none of the other's.
        digits[34] = 3;
        let found = marks_of(digits);
        assert_eq!((0..96).filter(|&k| found[k].conflict).collect::<Vec<_>>(), [33, 34]);
    }

    #[test]
    fn without_copies_a_square_is_marked_on_every_face() {
        let sheet = Sheet::empty(Shape::Cube4).with(0, 1).unwrap().with(1, 1).unwrap();
        let judged = Judged { sheet: &sheet, best: None, copies: None, truth: &Truth::Asked, wrong: &[] };
        let found = marks(&judged);
        // U r1c1 is a corner and U r1c2 an edge square.
        assert_eq!(found.iter().filter(|m| m.conflict).count(), 5);
    }
}
