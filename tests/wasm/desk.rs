//! What crosses between the page and its desk.

use sudokube::draw::algorithm_view::drawn::Drawn;
use sudokube::draw::picture::{Kind, Picture};
use sudokube::draw::subject::Subject;
use sudokube::evolve::Generation;
use sudokube::export::paper::Paper;
use sudokube::puzzle::{Grid, Shape};
use sudokube::replay::record::Recorded;
use sudokube::text::write::Format;
use sudokube::text::{Puzzle, Style, of_line};
use sudokube::threads::desk::protocol::{
    Command, Elsewhere, Entry, Found, Report, SheetOrder, Source, Text, ViewOrder,
};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::crossing;

crossing!(
    commands: Command,
    Command::Read { .. },
    Command::Files { .. },
    Command::List { .. },
    Command::Pick { .. },
    Command::Texts { .. },
    Command::SaveList { .. },
    Command::Csv { .. },
    Command::Picture { .. },
    Command::View { .. },
    Command::Code { .. },
    Command::Sheets { .. },
    Command::Keep { .. },
    Command::Stop,
    Command::Panic,
);

crossing!(
    reports: Report,
    Report::Found { .. },
    Report::Link { .. },
    Report::Refused { .. },
    Report::Gone { .. },
    Report::List { .. },
    Report::Picked { .. },
    Report::Texts { .. },
    Report::Saved { .. },
    Report::Picture { .. },
    Report::View { .. },
    Report::Code { .. },
    Report::Progress { .. },
    Report::Sheets { .. },
);

fn puzzle() -> Puzzle {
    Puzzle { name: "“näme”".into(), ..Puzzle::of_givens(of_line("1...............").expect("a puzzle")) }
}

#[wasm_bindgen_test]
fn every_command_crosses() {
    let id = u32::MAX;
    let order = |source| {
        let address = "https://x.example/".into();
        SheetOrder { source, per_page: 6, paper: Paper::A4, answers: true, address, style: Style::Figures }
    };
    let sources = vec![Source::This(puzzle()), Source::List { from: 1, to: 9 }, Source::Made(vec![puzzle()])];
    let mut all = vec![
        Command::Read { id, text: "1\r\n.\u{0}😀".into() },
        Command::Files { id, names: vec!["a.sdm".into(), String::new()] },
        Command::List { id, search: "blue".into(), from: 10 },
        Command::Pick { id, at: 3 },
        Command::Keep { id, what: "2 puzzles.".into(), puzzles: vec![puzzle(), puzzle()] },
        Command::Texts { id, puzzle: puzzle() },
        Command::Code { id, text: "https://x.example/#v=1".into() },
        Command::Csv {
            id,
            recorded: Recorded::Rows(vec![Generation {
                evaluations: (1 << 53) + 1,
                mean: 0.1 + 0.2,
                ..Generation::default()
            }]),
        },
        Command::Csv {
            id,
            recorded: Recorded::Population {
                generation: (1 << 53) + 1,
                shape: Shape::Flat4,
                individuals: vec![(vec![1; 16], 7)],
            },
        },
        Command::View {
            id,
            view: ViewOrder {
                puzzle: Grid::empty(Shape::Flat4),
                bytes: vec![0, 255],
                style: Style::Letters,
                tables: true,
            },
        },
        Command::Stop,
        Command::Panic,
    ];
    all.extend(Format::ALL.map(|format| Command::SaveList { id, format }));
    for kind in [Kind::Board, Kind::Net, Kind::Cube, Kind::BothSides] {
        all.push(Command::Picture { id, subject: Subject::of(puzzle()), kind });
    }
    all.extend(sources.into_iter().map(|source| Command::Sheets { id, order: order(source) }));
    commands(all);
}

#[wasm_bindgen_test]
fn every_report_crosses() {
    let id = 7;
    let entry = Entry { at: 4, title: "5. x".into(), line: "1...".into(), thumbnail: "<svg/>".into() };
    let text = |text| Text { format: Format::Line, text };
    let elsewhere = |link| Elsewhere { name: "SudokuWiki".into(), link };
    reports(vec![
        Report::Found {
            id,
            found: Found { what: "4×4.".into(), count: 1, first: puzzle(), certain: true, choice: false },
        },
        Report::Link { id, link: "#v=1".into() },
        Report::Refused { id, why: "why".into() },
        Report::Gone { id },
        Report::List { id, matches: 3, entries: vec![entry] },
        Report::Picked { id, at: 2, what: "Number 3".into(), puzzle: puzzle() },
        Report::Texts {
            id,
            texts: vec![text(Some("1...".into())), text(None)],
            elsewhere: vec![elsewhere(Some("https://x.example/".into())), elsewhere(None)],
        },
        Report::Saved { id, text: "1...\n".into() },
        Report::Picture { id, picture: Picture { svg: "<svg/>".into(), width: 360, height: 361 } },
        Report::Code { id, svg: Some("<svg/>".into()) },
        Report::Code { id, svg: None },
        Report::View {
            id,
            drawn: Drawn { sentence: "What.".into(), tables: Some("<table></table>".into()), ..Drawn::default() },
        },
        Report::Progress { id, done: 1, of: 2 },
        Report::Sheets { id, pages: vec!["<svg/>".into(), String::new()], list: vec![puzzle()], unrated: vec![0] },
    ]);
}
