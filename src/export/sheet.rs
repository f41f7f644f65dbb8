//! Sheets to print: one SVG document a page, in millimetres; puzzles first, their answers on the last pages.

use crate::draw::cutout;
use crate::draw::cutout::cutout;
use crate::draw::face::{draw, length};
use crate::draw::svg::{QUIET, Svg};
use crate::export::answers::answers;
use crate::export::paper::{FOOT, Field, HEAD, Item, MARGIN, Paper, field, lead};
use crate::export::qr::Code;
use crate::say::sheet::{Cut, Sheet as Words};
use crate::say::words::paragraph;
use crate::text::Puzzle;

/// Puzzles on a page.
pub const PER_PAGE: [u8; 4] = [1, 2, 4, 6];

/// The pages. Flat boards share pages, `per_page` each; a cube has one of its own, to cut out.
pub fn pages(items: &[Item], per_page: u8, paper: Paper) -> Vec<String> {
    let mut pages: Vec<(String, Svg)> = Vec::new();
    let mut open: Option<(String, Svg, usize)> = None;
    let (columns, rows) = raster(per_page);
    for (k, item) in items.iter().enumerate() {
        if item.puzzle.grid.shape().is_cube() {
            pages.extend(open.take().map(|(head, svg, _)| (head, svg)));
            let mut svg = Svg::default();
            cube_page(&mut svg, item, k + 1, paper);
            pages.push((head_of(item), svg));
            continue;
        }
        let (head, mut svg, place) = open.take().unwrap_or_else(|| (Words::Head.text(), Svg::default(), 0));
        puzzle(&mut svg, item, k + 1, field(paper, columns, rows, place));
        open = Some((head, svg, place + 1));
        if place + 1 == columns * rows {
            pages.extend(open.take().map(|(head, svg, _)| (head, svg)));
        }
    }
    pages.extend(open.take().map(|(head, svg, _)| (head, svg)));
    pages.extend(answers(items, paper).into_iter().map(|svg| (Cut::Solutions.text().to_string(), svg)));
    let of = pages.len();
    let (width, height) = paper.size();
    pages
        .into_iter()
        .enumerate()
        .map(|(k, (head, mut svg))| {
            lead(&mut svg, (MARGIN, width - MARGIN), MARGIN + 4.5, 4.5, "font-weight=\"700\"", &head);
            let foot = Words::Foot { page: k + 1, of }.text();
            svg.text((width / 2.0, height - MARGIN + 3.0), 2.6, &format!("fill=\"{QUIET}\""), &foot);
            svg.finish(width, height, "mm", &head)
        })
        .collect()
}

fn raster(per_page: u8) -> (usize, usize) {
    match per_page {
        0 | 1 => (1, 1),
        2 => (1, 2),
        3 | 4 => (2, 2),
        _ => (2, 3),
    }
}

fn head_of(item: &Item) -> String {
    item.puzzle.grid.shape().title()
}

/// "3. Name, 9×9, 28 givens", as much of it as there is room for.
fn title(item: &Item, number: usize, room: f64) -> String {
    let Puzzle { name, difficulty, grid, .. } = &item.puzzle;
    let size = if grid.shape().is_cube() { String::new() } else { grid.shape().title() };
    let short = |text: &str| text.chars().take(40).collect::<String>();
    // The names of puzzles that are made by level begin with it.
    let level = if name.starts_with(difficulty.as_str()) { String::new() } else { short(difficulty) };
    let words = [short(name), level, size, item.puzzle.counts().to_string()];
    let words: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let of = |many: usize| format!("{number}. {}", words[..many].join(", "));
    let fits = |title: &String| title.chars().count() as f64 * LETTER * TITLE_SIZE <= room;
    (1..=words.len()).rev().map(of).find(fits).unwrap_or_else(|| of(1))
}

/// The size of titles in millimetres, and the width of a letter in the mean, in sizes.
const TITLE_SIZE: f64 = 3.2;
const LETTER: f64 = 0.55;

fn puzzle(svg: &mut Svg, item: &Item, number: usize, field: Field) {
    const TITLE: f64 = 5.0;
    let code = Code::of(&item.link).filter(|_| !item.link.is_empty());
    // The code goes beside the board where there is more room beside it, else under it.
    let (w, h) = (field.width, field.height - TITLE);
    let strip = if code.is_none() { 0.0 } else { (0.2 * w.min(h)).clamp(14.0, 26.0) + 2.0 };
    let beside = (w - strip).min(h) > w.min(h - strip);
    let board = if beside { (w - strip).min(h) } else { w.min(h - strip) };
    // In the middle of its field, where the field is wider.
    let x = field.x + (w - board - if beside { strip } else { 0.0 }) / 2.0;
    let y = field.y + TITLE;
    let title = title(item, number, field.x + field.width - x);
    lead(svg, (x, x + board), field.y + TITLE_SIZE, TITLE_SIZE, "", &title);
    let layout = item.puzzle.grid.layout();
    let subject = item.subject();
    svg.placed((x, y), board / length(layout), |svg| draw(svg, &subject, 0, "#ffffff"));
    let Some(code) = code else { return };
    let at = if beside { (x + board + 2.0, y) } else { (x, y + board + 2.0) };
    code.draw(svg, at, strip - 2.0);
    if !beside {
        let room = Field { x: at.0 + strip, y: at.1, width: board - strip, height: strip - 2.0 };
        address(svg, &item.link, room);
    }
}

/// A link in small type, in as many lines as it needs; nothing if there is no room for it.
fn address(svg: &mut Svg, link: &str, room: Field) {
    const SIZE: f64 = 2.0;
    // The widest letters of a typewriter face.
    let across = (room.width / (0.61 * SIZE)) as usize;
    let letters: Vec<char> = link.chars().collect();
    let lines: Vec<String> = letters.chunks(across.max(1)).map(|line| line.iter().collect()).collect();
    if lines.len() as f64 * 1.3 * SIZE > room.height {
        return;
    }
    let how =
        format!("text-anchor=\"start\" fill=\"{QUIET}\" font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\"");
    for (k, line) in lines.iter().enumerate() {
        svg.text((room.x, room.y + SIZE * (1.0 + 1.3 * k as f64)), SIZE, &how, line);
    }
}

const ADVICE: [Cut; 3] = [Cut::First, Cut::Second, Cut::Third];

fn cube_page(svg: &mut Svg, item: &Item, number: usize, paper: Paper) {
    let (width, height) = paper.size();
    let room = Field {
        x: MARGIN,
        y: MARGIN + HEAD + 5.0,
        width: width - 2.0 * MARGIN,
        height: height - 2.0 * MARGIN - HEAD - FOOT - 5.0,
    };
    lead(svg, room.sides(), MARGIN + HEAD + 2.5, TITLE_SIZE, "", &title(item, number, room.width));
    let edge = (room.width / cutout::EXTENT.0).min(room.height / cutout::EXTENT.1);
    let left = room.x + (room.width - cutout::EXTENT.0 * edge) / 2.0;
    cutout(svg, &item.subject(), (left, room.y), edge);
    // Beside B there is room on both sides: what to do on the left, the code on the right.
    let below = room.y + 2.0 * edge + 4.0;
    let clear = edge * 0.84;
    let how = format!("fill=\"{QUIET}\"");
    for (k, line) in wrapped(&paragraph(ADVICE.map(Cut::text)), (clear / 1.45) as usize).iter().enumerate() {
        lead(svg, (left, left + clear), below + 3.6 * (k + 1) as f64, 2.6, &how, line);
    }
    if let Some(code) = Code::of(&item.link).filter(|_| !item.link.is_empty()) {
        let size = clear.min(40.0);
        code.draw(svg, (left + 3.0 * edge - size, below), size);
        let room = Field { x: left + 3.0 * edge - clear, y: below + size + 3.0, width: clear, height: edge };
        address(svg, &item.link, room);
    }
}

/// A text in lines of at most so many characters.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use crate::export::paper::Answer;
    use crate::export::sheet::*;
    use crate::text::{Style, of_line};

    fn item(line: &str) -> Item {
        let grid = of_line(line).unwrap();
        Item {
            puzzle: Puzzle::of_givens(grid.clone()),
            link: "https://example.org/#v=1".into(),
            answer: Answer::Only(grid),
            style: Style::Figures,
        }
    }

    #[test]
    fn pages_hold_as_many_as_asked_and_answers_come_last() {
        let items = vec![item("1..............."); 13];
        for (per_page, expected) in [(1, 13 + 2), (2, 7 + 2), (4, 4 + 2), (6, 3 + 2)] {
            let pages = pages(&items, per_page, Paper::A4);
            assert_eq!(pages.len(), expected, "{per_page} a page");
            assert!(pages[expected - 1].contains(">Solutions<") && pages[expected - 1].contains(">13.<"));
            assert!(pages[0].starts_with("<svg") && pages[0].contains("width=\"210mm\" height=\"297mm\""));
        }
    }

    #[test]
    fn no_page_says_of_every_puzzle_that_its_solution_is_not_known() {
        let unknown = || Item { answer: Answer::Unknown, ..item("1...............") };
        assert_eq!(pages(&[unknown(), unknown()], 1, Paper::A4).len(), 2);
        assert!(pages(&[unknown(), item("2...............")], 1, Paper::A4)[2].contains("not known"));
    }

    #[test]
    fn digits_are_written_in_the_style_that_suits_the_board() {
        let of = |line: &str, style: Style| pages(&[Item { style, ..item(line) }], 1, Paper::A4).concat();
        let (small, large) = ("12..............", ".".repeat(255) + "G");
        assert!(of(small, Style::Shapes).contains(">▲<") && !of(small, Style::Figures).contains('▲'));
        assert!(of(small, Style::Letters).contains(">B<"));
        assert_eq!(of(small, Style::Colours).matches("#f5a623").count(), 2);
        assert!(of(&large, Style::Hexadecimal).contains(">F<"));
        // Boards that a style does not suit keep their figures.
        assert_eq!(of(&large, Style::Shapes), of(&large, Style::Figures));
    }

    #[test]
    fn a_cube_has_a_page_of_its_own() {
        let cube = item(&".".repeat(96));
        let items = [item("1..............."), cube, item("2...............")];
        let without = items.map(|i| Item { answer: Answer::Kept, ..i });
        assert_eq!(pages(&without, 6, Paper::Letter).len(), 3);
        assert!(pages(&without, 6, Paper::Letter)[1].contains("glue"));
    }

    #[test]
    fn a_line_begins_at_the_side_of_its_language() {
        let placed = |text: &str| {
            let mut svg = Svg::default();
            lead(&mut svg, (20.0, 80.0), 5.0, 3.0, "", text);
            svg.finish(100.0, 10.0, "mm", "")
        };
        assert!(placed("1. 9×9").contains("x=\"20\"") && placed("3. Ada, 9×9").contains("ltr"));
        assert!(placed("1. 9×9، 28 معطى").contains("x=\"80\"") && placed("الحلول").contains("rtl"));
    }

    #[test]
    fn boards_and_codes_stay_on_their_fields() {
        for per_page in PER_PAGE {
            let (columns, rows) = raster(per_page);
            assert_eq!(columns * rows, usize::from(per_page));
            for paper in [Paper::A4, Paper::Letter] {
                let last = field(paper, columns, rows, columns * rows - 1);
                let (width, height) = paper.size();
                assert!((last.x + last.width - (width - MARGIN)).abs() < 1e-9);
                assert!((last.y + last.height - (height - MARGIN - FOOT)).abs() < 1e-9);
            }
        }
    }
}
