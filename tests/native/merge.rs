//! The lab as a program: a study in parts comes to what one run of it comes to.

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
            assert!(part[1..].iter().map(|l| timeless(l)).eq(mine.iter().map(|l| timeless(l))), "part {}", k + 1);
            file(&format!("part{k}"), &[&part[..1].iter().collect::<Vec<_>>()[..], &mine].concat())
        })
        .collect();
    let paths: Vec<&str> = parts.iter().rev().map(|p| p.to_str().unwrap()).collect();
    let merged = lab(&[&["merge"], &paths[..]].concat());
    assert!(merged.iter().eq(rest), "{merged:#?}");
}

#[test]
fn parts_that_do_not_make_a_study_are_refused() {
    let part = |name: &str, more: &[&str]| {
        let lines = lab(&[&STUDY[..], more].concat());
        file(name, &lines.iter().collect::<Vec<_>>())
    };
    // As many parts as seeds, so that each part has one seed of every puzzle.
    let one = part("one", &["--shard", "1/3"]);
    let two = part("two", &["--shard", "2/3"]);
    let three = part("three", &["--shard", "3/3"]);
    let other = part("other", &["--shard", "3/3", "--set", "mix=0"]);
    let short = part("short", &["--shard", "3/3", "--limit-evaluations", "2"]);
    let same = part("same", &["--shard", "1/3"]);
    let whole = std::fs::read_to_string(&three).unwrap();
    let lines: Vec<String> = whole.lines().map(str::to_string).collect();
    let cut = file("cut", &lines.iter().take(lines.len() - 1).collect::<Vec<_>>());
    let bare = file("bare", &lines.iter().skip(1).collect::<Vec<_>>());
    let doubled = file("doubled", &lines.iter().take(lines.len() - 1).chain(&lines[1..2]).collect::<Vec<_>>());
    let refused = [
        (vec![&one, &two], "missing: 3"),
        (vec![&one, &one], "twice"),
        (vec![&one, &two, &three, &same], "part 1 of 3 is given twice"),
        (vec![&one, &two, &other], "settings differ"),
        (vec![&one, &two, &short], "limits of"),
        (vec![&one, &two, &cut], "runs are missing"),
        (vec![&one, &two, &doubled], "the run of puzzle 1 with seed 3 is given twice"),
        (vec![&one, &two, &bare], "does not begin with"),
    ];
    for (files, word) in refused {
        let output = Command::new(env!("CARGO_BIN_EXE_lab")).arg("merge").args(files).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty() && complaint.contains(word), "{complaint}");
    }
    lab(&["merge", one.to_str().unwrap(), two.to_str().unwrap(), three.to_str().unwrap()]);
}

/// Lines of earlier versions do not tell what all islands took, nor the time by the clock.
#[test]
fn parts_of_earlier_versions_are_merged() {
    type Line = serde_json::Map<String, serde_json::Value>;
    let read = |line: &String| -> Line { serde_json::from_str(line).unwrap() };
    let is_new =
        |key: &str| key.starts_with("processor_milliseconds_all_islands") || key.starts_with("clock_milliseconds");
    let part = lab(&[&STUDY[..], &["--shard", "1/1"]].concat());
    let before: Vec<String> = part
        .iter()
        .map(|line| {
            let mut line = read(line);
            line.retain(|key, _| !is_new(key));
            serde_json::to_string(&line).unwrap()
        })
        .collect();
    assert!(before[0] == part[0] && before[1..].iter().zip(&part[1..]).all(|(before, now)| before.len() < now.len()));
    let [now, before] = [("now", &part), ("before", &before)].map(|(name, lines)| {
        let path = file(name, &lines.iter().collect::<Vec<_>>());
        lab(&["merge", path.to_str().unwrap()])
    });
    assert_eq!((now.len(), before.len()), (5, 5));
    for (now, before) in now.iter().zip(&before) {
        let (now, before) = (read(now), read(before));
        assert!(now.keys().eq(before.keys()) && now.keys().any(|key| is_new(key)));
        assert!(before.iter().all(|(key, value)| if is_new(key) { value.is_null() } else { *value == now[key] }));
    }
}

#[test]
fn a_comparison_has_a_row_for_each_algorithm() {
    let args = ["compare", "--algorithms", "waters-grid,waters-grid:grow=all", "--limit-generations", "200"];
    let table = lab(&[&args[..], &STUDY[1..]].concat());
    assert!(table.iter().any(|l| l.starts_with("| waters-grid | 12 of 12 |")), "{table:#?}");
    assert!(table.iter().any(|l| l.starts_with("| waters-grid:grow=all | 12 of 12 |")), "{table:#?}");
}
