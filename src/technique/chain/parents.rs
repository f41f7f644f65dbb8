//! What has to be false before a step can be taken: the candidates that the board has lost and the step needs gone.

use crate::puzzle::Square;
use crate::technique::board::{Board, bits};
use crate::technique::chain::hint::{Cause, Hint};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::Step;

/// A candidate: square and digit.
pub(crate) type Candidate = (Square, usize);

/// What a pattern needs gone. `source` is the board as it was, `now` as it has become.
pub(crate) fn of_pattern(ground: &Ground, source: &Board, now: &Board, step: &Step) -> Vec<Candidate> {
    let reason = &step.reason;
    match step.technique {
        Technique::NakedPair => {
            let lost = |&s: &Square| bits(source.marks(s) & !reason.digits).map(move |d| (s, d));
            reason.squares.iter().flat_map(lost).collect()
        }
        Technique::HiddenPair => {
            let house = reason.houses[0];
            let places = bits(reason.digits).fold(0, |mask, d| mask | now.spots(house, d));
            let others = ground.house(house).iter().enumerate().filter(|(i, _)| places >> i & 1 == 0);
            others.flat_map(|(_, &s)| bits(source.marks(s) & reason.digits).map(move |d| (s, d))).collect()
        }
        // Locked candidates and X-wings: base houses and covers by turns.
        _ => {
            let digit = reason.digits.trailing_zeros() as usize;
            let covered = |s: Square| reason.houses.iter().skip(1).step_by(2).any(|&h| ground.index_in(h, s).is_some());
            let lost = |&house: &usize| {
                let gone = source.spots(house, digit) & !now.spots(house, digit);
                bits(gone).map(move |place| ground.house(house)[place])
            };
            let base = reason.houses.iter().step_by(2);
            base.flat_map(lost).filter(|&s| !covered(s)).map(|s| (s, digit)).collect()
        }
    }
}

/// What chains need gone.
pub(crate) fn of_chains(ground: &Ground, source: &Board, now: &Board, hint: &Hint) -> Vec<Candidate> {
    let mut needed: Vec<Candidate> = Vec::new();
    let mut need = |candidate: Candidate| {
        if !needed.contains(&candidate) {
            needed.push(candidate);
        }
    };
    for mark in hint.trails.iter().flatten().filter(|mark| mark.literal.on) {
        let (square, digit) = (usize::from(mark.literal.square), usize::from(mark.literal.digit));
        let house = match (&mark.cause, hint.technique) {
            (Cause::House(house), _) => usize::from(*house),
            (Cause::Assumed, Technique::HouseChains | Technique::DynamicHouse(_)) => match hint.house {
                Some(house) => house,
                None => continue,
            },
            (Cause::Square, _) | (Cause::Assumed, Technique::CellChains | Technique::DynamicCell(_)) => {
                bits(source.marks(square) & !now.marks(square)).for_each(|d| need((square, d)));
                continue;
            }
            _ => continue,
        };
        let gone = source.spots(house, digit) & !now.spots(house, digit);
        bits(gone).for_each(|place| need((ground.house(house)[place], digit)));
    }
    needed
}
