//! Boards whose empty squares have a sign of their own, which nothing else tells: `+ 5 + + 3`, `[ ] [ ] 7`, a picture of a pencil.

use crate::puzzle::check::conflicts;
use crate::text::extract::cell::is_blank;
use crate::text::extract::hit::{Hit, fewest};
use crate::text::extract::{blocks, strings};

/// Bytes beyond which no board of rows is searched so.
const MOST: usize = 20_000;
/// Empty squares at least that one sign must stand for.
const FEWEST: usize = 16;

/// The boards that are there once the sign is known; only such as contradict nothing.
pub(crate) fn find(plain: &str) -> Vec<Hit> {
    if plain.len() > MOST {
        return Vec::new();
    }
    let brackets = [["[ ]", "[]"], ["( )", "()"], ["{ }", "{}"], ["< >", "<>"]];
    for [wide, narrow] in brackets {
        let known = plain.replace(wide, ".").replace(narrow, ".");
        if plain.len() - known.len() >= FEWEST {
            // A digit may have brackets, too.
            let (open, close) = (&narrow[..1], &narrow[1..]);
            let found = boards(&known.replace(open, " ").replace(close, " "));
            if !found.is_empty() {
                return found;
            }
        }
    }
    let is_sign = |c: &char| !c.is_alphanumeric() && !c.is_whitespace() && !is_blank(*c) && !"|,\\\"'".contains(*c);
    let mut signs: Vec<char> = Vec::new();
    for sign in plain.chars().filter(is_sign) {
        if !signs.contains(&sign) {
            signs.push(sign);
        }
    }
    let counts = signs.into_iter().map(|sign| (plain.matches(sign).count(), sign));
    let usual = counts.filter(|(count, _)| *count >= FEWEST).max();
    usual.map_or_else(Vec::new, |(_, sign)| boards(&plain.replace(sign, ".")))
}

fn boards(text: &str) -> Vec<Hit> {
    let lines: Vec<&str> = text.lines().collect();
    let mut hits = blocks::find(&lines);
    hits.extend(strings::find(&lines));
    hits.retain(|hit| {
        let grid = &hit.puzzle.grid;
        conflicts(grid).is_empty() && grid.filled() >= fewest(hit.shape()) && !grid.is_full()
    });
    hits
}
