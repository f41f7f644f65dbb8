//! The operations of a generation, one after the other, make the next population.

use sudokube::evolve::Recipe;
use sudokube::evolve::algorithms::find;
use sudokube::evolve::operation::Act;
use sudokube::replay::snapshots::Replay;
use sudokube::text::read;

use super::{ESCARGOT, STUBBORN};

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

/// Each child takes the place that its operation names; where the first population grows, each takes its own.
#[test]
fn the_operations_of_the_own_algorithm_make_the_next_population() {
    let puzzle = read(STUBBORN).unwrap().grid;
    let mut seen = 0;
    for (name, seed) in [
        ("sudokube", 1),
        ("sudokube", 2),
        ("sudokube-pure", 1),
        ("sudokube-pure", 2),
        ("sudokube-pure", 3),
        ("sudokube-weights", 2),
    ] {
        let mut recipe = Recipe::new(find(name).unwrap(), &puzzle, seed);
        if name == "sudokube-weights" {
            // As it is, its first generation solves the puzzle.
            recipe.settings.set(name, recipe.algorithm.settings, "growth", "1").unwrap();
        }
        let mut replay = Replay::new(recipe).unwrap();
        for generation in 1..=3 {
            replay.go_to(generation);
            if replay.generation() < generation {
                assert_ne!(name, "sudokube-weights");
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
                    (Act::Tabu { moves, .. } | Act::Weights { moves, .. }, Some((rank, grown))) => {
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
