//! A hint in three strengths: where to look, which technique and squares, and what to do.

use crate::exact::hints::{Hint, Step, Technique};
use crate::play::Action;
use crate::puzzle::{Grid, HouseKind, Layout, Shape, Square};

use crate::say::play::digits;
use crate::text::Style;

/// A hint, and how much of it has been told: 1, 2 or 3.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub hint: Hint,
    pub strength: u8,
    shape: Shape,
    /// The givens are known to have several solutions.
    several: bool,
}

impl Told {
    pub fn new(hint: Hint, shape: Shape, several: bool) -> Told {
        Told { hint, strength: 1, shape, several }
    }

    /// The same, told further; `None` when the next thing is to do it, or when there is no more.
    pub fn further(&self) -> Option<Told> {
        let more = matches!(self.hint, Hint::Step(_) | Hint::Wrong(_) | Hint::WrongMarks(_)) && self.strength < 2;
        more.then(|| Told { strength: self.strength + 1, ..self.clone() })
    }

    /// What the hint's button does next.
    pub fn button(&self) -> &'static str {
        match (self.further().is_some(), self.action().is_some()) {
            (true, _) => "Tell more",
            (_, true) => "Do it",
            _ => "Hint",
        }
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
    fn look_at(&self, step: &Step) -> Vec<usize> {
        match step.technique {
            Technique::NakedSingle => first_box(Layout::of(self.shape), &step.squares),
            _ => step.houses.iter().copied().take(if step.technique == Technique::XWing { 2 } else { 1 }).collect(),
        }
    }

    pub fn sentence(&self) -> String {
        let layout = Layout::of(self.shape);
        let places = |squares: &[Square]| list(squares.iter().map(|&s| layout.name(s)).collect());
        let houses = |houses: &[usize]| list(houses.iter().map(|&h| layout.house_name(h)).collect());
        let wrong_in = |squares: &[Square]| houses(&first_box(layout, squares));
        match (&self.hint, self.strength) {
            (Hint::Wrong(wrong), 1) => match wrong.len() {
                1 => format!("First a digit that was typed is to be mended, in {}.", wrong_in(wrong)),
                n => format!("First {n} digits that were typed are to be mended, one of them in {}.", wrong_in(wrong)),
            },
            (Hint::Wrong(wrong), _) => {
                let verb = if wrong.len() == 1 { "does" } else { "do" };
                format!("{} {verb} not agree with the only solution.", places(wrong))
            }
            (Hint::WrongMarks(wrong), 1) => format!("First centre marks are to be mended, in {}.", wrong_in(wrong)),
            (Hint::WrongMarks(wrong), _) => format!("The centre marks leave out the digit that belongs in {}.", places(wrong)),
            (Hint::Contradiction(why), _) => {
                format!("The digits on the board contradict each other: {}.", why.explain(&Grid::empty(self.shape)))
            }
            (Hint::Step(step), 1) => format!("Look at {}.", houses(&self.look_at(step))),
            (Hint::Step(step), _) => self.reason(step, layout),
            (Hint::Stalled, _) if self.several => {
                "The givens have several solutions, and no step is forced: any digit that fits may go on to one of them.".into()
            }
            (Hint::Stalled, _) => {
                "No simple step is left: singles, locked candidates, pairs, triples and X-wings find nothing. Check tells \
                 whether all is right so far, and Evolve in the other view goes on."
                    .into()
            }
            (Hint::Full, _) => "Every square is filled.".into(),
        }
    }

    fn reason(&self, step: &Step, layout: &Layout) -> String {
        let places = list(step.squares.iter().map(|&s| layout.name(s)).collect());
        let which = list(digits(step.digits).map(|d| Style::now().face(d)).collect());
        let house = |k: usize| step.houses.get(k).map(|&h| layout.house_name(h)).unwrap_or_default();
        let losers = list(step.strike.iter().map(|&(s, _)| layout.name(s)).collect());
        let size = |n: u8| if n == 2 { "pair" } else { "triple" };
        match step.technique {
            Technique::LastSquare => {
                format!("Last square: {places} is the only empty square of {}, and {which} is missing there.", house(0))
            }
            Technique::HiddenSingle => format!("Hidden single: in {} only {places} can hold {which}.", house(0)),
            Technique::NakedSingle => {
                format!(
                    "Naked single: {places} can hold nothing but {which}; every other digit is in its row, column or box, or struck from it."
                )
            }
            Technique::Locked => {
                format!(
                    "Locked candidates: in {} the {which} must be in {}, so it goes from {losers}.",
                    house(0),
                    house(1)
                )
            }
            Technique::Naked(n) => {
                format!(
                    "Naked {}: {places} hold {which} between them ({}), so these go from {losers}.",
                    size(n),
                    house(0)
                )
            }
            Technique::Hidden(n) => {
                format!(
                    "Hidden {}: in {} only {places} can hold {which}, so every other digit goes from them.",
                    size(n),
                    house(0)
                )
            }
            Technique::XWing => format!(
                "X-wing: {which} has two places each in {} and {}, which lie in {} and {}; there it goes from {losers}.",
                house(0),
                house(1),
                house(2),
                house(3)
            ),
        }
    }
}

fn first_box(layout: &Layout, squares: &[Square]) -> Vec<usize> {
    let houses = squares.first().map(|&s| layout.houses_of[s].clone()).unwrap_or_default();
    houses.into_iter().filter(|&h| layout.houses[h].kind == HouseKind::Box).take(1).collect()
}

/// "a", "a and b", "a, b and c".
pub fn list(items: Vec<String>) -> String {
    match items.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::hints::{HintOrder, hint};
    use crate::say::hint::*;
    use crate::text::read;

    #[test]
    fn three_strengths() {
        let grid =
            read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").unwrap().grid;
        let order = HintOrder { marks: vec![0; 81], answer: None, grid };
        let first = Told::new(hint(&order), Shape::Flat9, false);
        assert!(first.sentence().starts_with("Look at box "), "{}", first.sentence());
        assert_eq!((first.lit().len(), first.button()), (9, "Tell more"));
        let second = first.further().unwrap();
        assert!(second.sentence().starts_with("Hidden single: in box "), "{}", second.sentence());
        assert_eq!((second.lit().len(), second.button(), second.further()), (1, "Do it", None));
        assert!(matches!(second.action(), Some(Action::Put(put)) if put.len() == 1));
    }

    #[test]
    fn a_hint_on_a_cube_is_on_the_face_that_holds_most_of_it() {
        let shape = Shape::Cube4;
        let layout = Layout::of(shape);
        let at = |face, row, column| layout.at(crate::puzzle::Place { face, row, column });
        let wrong = |squares| Told { hint: Hint::Wrong(squares), strength: 2, shape, several: false };
        assert_eq!(wrong(vec![at(1, 1, 1), at(1, 2, 2), at(2, 1, 1)]).face(2), Some(1));
        // F r1c2 is U r4c2: it is seen on either.
        let edge = wrong(vec![at(2, 0, 1)]);
        assert_eq!([0, 2, 3].map(|shown| edge.face(shown)), [Some(0), Some(2), Some(0)]);
        assert_eq!(wrong(vec![]).face(0), None);
    }

    #[test]
    fn what_is_wrong_is_told_by_and_by() {
        let wrong = Told::new(Hint::Wrong(vec![0, 80]), Shape::Flat9, false);
        assert_eq!(wrong.sentence(), "First 2 digits that were typed are to be mended, one of them in box 1.");
        let more = wrong.further().unwrap();
        assert_eq!(more.sentence(), "r1c1 and r9c9 do not agree with the only solution.");
        assert_eq!(more.action(), Some(Action::Put(vec![(0, 0), (80, 0)])));
        let stalled = Told::new(Hint::Stalled, Shape::Flat9, false);
        assert_eq!((stalled.further(), stalled.action(), stalled.button()), (None, None, "Hint"));
    }
}
