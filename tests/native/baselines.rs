//! What the papers compare with: each solves an easy puzzle, and does what its file says when it is stuck.

use crate::common;
use sudokube::evolve::{AlgorithmView, End, Event, Run, Settings, algorithms};

fn run(algorithm: &str, puzzle: &str, set: &[(&str, &str)], seed: u64) -> Run {
    let mut settings = Settings::default();
    for (key, value) in set {
        settings.set(algorithm, algorithms::find(algorithm).unwrap().settings, key, value).unwrap();
    }
    Run::new(algorithm, &common::mantere(puzzle), &settings, seed).unwrap()
}

/// Whether an event comes within so many generations.
fn happens(mut run: Run, event: Event, generations: u64) -> bool {
    (0..generations).any(|_| run.step().events.contains(&event))
}

#[test]
fn easy_puzzles_are_solved_and_checked() {
    for algorithm in ["hill-climb", "annealing", "hamming-crossover", "swap-crossover"] {
        let mut run = run(algorithm, "s06a", &[], 1);
        while !run.solved() && run.ended().is_none() && run.row().generation < 2000 {
            run.step();
        }
        assert!(run.verified().is_some(), "{algorithm}: {:?}", run.row());
    }
}

#[test]
fn a_climber_that_waited_long_enough_starts_over() {
    assert!(happens(run("hill-climb", "s16", &[("patience", "300")], 1), Event::Restart, 100));
    assert!(!happens(run("hill-climb", "s16", &[("patience", "0")], 1), Event::Restart, 100));
}

#[test]
fn a_cold_board_is_heated_again() {
    let mut run = run("annealing", "s16", &[], 1);
    let hot = run.row().mutation_rate;
    let mut coldest = hot;
    while !run.row().events.contains(&Event::Reset) && !run.solved() && run.row().generation < 1000 {
        coldest = coldest.min(run.step().mutation_rate);
    }
    assert!(run.row().events.contains(&Event::Reset));
    assert!(coldest < hot / 4.0 && run.row().mutation_rate == hot, "{coldest} {hot}");
}

#[test]
fn a_population_without_progress_ends_or_starts_over() {
    for algorithm in ["hamming-crossover", "swap-crossover"] {
        let small = [("population", "30"), ("patience", "3")];
        let mut stuck = run(algorithm, "s16", &small, 1);
        while stuck.ended().is_none() && stuck.row().generation < 1000 {
            stuck.step();
        }
        assert_eq!(stuck.ended(), Some(End::NoProgress), "{algorithm}");
        let last = stuck.row().clone();
        assert_eq!(stuck.step(), &last);
        let again = [small[0], small[1], ("then", "restart")];
        assert!(happens(run(algorithm, "s16", &again, 1), Event::Restart, 1000), "{algorithm}");
    }
}

/// The algorithm view.
fn algorithm_view(run: &Run) -> AlgorithmView {
    run.search().algorithm_view().expect("an algorithm view")
}

#[test]
fn a_climber_shows_what_it_tried_and_how_long_it_has_stood() {
    let mut run = run("hill-climb", "s16", &[("patience", "250")], 2);
    let (mut restarts, mut lowest) = (0, run.row().best);
    for _ in 0..200 {
        let evaluations = run.row().evaluations;
        let row = run.step().clone();
        let AlgorithmView::Climb(climb) = algorithm_view(&run) else { panic!() };
        let anew = u64::from(row.events.contains(&Event::Restart));
        restarts += anew;
        let [better, equal, worse @ ..] = climb.moves.0;
        let tried: u32 = climb.moves.0.iter().map(|fate| fate.tried).sum();
        // A fresh board is an evaluation too.
        assert_eq!(u64::from(tried), row.evaluations - evaluations - anew);
        assert_eq!((better.kept, equal.kept), (better.tried, equal.tried));
        assert!(worse.iter().all(|fate| fate.kept == 0));
        lowest = lowest.min(row.best);
        assert_eq!((climb.cost, u64::from(climb.restarts)), (row.best, restarts));
        // Between two rows it may have been lower, on a board that it then left.
        assert!(climb.lowest <= lowest && climb.waited < 250);
        assert!(better.tried == 0 || anew == 1 || climb.waited < 100);
    }
    assert!(restarts > 2);
}

#[test]
fn annealing_shows_its_temperature_and_keeps_worse_boards_by_the_rule() {
    let mut run = run("annealing", "s16", &[("cooling", "0.9"), ("patience", "5")], 2);
    let AlgorithmView::Annealing(begun) = algorithm_view(&run) else { panic!() };
    assert!(begun.temperature > 0.0 && begun.next == begun.temperature && begun.initial == begun.temperature);
    let (mut due, mut reheats) = (begun.initial, 0);
    let (mut expected, mut kept, mut variance) = (0.0, 0.0, 0.0);
    for _ in 0..120 {
        let (rate, evaluations, before) = (run.row().mutation_rate, run.row().evaluations, run.row().best);
        let row = run.step().clone();
        let AlgorithmView::Annealing(state) = algorithm_view(&run) else { panic!() };
        if row.best == 0 {
            break;
        }
        assert_eq!((state.temperature, state.by_one, state.cost), (due, rate, row.best));
        assert!((state.by_one - (-1.0 / state.temperature).exp()).abs() < 1e-12);
        let heated = row.events.contains(&Event::Reset);
        reheats += u32::from(heated);
        assert_eq!((state.reheats, state.waited == 0), (reheats, heated || row.best < before));
        due = if heated { state.initial } else { state.temperature * 0.9 };
        assert_eq!(state.next, due);
        let tried: u32 = state.moves.0.iter().map(|fate| fate.tried).sum();
        assert_eq!(u64::from(tried), row.evaluations - evaluations);
        for (worse, fate) in (1..).zip(&state.moves.0[2..]) {
            let (p, n) = (state.by_one.powi(worse), f64::from(fate.tried));
            (expected, kept, variance) = (expected + p * n, kept + f64::from(fate.kept), variance + n * p * (1.0 - p));
        }
    }
    assert!(reheats > 0);
    // Five standard deviations of what the rule says.
    assert!((kept - expected).abs() < 5.0 * variance.sqrt(), "{kept} {expected}");
}

#[test]
fn a_crossover_shows_a_child_between_its_parents() {
    for (algorithm, swaps) in [("hamming-crossover", false), ("swap-crossover", true)] {
        let mut run = run(algorithm, "s16", &[("population", "80"), ("mutation", "0")], 3);
        assert_eq!(run.search().algorithm_view(), None, "no child has been born");
        for _ in 0..10 {
            let row = run.step().clone();
            let AlgorithmView::Crossing(crossing) = algorithm_view(&run) else { panic!() };
            assert_eq!(crossing.swaps, swaps);
            // Of all that were born none is better, and the best of a generation is a child or was there before.
            assert!(crossing.of_child >= row.best);
            for (k, apart) in crossing.rows.iter().enumerate() {
                let apart = apart.expect("a path");
                let row = |cells: &[u8]| cells[9 * k..9 * k + 9].to_vec();
                let [first, second] = crossing.parents.each_ref().map(|cells| row(cells));
                let child = row(&crossing.child);
                let distance = |a: &[u8], b: &[u8]| {
                    let differing = a.iter().zip(b).filter(|(x, y)| x != y).count();
                    if swaps { 9 - cycles(a, b) } else { differing }
                };
                let computed = [distance(&first, &second), distance(&first, &child), distance(&child, &second)];
                assert_eq!([apart.parents, apart.from_first, apart.from_second].map(|n| n as usize), computed);
                // Without mutation it lies on a shortest path.
                assert_eq!(apart.from_first + apart.from_second, apart.parents, "{algorithm}");
            }
        }
    }
}

/// Cycles of the permutation between two rows, squares that agree among them.
fn cycles(a: &[u8], b: &[u8]) -> usize {
    let mut seen = [false; 9];
    (0..9)
        .filter(|&start| {
            let (new, mut at) = (!seen[start], start);
            while !seen[at] {
                seen[at] = true;
                at = a.iter().position(|&digit| digit == b[at]).expect("the same digits");
            }
            new
        })
        .count()
}

#[test]
fn waters_shows_the_population_of_the_row() {
    let mut run = run("waters-grid", "s16", &[], 3);
    for _ in 0..12 {
        let row = run.step().clone();
        let AlgorithmView::Population(members) = algorithm_view(&run) else { panic!() };
        let fitness: Vec<u32> = members.iter().map(|m| m.fitness).collect();
        let shown: Vec<u32> = run.search().population().iter().map(|(_, fitness)| *fitness).collect();
        assert_eq!(fitness, shown);
        assert_eq!((fitness[0], fitness[19]), (row.best, row.worst));
        assert!(members.iter().all(|m| m.age <= 5), "the age limit is 5");
    }
}
