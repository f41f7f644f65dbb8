//! Properties of reading: what is written is read again, and no text, however damaged or long, panics.

use crate::common;
use proptest::prelude::*;
use sudokube::puzzle::{Grid, Layout, Shape};
use sudokube::text::link::Link;
use sudokube::text::write::{Format, open_elsewhere};
use sudokube::text::{Puzzle, read, read_all};

/// Any digits on any board, with any of them typed.
fn puzzle() -> impl Strategy<Value = Puzzle> {
    prop::sample::select(Shape::OFFERED.to_vec()).prop_flat_map(of_shape)
}

fn of_shape(shape: Shape) -> impl Strategy<Value = Puzzle> {
    let squares = Layout::of(shape).squares;
    let digit = prop_oneof![2 => Just(0u8), 1 => 1..=shape.side() as u8];
    let name = "[A-Za-z0-9]{0,12}";
    (prop::collection::vec((digit, any::<bool>()), squares), name, name).prop_map(move |(cells, name, difficulty)| {
        let grid = Grid::new(shape, cells.iter().map(|c| c.0).collect()).expect("digits of the shape");
        let typed = cells.iter().map(|&(digit, typed)| digit != 0 && typed).collect();
        Puzzle { typed, name, difficulty, ..Puzzle::of_givens(grid) }
    })
}

/// A text of every format, made of one puzzle.
fn texts(puzzle: &Puzzle) -> Vec<String> {
    let suited = Format::ALL.into_iter().filter(|f| f.suits(puzzle.grid.shape()));
    let mut texts: Vec<String> = suited.map(|f| f.write(std::slice::from_ref(puzzle))).collect();
    texts.extend(open_elsewhere(&puzzle.given_grid()).into_iter().map(|(_, link)| link));
    if puzzle.grid.shape() == Shape::Flat9 {
        let cells: Vec<String> = puzzle.grid.cells().iter().zip(&puzzle.typed).map(cell).collect();
        let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
        let json = format!("{{\"size\":9,\"grid\":[{}],\"arrow\":[{{}}]}}", rows.join(","));
        texts.push(format!("https://f-puzzles.com/?load={}", lz_str::compress_to_base64(&json)));
        texts.push(json);
        let numbers =
            puzzle.grid.cells().iter().zip(&puzzle.typed).map(|(&d, &t)| u32::from(d) + if t { 9 } else { 0 });
        let base36 = |n: u32| char::from_digit(n, 36).expect("below 19");
        texts.push(format!("S9B{}", numbers.map(|n| format!("0{}", base36(n))).collect::<String>()));
    }
    texts
}

fn cell((digit, typed): (&u8, &bool)) -> String {
    match digit {
        0 => "{\"centerPencilMarks\":[1,2]}".into(),
        digit => format!("{{\"value\":{digit},\"given\":{}}}", !typed),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Files and links hold the givens; those that know typed digits hold these too.
    #[test]
    fn what_is_written_is_read_again(puzzle in puzzle()) {
        let givens = puzzle.given_grid();
        for text in texts(&puzzle) {
            let found = read(&text);
            prop_assert!(found.is_ok(), "{text}\n{found:?}");
            let found = found.unwrap();
            prop_assert!(found.given_grid() == givens || found.grid == puzzle.grid, "{text}");
        }
    }

    #[test]
    fn lists_keep_their_order(puzzles in prop::collection::vec(of_shape(Shape::Flat9), 2..12)) {
        for format in [Format::Sdm, Format::OpenSudoku, Format::Csv] {
            let read = read_all(&format.write(&puzzles)).unwrap();
            prop_assert_eq!(read.puzzles.len(), puzzles.len());
            let same = read.puzzles.iter().zip(&puzzles).all(|(a, b)| a.grid == b.given_grid());
            prop_assert!(same);
        }
    }

    /// Cut off, doubled, or with characters replaced: a result or a sentence, never a panic.
    #[test]
    fn damaged_texts_are_read_or_refused(
        puzzle in puzzle(), which in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(),
        to in any::<prop::sample::Index>(), with in "[0-9A-z|,;\t\n#\\[\\]{}<>\"=&%+./ é-]{0,3}",
    ) {
        let texts = texts(&puzzle);
        let text: Vec<char> = texts[which.index(texts.len())].chars().collect();
        let (at, to) = (at.index(text.len()), to.index(text.len()));
        let (at, to) = (at.min(to), at.max(to));
        let cut: String = text[..at].iter().collect();
        let replaced: String = text[..at].iter().chain(with.chars().collect::<Vec<_>>().iter()).chain(&text[to..]).collect();
        for damaged in [cut, replaced] {
            match read_all(&damaged) {
                Ok(reading) => prop_assert!(!reading.puzzles.is_empty() && !reading.what().is_empty()),
                Err(error) => prop_assert!(!error.to_string().contains('\n') || damaged.contains('\n')),
            }
            let _ = Link::read(&damaged);
        }
    }

    #[test]
    fn no_text_of_any_format_panics(
        start in prop::sample::select(vec![
            "", "{\"grid\":[", "<opensudoku><game data=\"", "SUDOKUBE|a|", "S9B", "[Puzzle]\n", "#D", "https://f-puzzles.com/?load=N4Ig",
            "https://sudokupad.app/scf", "Puzzle,Solution\n", "v=1&s=", "https://www.sudokuwiki.org/sudoku.htm?bd=",
        ]),
        text in "([0-9A-Za-z.|,;:\t\n#\\[\\]{}<>\"=&%+/ é-]|[0-9]{81}\n|[0-9.]{16}\n){0,200}",
    ) {
        let text = format!("{start}{text}");
        let _ = read_all(&text).map(|r| r.what());
        let _ = Link::read(&text);
    }
}

/// A megabyte each of everything that could make a reader slow.
fn megabytes() -> Vec<String> {
    let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let bomb = lz_str::compress_to_base64(&"[".repeat(3_000_000));
    let (lines, fields, named) = (format!("{line}\n"), format!("{line},"), format!("a,{line}\n"));
    #[rustfmt::skip]
    let parts = [
        "1", ".", "-", "\n", " ", "1\n", "1 ", "12 ", "1,", "\t", "\t\n", "#", "#D\n", "[", "[Puzzle]\n", "{", "{\"a\":", "[[",
        "<", "<!--", "<a>", "<game>", "<game data=\"", "&amp;", "=\"", "\"", "|", "|\n", "S9B", "a=b&", "https://",
        "https://a.b/c?s=1 ", "/", "%", "%41", "://", "fpuz", "/fpuz", "SUDOKUBE|", "U:", "U:1\n", "é", "\u{feff}", "┃",
        "1234.... ", "1.3...2.4.......\n", "x,1.3...2.4.......\n", line, &lines, &fields, &named, &bomb,
    ];
    let starts =
        ["", "{\"grid\":[", "<opensudoku>", "SUDOKUBE|", "https://f-puzzles.com/?load=", "Puzzle,Name\n", "[puzzle]\n"];
    let text = |start: &str, part: &str| format!("{start}{}", part.repeat(1_000_000 / part.len()));
    parts.iter().flat_map(|part| starts.iter().map(move |start| text(start, part))).collect()
}

/// If any of it were read in quadratic time, this would not end.
#[test]
fn a_megabyte_is_read_in_linear_time() {
    for text in megabytes() {
        let _ = read_all(&text).map(|r| r.what());
        let _ = Link::read(&text);
    }
}

/// `cargo test --release --test formats_properties -- --ignored --nocapture`: the megabytes that take longest, the least of
/// three times each, because the machine has other work too.
#[test]
#[ignore = "measures, asserts nothing"]
fn the_slowest_megabytes() {
    let timed = |text: &String| {
        let once = || {
            let begun = std::time::Instant::now();
            let _ = read_all(text).map(|r| r.what());
            begun.elapsed()
        };
        ((0..3).map(|_| once()).min(), text.chars().take(60).collect::<String>())
    };
    let mut times: Vec<_> = megabytes().iter().map(timed).collect();
    times.sort();
    for (time, start) in times.iter().rev().take(10) {
        println!("{:6.1} ms  {start:?}", time.unwrap_or_default().as_secs_f64() * 1000.0);
    }
}

/// Every puzzle of the corpus through every format.
#[test]
fn the_corpus_goes_through_every_format() {
    for file in
        ["mantere_koljonen_46.tsv", "top95.tsv", "unique_16x16.tsv", "given_25x25.tsv", "cubes_4.tsv", "cubes_9.tsv"]
    {
        for grid in common::puzzles(file) {
            for text in texts(&Puzzle::of_givens(grid.clone())) {
                assert_eq!(read(&text).map(|p| p.grid), Ok(grid.clone()), "{file}: {text}");
            }
        }
    }
}
