//! Making the copies of edge squares agree, where each face of a cube has its own.

use crate::evolve::board::{Board, Ground};
use crate::evolve::random::{Rng, pick};
use crate::puzzle::cube::EDGES;

/// For each edge, both ways: the free squares of one face's border, each with its copy on the other face.
#[derive(Clone)]
pub struct Borders(Vec<Vec<(u16, u16)>>);

impl Borders {
    /// None where squares are stored once.
    pub fn new(ground: &Ground) -> Borders {
        let side = ground.layout.side;
        if !ground.has_copies() {
            return Borders(Vec::new());
        }
        let lines = EDGES.iter().flat_map(|e| {
            let pair = |k: usize| {
                let other = if e.reversed { side - 1 - k } else { k };
                let first = e.first.0 * side * side + e.first.1.place(k, side);
                let second = e.second.0 * side * side + e.second.1.place(other, side);
                (first as u16, second as u16)
            };
            let there: Vec<(u16, u16)> = (0..side).map(pair).filter(|p| ground.givens[p.0 as usize] == 0).collect();
            let back = there.iter().map(|&(a, b)| (b, a)).collect();
            [there, back]
        });
        Borders(lines.collect())
    }

    /// A border drawn at random takes over the digits of the face on its other side.
    pub fn copy_one(&self, ground: &Ground, board: &mut Board, rng: &mut Rng) {
        if self.0.is_empty() {
            return;
        }
        for &(square, copy) in pick(rng, &self.0) {
            board.set(ground, square, board.get(copy));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::mend::*;
    use crate::evolve::random::seeded;
    use crate::puzzle::{Grid, Shape};

    #[test]
    fn copying_borders_long_enough_makes_all_copies_agree() {
        for shape in [Shape::Cube4, Shape::Cube9] {
            let ground = Ground::copies(&Grid::empty(shape), false, 10, 1);
            let borders = Borders::new(&ground);
            let mut rng = seeded(4);
            let mut board = Board::random(&ground, &mut rng);
            (0..2000).for_each(|_| borders.copy_one(&ground, &mut board, &mut rng));
            let differ = |s: &u16| ground.twins(*s).iter().any(|&t| board.get(t) != board.get(*s));
            assert_eq!(ground.free.iter().filter(|s| differ(s)).count(), 0);
        }
    }
}
