//! Studies and races: what they come to is the same however they are interrupted, cut up or run again.

use std::cell::Cell;

use proptest::prelude::*;
use sudokube::evolve::algorithms::find;
use sudokube::evolve::{Generation, Limits, Recipe, Run};
use sudokube::replay::record::Excerpt;
use sudokube::say::link;
use sudokube::stats::Fate;
use sudokube::study::lanes::differences;
use sudokube::study::presets::{PRESETS, PUZZLE};
use sudokube::study::takeover::{Scheme, Selection, Takeovers};
use sudokube::study::{Cost, Lanes, Outcome, Plan, Race, State, Study, StudyError, Work, lanes, table};
use sudokube::text::link::Link;
use sudokube::text::of_line;
use sudokube::threads::batch::Session;
use sudokube::threads::batch::protocol::{Command, Report};
use sudokube::threads::{Next, Program};

const EASY: &str = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

fn plan() -> Plan {
    let mut plan = Plan::new("waters-grid", &of_line(EASY).unwrap()).unwrap();
    plan.sweep("reset", "5, 20,5 50").unwrap();
    plan.seeded(4, 7).unwrap();
    plan.recipe.limits = Limits { generations: Some(30), evaluations: None };
    plan
}

/// A run of the plan as the lab would do it.
fn run(plan: &Plan, number: u32) -> Outcome {
    let mut work = Work::of(&plan.run(number as usize)).unwrap();
    while !work.advance() {}
    work.outcome(number, 1000 + u64::from(number))
}

#[test]
fn a_plan_is_its_link() {
    let mut plan = plan();
    plan.others.push(of_line(PUZZLE).unwrap());
    assert_eq!((plan.values.as_slice(), plan.runs()), (["5", "20", "50"].map(String::from).as_slice(), 24));
    let task = plan.task(13);
    assert_eq!((task.value, task.puzzle, task.seed), (1, 1, 8));
    let link = plan.link();
    assert_eq!(Plan::of_link(&link), Ok((plan.clone(), vec![])));
    assert_eq!(Plan::of_link(&Link::read(&link.write()).unwrap()), Ok((plan, vec![])));
}

#[test]
fn refusals_say_what_is_wanted() {
    let mut plan = plan();
    assert!(plan.sweep("colour", "1").unwrap_err().to_string().contains("population, growth"));
    assert!(plan.sweep("reset", "0").unwrap_err().to_string().contains("a whole number from 1"));
    assert_eq!(plan.sweep("reset", " , "), Err(StudyError::Values));
    assert_eq!(plan.seeded(0, 1), Err(StudyError::Seeds));
    assert_eq!(plan.values.len(), 3, "what was refused changes nothing");
    let puzzle = of_line(PUZZLE).unwrap();
    assert!(matches!(Plan::new("binary-program", &puzzle), Err(StudyError::NotHere(_))));
    assert!(matches!(Plan::new("waters-cube", &puzzle), Err(StudyError::Run(_))));
    assert_eq!(Study::read("something else"), Err(StudyError::Kept));
}

#[test]
fn presets_are_studies() {
    for preset in PRESETS {
        let mut plan = Plan::new(preset.algorithm, &of_line(preset.puzzle).unwrap()).unwrap();
        plan.sweep(preset.key, preset.values).unwrap();
        for (key, value) in preset.set {
            plan.recipe.set(key, value).unwrap();
        }
        assert_eq!(plan.values.len(), preset.values.split(' ').count(), "figure {}", preset.figure);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Outcomes in any order, cut anywhere, written and read again: the same table as in one go.
    #[test]
    fn an_interrupted_study_gives_the_same_table(order in Just((0u32..12).collect::<Vec<u32>>()).prop_shuffle(), cut in 0usize..12) {
        let plan = plan();
        let mut whole = Study::new(plan.clone());
        (0..12).for_each(|k| whole.take(run(&plan, k)));
        let mut study = Study::new(plan.clone());
        order[..cut].iter().for_each(|&k| study.take(run(&plan, k)));
        // The last line may have been cut off while it was written.
        let text = study.write() + "11 1 0 3";
        let mut study = Study::read(&text).unwrap();
        prop_assert_eq!(study.done(), cut);
        let left: Vec<u32> = study.left().collect();
        prop_assert_eq!(left.len(), 12 - cut);
        left.iter().for_each(|&k| study.take(run(&plan, k)));
        prop_assert!(study.is_complete());
        prop_assert_eq!(table::runs(&study), table::runs(&whole));
        prop_assert_eq!(table::values(&study), table::values(&whole));
        prop_assert_eq!(study, whole);
    }
}

/// Twenty runs of which five solve, four get stuck early and eleven reach their limit. Before unsolved runs counted, the table
/// said that the median is 90,000 evaluations: that of the five.
fn five_of_twenty() -> Study {
    let mut plan = plan();
    plan.seeded(20, 1).unwrap();
    plan.recipe.limits = Limits { generations: Some(2000), evaluations: Some(200_000) };
    let mut study = Study::new(plan);
    let solved = [12_000, 48_000, 90_000, 150_000, 171_000].map(|evaluations| (Fate::Solved, evaluations));
    let stuck = [3_000, 3_500, 20_000, 100_000].map(|evaluations| (Fate::Stuck, evaluations));
    let all = [solved.to_vec(), stuck.to_vec(), vec![(Fate::Censored, 200_000); 11]].concat();
    for (task, (fate, evaluations)) in (0..).zip(all) {
        study.take(Outcome { task, fate, best: 0, generations: 1, evaluations, microseconds: 1 });
    }
    study
}

#[test]
fn runs_without_a_solution_are_not_left_out() {
    let study = five_of_twenty();
    let csv = table::values(&study);
    let lines: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    let cell = |name: &str| lines[1][lines[0].iter().position(|column| *column == name).unwrap()];
    assert_eq!(["runs", "solved", "censored", "stuck"].map(cell), ["20", "5", "11", "4"]);
    assert_eq!((cell("rate_low"), cell("rate_high")), ("0.1119", "0.4687"));
    assert_eq!(
        ["evaluations_median", "evaluations_median_low", "evaluations_median_high"].map(cell),
        ["", "171000.000", ""]
    );
    // (12 + 48 + 90 + 150 + 171 + 3 + 3.5 + 20 + 100 + 11 × 200) thousand, of five successes.
    assert_eq!(cell("evaluations_ert"), "559500.000");
    let cells = sudokube::say::study::cells(&study.summary(0));
    assert_eq!(cells[..4], ["5 of 20", "11", "4", "25 % (11–47)"]);
    assert!(cells[4].starts_with("560,000 (") && cells[5] == "not reached (from 171,000)", "{cells:?}");
    let runs = table::runs(&study);
    assert!(
        runs.lines().nth(1).unwrap().ends_with(",solved,false")
            && runs.lines().nth(6).unwrap().ends_with(",stuck,false")
    );
    assert!(runs.lines().nth(20).unwrap().ends_with(",censored,true"), "{runs}");
}

/// Beside twelve of twenty: R's `survdiff`, `coxph` and `binom.test` of the same runs, as in `src/stats`.
#[test]
fn two_values_are_compared_as_r_does() {
    let mut study = five_of_twenty();
    let solved = [9, 15, 22, 31, 40, 60, 61, 80, 99, 120, 130, 180].map(|thousand| (Fate::Solved, 1000 * thousand));
    let all = [solved.to_vec(), vec![(Fate::Censored, 200_000); 8]].concat();
    for (task, (fate, evaluations)) in (20..).zip(all) {
        study.take(Outcome { task, fate, best: 0, generations: 1, evaluations, microseconds: 1 });
    }
    let comparisons = study.comparisons(Cost::Evaluations);
    assert_eq!(comparisons.len(), 3);
    let (test, ratio) = (comparisons[0].logrank.unwrap(), comparisons[0].hazard.unwrap());
    assert!(
        (test.chi_square - 5.32185575667302).abs() < 1e-9 && (test.p - 0.0210595719594192).abs() < 1e-9,
        "{test:?}"
    );
    // The first is the one with fewer: R's ratio the other way round.
    assert!((ratio.value - (-1.16761005634144f64).exp()).abs() < 1e-9, "{ratio:?}");
    assert!((comparisons[0].sign.unwrap() - 0.00048828125).abs() < 1e-12);
    // Of the third value nothing is known, so that nothing is corrected.
    let cells = sudokube::say::study::compared(&comparisons[0]);
    assert_eq!(cells, ["p = 0.021", "0.31 (0.11–0.89)", "0.31, medium", "0 to 12, 8 level", "p < 0.001"]);
    let csv = table::comparisons(&study, Cost::Evaluations);
    assert!(csv.lines().nth(1).unwrap().starts_with("5,20,5.321856,0.021060,0.021060,0.311110,"), "{csv}");
    assert!(csv.lines().nth(1).unwrap().ends_with(",0,12,8,4.883e-4,4.883e-4,20"), "{csv}");
    assert_eq!(csv.lines().nth(2), Some("5,50,,,,,,,,,0,0,0,,,0"));
}

#[test]
fn a_kept_study_knows_how_its_runs_ended_and_older_ones_are_read() {
    let study = five_of_twenty();
    assert_eq!(Study::read(&study.write()), Ok(study.clone()));
    // Earlier versions wrote 0 of every run without a solution.
    let older = study.write().lines().map(|line| line.replacen(" 2 0 1 ", " 0 0 1 ", 1) + "\n").collect::<String>();
    assert_ne!(older, study.write());
    assert_eq!(Study::read(&older), Ok(study));
}

#[test]
fn a_method_that_ends_by_itself_is_stuck_and_one_that_is_stopped_is_censored() {
    let fate = |text: &str, evaluations| {
        let mut lane = lane(text, PUZZLE);
        lane.limits = Limits { generations: None, evaluations: Some(evaluations) };
        let mut work = Work::of(&lane).unwrap();
        while !work.advance() {}
        work.fate()
    };
    assert_eq!(fate("elimination*1", 1_000_000), Fate::Stuck);
    assert_eq!(fate("annealing*1", 1_000), Fate::Censored);
    assert_eq!(fate("sudokube*1", 1_000_000), Fate::Solved);
}

#[test]
fn what_is_left_goes_round_the_values() {
    let study = Study::new(plan());
    assert_eq!(study.left().take(4).collect::<Vec<_>>(), [0, 4, 8, 1]);
}

/// A clock that goes on by `step` milliseconds at each look.
fn clock(step: f64) -> impl Fn() -> f64 {
    let now = Cell::new(0.0);
    move || {
        now.set(now.get() + step);
        now.get()
    }
}

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

/// A lane without anything wrong.
fn lane(text: &str, puzzle: &str) -> Recipe {
    let (lane, warnings) = lanes::read(text, &of_line(puzzle).unwrap()).unwrap();
    assert_eq!(warnings, []);
    lane
}

fn lanes() -> Vec<Recipe> {
    let texts = ["waters-grid*8", "mantere-koljonen*8", "waters-grid*9*reset*5*population*10", "elimination*1"];
    let mut lanes = texts.map(|text| lane(text, EASY)).to_vec();
    lanes::limit_to(&mut lanes, 200_000);
    lanes
}

#[test]
fn a_lane_is_its_text() {
    let keys: Vec<_> = lanes().iter().map(|lane| ("lane".to_string(), lanes::write(lane))).collect();
    let keys = [keys, vec![("evaluations".to_string(), "200000".to_string())]].concat();
    let (lanes, skipped, warnings) = (lanes(), vec![], vec![]);
    assert_eq!(Lanes::of_keys(&keys, &of_line(EASY).unwrap(), 3), Lanes { lanes, skipped, warnings });
}

#[test]
fn every_bad_value_of_a_lane_is_named() {
    let puzzle = of_line(EASY).unwrap();
    assert!(lanes::read("magic*1", &puzzle).is_err() && lanes::read("waters-cube*1", &puzzle).is_err());
    let (found, warnings) = lanes::read("waters-grid*x*reset*0*wings*2*reset*5*growth*7*population", &puzzle).unwrap();
    let text = |text: &str| text.to_string();
    let told: Vec<String> = warnings.iter().map(|w| link::warning(w).text()).collect();
    assert_eq!(
        told,
        [
            "Invalid seed “x” in the link; using 1 instead.",
            "Invalid value “0” for reset in the link; it takes a whole number from 1 to 100,000. Using the default.",
            "The link’s key “wings” is unknown and changes nothing.",
            "The link sets reset twice; “5” is ignored.",
            "Invalid value “” for population in the link; it takes a whole number from 2 to 500. Using the default.",
        ]
    );
    assert_eq!((found.seed, found.settings.typed()), (1, text("growth=7")));
}

#[test]
fn everything_in_a_link_that_is_no_study_is_named() {
    let link = format!("v=1&s={EASY}&a=waters-grid&sweep=reset*0*5*x&seeds=none&and=v%3D1&and=v%3D1%26s%3D9");
    let errors = Plan::of_link(&Link::read(&link).unwrap()).unwrap_err();
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 5, "{told:?}");
}

#[test]
fn what_tells_lanes_apart_is_said_in_words() {
    let lanes = lanes();
    assert_eq!(differences(&lanes[2], &lanes), "Population size: 10; Reset count: 5");
    assert_eq!((differences(&lanes[1], &lanes), differences(&lanes[3], &lanes)), (String::new(), String::new()));
    // What all share tells nobody apart.
    assert_eq!(differences(&lanes[2], &[lanes[2].clone(), lanes[1].clone()]), "");
    let climbers = [lane("hill-climb*1*accept*better", EASY), lane("hill-climb*1", EASY)];
    assert_eq!(differences(&climbers[0], &climbers), "Accepted swaps: better only");
}

#[test]
fn only_lanes_that_solve_it_have_a_place() {
    let mut lanes = ["elimination*1", "waters-grid*8", "sudokube*1"].map(|text| lane(text, PUZZLE));
    lanes::limit_to(&mut lanes, 3_000);
    let mut race = Race::new(&lanes).unwrap();
    while race.advance(u64::MAX, &|| 0.0) {}
    let ends: Vec<_> = race.standings().iter().map(|s| (s.place, s.state == State::Solved)).collect();
    assert_eq!(ends, [(None, false), (None, false), (Some(1), true)]);
}

#[test]
fn a_race_ends_the_same_way_whatever_the_slices_and_the_pace() {
    let mut alone = Race::new(&lanes()).unwrap();
    while alone.advance(u64::MAX, &|| 0.0) {}
    let expected = alone.standings();
    assert!(expected.iter().all(|s| s.place.is_some() && s.state != State::Running));
    for (pace, step) in [(None, 0.1), (Some(2_000_000), 0.7)] {
        let mut thread = Session::default();
        let clock = clock(step);
        let order = Command::Race { id: 2, lanes: lanes() };
        thread.handle(order, &clock);
        thread.handle(Command::Go { pace }, &clock);
        let mut last = Vec::new();
        while thread.next(clock()) != Next::Idle {
            for answer in thread.slice(&clock) {
                let Report::Race { id: 2, standings, .. } = answer else { panic!("{answer:?}") };
                last = standings;
            }
        }
        last.iter_mut().zip(&expected).for_each(|(s, e)| s.microseconds = e.microseconds);
        assert_eq!(last, expected);
    }
}

#[test]
fn lanes_keep_abreast_and_each_is_the_run_it_would_be_alone() {
    let lanes = lanes();
    let mut race = Race::new(&lanes).unwrap();
    while race.advance(u64::MAX, &|| 0.0) {
        // A generation of Waters' takes some 4,000 evaluations; nobody is further ahead than by that.
        let going: Vec<u64> =
            race.standings().iter().filter(|s| s.state == State::Running).map(|s| s.evaluations).collect();
        let spread = going.iter().max().unwrap_or(&0) - going.iter().min().unwrap_or(&0);
        assert!(spread < 10_000, "{going:?}");
    }
    for (lane, standing) in lanes.iter().zip(race.standings()) {
        let mut work = Work::of(lane).unwrap();
        while !work.advance() {}
        let outcome = work.outcome(0, 0);
        assert_eq!((outcome.generations, outcome.evaluations), (standing.generation, standing.evaluations));
        assert_eq!(outcome.is_solved(), standing.state == State::Solved);
    }
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
