//! Solving as people do: the first technique of a fixed order that gives a step, applied, and again from the start.

use std::collections::BTreeSet;

use crate::puzzle::{Grid, Square};
use crate::technique::board::{Board, bits};
use crate::technique::chain::{self, Stage};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::pattern::Pattern;
use crate::technique::step::Step;
use crate::technique::unique::{bug, loops};
use crate::technique::{
    aligned_pair, aligned_triplet, direct_locking, fish, hidden_set, hidden_single, learner, locking, naked_set,
    naked_single, wing,
};

/// What may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Whether the puzzle is known to have one solution, and techniques may rest on that.
    pub unique: bool,
    /// The last stage that is tried.
    pub last: Effort,
    /// What is looked for first.
    pub order: Order,
    /// A pattern that is struck from the list; a chain cannot be.
    pub without: Option<Technique>,
}

/// In which order patterns are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// That of SE 1.2.1: it rates.
    Rating,
    /// That of a learner: it has more patterns, and no steps that do two things at once.
    Learner,
}

impl Rules {
    /// Everything, on a puzzle of one solution.
    pub const ALL: Rules = Rules { unique: true, last: Effort::Nested(5), order: Order::Rating, without: None };
}

/// Where the search for a step ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// Patterns, up to aligned pairs (6.2).
    Patterns,
    /// Cycles and forcing chains (6.5 and up).
    Chains,
    /// Aligned triplets and Nishio (7.5 and up).
    Nishio,
    /// Chains from squares and houses (8.0 and up).
    Multiple,
    /// Dynamic chains (8.5 and up).
    Dynamic,
    /// Dynamic chains of this level (1: 9.0 and up, 5: 11.0 and up).
    Nested(u8),
}

/// A board that is solved step by step.
#[derive(Clone, Debug)]
pub struct Solver {
    ground: &'static Ground,
    board: Board,
    rules: Rules,
}

/// Patterns in the order in which SE 1.2.1 looks for them, which is not the order of their numbers; whether they hold for
/// puzzles of one solution only.
const PATTERNS: [(Pattern, bool); 20] = [
    (hidden_single::find, false),
    (direct_locking::find, false),
    (|g, b, s| hidden_set::find(g, b, 2, true, s), false),
    (naked_single::find, false),
    (|g, b, s| hidden_set::find(g, b, 3, true, s), false),
    (locking::find, false),
    (|g, b, s| naked_set::find(g, b, 2, s), false),
    (|g, b, s| fish::find(g, b, 2, s), false),
    (|g, b, s| hidden_set::find(g, b, 2, false, s), false),
    (|g, b, s| naked_set::find(g, b, 3, s), false),
    (|g, b, s| fish::find(g, b, 3, s), false),
    (|g, b, s| hidden_set::find(g, b, 3, false, s), false),
    (|g, b, s| wing::find(g, b, false, s), false),
    (|g, b, s| wing::find(g, b, true, s), false),
    (loops::find, true),
    (|g, b, s| naked_set::find(g, b, 4, s), false),
    (|g, b, s| fish::find(g, b, 4, s), false),
    (|g, b, s| hidden_set::find(g, b, 4, false, s), false),
    (bug::find, true),
    (aligned_pair::find, false),
];

impl Solver {
    /// A puzzle with all its candidates.
    pub fn new(puzzle: &Grid, rules: Rules) -> Solver {
        Solver { ground: Ground::of(puzzle.shape()), board: Board::new(puzzle), rules }
    }

    /// A board that is being played: of a square with marks of its own (masks by square; 0 has none) only these are left.
    pub fn played(grid: &Grid, marks: &[u32], rules: Rules) -> Solver {
        let mut solver = Solver::new(grid, rules);
        for (square, &mark) in marks.iter().enumerate().filter(|&(s, mark)| *mark != 0 && grid.get(s) == 0) {
            for digit in bits(solver.board.marks(square) & !mark) {
                solver.board.strike(solver.ground, square, digit);
            }
        }
        solver
    }

    /// The board as it is.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether every square has a digit.
    pub fn is_solved(&self) -> bool {
        self.board.left() == 0
    }

    /// The next step, if the rules find one. The board stays as it is.
    pub fn next(&self) -> Option<Step> {
        let mut first = None;
        let patterns: &[(Pattern, bool)] = match self.rules.order {
            Order::Rating => &PATTERNS,
            Order::Learner => &learner::PATTERNS,
        };
        let patterns = patterns.iter().filter(|(_, unique)| self.rules.unique || !unique);
        for (pattern, _) in patterns {
            let mut sink = |step: Step| {
                let wanted = self.rules.without != Some(step.technique);
                first = wanted.then_some(step);
                wanted
            };
            if pattern(self.ground, &self.board, &mut sink) {
                return first;
            }
        }
        self.chains()
    }

    /// Every square that a single fills, in order.
    pub fn singles(&self) -> Vec<Square> {
        let mut squares = BTreeSet::new();
        let mut sink = |step: Step| {
            squares.extend(step.put.map(|(square, _)| square));
            false
        };
        hidden_single::find(self.ground, &self.board, &mut sink);
        naked_single::find(self.ground, &self.board, &mut sink);
        squares.into_iter().collect()
    }

    fn chains(&self) -> Option<Step> {
        let reach = |effort: Effort| self.rules.last >= effort;
        let best = |stage: Stage| chain::best(self.ground, &self.board, stage);
        let triplet = || {
            let mut first = None;
            aligned_triplet::find(self.ground, &self.board, &mut |step| {
                first = Some(step);
                true
            });
            first
        };
        None.or_else(|| reach(Effort::Chains).then(|| best(Stage::Unary))?)
            .or_else(|| reach(Effort::Nishio).then(triplet)?)
            .or_else(|| reach(Effort::Nishio).then(|| best(Stage::Nishio))?)
            .or_else(|| reach(Effort::Multiple).then(|| best(Stage::Multiple))?)
            .or_else(|| reach(Effort::Dynamic).then(|| best(Stage::Dynamic(0)))?)
            .or_else(|| (1..=5).filter(|&k| reach(Effort::Nested(k))).find_map(|k| best(Stage::Dynamic(k))))
    }

    /// Takes a step.
    pub fn apply(&mut self, step: &Step) {
        for &(square, mask) in &step.strike {
            for digit in bits(mask & self.board.marks(square)) {
                self.board.strike(self.ground, square, digit);
            }
        }
        if let Some((square, digit)) = step.put {
            self.board.place(self.ground, square, usize::from(digit) - 1);
        }
    }
}
