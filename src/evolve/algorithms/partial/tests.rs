use crate::evolve::algorithm::Algorithm;
use crate::evolve::algorithms::partial::cover::Cover;
use crate::evolve::algorithms::partial::first::{FIRST_PURE, FIRST_SINGLES};
use crate::evolve::algorithms::partial::{PURE, SINGLES};
use crate::evolve::operators::metropolis::Metropolis;
use crate::evolve::random::{below, seeded};
use crate::evolve::row::Event;
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::partial::{PartialBoard, Phase};
use crate::evolve::{Run, Settings};
use crate::exact::{Verdict, singles, verdict};
use crate::generate::large::{Holes, board};
use crate::puzzle::{Grid, Shape, check};
use crate::text::read;

const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const NAMES: [&str; 4] = [PURE.name, SINGLES.name, FIRST_PURE.name, FIRST_SINGLES.name];

fn run(name: &str, puzzle: &Grid, seed: u64) -> Run {
    Run::new(name, puzzle, &Settings::default(), seed).unwrap()
}

/// Up to its solution or so many rows.
fn solve(name: &str, puzzle: &Grid, seed: u64, rows: u64) -> Run {
    let mut run = run(name, puzzle, seed);
    while !run.solved() && run.row().generation < rows {
        run.step();
    }
    run
}

fn flat() -> impl Iterator<Item = Shape> {
    Shape::ALL.into_iter().filter(|s| !s.is_cube())
}

/// The lists of the pure mode, reckoned here from the rule of a Sudoku alone: what no given in row, column and box holds. On
/// the easy puzzle some list holds one digit only, and that digit stays in the lists of its neighbours.
#[test]
fn lists_leave_out_the_digits_of_givens_and_nothing_else() {
    let puzzle = read(EASY).unwrap().grid;
    let cover = Cover::new(&puzzle);
    let mut kept = false;
    for square in (0..81).filter(|&s| puzzle.get(s) == 0) {
        let sees = |other: usize| {
            let (r, c, row, column) = (square / 9, square % 9, other / 9, other % 9);
            r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3)
        };
        let free = |d: &u8| (0..81).all(|other| puzzle.get(other) != *d || !sees(other));
        let list: Vec<u8> = (1..=9).filter(free).collect();
        assert_eq!(cover.list(square), list, "square {square}");
        if let [only] = list[..] {
            kept |= (0..81).any(|other| other != square && sees(other) && cover.list(other).contains(&only));
        }
    }
    assert!(kept, "no single was left where a deduction would have taken it away");
    assert_eq!(cover.fitness(), 81 - puzzle.filled() as u32);
}

#[test]
fn a_board_never_has_a_conflict_and_keeps_its_givens() {
    for shape in flat() {
        let puzzle = board(shape, Holes::Walked, shape.face_squares() / 2, 7).puzzle;
        let (mut cover, mut rng, mut cells) = (Cover::new(&puzzle), seeded(1), Vec::new());
        for temperature in [2.0, 0.5, 0.3, 0.2] {
            cover.chain(20_000, &Metropolis::at(temperature), &mut rng);
            cover.fill(&mut cells);
            let now = Grid::new(shape, cells.clone()).unwrap();
            assert_eq!(check::conflicts(&now), []);
            assert!(puzzle.cells().iter().zip(&cells).all(|(&given, &digit)| given == 0 || given == digit));
            assert_eq!(cover.fitness() as usize, shape.face_squares() - now.filled());
        }
    }
}

/// Digits that are put in, as those of two boards in a third: only where they fit, and moves go on from there.
#[test]
fn digits_are_put_in_where_they_fit() {
    let puzzle = read(ESCARGOT).unwrap().grid;
    let Verdict::One(answer) = verdict(&puzzle) else { panic!("one solution") };
    let (mut cover, mut cells) = (Cover::new(&puzzle), Vec::new());
    let mut rng = seeded(3);
    cover.chain(2_000, &Metropolis::at(0.3), &mut rng);
    cover.fill(&mut cells);
    let mut child = Cover::new(&puzzle);
    for square in 0..81 {
        assert!(!child.put_in(square, 0), "no digit");
        assert_eq!(child.put_in(square, cells[square]), puzzle.get(square) == 0 && cells[square] != 0, "{square}");
        assert!(cells[square] == 0 || !child.put_in(square, answer.get(square)), "{square} is taken");
        let mut now = Vec::new();
        child.fill(&mut now);
        assert_eq!(now[..=square], cells[..=square]);
    }
    assert_eq!(child.fitness(), cover.fitness());
    for _ in 0..50 {
        child.chain(500, &Metropolis::at(0.4), &mut rng);
        child.fill(&mut cells);
        let board = Grid::new(puzzle.shape(), cells.clone()).unwrap();
        assert_eq!(check::conflicts(&board), [], "{cells:?}");
        assert_eq!(cells.iter().filter(|&&d| d == 0).count(), child.fitness() as usize);
    }
}

#[test]
fn puzzles_are_solved_and_a_solved_board_is_checked() {
    for (puzzle, rows) in [(EASY, 100), (ESCARGOT, 3000)] {
        let puzzle = read(puzzle).unwrap().grid;
        for name in NAMES {
            assert!(solve(name, &puzzle, 1, rows).verified().is_some(), "{name}");
        }
    }
    let large = board(Shape::Flat36, Holes::Walked, 1296 * 60 / 100, 3).puzzle;
    assert!(solve(PURE.name, &large, 1, 2000).verified().is_some());
}

#[test]
fn the_same_seed_gives_the_same_rows_and_a_fork_goes_the_same_way() {
    let puzzle = board(Shape::Flat25, Holes::Balanced, 300, 3).puzzle;
    let (mut one, mut two) = (run(PURE.name, &puzzle, 9), run(PURE.name, &puzzle, 9));
    for k in 0..40 {
        if k == 20 {
            two = two.fork().unwrap();
        }
        assert_eq!(one.step(), two.step());
    }
    assert_eq!(one.best(), two.best());
}

/// Rows that links keep: open squares at every tenth row, and the moves to the solution; of the first version as commit a5b145f gave
/// them, before moves were made faster.
#[test]
fn a_seed_gives_the_rows_that_it_always_gave() {
    let puzzle = board(Shape::Flat36, Holes::Pattern, 648, 5001).puzzle;
    let rows = |name| {
        let (mut run, mut open) = (run(name, &puzzle, 7), Vec::new());
        while !run.solved() && run.row().generation < 1000 {
            run.step();
            if run.row().generation % 10 == 0 {
                open.push(run.row().best);
            }
        }
        assert!(run.verified().is_some());
        (open[..6].to_vec(), run.row().generation, run.row().evaluations)
    };
    assert_eq!(rows(FIRST_PURE.name), (vec![230, 215, 131, 58, 43, 34], 80, 5_190_811));
    assert_eq!(rows(PURE.name), (vec![230, 215, 131, 58, 41, 35], 438, 28_680_668));
}

fn view(run: &Run) -> PartialBoard {
    let Some(AlgorithmView::PartialBoard(view)) = run.search().algorithm_view() else { panic!("no view") };
    view
}

#[test]
fn what_it_shows_is_what_its_rows_say() {
    let puzzle = board(Shape::Flat25, Holes::Balanced, 300, 3).puzzle;
    let mut run = run(PURE.name, &puzzle, 4);
    let (mut drawn, mut least, mut sweeps, mut next) = (0, u32::MAX, 0, view(&run).next);
    while !run.solved() && run.row().generation < 2000 {
        run.step();
        let (row, shown) = (run.row().clone(), view(&run));
        drawn += shown.moves.iter().map(|m| u64::from(m.drawn)).sum::<u64>();
        least = least.min(row.best);
        sweeps += u32::from(row.events.contains(&Event::Reset));
        assert_eq!((drawn, shown.open, shown.least, shown.sweeps), (row.evaluations, row.best, least, sweeps));
        assert_eq!(shown.temperature, next);
        next = shown.next;
        // What takes out one digit or none is always done, the rest as the rule says.
        for (out, moves) in shown.moves.iter().enumerate() {
            let rule = if out < 2 { 1.0 } else { shown.by_one.powi(out as i32 - 1) };
            let spread = 6.0 * (rule * (1.0 - rule) * f64::from(moves.drawn)).sqrt() + 1.0;
            assert!((f64::from(moves.made) - rule * f64::from(moves.drawn)).abs() <= spread, "{out} {moves:?} {rule}");
        }
        let window = shown.window.is_some_and(|(from, to)| to <= shown.next && shown.next <= from);
        assert_eq!(window, shown.phase == Phase::Sweep, "{shown:?}");
    }
    assert!(run.solved() && sweeps > 0, "{:?}", run.row());
}

/// Temperatures at which sweeps begin on a board of 36×36 with half of its squares given, balanced, which freezes near .25.
#[test]
fn sweeps_begin_where_the_board_freezes() {
    let puzzle = board(Shape::Flat36, Holes::Balanced, 648, 7003).puzzle;
    let begins = |algorithm: &Algorithm| {
        let settings = algorithm.changed(&Settings::default(), "sweep", "40").unwrap();
        let mut run = Run::new(algorithm.name, &puzzle, &settings, 1).unwrap();
        let (mut begun, mut sweeps) = (None, Vec::new());
        while sweeps.len() < 6 && !run.solved() {
            run.step();
            let now = view(&run).window.map(|(from, _)| from);
            sweeps.extend(now.filter(|_| begun != now));
            begun = now;
        }
        sweeps
    };
    let slow = begins(&PURE);
    assert!(slow.iter().all(|t| (0.235..0.275).contains(t)), "{slow:?}");
    let fast = begins(&FIRST_PURE);
    assert!(fast.iter().any(|t| !(0.235..0.275).contains(t)), "{fast:?}");
}

/// Boards without any solution, empty and full ones: every run goes on to its limit or ends solved, and none panics.
#[test]
fn no_board_is_too_much() {
    for shape in flat() {
        let mut twice = Grid::empty(shape);
        twice.set(0, 1);
        twice.set(1, 1);
        let solution = board(shape, Holes::Pattern, shape.face_squares(), 1).solution;
        // The last square of the first row has no digit left.
        let mut hopeless = Grid::empty(shape);
        (1..shape.side()).for_each(|s| hopeless.set(s, s as u8));
        hopeless.set(shape.face_squares() - shape.side(), shape.side() as u8);
        for name in NAMES {
            for puzzle in [&twice, &hopeless] {
                let run = solve(name, puzzle, 1, 5);
                assert!(!run.solved() && run.row().generation == 5, "{name} {shape:?}");
                assert!(run.row().evaluations >= 5, "limits are met");
            }
            assert_eq!(run(name, &solution, 1).verified(), Some(solution.clone()));
            solve(name, &Grid::empty(shape), 1, 2);
        }
        assert!(PURE.is_suited(shape) && SINGLES.is_suited(shape));
    }
    assert!(!PURE.is_suited(Shape::Cube9));
}

/// Singles that are placed stand in the only solution.
#[test]
fn singles_are_part_of_the_solution() {
    let mut rng = seeded(2);
    for seed in 0..20 {
        let made = board(Shape::Flat9, Holes::Walked, 30 + below(&mut rng, 30) as usize, seed);
        let placed = singles::placed(&made.puzzle);
        if let Verdict::One(answer) = verdict(&made.puzzle) {
            assert!(placed.cells().iter().zip(answer.cells()).all(|(&digit, &right)| digit == 0 || digit == right));
            assert!(placed.filled() > made.puzzle.filled());
        }
    }
    let easy = read(EASY).unwrap().grid;
    assert_eq!(Verdict::One(singles::placed(&easy)), verdict(&easy));
}
