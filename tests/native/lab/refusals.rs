//! What is wrong with a command line is said in one line.

use std::process::Command;

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
    // A puzzle may begin with hyphens; an option that is not known is none, nor is what follows it.
    refused(
        &["solve", "--limit-generation", "5", "................"],
        "unexpected argument '--limit-generation' found",
    );
    refused(&["check", "--colour=red"], "unexpected argument '--colour=red' found");
    refused(&["explain", "--seed", "1", "--generation", "0", "................"], "--generation");
    refused(&["convert", "--to", "nothing", PUZZLES], "unknown format “nothing”");
    refused(&["say", "--part", "nothing"], "no part is called “nothing”");
    refused(&["examples", "--puzzles", PUZZLES, "--only", "nothing"], "no page has this technique's key");
    refused(&["cases", "--size", "5"], "choose 4, 6, 9, 16 or 25");
    refused(&["generate", "--cube", "--size", "6"], "no cube of size 6; choose 4 or 9");
    refused(&["rate", "--csv", "................"], "--csv goes with --technique, --evolution or --exact");
    refused(&["rate", "--seeds", "3", "................"], "--evolution");
    refused(&["table", "1", "--puzzles", PUZZLES], "the file of the 46 puzzles (--puzzles) has none named");
    refused(&["table", "8", "--jobs", "0"], "whole number from 1");
    refused(&["table", "cubes", "--puzzles", PUZZLES], "no SudoKube is among");
    refused(&["table", "technique", "--puzzles", PUZZLES], "several.tsv, line ");
}

#[test]
fn files_without_puzzles_are_refused() {
    let file = std::env::temp_dir().join(format!("sudokube-empty-{}.tsv", std::process::id()));
    std::fs::write(&file, "# nothing\n").unwrap();
    let path = file.to_string_lossy();
    let all = ["check", "examples", "table technique", "table difficulty", "table cubes"].map(|words| {
        let words: Vec<&str> = words.split(' ').chain(["--puzzles", &*path]).collect();
        lab(&words)
    });
    std::fs::remove_file(&file).unwrap();
    for (ok, printed, complaint) in all {
        assert!(!ok && printed.is_empty() && complaint.ends_with("contains no puzzle\n"), "{complaint}");
    }
}

/// What can only be written after the last run is asked for before the first.
#[test]
fn files_that_cannot_be_written_are_refused_before_the_runs() {
    let refused = |args: &[&str], part: &str| {
        let compared = ["--puzzles", PUZZLES, "--seeds", "1", "--limit-generations", "1"];
        let (ok, printed, complaint) = lab(&[args, &compared[..]].concat());
        assert!(!ok && printed.is_empty() && complaint.contains(part), "{args:?}: {complaint}");
    };
    let one = ["compare", "--algorithms", "waters-grid"];
    refused(
        &[&one[..], &["--runs-csv", "no/folder/runs.csv"]].concat(),
        "no/folder/runs.csv: its folder does not exist",
    );
    refused(&[&one[..], &["--pairs-csv", env!("CARGO_MANIFEST_DIR")]].concat(), "a folder, not a file");
    refused(&[&one[..], &["--ioh", PUZZLES]].concat(), "a file, not a folder");
    refused(&["compare", "--algorithms", "waters-grid,waters-grid"], "“waters-grid” is given twice");
    refused(&["sweep", "--algorithm", "waters-grid", "--setting", "reset=5,5"], "“5” is given twice");
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
    // More runs than can be counted were none.
    refused(&["bench", "--puzzles", PUZZLES, "--seeds", "9223372036854775808"], "whole number from 1 to 4294967295");
    let (ok, printed, complaint) =
        lab(&["rate", "--evolution", "--seed", &most, "--seeds", "1", "--generations", "1", "................"]);
    assert!(ok && printed.contains(r#""runs":1"#), "{printed} {complaint}");
    let (ok, printed, complaint) = lab(&["generate", "flat", "--size", "4", "--seed", &most]);
    assert!(ok && printed.contains(&most), "{complaint}");
}

/// A board of 25×25 with so few givens takes far longer: that it was given up is said, and how far it came, and no puzzle is printed.
#[test]
fn a_puzzle_that_takes_too_long_is_given_up() {
    let words = ["generate", "flat", "--size", "25", "--givens", "270", "--seed", "1", "--limit-seconds", "0.05"];
    let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(words).output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{complaint}");
    let told = "error: no puzzle from seed 1 within 0.05 seconds (--limit-seconds)";
    let reached = complaint.trim_end().strip_prefix(told).unwrap_or_else(|| panic!("{complaint}"));
    // A slow machine may not have filled the board by then.
    let givens = reached.strip_prefix("; it came down to ").and_then(|rest| rest.strip_suffix(" givens"));
    let is_more = givens.and_then(|number| number.parse().ok()).is_some_and(|number: usize| number > 270);
    assert!(reached.is_empty() || is_more, "{complaint}");
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
