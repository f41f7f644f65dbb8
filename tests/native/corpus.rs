//! The exact solver and the checker against every puzzle whose answer is known.

use crate::common;
use sudokube::exact::{Contradiction, Solver, Status, Verdict, verdict};
use sudokube::puzzle::{Grid, Shape, check};
use sudokube::text;

#[test]
fn the_46_puzzles_have_exactly_their_known_solutions() {
    let lines = common::lines("mantere_koljonen_46.tsv");
    assert_eq!(lines.len(), 46);
    for fields in lines {
        let (puzzle, solution) = (text::read(&fields[1]).unwrap().grid, text::read(&fields[2]).unwrap().grid);
        assert_eq!(verdict(&puzzle), Verdict::One(solution), "{}", fields[0]);
    }
}

#[test]
fn every_unique_puzzle_is_found_unique_and_its_answer_checks() {
    let files = [
        ("hardest_1106.tsv", 175),
        ("hardest_11plus.tsv", 200),
        ("clue17.tsv", 200),
        ("top95.tsv", 106),
        ("top1465.tsv", 400),
        ("unique_16x16.tsv", 50),
    ];
    for (file, count) in files {
        let puzzles = common::puzzles(file);
        assert_eq!(puzzles.len(), count, "{file}");
        for puzzle in puzzles {
            match verdict(&puzzle) {
                Verdict::One(answer) => assert_eq!(check::check(&puzzle, &answer), Ok(()), "{file}"),
                other => panic!("{file}: {} is {other:?}", text::one_line(&puzzle)),
            }
        }
    }
}

#[test]
fn large_boards_are_read() {
    let boards = common::puzzles("given_25x25.tsv");
    assert!(boards.len() == 50 && boards.iter().all(|b| b.shape() == Shape::Flat25));
}

/// Counts solutions by trying digits square after square: slow, obvious, and shares nothing with the solver.
fn count_plainly(grid: &mut Grid, limit: u64) -> u64 {
    let Some(square) = grid.cells().iter().position(|&d| d == 0) else {
        return u64::from(check::conflicts(grid).is_empty());
    };
    let mut count = 0;
    for digit in 1..=grid.shape().side() as u8 {
        grid.set(square, digit);
        if count < limit && check::conflicts(grid).is_empty() {
            count += count_plainly(grid, limit - count);
        }
    }
    grid.set(square, 0);
    count
}

#[test]
fn counts_agree_with_plain_enumeration() {
    for text in [
        "1...............",
        "12..............",
        "1..23...........",
        "1....1.....2....",
        "12.....3........",
        "1234.......12...",
    ] {
        let mut puzzle = text::read(text).unwrap().grid;
        let mut solver = Solver::new(&puzzle, 1000);
        assert_eq!(solver.run(u64::MAX), Status::Done);
        assert_eq!(solver.count(), count_plainly(&mut puzzle, 1000), "{text}");
    }
    let mut solver = Solver::new(&Grid::empty(Shape::Flat4), 1000);
    solver.run(u64::MAX);
    assert_eq!(solver.count(), 288, "the number of 4×4 grids");
}

#[test]
fn a_search_can_be_left_and_taken_up() {
    let puzzle = common::mantere("s16");
    let mut solver = Solver::new(&puzzle, 2);
    assert_eq!((solver.run(1), solver.verdict()), (Status::Working, Verdict::Undecided));
    while solver.run(1) == Status::Working {}
    assert_eq!(solver.verdict(), verdict(&puzzle));
}

/// A tree starts over less and less often, so that it comes to an end; a search that learns comes to it sooner.
#[test]
fn a_search_that_starts_over_ends() {
    let lines = common::lines("given_25x25.tsv");
    let line = lines.iter().find(|fields| fields.iter().any(|f| f == "inst25x25_45_96")).unwrap();
    let puzzle = line.iter().find_map(|f| text::read(f).ok()).unwrap().grid;
    let (mut tree, mut learning) = (Solver::new(&puzzle, 3), Solver::new(&puzzle, 2));
    assert_eq!((tree.run(50_000), learning.run(50_000)), (Status::Done, Status::Done));
    assert!(tree.nodes() > 6000, "{} nodes: it starts over at 2,000 and 4,000", tree.nodes());
    assert!((500..tree.nodes()).contains(&learning.nodes()), "{} nodes", learning.nodes());
}

/// Boards of 25×25 are decided, the longest after many contradictions.
#[test]
fn a_search_that_learns_decides_25_by_25() {
    let mut most = 0;
    for fields in common::lines("given_25x25.tsv").iter().step_by(4) {
        let puzzle = fields.iter().find_map(|f| text::read(f).ok()).unwrap().grid;
        let mut solver = Solver::new(&puzzle, 2);
        while solver.run(8) == Status::Working {}
        let Verdict::Several(a, b) = solver.verdict() else { panic!("{fields:?}") };
        assert!(a != b && [&a, &b].iter().all(|s| check::conflicts(s).is_empty() && s.filled() == 625));
        let kept = |s: usize| puzzle.get(s) == 0 || puzzle.get(s) == a.get(s) && puzzle.get(s) == b.get(s);
        assert!((0..625).all(kept));
        most = most.max(solver.nodes());
    }
    assert!(most > 5000, "{most} nodes");
}

/// Nearly empty boards have two solutions that are found almost without going back: it takes about a node a square.
#[test]
fn nearly_empty_boards_are_decided() {
    // One of 36×36 takes as long as ten of 25×25.
    for (shape, rows) in [(Shape::Flat25, 0), (Shape::Flat25, 1), (Shape::Flat36, 0)] {
        let mut puzzle = Grid::empty(shape);
        (0..rows * shape.side()).for_each(|s| puzzle.set(s, s as u8 + 1));
        let mut solver = Solver::new(&puzzle, 2);
        assert_eq!(solver.run(2 * shape.face_squares() as u64), Status::Done, "{shape:?}, {rows} rows");
        let Verdict::Several(a, b) = solver.verdict() else { panic!("{shape:?}, {rows} rows") };
        assert!(a != b && [&a, &b].iter().all(|s| check::check(&puzzle, s).is_ok()), "{shape:?}, {rows} rows");
    }
}

#[test]
fn contradictions_say_why() {
    let explain = |text: &str| {
        let puzzle = text::read(text).unwrap().grid;
        match verdict(&puzzle) {
            Verdict::None(why) => why.explain(&puzzle),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(explain("1..1............"), "r1c1 and r1c4 both hold 1 (row 1)");
    assert_eq!(explain("123....4........"), "no digit is left for r1c4");
    assert_eq!(explain("1.....1..2.....1"), "no square is left for 1 in row 3");
    let mut escargot = common::mantere("s16");
    escargot.set(1, 2); // not what the only solution has there
    assert_eq!(verdict(&escargot), Verdict::None(Contradiction::Search));
}

#[test]
fn several_solutions_are_two_that_differ() {
    let mut puzzle = common::mantere("s01a");
    for square in 0..60 {
        puzzle.set(square, 0);
    }
    match verdict(&puzzle) {
        Verdict::Several(a, b) => {
            assert!(a != b && check::check(&puzzle, &a).is_ok() && check::check(&puzzle, &b).is_ok());
        }
        other => panic!("{other:?}"),
    }
}

/// What singles decide, with locked digits on the way, the exact solver decides without a guess. It knows no hidden pair (2.0).
#[test]
fn singles_need_no_guess() {
    let er = |fields: &Vec<String>| fields[3].split('/').next().map(str::to_string).unwrap_or_default();
    let easy = |fields: &Vec<String>| er(fields).as_str() <= "2.3" && er(fields) != "2.0";
    let mut count = 0;
    for fields in common::lines("se_rated.tsv").into_iter().filter(easy).step_by(2) {
        let mut solver = Solver::new(&text::read(&fields[2]).unwrap().grid, 2);
        assert_eq!((solver.run(1), solver.nodes()), (Status::Done, 0), "{}", fields[2]);
        count += 1;
    }
    assert!(count > 150, "{count}");
}
