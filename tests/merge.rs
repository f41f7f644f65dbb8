//! The lab as a program: a study in parts comes to what one run of it comes to.
#![cfg(not(target_arch = "wasm32"))]

use std::path::PathBuf;
use std::process::Command;

fn lab(args: &[&str]) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(args).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_string).collect()
}

fn is_run(line: &str) -> bool {
    line.contains("\"seed\":")
}

/// A run's line without its time, which no two runs share.
fn timeless(line: &str) -> &str {
    line.split(",\"milliseconds\"").next().unwrap()
}

const STUDY: [&str; 7] = ["bench", "--puzzles", "tests/corpus/mantere_koljonen_46.tsv", "--first", "4", "--seeds", "3"];

fn file(name: &str, lines: &[&String]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, lines.iter().map(|l| format!("{l}\n")).collect::<String>()).unwrap();
    path
}

#[test]
fn merged_parts_print_what_one_run_prints() {
    let whole = lab(&[&STUDY[..], &["--runs"]].concat());
    let (runs, rest): (Vec<&String>, Vec<&String>) = whole.iter().partition(|line| is_run(line));
    assert_eq!((runs.len(), rest.len()), (12, 5));
    let parts: Vec<PathBuf> = (0..5)
        .map(|k| {
            let part = lab(&[&STUDY[..], &["--shard", &format!("{}/5", k + 1)]].concat());
            let mine: Vec<&String> = runs.iter().copied().skip(k).step_by(5).collect();
            assert!(part.iter().map(|l| timeless(l)).eq(mine.iter().map(|l| timeless(l))), "part {}", k + 1);
            file(&format!("part{k}"), &mine)
        })
        .collect();
    let paths: Vec<&str> = parts.iter().rev().map(|p| p.to_str().unwrap()).collect();
    let merged = lab(&[&["merge"], &paths[..]].concat());
    assert!(merged.iter().eq(rest), "{merged:#?}");
}

#[test]
fn a_missing_part_and_a_part_given_twice_are_refused() {
    let part = lab(&[&STUDY[..], &["--shard", "1/2"]].concat());
    let path = file("half", &part.iter().collect::<Vec<_>>());
    for (files, word) in [(vec![&path], "missing"), (vec![&path, &path], "twice")] {
        let output = Command::new(env!("CARGO_BIN_EXE_lab")).arg("merge").args(files).output().unwrap();
        assert!(!output.status.success());
        assert!(String::from_utf8_lossy(&output.stderr).contains(word));
    }
}

#[test]
fn a_comparison_has_a_row_for_each_algorithm() {
    let args = ["compare", "--algorithms", "waters-grid,waters-grid:grow=all", "--limit-generations", "200"];
    let table = lab(&[&args[..], &STUDY[1..]].concat());
    assert!(table.iter().any(|l| l.starts_with("| waters-grid | 12 of 12 |")), "{table:#?}");
    assert!(table.iter().any(|l| l.starts_with("| waters-grid:grow=all | 12 of 12 |")), "{table:#?}");
}
