//! What a study comes to: its tables, however it was interrupted and however its runs ended.

use proptest::prelude::*;
use sudokube::evolve::Limits;
use sudokube::stats::Fate;
use sudokube::study::presets::PUZZLE;
use sudokube::study::{Cost, Outcome, Study, Work, table};

use super::{lane, plan, run};

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
