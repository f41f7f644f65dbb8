//! How six faces make a SudoKube (rule `edge`): which places are one and the same square.
//!
//! Faces are U R F D L B, each read row-major as seen from outside; twelve edges are glued (Waters 2008, III.D).

/// Names of the faces in the order in which six of them are written in a row. A flat board has the first only.
pub const FACE_NAMES: [char; 6] = ['U', 'R', 'F', 'D', 'L', 'B'];

/// A line along the border of a face, in reading direction (left to right, top to bottom).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// The first row.
    Top,
    /// The last row.
    Bottom,
    /// The first column.
    Left,
    /// The last column.
    Right,
}

impl Border {
    /// Row-major place of the k-th square along this border.
    pub const fn place(self, k: usize, side: usize) -> usize {
        match self {
            Border::Top => k,
            Border::Bottom => (side - 1) * side + k,
            Border::Left => k * side,
            Border::Right => k * side + side - 1,
        }
    }
}

/// Two borders that are one line of squares; `reversed` when their reading directions are opposite.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Number of a face, and its border.
    pub first: (usize, Border),
    /// Number of the other face, and its border.
    pub second: (usize, Border),
    /// Whether their reading directions are opposite.
    pub reversed: bool,
}

const U: usize = 0;
const R: usize = 1;
const F: usize = 2;
const D: usize = 3;
const L: usize = 4;
const B: usize = 5;

const fn edge(first: (usize, Border), second: (usize, Border), reversed: bool) -> Edge {
    Edge { first, second, reversed }
}

/// The twelve glued edges.
pub const EDGES: [Edge; 12] = [
    edge((U, Border::Bottom), (F, Border::Top), false),
    edge((U, Border::Left), (L, Border::Top), false),
    edge((U, Border::Right), (R, Border::Top), true),
    edge((U, Border::Top), (B, Border::Top), true),
    edge((D, Border::Top), (F, Border::Bottom), false),
    edge((D, Border::Left), (L, Border::Bottom), true),
    edge((D, Border::Right), (R, Border::Bottom), false),
    edge((D, Border::Bottom), (B, Border::Bottom), true),
    edge((F, Border::Left), (L, Border::Right), false),
    edge((F, Border::Right), (R, Border::Left), false),
    edge((B, Border::Left), (R, Border::Right), false),
    edge((B, Border::Right), (L, Border::Left), false),
];

/// Number of a face by its name (U R F D L B).
pub fn face_number(name: char) -> Option<usize> {
    FACE_NAMES.iter().position(|&n| n == name)
}

/// For each of the 6·side² places, the number of its square; squares are numbered as they are first met.
pub fn glue(side: usize) -> Vec<usize> {
    let area = side * side;
    let mut first: Vec<usize> = (0..6 * area).collect();
    let pairs = EDGES.iter().flat_map(|e| {
        (0..side).map(move |k| {
            let other = if e.reversed { side - 1 - k } else { k };
            (e.first.0 * area + e.first.1.place(k, side), e.second.0 * area + e.second.1.place(other, side))
        })
    });
    for (a, b) in pairs {
        let (keep, gone) = (first[a].min(first[b]), first[a].max(first[b]));
        first.iter_mut().filter(|p| **p == gone).for_each(|p| *p = keep);
    }
    let mut numbers = vec![None; 6 * area];
    let mut next = 0;
    first
        .iter()
        .map(|&place| {
            *numbers[place].get_or_insert_with(|| {
                next += 1;
                next - 1
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::puzzle::cube::*;
    use crate::puzzle::{Layout, Shape};

    #[test]
    fn corners_are_met_by_three_faces_and_edges_by_two() {
        for (shape, inner) in [(Shape::Cube4, 2), (Shape::Cube9, 7)] {
            let layout = Layout::of(shape);
            let seen = |times| layout.places.iter().filter(|p| p.len() == times).count();
            assert_eq!((seen(3), seen(2)), (8, 12 * inner), "{shape:?}");
            let last = layout.side - 1;
            for places in layout.places.iter() {
                let line = |p: &crate::puzzle::Place| usize::from(p.row == 0 || p.row == last);
                let column = |p: &crate::puzzle::Place| usize::from(p.column == 0 || p.column == last);
                for p in places {
                    assert_eq!(places.len(), 1 + line(p) + column(p));
                }
                let mut faces: Vec<_> = places.iter().map(|p| p.face).collect();
                faces.dedup();
                assert_eq!(faces.len(), places.len(), "a square is on three different faces at most");
            }
        }
    }

    #[test]
    fn opposite_faces_share_nothing() {
        let layout = Layout::of(Shape::Cube9);
        for (a, b) in [(U, D), (R, L), (F, B)] {
            assert!(layout.faces[a].squares.iter().all(|s| !layout.faces[b].squares.contains(s)));
        }
    }

    #[test]
    fn glued_edges_are_one_house() {
        let layout = Layout::of(Shape::Cube9);
        assert_eq!(layout.faces[U].rows()[8], layout.faces[F].rows()[0]);
        assert_eq!(layout.faces[U].columns()[8], layout.faces[R].rows()[0]);
        assert_eq!(layout.faces[B].columns()[8], layout.faces[L].columns()[0]);
    }
}
