use crate::exact::{Verdict, verdict};
use crate::generate::{Level, Way, generate};
use crate::puzzle::Shape;
use crate::technique::board::bits;
use crate::technique::hint::*;
use crate::technique::kind::Technique;
use crate::text::read;

/// Follows hints as a player would until they stall; every one of them must be true of the only solution.
fn follow(puzzle: &Grid) -> (Grid, Vec<Technique>) {
    let Verdict::One(answer) = verdict(puzzle) else { panic!("one solution") };
    let (mut grid, mut marks) = (puzzle.clone(), vec![0; puzzle.cells().len()]);
    let mut used = Vec::new();
    while let Hint::Step(step, board) = hint(&Position { grid: &grid, marks: &marks, answer: Some(&answer) }) {
        used.push(step.technique);
        assert!(step.put.is_some() || !step.strike.is_empty());
        for &(square, mask) in &step.strike {
            assert_eq!(mask >> (answer.get(square) - 1) & 1, 0, "{step:?}");
            assert!(step.put.is_some() || mask & !board.marks(square) == 0, "only what is there can go: {step:?}");
            marks[square] = board.marks(square) & !mask;
        }
        if let Some((square, digit)) = step.put {
            assert_eq!((grid.get(square), digit), (0, answer.get(square)), "{step:?}");
            grid.set(square, digit);
        }
    }
    (grid, used)
}

#[test]
fn every_hint_is_true_on_flat_boards_and_cubes() {
    let mut used = Vec::new();
    for shape in [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Cube4] {
        for seed in 0..3 {
            for level in [Level::Easy, Level::Hard] {
                used.extend(follow(&generate(shape, level, Way::Verified, seed).unwrap().puzzle).1);
            }
        }
    }
    let lines = include_str!("../../../tests/corpus/top95.tsv").lines().filter(|l| !l.starts_with('#'));
    for line in lines.step_by(6) {
        used.extend(follow(&read(line.split('\t').nth(1).unwrap()).unwrap().grid).1);
    }
    used.sort_unstable();
    used.dedup();
    assert!(used.len() >= 12, "{used:?}");
}

#[test]
fn what_is_wrong_comes_first() {
    let puzzle = read("1..............4").unwrap().grid;
    let answer = read("1234341221434324").unwrap().grid;
    let full = read("1234341221434321").unwrap().grid;
    let none = vec![0; 16];
    let mut wrong = puzzle.clone();
    wrong.set(1, 3);
    assert_eq!(hint(&Position { grid: &wrong, marks: &none, answer: Some(&answer) }), Hint::Wrong(vec![1]));
    let mut marks = none.clone();
    marks[1] = 0b1100;
    assert_eq!(hint(&Position { grid: &puzzle, marks: &marks, answer: Some(&answer) }), Hint::WrongMarks(vec![1]));
    // Without a known answer only what leaves nothing is wrong.
    marks[1] = 0b1;
    assert_eq!(hint(&Position { grid: &puzzle, marks: &marks, answer: None }), Hint::WrongMarks(vec![1]));
    let twice = read("11..............").unwrap().grid;
    let told = hint(&Position { grid: &twice, marks: &none, answer: None });
    assert!(matches!(told, Hint::Contradiction(Contradiction::Conflict { .. })));
    assert_eq!(hint(&Position { grid: &full, marks: &none, answer: None }), Hint::Full);
}

#[test]
fn a_hint_respects_marks() {
    // A player who has struck all but one candidate is told a naked single there.
    let puzzle =
        read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").unwrap().grid;
    let Verdict::One(answer) = verdict(&puzzle) else { panic!("one solution") };
    let mut marks = vec![0; 81];
    marks[2] = 1 << (answer.get(2) - 1);
    let solver = Solver::played(&puzzle, &marks, Rules::ALL);
    assert_eq!(bits(solver.board().marks(2)).count(), 1);
}
