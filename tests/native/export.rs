//! What is drawn can be read again: QR codes decode to their very link, pictures are well-formed and hold their digits.

use crate::common;
use proptest::prelude::*;
use sudokube::draw::picture::{Kind, picture};
use sudokube::draw::subject::Subject;
use sudokube::draw::thumbnail::thumbnail;
use sudokube::export::paper::{Answer, Item, Paper};
use sudokube::export::qr::Code;
use sudokube::export::sheet::{PER_PAGE, pages};
use sudokube::puzzle::{Grid, Layout, Shape};
use sudokube::text::link::Link;
use sudokube::text::{Marks, Puzzle, Style};

/// Reads a code as a camera would: from an image, four pixels a module, with its quiet zone.
fn decoded(code: &Code) -> String {
    let side = 4 * (code.side + 8);
    let dark = |x: usize, y: usize| {
        let (x, y) = ((x / 4).checked_sub(4), (y / 4).checked_sub(4));
        matches!((x, y), (Some(x), Some(y)) if x < code.side && y < code.side && code.dark[y * code.side + x])
    };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| if dark(x, y) { 0 } else { 255 });
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "codes found in the image");
    grids[0].decode().expect("a code that can be decoded").1
}

#[test]
fn every_link_of_the_corpus_survives_its_code() {
    for fields in common::lines("links.txt") {
        let link = &fields[0];
        match Code::of(link) {
            Some(code) => assert_eq!(decoded(&code), *link),
            // No code holds a board of 64×64.
            None => assert!(link.len() > 64 * 64, "{link}"),
        }
    }
}

#[test]
fn codes_of_whole_cubes_stay_scannable() {
    let cube = &common::puzzles("cubes_9.tsv")[0];
    let link = format!("https://sudokube.example/#{}&a=sudokube&seed={}", Link::to_puzzle(cube).write(), u64::MAX);
    let code = Code::of(&link).unwrap();
    // A screen of 1080 lines shows each module ten pixels wide.
    assert!(code.side <= 93, "{} modules", code.side);
    assert_eq!(decoded(&code), link);
    let flat = format!("https://sudokube.example/#{}", Link::to_puzzle(&common::mantere("s16")).write());
    assert!(Code::of(&flat).unwrap().side <= 49);
}

/// Tags open and close in order, and nothing else begins with `<`.
fn is_well_formed(svg: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for tag in svg.split('<').skip(1) {
        let Some((tag, text)) = tag.split_once('>') else { return false };
        if text.contains('>') {
            return false;
        }
        match (tag.strip_prefix('/'), tag.ends_with('/')) {
            (Some(name), _) => {
                if open.pop() != Some(name) {
                    return false;
                }
            }
            (None, true) => {}
            (None, false) => open.push(tag.split(' ').next().unwrap_or_default()),
        }
    }
    open.is_empty() && svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"")
}

/// Digit, whether it is typed, centre and corner marks, evolved digit.
type Cell = (u8, bool, u32, u32, u8);

fn subject() -> impl Strategy<Value = Subject> {
    prop::sample::select(Shape::OFFERED.to_vec()).prop_flat_map(|shape| {
        let squares = Layout::of(shape).squares;
        let side = shape.side() as u8;
        let style = prop::sample::select(Style::ALL.to_vec());
        let cell = (0..=side, any::<bool>(), 0u32..1 << side, 0u32..1 << side, 0..=side);
        (prop::collection::vec(cell, squares), ".{0,20}", style).prop_map(move |(cells, name, style)| {
            let digits = |f: &dyn Fn(&Cell) -> u8| Grid::new(shape, cells.iter().map(f).collect());
            let marks = Marks {
                centre: cells.iter().map(|c| c.2).collect(),
                corner: cells.iter().map(|c| c.3).collect(),
                colours: Vec::new(),
                strokes: Vec::new(),
            };
            let typed = cells.iter().map(|c| c.0 != 0 && c.1).collect();
            let grid = digits(&|c| c.0).expect("digits of the shape");
            Subject {
                puzzle: Puzzle { typed, marks, name, ..Puzzle::of_givens(grid) },
                evolved: digits(&|c| c.4),
                style,
            }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn pictures_and_sheets_are_well_formed(subject in subject(), per_page in prop::sample::select(PER_PAGE.to_vec())) {
        let shape = subject.puzzle.grid.shape();
        for &kind in Kind::of(shape) {
            let picture = picture(&subject, kind);
            prop_assert!(is_well_formed(&picture.svg), "{}", picture.svg);
            prop_assert!(picture.width > 100 && picture.height > 100);
        }
        prop_assert!(is_well_formed(&thumbnail(&subject.puzzle)));
        let answer = Answer::OneOf(subject.puzzle.grid.clone());
        let item = Item { puzzle: subject.puzzle, link: "https://example.org/#v=1&s=1".into(), answer, style: subject.style };
        for page in pages(&[item.clone(), item], per_page, Paper::A4) {
            prop_assert!(is_well_formed(&page), "{}", page);
        }
    }

    #[test]
    fn any_text_survives_its_code(text in "[ -~]{1,600}") {
        let code = Code::of(&text).expect("short enough");
        prop_assert_eq!(decoded(&code), text);
    }
}

#[test]
fn a_picture_shows_every_digit_once_for_each_place() {
    for file in ["cubes_9.tsv", "cubes_4.tsv", "unique_16x16.tsv"] {
        let grid = &common::puzzles(file)[0];
        let kind = if grid.shape().is_cube() { Kind::Net } else { Kind::Board };
        let picture = picture(&Subject::of(Puzzle::of_givens(grid.clone())), kind);
        assert_eq!(picture.svg.matches("<text ").count(), grid.face_cells().filter(|&d| d != 0).count(), "{file}");
    }
}
