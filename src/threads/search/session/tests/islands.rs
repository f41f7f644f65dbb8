//! Islands that exchange through the page.

use crate::evolve::Generation;
use crate::evolve::joined::{Logged, joined};
use crate::evolve::search::EPOCH;
use crate::evolve::turns::Turns;
use crate::threads::search::island_merge::IslandMerge;
use crate::threads::search::session::tests::*;
use crate::threads::search::thin::{Rows, WHOLE};

/// Islands of a run on fewer threads, individuals sent on and reports joined as the page does: the answer, its generation and its
/// island, and the rows that are exported. The last thread works only once in `slow` turns.
fn through_the_page(order: &Start, seed: u64, threads: usize, slow: u64) -> (u64, u32, Grid, Vec<Generation>) {
    let clock = Clock::ticking(0.5);
    let now = || clock.read();
    let mut sessions: Vec<Session> = (0..threads).map(|_| Session::default()).collect();
    let of = |island: u32| island as usize % threads;
    let mut merge = IslandMerge::new(order.recipe.islands as usize);
    let mut rows = Rows::new(order.recipe.islands);
    let mut first = Vec::new();
    for island in 0..order.recipe.islands {
        let recipe = Recipe { seed, ..order.recipe.clone() };
        first.extend(sessions[of(island)].handle(Command::Start(Start { recipe, island, ..order.clone() }), &now));
    }
    let mut end = None;
    for turn in 0u64.. {
        if merge.winner().is_some() && sessions.iter().all(|s| s.next(now()) == Next::Idle) {
            break;
        }
        let at_work = if turn.is_multiple_of(slow) { threads } else { threads - 1 };
        for thread in 0..at_work {
            let mut reports = VecDeque::from(std::mem::take(&mut first));
            reports.extend(sessions[thread].slice(&now));
            while let Some(report) = reports.pop_front() {
                match report {
                    Report::Emigrants { id, island, generation, digits } => {
                        let island = (island + 1) % order.recipe.islands;
                        let boat = Command::Immigrants { id, island, generation, digits };
                        sessions[of(island)].handle(boat, &now);
                    }
                    Report::Progress(progress) => {
                        let merged = merge.add(progress);
                        for (island, generation) in merged.bounds {
                            reports.extend(sessions[of(island)].handle(Command::Bound { island, generation }, &now));
                        }
                        if let Some(generation) = merged.reached {
                            sessions.iter_mut().for_each(|s| _ = s.handle(Command::Reached { generation }, &now));
                        }
                        let Some(progress) = merged.progress else { continue };
                        progress.rows.iter().for_each(|row| _ = rows.push(row));
                        end = Some((progress.phase, progress.best));
                    }
                    _ => {}
                }
            }
        }
    }
    let (phase, answer) = end.unwrap();
    assert_eq!(phase, Phase::Solved);
    let rows = rows.all();
    (rows.last().unwrap().generation, merge.winner().unwrap(), answer, rows)
}

/// The rows of a run as islands that take turns have them.
fn in_turns(recipe: &Recipe) -> Vec<Generation> {
    let mut turns = Turns::new(recipe).unwrap();
    let mut rows = Vec::from([turns.row().clone()]);
    while let Some(row) = turns.step() {
        rows.push(row.clone());
    }
    rows
}

#[test]
fn islands_that_exchange_through_the_page_find_what_threads_find() {
    // Little growth and few individuals make many generations, and exchanges, in a short time.
    for (algorithm, puzzle, setting) in [
        ("waters-grid", ESCARGOT, ("population", "20")),
        ("sudokube", STUBBORN, ("population", "3")),
        ("sudokube-pure", STUBBORN, ("growth", "1")),
    ] {
        let order = order(puzzle, Speed::Full);
        let mut recipe = recipe(algorithm, &order.recipe.puzzle, 1);
        (recipe.islands, recipe.limits) = (3, Limits::default());
        recipe.set(setting.0, setting.1).unwrap();
        let order = Start { recipe: recipe.clone(), ..order };
        let run = |seed| {
            let start = |k| Recipe { seed, ..recipe.clone() }.of_island(k).start();
            (seed, island::run(3, start, Limits::default(), |_| false).unwrap())
        };
        let epoch = recipe.start().unwrap().search().epoch();
        // A run with several exchanges.
        let (seed, expected) = (1..200).map(run).find(|(_, o)| o.generations > 2 * epoch).expect("a long run");
        let rows = in_turns(&Recipe { seed, ..recipe.clone() });
        let last = rows.last().unwrap();
        assert_eq!(
            (last.generation, last.evaluations),
            (expected.generations, expected.evaluations),
            "{algorithm} in turns"
        );
        assert!(last.generation < WHOLE, "every row is kept");
        let expected = (expected.generations, expected.island, expected.answer.unwrap(), rows);
        for (threads, slow) in [(3, 1), (2, 1), (1, 1), (3, 40)] {
            assert_eq!(through_the_page(&order, seed, threads, slow), expected, "{algorithm} on {threads} threads");
        }
    }
}

#[test]
fn an_island_goes_on_without_one_that_has_ended() {
    let grow = |run: &mut Run| {
        for _ in 0..EPOCH {
            run.step();
        }
    };
    let mut exchange = Exchange::new(2);
    let mut run = Run::new("waters-grid", &read(ESCARGOT).unwrap().grid, &Settings::default(), 5).unwrap();
    grow(&mut run);
    exchange.after(&mut run);
    assert!(exchange.is_waiting());
    assert_eq!(exchange.depart().map(|(generation, _)| generation).collect::<Vec<_>>(), [EPOCH]);
    // Two boats may come before one is due; then nobody else, and it waits no more.
    let boat = run.emigrants(2);
    exchange.arrive(EPOCH, boat.clone(), &mut run);
    assert!(!exchange.is_waiting());
    exchange.arrive(2 * EPOCH, boat, &mut run);
    exchange.arrive(3 * EPOCH - 1, Vec::new(), &mut run);
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
fn each_step_of_islands_that_are_apart_is_shown() {
    let order = order(ESCARGOT, Speed::Full);
    let mut recipe = recipe("hill-climb", &order.recipe.puzzle, 1);
    (recipe.islands, recipe.limits) = (2, Limits::default());
    let clock = Clock::ticking(0.01);
    let now = || clock.read();
    let (mut merge, mut shown) = (IslandMerge::new(2), Vec::new());
    let mut sessions = [Session::default(), Session::default()];
    let mut take = |reports: Vec<Report>, shown: &mut Vec<u64>| {
        for report in reports {
            let Report::Progress(progress) = report else { continue };
            shown.extend(merge.add(progress).progress.into_iter().flat_map(|p| p.rows).map(|row| row.number()));
        }
    };
    for (session, island) in sessions.iter_mut().zip(0u32..) {
        let start = Start { recipe: recipe.clone(), island, ..order.clone() };
        take(session.handle(Command::Start(start), &now), &mut shown);
        let mut latest = 0;
        while latest < WHOLE + 1003 * (u64::from(island) + 1) {
            let reports = session.slice(&now);
            latest = reports
                .iter()
                .map(|r| progress(std::slice::from_ref(r)).rows.last().unwrap().number())
                .max()
                .unwrap_or(latest);
            take(reports, &mut shown);
        }
    }
    sessions.iter_mut().for_each(|s| take(s.handle(Command::Pause, &now), &mut shown));
    let last = *shown.last().unwrap();
    for step in 1..=5 {
        sessions.iter_mut().for_each(|s| take(s.handle(Command::Step, &now), &mut shown));
        assert_eq!(shown.last(), Some(&(last + step)));
    }
    assert!(shown.is_sorted());
}

/// Without exchange nothing but what they must remember keeps islands together, and the chart of a long run is the same.
#[test]
fn islands_far_apart_have_the_rows_of_islands_in_turns() {
    let order = order(ESCARGOT, Speed::Full);
    let mut recipe = recipe("hill-climb", &order.recipe.puzzle, 1);
    (recipe.islands, recipe.limits) = (3, Limits { generations: Some(9_001), evaluations: None });
    let mut whole = Rows::new(3);
    let mut counted = vec![Logged::default(); 3];
    let mut runs: Vec<Run> = (0..3).map(|k| recipe.of_island(k).start().unwrap()).collect();
    for generation in 0..=9_001 {
        for (run, row) in runs.iter_mut().zip(&mut counted) {
            if generation > 0 {
                run.step();
            }
            *row = row.next(run);
        }
        whole.push(&joined(generation, &counted.iter().collect::<Vec<_>>()));
    }
    assert!(runs.iter().all(|run| !run.solved() && run.ended().is_none()));
    let mut merge = IslandMerge::new(3);
    let mut rows = Rows::new(3);
    let clock = Clock::ticking(0.01);
    let now = || clock.read();
    // One after the other: the last begins when the first has come to its end.
    for island in 0..3 {
        let mut session = Session::default();
        let start = Start { recipe: recipe.clone(), island, ..order.clone() };
        let mut reports = session.handle(Command::Start(start), &now);
        loop {
            for report in reports {
                let Report::Progress(progress) = report else { continue };
                merge.add(progress).progress.into_iter().flat_map(|p| p.rows).for_each(|row| _ = rows.push(&row));
            }
            if session.next(now()) == Next::Idle {
                break;
            }
            reports = session.slice(&now);
        }
    }
    assert_eq!(rows.all(), whole.all());
    assert_eq!(rows.all().len(), 9_000 / 4 + 2);
}

/// Other limits do not let an island go past the answer of another.
#[test]
fn limits_do_not_lift_what_an_answer_bounds() {
    let clock = Clock::ticking(0.5);
    let now = || clock.read();
    let start = order(ESCARGOT, Speed::Full);
    let mut session = Session::default();
    session.handle(
        Command::Start(Start { recipe: Recipe { islands: 2, ..start.recipe.clone() }, island: 1, ..start }),
        &now,
    );
    session.handle(Command::Bound { island: 1, generation: 2 }, &now);
    session.handle(Command::Limits(Limits { generations: Some(9), evaluations: None }), &now);
    let mut last = None;
    while session.next(now()) != Next::Idle {
        last = session.slice(&now).into_iter().filter_map(progress_of).next_back().or(last);
    }
    assert_eq!(last.map(|p| (p.phase, p.rows.last().map(Logged::number))), Some((Phase::LimitReached, Some(2))));
}

fn progress_of(report: Report) -> Option<Progress> {
    match report {
        Report::Progress(progress) => Some(progress),
        _ => None,
    }
}
