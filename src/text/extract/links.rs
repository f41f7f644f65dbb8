//! Links that hold their puzzle, and packed texts of other programs, anywhere in a text.

use crate::puzzle::Grid;
use crate::text::app_link;
use crate::text::extract::hit::{Hit, flat};
use crate::text::extract::{penpa, strings, sudokupad};
use crate::text::form::Form;
use crate::text::fpuzzles;
use crate::text::how::How;
use crate::text::link::{Link, is_link};
use crate::text::reading::Puzzle;

/// Beginnings of packed texts that stand without a link.
const BARE: [&str; 6] = ["S9B", "fpuz", "scf", "scl", "ctc", "m=edit&p="];

/// Links of a text at most; a page of bookmarks is no list of puzzles.
const MOST: usize = 2000;

/// The boards of all links.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut left = MOST;
    for (number, line) in lines.iter().enumerate().filter(|(_, l)| l.len() > 20) {
        let words = line.split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | '`' | '|'));
        for word in words.filter(|w| {
            w.len() > 20
                && (w.contains("://") || w.contains("=") || w.contains('/') || BARE.iter().any(|b| w.starts_with(b)))
        }) {
            // `[text](link)` of Markdown, and what ends the sentence.
            let word = word.rfind("](").map_or(word, |at| &word[at + 2..]);
            let word =
                word.trim_start_matches(['(', '[', '\'', '{']).trim_end_matches([')', ']', '\'', '}', ',', ';', '!']);
            if left == 0 {
                return hits;
            }
            left -= 1;
            let cut = word.strip_suffix('.').filter(|_| !is_link(word));
            let found = read(word, number).or_else(|| read(cut?, number).map(|hit| hit.doubted(word.contains(".."))));
            hits.extend(found);
        }
    }
    hits
}

fn read(link: &str, line: usize) -> Option<Hit> {
    let hit = |puzzle: Puzzle, dropped: Vec<String>, form: Form| Hit {
        dropped,
        form: Some(form),
        ..Hit::of(How::Link, puzzle, line..line + 1)
    };
    if is_link(link) {
        return Link::read(link).ok().map(|link| hit(link.puzzle(), Vec::new(), Form::Project));
    }
    let is_address = link.contains("://") || app_link::find(link).is_some();
    if is_address
        && let Ok(mut reading) = app_link::read(link)
        && let Some(puzzle) = reading.puzzles.pop()
    {
        return Some(hit(puzzle, reading.dropped, reading.form));
    }
    let decoded = unescape(link);
    if let Some(packed) = after(&decoded, &["&p=", "?p=", "#p="]).filter(|p| p.len() > 60)
        && let Some((grid, dropped)) = penpa::unpack(packed.split('&').next()?)
    {
        return Some(hit(Puzzle::of_givens(grid), dropped, Form::Page("Penpa")));
    }
    if let Some(grid) = after(&decoded, &["?sudoku/"]).and_then(puzz_link) {
        return Some(hit(Puzzle::of_givens(grid), Vec::new(), Form::Page("puzz.link")));
    }
    if let Some(packed) = after(&decoded, &["/scl", "/ctc", "=scl", "=ctc"])
        .or_else(|| decoded.strip_prefix("scl"))
        .or_else(|| decoded.strip_prefix("ctc"))
        && let Some((grid, dropped)) = sudokupad::unpack(packed.split(['&', '?']).next()?)
    {
        return Some(hit(Puzzle::of_givens(grid), dropped, Form::Page("SudokuPad")));
    }
    // The digits themselves, however the page calls them.
    let parts: Vec<&str> = decoded.split(['?', '&', '#', '=']).collect();
    let found = if is_address { strings::find(&parts) } else { Vec::new() };
    let best = found.into_iter().max_by_key(|hit| hit.score).filter(|hit| hit.score >= 70)?;
    Some(hit(best.puzzle, Vec::new(), Form::Link).doubted(best.doubt))
}

/// `9/9/9h7i1…` of puzz.link and pzprxs: digits of base 16, `-` before two of them, and g to z for 1 to 20 empty squares.
fn puzz_link(path: &str) -> Option<Grid> {
    let mut parts = path.split(['/', '&', '#']);
    let (width, height) = (parts.next()?.parse::<usize>().ok()?, parts.next()?.parse::<usize>().ok()?);
    let shape = flat(width).filter(|_| width == height)?;
    let mut digits = Vec::new();
    let mut signs = parts.next()?.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '-' => digits.push(u8::from_str_radix(&signs.by_ref().take(2).collect::<String>(), 16).ok()?),
            'g'..='z' => digits.extend(std::iter::repeat_n(0, usize::from(sign as u8 - b'g') + 1)),
            '.' => digits.push(0),
            _ => digits.push(sign.to_digit(16)? as u8),
        }
        if digits.len() > shape.face_squares() {
            return None;
        }
    }
    Grid::new(shape, digits)
}

fn after<'a>(link: &'a str, marks: &[&str]) -> Option<&'a str> {
    marks.iter().find_map(|mark| link.split_once(mark).map(|(_, rest)| rest))
}

/// Percent signs resolved; what is no UTF-8 stays as it is.
fn unescape(link: &str) -> String {
    if !link.contains('%') {
        return link.to_string();
    }
    let escaped = format!("k={}", link.replace('+', "%2B").replace('&', "%26").replace('=', "%3D"));
    form_urlencoded::parse(escaped.as_bytes()).next().map_or_else(String::new, |(_, value)| value.into_owned())
}

/// The JSON of f-puzzles or SudokuPad within other text.
pub(crate) fn json(text: &str) -> Option<Hit> {
    let start = text.find('{')?;
    let end = text.rfind('}')?;
    let inner = text.get(start..=end)?;
    let lines = text[..start].matches('\n').count()..text[..end].matches('\n').count() + 1;
    if inner.contains("\"grid\"")
        && let Ok(mut reading) = fpuzzles::read(inner, &Form::Fpuzzles)
        && let Some(puzzle) = reading.puzzles.pop()
    {
        return Some(Hit { dropped: reading.dropped, form: Some(reading.form), ..Hit::of(How::Link, puzzle, lines) });
    }
    if !inner.contains("cells") && !inner.contains("ce:") {
        return None;
    }
    let (grid, dropped) = sudokupad::read(inner)?;
    Some(Hit { dropped, form: Some(Form::Page("SudokuPad")), ..Hit::new(How::Lists, grid, lines) })
}
