//! The command line of the lab: what is wrong with it is said in one line, and runs repeat themselves.

use std::process::Command;

const PUZZLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/several.tsv");

/// Whether it ended well, what it printed, and what it complained of.
fn lab(args: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[test]
fn what_generate_prints_is_a_file_of_puzzles() {
    let (ok, printed, _) = lab(&["generate", "cube", "--size", "4", "--level", "easy", "--seed", "1", "--count", "2"]);
    assert!(ok && printed.lines().count() == 2, "{printed}");
    let file = std::env::temp_dir().join(format!("sudokube-generated-{}.json", std::process::id()));
    std::fs::write(&file, printed).unwrap();
    let (ok, checked, complaint) = lab(&["check", "--puzzles", &file.to_string_lossy()]);
    std::fs::remove_file(&file).unwrap();
    assert!(ok, "{complaint}");
    assert!(checked.contains("\"puzzles\":2") && checked.contains("\"one\":2"), "{checked}");
}

#[test]
fn a_wrong_command_line_is_answered_in_one_line() {
    let refused = |args: &[&str], part: &str| {
        let (ok, printed, complaint) = lab(args);
        assert!(!ok && printed.is_empty() && complaint.lines().count() == 1, "{args:?}: {complaint}");
        assert!(complaint.contains(part), "{args:?}: {complaint}");
    };
    refused(&["solve", "--seed", "x", "."], "a seed is a whole number from 0 to 18446744073709551615");
    refused(&["bench", "--puzzles", PUZZLES, "--first", "0"], "whole number from 1");
    refused(&["bench"], "--puzzles <FILE>");
    refused(&["bench", "--puzzles", "nowhere.tsv"], "cannot read nowhere.tsv");
    refused(&["sweep", "--algorithm", "waters-grid", "--puzzles", PUZZLES, "--setting", "reset"], "key=value");
    refused(
        &["sweep", "--algorithm", "waters-grid", "--puzzles", PUZZLES, "--setting", "reset=5,x"],
        "“x” is not valid for reset",
    );
    refused(&["tune", "--train", PUZZLES, "--test", PUZZLES, "--keys", "colour"], "no setting “colour”");
    refused(&["paint"], "unrecognized subcommand 'paint'");
}

#[test]
fn a_sweep_has_a_line_for_each_value() {
    let (ok, printed, _) = lab(&[
        "sweep",
        "--algorithm",
        "waters-grid",
        "--setting",
        "reset=5,20",
        "--puzzles",
        PUZZLES,
        "--first",
        "2",
        "--seeds",
        "2",
        "--each",
    ]);
    let lines: Vec<&str> = printed.lines().collect();
    assert!(ok && lines.len() == 2 * (2 + 1), "{printed}");
    assert!(lines[2].contains(r#""value":"5","puzzle":"all","runs":4,"solved":4"#), "{}", lines[2]);
    assert!(lines[5].contains(r#""value":"20""#), "{}", lines[5]);
}

/// Without its last part, the time.
fn without_times(printed: &str) -> Vec<String> {
    printed.lines().map(|l| l.split("\"milliseconds").next().unwrap_or_default().to_string()).collect()
}

#[test]
fn tuning_repeats_itself_and_never_gets_worse_in_training() {
    let args =
        "--keys reset,growth --first-train 3 --first-test 2 --rounds 2 --mu 2 --lambda 2 --budget 20000 --seed 7";
    let mut command = vec!["tune", "--algorithm", "waters-grid", "--train", PUZZLES, "--test", PUZZLES];
    command.extend(args.split(' '));
    let (ok, first, complaint) = lab(&command);
    assert!(ok, "{complaint}");
    assert_eq!(without_times(&first), without_times(&lab(&command).1));
    let number = |line: &str, key: &str| -> Option<f64> { line.split_once(key)?.1.split(',').next()?.parse().ok() };
    let rank = |line: &str| Some((-number(line, r#""solved":"#)?, number(line, r#""evaluations_mean_all_runs":"#)?));
    let ranks: Vec<(f64, f64)> = first.lines().filter_map(rank).collect();
    assert!(ranks.len() == 3 && ranks.windows(2).all(|pair| pair[1] <= pair[0]), "{first}");
}

/// The same run by its link and by the words of the command line; what is bad in a link is said, and the run goes on.
#[test]
fn a_link_is_the_run_that_it_names() {
    let squares = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";
    let words = ["--algorithm", "waters-grid", "--set", "population=10", "--seed", "7"];
    let (ok, by_words, _) = lab(&[&["trace"], &words[..], &[squares]].concat());
    assert!(ok && by_words.lines().count() > 2, "{by_words}");
    let link = format!("v=1&s={squares}&a=waters-grid&population=10&seed=7");
    assert_eq!(lab(&["trace", &link]), (true, by_words.clone(), String::new()));
    let (ok, printed, complaint) = lab(&["trace", &format!("{link}&growth=x&wings=2")]);
    assert_eq!((ok, printed, complaint.lines().count()), (true, by_words, 2), "{complaint}");
    let (ok, printed, _) = lab(&["solve", &link]);
    assert!(ok && printed.contains(r#""algorithm":"waters-grid""#) && printed.contains(r#""seed":7,"#), "{printed}");
    let (ok, _, complaint) = lab(&["trace", squares]);
    assert!(!ok && complaint.contains("--seed"), "{complaint}");
}
