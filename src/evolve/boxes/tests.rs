use crate::evolve::boxes::*;
use crate::evolve::random::{happens, seeded, threshold};
use crate::puzzle::{Shape, check};
use crate::text::read;

const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn unpacked(ground: &Ground, boxes: &Boxes) -> Vec<u8> {
    let mut cells = vec![0; boxes.cells.len()];
    ground.unpack(boxes.cells(), &mut cells);
    cells
}

/// Missing digits of every row and column, twice, counted from the digits alone.
fn recount(ground: &Ground, boxes: &Boxes) -> u32 {
    let (rows, columns) = boxes.help_table(ground);
    2 * rows.iter().chain(&columns).filter(|&&n| n == 0).count() as u32
}

#[test]
fn every_move_keeps_givens_and_permutations_and_counts_stay_right() {
    let some_givens = |shape: Shape| {
        let mut puzzle = Grid::empty(shape);
        (0..shape.side()).for_each(|d| puzzle.set(d * (shape.side() + 1), (d % shape.side()) as u8 + 1));
        puzzle
    };
    let flat = Shape::OFFERED.into_iter().filter(|s| !s.is_cube()).map(some_givens);
    for puzzle in flat.chain([read(ESCARGOT).unwrap().grid]) {
        let (ground, mut rng) = (Ground::new(&puzzle), seeded(5));
        let rules = ["both", "either", "any"].map(|reading| Rule::new(reading, 1, 5, false));
        let parents = [Boxes::random(&ground, &mut rng), Boxes::random(&ground, &mut rng)];
        let (mut child, mut swaps) = (parents[0].clone(), Swaps::default());
        for k in 0..200 {
            if happens(&mut rng, 1 << 28) {
                child.cross(&parents[0], &parents[1], &ground, &mut rng);
            }
            let of_box = below(&mut rng, ground.side as u32) as usize;
            child.mutate(&ground, of_box, &rules[k % 3], threshold(1.0), &mut swaps, &mut rng);
            let cells = unpacked(&ground, &child);
            assert!(puzzle.cells().iter().zip(&cells).all(|(&given, &digit)| given == 0 || given == digit));
            for of_box in child.cells.chunks(ground.side) {
                assert_eq!(of_box.iter().fold(0u32, |all, &d| all | 1 << d).count_ones() as usize, ground.side);
            }
            assert_eq!(child.fitness(&ground), recount(&ground, &child));
        }
        assert_eq!(swaps.tried, swaps.given + swaps.refused + swaps.done);
        assert!(swaps.given > 0 && swaps.refused > 0 && swaps.done > 0, "{swaps:?}");
    }
}

#[test]
fn the_swap_rule_counts_the_lines_moved_to() {
    let puzzle = Grid::empty(Shape::Flat4);
    let ground = Ground::new(&puzzle);
    // Box by box; as a board 12 34, 34 12, 21 43, 43 21.
    let mut boxes = Boxes::new(&ground, vec![1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
    boxes.swap(&ground, 0, 3);
    assert_eq!((boxes.in_lines(&ground, 0), boxes.in_lines(&ground, 3)), (4, 4));
    boxes.swap(&ground, 0, 3);
    assert_eq!((0..16).map(|place| boxes.in_lines(&ground, place)).sum::<u32>(), 32);
    assert_eq!(boxes.fitness(&ground), 0);
    assert_eq!(check::check(&puzzle, &Grid::new(Shape::Flat4, unpacked(&ground, &boxes)).unwrap()), Ok(()));
}

#[test]
fn a_box_with_a_repeated_given_is_never_solved() {
    let mut puzzle = Grid::empty(Shape::Flat4);
    puzzle.set(0, 1);
    puzzle.set(5, 1);
    let ground = Ground::new(&puzzle);
    assert_eq!(ground.clash, 2);
}
