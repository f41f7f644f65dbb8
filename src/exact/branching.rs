//! Where a search branches next.

use crate::exact::bits::Set;
use crate::exact::state::{State, Tables};
use crate::puzzle::Square;

/// What to try next: the digits of a square with two candidates, the two places of a digit, or the digits of the square
/// with the fewest for its trouble, whichever there is first.
pub(super) fn choose<const W: usize, const H: usize>(
    tables: &Tables<W, H>,
    state: &State<W, H>,
    trouble: &[u32],
    untried: &mut Vec<(u16, u8)>,
) {
    let [_, twice, thrice] = state.tally();
    let pairs = twice - thrice;
    let square = most_telling(tables, pairs, trouble);
    if square.is_none() && two_places(tables, state, trouble, untried) {
        return;
    }
    let fewest = || {
        let cost = |s: &Square| u64::from(state.candidates(*s).count_ones() << 16) / u64::from(trouble[*s]);
        state.undecided().iter().min_by_key(cost)
    };
    let Some(square) = square.or_else(fewest) else { return };
    let mask = state.candidates(square);
    untried.extend((0..tables.side).filter(|d| mask >> d & 1 != 0).map(|d| (square as u16, d as u8)));
}

/// The square of two candidates with the most trouble and the most peers of its kind.
fn most_telling<const W: usize, const H: usize>(
    tables: &Tables<W, H>,
    pairs: Set<W>,
    trouble: &[u32],
) -> Option<Square> {
    let mut best = None;
    for square in pairs.iter() {
        let weight = trouble[square].saturating_mul(1 + (tables.peers[square] & pairs).len());
        if best.is_none_or(|(_, most)| weight > most) {
            best = Some((square, weight));
        }
    }
    best.map(|(square, _)| square)
}

/// The places of a digit that has two of them in a house, where the trouble is greatest; false when there is none.
fn two_places<const W: usize, const H: usize>(
    tables: &Tables<W, H>,
    state: &State<W, H>,
    trouble: &[u32],
    untried: &mut Vec<(u16, u8)>,
) -> bool {
    let mut most = 0;
    for (digit, places) in state.houses(tables) {
        let mut squares = places.iter();
        if let (Some(a), Some(b), None) = (squares.next(), squares.next(), squares.next())
            && trouble[a] + trouble[b] > most
        {
            most = trouble[a] + trouble[b];
            untried.clear();
            untried.extend([(a as u16, digit as u8), (b as u16, digit as u8)]);
        }
    }
    most > 0
}
