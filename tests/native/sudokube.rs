//! The project's own algorithm: its modes on fixed seeds, and boards without a solution.

use std::cmp::Reverse;

use sudokube::evolve::algorithms::find;
use sudokube::evolve::algorithms::sudokube::learning;
use sudokube::evolve::view::AlgorithmView;
use sudokube::evolve::view::own::Memory;
use sudokube::evolve::view::rules::{Rules, Statement};
use sudokube::evolve::{End, Recipe, Run, Settings};
use sudokube::exact::{Verdict, singles, verdict};
use sudokube::generate::large::{Holes, board};
use sudokube::puzzle::{Grid, Shape};
use sudokube::replay::snapshots::Replay;
use sudokube::text::read;

const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn puzzles(file: &str, every: usize) -> Vec<Grid> {
    let path = format!("{}/tests/corpus/{file}.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a corpus");
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    let puzzle = |l: &str| l.split('\t').find_map(|f| read(f).ok()).expect("a puzzle").grid;
    lines.step_by(every).map(puzzle).collect()
}

fn solves(algorithm: &str, puzzle: &Grid, seed: u64, generations: u64) {
    let mut run = Run::new(algorithm, puzzle, &Settings::default(), seed).expect("a run");
    while !run.solved() && run.row().generation < generations {
        run.step();
    }
    assert!(run.verified().is_some(), "{algorithm}, seed {seed}, {} left", run.row().best);
}

#[test]
fn all_modes_solve_hard_puzzles_soon() {
    let escargot = read(ESCARGOT).expect("a puzzle").grid;
    for seed in 1..=5 {
        solves("sudokube", &escargot, seed, 1000);
        solves("sudokube-pure", &escargot, seed, 100);
        solves("sudokube-weights", &escargot, seed, 20);
        solves("sudokube-learning", &escargot, seed, 3);
    }
    for file in ["hardest_1106", "clue17", "top95"] {
        for puzzle in puzzles(file, 8) {
            solves("sudokube", &puzzle, 1, 3000);
            solves("sudokube-pure", &puzzle, 1, 1000);
            solves("sudokube-weights", &puzzle, 1, 100);
        }
    }
}

#[test]
fn the_hybrid_solves_large_boards_and_cubes() {
    for (file, every) in [("unique_16x16", 4), ("cubes_9", 1), ("cubes_4", 1)] {
        puzzles(file, every).iter().for_each(|puzzle| solves("sudokube", puzzle, 1, 5000));
    }
}

/// Two minimal SudoKubes, which tabu search finds hard, and boards of two rows of lanes.
#[test]
fn learned_weights_solve_minimal_cubes_and_large_boards() {
    let minimal = &puzzles("cubes_9", 1)[16..18];
    for puzzle in [&puzzles("unique_16x16", 16), &puzzles("cubes_4", 1), minimal].into_iter().flatten() {
        solves("sudokube-weights", puzzle, 1, 30);
    }
    solves("sudokube-weights", &board(Shape::Flat25, Holes::Walked, 220, 3).puzzle, 1, 10);
}

#[test]
fn a_contradiction_in_plain_sight_ends_the_search() {
    let clash = read(&format!("11{}", ".".repeat(79))).expect("a puzzle").grid;
    for algorithm in ["sudokube", "sudokube-pure", "sudokube-weights", "sudokube-learning"] {
        let mut run = Run::new(algorithm, &clash, &Settings::default(), 1).expect("a run");
        run.step();
        assert_eq!((run.solved(), run.ended()), (false, Some(End::Infeasible)), "{algorithm}");
    }
}

/// Nothing is deduced: among many boards each empty square has every digit that no given of its houses holds, although singles
/// leave many of them only one.
#[test]
fn without_deduction_a_square_has_all_digits_but_those_of_givens() {
    let puzzle = read(ESCARGOT).expect("a puzzle").grid;
    let single = puzzles("clue17", 8).remove(0);
    for (algorithm, puzzle) in
        [("sudokube-pure", &puzzle), ("sudokube-weights", &puzzle), ("sudokube-weights", &single)]
    {
        let mut settings = Settings::default();
        settings.set(algorithm, find(algorithm).expect("a method").settings, "population", "500").expect("a setting");
        let boards = Run::new(algorithm, puzzle, &settings, 1).expect("a run").search().population();
        for square in (0..81).filter(|&s| puzzle.get(s) == 0) {
            let given = |d: u8| puzzle.layout().peers[square].iter().any(|&p| puzzle.get(p) == d);
            let met = |d: u8| boards.iter().any(|(cells, _)| cells[square] == d);
            assert!((1..=9).all(|d| met(d) != given(d)), "{algorithm}, square {square}");
        }
    }
}

/// A wrong digit in an empty square of a puzzle with one solution: most of these no propagation sees.
#[test]
fn what_has_no_solution_is_refuted_by_learning() {
    let puzzle = read(ESCARGOT).expect("a puzzle").grid;
    let Verdict::One(solution) = verdict(&puzzle) else { panic!("one solution") };
    let mut settings = Settings::default();
    settings.set("sudokube-learning", learning::SETTINGS, "contradictions", "3").expect("a setting");
    let mut evolved = 0;
    for square in (0..81).filter(|&s| puzzle.get(s) == 0) {
        let wrong = solution.get(square) % 9 + 1;
        let mut without = puzzle.clone();
        without.set(square, wrong);
        let mut run = Run::new("sudokube-learning", &without, &settings, square as u64).expect("a run");
        while run.ended().is_none() && run.row().generation < 1000 {
            run.step();
        }
        assert_eq!((run.solved(), run.ended()), (false, Some(End::Infeasible)), "{square}");
        evolved += u32::from(run.row().generation > 1);
    }
    assert!(evolved > 5, "{evolved}");
}

/// The best two of one island, sent to another: they take places there, nothing is lost, and both go on.
#[test]
fn islands_take_in_each_others_best_and_shrug_at_garbage() {
    let puzzle = &puzzles("cubes_9", 1)[16];
    for (algorithm, own) in [
        ("sudokube", ("forget", "0.1")),
        ("sudokube-pure", ("growth", "2")),
        ("sudokube-weights", ("growth", "1")),
        ("sudokube-learning", ("contradictions", "1")),
    ] {
        let mut settings = Settings::default();
        let specs = sudokube::evolve::algorithms::find(algorithm).expect("an algorithm").settings;
        settings.set(algorithm, specs, own.0, own.1).expect("a setting");
        let mut islands = [1, 2].map(|seed| Run::new(algorithm, puzzle, &settings, seed).expect("a run"));
        // The first has evolved, the second has hardly begun.
        for _ in 0..30 {
            islands[0].step();
        }
        islands[1].step();
        let boat = islands[0].emigrants(2);
        assert_eq!(boat.len(), 2, "{algorithm}");
        let (home, before) = (islands[0].search().population(), islands[1].search().population());
        islands[1].immigrate(&boat);
        let after = islands[1].search().population();
        assert_eq!(after.len(), before.len(), "{algorithm}");
        assert!(after.contains(&home[0]) && after[0].1 == home[0].1, "{algorithm}: the best came over as it was");
        assert!(after.is_sorted_by_key(|m| m.1), "{algorithm}");
        // The same again changes nothing.
        islands[1].immigrate(&boat);
        let best = |p: &[(Vec<u8>, u32)]| p.iter().filter(|m| m.1 == p[0].1).count();
        assert_eq!(best(&islands[1].search().population()), best(&after), "{algorithm}");
        for garbage in [vec![], vec![vec![]], vec![vec![255; 7], vec![9; 386], vec![0; 386], vec![1; 5000]]] {
            islands[1].immigrate(&garbage);
            assert_eq!(islands[1].search().population().len(), before.len(), "{algorithm}");
        }
        islands[1].step();
        // Told to send nothing, an island sends nothing.
        settings.set(algorithm, specs, "exchange", "nothing").expect("a setting");
        let alone = Run::new(algorithm, puzzle, &settings, 1).expect("a run");
        assert!(alone.emigrants(2).is_empty(), "{algorithm}");
    }
}

/// What is shown of the population agrees with the boards.
#[test]
fn the_inside_is_that_of_the_population() {
    use sudokube::evolve::AlgorithmView;
    let puzzle = &puzzles("cubes_9", 1)[16];
    for (algorithm, own) in [
        ("sudokube", ("mix", "0.25")),
        ("sudokube-pure", ("growth", "50")),
        ("sudokube-weights", ("growth", "20")),
        ("sudokube-learning", ("contradictions", "2")),
    ] {
        let mut settings = Settings::default();
        settings.set(algorithm, find(algorithm).expect("a method").settings, own.0, own.1).expect("a setting");
        let mut run = Run::new(algorithm, puzzle, &settings, 3).expect("a run");
        for _ in 0..3 {
            run.step();
        }
        let population = run.search().population();
        match run.search().algorithm_view() {
            Some(AlgorithmView::Guesses(guesses)) => {
                assert_eq!(guesses.members.iter().map(|m| m.1).collect::<Vec<_>>(), fitness(&population));
                let decided: u32 = guesses.best.iter().map(|g| u32::from(g.decided)).sum();
                assert_eq!(guesses.ground - decided, run.row().best);
                let cells = &population[0].0;
                assert!(guesses.best.iter().all(|g| cells[usize::from(g.square)] == g.digit + 1));
            }
            Some(AlgorithmView::Rules(rules)) => {
                let Rules { guesses, learnt, kept, latest } = rules;
                assert_eq!(guesses.members.iter().map(|m| m.1).collect::<Vec<_>>(), fitness(&population));
                let cells = &population[0].0;
                assert!(guesses.best.iter().all(|g| cells[usize::from(g.square)] == g.digit + 1));
                // Squares that a rule decides without any guess are open before and filled after.
                let decided: u32 = guesses.best.iter().map(|g| u32::from(g.decided)).sum();
                assert!(guesses.ground - decided >= run.row().best && !guesses.best.is_empty());
                assert!(learnt >= u64::from(kept) && kept > 0 && !latest.is_empty());
                let Verdict::One(solution) = verdict(puzzle) else { panic!("one solution") };
                let holds = |s: &Statement| (solution.get(usize::from(s.square)) == s.digit + 1) == s.holds;
                assert!(!latest.iter().all(holds), "a rule that the solution breaks: {latest:?}");
            }
            Some(AlgorithmView::Conflicts(conflicts)) => {
                assert_eq!(conflicts.members.iter().map(|m| m.0).collect::<Vec<_>>(), fitness(&population));
                // A pair may share two houses, and has at least one.
                let pairs: u32 = conflicts.houses.iter().map(|&n| u32::from(n)).sum();
                assert!(pairs >= run.row().best && pairs <= 3 * run.row().best, "{pairs}");
                match conflicts.memory {
                    Memory::Tenure(least, most) => assert!(least < most && algorithm == "sudokube-pure"),
                    Memory::Weights(weights) => {
                        assert_eq!(algorithm, "sudokube-weights");
                        assert!(weights.is_sorted_by_key(|w| Reverse(w.2)) && weights[0].2 > weights[11].2.max(8));
                        let near = |[a, b]: [u16; 2]| puzzle.layout().peers[usize::from(a)].contains(&b.into());
                        let open = |s: u16| puzzle.get(s.into()) == 0;
                        assert!(weights.iter().all(|w| near(w.0) && w.0.into_iter().all(open) && w.1 < 9));
                    }
                }
            }
            other => panic!("{algorithm}: {other:?}"),
        }
    }
}

fn fitness(population: &[(Vec<u8>, u32)]) -> Vec<u32> {
    population.iter().map(|m| m.1).collect()
}

/// Boards of 25×25 from 30 to 60 % given: where first guesses solve it, the run is the hybrid's, elsewhere the pure one after singles.
#[test]
fn the_mode_by_board_is_one_of_both() {
    let mut modes = [0, 0];
    for (k, share) in [30, 45, 50, 52, 60].into_iter().enumerate() {
        let puzzle = board(Shape::Flat25, Holes::Walked, 625 * share / 100, 40 + k as u64).puzzle;
        let mut run = Run::new("sudokube-auto", &puzzle, &Settings::default(), 1).expect("a run");
        let hybrid = Run::new("sudokube", &puzzle, &Settings::default(), 1).expect("a run");
        let guesses = run.row() == hybrid.row();
        modes[usize::from(guesses)] += 1;
        let mut other = if guesses {
            hybrid
        } else {
            Run::new("sudokube-pure", &singles::placed(&puzzle), &Settings::default(), 1).expect("a run")
        };
        let counted = run.row().evaluations - other.row().evaluations;
        assert!(if guesses { counted == 0 } else { counted <= 400 }, "{share} %: {counted}");
        while !run.solved() && run.row().generation < 50 {
            let (row, alike) = (run.step().clone(), other.step().clone());
            assert_eq!(row.evaluations - alike.evaluations, counted);
            assert_eq!(
                (row.generation, row.best, row.mean, row.diversity),
                (alike.generation, alike.best, alike.mean, alike.diversity)
            );
        }
        assert!(run.verified().is_some(), "{share} %");
        assert!(!guesses || run.row().generation <= 1, "{share} %");
    }
    assert!(modes[0] >= 2 && modes[1] >= 2, "{modes:?}");
}

/// Boards of 25×25 from 30 to 60 % given: with few givens the pure mode after singles, with more the one that learns.
#[test]
fn the_present_mode_by_board_goes_by_what_singles_leave_open() {
    let mut modes = [0, 0];
    for (k, share) in [30, 40, 45, 50, 60].into_iter().enumerate() {
        let puzzle = board(Shape::Flat25, Holes::Walked, 625 * share / 100, 40 + k as u64).puzzle;
        let placed = singles::placed(&puzzle);
        let open = placed.cells().iter().filter(|&&digit| digit == 0).count();
        let learns = open <= 350;
        modes[usize::from(learns)] += 1;
        let (other, board) = if learns { ("sudokube-learning", &puzzle) } else { ("sudokube-pure", &placed) };
        let mut other = Run::new(other, board, &Settings::default(), 1).expect("a run");
        let mut run = Run::new("sudokube-by-board", &puzzle, &Settings::default(), 1).expect("a run");
        while !run.solved() && run.row().generation < 50 {
            assert_eq!(run.step(), other.step(), "{share} %");
        }
        assert!(run.verified().is_some(), "{share} %");
    }
    assert_eq!(modes, [2, 3]);
}

/// Large boards: wide ones and those of their middle are annealed from a low temperature, narrow ones are learnt about.
#[test]
fn the_mode_by_board_takes_large_boards() {
    let shown = |shape: Shape, share: usize| {
        let puzzle = board(shape, Holes::Walked, shape.face_squares() * share / 100, 7).puzzle;
        let mut run = Run::new("sudokube-by-board", &puzzle, &Settings::default(), 1).expect("a run");
        let view = run.search().algorithm_view();
        let kept = |run: &Run| {
            puzzle.cells().iter().zip(run.best().cells()).all(|(&given, &found)| given == 0 || given == found)
        };
        while !run.solved() && run.row().generation < 500 {
            run.step();
            assert!(kept(&run), "{shape:?} {share} %");
        }
        assert!(run.verified().is_some() || share == 52, "{shape:?} {share} %");
        match view {
            Some(AlgorithmView::PartialBoard(view)) => Some(view.temperature),
            _ => None,
        }
    };
    assert_eq!([30, 52, 60].map(|share| shown(Shape::Flat36, share)), [Some(0.4), Some(0.4), None]);
    assert_eq!([30, 60].map(|share| shown(Shape::Flat49, share)), [Some(0.4), None]);
}

/// A generation that was tried before it began is the one that is explained.
#[test]
fn a_tried_generation_is_the_same_generation() {
    let puzzle = board(Shape::Flat25, Holes::Walked, 375, 44).puzzle;
    let mut plain = Run::new("sudokube-auto", &puzzle, &Settings::default(), 7).expect("a run");
    let mut hybrid = Run::new("sudokube", &puzzle, &Settings::default(), 7).expect("a run");
    assert_eq!(plain.step(), hybrid.step());
    assert_eq!(plain.search().population(), hybrid.search().population());
    assert!(plain.solved());
    let recipe = Recipe::new(find("sudokube-auto").expect("a method"), &puzzle, 7);
    let mut replay = Replay::new(recipe).expect("a replay");
    replay.go_to(1);
    assert!(!replay.operations().is_empty());
    assert_eq!((replay.run().row(), replay.run().search().population()), (plain.row(), plain.search().population()));
}
