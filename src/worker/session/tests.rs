use std::cell::Cell;

use super::*;
use crate::evolve::{Limits, Settings};
use crate::exact::Verdict;
use crate::protocol::{Phase, Progress, Speed};
use crate::puzzle::Shape;
use crate::text::read;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

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

fn order(puzzle: &str, speed: Speed) -> Order {
    Order {
        id: 7,
        puzzle: read(puzzle).unwrap().grid,
        algorithm: "waters-grid".into(),
        settings: Settings::default(),
        seed: "5".into(),
        limits: Limits::default(),
        speed,
        paused: false,
        islands: 1,
    }
}

/// An empty 16×16 board, which takes Waters' algorithm far more generations than these tests run.
fn endless(speed: Speed) -> Order {
    Order { puzzle: Grid::empty(Shape::Flat16), ..order(EASY, speed) }
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
                rows.extend(p.rows.iter().map(|r| r.generation));
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
    let first = session.command(Command::Start(order(ESCARGOT, Speed::Full)), &|| clock.read());
    assert_eq!((progress(&first).id, progress(&first).rows[0].generation), (7, 0));
    let (rows, end) = finish(&mut session, &clock);
    assert_eq!(rows, (1..=rows.len() as u64).collect::<Vec<_>>());
    assert_eq!(end.phase, Phase::Solved);
    assert!(crate::puzzle::check::check(&order(ESCARGOT, Speed::Full).puzzle, &end.best).is_ok());
    assert_eq!(session.next(clock.read()), Next::Idle);
    assert!(session.slice(&|| clock.read()).is_empty());
}

#[test]
fn pause_step_resume_and_stop_answer_at_once() {
    let clock = Clock::ticking(0.1);
    let now = || clock.read();
    let mut session = Session::default();
    session.command(Command::Start(endless(Speed::Full)), &now);
    session.slice(&now);
    let paused = session.command(Command::Pause, &now);
    let generation = progress(&paused).rows.last().map(|r| r.generation);
    assert_eq!(progress(&paused).phase, Phase::Paused);
    assert_eq!(session.next(now()), Next::Idle);
    clock.now.set(clock.now.get() + 1e6);
    let stepped = session.command(Command::Step, &now);
    assert_eq!((progress(&stepped).phase, progress(&stepped).rows.len()), (Phase::Paused, 1));
    assert_eq!(Some(progress(&stepped).rows[0].generation), generation.map(|g| g + 1));
    assert!(progress(&stepped).elapsed < 100.0, "pauses do not count");
    assert_eq!(progress(&session.command(Command::Resume, &now)).phase, Phase::Running);
    session.slice(&now);
    assert_eq!(progress(&session.command(Command::Stop, &now)).phase, Phase::Stopped);
    assert_eq!(session.next(now()), Next::Idle);
    assert_eq!(progress(&session.command(Command::Resume, &now)).phase, Phase::Running, "a stopped run is kept");
}

#[test]
fn the_rows_do_not_depend_on_slices_and_pauses() {
    let ends = [0.0001, 0.7, 5.0, 40.0].map(|tick| {
        let clock = Clock::ticking(tick);
        let now = || clock.read();
        let mut session = Session::default();
        let limits = Limits { generations: Some(6), evaluations: None };
        session.command(Command::Start(Order { paused: true, limits, ..endless(Speed::Full) }), &now);
        session.command(Command::Step, &now);
        session.command(Command::Resume, &now);
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
    session.command(Command::Start(endless(Speed::Full)), &now);
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
    session.command(Command::Start(endless(Speed::PerSecond(4.0))), &now);
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
    session.command(Command::Speed(Speed::PerSecond(1.0)), &now);
    assert!(matches!(session.next(now()), Next::After(wait) if wait > 900.0));
    session.command(Command::Speed(Speed::Full), &now);
    assert_eq!(session.next(now()), Next::Now);
}

#[test]
fn a_run_at_its_limit_goes_on_with_a_higher_one() {
    let clock = Clock::ticking(0.1);
    let now = || clock.read();
    let mut session = Session::default();
    let limits = |g| Limits { generations: Some(g), evaluations: None };
    session.command(Command::Start(Order { limits: limits(3), ..endless(Speed::Full) }), &now);
    let (rows, end) = finish(&mut session, &clock);
    assert_eq!((rows, end.phase), (vec![1, 2, 3], Phase::LimitReached));
    assert_eq!(progress(&session.command(Command::Resume, &now)).phase, Phase::LimitReached);
    assert_eq!(progress(&session.command(Command::Step, &now)).phase, Phase::LimitReached);
    session.command(Command::Limits(limits(5)), &now);
    assert_eq!(progress(&session.command(Command::Resume, &now)).phase, Phase::Running);
    assert_eq!(finish(&mut session, &clock).0, [4, 5]);
}

#[test]
fn what_cannot_start_is_refused_with_a_reason() {
    let clock = Clock::ticking(0.1);
    let mut session = Session::default();
    for bad in [
        Order { seed: "18446744073709551616".into(), ..order(EASY, Speed::Full) },
        Order { algorithm: "magic".into(), ..order(EASY, Speed::Full) },
    ] {
        let reports = session.command(Command::Start(bad), &|| clock.read());
        assert!(matches!(reports.as_slice(), [Report::Refused { id: 7, .. }]), "{reports:?}");
    }
    assert_eq!(session.next(0.0), Next::Idle);
}

#[test]
fn commands_without_a_run_do_nothing() {
    let mut session = Session::default();
    for command in [Command::Pause, Command::Resume, Command::Step, Command::Stop, Command::Speed(Speed::Full)] {
        assert!(session.command(command, &|| 0.0).is_empty());
    }
}

#[test]
fn a_verdict_comes_while_a_run_goes_on_and_the_newer_question_counts() {
    let clock = Clock::ticking(0.1);
    let now = || clock.read();
    let mut session = Session::default();
    session.command(Command::Start(endless(Speed::Full)), &now);
    let ask = |id, text: &str| Command::Verdict { id, puzzle: read(text).unwrap().grid };
    session.command(ask(1, EASY), &now);
    session.command(ask(2, ESCARGOT), &now);
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
    session.command(Command::Verdict { id: 3, puzzle }, &|| clock.read());
    let reports = session.slice(&|| clock.read());
    assert!(matches!(reports.as_slice(), [Report::Verdict { id: 3, verdict: Verdict::Undecided, .. }]), "{reports:?}");
}

fn rate(puzzle: &str, runs: u32) -> Command {
    let order = crate::rate::RateOrder { runs, ..crate::rate::RateOrder::new(read(puzzle).unwrap().grid, 3) };
    Command::Rate { id: 8, order }
}

#[test]
fn a_rating_is_told_as_it_grows_and_does_not_depend_on_slices() {
    let ratings = [0.01, 1.0, 30.0].map(|tick| {
        let clock = Clock::ticking(tick);
        let now = || clock.read();
        let mut session = Session::default();
        assert!(session.command(rate(EASY, 20), &now).is_empty());
        assert_eq!(session.next(now()), Next::Now);
        let mut done = 0;
        loop {
            match session.slice(&now).as_slice() {
                [] => {}
                [Report::RateProgress { id: 8, progress }] => {
                    assert!(
                        progress.done >= done && progress.of == 20 && progress.mean.is_some() == (progress.done > 0)
                    );
                    done = progress.done;
                }
                [Report::Rated { id: 8, rating, .. }] => break rating.clone(),
                other => panic!("{other:?}"),
            }
        }
    });
    assert!(ratings[0].solved == 20 && ratings.iter().all(|r| *r == ratings[0]), "{ratings:?}");
}

#[test]
fn a_rating_can_be_stopped_while_a_run_goes_on_and_a_board_it_cannot_rate_is_refused() {
    let clock = Clock::ticking(1.0);
    let now = || clock.read();
    let mut session = Session::default();
    session.command(Command::Start(endless(Speed::Full)), &now);
    session.command(rate(ESCARGOT, 100), &now);
    let mut reports = session.slice(&now);
    assert!(reports.iter().any(|r| matches!(r, Report::RateProgress { id: 8, .. })), "{reports:?}");
    session.command(Command::RateStop, &now);
    for _ in 0..20 {
        reports = session.slice(&now);
        assert!(reports.iter().all(|r| matches!(r, Report::Progress(_))), "{reports:?}");
    }
    let order = crate::rate::RateOrder::new(Grid::empty(Shape::Cube4), 1);
    let refused = session.command(Command::Rate { id: 9, order }, &now);
    assert!(matches!(refused.as_slice(), [Report::RateRefused { id: 9, .. }]), "{refused:?}");
}

#[test]
fn islands_that_exchange_through_the_page_find_what_threads_find() {
    use crate::evolve::{Run, island};
    let start = |k| Run::new("waters-grid", &read(ESCARGOT).unwrap().grid, &Settings::default(), island::seed(9, k));
    let expected = island::run(3, start, Limits::default(), || false).unwrap();
    assert!(expected.generations > island::EPOCH, "there was an exchange");

    let clock = Clock::ticking(0.5);
    let now = || clock.read();
    let mut sessions: [Session; 3] = Default::default();
    for (k, session) in sessions.iter_mut().enumerate() {
        let seed = island::seed(9, k as u32).to_string();
        session.command(Command::Start(Order { seed, islands: 3, ..order(ESCARGOT, Speed::Full) }), &now);
    }
    let mut won: Vec<(u64, usize, Grid)> = Vec::new();
    while won.is_empty() || sessions.iter().any(|s| s.next(now()) != Next::Idle) {
        for k in 0..3 {
            for report in sessions[k].slice(&now) {
                match report {
                    Report::Emigrants { id, generation, digits } => {
                        sessions[(k + 1) % 3].command(Command::Immigrants { id, generation, digits }, &now);
                    }
                    Report::Progress(p) if p.phase == Phase::Solved => {
                        won.push((p.rows.last().unwrap().generation, k, p.best));
                        let first = won.iter().min_by_key(|w| (w.0, w.1)).unwrap();
                        let first = island::Won { generation: first.0, island: first.1 as u32 };
                        for other in (0..3).filter(|&o| o != k) {
                            let limits =
                                Limits { generations: Some(first.last_chance(other as u32)), evaluations: None };
                            sessions[other].command(Command::Limits(limits), &now);
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    let (generation, k, best) = won.into_iter().min_by_key(|w| (w.0, w.1)).unwrap();
    assert_eq!((generation, k as u32, Some(best)), (expected.generations, expected.island, expected.answer));
}

#[test]
fn solutions_are_counted_up_to_a_limit_beside_a_verdict() {
    let clock = Clock::ticking(1.0);
    let mut session = Session::default();
    let puzzle = Grid::empty(Shape::Flat4);
    let mut count = |id, limit| {
        session.command(Command::Verdict { id: 1, puzzle: puzzle.clone() }, &|| clock.read());
        session.command(Command::Count { id, puzzle: puzzle.clone(), limit }, &|| clock.read());
        let reports: Vec<Report> = (0..1000).flat_map(|_| session.slice(&|| clock.read())).collect();
        assert!(matches!(reports[0], Report::Verdict { id: 1, verdict: Verdict::Several(..), .. }), "{reports:?}");
        reports.into_iter().find(|r| matches!(r, Report::Counted { .. }))
    };
    assert_eq!(count(2, 1000), Some(Report::Counted { id: 2, count: 288, complete: true }));
    assert_eq!(count(3, 10), Some(Report::Counted { id: 3, count: 10, complete: false }));
}
