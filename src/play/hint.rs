//! A hint in three strengths: where to look, which technique and squares, and what to do.

use crate::exact::hints::{Hint, Step, Technique};
use crate::play::Action;
use crate::puzzle::{HouseKind, Layout, Shape, Square};

/// A hint, and how much of it has been told.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What it says.
    pub hint: Hint,
    /// How much is told: 1 is where to look, 2 is the whole step.
    pub strength: u8,
    pub(crate) shape: Shape,
    /// The givens are known to have several solutions.
    pub(crate) several: bool,
}

impl Told {
    /// A hint of which only the least is told. `several`: the givens are known to have several solutions.
    pub fn new(hint: Hint, shape: Shape, several: bool) -> Told {
        Told { hint, strength: 1, shape, several }
    }

    /// The same, told further; `None` when the next thing is to do it, or when there is no more.
    pub fn further(&self) -> Option<Told> {
        let more = matches!(self.hint, Hint::Step(_) | Hint::Wrong(_) | Hint::WrongMarks(_)) && self.strength < 2;
        more.then(|| Told { strength: self.strength + 1, ..self.clone() })
    }

    /// What is to be done, once everything has been told.
    pub fn action(&self) -> Option<Action> {
        match &self.hint {
            Hint::Step(Step { put: Some(put), .. }) => Some(Action::Put(vec![*put])),
            Hint::Step(step) => Some(Action::Strike(step.strike.clone())),
            Hint::Wrong(squares) => Some(Action::Put(squares.iter().map(|&s| (s, 0)).collect())),
            Hint::WrongMarks(squares) => Some(Action::Fill(squares.clone())),
            _ => None,
        }
    }

    /// The squares to point at.
    pub fn lit(&self) -> Vec<Square> {
        let layout = Layout::of(self.shape);
        let house = |houses: &[usize]| houses.iter().flat_map(|&h| layout.houses[h].squares.clone()).collect();
        match (&self.hint, self.strength) {
            (Hint::Step(step), 1) => house(&self.look_at(step)),
            (Hint::Wrong(squares) | Hint::WrongMarks(squares), 1) => house(&first_box(layout, squares)),
            (Hint::Step(step), _) => step.squares.clone(),
            (Hint::Wrong(squares) | Hint::WrongMarks(squares), _) => squares.clone(),
            _ => Vec::new(),
        }
    }

    /// The squares that lose marks, once that has been told.
    pub fn struck(&self) -> Vec<Square> {
        match (&self.hint, self.strength) {
            (Hint::Step(step), 2..) => step.strike.iter().map(|s| s.0).collect(),
            _ => Vec::new(),
        }
    }

    /// The face to look at, which holds most of those squares; `shown` if it is as good as any.
    pub fn face(&self, shown: usize) -> Option<usize> {
        let layout = Layout::of(self.shape);
        let lit = self.lit();
        let count = |face: usize| lit.iter().filter(|&&s| layout.places[s].iter().any(|p| p.face == face)).count();
        let most = (0..layout.faces.len()).map(count).max().filter(|&n| n > 0)?;
        [shown].into_iter().chain(0..layout.faces.len()).find(|&face| count(face) == most)
    }

    /// The houses a step is seen in.
    pub(crate) fn look_at(&self, step: &Step) -> Vec<usize> {
        match step.technique {
            Technique::NakedSingle => first_box(Layout::of(self.shape), &step.squares),
            _ => step.houses.iter().copied().take(if step.technique == Technique::XWing { 2 } else { 1 }).collect(),
        }
    }
}

/// The box of the first of some squares.
pub(crate) fn first_box(layout: &Layout, squares: &[Square]) -> Vec<usize> {
    let houses = squares.first().map(|&s| layout.houses_of[s].clone()).unwrap_or_default();
    houses.into_iter().filter(|&h| layout.houses[h].kind == HouseKind::Box).take(1).collect()
}
