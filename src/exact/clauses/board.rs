//! A board as variables: what propagation leaves of it.

use crate::exact::clauses::items::{Items, Lists};
use crate::exact::clauses::trail::Trail;
use crate::exact::state::{Agenda, State, Tables};
use crate::puzzle::Grid;

/// What is left to decide.
pub struct Board {
    /// The digits that propagation leaves no doubt of, 0 elsewhere.
    pub digits: Vec<u8>,
    /// Square and digit of each variable.
    pub places: Vec<(u16, u8)>,
    /// The variables.
    pub trail: Trail,
    /// With how much weight each begins: more in narrow squares and houses.
    pub weights: Vec<f64>,
}

/// No variable.
const NONE: u32 = u32::MAX;

/// What propagation makes of a puzzle.
pub struct Propagated<const W: usize, const H: usize> {
    /// What is left possible.
    pub state: State<W, H>,
    /// The digits that it leaves no doubt of, 0 elsewhere.
    pub digits: Vec<u8>,
}

impl<const W: usize, const H: usize> Propagated<W, H> {
    /// Places the givens and what they force; `None` where that contradicts.
    pub fn new(tables: &Tables<W, H>, puzzle: &Grid) -> Option<Propagated<W, H>> {
        let (mut state, mut agenda) = (State::new(tables), Agenda::new(tables.side));
        let possible = state.give(tables, &mut agenda, puzzle) && state.settle(tables, &mut agenda);
        possible.then(|| Propagated::of(state, puzzle.cells().len(), &agenda.placed))
    }

    /// A state of so many squares, and what was placed on the way to it.
    pub fn of(state: State<W, H>, squares: usize, placed: &[(u16, u8)]) -> Propagated<W, H> {
        let mut digits = vec![0; squares];
        placed.iter().for_each(|&(square, digit)| digits[usize::from(square)] = digit + 1);
        Propagated { state, digits }
    }
}

impl Board {
    /// What is left to decide of a puzzle.
    pub fn new<const W: usize, const H: usize>(tables: &Tables<W, H>, left: Propagated<W, H>) -> Board {
        let Propagated { state, digits } = left;
        let side = tables.side;
        let mut number = vec![NONE; digits.len() * side];
        let mut places = Vec::new();
        for square in state.undecided().iter() {
            let candidates = state.candidates(square);
            for digit in (0..side).filter(|d| candidates >> d & 1 != 0) {
                number[square * side + digit] = places.len() as u32;
                places.push((square as u16, digit as u8));
            }
        }
        let of_square = |square: usize| number[square * side..][..side].iter().copied().filter(|&v| v != NONE);
        let mut members = Lists::with_room(places.len() * 5);
        state.undecided().iter().for_each(|square| members.push(of_square(square)));
        for (digit, places) in state.houses(tables) {
            members.push(places.iter().map(|s| number[s * side + digit]));
        }
        let mut weights = vec![0.0; places.len()];
        for list in (0..members.len() as u32).map(|item| members.get(item)) {
            list.iter().for_each(|&v| weights[v as usize] += 0.01 / (list.len() * list.len()) as f64);
        }
        let items = Items::new(members, places.len());
        let trail = Trail::new(items.rivals(places.len()), items);
        Board { digits, places, trail, weights }
    }
}
