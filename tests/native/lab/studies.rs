//! Many runs: sweeps, tuning, comparisons, lessons.

use super::{PUZZLES, lab};

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

/// On a puzzle with several solutions elimination has nothing left to do at once, and the other one has too small a limit.
#[test]
fn a_comparison_says_how_every_run_ended_in_its_table_and_in_its_files() {
    let folder = std::env::temp_dir().join(format!("sudokube-compare-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (runs, pairs, ioh) = (path("runs.csv"), path("pairs.csv"), path("ioh"));
    let mut command = vec!["compare", "--algorithms", "waters-grid,elimination,annealing", "--puzzles", PUZZLES];
    command.extend(["--first", "2", "--seeds", "3", "--limit-evaluations", "20000"]);
    command.extend(["--runs-csv", &runs, "--pairs-csv", &pairs, "--ioh", &ioh]);
    let (ok, printed, complaint) = lab(&command);
    assert!(ok, "{complaint}");
    let lines: Vec<&str> = printed.lines().filter(|line| line.starts_with("| ")).collect();
    // A head, a rule, and a line for each of three methods; the same for three pairs.
    assert_eq!(lines.len(), 10, "{printed}");
    assert!(lines[3].starts_with("| elimination | 0 of 6 | 0 | 6 | 0 % (0–39) | infinite |"), "{printed}");
    assert!(lines[7].starts_with("| waters-grid, elimination |"), "{printed}");
    let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let runs = text("runs.csv");
    let of = |method: &str, end: &str| runs.lines().filter(|l| l.starts_with(method) && l.ends_with(end)).count();
    assert_eq!((runs.lines().count(), of("elimination,", ",stuck,false")), (19, 6), "{runs}");
    assert_eq!(of("waters-grid,", ",censored,true") + of("waters-grid,", ",solved,false"), 6, "{runs}");
    assert_eq!(text("pairs.csv").lines().count(), 4);
    let info = text("ioh/waters-grid/IOHprofiler_f2.info");
    assert!(info.starts_with("suite = 'SudoKube', funcId = 2, DIM = 81, maximization = F,"), "{info}");
    // Each run begins with its header, its evaluations grow and its fitness falls.
    let data = text("ioh/waters-grid/data_f2/IOHprofiler_f2_DIM81.dat");
    let blocks: Vec<&str> = data.split("\"function evaluation\" \"current f(x)\" \"best-so-far f(x)\"\n").collect();
    assert_eq!((blocks.len(), blocks[0]), (4, ""));
    for block in &blocks[1..] {
        let rows: Vec<(u64, u32)> = block
            .lines()
            .map(|line| line.split(' ').map(|n| n.parse::<u64>().unwrap()).collect::<Vec<_>>())
            .map(|row| (row[0], row[2] as u32))
            .collect();
        assert!(rows.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 >= pair[1].1), "{block}");
        let (evaluations, best) = rows[rows.len() - 1];
        assert!(info.contains(&format!(":{evaluations}|{best}")), "{info}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_lesson_is_repeated_with_other_seeds() {
    let (ok, printed, complaint) = lab(&["lessons", "--seeds", "10", "--only", "1"]);
    assert!(ok && printed.lines().count() == 3, "{complaint}");
    let last = printed.lines().last().unwrap();
    assert!(last.starts_with("| 1. ") && last.contains(" of 10 ("), "{last}");
    assert_eq!(lab(&["lessons", "--seeds", "10", "--only", "1"]).1, printed);
    let (ok, _, complaint) = lab(&["lessons", "--only", "9"]);
    assert!(!ok && complaint.contains("there is no lesson 9"), "{complaint}");
}
