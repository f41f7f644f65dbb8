//! In WebAssembly: the rows of the golden file, and what crosses between page and worker. `make test-wasm` runs it in Node.

#![cfg(target_arch = "wasm32")]

#[path = "native/golden.rs"]
mod golden;

use sudokube::evolve::{
    ALGORITHMS, AlgorithmView, End, Event, Generation, Limits, Run, RunError, Settings, SettingsError,
};
use sudokube::exact::{Contradiction, Verdict};
use sudokube::generate;
use sudokube::generate::{GenerateError, GenerateOrder, Level, Tally, Way, generate};
use sudokube::puzzle::{Grid, Shape};
use sudokube::rate::{Band, RateError, RateOrder, RateProgress, rate};
use sudokube::threads::search::protocol::{Command, Order, Phase, Progress, Report, Speed};
use sudokube::threads::wire;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn rows_are_those_of_native_runs() {
    assert_eq!(golden::difference(&golden::rows()), None);
}

fn command(command: Command) {
    let message = wire::command_to_js(&command).expect("written");
    assert_eq!(wire::command_from_js(message).expect("read"), command);
}

fn report(report: Report) {
    let message = wire::report_to_js(&report).expect("written");
    assert_eq!(wire::report_from_js(message).expect("read"), report);
}

fn order(seed: u64, limits: Limits) -> Order {
    let mut settings = Settings::default();
    let algorithm = &sudokube::evolve::ALGORITHMS[0];
    settings.set(algorithm.name, algorithm.settings, "population", "33").expect("a setting");
    Order {
        id: u32::MAX,
        puzzle: Grid::empty(Shape::Flat25),
        algorithm: algorithm.name.to_string(),
        settings,
        seed: seed.to_string(),
        limits,
        speed: Speed::PerSecond(2.5),
        paused: true,
        islands: 1,
        island: 0,
    }
}

#[wasm_bindgen_test]
fn every_command_crosses() {
    let all = Limits { generations: Some(u64::MAX), evaluations: Some((1 << 53) + 1) };
    for seed in [0, (1 << 53) + 1, u64::MAX] {
        command(Command::Start(order(seed, all)));
    }
    command(Command::Start(order(1, Limits::default())));
    command(Command::Verdict { id: 1, puzzle: Grid::empty(Shape::Flat4) });
    command(Command::Count { id: 2, puzzle: Grid::empty(Shape::Flat4), limit: 1 << 60 });
    for c in [Command::Pause, Command::Resume, Command::Step, Command::Stop, Command::Panic] {
        command(c);
    }
    let order = GenerateOrder {
        shape: Shape::Cube9,
        level: Level::VeryHard,
        way: Way::Thesis,
        givens: Some(9),
        seed: u64::MAX,
    };
    command(Command::Generate { id: 4, order });
    command(Command::GenerateStop);
    command(Command::Rate { id: 6, order: RateOrder::new(Grid::empty(Shape::Flat9), (1 << 53) + 1) });
    command(Command::RateStop);
    command(Command::Speed(Speed::Full));
    command(Command::Limits(Limits { generations: Some(7), evaluations: None }));
}

#[wasm_bindgen_test]
fn every_report_crosses() {
    let grid = Grid::empty(Shape::Flat4);
    let row = Generation {
        generation: 1 << 40,
        evaluations: (1 << 53) - 1,
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
    report(Report::Ready);
    for phase in [
        Phase::Running,
        Phase::Paused,
        Phase::Solved,
        Phase::Rejected,
        Phase::LimitReached,
        Phase::Ended(End::Stalled),
        Phase::Stopped,
    ] {
        let rows = vec![row.clone(), row.clone()];
        report(Report::Progress(Progress {
            id: 3,
            island: 63,
            phase,
            rows,
            best: grid.clone(),
            found: 2,
            elapsed: 0.5,
            mismatches: 3,
            inside: Some(AlgorithmView::Solutions {
                count: 9,
                first: vec![vec![1, 2]],
                met: 1 << 53,
                since: 7,
                wanted: 140,
            }),
        }));
    }
    // What every algorithm shows of its inside.
    for (algorithm, shape) in ALGORITHMS.iter().flat_map(|a| [(a, Shape::Flat4), (a, Shape::Cube4)]) {
        let Ok(mut run) = Run::new(algorithm.name, &Grid::empty(shape), &Settings::default(), 1) else { continue };
        run.step();
        let (best, rows, inside) = (run.best(), vec![run.row().clone()], run.search().inside());
        let (id, phase, found, elapsed, mismatches) = (3, Phase::Running, 2, 0.5, 0);
        report(Report::Progress(Progress { id, island: 0, phase, rows, best, found, elapsed, mismatches, inside }));
    }
    let settings = SettingsError::Value { key: "seed".into(), value: "x".into(), wanted: "a number".into() };
    report(Report::Refused { id: 3, reason: RunError::Settings(settings) });
    for verdict in [
        Verdict::None(Contradiction::Conflict { house: 1, squares: (2, 3), digit: 4 }),
        Verdict::None(Contradiction::Search),
        Verdict::One(grid.clone()),
        Verdict::Several(grid.clone(), grid.clone()),
        Verdict::Undecided,
    ] {
        report(Report::Verdict { id: 9, verdict, milliseconds: 1.5 });
    }
    report(Report::Counted { id: 9, count: (1 << 53) + 1, complete: false });
    let made = generate(Shape::Cube4, Level::Minimal, Way::Verified, (1 << 53) + 1).expect("a cube");
    report(Report::Generated { id: 5, made, milliseconds: 2.5 });
    let progress =
        generate::Progress { stage: generate::Stage::Removal, done: 7, of: 255, tally: Some(Tally::default()) };
    report(Report::GenerateProgress { id: 5, progress });
    report(Report::GenerateRefused { id: 5, reason: GenerateError::Level });
    let rating = rate(&RateOrder { runs: 2, ..RateOrder::new(Grid::empty(Shape::Flat4), 1) }).expect("rated");
    report(Report::Rated { id: 6, rating, milliseconds: 0.5 });
    let progress = RateProgress {
        done: 1,
        of: 2,
        runs: vec![1 << 53],
        generation: 1 << 40,
        mean: Some(0.5),
        band: Some(Band::Hard),
    };
    report(Report::RateProgress { id: 6, progress });
    report(Report::RateRefused { id: 6, reason: RateError::Runs });
    report(Report::Panicked { message: "why".into() });
}

#[wasm_bindgen_test]
fn garbage_is_an_error_and_no_panic() {
    for garbage in [JsValue::NULL, JsValue::from_str("Dance"), JsValue::from_f64(7.0), js_sys::Object::new().into()] {
        assert!(wire::command_from_js(garbage).is_err());
    }
}
