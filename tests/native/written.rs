//! What leaves the program, in full. After a change that is meant: `UPDATE_EXPECT=1 cargo test --test native written`.

use expect_test::{Expect, expect};
use sudokube::evolve::{Generation, Limits, Run, Settings};
use sudokube::puzzle::Grid;
use sudokube::study::{Plan, Study, Work, table};
use sudokube::text::csv_table::CsvTable;
use sudokube::text::write::Format;
use sudokube::text::{Puzzle, of_line};

const EASY: &str = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

fn easy() -> Grid {
    of_line(EASY).unwrap()
}

#[test]
fn a_puzzle_in_every_format() {
    let written = |format: Format, expected: Expect| expected.assert_eq(&format.write(&[Puzzle::of_givens(easy())]));
    written(
        Format::Line,
        expect![[r#"
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.
    "#]],
    );
    written(
        Format::Rows,
        expect![[r#"
        .4....179
        ..2..8.54
        ..6..5..8
        .8..7.91.
        .5..9..3.
        .19.6..4.
        3..4..7..
        57.1..2..
        928....6.
    "#]],
    );
    written(
        Format::Sdm,
        expect![[r#"
        040000179002008054006005008080070910050090030019060040300400700570100200928000060
    "#]],
    );
    written(
        Format::Sdk,
        expect![[r#"
        .4....179
        ..2..8.54
        ..6..5..8
        .8..7.91.
        .5..9..3.
        .19.6..4.
        3..4..7..
        57.1..2..
        928....6.
    "#]],
    );
    written(
        Format::OpenSudoku,
        expect![[r#"
        <?xml version="1.0" encoding="UTF-8"?>
        <opensudoku>
          <game data="040000179002008054006005008080070910050090030019060040300400700570100200928000060"/>
        </opensudoku>
    "#]],
    );
    written(
        Format::Csv,
        expect![[r#"
        Puzzle
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.
    "#]],
    );
}

/// The first rows of a run, as `lab trace` and the Lab write them; tests/corpus/rows.csv has many more.
#[test]
fn the_first_rows_of_a_run() {
    let rows = |algorithm: &str, expected: Expect| {
        let mut run = Run::new(algorithm, &easy(), &Settings::default(), 1).unwrap();
        let mut text = format!("{}\n{}\n", Generation::csv_header(), run.row().csv());
        while run.row().generation < 3 && !run.solved() && run.ended().is_none() {
            text += &format!("{}\n", run.step().csv());
        }
        expected.assert_eq(&text);
    };
    rows(
        "waters-grid",
        expect![[r#"
        generation,evaluations,best,mean,worst,diversity,mutation_rate,events
        0,20,68,76.55,82,0.888268,0.010000,
        1,4040,2,8.95,17,0.480592,0.010000,
        2,4605,0,8.05,11,0.431908,0.010000,solved
    "#]],
    );
    rows(
        "sudokube",
        expect![[r#"
        generation,evaluations,best,mean,worst,diversity,mutation_rate,events
        0,1,0,0,0,0.000000,0.000000,
    "#]],
    );
    rows(
        "elimination",
        expect![[r#"
        generation,evaluations,best,mean,worst,diversity,mutation_rate,events
        0,0,48,432,48,0.000000,0.000000,
        1,729,31,81,31,0.000000,0.000000,
        2,1458,16,38,16,0.000000,0.000000,
        3,2187,3,6,3,0.000000,0.000000,
    "#]],
    );
    rows(
        "annealing",
        expect![[r#"
        generation,evaluations,best,mean,worst,diversity,mutation_rate,events
        0,201,44,44,44,0.000000,0.767376,
        1,475,40,40,40,0.000000,0.765326,
        2,749,52,52,52,0.000000,0.763261,
        3,1023,32,32,32,0.000000,0.761182,
    "#]],
    );
}

#[test]
fn a_study_and_its_table() {
    let mut plan = Plan::new("waters-grid", &easy()).unwrap();
    plan.sweep("reset", "5, 20").unwrap();
    plan.seeded(3, 7).unwrap();
    plan.recipe.limits = Limits { generations: Some(30), evaluations: None };
    let mut study = Study::new(plan.clone());
    for number in 0..plan.runs() as u32 {
        let mut work = Work::of(&plan.run(number as usize)).unwrap();
        while !work.advance() {}
        study.take(work.outcome(number, 1000 + u64::from(number)));
    }
    expect![[r#"
        puzzle,algorithm,setting,value,seed,solved,best,generations,evaluations,milliseconds,end,censored
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.,waters-grid,reset,5,7,true,0,2,5179,1.000,solved,false
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.,waters-grid,reset,5,8,true,0,2,4627,1.001,solved,false
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.,waters-grid,reset,5,9,true,0,1,579,1.002,solved,false
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.,waters-grid,reset,20,7,true,0,2,5179,1.003,solved,false
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.,waters-grid,reset,20,8,true,0,2,4627,1.004,solved,false
        .4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.,waters-grid,reset,20,9,true,0,1,579,1.005,solved,false
    "#]].assert_eq(&table::runs(&study));
    expect![[r#"
        algorithm,setting,value,runs,solved,censored,stuck,rate,rate_low,rate_high,generations_quartile1,generations_median,generations_median_low,generations_median_high,generations_quartile3,generations_ert,generations_ert_low,generations_ert_high,evaluations_quartile1,evaluations_median,evaluations_median_low,evaluations_median_high,evaluations_quartile3,evaluations_ert,evaluations_ert_low,evaluations_ert_high,milliseconds_quartile1,milliseconds_median,milliseconds_median_low,milliseconds_median_high,milliseconds_quartile3,milliseconds_ert,milliseconds_ert_low,milliseconds_ert_high
        waters-grid,reset,5,3,3,0,0,1.0000,0.4385,1.0000,1.000,2.000,1.000,,2.000,1.667,1.000,2.000,579.000,4627.000,579.000,,5179.000,3461.667,579.000,5179.000,1.000,1.001,1.000,,1.002,1.001,1.000,1.002
        waters-grid,reset,20,3,3,0,0,1.0000,0.4385,1.0000,1.000,2.000,1.000,,2.000,1.667,1.000,2.000,579.000,4627.000,579.000,,5179.000,3461.667,579.000,5179.000,1.003,1.004,1.003,,1.005,1.004,1.003,1.005
    "#]].assert_eq(&table::values(&study));
}

#[test]
fn values_are_quoted_where_they_have_to_be() {
    let mut table = CsvTable::new(["name", "settings"]);
    table.row(["plain".into(), "reset=5, age=3".into()]);
    table.row(["the “old” \"one\"".into(), String::new()]);
    expect![[r#"
        name,settings
        plain,"reset=5, age=3"
        "the “old” ""one""",
    "#]]
    .assert_eq(&table.text());
}
