//! Waters' cube algorithms with fixed seeds: what they solve, what they promise, and what the baseline does not.

use crate::common;
use sudokube::evolve::{ALGORITHMS, Event, Run, Settings};
use sudokube::generate::{Level, Way, generate};
use sudokube::puzzle::{Grid, Shape, check};

fn start(algorithm: &str, set: &[(&str, &str)], puzzle: &Grid, seed: u64) -> Run {
    let specs = ALGORITHMS.iter().find(|a| a.name == algorithm).expect("an algorithm").settings;
    let mut settings = Settings::default();
    set.iter().for_each(|(key, value)| settings.set(algorithm, specs, key, value).expect("a setting"));
    Run::new(algorithm, puzzle, &settings, seed).expect("a run")
}

/// Steps until it calls itself solved or has had so many generations; the events on the way.
fn run(run: &mut Run, limit: u64) -> Vec<Event> {
    let mut events = run.row().events.clone();
    while !run.solved() && run.ended().is_none() && run.row().generation < limit {
        events.extend(run.step().events.iter().copied());
    }
    events
}

/// How many of these puzzles are solved within a limit, one seed each; every answer is checked.
fn solved(algorithm: &str, set: &[(&str, &str)], puzzles: &[Grid], limit: u64) -> usize {
    let solves = |(seed, puzzle): &(usize, &Grid)| {
        let mut attempt = start(algorithm, set, puzzle, *seed as u64 + 1);
        run(&mut attempt, limit);
        attempt.verified().is_some_and(|answer| check::check(puzzle, &answer).is_ok())
    };
    puzzles.iter().enumerate().filter(solves).count()
}

/// Cubes of the corpus that are unique: four of each level, from easy to minimal.
fn unique_cubes() -> Vec<Grid> {
    common::puzzles("cubes_9.tsv")
}

fn thesis_cubes(level: Level) -> Vec<Grid> {
    (1..=4).map(|seed| generate(Shape::Cube9, level, Way::Thesis, seed).expect("a cube").puzzle).collect()
}

#[test]
fn both_readings_solve_cubes_made_the_thesis_way_at_every_level() {
    for level in Level::OF_THESIS {
        let cubes = thesis_cubes(level);
        assert_eq!(solved("waters-cube-shared", &[], &cubes, 30), 4, "stored once, {}", level.name());
        assert_eq!(solved("waters-cube", &[], &cubes, 30), 4, "copies, {}", level.name());
    }
}

#[test]
fn stored_once_solves_unique_cubes_up_to_hard() {
    assert_eq!(solved("waters-cube-shared", &[], &unique_cubes()[..12], 60), 12);
}

#[test]
fn a_penalty_alone_does_not_bring_copies_together() {
    let hard = &unique_cubes()[8..12];
    assert_eq!(solved("waters-cube", &[("copied", "0")], hard, 40), 0);
    assert_eq!(solved("waters-cube", &[], hard, 40), 4);
}

#[test]
fn small_cubes_are_solved_by_all_readings() {
    let cubes = &common::puzzles("cubes_4.tsv")[..16];
    assert_eq!(solved("waters-cube-shared", &[], cubes, 100), 16);
    assert_eq!(solved("waters-cube", &[], cubes, 100), 16);
    assert_eq!(solved("waters-cube-shared", &[("crossover", "alternate"), ("digits", "allowed")], cubes, 100), 16);
}

#[test]
fn six_solved_faces_seldom_make_a_cube() {
    let mut matching = 0;
    for puzzle in thesis_cubes(Level::Hard) {
        let mut attempt = start("waters-sequential", &[], &puzzle, 1);
        let events = run(&mut attempt, 2000);
        assert!(attempt.solved() && events.contains(&Event::Solved));
        assert_eq!((2..=6).filter(|&n| events.contains(&Event::Stage(n))).count(), 5);
        // Each face is a solution of its own.
        let copies = attempt.search().copies().expect("copies").to_vec();
        for (face, digits) in copies.chunks(81).enumerate() {
            let answer = Grid::new(Shape::Flat9, digits.to_vec()).expect("a face");
            assert_eq!(check::check(&puzzle.face(face), &answer), Ok(()));
        }
        assert_eq!(attempt.verified().is_some(), attempt.mismatches() == 0);
        matching += usize::from(attempt.mismatches() == 0);
    }
    assert_eq!(matching, 0);
}

#[test]
fn handing_edges_on_ends_in_contradictions_that_are_told() {
    let contradictions = thesis_cubes(Level::VeryHard).into_iter().filter(|puzzle| {
        let mut attempt = start("waters-sequential", &[("edges", "handed-on")], puzzle, 1);
        let told = run(&mut attempt, 60).contains(&Event::Contradiction);
        assert_eq!(attempt.ended().is_some(), told);
        assert!(!(told && attempt.solved()), "a face without a solution was solved");
        told
    });
    assert_eq!(contradictions.count(), 4);
}

#[test]
fn on_an_easy_cube_the_baseline_may_succeed() {
    let cubes = thesis_cubes(Level::Easy);
    let verified = solved("waters-sequential", &[], &cubes, 2000);
    assert!(verified > 0, "{verified} of 4 match");
}

#[test]
fn steps_after_the_end_change_nothing_and_runs_repeat() {
    let puzzle = &unique_cubes()[4];
    for algorithm in ["waters-cube-shared", "waters-cube", "waters-sequential"] {
        let (mut one, mut two) = (start(algorithm, &[], puzzle, 9), start(algorithm, &[], puzzle, 9));
        while !one.solved() {
            assert_eq!(one.step(), two.step());
            assert_eq!(one.search().population(), two.search().population());
        }
        let (row, best) = (one.row().clone(), one.best());
        for _ in 0..3 {
            let again = one.step().clone();
            assert_eq!((again.generation, again.evaluations, again.best), (row.generation, row.evaluations, 0));
        }
        assert_eq!(one.best(), best, "{algorithm}");
    }
}

#[test]
fn a_full_cube_is_solved_at_once() {
    let solution = generate(Shape::Cube4, Level::Easy, Way::Thesis, 1).expect("a cube").solution;
    for algorithm in ["waters-cube-shared", "waters-cube", "waters-sequential"] {
        let mut attempt = start(algorithm, &[], &solution, 1);
        run(&mut attempt, 10);
        assert_eq!(attempt.verified(), Some(solution.clone()), "{algorithm}");
    }
}
