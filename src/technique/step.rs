//! A step as a value: what it does, and why, as data for sentences and drawings.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Layout, Square};
use crate::technique::kind::{Technique, Tenths};

/// A digit that is found, or candidates that go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// How it was found.
    pub technique: Technique,
    /// Its number on the scale of SE 1.2.1.
    pub rating: Tenths,
    /// The digit that is placed (1 and up).
    pub put: Option<(Square, u8)>,
    /// The candidates that go, as masks: digit d is bit d − 1.
    pub strike: Vec<(Square, u32)>,
    /// Why.
    pub reason: Reason,
}

impl Step {
    /// Whether no face of a cube has all the squares that it rests on and changes.
    pub fn is_over_edge(&self, layout: &Layout) -> bool {
        let Reason { houses, squares, chains, .. } = &self.reason;
        let chained = chains.iter().flat_map(|chain| chain.links.iter().map(|link| link.square));
        let houses = houses.iter().flat_map(|&house| layout.houses[house].squares.iter().copied());
        let changed = self.strike.iter().map(|(square, _)| *square).chain(self.put.map(|(square, _)| square));
        let all: Vec<Square> = squares.iter().copied().chain(chained).chain(changed).chain(houses).collect();
        let on = |face: usize| all.iter().all(|&s| layout.places[s].iter().any(|place| place.face == face));
        !(0..layout.faces.len()).any(on)
    }
}

/// What a step rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The houses it is seen in; of a fish base and cover by turns, of locked candidates the house that loses last.
    pub houses: Vec<usize>,
    /// The squares of the pattern.
    pub squares: Vec<Square>,
    /// The house in which a direct step's digit has one place left.
    pub single: Option<usize>,
    /// The digits it is about, as a mask: digit d is bit d − 1.
    pub digits: u32,
    /// The candidates that cause it.
    pub causes: Vec<(Square, u32)>,
    /// Chains of implications, one for each assumption that is followed; none for a pattern.
    pub chains: Vec<Chain>,
    /// Steps that a chain takes on the board it has come to; links name them by number.
    pub nested: Vec<Step>,
}

/// Implications from an assumption to what follows from it. The first link is the assumption, the last the outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chain {
    /// Each link after those it follows from.
    pub links: Vec<Link>,
}

impl Chain {
    /// The numbers of the links from the assumption to the outcome, along the first of what each follows from.
    pub fn path(&self) -> Vec<usize> {
        let last = self.links.len().checked_sub(1);
        let mut path: Vec<usize> = std::iter::successors(last, |&k| self.links[k].parents.first().copied()).collect();
        path.reverse();
        path
    }
}

/// A candidate that is true or false in a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    /// Where.
    pub square: Square,
    /// Which digit (1 and up).
    pub digit: u8,
    /// Whether it is true here.
    pub on: bool,
    /// Numbers of the links of this chain it follows from; none for the assumption.
    pub parents: Vec<usize>,
    /// Why it follows.
    pub because: Because,
}

/// Why a link follows from those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Because {
    /// It is the assumption.
    Assumed,
    /// A square holds one digit: its last candidate is true, and all others of a true one are false.
    Square,
    /// A house holds a digit once: its last place is true, and all others of a true one are false.
    House(usize),
    /// By a step of its own: its number among the nested ones.
    Nested(usize),
}

/// Where steps are handed to; true when no more are wanted.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> bool;
