//! Links of other Sudoku pages that carry their puzzle with them, recognised by what they carry.

use crate::puzzle::{Grid, Shape};
use crate::text::error::{Damage, Instead};
use crate::text::form::Form;
use crate::text::plain::shape_of;
use crate::text::reading::{Puzzle, Reading};
use crate::text::{ReadError, digit, fpuzzles, lz, packed, sudokuwiki};

/// The pages whose links are called by name.
const PAGES: [(&str, &str); 7] = [
    ("sudokuwiki.org", "SudokuWiki"),
    ("sudokuexchange.com", "Sudoku Exchange"),
    ("sudokupad.app", "SudokuPad"),
    ("crackingthecryptic.com", "SudokuPad"),
    ("f-puzzles.com", "f-puzzles"),
    ("sudoku.coach", "sudoku.coach"),
    ("swaroopg92.github.io", "Penpa"),
];

/// The link in a text: an address of a page, or the bare payload of one of the programs. `None` when there is none.
pub(crate) fn find(text: &str) -> Option<&str> {
    let is_page = |found: &str| PAGES.iter().any(|(host, _)| found.ends_with(host));
    let word = |w: &&str| w.contains("://") || is_page(host_of(w));
    let bare = |w: &&str| ["S9B", "fpuz", "scf", "scl", "ctc"].iter().any(|p| w.starts_with(p)) && w.len() > 20;
    // Nobody writes more than a sentence before a link.
    text.split_whitespace().take(50).find(word).or_else(|| Some(text.trim()).filter(bare).filter(|w| !w.contains('\n')))
}

fn host_of(link: &str) -> &str {
    let after = link.split_once("://").map_or(link, |(_, rest)| rest);
    after.split(['/', '?', '#', ':']).next().unwrap_or_default()
}

pub(crate) fn read(link: &str) -> Result<Reading, ReadError> {
    let host = host_of(link);
    let is_host = |known: &str| host.strip_suffix(known).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    let page = PAGES.iter().find(|(known, _)| is_host(known)).map(|&(_, name)| name);
    let form = match page {
        Some(name) => Form::Page(name),
        None if link.contains("://") => Form::Link,
        None => Form::Packed,
    };
    if page == Some("Penpa") {
        return Err(ReadError::NoPuzzle { form });
    }
    let after = link.split_once("://").map_or(link, |(_, rest)| rest);
    let (path, query) = after.split_at(after.find(['?', '#']).unwrap_or(after.len()));
    // The base64 of f-puzzles may contain slashes.
    let packed_path = ["/fpuz", "/scl", "/ctc"].iter().find_map(|p| path.find(p)).map(|at| &path[at + 1..]);
    let segments = path.split('/').map(|segment| ("", segment));
    let pairs = query.split(['?', '#', '&']).map(|pair| pair.split_once('=').unwrap_or(("", pair)));
    let parts = packed_path.map(|part| ("", part)).into_iter().chain(segments).chain(pairs);
    // No link of these pages has more than a few parts.
    for (key, value) in parts.filter(|(_, value)| !value.is_empty()).take(100) {
        if let Some(result) = payload(key, &unescape(value), &form) {
            return result;
        }
    }
    Err(ReadError::NoPuzzle { form })
}

/// Percent signs resolved. A plus sign stays one: it is a digit of base64.
fn unescape(value: &str) -> String {
    let escaped = format!("k={}", value.replace('+', "%2B").replace('=', "%3D"));
    form_urlencoded::parse(escaped.as_bytes()).next().map_or_else(String::new, |(_, value)| value.into_owned())
}

/// A puzzle, if this part of a link is one, or why the puzzle it is meant to be cannot be read.
fn payload(key: &str, value: &str, form: &Form) -> Option<Result<Reading, ReadError>> {
    let strip = |prefixes: &[&str]| prefixes.iter().find_map(|p| value.strip_prefix(p));
    if let Some(base64) = strip(&["fpuzzles", "fpuz"]).or(Some(value).filter(|_| key == "load")) {
        return Some(match lz::unpack(base64) {
            Some(json) => fpuzzles::read(&json, form),
            None => Err(ReadError::damaged(form, Damage::Unpackable)),
        });
    }
    if strip(&["scl", "ctc"]).is_some_and(|rest| rest.len() > 40) {
        let form = Form::PackingOf(Box::new(form.clone()));
        return Some(Err(ReadError::NotRead { form, instead: Instead::FpuzzlesLink }));
    }
    if let Some(squares) = value.strip_prefix("S9B") {
        return Some(sudokuwiki::read(squares));
    }
    if let Some(digits) = plain(value) {
        return Some(digits.map(|grid| Reading::one(form.clone(), Puzzle::of_givens(grid))));
    }
    let packed = strip(&["scf"]).or(Some(value).filter(|_| key == "s"))?;
    let digits = packed::unpack(packed).filter(|d| d.len() == 81).and_then(|d| Grid::new(Shape::Flat9, d));
    let refused = || ReadError::damaged(form, Damage::Unfilled);
    Some(digits.ok_or_else(refused).map(|grid| Reading::one(form.clone(), Puzzle::of_givens(grid))))
}

/// The digits of a board one by one; only lengths that words hardly have.
fn plain(value: &str) -> Option<Result<Grid, ReadError>> {
    let shape = shape_of(value.len()).filter(|s| s.side() > 4)?;
    let digits: Vec<u8> = value.chars().map(digit).collect::<Option<_>>()?;
    if digits.iter().any(|&d| usize::from(d) > shape.side()) {
        return None;
    }
    Some(crate::text::from_faces(shape, &digits))
}
