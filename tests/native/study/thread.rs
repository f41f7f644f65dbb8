//! The thread that does the runs: in slices, and only what is still wanted.

use sudokube::evolve::algorithms::find;
use sudokube::evolve::{Generation, Recipe, Run};
use sudokube::replay::record::Excerpt;
use sudokube::study::Outcome;
use sudokube::study::presets::PUZZLE;
use sudokube::study::takeover::{Scheme, Selection, Takeovers};
use sudokube::text::of_line;
use sudokube::threads::batch::Session;
use sudokube::threads::batch::protocol::{Command, Report};
use sudokube::threads::{Next, Program};

use super::{clock, plan, run};

#[test]
fn the_thread_does_the_runs_that_it_is_handed() {
    let plan = plan();
    let mut thread = Session::default();
    let clock = clock(5.0);
    let tasks = vec![0, 5, 11, 99];
    assert_eq!(thread.handle(Command::Runs { id: 3, plan: plan.clone(), tasks }, &clock), Vec::new());
    let mut outcomes = Vec::new();
    let mut slices = 0;
    while thread.next(clock()) != Next::Idle {
        slices += 1;
        for answer in thread.slice(&clock) {
            let Report::Ran { id: 3, outcome } = answer else { panic!("{answer:?}") };
            outcomes.push(outcome);
        }
    }
    assert!(slices > 3, "the thread looks up in between");
    let expected: Vec<Outcome> = [0, 5, 11]
        .iter()
        .zip(&outcomes)
        .map(|(&k, o)| Outcome { microseconds: o.microseconds, ..run(&plan, k) })
        .collect();
    assert_eq!(outcomes, expected);
    assert!(outcomes.iter().all(|o| o.microseconds > 0));
}

#[test]
fn a_stopped_study_is_dropped_within_a_slice() {
    let mut thread = Session::default();
    let clock = clock(0.5);
    thread.handle(Command::Runs { id: 1, plan: plan(), tasks: (0..12).collect() }, &clock);
    thread.slice(&clock);
    thread.handle(Command::Stop, &clock);
    assert_eq!((thread.next(clock()), thread.slice(&clock).len()), (Next::Idle, 0));
}

/// What is shown of a selection is measured in slices, and what a slider has passed is dropped.
#[test]
fn selection_alone_is_measured_by_the_thread_and_the_last_one_counts() {
    let mut thread = Session::default();
    let clock = clock(5.0);
    let of = |size| Selection { scheme: Scheme::Tournament(size), population: 50 };
    let mut reports = Vec::new();
    for (id, selection) in [(1, of(2)), (2, of(3)), (3, of(4))] {
        assert_eq!(thread.handle(Command::Takeovers { id, selection, seeds: 30 }, &clock), Vec::new());
        reports.extend(thread.slice(&clock));
    }
    let mut slices = 0;
    while thread.next(clock()) != Next::Idle {
        slices += 1;
        reports.extend(thread.slice(&clock));
    }
    assert!(slices > 3, "the thread looks up in between");
    assert_eq!(reports, [Report::TakenOver { id: 3, takeovers: Takeovers::of(of(4), 1, 30) }]);
}

#[test]
fn a_run_is_written_down_row_by_row_and_its_population_too() {
    let puzzle = of_line(PUZZLE).unwrap();
    let settings = sudokube::evolve::Settings::default();
    let record = |population: bool| {
        let mut thread = Session::default();
        let clock = clock(5.0);
        let recipe = Recipe::new(find("waters-grid").unwrap(), &puzzle, 3);
        let excerpt = Excerpt { recipe, generation: 12, population };
        thread.handle(Command::Record { id: 9, excerpt }, &clock);
        let mut found = Vec::new();
        while thread.next(clock()) != Next::Idle {
            found.extend(thread.slice(&clock));
        }
        match found.pop() {
            Some(Report::Recorded { id: 9, recorded }) => recorded.csv(),
            other => panic!("{other:?}"),
        }
    };
    let mut run = Run::new("waters-grid", &puzzle, &settings, 3).unwrap();
    let mut rows = vec![Generation::csv_header(), run.row().csv()];
    (0..12).for_each(|_| rows.push(run.step().csv()));
    // The row as everywhere, and behind it what the operators of its generation gained.
    let recorded = record(false);
    let lines: Vec<&str> = recorded.lines().collect();
    assert_eq!(lines.len(), rows.len());
    for (line, row) in lines.iter().zip(&rows) {
        let gains: Vec<&str> =
            line.strip_prefix(&format!("{row},")).unwrap_or_else(|| panic!("{line}")).split(',').collect();
        assert_eq!(gains.len(), 4, "{line}");
    }
    assert!(lines[1].ends_with(",0,0,0,0") && lines[2].ends_with(",1,20,20,20"), "{lines:?}");
    let population = record(true);
    let lines: Vec<&str> = population.lines().collect();
    assert_eq!((lines.len(), lines[0]), (21, "generation,rank,fitness,board"));
    assert!(lines[1].starts_with(&format!("12,1,{},", run.row().best)), "{}", lines[1]);
}
