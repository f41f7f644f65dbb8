//! Every kind of operation, with what is to be told of it.

use serde::{Deserialize, Serialize};

use crate::evolve::trail::Trail;
use crate::exact::elimination::{Placed, Removed};
use crate::puzzle::HouseKind;

/// How parents are drawn from a population that stands best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Draw {
    /// Linear ranking: of `n`, the fittest is drawn `n` times as often as the last.
    Rank,
    /// Each as likely as another.
    Even,
    /// Each as likely as another of the fittest, and of fewer of them for every child.
    Top,
    /// One after the other, each with another one that is drawn.
    Turn,
    /// The fittest of so many, each as likely as another.
    Tournament(u32),
}

/// What an operator did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// Two parents are drawn from those with this fitness, best first; couples that were drawn before (their ranks) were
    /// refused as too different.
    Select {
        /// How they were drawn.
        draw: Draw,
        /// Fitness of the whole pool, best first.
        fitness: Vec<u32>,
        /// Couples refused as too different, by their ranks, in the order in which they were drawn.
        refused: Vec<(u32, u32)>,
    },
    /// A child takes these lines (numbered from 0, on every face) from its second parent, the others from the first.
    Lines {
        /// Whether lines are rows or columns.
        kind: HouseKind,
        /// Lines of the second parent, numbered from 0 face after face.
        second: Vec<u16>,
    },
    /// A child takes each box from one of two parents, then boxes swap digits inside.
    Boxes {
        /// Boxes of the second parent, numbered from 0.
        second: Vec<u16>,
    },
    /// Growth and mutation of one individual, so many times in turn.
    Grow {
        /// Iterations, each of growth or of mutation.
        iterations: u32,
        /// How many of these were mutations.
        mutations: u32,
        /// Each iteration.
        trail: Trail,
    },
    /// Guesses of two parents in turns, some forgotten; then new ones. A refused guess led to a contradiction.
    Guess {
        /// Guesses taken from the first parent.
        first: u32,
        /// Guesses taken from the second parent.
        second: u32,
        /// Guesses of its own that hold.
        fresh: u32,
        /// Guesses that led to a contradiction and were taken back.
        refused: u32,
    },
    /// An individual without parents: what follows from the givens, then so many guesses of its own. A refused guess led to a
    /// contradiction.
    Begin {
        /// Guesses that hold.
        fresh: u32,
        /// Guesses that led to a contradiction and were taken back.
        refused: u32,
    },
    /// A child of whole houses (or digits) without conflict, from two parents in turns.
    Colour,
    /// One-square changes under tabu memory.
    Tabu {
        /// Changes of a square.
        moves: u32,
        /// Each of them; what came of it is the best board on the way.
        trail: Trail,
    },
    /// One-square changes by weights that conflicts learn.
    Weights {
        /// Changes of a square, and times that the weights changed instead.
        moves: u32,
        /// Each of them; what came of it is the best board on the way.
        trail: Trail,
    },
    /// A swap of two squares that was kept, after so many that were taken back.
    Swap {
        /// The two squares, as the search numbers them.
        squares: (u16, u16),
        /// Exchanges that were taken back before it.
        undone: u32,
    },
    /// Further swaps that are not told one by one: so many were tried and so many kept.
    Swaps {
        /// Exchanges that were tried.
        tried: u32,
        /// Exchanges that were kept.
        kept: u32,
    },
    /// Swaps inside boxes: so many were done, so many refused by the swap rule.
    Mutate {
        /// Swaps that were made.
        done: u32,
        /// Swaps that the swap rule refused.
        refused: u32,
    },
    /// In so many houses of a kind, digits change places.
    Permute {
        /// Rows, columns or boxes.
        kind: HouseKind,
        /// How many of them.
        houses: u32,
    },
    /// A child takes each square from one of two parents, or a random digit.
    Squares,
    /// A child whose rows lie between those of two parents on a shortest path of swaps, then some swaps of its own.
    Path,
    /// Children take the places of all but so many of the fittest. Fitness of the generation before, best first, and of
    /// the children in the order of birth.
    Succeed {
        /// How many of the fittest stay as they are.
        elite: u32,
        /// Fitness of the generation before, best first.
        parents: Vec<u32>,
        /// Fitness of the children, in the order of birth.
        children: Vec<u32>,
    },
    /// A solution is put aside, and the individual starts again.
    Found {
        /// Whether this solution was not known before.
        new: bool,
    },
    /// Digits that one square loses, with what rules each out.
    Remove {
        /// One entry a digit: its square, and what rules it out.
        removed: Vec<Removed>,
    },
    /// A digit that follows.
    Place {
        /// The square, its digit, and why it follows.
        placed: Placed,
    },
    /// Who stays: of so many parents and their children, those that stay (parents first, then children, by rank or order
    /// of birth) and those that give way because of their age; and the fitness of all of them, in this order.
    Survive {
        /// Parents among them: the first so many of `fitness`.
        parents: u32,
        /// Who stays, as indices into `fitness`.
        kept: Vec<u32>,
        /// Who leaves at the age limit, as indices into `fitness`.
        aged: Vec<u32>,
        /// Fitness of parents (by rank), then children (by birth).
        fitness: Vec<u32>,
    },
    /// The child takes the place of the individual of this rank, or is dropped. `before` is who had the place, `after` the
    /// child; `alike` when they meet because they are much alike, and not because that one is the worst or its parent.
    Replace {
        /// Rank of the individual that leaves; `None` where the child is dropped.
        rank: Option<u32>,
        /// Whether the two meet because they are much alike.
        alike: bool,
    },
    /// The mutation rate jumps to its ceiling.
    Reset,
    /// A new random population.
    Restart,
}

/// Kinds of operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// Parents are drawn.
    Selection,
    /// A child is made of the digits of two parents.
    Crossover,
    /// Guesses of two parents in place of their squares.
    GuessCrossover,
    /// Guesses of an individual without parents.
    FirstGuesses,
    /// Growth and mutation of one individual.
    Growth,
    /// An individual is changed square by square under tabu memory.
    Tabu,
    /// An individual is changed square by square by learned weights.
    Weights,
    /// Swaps inside the boxes of a child.
    Mutation,
    /// A swap that was kept.
    Swap,
    /// Swaps that are not told one by one.
    MoreSwaps,
    /// Who stays in the population.
    Survival,
    /// A child takes a place, or is dropped.
    Replacement,
    /// The mutation rate jumps to its ceiling.
    Reset,
    /// A new population is drawn.
    Restart,
    /// A solution that is put aside.
    Solution,
    /// Candidates of a square are ruled out.
    Elimination,
    /// A digit follows and is placed.
    Placement,
}

impl Act {
    /// What kind of operator this is.
    pub const fn kind(&self) -> Kind {
        match self {
            Act::Select { .. } => Kind::Selection,
            Act::Lines { .. } | Act::Boxes { .. } | Act::Squares | Act::Path | Act::Colour => Kind::Crossover,
            Act::Guess { .. } => Kind::GuessCrossover,
            Act::Begin { .. } => Kind::FirstGuesses,
            Act::Grow { .. } => Kind::Growth,
            Act::Tabu { .. } => Kind::Tabu,
            Act::Weights { .. } => Kind::Weights,
            Act::Mutate { .. } | Act::Permute { .. } => Kind::Mutation,
            Act::Swap { .. } => Kind::Swap,
            Act::Swaps { .. } => Kind::MoreSwaps,
            Act::Survive { .. } | Act::Succeed { .. } => Kind::Survival,
            Act::Replace { .. } => Kind::Replacement,
            Act::Reset => Kind::Reset,
            Act::Restart => Kind::Restart,
            Act::Found { .. } => Kind::Solution,
            Act::Remove { .. } => Kind::Elimination,
            Act::Place { .. } => Kind::Placement,
        }
    }
}
