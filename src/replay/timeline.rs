//! One run as a line that can be gone along in both directions, generation by generation and operator by operator. What
//! it keeps is bounded: snapshots ([`Replay`]), rows joined to few ([`History`]), and the operations of one generation.

use serde::{Deserialize, Serialize};

use crate::evolve::operation::Operation;
use crate::evolve::{Event, Recipe, Run, RunError};
use crate::replay::curves::{SERIES, values};
use crate::replay::history::History;
use crate::replay::snapshots::Replay;

/// Rows that are kept for the charts; more are joined.
const ROWS: usize = 4096;

/// A point of the line: so many operators into the making of the generation after this one; with none, the generation
/// is complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Point {
    /// Number of the generation.
    pub generation: u64,
    /// Operators done on the way to the next one.
    pub operator: u32,
}

impl Point {
    /// A generation, before its first operator.
    pub const fn of(generation: u64) -> Point {
        Point { generation, operator: 0 }
    }
}

/// The last operator of a generation, whatever its number.
pub const LAST: u32 = u32::MAX;

/// A run that can be stepped forwards and backwards.
pub struct Timeline {
    replay: Replay,
    history: History<SERIES>,
    point: Point,
    /// Operations that make the generation after this one.
    noted: Option<(u64, Vec<Operation>)>,
    /// A copy of the run that is making that generation and takes notes.
    noting: Option<Run>,
    /// Where to go, until it is reached.
    aim: Option<Point>,
    /// Whether a part of a generation has been done since the last complete one.
    within: bool,
    /// Whether any generation crossed parents, and whether any tried growth or moves.
    operators: (bool, bool),
    /// What the method calls the rate of its rows, and its own name.
    rate: &'static str,
    method: &'static str,
}

impl Timeline {
    /// A run before its first generation.
    ///
    /// # Errors
    /// When the run cannot start.
    pub fn new(recipe: Recipe) -> Result<Timeline, RunError> {
        let algorithm = recipe.algorithm;
        let replay = Replay::new(recipe)?;
        let has_rate = replay.run().row().mutation_rate > 0.0;
        let mut timeline = Timeline {
            replay,
            history: History::new(ROWS),
            point: Point::default(),
            noted: None,
            noting: None,
            aim: None,
            within: false,
            operators: (false, false),
            rate: algorithm.rate_if(has_rate).unwrap_or_default(),
            method: algorithm.name,
        };
        timeline.write_down();
        Ok(timeline)
    }

    /// The run at this point.
    pub fn run(&self) -> &Run {
        self.replay.run()
    }

    /// Where in the run.
    pub fn point(&self) -> Point {
        self.point
    }

    /// The last generation that was reached.
    pub fn furthest(&self) -> u64 {
        self.replay.furthest()
    }

    /// The values of all generations so far.
    pub fn history(&self) -> &History<SERIES> {
        &self.history
    }

    /// Whether any generation crossed parents, and whether any tried growth or moves.
    pub fn operators(&self) -> (bool, bool) {
        self.operators
    }

    /// What the method calls the rate of its rows; empty where it has none.
    pub fn rate(&self) -> &'static str {
        self.rate
    }

    /// The name of the method.
    pub fn method(&self) -> &'static str {
        self.method
    }

    /// The generation that the run is in, also on the way.
    pub fn generation(&self) -> u64 {
        self.replay.generation()
    }

    /// How many snapshots are kept.
    pub fn snapshots(&self) -> usize {
        self.replay.snapshots()
    }

    /// Where it is going to.
    pub fn aim(&self) -> Option<Point> {
        self.aim
    }

    /// Takes the complete generation that it is passing through for its point.
    pub fn pass(&mut self) {
        self.point = Point::of(self.generation());
    }

    /// Whether it is on its way to a point.
    pub fn is_going(&self) -> bool {
        self.aim.is_some()
    }

    /// Whether there is no generation after this one.
    pub fn is_over(&self) -> bool {
        self.run().solved() || self.run().ended().is_some()
    }

    /// The operations that make the generation after this one, once they were noted.
    pub fn operations(&self) -> Option<&[Operation]> {
        let (generation, operations) = self.noted.as_ref()?;
        (*generation == self.point.generation).then_some(operations)
    }

    /// The operation that the point stands at.
    pub fn operation(&self) -> Option<&Operation> {
        self.operations()?.get((self.point.operator as usize).checked_sub(1)?)
    }

    /// Goes to a point, which [`Timeline::go_on`] then does in small parts.
    pub fn go(&mut self, aim: Point) {
        self.aim = Some(aim);
        self.noting = None;
        let before = self.generation();
        if !self.within && before == aim.generation {
            return self.replay.stay();
        }
        self.replay.seek(aim.generation);
        // A snapshot is between two generations.
        self.within &= aim.generation > before && self.generation() == before;
    }

    /// Stops where it is, as soon as the generation on its way is complete.
    pub fn stay(&mut self) {
        if let Some(aim) = self.aim.filter(|aim| aim.generation > self.generation()) {
            match self.within {
                true => self.go(Point::of((self.generation() + 1).min(aim.generation))),
                false => self.go(Point::of(self.generation())),
            }
        }
    }

    /// Where a step of so many operators (one, or minus one) leads from a point. Past the last operator of a generation
    /// it is complete.
    pub fn operator_from(&self, from: Point, back: bool) -> Point {
        match (back, from) {
            (false, Point { generation, operator }) => Point { generation, operator: operator.saturating_add(1) },
            (true, Point { generation: 0, operator: 0 }) => from,
            (true, Point { generation, operator: 0 }) => Point { generation: generation - 1, operator: LAST },
            (true, Point { generation, operator }) => Point { generation, operator: operator - 1 },
        }
    }

    /// Does a small part of the way; true once it is there, or as near as the run comes.
    pub fn go_on(&mut self) -> bool {
        let Some(aim) = self.aim else { return true };
        if self.replay.is_seeking() {
            let before = self.generation();
            let there = self.replay.go_on();
            self.within = !there && self.generation() == before;
            self.write_down();
            return there && (self.generation() < aim.generation || aim.operator == 0) && self.arrive(0);
        }
        if aim.operator == 0 || self.is_over() {
            return self.arrive(0);
        }
        let Some(count) = self.count_of_noted() else {
            self.note();
            return false;
        };
        match aim.operator {
            LAST => self.arrive(count),
            operator if operator <= count => self.arrive(operator),
            _ => {
                self.go(Point::of(aim.generation + 1));
                false
            }
        }
    }

    /// Goes there in one go.
    pub fn go_to(&mut self, aim: Point) {
        self.go(aim);
        while !self.go_on() {}
    }

    fn arrive(&mut self, operator: u32) -> bool {
        self.point = Point { generation: self.generation(), operator };
        self.aim = None;
        true
    }

    fn count_of_noted(&self) -> Option<u32> {
        let (generation, operations) = self.noted.as_ref()?;
        (*generation == self.generation()).then_some(operations.len() as u32)
    }

    /// Does a part of the next generation on a copy that takes notes.
    fn note(&mut self) {
        let generation = self.generation();
        let Some(run) = &mut self.noting else {
            let Some(mut run) = self.replay.run().fork() else {
                self.noted = Some((generation, Vec::new()));
                return;
            };
            run.trace();
            self.noting = Some(run);
            return;
        };
        if run.advance() {
            self.noted = Some((generation, run.operations()));
            self.noting = None;
        }
    }

    /// Keeps the row of a generation that is reached for the first time.
    fn write_down(&mut self) {
        let run = self.replay.run();
        let row = run.row();
        if self.history.is_empty() || row.generation > self.history.end() {
            let reset = row.events.iter().any(|e| matches!(e, Event::Reset | Event::Stuck | Event::Restart));
            let gains = run.search().gains().unwrap_or_default();
            self.operators.0 |= gains.children.1 > 0;
            self.operators.1 |= gains.growths.1 > 0;
            self.history.push_values(row.generation, values(row, gains), reset);
        }
    }
}
