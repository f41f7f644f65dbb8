//! The cube in isometric projection: where each face that is seen lies on the paper.

use serde::{Deserialize, Serialize};

use crate::draw::svg::{Length, Point};

/// Two looks at the cube show all six faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// U, F and R: from above, with F on the left.
    Front,
    /// D, B and L: from below and behind.
    Back,
}

/// An affine map from a face's own coordinates (right and down, in lengths of its side) to the paper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lie {
    pub face: usize,
    pub origin: Point,
    pub right: Point,
    pub down: Point,
}

const COS: f64 = 0.866_025_403_784_438_6;

/// Width and height of the drawing, in lengths of an edge.
pub(crate) const EXTENT: Point = (2.0 * COS, 2.0);

impl Side {
    /// The three faces. U R F D L B are numbered from 0.
    pub(crate) fn faces(self) -> [Lie; 3] {
        match self {
            Side::Front => [
                Lie { face: 0, origin: (COS, 0.0), right: (COS, 0.5), down: (-COS, 0.5) },
                Lie { face: 2, origin: (0.0, 0.5), right: (COS, 0.5), down: (0.0, 1.0) },
                Lie { face: 1, origin: (COS, 1.0), right: (COS, -0.5), down: (0.0, 1.0) },
            ],
            // Seen from below the near corner stands higher than its neighbours.
            Side::Back => [
                Lie { face: 5, origin: (0.0, 0.5), right: (COS, -0.5), down: (0.0, 1.0) },
                Lie { face: 4, origin: (COS, 0.0), right: (COS, 0.5), down: (0.0, 1.0) },
                Lie { face: 3, origin: (2.0 * COS, 1.5), right: (-COS, 0.5), down: (-COS, -0.5) },
            ],
        }
    }
}

impl Lie {
    /// Where a point of the face (0 to 1 each way) is on the paper.
    #[cfg(test)]
    pub fn at(&self, x: f64, y: f64) -> Point {
        (self.origin.0 + x * self.right.0 + y * self.down.0, self.origin.1 + x * self.right.1 + y * self.down.1)
    }

    /// The map as an attribute, for a face drawn `length` units wide, on a cube whose edge is `edge` long at `corner`.
    pub fn transform(&self, corner: Point, edge: f64, length: f64) -> String {
        let scale = |(x, y): Point| {
            let short = |v: f64| (v * edge / length * 1e5).round() / 1e5;
            format!("{} {}", short(x), short(y))
        };
        let (x, y) = (Length(corner.0 + edge * self.origin.0), Length(corner.1 + edge * self.origin.1));
        format!("transform=\"matrix({} {} {x} {y})\"", scale(self.right), scale(self.down))
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::cube::*;
    use crate::puzzle::cube::{Border, EDGES};

    /// Ends of a border in its reading direction.
    fn ends(lie: &Lie, border: Border) -> [Point; 2] {
        let (from, to) = match border {
            Border::Top => ((0.0, 0.0), (1.0, 0.0)),
            Border::Bottom => ((0.0, 1.0), (1.0, 1.0)),
            Border::Left => ((0.0, 0.0), (0.0, 1.0)),
            Border::Right => ((1.0, 0.0), (1.0, 1.0)),
        };
        [lie.at(from.0, from.1), lie.at(to.0, to.1)]
    }

    #[test]
    fn faces_meet_on_the_paper_where_they_are_glued_on_the_cube() {
        for side in [Side::Front, Side::Back] {
            let faces = side.faces();
            let find = |face: usize| faces.iter().find(|l| l.face == face);
            let mut met = 0;
            for edge in EDGES {
                let (Some(a), Some(b)) = (find(edge.first.0), find(edge.second.0)) else { continue };
                let (first, mut second) = (ends(a, edge.first.1), ends(b, edge.second.1));
                if edge.reversed {
                    second.reverse();
                }
                for (p, q) in first.iter().zip(second) {
                    assert!((p.0 - q.0).abs() < 1e-9 && (p.1 - q.1).abs() < 1e-9, "{side:?} {edge:?}: {p:?} {q:?}");
                }
                met += 1;
            }
            assert_eq!(met, 3);
        }
        let mut seen: Vec<usize> = [Side::Front, Side::Back].iter().flat_map(|s| s.faces()).map(|l| l.face).collect();
        seen.sort();
        assert_eq!(seen, [0, 1, 2, 3, 4, 5]);
    }

    /// None is seen from its inside, as in a mirror.
    #[test]
    fn no_face_is_mirrored() {
        for lie in [Side::Front, Side::Back].iter().flat_map(|s| s.faces()) {
            let turn = lie.right.0 * lie.down.1 - lie.right.1 * lie.down.0;
            assert!(turn > 0.0, "{lie:?}");
        }
    }
}
