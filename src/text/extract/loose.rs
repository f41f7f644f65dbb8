//! Boards that stand one square a line, and boards with candidates in rows.

use crate::puzzle::Shape;
use crate::puzzle::check::conflicts;
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::Hit;
use crate::text::extract::rows::{core, is_stroke};
use crate::text::how::How;
use crate::text::plain::of_candidates;

/// Boards of one square a line.
pub(crate) fn vertical(lines: &[&str]) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut run: Vec<Cell> = Vec::new();
    let mut first = 0;
    for (number, line) in lines.iter().chain(&["end"]).enumerate() {
        let mut word = line.trim().trim_end_matches(',');
        while let Some(rest) = word.strip_prefix("- ") {
            word = rest.trim_start();
        }
        let cell = if word.is_empty() || word.len() > 8 { None } else { Cell::of_word(word) };
        match cell {
            Some(cell) => {
                if run.is_empty() {
                    first = number;
                }
                run.push(cell);
            }
            None if word.is_empty() || matches!(word, "[" | "]" | "{" | "}") => {}
            None => {
                let shape = Shape::OFFERED.into_iter().find(|s| s.face_squares() == run.len() && s.side() > 4);
                let found = shape.and_then(|shape| grid(shape, &run));
                hits.extend(found.map(|grid| Hit::new(How::Vertical, grid, first..number)).filter(|h| h.score >= 50));
                run.clear();
            }
        }
    }
    // A title may stand above.
    let is_title = |line: &&&str| line.trim().chars().filter(|c| c.is_alphabetic()).count() > 1;
    let titles = lines.iter().take(4).take_while(is_title).count();
    hits.extend((titles..titles + 2).filter_map(|from| bare_lines(lines.get(from..)?, from)));
    hits
}

/// Lines of one square each and nothing else, the first with this number, where an empty line is an empty square; one more may stand behind each row. So
/// some programs copy a table.
fn bare_lines(lines: &[&str], from: usize) -> Option<Hit> {
    let shape = [Shape::Flat9, Shape::Flat16].into_iter().find(|s| {
        let fewest = s.face_squares() - 1;
        (fewest..=fewest + s.side() + 2).contains(&lines.len())
    })?;
    let side = shape.side();
    // Where empty squares have a sign, an empty line is none.
    let is_sign = |line: &&str| matches!(Cell::of_word(line.trim()), Some(Cell::Zero | Cell::Blank));
    if lines.iter().any(|line| !line.trim().is_empty() && is_sign(line)) || lines.iter().all(|l| !l.trim().is_empty()) {
        return None;
    }
    // The last lines may have been cut off.
    let period = if lines.len() > side * side + 1 { side + 1 } else { side };
    let is_between = |at: usize| period > side && at % period == side;
    let cells: Option<Vec<Cell>> = (0..side * period)
        .filter(|&at| !is_between(at))
        .map(|at| match lines.get(at).map_or("", |l| l.trim()) {
            "" => Some(Cell::Blank),
            word if word.len() < 3 => Cell::of_word(word),
            _ => None,
        })
        .collect();
    let between = lines.iter().enumerate().filter(|(at, _)| is_between(*at) || *at >= side * period);
    let fits = between.into_iter().all(|(_, line)| line.trim().is_empty());
    let hit = Hit::new(How::Vertical, grid(shape, &cells.filter(|_| fits)?)?, from..from + lines.len());
    Some(hit).filter(|h| h.score >= 50 && conflicts(&h.puzzle.grid).is_empty())
}

/// Boards of groups of digits: one digit is placed, several are candidates.
pub(crate) fn candidates(lines: &[&str]) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut run: Vec<(usize, Vec<u32>)> = Vec::new();
    for (number, line) in lines.iter().chain(&["end"]).enumerate() {
        let line = core(line);
        if line.trim().is_empty() || line.chars().all(|c| "+-=|:*.'` ".contains(c) || is_stroke(c)) {
            continue;
        }
        match groups(line) {
            Some(row) if run.first().is_none_or(|(_, first)| first.len() == row.len()) => run.push((number, row)),
            row => {
                flush(&mut run, &mut hits);
                run.extend(row.map(|row| (number, row)));
            }
        }
    }
    flush(&mut run, &mut hits);
    hits
}

/// Groups of ascending digits, as masks.
fn groups(line: &str) -> Option<Vec<u32>> {
    // Four groups have three gaps between them.
    if !(7..=200).contains(&line.len()) {
        return None;
    }
    let words = line.split(|c: char| c.is_whitespace() || is_stroke(c)).filter(|w| !w.is_empty());
    let mask = |word: &str| {
        let word = word.trim_matches(|c| "{}()[]\",'".contains(c));
        let ascending = word.as_bytes().windows(2).all(|p| p[0] < p[1]);
        let digits = word.bytes().all(|b| (b'1'..=b'9').contains(&b));
        (digits && ascending && !word.is_empty()).then(|| word.bytes().fold(0u32, |mask, b| mask | 1 << (b - b'1')))
    };
    words.map(mask).collect::<Option<Vec<u32>>>().filter(|row| matches!(row.len(), 4 | 6 | 9))
}

fn flush(run: &mut Vec<(usize, Vec<u32>)>, hits: &mut Vec<Hit>) {
    let rows = std::mem::take(run);
    let side = rows.first().map_or(0, |(_, row)| row.len());
    let Some(shape) = Shape::flat(side).filter(|_| rows.len() == side) else { return };
    let masks: Vec<u32> = rows.iter().flat_map(|(_, row)| row.iter().copied()).collect();
    let several = masks.iter().filter(|m| m.count_ones() > 1).count();
    if several * 5 < masks.len() || masks.iter().any(|m| m >> side != 0) {
        return;
    }
    let puzzle = of_candidates(shape, masks);
    let hit = Hit::of(How::Candidates, puzzle, rows[0].0..rows[side - 1].0 + 1);
    hits.extend(Some(hit).filter(|h| h.score >= 50));
}
