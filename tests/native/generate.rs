//! SudoKubes and flat puzzles made from fixed seeds are what they claim to be.

use sudokube::exact::{Verdict, verdict};
use sudokube::generate::{GenerateError, GenerateOrder, Generator, Level, Made, Stage, Way, generate};
use sudokube::puzzle::check::check;
use sudokube::puzzle::{Grid, Shape};

const CUBES: [Shape; 2] = [Shape::Cube9, Shape::Cube4];

fn make(shape: Shape, level: Level, way: Way, seed: u64) -> Made {
    let made = generate(shape, level, way, seed).unwrap();
    assert_eq!(check(&made.puzzle, &made.solution), Ok(()), "{:?}", made.order);
    assert_eq!(made.givens, made.puzzle.filled());
    made
}

#[test]
fn verified_cubes_are_unique_with_four_faces_ambiguous_alone() {
    for shape in CUBES {
        for level in Level::ALL {
            let made = make(shape, level, Way::Verified, 3);
            assert_eq!(verdict(&made.puzzle), Verdict::One(made.solution.clone()), "{:?}", made.order);
            assert_eq!(made.unique, Some(true));
            assert!(made.ambiguous_faces() >= 4, "{:?}: {:?}", made.order, made.face_solutions);
            assert!(level.givens(Way::Verified, shape).is_none_or(|givens| made.givens == givens));
        }
    }
}

#[test]
fn no_given_of_a_minimal_cube_can_go() {
    let made = make(Shape::Cube4, Level::Minimal, Way::Verified, 5);
    let mut left_out = 0;
    for square in (0..made.puzzle.cells().len()).filter(|&s| made.puzzle.get(s) != 0) {
        let mut fewer = made.puzzle.clone();
        fewer.set(square, 0);
        assert!(matches!(verdict(&fewer), Verdict::Several(..)));
        left_out += 1;
    }
    assert_eq!(left_out, made.givens);
}

#[test]
fn the_thesis_way_is_consistent_and_says_whether_it_is_unique() {
    for shape in CUBES {
        for level in Level::OF_THESIS {
            let made = make(shape, level, Way::Thesis, 11);
            assert_eq!(Some(made.givens), level.givens(Way::Thesis, shape));
            if let Some(unique) = made.unique {
                assert_eq!(unique, matches!(verdict(&made.puzzle), Verdict::One(_)), "{:?}", made.order);
            }
        }
    }
}

#[test]
fn the_same_order_makes_the_same_cube_and_another_seed_another() {
    let make = |seed| make(Shape::Cube9, Level::Hard, Way::Verified, seed).puzzle;
    assert_eq!(make(7), make(7));
    assert_ne!(make(7), make(8));
}

#[test]
fn every_stage_is_told_and_steps_after_the_end_change_nothing() {
    let order = GenerateOrder { shape: Shape::Cube9, level: Level::Easy, way: Way::Verified, givens: None, seed: 1 };
    let mut generator = Generator::new(&order).unwrap();
    let mut stages = vec![generator.progress().stage];
    while generator.made().is_none() {
        let progress = generator.step();
        assert!(progress.done <= progress.of, "{progress:?}");
        if stages.last() != Some(&progress.stage) {
            stages.push(progress.stage);
        }
    }
    assert_eq!(stages, [Stage::Skeleton, Stage::Faces, Stage::Removal, Stage::Judge, Stage::Done]);
    let made = generator.made().cloned();
    generator.step();
    assert_eq!(generator.made().cloned(), made);
}

#[test]
fn what_cannot_be_made_is_refused() {
    assert!(matches!(generate(Shape::Cube9, Level::Easy, Way::Agreement, 1), Err(GenerateError::Way { .. })));
    assert!(matches!(generate(Shape::Flat16, Level::Easy, Way::Thesis, 1), Err(GenerateError::Way { .. })));
    let order =
        GenerateOrder { shape: Shape::Flat9, level: Level::Easy, way: Way::Verified, givens: Some(16), seed: 1 };
    assert_eq!(Generator::new(&order).err().unwrap().to_string(), "a 9×9 board takes 17 to 81 givens");
    assert_eq!(generate(Shape::Cube9, Level::Minimal, Way::Thesis, 1), Err(GenerateError::Level));
}

#[test]
fn an_order_is_written_with_every_bit_of_its_seed() {
    let order =
        GenerateOrder { shape: Shape::Cube4, level: Level::Hard, way: Way::Thesis, givens: Some(40), seed: u64::MAX };
    let text = serde_json::to_string(&order).unwrap();
    assert!(text.contains(":18446744073709551615"), "{text}");
    assert_eq!(serde_json::from_str::<GenerateOrder>(&text).unwrap(), order);
    assert!(Grid::empty(order.shape).is_empty());
}

#[test]
fn verified_flat_puzzles_are_unique_and_have_the_givens_ordered() {
    for shape in [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16] {
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            let made = make(shape, level, Way::Verified, 3);
            assert_eq!(verdict(&made.puzzle), Verdict::One(made.solution.clone()), "{:?}", made.order);
            assert_eq!((made.unique, Some(made.givens)), (Some(true), level.givens(Way::Verified, shape)));
        }
    }
    let minimal = make(Shape::Flat9, Level::Minimal, Way::Verified, 3);
    for square in (0..81).filter(|&s| minimal.puzzle.get(s) != 0) {
        let mut fewer = minimal.puzzle.clone();
        fewer.set(square, 0);
        assert!(matches!(verdict(&fewer), Verdict::Several(..)));
    }
}

#[test]
fn the_thesis_way_makes_flat_puzzles_and_says_whether_they_are_unique() {
    let unique: Vec<bool> = (1..=8)
        .map(|seed| {
            let made = make(Shape::Flat9, Level::Medium, Way::Thesis, seed);
            assert_eq!(made.givens, 32);
            assert_eq!(made.unique, Some(matches!(verdict(&made.puzzle), Verdict::One(_))));
            made.unique == Some(true)
        })
        .collect();
    assert!(unique.contains(&false), "at random, 32 givens rarely make a puzzle unique");
}

#[test]
fn ten_runs_agree_and_the_exact_solver_judges_them() {
    let order =
        GenerateOrder { shape: Shape::Flat9, level: Level::Easy, way: Way::Agreement, givens: Some(60), seed: 2 };
    let mut generator = Generator::new(&order).unwrap();
    let mut agreed = Vec::new();
    while generator.made().is_none() {
        let progress = generator.step();
        if progress.stage == Stage::Agreement {
            agreed.push(progress.done);
        }
    }
    let made = generator.made().unwrap();
    assert_eq!(check(&made.puzzle, &made.solution), Ok(()));
    assert_eq!((made.givens, made.unique), (60, Some(matches!(verdict(&made.puzzle), Verdict::One(_)))));
    let tally = made.tally.unwrap();
    assert_eq!(tally.boards, tally.rejected.iter().sum::<u32>() + 1);
    assert!(tally.trials > 20 * u64::from(tally.boards) && agreed.contains(&9));
}
