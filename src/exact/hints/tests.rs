use crate::exact::hints::*;
use crate::exact::{Verdict, verdict};
use crate::generate::{Level, Way, generate};
use crate::puzzle::Shape;
use crate::text::read;

fn order(grid: &Grid) -> HintOrder {
    HintOrder { grid: grid.clone(), marks: vec![0; grid.cells().len()], answer: None }
}

/// Follows hints as a player would until they stall; every one of them must be true of the only solution.
fn follow(puzzle: &Grid) -> (Grid, Vec<Technique>) {
    let Verdict::One(answer) = verdict(puzzle) else { panic!("one solution") };
    let mut now = order(puzzle);
    let mut used = Vec::new();
    while let Hint::Step(step) = hint(&now) {
        used.push(step.technique);
        if let Some((square, digit)) = step.put {
            assert_eq!((now.grid.get(square), digit), (0, answer.get(square)), "{step:?}");
            now.grid.set(square, digit);
        }
        assert!(step.put.is_some() || !step.strike.is_empty());
        for &(square, mask) in &step.strike {
            assert_eq!(mask & bit(answer.get(square)), 0, "{step:?}");
            let all = candidates(&now.grid, square);
            let before = if now.marks[square] == 0 { all } else { now.marks[square] & all };
            assert_eq!(mask & !before, 0, "only what is there can go");
            now.marks[square] = before & !mask;
        }
    }
    (now.grid, used)
}

#[test]
fn every_hint_is_true_on_flat_boards_and_cubes() {
    let mut used = Vec::new();
    for shape in [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Cube4] {
        for seed in 0..6 {
            for level in [Level::Easy, Level::Hard] {
                used.extend(follow(&generate(shape, level, Way::Verified, seed).unwrap().puzzle).1);
            }
        }
    }
    used.extend(follow(&generate(Shape::Cube9, Level::Medium, Way::Verified, 1).unwrap().puzzle).1);
    // Generated puzzles ask for singles mostly; these ask for more.
    for line in include_str!("../../../tests/corpus/top95.tsv").lines().filter(|l| !l.starts_with('#')) {
        used.extend(follow(&read(line.split('\t').nth(1).unwrap()).unwrap().grid).1);
    }
    used.sort_unstable();
    used.dedup();
    assert!(used.len() >= 6, "{used:?}");
}

#[test]
fn medium_puzzles_are_solved_and_the_hardest_stall() {
    let solved = (0..8).filter(|&seed| {
        let made = generate(Shape::Flat9, Level::Medium, Way::Verified, seed).unwrap();
        follow(&made.puzzle).0.is_full()
    });
    assert!(solved.count() >= 6);
    let escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    let (left, _) = follow(&read(escargot).unwrap().grid);
    assert!(!left.is_full());
    assert_eq!(hint(&order(&left)), Hint::Stalled);
}

#[test]
fn what_is_wrong_comes_first() {
    let puzzle = read("1..............4").unwrap().grid;
    let answer = read("1234341221434324").unwrap().grid;
    let mut wrong = puzzle.clone();
    wrong.set(1, 3);
    let told = hint(&HintOrder { answer: Some(answer.clone()), ..order(&wrong) });
    assert_eq!(told, Hint::Wrong(vec![1]));
    let mut marks = vec![0; 16];
    marks[1] = 0b1100;
    let told = hint(&HintOrder { answer: Some(answer), marks: marks.clone(), grid: puzzle.clone() });
    assert_eq!(told, Hint::WrongMarks(vec![1]));
    // Without a known answer only what leaves nothing is wrong.
    marks[1] = 0b1;
    assert_eq!(hint(&HintOrder { marks, ..order(&puzzle) }), Hint::WrongMarks(vec![1]));
    let twice = read("11..............").unwrap().grid;
    assert!(matches!(hint(&order(&twice)), Hint::Contradiction(Contradiction::Conflict { .. })));
    assert_eq!(hint(&order(&read("1234341221434321").unwrap().grid)), Hint::Full);
}

#[test]
fn an_x_wing_is_found() {
    let puzzle = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    let (_, used) = follow(&read(puzzle).unwrap().grid);
    assert!(used.contains(&Technique::XWing), "{used:?}");
}
