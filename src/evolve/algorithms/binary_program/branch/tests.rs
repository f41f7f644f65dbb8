use crate::evolve::Run;
use crate::evolve::algorithms::binary_program::branch::*;
use crate::exact::{Verdict, verdict};
use crate::puzzle::Shape;
use crate::text::read;

/// The paper's tables 1b and 1c.
const FOUR: &str = "..1..3....4..1..";
const SIX: &str = "3..4.2.2.6..1....65....3..3.6.6.5..1";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn run(puzzle: &Grid, changed: &[(&str, &str)]) -> Run {
    let mut settings = Settings::default();
    changed.iter().for_each(|(key, value)| settings.set("binary-program", SETTINGS, key, value).unwrap());
    let mut run = Run::new("binary-program", puzzle, &settings, 1).unwrap();
    while !run.solved() && run.ended().is_none() {
        run.step();
    }
    run
}

fn program(run: &Run) -> Program {
    match run.search().algorithm_view() {
        Some(AlgorithmView::BinaryProgram(program)) => program,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_form_of_the_model_gives_the_one_solution() {
    for text in [FOUR, SIX, EASY, ESCARGOT] {
        let puzzle = read(text).unwrap().grid;
        let Verdict::One(answer) = verdict(&puzzle) else { panic!("{text} has one solution") };
        for houses in ["equal", "at-least"] {
            for (presolve, relaxation) in [("on", "first"), ("on", "skip"), ("off", "skip")] {
                let changed = [("houses", houses), ("presolve", presolve), ("relaxation", relaxation)];
                let run = run(&puzzle, &changed);
                assert_eq!(run.verified().as_ref(), Some(&answer), "{text} {changed:?}");
            }
        }
    }
}

#[test]
fn the_layers_of_the_answer_are_the_answer() {
    let run = run(&read(SIX).unwrap().grid, &[]);
    let program = program(&run);
    assert_eq!((program.variables, program.rules, program.givens, program.status), (216, 144, 14, Status::Solved));
    for (number, &value) in program.layers.iter().enumerate() {
        let (digit, square) = (number / 36 + 1, number % 36);
        assert_eq!(value, if usize::from(run.best().get(square)) == digit { 100 } else { 0 });
    }
}

#[test]
fn the_relaxation_is_shown_before_the_search() {
    let mut run = Run::new("binary-program", &read(ESCARGOT).unwrap().grid, &Settings::default(), 1).unwrap();
    assert!(program(&run).layers.is_empty());
    run.step();
    let program = program(&run);
    assert_eq!((program.status, program.layers.len()), (Status::Relaxed, 729));
    for square in 0..81 {
        let sum: u32 = program.layers.iter().skip(square).step_by(81).map(|&v| u32::from(v)).sum();
        assert!((95..=105).contains(&sum), "square {square} adds up to {sum} hundredths");
    }
    assert!(!run.solved() && run.best() == *run.puzzle());
}

#[test]
fn what_has_no_solution_is_infeasible() {
    let mut by_search = read(ESCARGOT).unwrap().grid;
    by_search.set(1, 4);
    assert!(matches!(verdict(&by_search), Verdict::None(_)));
    for puzzle in [read("11..............").unwrap().grid, by_search] {
        for changed in [&[][..], &[("relaxation", "skip")], &[("houses", "at-least"), ("presolve", "off")]] {
            assert_eq!(run(&puzzle, changed).ended(), Some(End::Infeasible));
        }
    }
}

#[test]
fn an_empty_board_has_many_answers_and_one_is_found() {
    for shape in [Shape::Flat4, Shape::Flat6] {
        let puzzle = Grid::empty(shape);
        assert!(run(&puzzle, &[]).verified().is_some());
    }
}
