//! Puzzles of a level by technique on their way, a slice at a time.

use serde::{Deserialize, Serialize};

use crate::generate::by_technique::{GradeOrder, Graded, Grader};
use crate::say::grade::Grading;
use crate::say::number::Noun;
use crate::say::technique::tenths;
use crate::say::words::sentence;
use crate::technique::{Grade, Technique};
use crate::text::Puzzle;
use crate::threads::program::Clock;

/// What is to be made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MakeOrder {
    /// The first; the seeds of the others count up from its seed.
    pub first: GradeOrder,
    /// How many.
    pub count: u32,
    /// Seconds after which it is given up.
    pub seconds: u32,
}

/// How it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stand {
    /// Whether there is more to come.
    pub going: bool,
    /// What is said of it.
    pub text: String,
    /// Whether it could not be done, or not all of it.
    pub failed: bool,
    /// What was made, once it is over: each has its rating for a name.
    pub made: Vec<Puzzle>,
}

pub(super) struct Making {
    id: u32,
    order: MakeOrder,
    grader: Option<Grader>,
    made: Vec<Puzzle>,
    last: String,
    tries: u64,
    spent: f64,
    told: f64,
}

/// Milliseconds between two reports.
const TOLD: f64 = 100.0;

impl Making {
    pub(super) fn new(id: u32, order: MakeOrder) -> Making {
        let (made, last) = (Vec::new(), String::new());
        Making { id, order, grader: None, made, last, tries: 0, spent: 0.0, told: f64::NEG_INFINITY }
    }

    pub(super) fn id(&self) -> u32 {
        self.id
    }

    /// Tries boards until `end`. How it stands, some ten times a second and at the end.
    pub(super) fn slice(&mut self, end: f64, clock: Clock) -> Option<Stand> {
        let begun = clock();
        let mut now = begun;
        while now < end {
            if self.made.len() as u32 >= self.order.count {
                return Some(self.over());
            }
            if let Some(why) = self.step() {
                return Some(Stand { going: false, text: why, failed: true, made: Vec::new() });
            }
            now = clock();
            if self.spent + now - begun > f64::from(self.order.seconds) * 1e3 {
                return Some(self.over());
            }
        }
        self.spent += now - begun;
        (now >= self.told + TOLD).then(|| {
            self.told = now;
            Stand { going: true, text: self.standing().text(), failed: false, made: Vec::new() }
        })
    }

    /// One board; a sentence where the order cannot be met.
    fn step(&mut self) -> Option<String> {
        if self.grader.is_none() {
            let seed = self.order.first.seed.wrapping_add(self.made.len() as u64);
            match Grader::new(GradeOrder { seed, ..self.order.first.clone() }) {
                Ok(grader) => self.grader = Some(grader),
                Err(why) => return Some(sentence(&why.to_string())),
            }
        }
        self.tries += 1;
        if let Some(graded) = self.grader.as_mut().and_then(Grader::step) {
            let seed = self.order.first.seed.wrapping_add(self.made.len() as u64);
            self.last = told(&graded, seed);
            self.made.push(named(&graded, seed));
            self.grader = None;
        }
        None
    }

    fn standing(&self) -> Grading {
        let (made, of, tries) = (self.made.len(), Noun::Puzzle.of(self.order.count), Noun::Board.of(self.tries));
        match self.order.count {
            0 | 1 => Grading::Trying { tries },
            _ => Grading::Some { made: made.into(), of, tries },
        }
    }

    fn over(&mut self) -> Stand {
        let (made, of) = (std::mem::take(&mut self.made), self.order.count);
        let (tries, seconds) = (Noun::Board.of(self.tries), Noun::Second.of(self.order.seconds));
        let failed = (made.len() as u32) < of;
        let text = match (made.len(), of) {
            (0, _) => Grading::NotMade { tries, seconds }.text(),
            (1, 1) => std::mem::take(&mut self.last),
            (n, of) if failed => Grading::Fewer { made: n.into(), of: Noun::Puzzle.of(of), tries, seconds }.text(),
            (n, _) => Grading::Batch { made: Noun::Puzzle.of(n) }.text(),
        };
        Stand { going: false, text, failed, made }
    }
}

fn told(graded: &Graded, seed: u64) -> String {
    let Graded { puzzle, rating, .. } = graded;
    let (level, er, givens) = (Grade::of(rating.er).name(), tenths(rating.er), Noun::Given.of(puzzle.filled()));
    let hardest = rating.hardest.map_or_else(String::new, Technique::title);
    Grading::Made { level, er, hardest, givens, seed }.text()
}

fn named(graded: &Graded, seed: u64) -> Puzzle {
    let level = Grade::of(graded.rating.er).name();
    let name = Grading::Name { level, er: tenths(graded.rating.er), seed }.text();
    Puzzle { name, difficulty: level.text().into(), ..Puzzle::of_givens(graded.puzzle.clone()) }
}

#[cfg(test)]
mod tests {
    use crate::generate::symmetry::Symmetry;
    use crate::puzzle::Shape;
    use crate::threads::coach::making::*;

    fn order(count: u32, seconds: u32) -> MakeOrder {
        let (symmetry, shape) = (Symmetry::Rotation, Shape::Flat9);
        let first = GradeOrder { shape, grade: Grade::Hard, technique: None, symmetry, minimal: false, seed: 5 };
        MakeOrder { first, count, seconds }
    }

    fn run(order: MakeOrder, tick: f64) -> (Vec<Stand>, Stand) {
        let ticks = std::cell::Cell::new(0.0);
        let clock = || {
            ticks.set(ticks.get() + tick);
            ticks.get()
        };
        let (mut making, mut told) = (Making::new(1, order), Vec::new());
        loop {
            match making.slice(ticks.get() + 12.0 * tick, &clock) {
                Some(stand) if stand.going => told.push(stand),
                Some(stand) => return (told, stand),
                None => {}
            }
        }
    }

    #[test]
    fn a_batch_is_of_its_level_and_its_seeds() {
        let (_, over) = run(order(3, 60), 1.0);
        assert!(!over.failed && over.made.len() == 3 && over.text.starts_with("3 puzzles generated."), "{}", over.text);
        assert!(over.made.iter().all(|puzzle| puzzle.name.starts_with("Hard, ER ")));
        let second = MakeOrder { count: 1, ..order(1, 60) };
        let second = MakeOrder { first: GradeOrder { seed: 6, ..second.first.clone() }, ..second };
        let (_, one) = run(second, 1.0);
        assert_eq!(one.made[0], over.made[1]);
        assert!(one.text.ends_with("Seed 6."), "{}", one.text);
    }

    #[test]
    fn what_is_not_made_in_time_is_said() {
        // A clock of a second a board.
        let extreme = GradeOrder { grade: Grade::Extreme, technique: None, ..order(1, 2).first };
        let (_, over) =
            run(MakeOrder { first: GradeOrder { shape: Shape::Flat4, ..extreme }, count: 1, seconds: 2 }, 1e3);
        assert!(over.failed && over.made.is_empty() && over.text.starts_with("Not generated: "), "{}", over.text);
        let outside = GradeOrder { technique: Some(Technique::Jellyfish), ..order(1, 2).first };
        let (_, over) = run(MakeOrder { first: outside, count: 1, seconds: 2 }, 1.0);
        assert_eq!(over.text, "The technique “Jellyfish” is outside the level.");
    }
}
