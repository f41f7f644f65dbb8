//! What an algorithm says its fitness counts is what it counts.

use std::collections::BTreeSet;

use sudokube::evolve::algorithm::Counts;
use sudokube::evolve::algorithms::ALGORITHMS;
use sudokube::evolve::{Run, Settings};
use sudokube::puzzle::{Grid, HouseKind, Shape, check};
use sudokube::text::of_line;

/// Digits that houses of these kinds miss, and how often they repeat others.
fn faults(board: &Grid, counted: impl Fn(HouseKind) -> bool) -> (u32, u32) {
    let houses = board.layout().houses.iter().filter(|house| counted(house.kind));
    let of_house = |squares: &[usize]| {
        let times = (1..=board.shape().side() as u8).map(|d| squares.iter().filter(|&&s| board.get(s) == d).count());
        times
            .fold((0, 0), |(missing, repeated), n| (missing + u32::from(n == 0), repeated + n.saturating_sub(1) as u32))
    };
    houses.map(|house| of_house(&house.squares)).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
}

fn counted(board: &Grid, counts: Counts) -> Option<u32> {
    match counts {
        Counts::Missing => Some(faults(board, |_| true).0),
        Counts::MissingOnLines => Some(faults(board, |kind| kind != HouseKind::Box).0),
        Counts::MissingAndRepeated => {
            let (missing, repeated) = faults(board, |kind| kind != HouseKind::Box);
            Some(missing + repeated)
        }
        Counts::Conflicts => {
            let pairs: BTreeSet<_> = check::conflicts(board).iter().map(|conflict| conflict.squares).collect();
            Some(pairs.len() as u32)
        }
        Counts::Open => Some(board.cells().iter().filter(|digit| **digit == 0).count() as u32),
        // One of both, a spreadsheet, a relaxation, and copies of edges: no board shows what they count.
        Counts::Either | Counts::Penalties | Counts::Undecided | Counts::Duplicates => None,
    }
}

#[test]
fn the_best_board_has_the_fitness_that_its_algorithm_says_it_counts() {
    let puzzle = of_line("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..").unwrap();
    let (mut checked, mut told) = (0, Vec::new());
    for algorithm in ALGORITHMS.iter().filter(|algorithm| algorithm.is_suited(Shape::Flat9)) {
        let mut run = Run::new(algorithm.name, &puzzle, &Settings::default(), 1).unwrap();
        for _ in 0..4 {
            if let Some(expected) = counted(&run.best(), algorithm.counts) {
                let row = run.row();
                if row.best != expected {
                    told.push(format!(
                        "{}, generation {}: {} is not {expected}",
                        algorithm.name, row.generation, row.best
                    ));
                }
                checked += 1;
            }
            if !run.advance() {
                break;
            }
        }
    }
    assert!(told.is_empty(), "{told:#?}");
    assert!(checked > 20, "{checked}");
}
