//! All squares of a board in one word or in one line, wherever it stands: in a link, between quotation marks, in a list.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::cell::{Cell, digits, grid, is_blank};
use crate::text::extract::clean::FIRM;
use crate::text::extract::hit::Hit;
use crate::text::extract::rows::core;
use crate::text::how::How;
use crate::text::reading::Puzzle;

/// Parts of a line beyond which it is no board with signs between its rows or squares.
const MOST: usize = 20_000;

/// The boards that stand within one line each.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    let mut hits = Vec::new();
    for (number, line) in lines.iter().enumerate().filter(|(_, l)| l.len() >= 16) {
        let before = hits.len();
        // The fewest signs of a board whose squares stand apart; letters alone only stand together.
        let signs = line
            .bytes()
            .filter(|&b| {
                b.is_ascii_digit()
                    || matches!(
                        b,
                        b'.' | b'_'
                            | b'-'
                            | b'*'
                            | b'?'
                            | b'+'
                            | b','
                            | b';'
                            | b' '
                            | b'\t'
                            | b'|'
                            | b'/'
                            | b'x'
                            | b'X'
                            | 0xa0
                    )
            })
            .count();
        words(line, number, signs >= 36, &mut hits);
        if hits.len() == before && signs >= 36 {
            divided(line, number, &mut hits);
            blanks(line, number, &mut hits);
        }
    }
    if hits.is_empty() {
        wrapped(lines, &mut hits);
    }
    hits
}

fn is_sign(c: char) -> bool {
    c.is_ascii_alphanumeric() || is_blank(c) && c != FIRM || c == '+'
}

/// Shapes that a word can hold; four rows of four are too short to be told from a number.
fn shape_of(signs: usize) -> Option<Shape> {
    Shape::OFFERED.into_iter().find(|s| s.face_squares() == signs)
}

fn words(line: &str, number: usize, with_others: bool, hits: &mut Vec<Hit>) {
    let mut found = false;
    for word in line.split(|c| !is_sign(c)).filter(|w| w.len() >= 16) {
        found |= word_at(word, number, hits);
    }
    if found || !with_others {
        return;
    }
    let is_digit = |b: u8| b.is_ascii_digit() || matches!(b, b'.' | b'-' | b'_' | b'*');
    if !line.as_bytes().chunk_by(|&a, &b| is_digit(a) == is_digit(b)).any(|run| run.len() >= 36 && is_digit(run[0])) {
        return;
    }
    // The digits alone, where a word, a dash or a point stands beside them.
    for plain in [
        |c: char| c.is_ascii_digit() || c == '.',
        |c: char| c.is_ascii_digit(),
        |c: char| c.is_ascii_digit() || c == '-',
        |c: char| c.is_ascii_digit() || c == '_',
        |c: char| c.is_ascii_digit() || c == '*',
    ] {
        for word in line.split(|c| !plain(c)).filter(|w| w.len() >= 36) {
            if word_at(word, number, hits) {
                return;
            }
        }
    }
}

fn word_at(word: &str, number: usize, hits: &mut Vec<Hit>) -> bool {
    let ends = ['.', '-', '?', '_', '#'];
    let trimmed = word.strip_suffix(ends).or_else(|| word.strip_prefix(ends));
    for inner in [Some(word), trimmed].into_iter().flatten() {
        let Some(puzzle) = board(inner) else { continue };
        // The sign that ends a sentence may be an empty square as well, where these are written so.
        let cut = if inner.len() < word.len() {
            if word.ends_with(ends) { word.chars().last() } else { word.chars().next() }
        } else {
            None
        };
        let hit = Hit::of(How::Line, puzzle, number..number + 1)
            .doubted(cut.is_some_and(|sign| inner.contains(sign)) || is_mixed(inner));
        // A number or a name may have as many signs as a board; it hardly follows its rules.
        let small = hit.shape().face_squares() < 81;
        if hit.score >= if small { 80 } else { 40 } {
            hits.push(hit);
            return true;
        }
    }
    false
}

/// A question mark beside other signs of empty squares stands for a digit that could not be read.
fn is_mixed(word: &str) -> bool {
    word.contains('?') && word.contains(['.', '0', '_', '*', '-'])
}

/// A word as a board. A plus sign is an empty square, or stands before a digit that a player has placed.
fn board(word: &str) -> Option<Puzzle> {
    if let Some(shape) = shape_of(word.len()) {
        let cells: Option<Vec<Cell>> =
            word.chars().map(|c| if c == '+' { Some(Cell::Blank) } else { Cell::of(c) }).collect();
        if let Some(grid) = cells.and_then(|cells| grid(shape, &cells)) {
            return Some(Puzzle::of_givens(grid));
        }
    }
    let placed = word.bytes().filter(|&b| b == b'+').count();
    let shape = shape_of(word.len() - placed).filter(|s| placed > 0 && !s.is_cube())?;
    let (mut cells, mut typed) = (Vec::new(), Vec::new());
    let mut plus = false;
    for c in word.chars() {
        if c == '+' {
            plus = true;
            continue;
        }
        cells.push(Cell::of(c)?);
        typed.push(plus);
        plus = false;
    }
    let grid = grid(shape, &cells)?;
    let typed = typed.iter().zip(grid.cells()).map(|(&t, &d)| t && d != 0).collect();
    Some(Puzzle { typed, ..Puzzle::of_givens(grid) })
}

/// Rows or squares in one line, divided by one sign.
fn divided(line: &str, number: usize, hits: &mut Vec<Hit>) {
    for separator in ['/', '|', ',', ';', ':', '~', ' ', '-', '_', '\\', '\t', '+', '&'] {
        if line.matches(separator).take(3).count() < 3 {
            continue;
        }
        // What stands before the first row and after the last ends at a blank.
        let single = |f: &str| !f.contains(' ') || matches!(separator, ' ' | ',' | ';' | '|' | '\t');
        if line.matches(separator).take(MOST).count() == MOST {
            continue;
        }
        let parts: Vec<&str> = line.split(separator).map(bare).collect();
        let last = parts.len() - 1;
        let fields: Vec<&str> = parts
            .into_iter()
            .enumerate()
            .map(|(at, f)| match at {
                // A row may have a name: `r3=53..7....`.
                _ if single(f) && at > 0 && at < last => f.rsplit(['=', ':']).next().unwrap_or(f).trim_start(),
                0 => f.rsplit([' ', '=', ':', '"', '\'', '(', '[', '{', '?']).next().unwrap_or(f),
                at if at == last => {
                    let f = f.rsplit(['=', ':']).next().unwrap_or(f).trim_start();
                    f.split([' ', '"', '\'', ')', ']', '}']).next().unwrap_or(f)
                }
                _ => f,
            })
            .collect();
        let length = |f: &&str| f.chars().count();
        for same in fields.chunk_by(|a, b| length(a) == length(b) && length(a) > 1) {
            // Rows, or their parts in each box.
            let signs = length(&same[0]);
            let of = |s: &Shape| {
                s.side() * s.side() == signs * same.len()
                    && (s.side() == signs || s.side() > 6 && s.box_width() == signs)
            };
            let Some(shape) = Shape::OFFERED.into_iter().find(|s| !s.is_cube() && of(s)) else { continue };
            let cells: Option<Vec<Cell>> = same.iter().flat_map(|f| f.chars()).map(Cell::of).collect();
            if let Some(grid) = cells.and_then(|cells| grid(shape, &cells)) {
                push(How::Divided, grid, number, hits);
            }
        }
        if separator != ' ' || !line.contains("  ") {
            squares(&fields, number, hits);
        }
    }
}

/// As many fields of one square each as a board has.
fn squares(fields: &[&str], number: usize, hits: &mut Vec<Hit>) {
    if fields.len() < 36 || fields.len() > 2000 {
        return;
    }
    let cells: Vec<Option<Cell>> = fields.iter().filter(|f| **f != "|").map(|f| Cell::of_word(f)).collect();
    for run in cells.chunk_by(|a, b| a.is_some() == b.is_some()).filter(|r| r.len() >= 36) {
        let run = unsized_run(run);
        let Some(shape) = shape_of(run.len()) else { continue };
        let cells: Option<Vec<Cell>> = run.iter().copied().collect();
        if let Some(grid) = cells.and_then(|cells| grid(shape, &cells)) {
            push(How::OneList, grid, number, hits);
        }
    }
}

/// The squares behind the two sizes of a table: `9 9 ⍴ 5 3 0 …`.
fn unsized_run(run: &[Option<Cell>]) -> &[Option<Cell>] {
    let is_size = |pair: &[Option<Cell>]| pair[0] == pair[1] && matches!(pair[0], Some(Cell::Number(n)) if n > 3);
    let sized = run.windows(2).take(3).position(is_size).map(|at| &run[at + 2..]);
    let fits = |squares: &&[Option<Cell>]| {
        let side = run[run.len() - squares.len() - 1];
        matches!(side, Some(Cell::Number(n)) if usize::from(n).pow(2) == squares.len())
    };
    sized.filter(fits).unwrap_or(run)
}

fn bare(field: &str) -> &str {
    field.trim_matches(|c: char| matches!(c, ' ' | '"' | '\'' | '`' | '[' | ']' | '(' | ')' | '{' | '}' | '<' | '>'))
}

fn push(how: How, grid: Grid, number: usize, hits: &mut Vec<Hit>) {
    let hit = Hit::new(how, grid, number..number + 1);
    if hit.score >= 50 {
        hits.push(hit);
    }
}

/// A line of digits in which each blank is an empty square.
fn blanks(line: &str, number: usize, hits: &mut Vec<Hit>) {
    let line = line.trim_end_matches('\n');
    let between = line.trim_matches(|c: char| !(c.is_ascii_digit() || c == ' ' || c == FIRM));
    for text in [line, between] {
        let signs: Vec<char> = text.chars().take(700).collect();
        let Some(shape) = shape_of(signs.len()).filter(|s| !s.is_cube() && s.side() == 9) else { continue };
        let cells: Option<Vec<Cell>> = signs
            .iter()
            .map(|&c| {
                if c == ' ' || c == FIRM {
                    Some(Cell::Blank)
                } else {
                    Cell::of(c).filter(|c| matches!(c, Cell::Number(_)))
                }
            })
            .collect();
        if let Some(grid) = cells.and_then(|cells| grid(shape, &cells)) {
            push(How::Columns, grid, number, hits);
            return;
        }
    }
}

/// A word that was broken over several lines.
fn wrapped(lines: &[&str], hits: &mut Vec<Hit>) {
    let lines: Vec<&str> = lines.iter().map(|l| core(l).trim()).collect();
    let is_part =
        |l: &&str| !l.is_empty() && l.len() <= 90 && l.chars().all(|c| c.is_ascii_digit() || is_blank(c) && c != FIRM);
    let mut number = 0;
    for run in lines.chunk_by(|a, b| is_part(a) == is_part(b)) {
        let first = number;
        number += run.len();
        if !is_part(&run[0]) || !(2..=30).contains(&run.len()) {
            continue;
        }
        let cells: Option<Vec<Cell>> = run.iter().flat_map(|l| l.chars()).map(Cell::of).collect();
        // Lines of one length but the last: so a program breaks them.
        let length = run[0].len();
        let even = run[..run.len() - 1].iter().all(|l| l.len() == length) && run[run.len() - 1].len() <= length + 1;
        let Some(cells) = cells.filter(|_| even) else { continue };
        let Some(shape) = shape_of(cells.len()).filter(|s| s.side() > 6) else { continue };
        if let Some(grid) = digits(shape.side(), &cells).and_then(|d| crate::text::from_faces(shape, &d).ok()) {
            let hit = Hit::new(How::Wrapped, grid, first..number);
            hits.extend(Some(hit).filter(|h| h.score >= 50));
        }
    }
}
