//! Hidden pair, triplet and quad: so many digits of a house have so many squares between them; these hold nothing else.
//! Direct: another digit has one place left in the house, once it has lost these squares.

use crate::technique::board::{Board, bits, choices};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// House by house.
pub fn find(ground: &Ground, board: &Board, size: usize, direct: bool, sink: Sink) -> bool {
    ground.box_column_row.iter().any(|&house| {
        let open = board.open(house);
        if open <= size * 2 && !(direct && open > size) {
            return false;
        }
        let fits = |&digit: &usize| (2..=size as u32).contains(&board.spots(house, digit).count_ones());
        let digits: Vec<usize> = (0..ground.side).filter(fits).collect();
        choices(digits.len(), size, |chosen| {
            let spots = chosen.iter().fold(0, |mask, &k| mask | board.spots(house, digits[k]));
            if spots.count_ones() as usize != size {
                return false;
            }
            let mask = chosen.iter().fold(0, |mask, &k| mask | 1 << digits[k]);
            let single = || {
                let other = (0..ground.side).filter(|d| mask >> d & 1 == 0);
                let left = other.map(|d| (d, board.spots(house, d)));
                let left = left.filter(|(_, s)| s.count_ones() > 1).map(|(d, s)| (d, s & !spots));
                left.into_iter().find(|(_, s)| s.count_ones() == 1)
            };
            match direct {
                true => single().is_some_and(|(digit, place)| {
                    let square = ground.house(house)[place.trailing_zeros() as usize];
                    sink(step(ground, board, house, spots, mask, Some((square, digit as u8 + 1))))
                }),
                false => {
                    let worth = bits(spots).any(|i| board.marks(ground.house(house)[i]) & !mask != 0);
                    worth && sink(step(ground, board, house, spots, mask, None))
                }
            }
        })
    })
}

fn step(ground: &Ground, board: &Board, house: usize, spots: u32, mask: u32, put: Option<(usize, u8)>) -> Step {
    let technique = match (mask.count_ones(), put) {
        (2, Some(_)) => Technique::DirectHiddenPair,
        (_, Some(_)) => Technique::DirectHiddenTriplet,
        (2, None) => Technique::HiddenPair,
        (3, None) => Technique::HiddenTriplet,
        (_, None) => Technique::HiddenQuad,
    };
    let squares: Vec<usize> = bits(spots).map(|i| ground.house(house)[i]).collect();
    // A direct step places its digit and leaves the candidates as they are.
    let lost = squares.iter().filter(|_| put.is_none()).map(|&s| (s, board.marks(s) & !mask));
    Step {
        technique,
        rating: technique.base(),
        put,
        strike: lost.filter(|(_, m)| *m != 0).collect(),
        reason: Reason {
            houses: vec![house],
            causes: squares.iter().map(|&s| (s, board.marks(s) & mask)).collect(),
            squares,
            digits: mask,
            ..Reason::default()
        },
    }
}
