//! A puzzle a little harder or easier than another: the nearest of a few that are made of its level and of the next.

use serde::{Deserialize, Serialize};

use crate::generate::by_technique::{GradeOrder, Graded, Grader};
use crate::generate::offered::levels;
use crate::generate::symmetry::Symmetry;
use crate::puzzle::Shape;
use crate::technique::{Grade, Tenths};

/// Which of two puzzles is the harder one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// The next one is easier.
    Easier,
    /// It is of the same level.
    Same,
    /// It is harder.
    Harder,
}

impl Way {
    /// Whether it leads from one rating to the other.
    pub const fn leads(self, from: Tenths, to: Tenths) -> bool {
        match self {
            Way::Easier => to < from,
            Way::Same => true,
            Way::Harder => to > from,
        }
    }
}

/// So much harder or easier is little.
pub const LITTLE: Tenths = 6;

/// The rating of puzzles than which none is easier.
const EASIEST: Tenths = 12;

/// Puzzles of which the nearest is taken, where none is near, and boards that are tried for them: on a large board each takes longer.
const fn work(shape: Shape) -> (usize, usize) {
    match shape {
        Shape::Flat16 | Shape::Cube4 | Shape::Cube9 => (4, 60),
        // Of 6×6 boards hardly one in a hundred is as hard as is wanted, and a board takes no time.
        Shape::Flat6 => (8, 2000),
        _ => (30, 600),
    }
}

/// The level of the hardest puzzle that is made here.
fn hardest(shape: Shape) -> Option<Grade> {
    levels(shape).last().copied()
}

/// Beyond this rating hardly a puzzle made at random is harder: `lab table percentile`.
const RARE: Tenths = 80;

/// Whether there is such a puzzle after one of this rating.
pub fn is_offered(shape: Shape, er: Tenths, way: Way) -> bool {
    hardest(shape).is_some_and(|grade| match way {
        Way::Easier => er > EASIEST,
        Way::Same => true,
        Way::Harder => er < grade.most().min(RARE),
    })
}

/// A puzzle on its way. The same order makes the same puzzle on any machine.
pub struct Near {
    er: Tenths,
    way: Way,
    makers: Vec<Grader>,
    work: (usize, usize),
    made: usize,
    tried: usize,
    best: Option<Graded>,
}

impl Near {
    /// Begins; `er` is the rating of the puzzle before, whose board has this shape.
    pub fn new(shape: Shape, er: Tenths, way: Way, seed: u64) -> Near {
        let most = hardest(shape).unwrap_or(Grade::Easy);
        let grade = Grade::of(er).min(most);
        let at = Grade::ALL.iter().position(|g| *g == grade).unwrap_or_default();
        let next = match way {
            Way::Easier => at.checked_sub(1),
            Way::Same => None,
            Way::Harder => Some(at + 1).filter(|&at| Grade::ALL.get(at).is_some_and(|grade| *grade <= most)),
        };
        let maker = |(k, grade): (u64, Grade)| {
            let symmetry = Symmetry::Rotation;
            let order =
                GradeOrder { shape, grade, technique: None, symmetry, minimal: false, seed: seed.wrapping_add(k) };
            // Without a technique that is wanted nothing is refused.
            Grader::new(order).ok()
        };
        let grades = [Some(grade), next.map(|at| Grade::ALL[at])].into_iter().flatten();
        let makers = (0..).zip(grades).filter_map(maker).collect();
        Near { er, way, makers, work: work(shape), made: 0, tried: 0, best: None }
    }

    /// Tries one board; the puzzle when it is there.
    pub fn step(&mut self) -> Option<Graded> {
        let turn = self.made % self.makers.len().max(1);
        self.tried += 1;
        if let Some(made) = self.makers.get_mut(turn).and_then(Grader::step) {
            let place = self.place(&made);
            if place.1 <= LITTLE && !place.0 || self.way == Way::Same {
                return Some(made);
            }
            self.made += 1;
            // One that leads the wrong way is taken where nothing else came.
            if self.best.as_ref().is_none_or(|best| place < self.place(best)) {
                self.best = Some(made);
            }
        }
        let found = self.best.as_ref().is_some_and(|best| !self.place(best).0);
        let enough = self.tried >= self.work.1 || found && self.made >= self.work.0;
        self.best.take_if(|_| enough)
    }

    /// How well a puzzle is what was asked: whether it leads the wrong way, and how far it is.
    fn place(&self, made: &Graded) -> (bool, Tenths) {
        let er = made.rating.er;
        (!self.way.leads(self.er, er), er.abs_diff(self.er))
    }
}

#[cfg(test)]
mod tests {
    use crate::generate::near::*;

    fn made(er: Tenths, way: Way, seed: u64) -> Tenths {
        let mut near = Near::new(Shape::Flat9, er, way, seed);
        std::iter::repeat_with(|| near.step()).flatten().next().unwrap().rating.er
    }

    #[test]
    fn the_next_puzzle_is_a_little_harder_or_easier() {
        for seed in 0..6 {
            let (harder, easier) = (made(20, Way::Harder, seed), made(28, Way::Easier, seed));
            assert!(harder > 20 && harder <= 34, "{harder}");
            assert!((15..28).contains(&easier), "{easier}");
            assert_eq!(Grade::of(made(26, Way::Same, seed)), Grade::Medium);
            // Beyond Expert, too, it leads the right way.
            assert!(made(69, Way::Harder, seed) > 69 && made(75, Way::Easier, seed) < 75);
        }
        assert_eq!(made(20, Way::Harder, 3), made(20, Way::Harder, 3));
    }

    #[test]
    fn where_nothing_is_easier_the_nearest_comes() {
        assert!(made(12, Way::Easier, 1) <= 15);
    }
}
