//! A layout as the techniques walk it: each house with its squares, each square with its houses and peers, in the order
//! in which Sudoku Explainer looks at them (boxes, then rows, then columns), so that the first step found is the same.

use std::sync::OnceLock;

use crate::puzzle::{HouseKind, Layout, Shape, Square};

/// A house that holds a square, and which of its places that square is.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Number of the house.
    pub house: usize,
    /// Index within the house.
    pub index: usize,
}

/// Two houses that share at least two squares.
#[derive(Clone, Debug)]
pub struct Crossing {
    /// The house in which a digit is locked.
    pub from: usize,
    /// The house that loses the digit elsewhere.
    pub to: usize,
    /// Places of `from` that lie in `to`, as a mask.
    pub from_shared: u32,
    /// Places of `to` that lie in `from`, as a mask.
    pub to_shared: u32,
    /// Other houses in which a digit may come to have one place, once `to` has lost it.
    pub after: Vec<After>,
}

/// A house beside a crossing.
#[derive(Clone, Debug)]
pub struct After {
    /// Number of the house.
    pub house: usize,
    /// Its places that lie in the house that loses the digit, as a mask.
    pub lost: u32,
}

/// A layout prepared for the techniques.
#[derive(Debug)]
pub struct Ground {
    /// The layout.
    pub layout: &'static Layout,
    /// Digits there are.
    pub side: usize,
    /// Squares there are.
    pub squares: usize,
    /// Houses there are.
    pub houses: usize,
    /// Boxes, then columns, then rows.
    pub box_column_row: Vec<usize>,
    /// Of each square, its houses: boxes, then rows, then columns.
    pub slots: Vec<Vec<Slot>>,
    /// Of each square, all that share a house with it, house by house.
    pub peers: Vec<Vec<Square>>,
    /// Crossing houses: box with column, box with row, (on cubes) box with box, column with box, row with box.
    pub crossings: Vec<Crossing>,
    sees: Vec<u64>,
    words: usize,
}

impl Ground {
    /// The ground of a shape, built once.
    pub fn of(shape: Shape) -> &'static Ground {
        static GROUNDS: [OnceLock<Ground>; Shape::ALL.len()] = [const { OnceLock::new() }; Shape::ALL.len()];
        GROUNDS[shape as usize].get_or_init(|| Ground::build(Layout::of(shape)))
    }

    /// Whether two squares share a house.
    #[inline]
    pub fn sees(&self, a: Square, b: Square) -> bool {
        self.sees[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }

    /// The squares of a house.
    #[inline]
    pub fn house(&self, house: usize) -> &'static [Square] {
        &self.layout.houses[house].squares
    }

    /// Whether a house is a box.
    pub fn is_box(&self, house: usize) -> bool {
        self.layout.houses[house].kind == HouseKind::Box
    }

    /// The index of a square in a house that holds it.
    pub fn index_in(&self, house: usize, square: Square) -> Option<usize> {
        self.slots[square].iter().find(|slot| slot.house == house).map(|slot| slot.index)
    }

    /// The houses that hold both squares, boxes first, then rows, then columns.
    pub fn shared(&self, a: Square, b: Square) -> impl Iterator<Item = usize> + '_ {
        self.slots[a].iter().map(|slot| slot.house).filter(move |&house| self.index_in(house, b).is_some())
    }

    fn build(layout: &'static Layout) -> Ground {
        let words = layout.squares.div_ceil(64);
        let of = |kind: HouseKind| (0..layout.houses.len()).filter(move |&h| layout.houses[h].kind == kind);
        let (boxes, rows, columns) = (of(HouseKind::Box), of(HouseKind::Row), of(HouseKind::Column));
        let mut ground = Ground {
            layout,
            side: layout.side,
            squares: layout.squares,
            houses: layout.houses.len(),
            box_column_row: boxes.clone().chain(columns.clone()).chain(rows.clone()).collect(),
            slots: vec![Vec::new(); layout.squares],
            peers: vec![Vec::new(); layout.squares],
            crossings: Vec::new(),
            sees: vec![0; layout.squares * words],
            words,
        };
        for house in boxes.clone().chain(rows.clone()).chain(columns.clone()) {
            for (index, &square) in layout.houses[house].squares.iter().enumerate() {
                ground.slots[square].push(Slot { house, index });
            }
        }
        for square in 0..layout.squares {
            for slot in &ground.slots[square] {
                for &other in &layout.houses[slot.house].squares {
                    let bit = &mut ground.sees[square * words + other / 64];
                    if other != square && *bit >> (other % 64) & 1 == 0 {
                        *bit |= 1 << (other % 64);
                        ground.peers[square].push(other);
                    }
                }
            }
        }
        let mut crossings = Vec::new();
        for (from, to) in [
            (HouseKind::Box, HouseKind::Column),
            (HouseKind::Box, HouseKind::Row),
            (HouseKind::Box, HouseKind::Box),
            (HouseKind::Column, HouseKind::Box),
            (HouseKind::Row, HouseKind::Box),
        ] {
            for first in of(from) {
                crossings.extend(of(to).filter_map(|second| ground.crossing(first, second)));
            }
        }
        ground.crossings = crossings;
        ground
    }

    /// The places of a house that lie in another, as a mask.
    fn overlap(&self, house: usize, other: usize) -> u32 {
        let places = self.house(house).iter().enumerate();
        places.fold(0, |mask, (i, &s)| mask | u32::from(self.index_in(other, s).is_some()) << i)
    }

    fn crossing(&self, from: usize, to: usize) -> Option<Crossing> {
        let from_shared = self.overlap(from, to);
        if from == to || from_shared.count_ones() < 2 {
            return None;
        }
        // Boxes beside boxes, lines beside parallel lines.
        let beside =
            |house: &usize| *house != to && self.is_box(*house) == self.is_box(from) && self.overlap(*house, from) == 0;
        let kind = |house: &usize| self.layout.houses[*house].kind;
        let mut after: Vec<usize> = (0..self.houses).filter(beside).collect();
        after.sort_by_key(|house| kind(house) != kind(&from));
        let after = after.into_iter().map(|house| After { house, lost: self.overlap(house, to) });
        Some(Crossing {
            from,
            to,
            from_shared,
            to_shared: self.overlap(to, from),
            after: after.filter(|after| after.lost != 0).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::board::Board;
    use crate::technique::ground::*;
    use crate::technique::kind::Technique;
    use crate::technique::locking;

    #[test]
    fn squares_of_a_flat_board_have_three_houses_and_twenty_peers() {
        let ground = Ground::of(Shape::Flat9);
        assert!(ground.slots.iter().all(|slots| slots.len() == 3));
        assert!(ground.peers.iter().all(|peers| peers.len() == 20));
        assert_eq!(ground.crossings.len(), 4 * 27);
        // Two boxes beside each box, two lines beside each line.
        assert!(ground.crossings.iter().all(|crossing| crossing.after.len() == 2));
        // The first peers of r1c1 are those of its box, then of its row, then of its column.
        assert_eq!(ground.peers[0][..10], [1, 2, 9, 10, 11, 18, 19, 20, 3, 4]);
    }

    #[test]
    fn squares_of_a_cube_have_the_houses_of_all_their_faces() {
        let ground = Ground::of(Shape::Cube9);
        for (places, slots) in ground.layout.places.iter().zip(&ground.slots) {
            // Two faces share a line, so two more for a second face, and one for a third.
            assert_eq!(slots.len(), [3, 5, 6][places.len() - 1]);
        }
    }

    #[test]
    fn a_digit_is_locked_across_an_edge() {
        // Box 8 of U and box 2 of F share the squares r9c4 to r9c6 of U.
        let ground = Ground::of(Shape::Cube9);
        let (up, front) = (ground.layout.faces[0].boxes()[7], ground.layout.faces[2].boxes()[1]);
        let crossing = ground.crossings.iter().find(|c| (c.from, c.to) == (up, front)).unwrap();
        assert_eq!((crossing.from_shared, crossing.to_shared), (0b111_000_000, 0b000_000_111));
        let mut board = Board::new(&crate::puzzle::Grid::empty(Shape::Cube9));
        ground.house(up)[..6].iter().for_each(|&square| board.strike(ground, square, 4));
        let mut found = Vec::new();
        locking::find(ground, &board, &mut |step| {
            found.push(step);
            false
        });
        let across = found.iter().find(|step| step.reason.houses == [up, front]).unwrap();
        let lost: Vec<usize> = across.strike.iter().map(|(square, _)| *square).collect();
        assert_eq!((across.technique, lost.as_slice()), (Technique::Pointing, &ground.house(front)[3..]));
    }
}
