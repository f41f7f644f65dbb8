//! Building blocks: which rows, columns, boxes and faces of two parents a crossover leaves whole in their child.

use crate::evolve::operation::{Kind, Operation};
use crate::puzzle::{HouseKind, Layout, Shape};
use crate::replay::heat::spread;

/// What may be left whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// Rows, columns or boxes of every face.
    House(HouseKind),
    /// Faces of a cube.
    Face,
}

/// How many blocks of a kind the child has from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survived {
    /// Which blocks.
    pub block: Block,
    /// As in the first parent, and not as in the second.
    pub first: usize,
    /// As in the second parent, and not as in the first.
    pub second: usize,
    /// As in both, which agree.
    pub both: usize,
    /// As in neither.
    pub broken: usize,
}

/// What a crossover leaves whole, kind by kind; nothing for what is no crossover of two boards.
pub fn survived(shape: Shape, operation: &Operation) -> Vec<Survived> {
    let ([first, second], Some(child)) = (operation.before.as_slice(), operation.after.as_ref()) else {
        return Vec::new();
    };
    if operation.act.kind() != Kind::Crossover {
        return Vec::new();
    }
    let [first, second, child] = [first, second, child].map(|one| spread(shape, &one.cells));
    let layout = Layout::of(shape.face());
    let face = &layout.faces[0];
    let of_kind = |kind: HouseKind| {
        let houses = match kind {
            HouseKind::Row => face.rows(),
            HouseKind::Column => face.columns(),
            HouseKind::Box => face.boxes(),
        };
        (Block::House(kind), houses.iter().map(|&house| layout.houses[house].squares.clone()).collect::<Vec<_>>())
    };
    let mut kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box].map(of_kind).to_vec();
    if shape.is_cube() {
        kinds.push((Block::Face, vec![(0..layout.squares).collect()]));
    }
    let count = |(block, blocks): (Block, Vec<Vec<usize>>)| {
        let mut survived = Survived { block, first: 0, second: 0, both: 0, broken: 0 };
        for from in (0..child.len()).step_by(layout.squares) {
            for squares in &blocks {
                let is_of = |parent: &[u8]| squares.iter().all(|&s| parent.get(from + s) == child.get(from + s));
                match (is_of(&first), is_of(&second)) {
                    (true, false) => survived.first += 1,
                    (false, true) => survived.second += 1,
                    (true, true) => survived.both += 1,
                    (false, false) => survived.broken += 1,
                }
            }
        }
        survived
    };
    kinds.into_iter().map(count).collect()
}

#[cfg(test)]
mod tests {
    use crate::evolve::operation::{Act, Individual};
    use crate::evolve::{Recipe, algorithms::find};
    use crate::generate::{Level, Way, generate};
    use crate::replay::blocks::*;
    use crate::text::of_line;

    fn board(cells: &[u8]) -> Individual {
        Individual { rank: 0, cells: cells.to_vec(), fitness: 0 }
    }

    #[test]
    fn rows_of_either_parent_are_counted_and_columns_break() {
        let a = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 4, 3, 2, 1];
        let b = [2, 1, 4, 3, 2, 1, 4, 3, 3, 4, 1, 2, 4, 3, 2, 1];
        let mut child = a;
        child[..4].copy_from_slice(&b[..4]);
        child[8..12].copy_from_slice(&[1, 2, 1, 2]);
        let act = Act::Lines { kind: HouseKind::Row, second: vec![0] };
        let operation = Operation { act, before: vec![board(&a), board(&b)], after: Some(board(&child)) };
        let of = |block, first, second, both, broken| Survived { block, first, second, both, broken };
        let told = survived(crate::puzzle::Shape::Flat4, &operation);
        assert_eq!(told[0], of(Block::House(HouseKind::Row), 1, 1, 1, 1));
        assert_eq!(told[1], of(Block::House(HouseKind::Column), 0, 0, 0, 4));
        // The lower left box is as in the first, the lower right one as in the second.
        assert_eq!(told[2], of(Block::House(HouseKind::Box), 1, 1, 0, 2));
        assert_eq!(told.len(), 3);
    }

    /// Whatever crosses: every block is counted once, and where whole houses of a kind are passed on, none of that kind breaks.
    #[test]
    fn every_block_of_every_crossover_is_counted_once() {
        let flat =
            of_line(".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.").unwrap();
        let cube = generate(Shape::Cube9, Level::Easy, Way::Verified, 1).unwrap().puzzle;
        for (name, puzzle, faces) in [
            ("own-design", &flat, 1),
            ("waters-grid", &flat, 1),
            ("waters-cube", &cube, 6),
            ("waters-cube-shared", &cube, 6),
        ] {
            let mut run = Recipe::new(find(name).unwrap(), puzzle, 3).start().unwrap();
            run.trace();
            run.step();
            let (mut crossed, told) = (0, run.operations());
            for operation in told {
                for survived in survived(puzzle.shape(), &operation) {
                    crossed += 1;
                    let all = survived.first + survived.second + survived.both + survived.broken;
                    assert_eq!(all, if survived.block == Block::Face { 6 } else { 9 * faces }, "{name}");
                    if name == "own-design" && survived.block == Block::House(HouseKind::Row) {
                        assert_eq!(survived.broken, 0, "{operation:?}");
                    }
                }
            }
            assert!(crossed > 0, "{name}");
        }
    }
}
