//! What the papers compare with: each solves an easy puzzle, and does what its file says when it is stuck.

mod common;

use sudokube::evolve::{End, Event, Run, Settings, algorithms};

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
