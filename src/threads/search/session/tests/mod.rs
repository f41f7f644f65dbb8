pub mod islands;
pub mod look;
pub mod rating;

use std::cell::Cell;
use std::collections::VecDeque;

use crate::evolve::algorithms::find;
use crate::evolve::island;
use crate::evolve::joined::Logged;
use crate::evolve::{Limits, Recipe, Run, Settings};
use crate::exact::Verdict;
use crate::puzzle::Shape;
use crate::text::read;
use crate::threads::search::exchange::Exchange;
use crate::threads::search::protocol::{Phase, Progress, Speed};
use crate::threads::search::session::*;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// Of the list 1106: the hybrid needs some hundred generations.
const STUBBORN: &str = "........9.5.1...3...9.2.4...3.7...5.......8..8....4..2.....1.6.5.16......6..73...";

/// A clock that moves on by `tick` milliseconds whenever it is read.
struct Clock {
    now: Cell<f64>,
    tick: f64,
}

impl Clock {
    fn ticking(tick: f64) -> Clock {
        Clock { now: Cell::new(0.0), tick }
    }

    fn read(&self) -> f64 {
        self.now.set(self.now.get() + self.tick);
        self.now.get()
    }
}

fn recipe(algorithm: &str, puzzle: &Grid, seed: u64) -> Recipe {
    Recipe::new(find(algorithm).unwrap(), puzzle, seed)
}

fn with_limits(start: Start, limits: Limits) -> Start {
    Start { recipe: Recipe { limits, ..start.recipe }, ..start }
}

fn order(puzzle: &str, speed: Speed) -> Start {
    Start {
        id: 7,
        recipe: Recipe { limits: Limits::default(), ..recipe("waters-grid", &read(puzzle).unwrap().grid, 5) },
        speed,
        pause_at: None,
        island: 0,
        in_sight: true,
    }
}

/// An empty 16×16 board, which takes Waters' algorithm far more generations than these tests run.
fn endless(speed: Speed) -> Start {
    let start = order(EASY, speed);
    Start { recipe: Recipe { puzzle: Grid::empty(Shape::Flat16), ..start.recipe }, ..start }
}

fn progress(reports: &[Report]) -> &Progress {
    match reports {
        [Report::Progress(progress)] => progress,
        other => panic!("{other:?}"),
    }
}

/// Slices until the run is no longer running; all rows and the last message.
fn finish(session: &mut Session, clock: &Clock) -> (Vec<u64>, Progress) {
    let mut rows = Vec::new();
    loop {
        for report in session.slice(&|| clock.read()) {
            if let Report::Progress(p) = report {
                rows.extend(p.rows.iter().map(Logged::number));
                if p.phase != Phase::Running {
                    return (rows, p);
                }
            }
        }
    }
}

#[test]
fn a_run_is_solved_and_checked_and_every_row_arrives_once() {
    let clock = Clock::ticking(1.0);
    let mut session = Session::default();
    let first = session.handle(Command::Start(order(ESCARGOT, Speed::Full)), &|| clock.read());
    assert_eq!((progress(&first).id, progress(&first).rows[0].number()), (7, 0));
    let (rows, end) = finish(&mut session, &clock);
    assert_eq!(rows, (1..=rows.len() as u64).collect::<Vec<_>>());
    assert_eq!(end.phase, Phase::Solved);
    assert!(crate::puzzle::check::check(&order(ESCARGOT, Speed::Full).recipe.puzzle, &end.best).is_ok());
    assert_eq!(session.next(clock.read()), Next::Idle);
    assert!(session.slice(&|| clock.read()).is_empty());
}

#[test]
fn pause_step_resume_and_stop_answer_at_once() {
    let clock = Clock::ticking(0.1);
    let now = || clock.read();
    let mut session = Session::default();
    session.handle(Command::Start(endless(Speed::Full)), &now);
    session.slice(&now);
    let paused = session.handle(Command::Pause, &now);
    let generation = progress(&paused).rows.last().map(|r| r.number());
    assert_eq!(progress(&paused).phase, Phase::Paused);
    assert_eq!(session.next(now()), Next::Idle);
    clock.now.set(clock.now.get() + 1e6);
    let stepped = session.handle(Command::Step, &now);
    assert_eq!((progress(&stepped).phase, progress(&stepped).rows.len()), (Phase::Paused, 1));
    assert_eq!(Some(progress(&stepped).rows[0].number()), generation.map(|g| g + 1));
    assert!(progress(&stepped).elapsed < 100.0, "pauses do not count");
    assert_eq!(progress(&session.handle(Command::Resume, &now)).phase, Phase::Running);
    session.slice(&now);
    assert_eq!(progress(&session.handle(Command::Stop, &now)).phase, Phase::Stopped);
    assert_eq!(session.next(now()), Next::Idle);
    assert_eq!(progress(&session.handle(Command::Resume, &now)).phase, Phase::Running, "a stopped run is kept");
}

/// A session that repeats an endless run up to a generation, slice by slice.
fn repeated(generation: u64, clock: &Clock) -> Session {
    let mut session = Session::default();
    let order = Start { pause_at: Some(generation), ..endless(Speed::PerSecond(1.0)) };
    assert!(session.handle(Command::Start(order), &|| clock.read()).is_empty(), "nothing is told before it is there");
    session
}

#[test]
fn a_run_is_repeated_up_to_a_generation_at_full_speed_in_slices_and_then_rests() {
    let clock = Clock::ticking(0.5);
    let (mut session, mut slices) = (repeated(30, &clock), 0);
    let reports = loop {
        slices += 1;
        let reports = session.slice(&|| clock.read());
        if !reports.is_empty() {
            break reports;
        }
    };
    let there = progress(&reports);
    assert_eq!((there.phase, there.rows.len()), (Phase::Paused, 31));
    assert_eq!(there.rows.last().map(Logged::number), Some(30));
    assert_eq!(there.agreement.iter().map(|count| count.generation).collect::<Vec<_>>(), [30], "no count of the way");
    assert!(slices > 1 && clock.read() < 2000.0, "{slices} slices");
    assert_eq!(session.next(clock.read()), Next::Idle);
    // What is the run's own is as if it had been gone by steps.
    let mut stepped = Session::default();
    stepped.handle(Command::Start(Start { pause_at: Some(0), ..endless(Speed::Full) }), &|| clock.read());
    let steps: Vec<_> = (0..30).map(|_| stepped.handle(Command::Step, &|| clock.read())).collect();
    assert_eq!(progress(steps.last().unwrap()).best, there.best);
    assert_eq!(progress(steps.last().unwrap()).rows.last(), there.rows.last());
}

#[test]
fn what_is_asked_for_on_the_way_to_a_generation_is_done() {
    let clock = Clock::ticking(0.5);
    let now = || clock.read();
    let mut session = repeated(30, &clock);
    session.slice(&now);
    assert!(session.handle(Command::Step, &now).is_empty());
    let (rows, there) = finish(&mut session, &clock);
    assert_eq!((rows.last(), there.phase), (Some(&31), Phase::Paused));
    for (command, phase) in
        [(Command::Pause, Phase::Paused), (Command::Resume, Phase::Running), (Command::Stop, Phase::Stopped)]
    {
        let mut session = repeated(30, &clock);
        session.slice(&now);
        let answer = session.handle(command, &now);
        assert_eq!(progress(&answer).phase, phase);
        assert!(progress(&answer).rows.last().is_some_and(|row| row.number() < 30));
    }
}

#[test]
fn the_rows_do_not_depend_on_slices_and_pauses() {
    let ends = [0.0001, 0.7, 5.0, 40.0].map(|tick| {
        let clock = Clock::ticking(tick);
        let now = || clock.read();
        let mut session = Session::default();
        let limits = Limits { generations: Some(6), evaluations: None };
        session.handle(Command::Start(Start { pause_at: Some(0), ..with_limits(endless(Speed::Full), limits) }), &now);
        session.handle(Command::Step, &now);
        session.handle(Command::Resume, &now);
        let (_, end) = finish(&mut session, &clock);
        (end.rows.last().cloned(), end.best)
    });
    assert!(ends.iter().all(|e| *e == ends[0]));
}

#[test]
fn a_slice_ends_in_time_and_messages_come_once_a_frame() {
    let clock = Clock::ticking(1.0);
    let now = || clock.read();
    let mut session = Session::default();
    session.handle(Command::Start(endless(Speed::Full)), &now);
    let mut posts = Vec::new();
    for _ in 0..15 {
        let begun = clock.now.get();
        let reports = session.slice(&now);
        assert!(clock.now.get() - begun < SLICE + 5.0);
        posts.extend(reports.iter().map(|_| clock.now.get()));
    }
    assert!(posts.len() > 5 && posts.windows(2).all(|w| w[1] - w[0] >= 16.0), "{posts:?}");
}

#[test]
fn a_pace_is_kept_by_the_clock() {
    let clock = Clock::ticking(0.001);
    let now = || clock.read();
    let mut session = Session::default();
    session.handle(Command::Start(endless(Speed::PerSecond(4.0))), &now);
    let mut generations = 0;
    while clock.now.get() < 2_010.0 {
        match session.next(now()) {
            Next::After(wait) => clock.now.set(clock.now.get() + wait),
            Next::Now => {}
            Next::Idle => panic!("a running job is never idle"),
        }
        for report in session.slice(&now) {
            generations += progress(&[report]).rows.len();
        }
    }
    assert_eq!(generations, (clock.now.get() / 250.0) as usize);
    session.handle(Command::Speed(Speed::PerSecond(1.0)), &now);
    assert!(matches!(session.next(now()), Next::After(wait) if wait > 900.0));
    session.handle(Command::Speed(Speed::Full), &now);
    assert_eq!(session.next(now()), Next::Now);
}

#[test]
fn a_run_at_its_limit_goes_on_with_a_higher_one() {
    let clock = Clock::ticking(0.1);
    let now = || clock.read();
    let mut session = Session::default();
    let limits = |g| Limits { generations: Some(g), evaluations: None };
    session.handle(Command::Start(with_limits(endless(Speed::Full), limits(3))), &now);
    let (rows, end) = finish(&mut session, &clock);
    assert_eq!((rows, end.phase), (vec![1, 2, 3], Phase::LimitReached));
    assert_eq!(progress(&session.handle(Command::Resume, &now)).phase, Phase::LimitReached);
    assert_eq!(progress(&session.handle(Command::Step, &now)).phase, Phase::LimitReached);
    session.handle(Command::Limits(limits(5)), &now);
    assert_eq!(progress(&session.handle(Command::Resume, &now)).phase, Phase::Running);
    assert_eq!(finish(&mut session, &clock).0, [4, 5]);
}

#[test]
fn what_cannot_start_is_refused_with_a_reason() {
    let clock = Clock::ticking(0.1);
    let mut session = Session::default();
    let mut other = Settings::default();
    other.set("annealing", find("annealing").unwrap().settings, "cooling", "0.5").unwrap();
    let good = order(EASY, Speed::Full);
    for recipe in [recipe("waters-cube", &good.recipe.puzzle, 5), Recipe { settings: other, ..good.recipe.clone() }] {
        let reports = session.handle(Command::Start(Start { recipe, ..good.clone() }), &|| clock.read());
        assert!(matches!(reports.as_slice(), [Report::Refused { id: 7, .. }]), "{reports:?}");
    }
    assert_eq!(session.next(0.0), Next::Idle);
}

#[test]
fn commands_without_a_run_do_nothing() {
    let mut session = Session::default();
    for command in [Command::Pause, Command::Resume, Command::Step, Command::Stop, Command::Speed(Speed::Full)] {
        assert!(session.handle(command, &|| 0.0).is_empty());
    }
}

#[test]
fn a_verdict_comes_while_a_run_goes_on_and_the_newer_question_counts() {
    let clock = Clock::ticking(0.1);
    let now = || clock.read();
    let mut session = Session::default();
    session.handle(Command::Start(endless(Speed::Full)), &now);
    let ask = |id, text: &str| Command::Verdict { id, puzzle: read(text).unwrap().grid };
    session.handle(ask(1, EASY), &now);
    session.handle(ask(2, ESCARGOT), &now);
    let verdict = (0..50).find_map(|_| session.slice(&now).into_iter().find(|r| matches!(r, Report::Verdict { .. })));
    assert!(matches!(verdict, Some(Report::Verdict { id: 2, verdict: Verdict::One(_), .. })), "{verdict:?}");
    assert_eq!(session.next(now()), Next::Now, "the run goes on");
}

#[test]
fn a_question_without_end_is_left_undecided() {
    // The clock moves on so fast that the time is used up before the search is.
    let clock = Clock::ticking(VERDICT_CAP);
    let mut session = Session::default();
    let puzzle = read(ESCARGOT).unwrap().grid;
    session.handle(Command::Verdict { id: 3, puzzle }, &|| clock.read());
    let reports = session.slice(&|| clock.read());
    assert!(matches!(reports.as_slice(), [Report::Verdict { id: 3, verdict: Verdict::Undecided, .. }]), "{reports:?}");
}

#[test]
fn solutions_are_counted_up_to_a_limit_beside_a_verdict() {
    let clock = Clock::ticking(1.0);
    let mut session = Session::default();
    let puzzle = Grid::empty(Shape::Flat4);
    let mut count = |id, limit| {
        session.handle(Command::Verdict { id: 1, puzzle: puzzle.clone() }, &|| clock.read());
        session.handle(Command::Count { id, puzzle: puzzle.clone(), limit }, &|| clock.read());
        let reports: Vec<Report> = (0..1000).flat_map(|_| session.slice(&|| clock.read())).collect();
        assert!(matches!(reports[0], Report::Verdict { id: 1, verdict: Verdict::Several(..), .. }), "{reports:?}");
        reports.into_iter().find(|r| matches!(r, Report::Counted { .. }))
    };
    assert_eq!(count(2, 1000), Some(Report::Counted { id: 2, count: 288, complete: true }));
    assert_eq!(count(3, 10), Some(Report::Counted { id: 3, count: 10, complete: false }));
}
