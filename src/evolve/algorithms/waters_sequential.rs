//! Six flat solves in sequence, the baseline that Waters' cube algorithm is compared with.
//!
//! D. I. Waters, *SudoKube*, M.S. thesis, Oklahoma State University, 2008, section IV and table 8.
//!
//! ```text
//! for each face in the order of the thesis (front, up, right, left, down, back):
//!     run waters_grid on that face alone until it is solved
//! ```
//!
//! In table 8 the edges need not match (`edges=ignored`): the run is solved, in its own terms, when all six faces are,
//! and seldom is the cube. `edges=handed-on` is the attempt of section IV: a solved face's edges are givens of the faces
//! after it, which then often have no solution left. That is told ([`Event::Contradiction`], from the exact solver) and
//! the run ends there ([`End::Contradiction`]): no board of that face could be solved.
//!
//! Where the thesis is silent, and what was chosen:
//! * the faces follow each other in the numbering of table 2;
//! * fitness adds up the face at work and, for each face not begun, the digits that its givens leave missing; that of an
//!   operator's individuals, too.

use crate::evolve::algorithm::Algorithm;
use crate::evolve::algorithms::{waters_cube, waters_grid};
use crate::evolve::board::Ground;
use crate::evolve::engines::memetic::{Memetic, Plan};
use crate::evolve::families::Family;
use crate::evolve::operation::{Act, Operation};
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Gains, Generation, Standing};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings, join};
use crate::evolve::view::End;
use crate::exact;
use crate::exact::Verdict;
use crate::puzzle::Grid;

/// Faces as the thesis numbers them: front, up, right, left, down, back.
pub const ORDER: [usize; 6] = [2, 0, 1, 4, 3, 5];

/// The algorithm, as it is offered.
pub const ALGORITHM: Algorithm = Algorithm {
    name: "waters-sequential",
    title: "Waters 2008, face after face",
    about: || "Waters’ flat algorithm on one face after another: quick, but the edges of the cube rarely match.",
    source: || "D. I. Waters, SudoKube, M.S. thesis, Oklahoma State University, 2008, section IV",
    family: Family::Waters,
    settings: SETTINGS,
    default_generations: 2000,
    rate: Some("Mutation rate"),
    unsuited: waters_cube::unsuited,
    lane: Some(5),
    explains: true,
    ..Algorithm::USUAL
};

const SETTINGS: &[Setting] = &join::<{ waters_grid::SETTINGS.len() + 1 }>(
    waters_grid::SETTINGS,
    &[Setting {
        key: "edges",
        name: "Edges of solved faces",
        help: || {
            "“Ignored” is table 8 of the thesis. “Passed on” makes them givens of the next faces, which often \
            leads to a contradiction."
        },
        kind: Kind::Choice { options: &[("ignored", "ignored"), ("handed-on", "passed on to the next faces")] },
    }],
);

#[derive(Clone)]
struct Sequential {
    puzzle: Grid,
    plan: Plan,
    by_givens: bool,
    hand_on: bool,
    /// Position in [`ORDER`] of the face at work.
    stage: usize,
    at_work: Memetic,
    /// Place by place, face after face: solved faces, the best of the face at work, elsewhere the givens.
    copies: Vec<u8>,
    /// The same per distinct square; the face that was solved first has its way.
    cells: Vec<u8>,
    generation: u64,
    /// The face at work has no solution left.
    contradiction: bool,
    /// Operators are noted, also those of the faces to come.
    traced: bool,
    /// Of a face that was solved in this generation.
    done: Vec<Operation>,
    /// Evaluations on the faces before.
    evaluations: u64,
}

pub(crate) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let plan = Plan::read(settings, SETTINGS);
    let by_givens = settings.choice(SETTINGS, "digits") == "allowed";
    let mut search = Sequential {
        puzzle: puzzle.clone(),
        by_givens,
        hand_on: settings.choice(SETTINGS, "edges") == "handed-on",
        stage: 0,
        at_work: Memetic::new(Ground::unweighted(&puzzle.face(ORDER[0]), by_givens), plan.clone(), rng),
        plan,
        copies: puzzle.face_cells().collect(),
        cells: puzzle.cells().to_vec(),
        generation: 0,
        contradiction: false,
        traced: false,
        done: Vec::new(),
        evaluations: 0,
    };
    search.show();
    Box::new(search)
}

impl Sequential {
    fn solved(&self) -> bool {
        self.stage + 1 == ORDER.len() && self.at_work.solved()
    }

    /// The face as its givens, and edges handed on, have it.
    fn face(&self, face: usize) -> Grid {
        if !self.hand_on {
            return self.puzzle.face(face);
        }
        Grid::new(self.puzzle.shape(), self.cells.clone()).unwrap_or_else(|| self.puzzle.clone()).face(face)
    }

    /// Goes on to the next face; says so, and when that face has no solution left.
    fn next_face(&mut self, rng: &mut Rng, events: &mut Vec<Event>) {
        self.done = self.operations();
        self.stage += 1;
        let face = self.face(ORDER[self.stage]);
        events.push(Event::Stage(self.stage as u32 + 1));
        if self.hand_on && matches!(exact::verdict(&face), Verdict::None(_)) {
            events.push(Event::Contradiction);
            self.contradiction = true;
        }
        self.evaluations += self.at_work.first().evaluations;
        self.at_work = Memetic::new(Ground::unweighted(&face, self.by_givens), self.plan.clone(), rng);
        if self.traced {
            self.at_work.trace();
        }
        self.show();
    }

    /// Brings the best of the face at work onto the cube.
    fn show(&mut self) {
        let face = ORDER[self.stage];
        let best = self.at_work.best();
        self.copies[face * best.len()..(face + 1) * best.len()].copy_from_slice(best);
        self.cells = self.project(best);
    }

    /// The cube per distinct square with these digits on the face at work.
    fn project(&self, digits: &[u8]) -> Vec<u8> {
        let layout = self.puzzle.layout();
        let mut cells = self.puzzle.cells().to_vec();
        for (stage, &face) in ORDER.iter().enumerate().take(self.stage + 1).rev() {
            let area = digits.len();
            let shown = if stage == self.stage { digits } else { &self.copies[face * area..(face + 1) * area] };
            layout.faces[face].squares.iter().zip(shown).for_each(|(&square, &digit)| cells[square] = digit);
        }
        cells
    }

    /// What is still missing on the faces not begun.
    fn ahead(&self) -> u32 {
        ORDER[self.stage + 1..].iter().map(|&face| missing(&self.face(face))).sum()
    }

    fn row(&self, of_face: Generation, mut events: Vec<Event>) -> Generation {
        let ahead = self.ahead();
        if self.solved() {
            events.push(Event::Solved);
        }
        Generation {
            generation: self.generation,
            evaluations: self.evaluations + of_face.evaluations,
            best: of_face.best + ahead,
            mean: of_face.mean + f64::from(ahead),
            worst: of_face.worst + ahead,
            events,
            ..of_face
        }
    }
}

/// Digits that the givens leave missing, over all houses.
fn missing(face: &Grid) -> u32 {
    let layout = face.layout();
    let held = |squares: &[usize]| squares.iter().fold(0u32, |all, &s| all | 1 << face.get(s)) >> 1;
    layout.houses.iter().map(|h| (layout.all_digits() & !held(&h.squares)).count_ones()).sum()
}

impl Search for Sequential {
    fn trace(&mut self) {
        self.traced = true;
        self.at_work.trace();
    }

    fn operations(&mut self) -> Vec<Operation> {
        let mut latest = self.at_work.operations();
        let (face, area) = (ORDER[self.stage], self.at_work.best().len());
        let ahead = self.ahead();
        for operation in &mut latest {
            operation.raise(ahead);
            for individual in operation.before.iter_mut().chain(&mut operation.after) {
                let of_face = std::mem::replace(&mut individual.cells, self.copies.clone());
                individual.cells[face * area..(face + 1) * area].copy_from_slice(&of_face);
            }
            if let Act::Lines { second, .. } = &mut operation.act {
                second.iter_mut().for_each(|line| *line += (face * self.puzzle.shape().side()) as u16);
            }
            if let Act::Grow { trail, .. } = &mut operation.act {
                trail.shift(face * area);
            }
        }
        let mut all = std::mem::take(&mut self.done);
        all.append(&mut latest);
        all
    }

    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.solved() || self.contradiction {
            return Some(self.first());
        }
        let mut events = Vec::new();
        if self.at_work.solved() {
            self.next_face(rng, &mut events);
        } else {
            events.extend(self.at_work.advance(rng)?.events.into_iter().filter(|e| *e != Event::Solved));
            self.show();
            if self.at_work.solved() && !self.solved() {
                self.next_face(rng, &mut events);
            }
        }
        self.generation += 1;
        Some(self.row(self.at_work.first(), events))
    }

    fn first(&self) -> Generation {
        self.row(self.at_work.first(), Vec::new())
    }

    fn best(&self) -> &[u8] {
        &self.cells
    }

    fn gains(&self) -> Option<Gains> {
        self.at_work.gains()
    }

    fn standing(&self) -> Vec<Standing> {
        self.at_work.standing()
    }

    fn copies(&self) -> Option<&[u8]> {
        Some(&self.copies)
    }

    fn ended(&self) -> Option<End> {
        self.contradiction.then_some(End::Contradiction)
    }

    fn size(&self) -> usize {
        self.at_work.size()
    }

    /// Edges may disagree, so each is told place by place.
    fn members(&self) -> Vec<(Vec<u8>, u32)> {
        let (face, ahead) = (ORDER[self.stage], self.ahead());
        let cells = |digits: Vec<u8>| {
            let mut copies = self.copies.clone();
            copies[face * digits.len()..(face + 1) * digits.len()].copy_from_slice(&digits);
            copies
        };
        let members = self.at_work.population().into_iter();
        members.map(|(digits, fitness)| (cells(digits), fitness + ahead)).collect()
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        let ahead = self.ahead();
        self.at_work.population().into_iter().map(|(face, fitness)| (self.project(&face), fitness + ahead)).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::waters_sequential::*;
    use crate::puzzle::FACE_NAMES;

    #[test]
    fn the_order_is_the_numbering_of_table_2() {
        assert_eq!(ORDER.map(|face| FACE_NAMES[face]).iter().collect::<String>(), "FURLDB");
    }
}
