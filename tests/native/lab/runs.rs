//! Runs: by a link and by words, on islands, on large boards.

use super::lab;

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

/// The sample of the benchmark of large boards is what its command makes.
#[test]
fn the_benchmark_is_made_again() {
    let sample = std::fs::read_to_string("tests/corpus/large_benchmark.tsv").unwrap();
    let boards = |text: &str| text.lines().filter(|l| !l.starts_with('#')).map(String::from).collect::<Vec<_>>();
    let words = ["generate", "large", "--share", "45", "--seed", "148513841", "--count", "3", "--size"];
    let made = ["25", "36", "49", "64"].map(|size| boards(&lab(&[&words[..], &[size]].concat()).1)).concat();
    assert_eq!(made, boards(&sample));
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

/// What all islands took is at least what the longest took, and of one island the same; by the clock a run is timed only where
/// each of its islands has a core.
#[test]
fn bench_tells_what_all_islands_took() {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let words = ["bench", "--algorithm", "waters-grid", "--puzzles", "tests/corpus/mantere_koljonen_46.tsv"];
    let bench = |more: &[&str]| {
        let (ok, printed, complaint) = lab(&[&words[..], &["--first", "2", "--seeds", "1"], more].concat());
        assert!(ok, "{complaint}");
        printed
    };
    // A run and a puzzle, twice, and all of them: the sum, the longest and the clock's.
    let times = |more: &[&str]| -> Vec<[Option<f64>; 3]> {
        let printed = bench(&[&["--runs"], more].concat());
        assert_eq!(printed.lines().count(), 5, "{printed}");
        let times = |line: &str| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            let of = if line.get("seed").is_some() { "" } else { "_mean_of_solved" };
            ["processor_milliseconds_all_islands", "milliseconds", "clock_milliseconds"]
                .map(|name| line[format!("{name}{of}")].as_f64())
        };
        printed.lines().map(times).collect()
    };
    for [all, longest, clock] in times(&["--islands", "1"]) {
        assert!(all.is_some() && all == longest, "{all:?} {longest:?}");
        // The two clocks need not run at quite the same pace.
        assert!(1.01 * clock.unwrap() + 1.0 > longest.unwrap(), "{clock:?} {longest:?}");
    }
    for [all, longest, clock] in times(&["--islands", "2"]) {
        assert!(all.unwrap() > longest.unwrap(), "{all:?} {longest:?}");
        assert_eq!(clock.is_some(), cores >= 2);
    }
    let many = (cores + 1).to_string();
    assert!(times(&["--jobs", &many]).iter().all(|[all, _, clock]| all.is_some() && clock.is_none()));
    let table = |islands: &str| bench(&["--table", "--islands", islands]);
    let columns = |table: &str| table.lines().map(|line| line.matches(" |").count()).collect::<Vec<_>>();
    assert_eq!((columns(&table("1")), columns(&table("2"))), (vec![11; 3], vec![15; 3]));
    if cores < 64 {
        let last = table(&many).lines().last().unwrap().to_string();
        assert!(last.ends_with(" | not measured | not measured |"), "{last}");
        assert_eq!(last.matches("not measured").count(), 2, "{last}");
    }
}
