use std::cell::Cell;
use std::collections::VecDeque;

use super::*;
use crate::evolve::island::{self, Won};
use crate::evolve::{Limits, Run, Settings};
use crate::exact::Verdict;
use crate::protocol::{Phase, Progress, Speed};
use crate::puzzle::Shape;
use crate::text::read;
use crate::worker::exchange::Exchange;

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
        island: 0,
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

/// Islands of a run on fewer threads, individuals sent on as the page does: the answer, its generation and its island. The
/// last thread works only once in `slow` turns.
fn through_the_page(order: &Order, seed: u64, threads: usize, slow: u64) -> (u64, u32, Grid) {
    let clock = Clock::ticking(0.5);
    let now = || clock.read();
    let mut sessions: Vec<Session> = (0..threads).map(|_| Session::default()).collect();
    let of = |island: u32| island as usize % threads;
    for island in 0..order.islands {
        let seed = island::seed(seed, island).to_string();
        sessions[of(island)].command(Command::Start(Order { seed, island, ..order.clone() }), &now);
    }
    let mut won: Option<(Won, Grid)> = None;
    for turn in 0u64.. {
        if won.is_some() && sessions.iter().all(|s| s.next(now()) == Next::Idle) {
            break;
        }
        let at_work = if turn.is_multiple_of(slow) { threads } else { threads - 1 };
        for thread in 0..at_work {
            let mut reports = VecDeque::from(sessions[thread].slice(&now));
            while let Some(report) = reports.pop_front() {
                match report {
                    Report::Emigrants { id, island, generation, digits } => {
                        let island = (island + 1) % order.islands;
                        let boat = Command::Immigrants { id, island, generation, digits };
                        sessions[of(island)].command(boat, &now);
                    }
                    Report::Progress(p) if p.phase == Phase::Solved => {
                        let mine = Won { generation: p.rows.last().unwrap().generation, island: p.island };
                        if won.as_ref().is_some_and(|(first, _)| *first < mine) {
                            continue;
                        }
                        won = Some((mine, p.best));
                        for island in (0..order.islands).filter(|&k| k != mine.island) {
                            let bound = Command::Bound { island, generation: mine.last_chance(island) };
                            reports.extend(sessions[of(island)].command(bound, &now));
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    let (won, answer) = won.unwrap();
    (won.generation, won.island, answer)
}

#[test]
fn islands_that_exchange_through_the_page_find_what_threads_find() {
    // Little growth and few individuals make many generations, and exchanges, in a short time.
    for (algorithm, puzzle, setting) in [
        ("waters-grid", ESCARGOT, ("population", "20")),
        ("sudokube", STUBBORN, ("population", "3")),
        ("sudokube-pure", STUBBORN, ("growth", "1")),
    ] {
        let specs = crate::evolve::algorithms::find(algorithm).unwrap().settings;
        let mut settings = Settings::default();
        settings.set(algorithm, specs, setting.0, setting.1).unwrap();
        let order = Order { algorithm: algorithm.into(), settings, islands: 3, ..order(puzzle, Speed::Full) };
        let run = |seed| {
            let start = |k| Run::new(algorithm, &order.puzzle, &order.settings, island::seed(seed, k));
            (seed, island::run(3, start, Limits::default(), || false).unwrap())
        };
        let epoch = Run::new(algorithm, &order.puzzle, &order.settings, 1).unwrap().search().epoch();
        // A run with several exchanges.
        let (seed, expected) = (1..200).map(run).find(|(_, o)| o.generations > 2 * epoch).expect("a long run");
        let expected = (expected.generations, expected.island, expected.answer.unwrap());
        for (threads, slow) in [(3, 1), (2, 1), (1, 1), (3, 40)] {
            assert_eq!(through_the_page(&order, seed, threads, slow), expected, "{algorithm} on {threads} threads");
        }
    }
}

#[test]
fn an_island_goes_on_without_one_that_has_ended() {
    let grow = |run: &mut Run| {
        for _ in 0..island::EPOCH {
            run.step();
        }
    };
    let mut exchange = Exchange::new(2);
    let mut run = Run::new("waters-grid", &read(ESCARGOT).unwrap().grid, &Settings::default(), 5).unwrap();
    grow(&mut run);
    exchange.after(&mut run);
    assert!(exchange.is_waiting());
    assert_eq!(exchange.depart().map(|(generation, _)| generation).collect::<Vec<_>>(), [island::EPOCH]);
    // Two boats may come before one is due; then nobody else, and it waits no more.
    let boat = run.emigrants(2);
    exchange.arrive(island::EPOCH, boat.clone(), &mut run);
    assert!(!exchange.is_waiting());
    exchange.arrive(2 * island::EPOCH, boat, &mut run);
    exchange.arrive(3 * island::EPOCH - 1, Vec::new(), &mut run);
    for epoch in 2..5 {
        grow(&mut run);
        exchange.after(&mut run);
        assert!(run.solved() || !exchange.is_waiting(), "epoch {epoch}");
    }
    // One that ends says so.
    let clash = read(&format!("11{}", ".".repeat(79))).unwrap().grid;
    let mut hopeless = Run::new("sudokube", &clash, &Settings::default(), 1).unwrap();
    let mut exchange = Exchange::new(2);
    hopeless.step();
    exchange.after(&mut hopeless);
    assert_eq!(exchange.depart().map(|boat| boat.1).collect::<Vec<_>>(), [Vec::<Vec<u8>>::new()]);
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
