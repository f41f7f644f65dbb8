//! What is wrong with a command line is said in one line.

use super::{PUZZLES, lab};

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
fn numbers_that_are_none_are_refused() {
    let refused = |args: &[&str], part: &str| {
        let (ok, printed, complaint) = lab(args);
        assert!(!ok && printed.is_empty() && complaint.contains(part), "{args:?}: {complaint}");
    };
    for seconds in ["--limit-seconds=-1", "--limit-seconds=NaN", "--limit-seconds=inf"] {
        refused(&["solve", seconds, "................"], "a number of seconds");
        refused(&["check", seconds, "................"], "a number of seconds");
    }
    let most = u64::MAX.to_string();
    refused(&["generate", "flat", "--size", "4", "--seed", &most, "--count", "2"], "go beyond the largest");
    refused(&["bench", "--puzzles", PUZZLES, "--first-seed", &most], "10 seeds from 18446744073709551615");
    refused(&["rate", "--seed", &most, "................"], "go beyond the largest");
    refused(&["sweep", "--setting", "reset=5", "--puzzles", PUZZLES, "--first-seed", &most], "go beyond");
    refused(&["generate", "flat", "--size", "4", "--count", "0"], "--count");
    let (ok, printed, complaint) = lab(&["generate", "flat", "--size", "4", "--seed", &most]);
    assert!(ok && printed.contains(&most), "{complaint}");
}

#[test]
fn settings_that_do_not_go_together_are_refused_at_once() {
    let part = "error: elite (30) must be less than population (21)\n";
    let method = ["--algorithm", "mantere-koljonen", "--set", "elite=30"];
    for rest in [&["solve", "--limit-evaluations", "1000"][..], &["explain", "--seed", "1", "--generation", "1"]] {
        let (ok, printed, complaint) = lab(&[rest, &method[..], &["................"]].concat());
        assert!(!ok && printed.is_empty() && complaint == part, "{complaint}");
    }
    let (ok, _, complaint) = lab(&[
        "sweep",
        "--algorithm",
        "mantere-koljonen",
        "--puzzles",
        PUZZLES,
        "--first",
        "1",
        "--setting",
        "elite=1,30",
    ]);
    assert!(!ok && complaint == part, "{complaint}");
}
