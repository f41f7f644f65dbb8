//! The JSON of f-puzzles: `{"size":9,"grid":[[{"value":5,"given":true},{}…]]}`, and what else it holds for variants.

use miniserde::json::{self, Number, Object, Value};

use crate::puzzle::{Grid, Shape};
use crate::text::ReadError;
use crate::text::error::Damage;
use crate::text::form::Form;
use crate::text::reading::{Colour, Puzzle, Reading};

/// Keys of rules that this program does not have, and what players call them.
const RULES: [(&str, &str); 32] = [
    ("antiking", "anti-king rule"),
    ("antiknight", "anti-knight rule"),
    ("arrow", "arrows"),
    ("betweenline", "between lines"),
    ("boxindexer", "indexers"),
    ("cage", "cages"),
    ("clone", "clones"),
    ("columnindexer", "indexers"),
    ("diagonal+", "diagonals"),
    ("diagonal-", "diagonals"),
    ("difference", "Kropki dots"),
    ("disjointgroups", "disjoint groups"),
    ("even", "even squares"),
    ("extraregion", "extra regions"),
    ("killercage", "killer cages"),
    ("littlekillersum", "little killer sums"),
    ("lockout", "lockout lines"),
    ("maximum", "maximum squares"),
    ("minimum", "minimum squares"),
    ("negative", "negative constraints"),
    ("nonconsecutive", "nonconsecutive rule"),
    ("odd", "odd squares"),
    ("palindrome", "palindromes"),
    ("quadruple", "quadruples"),
    ("ratio", "Kropki dots"),
    ("regionsumline", "region sum lines"),
    ("renban", "renban lines"),
    ("rowindexer", "indexers"),
    ("sandwichsum", "sandwich sums"),
    ("thermometer", "thermometers"),
    ("whispers", "whisper lines"),
    ("xv", "XV marks"),
];

/// Keys that change nothing of the rules, and drawings, which may stand for a rule that is told in words only.
const PLAIN: [&str; 8] =
    ["size", "grid", "title", "author", "ruleset", "solution", "highlightConflicts", "truecandidatesoptions"];
const DRAWINGS: [&str; 4] = ["text", "line", "circle", "rectangle"];

/// Bytes; the largest puzzles with many drawings have a tenth of it.
const LONGEST: usize = 500_000;

pub(crate) fn read(text: &str, form: &Form) -> Result<Reading, ReadError> {
    let damaged = |why| ReadError::damaged(form, why);
    if text.len() > LONGEST {
        return Err(damaged(Damage::TooLong));
    }
    let Ok(Value::Object(puzzle)) = json::from_str::<Value>(text) else {
        return Err(damaged(Damage::Json));
    };
    let Some(Value::Array(rows)) = puzzle.get("grid") else {
        return Err(damaged(Damage::NoGrid));
    };
    let side = rows.len();
    let Some(shape) = Shape::flat(side) else {
        return Err(damaged(Damage::Rows { side }));
    };
    let mut squares: Vec<&Object> = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        let cells: &[Value] = if let Value::Array(cells) = cells { cells } else { &[] };
        squares.extend(cells.iter().filter_map(|cell| if let Value::Object(cell) = cell { Some(cell) } else { None }));
        if squares.len() != (row + 1) * side {
            return Err(damaged(Damage::ShortRow { row: row + 1, side }));
        }
    }
    let mut read = Puzzle::of_givens(Grid::empty(shape));
    read.marks.corner = vec![0; squares.len()];
    read.marks.centre = vec![0; squares.len()];
    read.marks.colours = vec![None; squares.len()];
    for (square, cell) in squares.iter().enumerate() {
        take_cell(&mut read, square, cell).map_err(|value| ReadError::Value {
            form: form.clone(),
            square: read.grid.layout().name(square),
            value,
            shape,
        })?;
    }
    read.marks = std::mem::take(&mut read.marks).tidy();
    if let Some(Value::String(title)) = puzzle.get("title") {
        read.name = title.chars().take(200).collect();
    }
    let mut dropped = rules(&puzzle);
    if has_other_regions(shape, &squares) {
        dropped.push("irregular regions".into());
    }
    Ok(Reading { dropped, ..Reading::one(form.clone(), read) })
}

/// Puts one square into the puzzle, or returns the value that is no digit of it.
fn take_cell(puzzle: &mut Puzzle, square: usize, cell: &Object) -> Result<(), String> {
    let side = puzzle.grid.shape().side() as u64;
    let mark = |key: &str| match cell.get(key) {
        Some(Value::Array(marks)) => {
            let digits = marks.iter().filter_map(whole).filter(|d| (1..=side).contains(d));
            digits.fold(0u32, |mask, d| mask | 1 << (d - 1))
        }
        _ => 0,
    };
    puzzle.marks.corner[square] = mark("cornerPencilMarks");
    puzzle.marks.centre[square] = mark("centerPencilMarks");
    if let Some(Value::String(colour)) = cell.get("c").or(cell.get("highlight")) {
        let hex = colour.strip_prefix('#').filter(|hex| hex.len() == 6);
        puzzle.marks.colours[square] = hex.and_then(|hex| u32::from_str_radix(hex, 16).ok()).map(Colour::Rgb);
    }
    let Some(value) = cell.get("value").filter(|v| !matches!(v, Value::Null)) else { return Ok(()) };
    let digit = whole(value).filter(|&d| d <= side).ok_or_else(|| shown(value))? as u8;
    match cell.get("given") {
        Some(Value::Bool(true)) => puzzle.grid.set(square, digit),
        _ => puzzle.put_typed(square, digit),
    }
    Ok(())
}

/// A whole number, also one in quotation marks.
fn whole(value: &Value) -> Option<u64> {
    match value {
        Value::Number(Number::U64(number)) => Some(*number),
        Value::String(text) => text.parse().ok(),
        _ => None,
    }
}

fn shown(value: &Value) -> String {
    match value {
        Value::Number(Number::U64(number)) => number.to_string(),
        Value::String(text) => text.chars().take(12).collect(),
        _ => "no whole number".to_string(),
    }
}

/// What a variant asks for and this program does not have, in the words of [`RULES`] or, if unknown, its own.
fn rules(puzzle: &Object) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (key, value) in puzzle.iter() {
        let asked = match value {
            Value::Bool(on) => *on,
            Value::Array(list) => !list.is_empty(),
            Value::Object(object) => object.iter().next().is_some(),
            _ => false,
        };
        if !asked || PLAIN.contains(&key.as_str()) {
            continue;
        }
        let known = RULES.iter().find(|(rule, _)| rule == key).map(|(_, name)| name.to_string());
        let drawing = DRAWINGS.contains(&key.as_str()).then(|| "drawings".to_string());
        let other = || format!("“{}”", key.chars().take(30).collect::<String>());
        let name = known.or(drawing).unwrap_or_else(other);
        // A sentence of a thousand rules helps nobody.
        if !names.contains(&name) && names.len() < 12 {
            names.push(name);
        }
    }
    names
}

/// Whether some square belongs to another region than its box.
fn has_other_regions(shape: Shape, squares: &[&Object]) -> bool {
    let (side, height, width) = (shape.side(), shape.box_height(), shape.box_width());
    squares.iter().enumerate().any(|(square, cell)| {
        let (row, column) = (square / side, square % side);
        let region = row / height * (side / width) + column / width;
        cell.get("region").is_some_and(|value| whole(value) != Some(region as u64))
    })
}
