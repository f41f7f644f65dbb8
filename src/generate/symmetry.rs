//! How givens lie on a board, and which squares are emptied together so that it stays so.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Grid, Place, Shape, Square};

/// How givens lie. On a cube all but none are those of each face on its own, as far as its edges allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Symmetry {
    /// Anyhow.
    None,
    /// The same after half a turn.
    Rotation,
    /// The same in a mirror that stands upright.
    Mirror,
    /// The same about the diagonal from the upper left.
    Diagonal,
}

impl Symmetry {
    /// All, with their names.
    pub const ALL: [(Symmetry, &'static str); 4] = [
        (Symmetry::None, "none"),
        (Symmetry::Rotation, "rotation"),
        (Symmetry::Mirror, "mirror"),
        (Symmetry::Diagonal, "diagonal"),
    ];

    /// The place that goes with a place.
    fn partner(self, place: Place, side: usize) -> Place {
        let Place { face, row, column } = place;
        let last = side - 1;
        let (row, column) = match self {
            Symmetry::None => (row, column),
            Symmetry::Rotation => (last - row, last - column),
            Symmetry::Mirror => (row, last - column),
            Symmetry::Diagonal => (column, row),
        };
        Place { face, row, column }
    }
}

/// Squares that are emptied together.
pub(crate) fn orbits(shape: Shape, symmetry: Symmetry) -> Vec<Vec<Square>> {
    let layout = Grid::empty(shape).layout();
    let mut of: Vec<Option<usize>> = vec![None; layout.squares];
    let mut orbits: Vec<Vec<Square>> = Vec::new();
    for start in 0..layout.squares {
        if of[start].is_some() {
            continue;
        }
        let mut orbit = vec![start];
        of[start] = Some(orbits.len());
        let mut at = 0;
        while let Some(&square) = orbit.get(at) {
            for &place in &layout.places[square] {
                let partner = layout.at(symmetry.partner(place, layout.side));
                if of[partner].is_none() {
                    of[partner] = Some(orbits.len());
                    orbit.push(partner);
                }
            }
            at += 1;
        }
        orbits.push(orbit);
    }
    orbits
}
