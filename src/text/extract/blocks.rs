//! Rows one under the other as boards: what is a frame or a label is left out, and as many rows must remain as a row has squares.

use std::ops::Range;

use crate::text::extract::cell::Cell;
use crate::text::extract::clean::FIRM;
use crate::text::extract::frames::{is_frame, unframed};
use crate::text::extract::hit::{FLATS, Hit};
use crate::text::extract::labels::{after_mark, labelled, worded};
use crate::text::extract::rows::{Field, Way, core, fields, may_be_row};
use crate::text::extract::stack::{Row, beside, boards, parts, without_gaps};

/// What stands before the squares of each row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Nothing,
    /// The number of the row.
    Number,
    /// The same words in every row.
    Words,
    /// Anything up to a mark.
    Mark,
}

/// A line, and what is known of it in whatever way it is read.
struct Line<'a> {
    text: &'a str,
    /// Whether it can be a row.
    may: bool,
    is_frame: bool,
    is_blank: bool,
}

/// The boards of a text in rows.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    // Four rows of four squares, each with four signs or between tabs.
    if lines.iter().filter(|line| line.len() > 3 || line.contains('\t')).take(4).count() < 4 {
        return Vec::new();
    }
    let cores: Vec<&str> = lines.iter().map(|l| core(l)).collect();
    let mut hits = all(&cores);
    for sign in ['*', '#', '~', 'o', 'x', 'X'] {
        if let Some(unframed) = unframed(&cores, sign) {
            hits.extend(all(&unframed.iter().map(String::as_str).collect::<Vec<&str>>()));
        }
    }
    hits
}

fn all(lines: &[&str]) -> Vec<Hit> {
    let lines: Vec<Line> = lines
        .iter()
        .map(|&text| Line { text, may: may_be_row(text), is_frame: is_frame(text), is_blank: text.trim().is_empty() })
        .collect();
    let mut hits = Vec::new();
    // Stretches of lines that can be rows, with the line before each: a row may begin after words.
    let mut stretches: Vec<Range<usize>> = Vec::new();
    let mut blank = 0;
    for (at, &Line { text, may, is_frame, is_blank }) in lines.iter().enumerate() {
        // Tabs alone may be a row without digits.
        let tabs = is_blank && text.contains('\t');
        blank = if is_blank && !tabs { blank + 1 } else { 0 };
        match stretches.last_mut() {
            Some(last) if last.end == at && (may || tabs || blank > 0 && blank < 4 || is_frame) => last.end = at + 1,
            _ if may || tabs => stretches.push(at..at + 1),
            _ => {}
        }
    }
    stretches.retain(|s| s.len() >= 3);
    for stretch in stretches {
        let from = stretch.start.saturating_sub(1);
        each_way(&lines[from..stretch.end], from, &mut hits);
    }
    hits
}

fn each_way(lines: &[Line], from: usize, all: &mut Vec<Hit>) {
    // Four squares take four signs, or stand between tabs.
    if fewer_than_four(lines, |line| line.len() > 3 || line.contains('\t')) {
        return;
    }
    let mut hits = Vec::new();
    let mut befores = vec![Before::Nothing, Before::Number, Before::Words, Before::Mark];
    befores.retain(|&before| !fewer_than_four(lines, |line| behind(line, before).is_some()));
    for way in Way::ALL.into_iter().filter(|way| lines.iter().filter(|l| way.suits(l.text)).take(3).count() > 2) {
        for &before in &befores {
            scan(lines, way, before, false, &mut hits);
        }
        // A row without digits is a line of bars alone, or of tabs.
        if lines.iter().any(|line| is_bare_row(line.text, way)) {
            scan(lines, way, Before::Nothing, true, &mut hits);
            scan(lines, way, Before::Number, true, &mut hits);
        }
    }
    all.extend(hits.into_iter().map(|hit| Hit { lines: hit.lines.start + from..hit.lines.end + from, ..hit }));
}

/// Whether no board can be made of the lines for which this holds: it has four rows at least.
fn fewer_than_four(lines: &[Line], holds: impl Fn(&str) -> bool) -> bool {
    lines.iter().filter(|line| holds(line.text)).take(4).count() < 4
}

/// A line of one sign, longer than any row of squares side by side.
fn is_ruled(line: &str) -> bool {
    let line = line.trim();
    line.len() > 9 && ['-', '=', '_', '*', '#', '~'].iter().any(|&sign| line.chars().all(|c| c == sign))
}

/// A line of nothing but separators, as many as a row of four has.
fn is_bare_row(line: &str, way: Way) -> bool {
    let separator = match way {
        Way::Fields(separator @ ('|' | '\t')) => separator,
        _ => return false,
    };
    line.contains(separator)
        && line.chars().all(|c| c == separator || c == ' ' || c == FIRM)
        && line.matches(separator).count() > 2
}

fn scan(lines: &[Line], way: Way, before: Before, bare: bool, hits: &mut Vec<Hit>) {
    let mut run: Vec<Row> = Vec::new();
    let mut gap = true;
    let mut blank = 0;
    for (number, &Line { text: line, may, is_frame, is_blank }) in lines.iter().enumerate() {
        let tabs = way == Way::Fields('\t') && line.contains('\t');
        let is_bare = bare && is_bare_row(line, way);
        // A line of one sign between rows that have bars.
        let is_rule = matches!(way, Way::Fields('|') | Way::Collapsed('|')) && !way.suits(line) && is_ruled(line);
        if !is_bare && (is_rule || is_frame || is_blank && !tabs) {
            gap = true;
            blank += 1;
            if blank > 3 {
                flush(&mut run, way, before, hits);
            }
            continue;
        }
        blank = 0;
        let row = (may || is_bare).then(|| row(line, number, way, before, gap)).flatten();
        gap = false;
        match row {
            Some(mut row) => {
                row.is_ruler &= !is_bare;
                let last = run.iter().rev().find(|r| !r.is_ruler);
                let goes_on = row.is_ruler || last.is_none_or(|last| follows(last, &row, way));
                if !goes_on {
                    flush(&mut run, way, before, hits);
                }
                run.push(row);
            }
            None => {
                flush(&mut run, way, before, hits);
                // A row may begin after words: `puzzle = 53..7....`.
                let marks = [':', '=', '"', '(', '\'', '[', '{', '>', '`'];
                let starts = || line.match_indices(marks).take(12).map(|(at, mark)| at + mark.len());
                if before == Before::Nothing && line.len() < 300 {
                    run.extend(starts().find_map(|at| self::row(&line[at..], number, way, before, true)));
                }
            }
        }
    }
    flush(&mut run, way, before, hits);
}

/// A label, the words, and the rest of a line.
fn behind(line: &str, before: Before) -> Option<(Option<u16>, &str, &str)> {
    match before {
        Before::Nothing => Some((None, "", line)),
        Before::Number => labelled(line).map(|(label, rest)| (Some(label), "", rest)),
        Before::Words => worded(line).map(|(words, rest)| (None, words, rest)),
        Before::Mark => after_mark(line).map(|rest| (None, "", rest)),
    }
}

fn row<'a>(line: &'a str, number: usize, way: Way, before: Before, after_gap: bool) -> Option<Row<'a>> {
    let (label, words, rest) = behind(line, before)?;
    let fields = fields(way, rest)?;
    let is_ruler = before == Before::Nothing && line.chars().all(|c| "-_=*~#| \t".contains(c)) && line.trim().len() > 3;
    (fields.len() > 3 || way == Way::Fields('\t')).then_some(Row {
        line: number,
        fields,
        is_ruler,
        label,
        has_bars: line.contains('|'),
        words,
        after_gap,
    })
}

fn follows(last: &Row, next: &Row, way: Way) -> bool {
    let widths = last.fields.len() == next.fields.len() || way == Way::Fields('\t');
    let labels = match (last.label, next.label) {
        (Some(a), Some(b)) => b == a.saturating_add(1) || a == b.saturating_add(1),
        _ => true,
    };
    widths && labels && last.words == next.words
}

fn flush(run: &mut Vec<Row>, way: Way, before: Before, hits: &mut Vec<Hit>) {
    let mut rows = std::mem::take(run);
    // Four rows are the fewest of any board.
    if rows.len() < 4 {
        return;
    }
    let is_sign = |sign: Option<char>| {
        sign.is_some() && rows.iter().any(|r| !r.is_ruler && r.fields.iter().any(|f| f.sign == sign))
    };
    let barred = rows.iter().any(|r| !r.is_ruler && r.has_bars);
    let keep: Vec<bool> = rows
        .iter()
        .map(|r| !r.is_ruler || r.has_bars == barred && is_sign(r.fields.first().and_then(|f| f.sign)))
        .collect();
    let mut kept = keep.iter();
    rows.retain(|_| kept.next().copied().unwrap_or(true));
    // A bare row of a sheet may be wider than the board.
    let is_bare = |row: &&Row| row.fields.iter().all(|field| field.is_bare);
    let width = rows.iter().filter(|row| !is_bare(row)).map(|r| r.fields.len()).max().unwrap_or(0);
    rows.iter_mut().filter(|row| is_bare(&&**row)).for_each(|row| row.fields.truncate(width));
    let has = |is: fn(&Field) -> bool| rows.iter().any(|r| r.fields.iter().any(is));
    // A question mark beside other signs of empty squares stands for a digit that could not be read.
    let mut doubt =
        has(|f| f.sign == Some('?')) && has(|f| f.cell == Some(Cell::Zero) || f.sign.is_some_and(|s| s != '?'));
    if way == Way::Fields('\t') {
        // Editors cut tabs off at the end of a line: then no line ends with one.
        let cut = rows.iter().any(|r| r.fields.len() < width);
        if cut && rows.iter().any(|r| r.fields.last().is_some_and(|f| f.is_bare)) {
            return;
        }
        doubt |= cut;
        let bare = Field { cell: Some(Cell::Blank), label: None, is_bare: true, sign: None, holds_square: false };
        rows.iter_mut().for_each(|r| r.fields.resize(width, bare));
    }
    if rows.iter().any(|r| r.fields.len() != width) {
        rows.retain(|r| !r.is_ruler);
        if rows.iter().any(|r| r.fields.len() != width) {
            return;
        }
    }
    without_gaps(&mut rows);
    beside(&rows, width, hits);
    for shape in FLATS.into_iter().filter(|s| (s.side()..=s.side() + 4).contains(&width)) {
        let (parts, windows) = parts(&rows, shape.side());
        let doubt = doubt || windows;
        for part in parts {
            let found = boards(part, shape, way, before == Before::Number);
            hits.extend(found.into_iter().map(|hit| hit.doubted(doubt)));
        }
    }
}
