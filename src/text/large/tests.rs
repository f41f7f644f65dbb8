use crate::evolve::random::{below, seeded};
use crate::puzzle::{Grid, Shape};
use crate::text::large::digit;
use crate::text::link::{Link, LinkError};
use crate::text::{Form, ReadError, one_line, read, read_all, rows, symbol};

fn some(shape: Shape, seed: u64) -> Grid {
    let mut rng = seeded(seed);
    let side = shape.side() as u32;
    let cells = (0..shape.face_squares()).map(|_| below(&mut rng, 2) as u8 * (1 + below(&mut rng, side) as u8));
    Grid::new(shape, cells.collect()).unwrap()
}

#[test]
fn signs_and_digits_are_inverse() {
    assert!((0..=64).all(|d| digit(symbol(d)) == Some(d)));
    assert_eq!((digit('0'), digit('X'), digit('é'), digit('|')), (Some(0), Some(33), None, None));
}

#[test]
fn large_boards_are_read_in_every_form() {
    for shape in Shape::LARGE {
        let grid = some(shape, 3);
        let side = shape.side();
        let numbers = |by: &str| {
            let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(by) + "\n";
            grid.cells().chunks(side).map(row).collect::<String>()
        };
        for text in [one_line(&grid), rows(&grid), numbers(" "), numbers(","), numbers("\t").replace('\n', "\t")] {
            let text = text.trim_end_matches('\t');
            assert_eq!(read(text).map(|puzzle| puzzle.grid), Ok(grid.clone()), "{shape:?} {}", &text[..80]);
        }
        let other = some(shape, 4);
        let both = read_all(&format!("one {}\ntwo {}\n", one_line(&grid), one_line(&other))).unwrap();
        assert_eq!((&both.puzzles[1].grid, both.puzzles[1].name.as_str()), (&other, "two"));
    }
}

#[test]
fn signs_that_count_from_0_are_read_one_higher() {
    let sign = |&digit: &u8| if digit == 1 { '0' } else { symbol(digit.saturating_sub(1)) };
    for shape in Shape::LARGE {
        let (side, height) = (shape.side(), shape.box_height());
        let digit = |row: usize, column: usize| (row % height * height + row / height + column) % side + 1;
        let full: Vec<u8> = (0..side * side).map(|k| digit(k / side, k % side) as u8).collect();
        let most: Vec<u8> = full.iter().enumerate().map(|(k, &digit)| if k % 4 == 0 { 0 } else { digit }).collect();
        let last = symbol(side as u8 - 1);
        for cells in [&full, &most] {
            let line: String = cells.iter().map(sign).collect();
            assert!(line.contains('0') && line.contains(last), "{shape:?}");
            let rows: Vec<&str> = (0..side).map(|row| &line[side * row..side * (row + 1)]).collect();
            let by_line = read_all(&line).unwrap();
            assert_eq!(
                (by_line.puzzles[0].grid.cells(), by_line.form),
                (&cells[..], Form::OneLine { shape, hexadecimal: true })
            );
            let by_row = read_all(&rows.join("\n")).unwrap();
            assert_eq!(
                (by_row.puzzles[0].grid.cells(), by_row.form),
                (&cells[..], Form::Rows { shape, hexadecimal: true })
            );
            let both = read_all(&format!("one {line}\ntwo {line}\n")).unwrap();
            assert!(both.puzzles.iter().all(|puzzle| puzzle.grid.cells() == cells), "{shape:?}");
        }
        // Where the highest digit is there, or two zeros are in a row, `0` is an empty square.
        let line: String = most.iter().map(sign).collect();
        let mut lower: Vec<u8> = most.iter().map(|digit| digit.saturating_sub(1)).collect();
        assert_eq!(read(&line.replacen('.', "0", 2)).unwrap().grid.cells(), lower);
        lower[0] = side as u8;
        assert_eq!(read(&line.replacen('.', &symbol(lower[0]).to_string(), 1)).unwrap().grid.cells(), lower);
    }
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let grid = some(Shape::Flat36, 3);
    let refused = |sign| read(&rows(&grid).replacen('.', sign, 1)).unwrap_err();
    assert!(matches!(refused("!"), ReadError::Symbol { line: 1, .. }));
    assert!(matches!(refused("*"), ReadError::Range { line: 1, shape: Shape::Flat36, last: 'a', .. }));
}

#[test]
fn a_board_with_a_square_too_few_is_told_how_many_it_has() {
    let puzzle = some(Shape::Flat36, 3);
    let text: String = puzzle.cells().iter().map(|&d| symbol(d)).collect();
    let rows: Vec<&str> = (0..36).map(|r| &text[36 * r..36 * (r + 1)]).collect();
    for (text, found) in [(text[1..].to_string(), 1295), (format!("{text}."), 1297), (rows[1..].join("\n"), 1260)] {
        assert_eq!(read(&text), Err(ReadError::Length { found, line: None }), "{text}");
    }
    // Prose, a blob, a board of 25 in small letters with a sign too many in a row, candidates with a sign that is none, and a list.
    let small = [&format!("{}{}", "abcde".repeat(3), ".".repeat(11)), "abcdeabcdeabc............"].concat();
    let small = format!("{}\n{}\n{}", &small[..26], &small[26..], "abcdeabcdeabc............\n".repeat(23));
    let list = format!("{}\n{text}", &text[1..]);
    for text in ["Q".repeat(700), "the zebra ".repeat(80), small, format!("{}q", ".".repeat(728)), list] {
        let error = read(&text).unwrap_err();
        assert!(!matches!(error, ReadError::Length { line: None, .. }), "{text} {error:?}");
    }
}

#[test]
fn the_candidates_of_a_board_of_16_are_no_board_of_64() {
    let all: String = (0..256).map(|_| "123456789ABCDEFG").collect();
    assert_eq!(read(&all).map(|puzzle| puzzle.grid.shape()), Ok(Shape::Flat16));
    // Also where squares are decided, and where some have nothing left.
    let some: String = (0..256).map(|k| if k % 3 == 0 { ".".repeat(16) } else { ".....6..9......G".into() }).collect();
    assert_eq!(read(&some).map(|puzzle| puzzle.grid.shape()), Ok(Shape::Flat16));
}

#[test]
fn links_hold_large_boards_and_what_was_typed() {
    for shape in Shape::LARGE {
        let mut link = Link::to_puzzle(&some(shape, 5));
        let at = link.grid.cells().iter().position(|&d| d != 0).unwrap();
        link.typed[at] = true;
        let text = link.write();
        assert_eq!(Link::read(&text), Ok(link));
        assert!(!text.contains('%'), "{text}");
        let longer = text.replace("&s=", "&s=.");
        assert_eq!(Link::read(&longer), Err(LinkError::Length { found: shape.face_squares() + 2 }));
    }
}
