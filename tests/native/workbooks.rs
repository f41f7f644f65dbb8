//! The workbooks, opened and calculated by LibreOffice, which knows nothing of ours.
//!
//! Every value is thrown away before: what is compared is what its formulas give.

use std::collections::BTreeSet;
use std::io::{Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use sudokube::exact::elimination::{Elimination, Feedback};
use sudokube::exact::rank_sheet::{Rank, Sheet};
use sudokube::exact::{Verdict, verdict};
use sudokube::export::workbook::Model;
use sudokube::puzzle::check::check;
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::read;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

const LINK: &str = "https://example.org/#v=1&s=1";
/// Figure 1 of the genetic spreadsheet's paper and its sample of decision variables (figure 3).
const FIGURE_1: &str = "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4......7..5..9...2";
const FIGURE_3: &str = "635149817914256293872738546346591784927382659581677321293574168461823924758691537";

/// The program; `scripts/tools.sh office` installs it where it is missing.
fn soffice() -> PathBuf {
    let named = std::env::var_os("SOFFICE").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("soffice")).find(|file| file.exists());
    named
        .or(found)
        .expect("the workbooks are calculated by LibreOffice: scripts/tools.sh office, or its path in SOFFICE")
}

/// The workbook without the values that came with it, so that only formulas are left.
fn stripped(bytes: &[u8], change: impl Fn(&mut String)) -> Vec<u8> {
    let mut old = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut new = ZipWriter::new(Cursor::new(Vec::new()));
    for k in 0..old.len() {
        let mut part = old.by_index(k).unwrap();
        let mut content = Vec::new();
        part.read_to_end(&mut content).unwrap();
        let name = part.name().unwrap().to_string();
        if name.starts_with("xl/worksheets/sheet") {
            let mut xml = String::from_utf8(content).unwrap();
            while let Some(at) = xml.find("</f><v>") {
                let end = at + 4 + xml[at + 4..].find("</v>").unwrap() + 4;
                xml.replace_range(at + 4..end, "");
            }
            if name.ends_with("sheet1.xml") {
                change(&mut xml);
            }
            content = xml.into_bytes();
        }
        new.start_file(name, SimpleFileOptions::default()).unwrap();
        new.write_all(&content).unwrap();
    }
    new.finish().unwrap().into_inner()
}

/// A part of a workbook's file, as text.
fn part(bytes: &[u8], name: &str) -> String {
    let mut text = String::new();
    ZipArchive::new(Cursor::new(bytes)).unwrap().by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

/// The first sheet of a workbook as LibreOffice calculates it, rows of cells as text.
fn calculated(name: &str, bytes: &[u8]) -> Vec<Vec<String>> {
    calculated_with(name, bytes, |_| {})
}

/// The same, after a change of the first sheet's XML, as if somebody had typed into it.
fn calculated_with(name: &str, bytes: &[u8], change: impl Fn(&mut String)) -> Vec<Vec<String>> {
    let soffice = soffice();
    let folder = std::env::temp_dir().join(format!("sudokube-workbook-{}-{name}", std::process::id()));
    let profile = folder.join("profile/user");
    std::fs::create_dir_all(&profile).unwrap();
    // Files are calculated when they are opened, always.
    std::fs::write(profile.join("registrymodifications.xcu"), RECALCULATE).unwrap();
    let file = folder.join(format!("{name}.xlsx"));
    std::fs::write(&file, stripped(bytes, change)).unwrap();
    let output = Command::new(soffice)
        .arg(format!("-env:UserInstallation=file://{}", folder.join("profile").display()))
        .args([
            "--headless",
            "--norestore",
            "--convert-to",
            "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1",
        ])
        .arg("--outdir")
        .args([&folder, &file])
        .output()
        .unwrap();
    let csv = std::fs::read_dir(&folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .find(|p| p.extension().is_some_and(|e| e == "csv"));
    let text = csv.as_deref().map(|p: &Path| std::fs::read_to_string(p).unwrap());
    let text = text.unwrap_or_else(|| panic!("LibreOffice wrote nothing: {}", String::from_utf8_lossy(&output.stderr)));
    std::fs::remove_dir_all(&folder).unwrap();
    text.lines().map(|line| line.split(',').map(|f| f.trim_matches('"').to_string()).collect()).collect()
}

const RECALCULATE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>"#;

fn at(cells: &[Vec<String>], name: &str) -> String {
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).collect::<Vec<_>>();
    let column = letters.iter().fold(0, |all, letter| all * 26 + usize::from(letter - b'A') + 1) - 1;
    let row: usize = name[letters.len()..].parse().unwrap();
    cells.get(row - 1).and_then(|r| r.get(column)).cloned().unwrap_or_default()
}

fn number(cells: &[Vec<String>], row: usize, column: usize) -> f32 {
    let text = cells.get(row).and_then(|r| r.get(column)).map_or("", String::as_str);
    text.parse().unwrap_or_else(|_| panic!("{text:?} in row {row}, column {column} is no number"))
}

/// What a cell shows whose decimals are not shown.
fn whole(text: &str) -> Option<u8> {
    text.parse::<f64>().ok().map(|number| number as u8)
}

fn board(cells: &[Vec<String>], shape: Shape, row: usize, column: usize) -> Grid {
    let side = shape.side();
    let digit = |k: usize| cells.get(row + k / side).and_then(|r| r.get(column + k % side)).and_then(|t| whole(t));
    Grid::new(shape, (0..side * side).map(|k| digit(k).unwrap_or(0)).collect()).unwrap()
}

#[test]
fn the_rank_sheet_calculates_figures_4_6_and_8() {
    let puzzle = read(FIGURE_1).unwrap().grid;
    let sample: Vec<u8> = FIGURE_3.bytes().map(|b| b - b'0').collect();
    let bytes = Model::RankSheet.write(&puzzle, &sample, LINK).unwrap();
    let cells = calculated("rank", &bytes);
    let expected = Sheet::new(&puzzle, &sample, Rank::Eq);
    for k in 0..81 {
        assert_eq!(number(&cells, 26 + k / 9, 1 + k % 9), expected.column_ranks.ranks[k]);
        assert_eq!(number(&cells, 38 + k / 9, 1 + k % 9), expected.row_ranks.ranks[k]);
        assert_eq!(number(&cells, 50 + k / 9, 1 + k % 9), f32::from(u8::from(expected.mismatches[k])));
    }
    // As printed in figure 8.
    let published =
        [("M4", "8"), ("M5", "8"), ("M6", "3"), ("M7", "19"), ("M8", "19000"), ("A36", "45"), ("K38", "45")];
    published.iter().for_each(|(name, value)| assert_eq!(at(&cells, name), *value, "{name}"));
}

#[test]
fn the_binary_model_spells_the_solution_and_counts_what_is_not_met() {
    let puzzles = ["1..........2.3..", &".".repeat(36), FIGURE_1];
    for (name, puzzle) in ["4", "6", "9"].into_iter().zip(puzzles) {
        let puzzle = read(puzzle).unwrap().grid;
        let side = puzzle.shape().side();
        let solution = match verdict(&puzzle) {
            Verdict::One(solution) | Verdict::Several(solution, _) => solution,
            other => panic!("{name}: {other:?}"),
        };
        for (digits, met) in [(solution.cells().to_vec(), true), (puzzle.cells().to_vec(), false)] {
            let bytes = Model::Binary.write(&puzzle, &digits, LINK).unwrap();
            let cells = calculated(&format!("binary-{name}-{met}"), &bytes);
            let head = 5 + 2 * side;
            assert_eq!(board(&cells, puzzle.shape(), head, side + 2).cells(), digits);
            let unmet = number(&cells, head + side + 2, side + 4);
            assert_eq!(unmet == 0.0, met, "{name}: {unmet}");
            assert_eq!(number(&cells, head + side + 3, side + 4), 0.0);
        }
    }
}

/// LibreOffice's solver, told nothing but the names that the file holds, finds the solution.
#[test]
fn the_stored_model_is_solved_by_libreoffice() {
    let puzzles = [("4", "....1.2..4.1...."), ("6", SIX), ("9", EASY)];
    for (name, text) in puzzles {
        let puzzle = read(text).unwrap().grid;
        let Verdict::One(solution) = verdict(&puzzle) else { panic!("{name} has one solution") };
        let side = puzzle.shape().side();
        let bytes = Model::Binary.write(&puzzle, &vec![0; side * side], LINK).unwrap();
        let cells = solved(name, &bytes);
        let head = 5 + 2 * side;
        assert_eq!(board(&cells, puzzle.shape(), head, side + 2), solution, "{name}");
        assert_eq!(number(&cells, head + side + 2, side + 4), 0.0, "{name}: sums that are not 1");
    }
}

/// The first sheet after the macro of `solver.bas` has solved the model in its names.
fn solved(name: &str, bytes: &[u8]) -> Vec<Vec<String>> {
    let folder = std::env::temp_dir().join(format!("sudokube-solver-{}-{name}", std::process::id()));
    let (file, csv) = (folder.join("model.xlsx"), folder.join("solved.csv"));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(&file, stripped(bytes, |_| {})).unwrap();
    let url = |path: &Path| format!("file://{}", path.display());
    let office = |argument: &str| {
        Command::new(soffice())
            .arg(format!("-env:UserInstallation={}", url(&folder.join("profile"))))
            .args(["--headless", "--norestore", argument])
            .output()
            .unwrap()
    };
    // The first start writes a library of macros without any.
    office("--terminate_after_init");
    let library = folder.join("profile/user/basic/Standard");
    let text = |code: &str| code.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    let head = |kind: &str| {
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE {kind} PUBLIC \"-//OpenOffice.org//DTD OfficeDocument 1.0//EN\" \"{}.dtd\">\n",
            kind.split(':').next().unwrap_or_default()
        )
    };
    let module = format!(
        "{}<script:module xmlns:script=\"http://openoffice.org/2000/script\" script:name=\"Solver\" script:language=\"StarBasic\">{}</script:module>",
        head("script:module").replace("script.dtd", "module.dtd"),
        text(include_str!("solver.bas"))
    );
    let list = format!(
        "{}<library:library xmlns:library=\"http://openoffice.org/2000/library\" library:name=\"Standard\" library:readonly=\"false\" library:passwordprotected=\"false\"><library:element library:name=\"Solver\"/></library:library>",
        head("library:library")
    );
    std::fs::write(library.join("Solver.xba"), module).unwrap();
    std::fs::write(library.join("script.xlb"), list).unwrap();
    let output = office(&format!("macro:///Standard.Solver.Solve({},{})", url(&file), url(&csv)));
    let text = std::fs::read_to_string(&csv);
    let text =
        text.unwrap_or_else(|_| panic!("LibreOffice solved nothing: {}", String::from_utf8_lossy(&output.stderr)));
    std::fs::remove_dir_all(&folder).unwrap();
    text.lines().map(|line| line.split(',').map(|f| f.trim_matches('"').to_string()).collect()).collect()
}

/// The board of the candidates: a mask for each square, digit d is bit d − 1.
fn candidates(cells: &[Vec<String>], shape: Shape) -> Vec<u32> {
    let (side, height, width) = (shape.side(), shape.box_height(), shape.box_width());
    let mask = |square: usize| {
        let (row, column) = (9 + square / side * height, side + 4 + square % side * width);
        let shown = (0..side).filter_map(|k| whole(cells.get(row + k / width)?.get(column + k % width)?));
        shown.filter(|digit| *digit > 0).fold(0, |mask, digit| mask | 1 << (digit - 1))
    };
    (0..side * side).map(mask).collect()
}

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SIX: &str = "3..4.2.2.6..1....65....3..3.6.6.5..1";
const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const HIDDEN: &str = "2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8";

/// Nobody types anything: the file is opened, and iterates until every square is solved or nothing changes, just as often
/// and as far as `elimination` does.
#[test]
fn the_iterating_workbook_solves_by_itself_what_elimination_solves() {
    let puzzles = [("easy", EASY), ("hidden", HIDDEN), ("stalls", ESCARGOT), ("4", "1..........2.3.."), ("6", SIX)];
    for (name, text) in puzzles {
        let puzzle = read(text).unwrap().grid;
        let (shape, side) = (puzzle.shape(), puzzle.shape().side());
        let mut native = Elimination::new(&puzzle, Feedback::Both);
        while native.forward() {}
        let bytes = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap();
        let cells = calculated(&format!("iterating-{name}"), &bytes);
        let found = board(&cells, shape, 12 + side, 1);
        assert_eq!(found, native.now().solution, "{name}");
        assert_eq!(board(&cells, shape, 9, 1), puzzle, "{name}");
        assert_eq!(candidates(&cells, shape).len(), side * side);
        let (iterations, open) = (native.number(), native.now().open());
        assert_eq!(at(&cells, "A4"), iterations.to_string(), "{name}");
        let said = match open {
            0 => format!("Every square is filled after {iterations} iterations."),
            _ => format!(
                "Stalled at iteration {iterations}: {open} squares are open, {} digits are left in them.",
                native.now().left()
            ),
        };
        // The sentence has a comma of its own.
        assert_eq!(cells[4][1..].join(",").trim_end_matches(',').replace('"', ""), said);
        assert_eq!(open == 0, check(&puzzle, &found).is_ok(), "{name}");
        assert_eq!(open == 0, name != "stalls" && name != "4", "{name}: {said}");
    }
}

/// Typed into "Run to iteration": both boards are those of that iteration.
#[test]
fn the_iterating_workbook_goes_step_by_step() {
    let puzzle = read(EASY).unwrap().grid;
    let bytes = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap();
    let mut native = Elimination::new(&puzzle, Feedback::Both);
    for iteration in 0..4 {
        let cells = calculated_with(&format!("iteration-{iteration}"), &bytes, |sheet| {
            let run_to = sheet.find("<c r=\"A2\"").unwrap();
            let value = run_to + sheet[run_to..].find("<v>100</v>").unwrap();
            sheet.replace_range(value..value + 10, &format!("<v>{iteration}</v>"));
        });
        assert_eq!(at(&cells, "A4"), iteration.to_string());
        assert_eq!(board(&cells, puzzle.shape(), 21, 1), native.now().solution, "{iteration}");
        assert_eq!(candidates(&cells, puzzle.shape()), native.now().valid, "{iteration}");
        native.forward();
    }
}

/// What a program reads that calculates in its own way: iteration is on, boards have names, and values that come along are
/// those before the first step.
#[test]
fn the_iterating_workbook_says_that_it_iterates() {
    let puzzle = read(EASY).unwrap().grid;
    let bytes = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap();
    let book = part(&bytes, "xl/workbook.xml");
    let said = book.split("<calcPr ").nth(1).unwrap().split("/>").next().unwrap();
    for attribute in ["iterate=\"1\"", "iterateCount=\"1000\"", "iterateDelta=\"0.0001\"", "fullCalcOnLoad=\"1\""] {
        assert!(said.contains(attribute), "{attribute} in {said}");
    }
    for name in ["Given", "Candidates", "Alone", "Solution", "Iteration", "Run_to", "Step"] {
        assert!(book.contains(&format!("<definedName name=\"{name}\">")), "{name}");
    }
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    let value = |cell: &str| {
        let from = sheet.find(&format!("<c r=\"{cell}\"")).unwrap();
        let value = from + sheet[from..].find("<v>").unwrap() + 3;
        sheet[value..].split('<').next().unwrap().parse::<f64>().unwrap()
    };
    assert_eq!([value("A3"), value("B22"), value("D22"), value("O11")], [0.0, 5.001, 0.001, 5.001]);
    // One formula a board, but for the cells it names: the digit is never written out.
    let formulas = sheet.matches("<f>").count();
    assert_eq!(formulas, 2 * 729 + 81 + 3);
    let relative = sheet.split("<f>").skip(1).map(|f| f.split("</f>").next().unwrap());
    let shape = |formula: &str| {
        let mut word = String::new();
        let mut shape = String::new();
        for letter in formula.chars().chain([' ']) {
            if letter.is_ascii_alphanumeric() || letter == '_' {
                word.push(letter);
                continue;
            }
            let is_cell =
                word.ends_with(|c: char| c.is_ascii_digit()) && word.starts_with(|c: char| c.is_ascii_uppercase());
            shape.push_str(if is_cell { "cell" } else { &word });
            shape.push(letter);
            word.clear();
        }
        shape
    };
    assert_eq!(relative.map(shape).collect::<BTreeSet<_>>().len(), 6);
}

#[test]
fn a_board_that_a_sheet_would_choke_on_is_refused() {
    let puzzle = Grid::empty(Shape::Flat16);
    let refused = Model::Iterating.write(&puzzle, puzzle.cells(), LINK).unwrap_err().to_string();
    assert!(refused.contains("9×9"), "{refused}");
}

#[test]
fn a_cube_is_refused_in_a_sentence() {
    for model in Model::ALL {
        let cube = Grid::empty(Shape::Cube9);
        let refused = model.write(&cube, cube.cells(), LINK).unwrap_err().to_string();
        assert!(refused.contains("cube"), "{refused}");
    }
}
