//! Explaining a run changes nothing, and every operation is what it says.

use sudokube::evolve::algorithms::find;
use sudokube::evolve::operation::{Act, Operation, Origin};
use sudokube::evolve::trail::How;
use sudokube::evolve::{ALGORITHMS, Recipe};
use sudokube::puzzle::Grid;
use sudokube::replay::snapshots::Replay;
use sudokube::replay::view;
use sudokube::say::operation::sentence;
use sudokube::text::read;

use super::{ESCARGOT, STUBBORN, puzzle, state};

/// What can be checked of any operation: who takes part has the puzzle's size, and a child has only digits of its parents
/// where its act says so.
fn check(operation: &Operation, puzzle: &Grid) {
    for individual in operation.before.iter().chain(&operation.after) {
        assert!([puzzle.cells().len(), puzzle.face_cells().count()].contains(&individual.cells.len()));
    }
    if matches!(operation.act, Act::Lines { .. } | Act::Boxes { .. } | Act::Colour) {
        let origins = operation.origins().unwrap();
        assert!(!origins.contains(&Origin::New), "{:?}", operation.act);
    }
    let changed = operation.changed().map(|squares| squares.len());
    match operation.act {
        Act::Swap { squares: (a, b), .. } => {
            assert!(changed == Some(2) && a != b);
            let (before, after) = (&operation.before[0].cells, &operation.after.as_ref().unwrap().cells);
            assert_eq!((before[a as usize], before[b as usize]), (after[b as usize], after[a as usize]));
        }
        Act::Mutate { done, .. } => assert!(changed.unwrap() <= 2 * done as usize),
        _ => {}
    }
    let sentence = sentence(operation, puzzle.shape());
    assert!(sentence.ends_with('.') && !sentence.contains("  "), "{:?}: “{sentence}”", operation.act);
}

#[test]
fn explained_generations_are_the_same_generations() {
    for algorithm in ALGORITHMS {
        let puzzle = puzzle(algorithm);
        let mut replay = Replay::new(Recipe::new(algorithm, &puzzle, 5)).unwrap();
        assert!(replay.operations().is_empty());
        for generation in 1..=6 {
            replay.go_to(generation);
            let before = state(&replay);
            let operations = replay.operations();
            operations.iter().for_each(|operation| check(operation, &puzzle));
            assert_eq!(state(&replay), before, "{}", algorithm.name);
            let over = replay.generation() < generation;
            let told = if algorithm.explains { !operations.is_empty() || over } else { operations.is_empty() };
            assert!(told, "{} {generation}", algorithm.name);
        }
    }
}

#[test]
fn operators_gain_as_often_as_the_notes_say() {
    for name in ["waters-grid", "waters-all", "mantere-koljonen", "rank-sheet", "swap-crossover", "hill-climb"] {
        let puzzle = read(ESCARGOT).unwrap().grid;
        let mut replay = Replay::new(Recipe::new(find(name).unwrap(), &puzzle, 9)).unwrap();
        for generation in [1, 2, 5] {
            replay.go_to(generation);
            let gains = replay.run().search().gains().unwrap();
            let operations = replay.operations();
            let crossed: Vec<_> = operations.iter().filter(|o| o.before.len() == 2 && o.after.is_some()).collect();
            assert_eq!(gains.children.1 as usize, crossed.len(), "{name}");
            assert!(gains.children.0 <= gains.children.1 && gains.growths.0 <= gains.growths.1, "{name}");
            let grown = operations.iter().filter(|o| matches!(o.act, Act::Grow { .. }));
            if name == "waters-grid" {
                let better = |o: &&Operation| o.after.as_ref().unwrap().fitness < o.before[0].fitness;
                assert_eq!(gains.growths, (grown.clone().filter(better).count() as u32, grown.count() as u32));
                let better = |o: &&&Operation| o.before.iter().all(|b| o.after.as_ref().unwrap().fitness < b.fitness);
                assert_eq!(gains.children.0 as usize, crossed.iter().filter(better).count());
            }
        }
    }
}

/// Each step inside growth leads to the next, and they end where the operation did.
#[test]
fn the_steps_inside_an_operation_lead_to_what_came_of_it() {
    let cube = format!("v=1&k=edge&s={}", ".".repeat(56));
    let flat = |text: &str| read(text).unwrap().grid;
    let cases = [
        ("waters-grid", flat(ESCARGOT)),
        ("waters-all", flat(ESCARGOT)),
        ("sudokube-pure", flat(STUBBORN)),
        ("sudokube-weights", flat(STUBBORN)),
        ("waters-cube", sudokube::text::link::Link::read(&cube).unwrap().grid),
        ("waters-sequential", sudokube::text::link::Link::read(&cube).unwrap().grid),
    ];
    for (name, puzzle) in cases {
        let mut replay = Replay::new(Recipe::new(find(name).unwrap(), &puzzle, 3)).unwrap();
        replay.go_to(1);
        let (row, operations) = (replay.run().row().clone(), replay.operations());
        let many: Vec<&Operation> = operations.iter().filter(|o| o.trail().is_some()).collect();
        assert!(!many.is_empty(), "{name}: nothing is told step by step");
        for operation in many {
            let (trail, before, after) =
                (operation.trail().unwrap(), &operation.before[0], operation.after.as_ref().unwrap());
            let count = trail.steps.len() as u32 + trail.more;
            match &operation.act {
                Act::Grow { iterations, mutations, .. } => {
                    assert_eq!((trail.board(&before.cells, usize::MAX), count), (after.cells.clone(), *iterations));
                    assert_eq!(trail.steps.last().map(|s| s.fitness), Some(after.fitness));
                    let mutated = trail.steps.iter().filter(|s| s.how == How::Mutation).count();
                    assert_eq!(mutated as u32, *mutations, "{name}");
                }
                Act::Tabu { moves, .. } | Act::Weights { moves, .. } => {
                    assert_eq!(count, *moves);
                    // What came of it is the first of the best boards on the way.
                    let best = trail.steps.iter().position(|s| s.fitness == after.fitness).map_or(0, |k| k + 1);
                    assert_eq!(trail.board(&before.cells, best), after.cells, "{name}");
                    assert!(trail.steps.iter().all(|s| s.fitness >= after.fitness && s.changes.len() <= 1));
                }
                act => panic!("{name}: {act:?}"),
            }
            let drawn = view::step_within(puzzle.shape(), operation, count.min(3)).unwrap();
            assert_eq!((drawn.before.len(), drawn.after.is_some()), (1, true));
            assert!(view::step_within(puzzle.shape(), operation, 0).is_none());
        }
        // Being told so changed nothing.
        let mut plain = Recipe::new(find(name).unwrap(), &puzzle, 3).start().unwrap();
        assert_eq!(plain.step(), &row, "{name}");
    }
}
