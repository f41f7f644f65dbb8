//! The desk without a browser: what the page asks, and what it is answered.

use crate::common;
use std::cell::Cell;

use sudokube::export::paper::Paper;
use sudokube::generate::{Level, Way, generate};
use sudokube::puzzle::Shape;
use sudokube::text::write::Format;
use sudokube::text::{Puzzle, Style, of_line, one_line, read, read_all};
use sudokube::threads::desk::Session;
use sudokube::threads::desk::protocol::{Command, ENTRIES, MOST_PRINTED, Report, SheetOrder, Source};
use sudokube::threads::{Next, Program};

const LINE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// The report that a command leads to at once, if there is one.
fn send(desk: &mut Session, command: Command) -> Option<Report> {
    let mut reports = desk.handle(command, &|| 0.0);
    assert!(reports.len() <= 1, "{reports:?}");
    reports.pop()
}

fn ask(desk: &mut Session, command: Command) -> Report {
    send(desk, command).expect("a report")
}

fn read_text(desk: &mut Session, text: &str) -> Report {
    ask(desk, Command::Read { id: 7, text: text.into() })
}

/// A list of the corpus.
fn list() -> (Session, Vec<String>) {
    let lines: Vec<String> = common::puzzles("top95.tsv").iter().map(one_line).collect();
    let mut desk = Session::default();
    match read_text(&mut desk, &lines.join("\n")) {
        Report::Found { id: 7, found } => {
            assert_eq!((found.what.as_str(), found.count), ("List of 106 puzzles, 17 to 28 givens.", 106));
        }
        other => panic!("{other:?}"),
    }
    (desk, lines)
}

#[test]
fn a_text_is_recognised_refused_or_handed_back_as_a_link() {
    let mut desk = Session::default();
    let Report::Found { found, .. } = read_text(&mut desk, LINE) else { panic!("refused") };
    assert_eq!((found.what.as_str(), found.count), ("9×9 in one line, 30 givens.", 1));
    assert_eq!(found.first, read(LINE).unwrap());
    let why = "“?” in line 1, column 3 is neither a digit nor an empty square (. 0 _ - * X).";
    assert_eq!(read_text(&mut desk, "12?4"), Report::Refused { id: 7, why: why.into() });
    let link = "https://x.example/#v=1&s=1...............";
    assert_eq!(read_text(&mut desk, link), Report::Link { id: 7, link: link.into() });
}

#[test]
fn files_are_read_together() {
    let mut desk = Session::default();
    let names = vec!["one.sdm".to_string(), "two.txt".into()];
    let contents = vec![format!("{LINE}\n{LINE}\n").into_bytes(), b"1...............".to_vec()];
    desk.attach(Some(contents));
    match send(&mut desk, Command::Files { id: 1, names }) {
        Some(Report::Found { found, .. }) => assert_eq!((found.what.as_str(), found.count), ("2 files, 3 puzzles.", 3)),
        other => panic!("{other:?}"),
    }
    // The page's own link may come as a file, too.
    let files = || Command::Files { id: 1, names: vec!["link.txt".into()] };
    desk.attach(Some(vec![b"https://x.example/#v=1&s=1...............\n".to_vec()]));
    let report = ask(&mut desk, files());
    assert!(matches!(report, Report::Link { .. }), "{report:?}");
    // A folder cannot be read.
    desk.attach(None);
    let report = ask(&mut desk, files());
    assert!(matches!(report, Report::Refused { .. }), "{report:?}");
}

#[test]
fn a_list_is_paged_searched_and_picked_from() {
    let (mut desk, lines) = list();
    let mut page = |search: &str, from| match ask(&mut desk, Command::List { id: 1, search: search.into(), from }) {
        Report::List { matches, entries, .. } => (matches, entries),
        other => panic!("{other:?}"),
    };
    let (matches, entries) = page("", 100);
    assert_eq!((matches, entries.len(), entries[0].at), (106, 6, 100));
    assert_eq!((entries[0].line.as_str(), page("", 0).1.len()), (lines[100].as_str(), ENTRIES));
    assert_eq!(page("17 givens", 0).0 as usize, lines.iter().filter(|l| l.matches('.').count() == 64).count());
    assert!(entries[0].thumbnail.starts_with("<svg"));
    let Report::Picked { at: 41, what, puzzle, .. } = ask(&mut desk, Command::Pick { id: 1, at: 41 }) else { panic!() };
    assert_eq!(one_line(&puzzle.grid), lines[41]);
    assert!(what.starts_with("Number 42 of 106, "), "{what}");
    assert_eq!(send(&mut desk, Command::Pick { id: 1, at: 106 }), None);
    // A refusal keeps the list.
    read_text(&mut desk, "hello");
    assert!(send(&mut desk, Command::Pick { id: 1, at: 105 }).is_some());
    let Report::Saved { text, .. } = ask(&mut desk, Command::SaveList { id: 1, format: Format::Sdm }) else { panic!() };
    assert_eq!(read_all(&text).unwrap().puzzles.len(), 106);
}

#[test]
fn texts_and_links_or_the_reason_why_not() {
    let mut desk = Session::default();
    let mut of = |line: &str| match ask(&mut desk, Command::Texts { id: 1, puzzle: read(line).unwrap() }) {
        Report::Texts { texts, elsewhere, .. } => (texts, elsewhere),
        other => panic!("{other:?}"),
    };
    let (texts, elsewhere) = of(LINE);
    assert_eq!(texts.len(), Format::ALL.len());
    for text in texts {
        assert_eq!(read(&text.text.unwrap()).unwrap().grid, read(LINE).unwrap().grid, "{:?}", text.format);
    }
    assert_eq!(elsewhere.len(), 4);
    for other in elsewhere {
        assert_eq!(read(&other.link.unwrap()).unwrap().grid, read(LINE).unwrap().grid, "{}", other.name);
    }
    let (texts, elsewhere) = of("1...............");
    assert_eq!(texts.iter().filter(|t| t.text.is_some()).count(), 3);
    assert!(elsewhere.iter().all(|e| e.link.is_none()));
}

#[test]
fn a_desk_that_takes_the_place_of_another_says_that_it_has_no_list() {
    let mut desk = Session::default();
    let order = |source| SheetOrder {
        source,
        per_page: 1,
        paper: Paper::A4,
        answers: false,
        address: String::new(),
        style: Style::Figures,
    };
    let id = 4;
    let questions = || {
        [
            Command::List { id, search: String::new(), from: 0 },
            Command::Pick { id, at: 0 },
            Command::SaveList { id, format: Format::Sdm },
            Command::Sheets { id, order: order(Source::List { from: 1, to: 1 }) },
        ]
    };
    for question in questions() {
        assert_eq!(send(&mut desk, question), Some(Report::Gone { id }));
    }
    // What it is told of whole it has.
    let puzzle = read(LINE).unwrap();
    assert_eq!(send(&mut desk, Command::Sheets { id, order: order(Source::This(puzzle)) }), None);
    read_text(&mut desk, LINE);
    for question in questions() {
        assert_ne!(send(&mut desk, question), Some(Report::Gone { id }));
    }
}

/// A clock that moves by a millisecond whenever it is looked at.
fn clock() -> impl Fn() -> f64 {
    let time = Cell::new(0.0);
    move || time.replace(time.get() + 1.0)
}

/// The pages of an order, how often the desk said how they stood, and which puzzles of a list have no level.
fn printed(desk: &mut Session, source: Source, per_page: u8) -> (Vec<String>, usize, Vec<u32>) {
    let address = "https://sudokube.example/".to_string();
    let order = SheetOrder { source, per_page, paper: Paper::A4, answers: true, address, style: Style::Figures };
    assert_eq!(send(desk, Command::Sheets { id: 3, order }), None);
    let (clock, mut told) = (clock(), 0);
    while desk.next(0.0) == Next::Now {
        match desk.slice(&clock).pop() {
            None => {}
            Some(Report::Progress { id: 3, .. }) => told += 1,
            Some(Report::Sheets { id: 3, pages, list, unrated }) => {
                assert!(unrated.iter().all(|&at| list[at as usize].difficulty.is_empty()));
                return (pages, told, unrated);
            }
            other => panic!("{other:?}"),
        }
    }
    panic!("no pages")
}

#[test]
fn sheets_of_a_list_and_of_new_puzzles_with_their_answers() {
    let (mut desk, _) = list();
    let (pages, _, unrated) = printed(&mut desk, Source::List { from: 11, to: 23 }, 4);
    assert_eq!(unrated.len(), 13);
    // Thirteen puzzles, four a page, and twelve answers a page.
    assert_eq!(pages.len(), 4 + 2);
    let made = [5, 6, 7].map(|seed| {
        let made = generate(Shape::Flat9, Level::Easy, Way::Verified, seed).unwrap();
        Puzzle { name: format!("seed {seed}"), ..Puzzle::of_givens(made.puzzle) }
    });
    let givens = made[1].givens();
    let (pages, told, unrated) = printed(&mut desk, Source::Made(made.clone().into()), 1);
    assert!(pages.len() == 4 && told > 0 && unrated.is_empty(), "{} pages, {told} reports", pages.len());
    let digits = |page: &str| page.matches("<text ").count();
    assert!(pages[1].contains("seed 6") && pages[1].contains(&format!("{givens} givens")));
    assert!(digits(&pages[1]) >= givens && digits(&pages[3]) >= 3 * 81);
    // The same as a list, which can be saved in any format.
    let kept = ask(&mut desk, Command::Keep { id: 8, what: "3 puzzles made.".into(), puzzles: made.into() });
    assert!(matches!(&kept, Report::Found { id: 8, found } if found.count == 3 && found.certain), "{kept:?}");
    let saved = ask(&mut desk, Command::SaveList { id: 9, format: Format::Csv });
    assert!(matches!(&saved, Report::Saved { text, .. } if text.lines().count() == 4), "{saved:?}");
    assert_eq!(printed(&mut desk, Source::List { from: 1, to: 3 }, 6).0.len(), 2);
    let cube = Puzzle::of_givens(common::puzzles("cubes_9.tsv")[0].clone());
    assert_eq!(printed(&mut desk, Source::This(cube), 6).0.len(), 2);
}

#[test]
fn what_cannot_be_printed_is_told_in_a_sentence() {
    let mut desk = Session::default();
    let mut order = |source| {
        let order = SheetOrder {
            source,
            per_page: 1,
            paper: Paper::A4,
            answers: false,
            address: String::new(),
            style: Style::Figures,
        };
        send(&mut desk, Command::Sheets { id: 3, order })
    };
    let why = |answer| if let Some(Report::Refused { why, .. }) = answer { why } else { panic!("{answer:?}") };
    assert_eq!(why(order(Source::Made(Vec::new()))), "There is no puzzle to print.");
    let empty = Puzzle::of_givens(of_line(&".".repeat(16)).unwrap());
    let many = Source::Made(vec![empty; MOST_PRINTED as usize + 1]);
    assert_eq!(why(order(many)), "At most 120 puzzles can be printed at once.");
    assert_eq!(order(Source::This(Puzzle::of_givens(of_line(&".".repeat(16)).unwrap()))), None);
    assert_eq!(desk.next(0.0), Next::Now);
    send(&mut desk, Command::Stop);
    assert_eq!(desk.next(0.0), Next::Idle);
}
