//! The search thread without a browser: puzzles are made in slices, and a refused answer is told as such.

use std::cell::Cell;

use sudokube::evolve::algorithms::find;
use sudokube::evolve::{ALGORITHMS, Limits, Recipe};
use sudokube::generate::{GenerateOrder, Level, Way, generate};
use sudokube::puzzle::{Grid, Shape};
use sudokube::threads::search::Session;
use sudokube::threads::search::protocol::{Command, Phase, Report, Speed, Start};
use sudokube::threads::{Next, Program};

const ORDER: GenerateOrder =
    GenerateOrder { shape: Shape::Cube9, level: Level::Hard, way: Way::Verified, givens: None, seed: 7 };

/// A clock that moves by a millisecond whenever it is looked at.
fn clock() -> impl Fn() -> f64 {
    let time = Cell::new(0.0);
    move || time.replace(time.get() + 1.0)
}

#[test]
fn a_cube_is_made_in_slices_with_progress() {
    let (clock, mut session) = (clock(), Session::default());
    assert!(session.handle(Command::Generate { id: 3, order: ORDER }, &clock).is_empty());
    let (mut told, mut result) = (0, None);
    while session.next(clock()) == Next::Now {
        for report in session.slice(&clock) {
            match report {
                Report::GenerateProgress { id: 3, .. } => told += 1,
                Report::Generated { id: 3, made, .. } => result = Some(made),
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(told > 3, "{told} reports");
    assert_eq!(result, generate(ORDER.shape, ORDER.level, ORDER.way, ORDER.seed).ok());
}

#[test]
fn making_can_be_stopped_and_refused() {
    let (clock, mut session) = (clock(), Session::default());
    session.handle(Command::Generate { id: 1, order: ORDER }, &clock);
    session.slice(&clock);
    session.handle(Command::GenerateStop, &clock);
    assert_eq!(session.next(clock()), Next::Idle);
    let order = GenerateOrder { way: Way::Agreement, ..ORDER };
    let refused = session.handle(Command::Generate { id: 2, order }, &clock);
    assert!(matches!(refused[..], [Report::GenerateRefused { id: 2, .. }]));
}

#[test]
fn six_faces_that_make_no_cube_are_rejected_and_the_run_rests() {
    let (clock, mut session) = (clock(), Session::default());
    let puzzle = generate(Shape::Cube9, Level::Hard, Way::Thesis, 1).unwrap().puzzle;
    let order = Start {
        id: 5,
        recipe: Recipe { limits: Limits::default(), ..Recipe::new(find("waters-sequential").unwrap(), &puzzle, 1) },
        speed: Speed::Full,
        pause_at: None,
        island: 0,
        in_sight: true,
    };
    let mut phase = Phase::Running;
    session.handle(Command::Start(order), &clock);
    while phase == Phase::Running {
        for report in session.slice(&clock) {
            let Report::Progress(progress) = report else { panic!("{report:?}") };
            phase = progress.phase;
        }
    }
    assert_eq!(phase, Phase::Rejected);
    assert_eq!(session.next(clock()), Next::Idle);
}

/// On the largest board that suits it, every algorithm does one generation a step, and stops when it is told to.
#[test]
fn step_and_stop_work_for_every_algorithm() {
    for algorithm in ALGORITHMS {
        let (clock, mut session) = (clock(), Session::default());
        let mut suited = Shape::OFFERED.into_iter().filter(|&s| algorithm.suits(s).is_ok());
        let order = Start {
            id: 5,
            recipe: Recipe::new(algorithm, &Grid::empty(suited.next_back().unwrap()), 1),
            speed: Speed::Full,
            pause_at: Some(0),
            island: 0,
            in_sight: true,
        };
        let last = |reports: Vec<Report>| match reports.into_iter().next_back() {
            Some(Report::Progress(progress)) => progress,
            other => panic!("{}: {other:?}", algorithm.name),
        };
        let mut reports = session.handle(Command::Start(order), &clock);
        reports.extend(session.handle(Command::Step, &clock));
        let stepped = last(reports);
        // An empty board may leave a method of deduction nothing to do.
        let done = stepped.rows.last().map(|r| r.number()) == Some(1) || matches!(stepped.phase, Phase::Ended(_));
        assert!(done, "{}: {stepped:?}", algorithm.name);
        if stepped.phase == Phase::Paused {
            session.handle(Command::Resume, &clock);
            session.slice(&clock);
            let stopped = last(session.handle(Command::Stop, &clock));
            let over = matches!(stopped.phase, Phase::Stopped | Phase::Solved | Phase::Rejected | Phase::Ended(_));
            assert!(over, "{}: {:?}", algorithm.name, stopped.phase);
            assert_eq!(session.next(clock()), Next::Idle);
        }
    }
}
