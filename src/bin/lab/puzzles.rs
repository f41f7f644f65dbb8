//! Puzzles from the command line: an argument, or the lines of a file.

use super::io::{Result, content};
use sudokube::puzzle::Grid;
use sudokube::text;
use sudokube::text::link::{Link, is_link};

/// The puzzle of an argument: its text, a link, or `-` for standard input.
pub fn puzzle(argument: &str) -> Result<Grid> {
    link(argument).map(|link| link.grid)
}

/// The link of an argument; a puzzle's text is a link to the puzzle.
pub fn link(argument: &str) -> Result<Link> {
    let text = if argument == "-" { content("-")? } else { argument.to_string() };
    if is_link(&text) {
        return Link::read(&text).map_err(|e| e.to_string());
    }
    text::read(&text).map(|r| Link::to_puzzle(&r.grid)).map_err(|e| e.to_string())
}

/// A puzzle of a file, with its name.
pub struct Entry {
    pub name: String,
    pub grid: Grid,
}

/// One puzzle a line: the first tab-separated field that parses as one, or what `lab generate` printed; `#` starts a comment.
/// The name is the first short field beside it, or the number of the puzzle.
pub fn puzzles(path: &str, first: Option<usize>) -> Result<Vec<Entry>> {
    let content = content(path)?;
    let mut entries = Vec::new();
    let lines = content.lines().enumerate().filter(|(_, l)| !l.trim().is_empty() && !l.starts_with('#'));
    for (number, line) in lines.take(first.unwrap_or(usize::MAX)) {
        let made = serde_json::from_str::<serde_json::Value>(line).ok();
        let made = made.as_ref().and_then(|made| made.get("puzzle")?.as_str());
        let fields: Vec<&str> = made.map_or_else(|| line.split('\t').collect(), |puzzle| vec![puzzle]);
        let parsed = fields.iter().enumerate().find_map(|(k, f)| text::read(f).ok().map(|r| (k, r.grid)));
        let Some((at, grid)) = parsed else {
            let reason = text::read(fields[0]).err().map(|e| e.to_string()).unwrap_or_default();
            return Err(format!("{path}, line {}: no puzzle found ({reason})", number + 1));
        };
        let name = fields.iter().enumerate().find(|(k, f)| *k != at && f.len() <= 32 && !f.is_empty());
        entries.push(Entry { name: name.map_or_else(|| (entries.len() + 1).to_string(), |n| n.1.to_string()), grid });
    }
    if entries.is_empty() { Err(format!("{path} contains no puzzle")) } else { Ok(entries) }
}
