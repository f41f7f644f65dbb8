//! Islands that exchange through the page.

use crate::evolve::search::EPOCH;
use crate::threads::search::session::tests::*;

/// Islands of a run on fewer threads, individuals sent on as the page does: the answer, its generation and its island. The
/// last thread works only once in `slow` turns.
fn through_the_page(order: &Start, seed: u64, threads: usize, slow: u64) -> (u64, u32, Grid) {
    let clock = Clock::ticking(0.5);
    let now = || clock.read();
    let mut sessions: Vec<Session> = (0..threads).map(|_| Session::default()).collect();
    let of = |island: u32| island as usize % threads;
    for island in 0..order.recipe.islands {
        let recipe = Recipe { seed, ..order.recipe.clone() };
        sessions[of(island)].handle(Command::Start(Start { recipe, island, ..order.clone() }), &now);
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
                        let island = (island + 1) % order.recipe.islands;
                        let boat = Command::Immigrants { id, island, generation, digits };
                        sessions[of(island)].handle(boat, &now);
                    }
                    Report::Progress(p) if p.phase == Phase::Solved => {
                        let mine = Won { generation: p.rows.last().unwrap().generation, island: p.island };
                        if won.as_ref().is_some_and(|(first, _)| *first < mine) {
                            continue;
                        }
                        won = Some((mine, p.best));
                        for island in (0..order.recipe.islands).filter(|&k| k != mine.island) {
                            let bound = Command::Bound { island, generation: mine.last_chance(island) };
                            reports.extend(sessions[of(island)].handle(bound, &now));
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
        let order = order(puzzle, Speed::Full);
        let mut recipe = recipe(algorithm, &order.recipe.puzzle, 1);
        (recipe.islands, recipe.limits) = (3, Limits::default());
        recipe.set(setting.0, setting.1).unwrap();
        let order = Start { recipe: recipe.clone(), ..order };
        let run = |seed| {
            let start = |k| Recipe { seed, ..recipe.clone() }.of_island(k).start();
            (seed, island::run(3, start, Limits::default(), || false).unwrap())
        };
        let epoch = recipe.start().unwrap().search().epoch();
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
