use crate::evolve::algorithms::own_design::*;
use crate::evolve::operation;
use crate::evolve::operation::Draw;
use crate::evolve::{Event, Recipe, Run};
use crate::text::of_line;

const EASY: &str = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

fn run(puzzle: &str, settings: &[(&str, &str)], seed: u64) -> Run {
    let mut recipe = Recipe::new(&ALGORITHM, &of_line(puzzle).unwrap(), seed);
    settings.iter().for_each(|(key, value)| recipe.set(key, value).unwrap());
    recipe.start().unwrap()
}

/// Every block with every other: genes stay permutations, the best never leaves where it must not, numbers add up.
#[test]
fn genes_stay_in_order_whatever_the_blocks() {
    for (genes, kind) in [("rows", 0), ("boxes", 2)] {
        for select in ["tournament", "rank", "half", "even"] {
            for cross in ["genes", "point", "cycles", "none"] {
                for (mutate, replace) in [("swap", "generation"), ("shuffle", "better"), ("swap", "steady")] {
                    let blocks = [
                        ("genes", genes),
                        ("select", select),
                        ("cross", cross),
                        ("mutate", mutate),
                        ("replace", replace),
                        ("population", "20"),
                    ];
                    let mut run = run(EASY, &blocks, 3);
                    let ground = Ground::unweighted(&of_line(EASY).unwrap(), false);
                    let mut best = run.row().best;
                    for generation in 1..=12 {
                        let row = run.step().clone();
                        assert!(row.best <= best, "{blocks:?}");
                        best = row.best;
                        let children = if replace == "generation" { 19 } else { 20 };
                        assert_eq!(row.evaluations, 20 + children * generation, "{blocks:?}");
                    }
                    let population = run.search().population();
                    assert!(population.is_sorted_by_key(|(_, fitness)| *fitness), "{blocks:?}");
                    for (cells, fitness) in population {
                        assert_eq!(ground.missing_digits(&cells), fitness);
                        assert!(ground.givens.iter().zip(&cells).all(|(&given, &digit)| given == 0 || given == digit));
                        for &house in &ground.houses[kind] {
                            let held = ground.layout.houses[usize::from(house)]
                                .squares
                                .iter()
                                .fold(0, |all, &s| all | 1 << (cells[s] - 1));
                            assert_eq!(held, ground.all(), "{blocks:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_larger_tournament_takes_fitter_parents() {
    let mean = |size: &str| {
        let mut run = run(EASY, &[("size", size), ("cross", "none"), ("mutation", "0"), ("elite", "0")], 5);
        f64::from(run.row().best) - run.step().mean
    };
    assert!(mean("1") < mean("2") && mean("2") < mean("8"), "{} {} {}", mean("1"), mean("2"), mean("8"));
}

#[test]
fn without_progress_it_restarts_when_that_is_due_and_never_where_it_is_off() {
    let blocks = |patience| [("mutation", "0"), ("cross", "none"), ("patience", patience), ("population", "10")];
    let restarts = |patience| {
        let mut run = run(EASY, &blocks(patience), 1);
        (0..100).filter(|_| run.step().events.contains(&Event::Restart)).count()
    };
    assert_eq!(restarts("0"), 0);
    assert!((5..=10).contains(&restarts("10")), "{}", restarts("10"));
}

#[test]
fn a_generation_is_told_block_by_block() {
    for (replace, last) in [("generation", 1), ("better", 1), ("steady", 0)] {
        let mut run = run(EASY, &[("population", "5"), ("replace", replace), ("size", "3")], 2);
        run.trace();
        run.step();
        let told = run.operations();
        let children = if replace == "generation" { 4 } else { 5 };
        let each = if replace == "steady" { 4 } else { 3 };
        assert_eq!(told.len(), children * each + last, "{replace}");
        assert!(matches!(told[0].act, Act::Select { draw: Draw::Tournament(3), .. }));
        assert!(matches!(told[1].act, Act::Lines { .. }) && matches!(told[2].act, Act::Permute { .. }));
        assert_eq!(told[1].after, told[2].before.first().cloned());
    }
}

/// Whatever the crossover: every square of a child is as in one of its parents, and what makes them differ is told.
#[test]
fn a_crossed_child_has_its_squares_from_its_parents() {
    for genes in ["rows", "boxes"] {
        for cross in ["genes", "point", "cycles"] {
            let blocks = [("genes", genes), ("cross", cross), ("crossing", "1"), ("population", "30")];
            let mut run = run(EASY, &blocks, 4);
            run.trace();
            run.step();
            let (mut of_both, told) = (0, run.operations());
            let crossed = told.iter().filter(|told| told.before.len() == 2);
            for told in crossed.filter(|told| matches!(told.act, Act::Lines { .. } | Act::Boxes { .. } | Act::Squares))
            {
                let (child, [a, b]) = (told.after.as_ref().unwrap(), [&told.before[0], &told.before[1]]);
                let from =
                    |parent: &operation::Individual| (0..81).filter(|&s| child.cells[s] == parent.cells[s]).count();
                assert!((0..81).all(|s| child.cells[s] == a.cells[s] || child.cells[s] == b.cells[s]), "{blocks:?}");
                of_both += usize::from(from(a) < 81 && from(b) < 81);
            }
            assert!(of_both > 15, "{blocks:?}: {of_both}");
        }
    }
}

/// With a rate of one every gene that can mutates, by two squares where it swaps.
#[test]
fn a_swap_changes_two_squares_of_each_row() {
    let blocks = [("mutation", "1"), ("cross", "none"), ("population", "5")];
    let mut run = run(EASY, &blocks, 6);
    run.trace();
    run.step();
    let told = run.operations();
    let mutated = told.iter().filter(|told| matches!(told.act, Act::Permute { .. }));
    for told in mutated {
        let (before, after) = (&told.before[0].cells, &told.after.as_ref().unwrap().cells);
        for row in 0..9 {
            let changed = (9 * row..9 * row + 9).filter(|&s| before[s] != after[s]).count();
            assert_eq!(changed, 2, "row {row}");
        }
        assert!(matches!(told.act, Act::Permute { houses: 9, .. }));
    }
}

#[test]
fn an_easy_puzzle_is_solved() {
    let mut run = run("....1.2..4.1....", &[], 1);
    while !run.solved() && run.row().generation < 500 {
        run.step();
    }
    assert!(run.verified().is_some());
}
