use crate::text::link::*;
use crate::text::{one_line, read};

#[test]
fn a_race_has_one_of_four_times() {
    let of = |key: &str, minutes: &str| race_of(&(key.into(), minutes.into()));
    assert_eq!([of("race", "12"), of("race", "3")], [Some(12), Some(3)]);
    assert_eq!([of("race", "0"), of("race", "13"), of("race", "x"), of("g", "12")], [None; 4]);
}

#[test]
fn a_cube_may_be_written_face_by_face() {
    for shape in Shape::OFFERED.into_iter().filter(|shape| shape.is_cube()) {
        let mut grid = Grid::empty(shape);
        grid.set(0, 3);
        grid.set(5, 1);
        let text = one_line(&grid);
        assert_eq!(Link::read(&format!("v=1&k=edge&s={text}")).unwrap().grid, grid);
        // The first square is a corner of three faces.
        let other = text.replacen('3', "2", 1);
        assert!(matches!(Link::read(&format!("v=1&k=edge&s={other}")), Err(LinkError::Edge { .. })));
        assert_eq!(Link::read(&format!("v=1&s={text}")), Err(LinkError::Length { found: text.len() }));
    }
}

fn link() -> Link {
    let grid = read("1......2.3......").unwrap().grid;
    let mut typed = vec![false; 16];
    typed[7] = true;
    Link {
        typed,
        algorithm: Some("waters-grid".into()),
        seed: Some(u64::MAX),
        generations: Some(500),
        other: vec![("population".into(), "30".into())],
        ..Link::to_puzzle(&grid)
    }
}

#[test]
fn is_readable_and_opens_again() {
    let text = link().write();
    assert_eq!(text, "v=1&s=1......b.3......&a=waters-grid&seed=18446744073709551615&generations=500&population=30");
    assert_eq!(Link::read(&text), Ok(link()));
    assert_eq!(Link::read(&format!("https://example.org/x/#{text}")), Ok(link()));
    assert!(is_link(&text) && !is_link("1......2.3......"));
}

#[test]
fn stays_short() {
    for name in ["waters-grid", "sudokube", "sudokube-pure"] {
        let flat = Link {
            seed: Some(u64::MAX),
            algorithm: Some(name.into()),
            other: vec![("ring".into(), "64".into())],
            ..Link::to_puzzle(&Grid::empty(Shape::Flat9))
        };
        assert!(flat.write().len() < 140, "{}", flat.write().len());
        let cube = Link { grid: Grid::empty(Shape::Cube9), typed: vec![false; 386], ..flat };
        assert!(cube.write().len() < 600);
    }
}

#[test]
fn marks_travel_with_the_puzzle() {
    let plain = Link::to_puzzle(&read("1......2.3......").unwrap().grid);
    let mut marks = Marks { centre: vec![0; 16], corner: vec![0; 16], ..Marks::default() };
    (marks.centre[1], marks.centre[2], marks.corner[15]) = (0b110, 0b1000, 0b1);
    let text = plain.clone().with_marks(&marks).write();
    assert_eq!(text, "v=1&s=1......2.3......&centre=a23-4&corner=o1");
    assert_eq!(Link::read(&text).unwrap().puzzle().marks, marks);
    assert_eq!(plain.clone().with_marks(&Marks::default()), plain);
    // Marks that fit no board of this size are left out; the puzzle opens.
    let odd = Link::read("v=1&s=1......2.3......&centre=79").unwrap();
    assert_eq!((odd.puzzle().marks.count(), odd.puzzle().grid), (0, plain.grid));
}

#[test]
fn lines_travel_with_the_puzzle() {
    let plain = Link::to_puzzle(&read("1......2.3......").unwrap().grid);
    let strokes = stroke::read("1-11_11*2", Shape::Flat4).unwrap();
    let text = plain.clone().with_marks(&Marks { strokes: strokes.clone(), ..Marks::default() }).write();
    assert_eq!(text, "v=1&s=1......2.3......&lines=1-11_11*2");
    assert_eq!(Link::read(&text).unwrap().puzzle().marks.strokes, strokes);
    let odd = Link::read("v=1&s=1......2.3......&lines=1-17").unwrap();
    assert!(!odd.puzzle().marks.any() && bad_marks(&odd).eq(["lines"]));
}

#[test]
fn refusals_keep_what_can_be_read() {
    assert_eq!(Link::read("v=1"), Err(LinkError::NoPuzzle));
    assert_eq!(Link::read("v=1&s=123"), Err(LinkError::Length { found: 3 }));
    assert_eq!(Link::read("v=1&s=9..............."), Err(LinkError::Symbol { symbol: '9', position: 1 }));
    assert!(matches!(Link::read("v=1&k=hoop&s=1"), Err(LinkError::Kind { .. })));
    match Link::read("v=9&s=1...............").unwrap_err() {
        LinkError::Version { version, readable } => {
            assert_eq!((version.as_str(), readable.grid.filled()), ("9", 1))
        }
        other => panic!("{other:?}"),
    }
}
