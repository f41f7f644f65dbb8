//! Bivalue universal grave, types 1 to 4: but for a few squares everything comes in twos, so these must break it.
//! On a cube "in twos" holds in every house of every face.

use crate::puzzle::{HouseKind, Square};
use crate::technique::board::{Board, bits};
use crate::technique::ground::Ground;
use crate::technique::step::Sink;
use crate::technique::unique::bug_types::Grave;

/// The squares that break the grave, if it is one.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    grave(ground, board).is_some_and(|grave| grave.steps().into_iter().any(&mut *sink))
}

fn grave<'a>(ground: &'a Ground, board: &'a Board) -> Option<Grave<'a>> {
    let mut grave = Grave { ground, board, squares: Vec::new(), extra: Vec::new(), all: 0, common: Vec::new() };
    let mut rest = board.clone();
    for kind in [HouseKind::Box, HouseKind::Row, HouseKind::Column] {
        for house in (0..ground.houses).filter(|&h| ground.layout.houses[h].kind == kind) {
            for digit in 0..ground.side {
                let spots = board.spots(house, digit);
                if spots == 0 || spots.count_ones() == 2 {
                    continue;
                }
                let rich = |s: &Square| board.marks(*s).count_ones() >= 3;
                let mut squares = bits(spots).map(|i| ground.house(house)[i]).filter(rich);
                match (squares.next(), squares.next()) {
                    (None, _) => return None,
                    (Some(square), None) => {
                        grave.add(square, digit);
                        rest.strike(ground, square, digit);
                        if grave.squares.len() > 1 && grave.all.count_ones() > 1 && grave.common.is_empty() {
                            return None;
                        }
                    }
                    // Two squares could break it here; another house decides.
                    _ => {}
                }
            }
        }
    }
    let twos = (0..ground.squares).all(|s| board.digit(s) != 0 || rest.marks(s).count_ones() == 2)
        && (0..ground.houses).all(|h| (0..ground.side).all(|d| matches!(rest.spots(h, d).count_ones(), 0 | 2)));
    (twos && !grave.squares.is_empty()).then_some(grave)
}
