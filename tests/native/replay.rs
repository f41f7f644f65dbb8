//! Going back and forth in a run is exact, and explaining it changes nothing.

use proptest::prelude::*;
use sudokube::evolve::algorithms::find;
use sudokube::evolve::operation::{Act, Operation, Origin};
use sudokube::evolve::trail::How;
use sudokube::evolve::view::AlgorithmView;
use sudokube::evolve::{ALGORITHMS, Generation, Recipe};
use sudokube::puzzle::Grid;
use sudokube::replay::snapshots::Replay;
use sudokube::replay::timeline::{LAST, Point, Timeline};
use sudokube::replay::view;
use sudokube::say::operation::sentence;
use sudokube::text::read;

const FLAT_4: &str = "1..........2.3..";
const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// A puzzle that an algorithm suits: hard enough that few end at once.
fn puzzle(algorithm: &sudokube::evolve::Algorithm) -> Grid {
    let cube = Grid::empty(sudokube::puzzle::Shape::Cube4);
    let flat = [ESCARGOT, FLAT_4].map(|text| read(text).unwrap().grid);
    let slow = matches!(algorithm.name, "binary-program");
    let [hard, small] = flat;
    [if slow { small } else { hard }, cube].into_iter().find(|p| algorithm.suits(p.shape()).is_ok()).unwrap()
}

fn state(replay: &Replay) -> (Generation, Grid, Vec<(Vec<u8>, u32)>) {
    (replay.run().row().clone(), replay.run().best(), replay.run().search().population())
}

#[test]
fn every_algorithm_goes_forward_back_and_forward_to_the_same_rows_and_boards() {
    for algorithm in ALGORITHMS {
        let puzzle = puzzle(algorithm);
        for seed in [1, 77] {
            let mut replay = Replay::new(Recipe::new(algorithm, &puzzle, seed)).unwrap();
            let mut states = vec![state(&replay)];
            for generation in 1..=12 {
                replay.go_to(generation);
                if replay.generation() == generation {
                    states.push(state(&replay));
                }
            }
            let last = replay.furthest();
            for generation in [last, 0, last / 2, last / 3, last, 1, last].map(|g| g.min(last)) {
                replay.go_to(generation);
                let (row, board, population) = state(&replay);
                let (was, on, of) = &states[generation as usize];
                assert_eq!((row.csv(), &board), (was.csv(), on), "{} {seed} {generation}", algorithm.name);
                assert_eq!(&population, of, "{} {seed} {generation}", algorithm.name);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_walk_through_a_long_run_is_exact(seed: u64, walk in prop::collection::vec(0u64..3000, 1..6)) {
        let puzzle = read(ESCARGOT).unwrap().grid;
        let mut recipe = Recipe::new(find("waters-grid").unwrap(), &puzzle, seed);
        recipe.set("growth", "1").unwrap();
        let rows = |replay: &mut Replay, g: u64| { replay.go_to(g); (replay.generation(), replay.run().row().csv(), replay.run().best()) };
        let mut replay = Replay::new(recipe.clone()).unwrap();
        for generation in walk {
            let mut fresh = Replay::new(recipe.clone()).unwrap();
            prop_assert_eq!(rows(&mut replay, generation), rows(&mut fresh, generation));
        }
    }
}

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

#[test]
fn the_operations_of_waters_make_the_next_population() {
    let puzzle = read(ESCARGOT).unwrap().grid;
    let mut replay = Replay::new(Recipe::new(find("waters-grid").unwrap(), &puzzle, 3)).unwrap();
    for generation in 1..=20 {
        replay.go_to(generation);
        let operations = replay.operations();
        let after = replay.run().search().population();
        replay.go_to(generation - 1);
        let parents = replay.run().search().population();
        let children: Vec<_> = operations.iter().filter(|o| matches!(o.act, Act::Lines { .. })).collect();
        assert_eq!(children.len(), parents.len());
        for child in &children {
            for parent in &child.before {
                assert_eq!(
                    (&parent.cells, parent.fitness),
                    (&parents[parent.rank as usize].0, parents[parent.rank as usize].1)
                );
            }
        }
        let Some(Act::Survive { kept, fitness, .. }) =
            operations.iter().map(|o| &o.act).find(|a| matches!(a, Act::Survive { .. }))
        else {
            panic!("nobody survived");
        };
        let survivor = |k: &u32| match parents.get(*k as usize) {
            Some(parent) => parent.0.clone(),
            None => children[*k as usize - parents.len()].after.as_ref().unwrap().cells.clone(),
        };
        let of_all = parents.iter().map(|p| p.1).chain(children.iter().map(|c| c.after.as_ref().unwrap().fitness));
        assert_eq!(fitness, &of_all.collect::<Vec<_>>());
        // Each child's parents are those that were drawn just before.
        let drawn = operations.iter().filter(|o| matches!(o.act, Act::Select { .. }));
        for (drawn, child) in drawn.zip(&children) {
            assert_eq!(drawn.before, child.before);
            let Act::Select { fitness, refused, .. } = &drawn.act else { continue };
            assert_eq!(fitness, &parents.iter().map(|p| p.1).collect::<Vec<_>>());
            assert!(refused.iter().all(|&(a, b)| a.max(b) < parents.len() as u32));
        }
        // Those that stay are those that grow, in their order.
        let growing: Vec<_> = operations.iter().filter(|o| matches!(o.act, Act::Grow { .. })).collect();
        let grown_from: Vec<_> = growing.iter().map(|o| o.before[0].cells.clone()).collect();
        assert!(kept.iter().map(survivor).collect::<Vec<_>>().starts_with(&grown_from));
        let mut grown: Vec<_> =
            growing.iter().map(|o| o.after.as_ref().unwrap()).map(|b| (b.cells.clone(), b.fitness)).collect();
        grown.sort_by_key(|g| g.1);
        if growing.len() == parents.len() {
            assert_eq!(grown, after);
        }
    }
}

/// The hardest for the hybrid of the list 1106: no run ends in the first generations.
const STUBBORN: &str = "...4......5..8.2.6.....7...2........3.....51...5.3.8.25...6.3.8..6....9...8.7....";

/// Each child takes the place that its operation names; where the first population grows, each takes its own.
#[test]
fn the_operations_of_the_own_algorithm_make_the_next_population() {
    let puzzle = read(STUBBORN).unwrap().grid;
    let mut seen = 0;
    for (name, seed) in
        [("sudokube", 1), ("sudokube", 2), ("sudokube-pure", 1), ("sudokube-pure", 2), ("sudokube-pure", 3)]
    {
        let mut replay = Replay::new(Recipe::new(find(name).unwrap(), &puzzle, seed)).unwrap();
        for generation in 1..=3 {
            replay.go_to(generation);
            if replay.generation() < generation {
                break;
            }
            let operations = replay.operations();
            let after = replay.run().search().population();
            replay.go_to(generation - 1);
            let mut population = replay.run().search().population();
            let mut child = None;
            for operation in &operations {
                let individual = operation.after.as_ref().map(|a| (a.rank as usize, (a.cells.clone(), a.fitness)));
                match (&operation.act, individual) {
                    (Act::Tabu { moves, .. }, Some((rank, grown))) => {
                        assert!(*moves > 0 && grown.1 <= operation.before[0].fitness);
                        if generation == 1 {
                            population[rank] = grown;
                        } else {
                            child = Some(grown);
                        }
                    }
                    (Act::Guess { .. }, Some((_, bred))) => {
                        assert!(generation > 1 && operation.before.len() == 2);
                        child = Some(bred);
                    }
                    (Act::Begin { fresh, .. }, Some((_, bred))) => {
                        // What follows from the givens stays; each guess decides a square at least.
                        let ground = &operation.before[0];
                        let stays = |(a, b): (&u8, &u8)| *a == 0 || a == b;
                        assert!(ground.cells.iter().zip(&bred.0).all(stays) && ground.fitness >= bred.1 + fresh);
                        child = Some(bred);
                    }
                    (Act::Select { fitness, .. }, None) => {
                        assert!(operation.before.iter().all(|b| fitness[b.rank as usize] == b.fitness));
                    }
                    (Act::Replace { rank, .. }, Some((_, met))) => {
                        let child = child.take().expect("a child");
                        let rival = &operation.before[0];
                        assert_eq!((&met, rank.is_none_or(|k| k == rival.rank)), (&child, true));
                        assert_eq!(
                            (&rival.cells, rival.fitness),
                            (&population[rival.rank as usize].0, population[rival.rank as usize].1)
                        );
                        rank.iter().for_each(|&k| population[k as usize] = child.clone());
                    }
                    (Act::Colour, Some((_, child))) => {
                        assert!(operation.before.len() == 2 && child.0.len() == 81);
                    }
                    (act, _) => panic!("{act:?}"),
                }
                seen += 1;
            }
            population.sort_by_key(|member| member.1);
            assert_eq!(population, after, "{name} {seed}, generation {generation}");
        }
    }
    assert!(seen > 300, "{seen}");
}

/// Each step inside growth and tabu search leads to the next, and they end where the operation did.
#[test]
fn the_steps_inside_an_operation_lead_to_what_came_of_it() {
    let cube = format!("v=1&k=edge&s={}", ".".repeat(56));
    let flat = |text: &str| read(text).unwrap().grid;
    let cases = [
        ("waters-grid", flat(ESCARGOT)),
        ("waters-all", flat(ESCARGOT)),
        ("sudokube-pure", flat(STUBBORN)),
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
                Act::Tabu { moves, .. } => {
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

/// In the midst of an iteration the valid-values board is as far as its operators are.
#[test]
fn elimination_shows_its_board_between_two_operators() {
    let puzzle =
        read(".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.").unwrap().grid;
    let mut line = Timeline::new(Recipe::new(find("elimination").unwrap(), &puzzle, 1)).unwrap();
    let board = |line: &Timeline| match view::of(line, None).own {
        Some(AlgorithmView::Elimination(board)) => board,
        other => panic!("{other:?}"),
    };
    let left = |line: &Timeline| board(line).valid.iter().map(|mask| mask.count_ones()).sum::<u32>();
    let mut before = left(&line);
    for operator in 1..=20 {
        line.go_to(Point { generation: 0, operator });
        let now = left(&line);
        assert!(now < before, "operator {operator} removes nothing");
        before = now;
    }
    line.go_to(Point { generation: 0, operator: LAST });
    let end = board(&line);
    line.go_to(Point::of(1));
    assert_eq!((&end.valid, &end.solution), (&board(&line).valid, &board(&line).solution));
}

/// Faces solved one by one: boards, population and their conflicts are told place by place, and edges that disagree are marked.
#[test]
fn faces_solved_alone_show_where_their_edges_disagree() {
    let cube = format!("v=1&k=edge&s={}", ".".repeat(56));
    let puzzle = sudokube::text::link::Link::read(&cube).unwrap().grid;
    let mut line = Timeline::new(Recipe::new(find("waters-sequential").unwrap(), &puzzle, 3)).unwrap();
    line.go_to(Point::of(u64::MAX));
    let seen = view::of(&line, None).board;
    assert!(line.run().solved() && line.run().mismatches() > 0 && seen.conflicts() == 0);
    assert!(seen.apart.iter().filter(|&&mark| mark == 1).count() >= 2 * line.run().mismatches());
    let population = view::population(line.run(), 0);
    assert_eq!(population.heat[..seen.heat.len()], seen.heat);
}
