//! A hint in three strengths, as a worker has worded and drawn it: where to look, which technique, and the whole step.

use serde::{Deserialize, Serialize};

use crate::play::Action;
use crate::puzzle::{Layout, Shape, Square};

/// A hint, and how much of it has been told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// The board it is about.
    pub shape: Shape,
    /// From the least to the most; at least one.
    pub strengths: Vec<Strength>,
    /// How many more than the first are told.
    pub at: usize,
    /// What is to be done, once everything has been told.
    pub deed: Option<Deed>,
}

/// So much of a hint.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// What is said.
    pub text: String,
    /// The squares to point at.
    pub lit: Vec<Square>,
    /// The squares that lose marks.
    pub struck: Vec<Square>,
    /// An SVG element; empty for none.
    pub picture: String,
}

/// What a hint does to the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Deed {
    /// Digits on squares; 0 empties.
    Put(Vec<(Square, u8)>),
    /// Strikes digits (a mask) from marks.
    Strike(Vec<(Square, u32)>),
    /// What the houses leave these squares becomes their marks.
    Fill(Vec<Square>),
}

impl Told {
    /// What is told so far.
    pub fn now(&self) -> Option<&Strength> {
        self.strengths.get(self.at)
    }

    /// The same, told further; `None` when the next thing is to do it, or when there is no more.
    pub fn further(&self) -> Option<Told> {
        (self.at + 1 < self.strengths.len()).then(|| Told { at: self.at + 1, ..self.clone() })
    }

    /// What is to be done, once everything has been told; where `candidates` are shown, they are struck.
    pub fn action(&self, candidates: bool) -> Option<Action> {
        Some(match self.deed.clone()? {
            Deed::Strike(marks) if candidates => Action::Cross(marks),
            Deed::Put(digits) => Action::Put(digits),
            Deed::Strike(marks) => Action::Strike(marks),
            Deed::Fill(squares) => Action::Fill(squares),
        })
    }

    /// The face to look at, which holds most of the squares it points at; `shown` if it is as good as any.
    pub fn face(&self, shown: usize) -> Option<usize> {
        let layout = Layout::of(self.shape);
        let lit = &self.now()?.lit;
        let count = |face: usize| lit.iter().filter(|&&s| layout.places[s].iter().any(|p| p.face == face)).count();
        let most = (0..layout.faces.len()).map(count).max().filter(|&n| n > 0)?;
        [shown].into_iter().chain(0..layout.faces.len()).find(|&face| count(face) == most)
    }
}

#[cfg(test)]
mod tests {
    use crate::play::told::*;

    #[test]
    fn a_hint_on_a_cube_is_on_the_face_that_holds_most_of_it() {
        let shape = Shape::Cube4;
        let layout = Layout::of(shape);
        let at = |face, row, column| layout.at(crate::puzzle::Place { face, row, column });
        let told = |lit| Told { shape, strengths: vec![Strength { lit, ..Strength::default() }], at: 0, deed: None };
        assert_eq!(told(vec![at(1, 1, 1), at(1, 2, 2), at(2, 1, 1)]).face(2), Some(1));
        // F r1c2 is U r4c2: it is seen on either.
        let edge = told(vec![at(2, 0, 1)]);
        assert_eq!([0, 2, 3].map(|shown| edge.face(shown)), [Some(0), Some(2), Some(0)]);
        assert_eq!(told(vec![]).face(0), None);
    }
}
