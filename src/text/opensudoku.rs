//! OpenSudoku's XML: `<game data="…"/>` with 81 digits, or since version 1 of its data with marks and typed digits.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::puzzle::{Grid, Shape};
use crate::text::error::{Damage, Instead};
use crate::text::form::Form;
use crate::text::lines::Line;
use crate::text::plain::squares_of;
use crate::text::reading::{Colour, Puzzle, Reading};
use crate::text::{ReadError, symbol};

const FORM: Form = Form::OpenSudoku;

pub(crate) fn read(text: &str) -> Result<Reading, ReadError> {
    let mut puzzles = Vec::new();
    let mut folder = String::new();
    let mut reader = Reader::from_str(text);
    let config = reader.config_mut();
    // A file that was cut off is read as far as it goes.
    (config.check_end_names, config.allow_unmatched_ends) = (false, true);
    let (mut line, mut counted) = (1, 0);
    loop {
        let start = (reader.buffer_position() as usize).min(text.len());
        let (Ok(Event::Start(tag)) | Ok(Event::Empty(tag))) = (match reader.read_event() {
            Ok(Event::Eof) | Err(_) => break,
            event => event,
        }) else {
            continue;
        };
        line += text.as_bytes()[counted..start].iter().filter(|&&c| c == b'\n').count();
        counted = start;
        match tag.name().as_ref() {
            "folder" => folder = attribute(&tag, "name").unwrap_or_default(),
            "game" => {
                let data = attribute(&tag, "data");
                let data = data.ok_or_else(|| ReadError::damaged(&FORM, Damage::EmptyGame { line }))?;
                let mut puzzle = game(&data, line)?;
                puzzle.name = attribute(&tag, "note").filter(|n| !n.is_empty()).unwrap_or_else(|| folder.clone());
                puzzles.push(puzzle);
            }
            _ => {}
        }
    }
    if puzzles.is_empty() {
        return Err(ReadError::NoPuzzle { form: FORM });
    }
    Ok(Reading { form: FORM, puzzles, dropped: Vec::new() })
}

/// The value of an attribute of a tag; as it is written where it holds an entity that nobody knows.
fn attribute(tag: &BytesStart, key: &str) -> Option<String> {
    let attribute = tag.try_get_attribute(key).ok()??;
    let value = attribute.normalized_value(XmlVersion::Implicit1_0).unwrap_or_else(|_| attribute.value.clone());
    Some(value.into_owned())
}

fn game(data: &str, line: usize) -> Result<Puzzle, ReadError> {
    let data = data.trim();
    // A parser of XML makes a blank of the line feed after the version.
    let Some((version, cells)) = data.strip_prefix("version:").and_then(|d| d.trim_start().split_once([' ', '\n']))
    else {
        let found = squares_of(&Line { number: line, column: 1, text: data })?;
        if found.len() != 81 {
            return Err(ReadError::Length { found: found.len(), line: Some(line) });
        }
        return Ok(Puzzle::of_givens(crate::text::plain::grid(Shape::Flat9, &found)?));
    };
    let lists = match version.trim() {
        "1" | "2" | "3" => 1,
        "4" => 2,
        "5" => 3,
        other => {
            let form = Form::OpenSudokuVersion(other.to_string());
            return Err(ReadError::NotRead { form, instead: Instead::Versions });
        }
    };
    saved(cells, lists, line)
}

/// Squares of a saved game: digit, corner marks, from version 4 centre marks, in version 5 a colour, 0 for a given.
fn saved(cells: &str, lists: usize, line: usize) -> Result<Puzzle, ReadError> {
    // Version 2 wrote some bars twice.
    let values: Vec<&str> = cells.split('|').map(str::trim).filter(|v| !v.is_empty()).take(81 * 5 + 1).collect();
    let width = lists + 2;
    if values.len() != 81 * width {
        let why = Damage::Game { line, found: values.len() / width };
        return Err(ReadError::damaged(&FORM, why));
    }
    let mut puzzle = Puzzle::of_givens(Grid::empty(Shape::Flat9));
    puzzle.marks.corner = vec![0; 81];
    puzzle.marks.centre = vec![0; 81];
    puzzle.marks.colours = vec![None; 81];
    for (square, cell) in values.chunks(width).enumerate() {
        let digit: u8 = cell[0].parse().ok().filter(|d| *d <= 9).ok_or_else(|| ReadError::Value {
            form: FORM,
            square: puzzle.grid.layout().name(square),
            value: cell[0].chars().take(12).collect(),
            shape: Shape::Flat9,
        })?;
        puzzle.marks.corner[square] = marks(cell[1]);
        if lists > 1 {
            puzzle.marks.centre[square] = marks(cell[2]);
        }
        if lists > 2 {
            puzzle.marks.colours[square] = cell[3].parse().ok().filter(|&c| c > 0).map(Colour::Number);
        }
        match cell[width - 1] {
            "0" => puzzle.grid.set(square, digit),
            _ => puzzle.put_typed(square, digit),
        }
    }
    puzzle.marks = puzzle.marks.tidy();
    Ok(puzzle)
}

/// Marks as a number of bits, in version 1 digits with commas.
fn marks(text: &str) -> u32 {
    if text.contains(',') {
        let digits = text.split(',').filter_map(|d| d.parse::<u32>().ok()).filter(|d| (1..=9).contains(d));
        return digits.fold(0, |mask, d| mask | 1 << (d - 1));
    }
    text.parse().unwrap_or(0) & 0x1ff
}

/// A file that OpenSudoku imports, of 9×9 boards.
pub(crate) fn write(grids: &[Grid]) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n");
    for grid in grids {
        let digits: String = grid.cells().iter().map(|&d| if d == 0 { '0' } else { symbol(d) }).collect();
        text += &format!("  <game data=\"{digits}\"/>\n");
    }
    text + "</opensudoku>\n"
}
