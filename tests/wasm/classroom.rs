//! What crosses between the classroom and its workers: those that go to and fro in a run, and those that do many.

use std::cell::Cell;

use sudokube::evolve::algorithms::find;
use sudokube::evolve::{Limits, Recipe};
use sudokube::puzzle::Grid;
use sudokube::replay::record::Excerpt;
use sudokube::replay::timeline::Point;
use sudokube::stats::Fate;
use sudokube::study::takeover::{Scheme, Selection};
use sudokube::study::{Outcome, Plan};
use sudokube::text::of_line;
use sudokube::threads::{Next, Program, batch, replay};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::NUMBERS;

mod one_run {
    use sudokube::threads::replay::protocol::{Command, Report};

    use crate::crossing;

    crossing!(
        commands: Command,
        Command::Open { .. },
        Command::Go(_),
        Command::Look(_),
        Command::Generations(_),
        Command::Operator { .. },
        Command::End,
        Command::Run(_),
        Command::Pause,
        Command::Choose(_),
        Command::Population(_),
        Command::ChartRange(_),
        Command::Ancestry(_),
        Command::Panic,
    );

    crossing!(
        reports: Report,
        Report::View(_),
        Report::Underway { .. },
        Report::Population { .. },
        Report::Curves { .. },
        Report::Ancestry { .. },
        Report::Refused { .. },
    );

    pub fn cross(all: (Vec<Command>, Vec<Report>)) {
        commands(all.0);
        reports(all.1);
    }
}

mod many_runs {
    use sudokube::threads::batch::protocol::{Command, Report};

    use crate::crossing;

    crossing!(
        commands: Command,
        Command::Runs { .. },
        Command::Trials { .. },
        Command::Courses { .. },
        Command::Climbs { .. },
        Command::Takeovers { .. },
        Command::Race { .. },
        Command::Record { .. },
        Command::Go { .. },
        Command::Pause,
        Command::Stop,
        Command::Panic,
    );

    crossing!(
        reports: Report,
        Report::Ran { .. },
        Report::Tried { .. },
        Report::Followed { .. },
        Report::Climbed { .. },
        Report::TakenOver { .. },
        Report::Recorded { .. },
        Report::Race { .. },
        Report::Refused { .. },
    );

    pub fn cross(all: (Vec<Command>, Vec<Report>)) {
        commands(all.0);
        reports(all.1);
    }
}

fn puzzle() -> Grid {
    of_line("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").expect("a puzzle")
}

/// What a program reports on these commands, each followed until it rests.
fn reported<P: Program>(
    commands: Vec<sudokube::threads::program::CommandOf<P>>,
) -> Vec<sudokube::threads::program::ReportOf<P>> {
    let (mut program, now) = (P::default(), Cell::new(0.0));
    let clock = || now.replace(now.get() + 0.5);
    let mut all = Vec::new();
    for command in commands {
        all.extend(program.handle(command, &clock));
        loop {
            match program.next(clock()) {
                Next::Idle => break,
                Next::Now => {}
                Next::After(wait) => now.set(now.get() + wait),
            }
            all.extend(program.slice(&clock));
        }
    }
    all
}

#[wasm_bindgen_test]
fn messages_about_one_run_cross() {
    use replay::protocol::{Command, Pace, Report};
    let open = |seed, algorithm: &str| Command::Open {
        id: 7,
        recipe: Recipe::new(find(algorithm).expect("an algorithm"), &puzzle(), seed),
        at: Point { generation: 2, operator: 3 },
    };
    let mut commands = vec![
        Command::Look(None),
        Command::Operator { back: true },
        Command::End,
        Command::Run(Pace::Operators(1.0)),
        Command::Run(Pace::Generations(0.5)),
        Command::Run(Pace::Full),
        Command::Pause,
        Command::Choose(Some(u32::MAX)),
        Command::Population(Some(0)),
        Command::Population(None),
        Command::ChartRange(None),
        Command::Ancestry(0),
        Command::Panic,
    ];
    commands.extend([i64::MIN, -1, i64::MAX].map(Command::Generations));
    for number in NUMBERS {
        commands.push(open(number, "waters-grid"));
        commands.push(Command::Go(Point { generation: number, operator: u32::MAX }));
        commands.push(Command::Look(Some(number)));
        commands.push(Command::ChartRange(Some((0, number))));
    }
    let shown = vec![
        open(1, "waters-cube"),
        open(1, "waters-grid"),
        Command::Population(Some(0)),
        Command::ChartRange(Some((0, 2))),
        Command::Ancestry(0),
    ];
    let mut reports = reported::<replay::Session>(shown);
    reports.extend(NUMBERS.map(|to| Report::Underway { id: 7, generation: to / 2, to }));
    one_run::cross((commands, reports));
}

#[wasm_bindgen_test]
fn messages_about_many_runs_cross() {
    use batch::protocol::{Command, Report};
    let recipe = |name, seed| Recipe::new(find(name).expect("an algorithm"), &puzzle(), seed);
    let plan = |first_seed| Plan {
        recipe: Recipe {
            limits: Limits { generations: Some(3), evaluations: None },
            ..recipe("waters-grid", first_seed)
        },
        key: "population".into(),
        values: vec!["10".into(), "20".into()],
        others: Vec::new(),
        seeds: 2,
    };
    let lanes = |seed, evaluations| {
        let limits = Limits { generations: None, evaluations: Some(evaluations) };
        ["waters-grid", "elimination"].map(|name| Recipe { limits, ..recipe(name, seed) }).to_vec()
    };
    let record = |name, seed, population| Excerpt { recipe: recipe(name, seed), generation: 2, population };
    let takeovers = |scheme| Command::Takeovers { id: 8, selection: Selection { scheme, population: 20 }, seeds: 3 };
    let race = |number| Command::Race { id: 2, lanes: lanes(number, number) };
    let mut commands = vec![Command::Go { pace: None }, Command::Pause, Command::Stop, Command::Panic];
    for number in NUMBERS {
        commands.extend([
            Command::Runs { id: 1, plan: plan(number), tasks: vec![0, u32::MAX] },
            Command::Trials { id: 5, runs: lanes(number, number).into_iter().map(|lane| (7, lane)).collect() },
            Command::Courses { id: 9, runs: vec![(u32::MAX, lanes(number, number)[0].clone())], moments: true },
            Command::Climbs { id: 6, puzzle: puzzle(), numbers: vec![0, u32::MAX] },
            takeovers(Scheme::Tournament(number as u32)),
            race(number),
            Command::Record { id: 3, excerpt: record("waters-grid", number, true) },
        ]);
    }
    commands.push(Command::Go { pace: Some(4000) });
    let done = vec![
        Command::Runs { id: 1, plan: plan(1), tasks: vec![0, 3] },
        Command::Trials { id: 5, runs: vec![(3, lanes(1, 2_000)[0].clone()), (4, lanes(1, 2_000)[1].clone())] },
        Command::Courses { id: 9, runs: vec![(1, lanes(1, 2_000)[0].clone())], moments: true },
        Command::Climbs { id: 6, puzzle: puzzle(), numbers: vec![2, 9] },
        takeovers(Scheme::Ranking(150)),
        Command::Race { id: 2, lanes: lanes(1, 2_000) },
        Command::Go { pace: None },
        Command::Record { id: 3, excerpt: record("waters-grid", 1, true) },
        Command::Record { id: 4, excerpt: record("waters-cube", 1, false) },
    ];
    let mut reports = reported::<batch::Session>(done);
    reports.extend(NUMBERS.map(|generations| Report::Ran {
        id: 1,
        outcome: Outcome {
            task: 3,
            fate: Fate::Solved,
            best: 0,
            generations,
            evaluations: generations,
            microseconds: generations,
        },
    }));
    many_runs::cross((commands, reports));
}
