//! A board filled by guesses, without ever going back further than the last one.

use crate::exact::branching::choose;
use crate::exact::clauses::board::Propagated;
use crate::exact::state::{Agenda, Tables};

/// What a dive came to.
#[derive(Clone, Debug, Default)]
pub struct Dive {
    /// Square, digit (from 0) and the number of squares that were decided with it, in order.
    pub guesses: Vec<(u16, u8, u16)>,
    /// The digits, 0 where a square stays open.
    pub digits: Vec<u8>,
    /// How many guesses were tried.
    pub tried: u64,
}

/// Guesses on where there is least choice, which of a few is drawn by `pick` (below a number), until the board is full, or a guess and
/// its opposite both contradict. `trouble` counts contradictions for each square.
pub fn dive<const W: usize, const H: usize>(
    tables: &Tables<W, H>,
    left: &Propagated<W, H>,
    trouble: &mut [u32],
    pick: &mut dyn FnMut(usize) -> usize,
) -> Dive {
    let (mut state, mut agenda) = (left.state.clone(), Agenda::new(tables.side));
    let mut before = state.clone();
    let mut dive = Dive { digits: left.digits.clone(), ..Dive::default() };
    let mut choices = Vec::new();
    while !state.undecided().is_empty() {
        choices.clear();
        choose(tables, &state, trouble, &mut choices);
        let (square, digit) = choices[pick(choices.len())];
        dive.tried += 1;
        before.copy_from(&state);
        let placed = agenda.placed.len();
        let (at, value) = (usize::from(square), usize::from(digit));
        if state.place(tables, &mut agenda, at, value) && state.settle(tables, &mut agenda) {
            dive.guesses.push((square, digit, (agenda.placed.len() - placed) as u16));
            continue;
        }
        agenda.blamed.iter().for_each(|&s| trouble[usize::from(s)] += 1);
        agenda.placed.truncate(placed);
        state.copy_from(&before);
        state.exclude(tables, &mut agenda, at, value);
        if !state.settle(tables, &mut agenda) {
            agenda.blamed.iter().for_each(|&s| trouble[usize::from(s)] += 1);
            agenda.placed.truncate(placed);
            break;
        }
    }
    agenda.placed.iter().for_each(|&(square, digit)| dive.digits[usize::from(square)] = digit + 1);
    dive
}

#[cfg(test)]
mod tests {
    use crate::exact::clauses::board::Propagated;
    use crate::exact::dive::dive;
    use crate::exact::tables;
    use crate::puzzle::{Grid, Shape, check};

    #[test]
    fn what_is_filled_is_consistent_and_every_guess_counts() {
        let empty = Grid::empty(Shape::Flat9);
        let tables = tables::small(&empty);
        let left = Propagated::new(tables, &empty).unwrap();
        let (mut trouble, mut full, mut short) = (vec![1; 81], 0, 0);
        for seed in 0..300usize {
            let mut draws = seed;
            let mut pick = |choices: usize| {
                draws = draws.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (draws >> 33) % choices
            };
            let dive = dive(tables, &left, &mut trouble, &mut pick);
            let board = Grid::new(Shape::Flat9, dive.digits.clone()).unwrap();
            assert!(check::conflicts(&board).is_empty(), "{}", dive.tried);
            assert!(dive.guesses.iter().all(|&(s, d, _)| dive.digits[usize::from(s)] == d + 1));
            assert!(dive.tried >= dive.guesses.len() as u64);
            let filled = dive.digits.iter().filter(|&&digit| digit != 0).count();
            // What an excluded guess leaves decides squares, too.
            assert!(dive.guesses.iter().map(|&(.., decided)| usize::from(decided)).sum::<usize>() <= filled);
            if filled == 81 { full += 1 } else { short += 1 }
        }
        assert!(full > 0 && short > 0, "{full} {short}");
    }
}
