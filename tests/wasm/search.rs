//! What crosses between the page and a worker that searches.

use js_sys::Uint8Array;
use sudokube::evolve::joined::Logged;
use sudokube::evolve::settings::Bounds;
use sudokube::evolve::{ALGORITHMS, End, Event, Generation, Limits, Recipe, Run, RunError, Settings, SettingsError};
use sudokube::exact::{Contradiction, Verdict};
use sudokube::generate;
use sudokube::generate::{GenerateError, GenerateOrder, Level, Tally, Way, generate};
use sudokube::puzzle::{Grid, Shape};
use sudokube::rate::{Band, RateError, RateOrder, RateProgress, rate};
use sudokube::threads::search::agreement::Agreement;
use sudokube::threads::search::protocol::{Command, Phase, Progress, Report, Speed, Start};
use sudokube::threads::search::viewer::{Data, Panel, Shown, Solutions, Viewer};
use sudokube::threads::wire;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{NUMBERS, crossing, field};

crossing!(
    commands: Command,
    Command::Start(_),
    Command::Pause,
    Command::Resume,
    Command::Step,
    Command::Stop,
    Command::Speed(_),
    Command::Limits(_),
    Command::InSight(_),
    Command::Bound { .. },
    Command::Reached { .. },
    Command::Immigrants { .. },
    Command::Verdict { .. },
    Command::Count { .. },
    Command::Generate { .. },
    Command::GenerateStop,
    Command::Rate { .. },
    Command::RateStop,
    Command::Panic,
);

crossing!(
    reports: Report,
    Report::Progress(_),
    Report::Emigrants { .. },
    Report::Refused { .. },
    Report::Verdict { .. },
    Report::Counted { .. },
    Report::GenerateProgress { .. },
    Report::Generated { .. },
    Report::GenerateRefused { .. },
    Report::RateProgress { .. },
    Report::Rated { .. },
    Report::RateRefused { .. },
);

fn start(seed: u64, limits: Limits) -> Start {
    let mut recipe = Recipe::new(&ALGORITHMS[0], &Grid::empty(Shape::Flat25), seed);
    recipe.set("population", "33").expect("a setting");
    (recipe.limits, recipe.islands) = (limits, 64);
    Start { id: u32::MAX, recipe, speed: Speed::PerSecond(2.5), pause_at: Some(0), island: 63, in_sight: false }
}

fn individuals() -> Vec<Vec<u8>> {
    vec![vec![1, 2, 3], Vec::new(), vec![25; 625]]
}

#[wasm_bindgen_test]
fn every_command_crosses() {
    let puzzle = Grid::empty(Shape::Flat4);
    let mut all = vec![
        Command::Start(start(1, Limits::default())),
        Command::Pause,
        Command::Resume,
        Command::Step,
        Command::Stop,
        Command::Speed(Speed::Full),
        Command::Limits(Limits { generations: Some(7), evaluations: None }),
        Command::InSight(false),
        Command::InSight(true),
        Command::Verdict { id: 1, puzzle: puzzle.clone() },
        Command::GenerateStop,
        Command::RateStop,
        Command::Panic,
    ];
    for number in NUMBERS {
        let limits = Limits { generations: Some(number), evaluations: Some(number) };
        let (shape, level, way) = (Shape::Cube9, Level::VeryHard, Way::Thesis);
        all.extend([
            Command::Start(start(number, limits)),
            Command::Bound { island: 3, generation: number },
            Command::Reached { generation: number },
            Command::Immigrants { id: 1, island: 2, generation: number, digits: individuals() },
            Command::Count { id: 2, puzzle: puzzle.clone(), limit: number },
            Command::Generate { id: 4, order: GenerateOrder { shape, level, way, givens: Some(9), seed: number } },
            Command::Rate { id: 6, order: RateOrder::new(Grid::empty(Shape::Flat9), number) },
        ]);
    }
    commands(all);
}

fn row() -> Logged {
    let row = Generation {
        generation: 1 << 40,
        evaluations: (1 << 53) + 1,
        best: u32::MAX,
        mean: 0.1 + 0.2,
        worst: 0,
        diversity: 1.0 / 3.0,
        mutation_rate: 0.01,
        events: vec![
            Event::Aged(3),
            Event::Reset,
            Event::Stage(2),
            Event::Contradiction,
            Event::Found(4),
            Event::Solved,
        ],
    };
    Logged { row, size: 1 << 33, marked: 1 << 40, resets: 7 }
}

fn progress(phase: Phase) -> Progress {
    Progress {
        id: 3,
        island: 63,
        phase,
        rows: vec![row(), row()],
        best: Grid::empty(Shape::Flat4),
        found: 2,
        elapsed: 0.5,
        mismatches: 3,
        algorithm_view: Some(Shown {
            panel: Some(Panel::Solutions),
            data: Data::Solutions(Solutions { count: 9, first: vec![vec![1, 2]], met: 1 << 53, since: 7, wanted: 140 }),
            ..Shown::default()
        }),
        agreement: vec![Agreement::count(1 << 53, 4, [[1u8; 16].as_slice()].into_iter())],
    }
}

/// The views of every algorithm.
fn algorithm_views() -> Vec<Report> {
    let mut all = Vec::new();
    for (algorithm, shape) in ALGORITHMS.iter().flat_map(|a| [(a, Shape::Flat4), (a, Shape::Cube4)]) {
        let Ok(mut run) = Run::new(algorithm.name, &Grid::empty(shape), &Settings::default(), 1) else { continue };
        run.step();
        let (best, rows) = (run.best(), vec![Logged::default().next(&run)]);
        let algorithm_view = Viewer::new(true).view(&run, true, 0.0);
        all.push(Report::Progress(Progress { best, rows, algorithm_view, ..progress(Phase::Running) }));
    }
    all
}

#[wasm_bindgen_test]
fn every_report_crosses() {
    let grid = Grid::empty(Shape::Flat4);
    let phases = [
        Phase::Running,
        Phase::Paused,
        Phase::Solved,
        Phase::Rejected,
        Phase::LimitReached,
        Phase::Ended(End::Stalled),
        Phase::Stopped,
    ];
    let verdicts = [
        Verdict::None(Contradiction::Conflict { house: 1, squares: (2, 3), digit: 4 }),
        Verdict::None(Contradiction::Search),
        Verdict::One(grid.clone()),
        Verdict::Several(grid.clone(), grid.clone()),
        Verdict::Undecided,
    ];
    let settings =
        SettingsError::Value { key: "seed".into(), value: "x".into(), bounds: Bounds::Whole { min: 0, max: 9 } };
    let made = generate(Shape::Cube4, Level::Minimal, Way::Verified, (1 << 53) + 1).expect("a cube");
    let generating =
        generate::Progress { stage: generate::Stage::Removal, done: 7, of: 255, tally: Some(Tally::default()) };
    let rating = rate(&RateOrder { runs: 2, ..RateOrder::new(grid, 1) }).expect("rated");
    let rated = RateProgress {
        done: 1,
        of: 2,
        runs: vec![1 << 53],
        generation: 1 << 40,
        mean: Some(0.5),
        band: Some(Band::Hard),
    };
    let mut all = vec![
        Report::Refused { id: 3, reason: RunError::Settings(settings) },
        Report::Generated { id: 5, made, milliseconds: 2.5 },
        Report::GenerateProgress { id: 5, progress: generating },
        Report::GenerateRefused { id: 5, reason: GenerateError::Level },
        Report::Rated { id: 6, rating, milliseconds: 0.5 },
        Report::RateProgress { id: 6, progress: rated },
        Report::RateRefused { id: 6, reason: RateError::Runs },
    ];
    all.extend(phases.map(|phase| Report::Progress(progress(phase))));
    all.extend(verdicts.map(|verdict| Report::Verdict { id: 9, verdict, nodes: 7, milliseconds: 1.5 }));
    all.extend(NUMBERS.map(|count| Report::Counted { id: 9, count, complete: false }));
    all.extend(NUMBERS.map(|generation| Report::Emigrants { id: 1, island: 0, generation, digits: individuals() }));
    all.extend(algorithm_views());
    reports(all);
}

#[wasm_bindgen_test]
fn seeds_are_big_integers_and_rows_and_boards_are_bytes() {
    for seed in NUMBERS {
        let message = wire::to_js(&Command::Start(start(seed, Limits::default()))).expect("written");
        assert_eq!(field(&message, &["Start", "recipe", "seed"]), JsValue::from(seed));
        assert!(field(&message, &["Start", "recipe", "seed"]).is_bigint());
        assert!(field(&message, &["Start", "recipe", "body"]).is_instance_of::<Uint8Array>());
    }
    let message = wire::to_js(&Report::Progress(progress(Phase::Running))).expect("written");
    assert!(field(&message, &["Progress"]).is_instance_of::<Uint8Array>());
    let message = wire::to_js(&Report::Counted { id: 1, count: u64::MAX, complete: false }).expect("written");
    assert_eq!(field(&message, &["Counted", "count"]), JsValue::from(u64::MAX));
    let message = wire::to_js(&Command::Verdict { id: 1, puzzle: Grid::empty(Shape::Flat4) }).expect("written");
    assert!(field(&message, &["Verdict", "body"]).is_instance_of::<Uint8Array>());
}

#[wasm_bindgen_test]
fn garbage_is_an_error_and_no_panic() {
    let packed = wire::to_js(&Command::Verdict { id: 1, puzzle: Grid::empty(Shape::Flat4) }).expect("written");
    let _ = js_sys::Reflect::set(&field(&packed, &["Verdict"]), &"body".into(), &Uint8Array::new_with_length(0));
    let object = js_sys::Object::new().into();
    for garbage in [JsValue::NULL, JsValue::from_str("Dance"), JsValue::from_f64(7.0), object, packed] {
        assert!(wire::from_js::<Command>(garbage).is_err());
    }
}
