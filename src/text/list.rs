//! Many puzzles, one a line: `.sdm` files, QQwing's CSV, and lists with names, divided by tabs, commas or blanks.

use crate::puzzle::{Grid, Layout, Shape};
use crate::text::ReadError;
use crate::text::form::Form;
use crate::text::lines::Line;
use crate::text::plain::{grid, shape_of};
use crate::text::reading::{Puzzle, Reading};

/// `None` when the text is no list.
pub(crate) fn read(lines: &[Line]) -> Option<Result<Reading, ReadError>> {
    if is_board(lines) || !begins(lines) {
        return None;
    }
    let alone = |line: &Line| line.trimmed().text.chars().all(|c| crate::text::digit(c).is_some());
    if let [only] = lines
        && alone(only)
    {
        return None;
    }
    let header = lines.first().filter(|l| is_header(l)).map(Header::of).unwrap_or_default();
    let data = &lines[usize::from(header.is_some())..];
    let puzzles = data.iter().map(|line| entry(line, header.as_ref())).collect::<Result<Vec<Puzzle>, _>>();
    Some(puzzles.map(|puzzles| {
        let csv = header.is_some_and(|h| h.is_csv);
        let form = match &puzzles[..] {
            [only] => Form::OnlyOfList { shape: only.grid.shape(), csv },
            _ => Form::List { csv },
        };
        Reading { form, puzzles, dropped: Vec::new() }
    }))
}

/// Whether one of the first lines has a whole puzzle.
pub(crate) fn begins(lines: &[Line]) -> bool {
    lines.iter().take(3).any(|line| puzzle_field(line).is_some())
}

/// Sixteen rows of a 16×16 board, or six faces of a cube: their edges agree more often than they disagree.
fn is_board(lines: &[Line]) -> bool {
    let widths = |n: usize| lines.iter().all(|l| l.trimmed().text.chars().count() == n);
    match lines.len() {
        16 => widths(16),
        6 if lines.iter().all(|l| l.text.chars().nth(1) == Some(':')) => true,
        6 => [Shape::Cube4, Shape::Cube9].into_iter().any(|cube| {
            let area = cube.side() * cube.side();
            let faces: Option<Vec<Vec<u8>>> = lines.iter().map(|l| digits(&l.trimmed(), area)).collect();
            faces.is_some_and(|faces| edges_agree(cube, &faces))
        }),
        _ => false,
    }
}

fn edges_agree(cube: Shape, faces: &[Vec<u8>]) -> bool {
    let (mut equal, mut different) = (0, 0);
    for places in Layout::of(cube).places.iter() {
        let seen: Vec<u8> = places.iter().map(|p| faces[p.face][p.row * cube.side() + p.column]).collect();
        for pair in seen.windows(2).filter(|pair| pair[0] != 0 || pair[1] != 0) {
            *(if pair[0] == pair[1] { &mut equal } else { &mut different }) += 1;
        }
    }
    equal >= different
}

fn digits(line: &Line, number: usize) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = line.text.chars().map(crate::text::digit).collect();
    digits.filter(|d| d.len() == number)
}

/// What the columns of a table are called.
struct Header {
    name: Option<usize>,
    difficulty: Option<usize>,
    is_csv: bool,
}

impl Header {
    fn of(line: &Line) -> Option<Header> {
        let titles: Vec<String> =
            line.split(crate::text::fields::is_separator).map(|f| f.trimmed().text.to_lowercase()).collect();
        let find = |words: &[&str]| titles.iter().position(|t| words.contains(&t.as_str()));
        let (name, difficulty) = (find(&["name", "title", "id"]), find(&["difficulty", "level", "rating"]));
        Some(Header { name, difficulty, is_csv: titles.len() > 1 })
    }
}

/// Whether a first line names columns: words, and no puzzle.
fn is_header(line: &Line) -> bool {
    let words = line.text.to_lowercase();
    puzzle_field(line).is_none() && ["puzzle", "quiz", "sudoku", "board", "grid"].iter().any(|w| words.contains(w))
}

fn fields<'a>(line: &Line<'a>) -> impl Iterator<Item = Line<'a>> {
    let divided = line.text.contains(crate::text::fields::is_separator);
    let parts = line.split(move |c| if divided { crate::text::fields::is_separator(c) } else { c.is_whitespace() });
    parts.map(|f| f.trimmed())
}

/// The first field of a line that is a whole puzzle, with its position.
fn puzzle_field(line: &Line) -> Option<(usize, Grid)> {
    fields(line).enumerate().find_map(|(at, field)| Some((at, whole(&field)?.ok()?)))
}

/// A field as a puzzle, or why it is none; `None` when its length fits no board.
fn whole(field: &Line) -> Option<Result<Grid, ReadError>> {
    // All symbols of a puzzle are a byte long.
    let shape = shape_of(field.text.len()).filter(|_| field.text.is_ascii())?;
    if shape.side() == 4 && !shape.is_cube() && field.text.chars().any(|c| crate::text::digit(c).is_none_or(|d| d > 4))
    {
        return None;
    }
    // Nearly every field of a long list is nothing but symbols of its board; the others are looked at one by one.
    let side = shape.side();
    let plain = |c: char| crate::text::digit(c).filter(|&d| usize::from(d) <= side);
    if let Some(digits) = field.text.chars().map(plain).collect::<Option<Vec<u8>>>() {
        return Some(crate::text::from_faces(shape, &digits));
    }
    match crate::text::plain::squares_of(field) {
        // Blanks count as signs of the field, but are no squares.
        Ok(found) if found.len() != shape.face_squares() => None,
        found => Some(found.and_then(|found| grid(shape, &found))),
    }
}

/// The puzzle of a line with its name and difficulty, or why it holds none.
fn entry(line: &Line, header: Option<&Header>) -> Result<Puzzle, ReadError> {
    let fields: Vec<Line> = fields(line).collect();
    let candidates = fields.iter().enumerate().filter_map(|(at, field)| Some((at, whole(field)?)));
    let mut refusal = None;
    for (at, grid) in candidates {
        match grid {
            Ok(grid) => return Ok(named(grid, at, &fields, header)),
            Err(why) => refusal = refusal.or(Some(why)),
        }
    }
    let longest = fields.iter().map(|f| f.text.chars().count()).max().unwrap_or(0);
    Err(refusal.unwrap_or(ReadError::Length { found: longest, line: Some(line.number) }))
}

fn named(grid: Grid, at: usize, fields: &[Line], header: Option<&Header>) -> Puzzle {
    let field = |k: Option<usize>| k.and_then(|k| fields.get(k)).map_or_else(String::new, |f| f.text.to_string());
    let mut puzzle = Puzzle::of_givens(grid);
    match header {
        Some(header) => {
            puzzle.name = field(header.name);
            puzzle.difficulty = field(header.difficulty);
        }
        None => {
            let short = |k: &usize| *k != at && (1..=40).contains(&fields[*k].text.len());
            puzzle.name = field((0..fields.len()).find(short));
        }
    }
    puzzle
}
