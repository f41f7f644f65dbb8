//! Settings are good together or refused: whatever is set, no run panics, idles or passes its limit.

use crate::common::real;
use proptest::prelude::*;
use sudokube::evolve::algorithms::find;
use sudokube::evolve::recipe::Defaults;
use sudokube::evolve::settings::Kind;
use sudokube::evolve::{ALGORITHMS, Limits, Recipe, Run, RunError, Settings, SettingsError};
use sudokube::puzzle::{Grid, Shape};
use sudokube::study::{Work, lanes};
use sudokube::text::link::Link;

/// Settings over all of their bounds: least, most, or somewhere between; `small` keeps generations short.
fn settings(algorithm: usize, draws: &[(u8, u32)], small: bool) -> Settings {
    let algorithm = &ALGORITHMS[algorithm];
    let mut settings = Settings::default();
    for (spec, &(which, draw)) in algorithm.settings.iter().zip(draws.iter().cycle()) {
        let value = match spec.kind {
            Kind::Whole { min, max, .. } => {
                let max = if small { max.min(min + 30) } else { max };
                let value = [min, max, min + draw % (max - min + 1), min + draw % (max - min + 1).min(40)];
                value[usize::from(which % 4)].to_string()
            }
            Kind::Real { min, max, step, .. } => {
                real((min, max), step, [0.0, 1.0, f64::from(draw % 101) / 100.0][usize::from(which % 3)])
            }
            Kind::Choice { options } => options[draw as usize % options.len()].0.to_string(),
        };
        settings.set(algorithm.name, algorithm.settings, spec.key, &value).expect("within bounds");
    }
    settings
}

/// A board with some digits of a full one, or with any.
fn puzzle(shape: Shape, keep: u64, shift: u64) -> Grid {
    let mut puzzle = Grid::empty(shape);
    let side = shape.side() as u64;
    for square in (0..puzzle.cells().len()).filter(|s| keep >> (s % 64) & 1 == 1) {
        puzzle.set(square, ((square as u64).wrapping_mul(shift | 1) % side) as u8 + 1);
    }
    puzzle
}

/// Nodes of the integer program take seconds on large boards.
fn is_quick(algorithm: usize, shape: Shape) -> bool {
    !ALGORITHMS[algorithm].needs_milp() || shape.side() == 4 && !shape.is_cube()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Every step goes on or ends, and the run stops at its limit.
    #[test]
    fn every_run_goes_on_and_stops_at_its_limit(
        shape in prop::sample::select(Shape::OFFERED.to_vec()), keep in any::<u64>(), shift in any::<u64>(),
        which in any::<prop::sample::Index>(), draws in prop::collection::vec(any::<(u8, u32)>(), 13), seed in any::<u64>(),
        by_generations in any::<bool>(),
    ) {
        let which = which.index(ALGORITHMS.len());
        let algorithm = &ALGORITHMS[which];
        if !is_quick(which, shape) {
            return Ok(());
        }
        let puzzle = puzzle(shape, keep & shift.rotate_left(7), shift);
        let settings = settings(which, &draws, true);
        let limits = match by_generations {
            true => Limits { generations: Some(5), evaluations: None },
            false => Limits { generations: None, evaluations: Some(2_000) },
        };
        let recipe = Recipe { settings: settings.clone(), limits, ..Recipe::new(algorithm, &puzzle, seed) };
        let mut work = match Work::of(&recipe) {
            Ok(work) => work,
            Err(RunError::Unsuited { .. }) => return Ok(()),
            Err(error) => {
                prop_assert_eq!(error, RunError::Settings((algorithm.together)(&settings).unwrap_err()));
                return Ok(());
            }
        };
        let (mut parts, mut before) = (0, work.run().row().clone());
        while !work.is_over() {
            work.advance();
            let row = work.run().row();
            if row.generation > before.generation {
                let idle = row.evaluations == before.evaluations && !work.run().solved() && work.run().ended().is_none();
                prop_assert!(!idle, "{} idles: {:?}", algorithm.name, settings);
                before = row.clone();
            }
            parts += 1;
            prop_assert!(parts < 200_000, "{} spins: {settings:?}", algorithm.name);
        }
        if by_generations {
            prop_assert!(work.run().row().generation <= 5);
        }
    }

    /// The bounds themselves, however large: the first parts of the first generations.
    #[test]
    fn no_setting_panics(
        shape in prop::sample::select(Shape::OFFERED.to_vec()), keep in any::<u64>(), shift in any::<u64>(),
        which in any::<prop::sample::Index>(), draws in prop::collection::vec(any::<(u8, u32)>(), 13), seed in any::<u64>(),
    ) {
        let which = which.index(ALGORITHMS.len());
        if !is_quick(which, shape) || shape == Shape::Flat25 {
            return Ok(());
        }
        let settings = settings(which, &draws, false);
        let puzzle = puzzle(shape, keep & shift.rotate_left(9), shift);
        if let Ok(mut run) = Run::new(ALGORITHMS[which].name, &puzzle, &settings, seed) {
            run.trace();
            (0..12).for_each(|_| _ = run.advance());
            let _ = (run.operations(), run.search().algorithm_view(), run.search().standing(), run.fork().is_some());
        }
    }
}

fn elite() -> SettingsError {
    let text = |text: &str| text.to_string();
    SettingsError::NotLess { key: text("elite"), value: text("30"), than: text("population"), limit: text("21") }
}

#[test]
fn a_population_that_is_all_elite_is_refused_in_one_sentence() {
    let algorithm = find("mantere-koljonen").unwrap();
    let mut recipe = Recipe::new(algorithm, &Grid::empty(Shape::Flat9), 1);
    recipe.set("elite", "30").unwrap();
    let error = recipe.start().err().unwrap();
    assert_eq!(error, RunError::Settings(elite()));
    assert_eq!(error.to_string(), "elite (30) must be less than population (21)");
    // As many as there are have no children either; one less does.
    recipe.set("elite", "21").unwrap();
    assert!(recipe.start().is_err());
    recipe.set("elite", "20").unwrap();
    assert!(recipe.start().is_ok());
    assert!(algorithm.changed(&recipe.settings, "population", "20").is_err());
    assert!(lanes::typed_settings(algorithm, "elite=30").is_err());
    assert!(lanes::typed_settings(algorithm, "elite=30,population=31").is_ok());
}

#[test]
fn a_link_with_it_runs_with_the_default_and_says_so() {
    let open = |rest: &str| {
        let link = Link::read(&format!("v=1&s=................&a=mantere-koljonen&{rest}")).unwrap();
        Recipe::of_link(&link, &Defaults::seeded(1))
    };
    let (recipe, warnings) = open("elite=30");
    assert_eq!(recipe.settings.changed().count(), 0);
    assert_eq!(
        sudokube::say::link::warnings(&warnings),
        "elite (30) in the link must be less than population (21). Using the default of elite."
    );
    assert!(recipe.start().is_ok());
    // The order of the keys does not matter.
    for rest in ["elite=30&population=40", "population=40&elite=30"] {
        let (recipe, warnings) = open(rest);
        assert_eq!((recipe.settings.changed().count(), warnings), (2, vec![]));
    }
    let (lane, warnings) = lanes::read("mantere-koljonen*3*elite*30", &recipe.puzzle).unwrap();
    assert_eq!((lane.settings.changed().count(), warnings.len()), (0, 1));
}

#[test]
fn a_study_refuses_values_that_do_not_go_together() {
    let mut plan = sudokube::study::Plan::new("mantere-koljonen", &Grid::empty(Shape::Flat4)).unwrap();
    assert!(plan.sweep("elite", "1,5,20").is_ok());
    assert!(plan.sweep("elite", "1,5,30").unwrap_err().to_string().contains("must be less than population"));
}
