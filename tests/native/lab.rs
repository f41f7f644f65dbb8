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
fn large_boards_are_made_solved_and_refused_by_methods_of_fewer_digits() {
    let (ok, printed, _) = lab(&["generate", "large", "--size", "36", "--share", "60", "--seed", "1", "--count", "3"]);
    assert!(ok && printed.lines().filter(|l| !l.starts_with('#')).count() == 3, "{printed}");
    let file = std::env::temp_dir().join(format!("sudokube-large-{}.tsv", std::process::id()));
    std::fs::write(&file, printed).unwrap();
    let bench =
        |algorithm| lab(&["bench", "--puzzles", &file.to_string_lossy(), "--seeds", "1", "--algorithm", algorithm]);
    let ours = ["sudokube-annealing", "sudokube-annealing-singles", "sudokube-partial"].map(bench);
    let (refused, _, complaint) = bench("sudokube-pure");
    std::fs::remove_file(&file).unwrap();
    assert!(ours.iter().all(|(ok, printed, _)| *ok && printed.contains("\"solved\":3")), "{ours:?}");
    assert!(!refused && complaint.contains("it holds at most 25 digits"), "{complaint}");
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
    // What the command line says goes before the link, and all else of the link stays.
    let words =
        ["--algorithm", "waters-grid", "--set", "population=10", "--set", "growth=90", "--islands", "2", "--seed", "7"];
    let (_, two, _) = lab(&[&["trace"], &words[..], &[squares]].concat());
    let ring = format!("{link}&growth=90&ring=2");
    assert_eq!(lab(&["trace", &ring]).1, two);
    assert_eq!(lab(&["trace", "--algorithm", "waters-grid", &ring]).1, two);
    assert_eq!(lab(&["trace", "--set", "growth=90", &format!("{link}&growth=30&ring=2")]).1, two);
    assert_eq!(lab(&["trace", "--islands", "2", &format!("{link}&growth=90&ring=4")]).1, two);
    let one = [&words[..6], &["--seed", "7", squares]].concat();
    assert_eq!(lab(&["trace", "--islands", "1", &ring]).1, lab(&[&["trace"], &one[..]].concat()).1);
}

/// Output that is not written is an error; a reader that went away is none.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_a_broken_pipe_is_none() {
    use std::io::Read;
    use std::process::Stdio;
    let commands: [&[&str]; 6] = [
        &["algorithms"],
        &["say", "--list"],
        &["--help"],
        &["check", "1..............."],
        &["trace", "--algorithm", "waters-grid", "--seed", "1", "1..............."],
        &["generate", "flat", "--size", "4", "--seed", "1"],
    ];
    for args in commands {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(args).stdout(full).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
        assert!(complaint.contains("error: cannot write the output: No space left"), "{args:?}: {complaint}");
    }
    // Where not even the complaint can be written, the exit code tells.
    let full = || std::fs::File::options().write(true).open("/dev/full").unwrap();
    let status =
        Command::new(env!("CARGO_BIN_EXE_lab")).args(["check", "no\u{202e}file"]).stderr(full()).status().unwrap();
    assert_eq!(status.code(), Some(2));
    let (_, _, complaint) = lab(&["bench", "--puzzles", "no\u{202e}file"]);
    assert!(complaint.contains("nofile") && !complaint.contains('\u{202e}'), "{complaint}");
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["say", "--list"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdout.take().unwrap();
    pipe.read_exact(&mut [0]).unwrap();
    drop(pipe);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
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

#[test]
fn files_of_windows_are_read_as_the_page_reads_them() {
    let text = "1...............\n2...............\n";
    let little: Vec<u8> = [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let big: Vec<u8> = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    let marked = format!("\u{feff}{text}").into_bytes();
    for (k, bytes) in [little, big, marked].into_iter().enumerate() {
        let file = std::env::temp_dir().join(format!("sudokube-windows-{k}-{}.txt", std::process::id()));
        std::fs::write(&file, bytes).unwrap();
        let path = file.to_string_lossy();
        let (checked, converted) = (lab(&["check", "--puzzles", &path]), lab(&["convert", "--to", "line", &path]));
        std::fs::remove_file(&file).unwrap();
        assert!(checked.0 && checked.1.contains("\"puzzles\":2"), "{checked:?}");
        assert!(converted.0 && converted.1.lines().count() == 2, "{converted:?}");
    }
}

/// Six faces solved each for itself are no solution of the cube.
#[test]
fn solved_is_what_the_checker_accepts() {
    let cube = ".".repeat(56);
    let link = format!("v=1&k=edge&s={cube}&a=waters-sequential&seed=1");
    let (ok, printed, _) = lab(&["solve", &link]);
    assert!(ok && printed.contains(r#""solved":false,"verified":false"#), "{printed}");
    assert!(printed.contains(r#""ended":"rejected","reason":"The method calls this solved, but"#), "{printed}");
    let (_, printed, _) = lab(&["solve", &format!("v=1&k=edge&s={cube}&a=waters-cube-shared&seed=1")]);
    assert!(printed.contains(r#""solved":true,"verified":true"#), "{printed}");
}

/// The rows of several islands are those of all of them, by a link and by the words of the command line.
#[test]
fn trace_follows_all_islands() {
    let squares = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    let link = format!("https://example.org/#s={squares}&seed=15426793720428814986&ring=4");
    let (ok, four, complaint) = lab(&["trace", &link]);
    assert_eq!((ok, complaint), (true, String::new()));
    let words = ["--algorithm", "waters-grid", "--seed", "15426793720428814986", squares];
    assert_eq!(lab(&[&["trace", "--islands", "4"], &words[..]].concat()).1, four);
    let last: Vec<&str> = four.lines().last().unwrap().split(',').collect();
    assert_eq!((last[0], last[2], last[7].ends_with("solved")), ("30", "0", true), "{four}");
    // `lab solve` counts the same generations and evaluations.
    let (_, solved, _) = lab(&["solve", &link]);
    assert!(solved.contains(&format!(r#""generations":30,"evaluations":{},"#, last[1])), "{solved}");
    // Before the first exchange each row is that of four runs with the islands' seeds.
    let alone = (0..4).map(|island| sudokube::evolve::island::seed(15426793720428814986, island).to_string());
    let alone: Vec<String> =
        alone.map(|seed| lab(&["trace", "--algorithm", "waters-grid", "--seed", &seed, squares]).1).collect();
    let number = |text: &str, line: usize, column: usize| -> f64 {
        text.lines().nth(line).unwrap().split(',').nth(column).unwrap().parse().unwrap()
    };
    for line in 1..=21 {
        let column = |column| alone.iter().map(move |text| number(text, line, column));
        assert_eq!(number(&four, line, 1), column(1).sum::<f64>());
        assert_eq!(number(&four, line, 2), column(2).fold(f64::MAX, f64::min));
        assert!((number(&four, line, 3) - column(3).sum::<f64>() / 4.0).abs() < 1e-9);
        assert_eq!(number(&four, line, 4), column(4).fold(0.0, f64::max));
    }
    let (_, one, _) = lab(&["trace", "--islands", "1", &format!("s={squares}&seed=15426793720428814986")]);
    assert_eq!(one.lines().nth(21), alone[0].lines().nth(21));
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
