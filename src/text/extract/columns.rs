//! Boards whose empty squares are blanks: only the column of a digit tells its square.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::puzzle::{Grid, Shape};
use crate::text::extract::clean::FIRM;
use crate::text::extract::hit::Hit;
use crate::text::extract::rows::core;
use crate::text::extract::steps;
use crate::text::how::How;

/// A line of digits and blanks, in the parts that its strokes divide.
struct Line {
    number: usize,
    parts: Vec<Vec<char>>,
    length: usize,
    /// The same without what stands before the digits.
    width: usize,
}

/// Lines, also without digits, among which there is no board of at most nine rows any more.
const MOST: usize = 100;

/// The boards of a text in which digits stand at columns.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut run: Vec<Line> = Vec::new();
    let mut is_block = false;
    for (number, line) in lines.iter().enumerate() {
        let whole = line.trim_end_matches('\n').chars().count();
        let shown = line.trim_end();
        let line = core(line);
        // What stands before the digits: a mark of quotation.
        let before = shown.chars().count().saturating_sub(line.chars().count());
        let may = line.len() <= 240 && line.bytes().all(|b| matches!(b, b'1'..=b'9' | b' ' | b'|' | b'\t' | 0xc2 | 0xa0 | b'-' | b'=' | b'+' | b':' | b'*' | 0xe2 | 0x94..=0x95 | 0x80..=0xbf));
        if !may {
            flush(&mut run, &mut hits);
            is_block = false;
            continue;
        }
        let spaced = line.contains([FIRM, '\t']);
        let line = if spaced { Cow::from(line.replace(FIRM, " ").replace('\t', "    ")) } else { Cow::from(line) };
        let plain = line.len() <= 160 && line.chars().all(|c| matches!(c, '1'..='9' | ' ' | '|'));
        let frame = line.contains("--")
            || line.contains("==")
            || line.contains('+')
            || line.contains(|c| matches!(c, '\u{2500}'..='\u{257f}'));
        if plain {
            is_block |= !line.trim().is_empty();
            // Blanks alone may be a row without digits.
            if run.len() <= MOST && (is_block || whole > 3) {
                let bare = line.trim_end();
                let bare = bare.strip_prefix('|').unwrap_or(bare);
                let bare = bare.strip_suffix('|').unwrap_or(bare);
                run.push(Line {
                    number,
                    length: whole,
                    width: whole.saturating_sub(before),
                    parts: bare.split('|').map(|part| part.chars().collect()).collect(),
                });
            }
        } else if !(frame && line.chars().all(|c| "-=+| :*".contains(c) || matches!(c, '\u{2500}'..='\u{257f}'))) {
            flush(&mut run, &mut hits);
            is_block = false;
        }
    }
    flush(&mut run, &mut hits);
    hits
}

fn flush(run: &mut Vec<Line>, hits: &mut Vec<Hit>) {
    let mut rows = std::mem::take(run);
    // Four rows are the fewest of any board.
    if rows.len() < 4 || rows.len() > MOST {
        return;
    }
    let is_bare = |line: &Line| line.parts.iter().all(|part| part.iter().all(|&c| c == ' '));
    // Rows without digits at the ends have blanks or bars for each square.
    let is_row = |line: &Line| rows.iter().find(|row| !is_bare(row)).is_some_and(|row| row.length == line.length);
    let ends = rows.iter().map(|line| !is_bare(line) || is_row(line)).collect::<Vec<bool>>();
    rows.truncate(ends.iter().rposition(|&is| is).map_or(0, |last| last + 1));
    rows.drain(..ends.iter().position(|&is| is).unwrap_or(0).min(rows.len()));
    // A blank before the first bar, as behind a mark of quotation.
    let is_margin = |part: &[char]| part.len() == 1 && part[0] == ' ';
    if rows.iter().all(|line| line.parts.len() > 1 && is_margin(&line.parts[0])) {
        rows.iter_mut().for_each(|line| _ = line.parts.remove(0));
    }
    for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube() && s.side() <= 9) {
        let side = shape.side();
        // A blank line may be a row without digits, if it is needed as one.
        let filled: Vec<&Line> = rows.iter().filter(|l| !is_bare(l)).collect();
        let rows: Vec<&Line> = if filled.len() == side { filled } else { rows.iter().collect() };
        if rows.len() == side {
            board(shape, &rows, hits);
        }
    }
}

fn board(shape: Shape, rows: &[&Line], hits: &mut Vec<Hit>) {
    let parts = rows.iter().map(|l| l.parts.len()).max().unwrap_or(0);
    let side = shape.side();
    if parts == 0 || !side.is_multiple_of(parts) || parts == side {
        return;
    }
    let each = side / parts;
    let lines = rows[0].number..rows[rows.len() - 1].number + 1;
    let widths = set(rows.iter().map(|l| l.parts[0].len()));
    let width = (widths.len() == 1).then(|| widths.first().copied()).flatten();
    let columns = |part: usize| {
        rows.iter()
            .filter_map(move |l| l.parts.get(part))
            .flat_map(|p| p.iter().enumerate().filter(|(_, c)| **c != ' '))
    };
    // Digits stand at the same columns of every part, or each part has its own.
    let of_all = set((0..parts).flat_map(|part| columns(part).map(|(at, _)| at)));
    let mut answers: Vec<Vec<Vec<usize>>> =
        places(&of_all, each, width, None).into_iter().map(|c| vec![c; parts]).collect();
    if answers.is_empty() {
        let of_part = |part: usize| set(columns(part).map(|(at, _)| at));
        // Squares stand at equal steps in all parts, also in one that shows few of its columns.
        let step = (0..parts).filter_map(|part| step_of(&of_part(part))).min();
        // Only the last part may have lost blanks at its end.
        let wide = |part: usize| {
            let widths = set(rows.iter().filter_map(|l| l.parts.get(part)).map(Vec::len));
            (part + 1 < parts && widths.len() == 1).then(|| widths.first().copied()).flatten()
        };
        let own = (0..parts).map(|part| match &places(&of_part(part), each, wide(part), step)[..] {
            [only] => Some(only.clone()),
            _ => None,
        });
        answers.extend(own.collect::<Option<Vec<Vec<usize>>>>());
    }
    if answers.len() != 1 {
        // Several columns without a digit: squares stand at equal steps between the bars, or over lines of one length.
        let wide = |part: usize| {
            let of = |l: &&Line| if parts == 1 { Some(l.width) } else { l.parts.get(part).map(Vec::len) };
            let widths = set(rows.iter().filter_map(of));
            (parts == 1 || part + 1 < parts).then_some(widths).filter(|w| w.len() == 1)?.first().copied()
        };
        let seen = |part: usize| set(columns(part).map(|(at, _)| at));
        let even = steps::places(&(0..parts).map(|part| (seen(part), wide(part))).collect::<Vec<_>>(), each);
        answers = even.map_or(answers, |only| vec![only]);
    }
    // Lines of one length lose no blank unseen.
    let doubt = rows.iter().any(|l| l.length != rows[0].length);
    for columns in answers {
        let mut grid = Grid::empty(shape);
        for (row, line) in rows.iter().enumerate() {
            for (part, signs) in line.parts.iter().enumerate() {
                for (at, sign) in signs.iter().enumerate().filter(|(_, c)| **c != ' ') {
                    let Some(column) = columns[part].iter().position(|&c| c == at) else { return };
                    let digit = sign.to_digit(10).unwrap_or(0) as u8;
                    if usize::from(digit) > side {
                        return;
                    }
                    grid.set(row * side + part * each + column, digit);
                }
            }
        }
        hits.push(Hit::new(How::Columns, grid, lines.clone()).doubted(doubt));
    }
}

/// Put in one by one: what is collected is sorted first, by a routine that nothing else here needs.
fn set(numbers: impl Iterator<Item = usize>) -> BTreeSet<usize> {
    let mut set = BTreeSet::new();
    set.extend(numbers);
    set
}

/// The least distance of two columns.
fn step_of(columns: &BTreeSet<usize>) -> Option<usize> {
    columns.iter().zip(columns.iter().skip(1)).map(|(a, b)| b - a).min()
}

/// The columns at which squares stand, if digits were seen at these; several answers where one column is empty everywhere
/// and may be the first or the last.
fn places(seen: &BTreeSet<usize>, each: usize, width: Option<usize>, step: Option<usize>) -> Vec<Vec<usize>> {
    let known: Vec<usize> = seen.iter().copied().collect();
    if known.len() == each {
        return vec![known];
    }
    if known.len() + 1 != each || known.len() < 2 {
        return Vec::new();
    }
    let Some(step) = step.or(step_of(seen)) else { return Vec::new() };
    let gaps: Vec<usize> = (0..known.len() - 1).filter(|&k| known[k + 1] - known[k] >= 2 * step).collect();
    let with = |at: usize, column: usize| {
        let mut all = known.clone();
        all.insert(at, column);
        all
    };
    match gaps[..] {
        [at] => vec![with(at + 1, known[at] + step)],
        [] => {
            let last = known[known.len() - 1] + step;
            let before = known[0].checked_sub(step).map(|column| with(0, column));
            let after = with(known.len(), last);
            // Lines of one length end at the last square, or one blank after it.
            match width {
                Some(width) if width > last => vec![after],
                // There is no room behind the last one.
                Some(_) if before.is_some() => before.into_iter().collect(),
                _ => before.into_iter().chain([after]).collect(),
            }
        }
        _ => Vec::new(),
    }
}
