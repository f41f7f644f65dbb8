//! Rows one under the other as boards: what is a frame or a label is left out, and as many rows must remain as a row has squares.

use std::ops::Range;

use crate::puzzle::{Shape, check};
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::clean::FIRM;
use crate::text::extract::frames::{is_frame, unframed};
use crate::text::extract::hit::{FLATS, Hit};
use crate::text::extract::rows::{Field, Way, after_mark, core, fields, labelled, may_be_row, worded};
use crate::text::how::How;

/// A line that can be a row.
struct Row<'a> {
    line: usize,
    fields: Vec<Field>,
    /// A line of dashes: a frame, unless dashes are empty squares.
    is_ruler: bool,
    /// Number that stands before it.
    label: Option<u16>,
    has_bars: bool,
    /// Words that stand before it.
    words: &'a str,
    /// Whether a blank line or a frame stands before it.
    after_gap: bool,
}

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

/// The boards of a text in rows.
pub(crate) fn find(lines: &[&str]) -> Vec<Hit> {
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
    let lines: Vec<(&str, bool)> = lines.iter().map(|&l| (l, may_be_row(l))).collect();
    let mut hits = Vec::new();
    // Stretches of lines that can be rows, with the line before each: a row may begin after words.
    let mut stretches: Vec<Range<usize>> = Vec::new();
    let mut blank = 0;
    for (at, (line, may)) in lines.iter().enumerate() {
        // Tabs alone may be a row without digits.
        let tabs = line.contains('\t') && line.trim().is_empty();
        blank = if line.trim().is_empty() && !tabs { blank + 1 } else { 0 };
        match stretches.last_mut() {
            Some(last) if last.end == at && (*may || tabs || blank > 0 && blank < 4 || is_frame(line)) => {
                last.end = at + 1
            }
            _ if *may || tabs => stretches.push(at..at + 1),
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

fn each_way(lines: &[(&str, bool)], from: usize, all: &mut Vec<Hit>) {
    let mut hits = Vec::new();
    for way in Way::ALL.into_iter().filter(|way| lines.iter().filter(|(l, _)| way.suits(l)).take(3).count() > 2) {
        for before in [Before::Nothing, Before::Number, Before::Words, Before::Mark] {
            scan(lines, way, before, false, &mut hits);
        }
        // A row without digits is a line of bars alone, or of tabs.
        if lines.iter().any(|(line, _)| is_bare_row(line, way)) {
            scan(lines, way, Before::Nothing, true, &mut hits);
            scan(lines, way, Before::Number, true, &mut hits);
        }
    }
    all.extend(hits.into_iter().map(|hit| Hit { lines: hit.lines.start + from..hit.lines.end + from, ..hit }));
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

fn scan(lines: &[(&str, bool)], way: Way, before: Before, bare: bool, hits: &mut Vec<Hit>) {
    let mut run: Vec<Row> = Vec::new();
    let mut gap = true;
    let mut blank = 0;
    for (number, &(line, may)) in lines.iter().enumerate() {
        let tabs = way == Way::Fields('\t') && line.contains('\t');
        let is_bare = bare && is_bare_row(line, way);
        // A line of one sign between rows that have bars.
        let is_rule = matches!(way, Way::Fields('|') | Way::Collapsed('|')) && !way.suits(line) && is_ruled(line);
        if !is_bare && (is_rule || is_frame(line) || line.trim().is_empty() && !tabs) {
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

fn row<'a>(line: &'a str, number: usize, way: Way, before: Before, after_gap: bool) -> Option<Row<'a>> {
    let (label, words, rest) = match before {
        Before::Nothing => (None, "", line),
        Before::Number => labelled(line).map(|(label, rest)| (Some(label), "", rest))?,
        Before::Words => worded(line).map(|(words, rest)| (None, words, rest))?,
        Before::Mark => (None, "", after_mark(line)?),
    };
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
        (Some(a), Some(b)) => b == a.saturating_add(1),
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

/// Takes out the bare rows between boxes, as a sheet with a narrow row there has them.
fn without_gaps(rows: &mut Vec<Row>) {
    let is_bare = |row: &Row| row.fields.iter().all(|field| field.is_bare);
    let high = FLATS.into_iter().filter(|s| s.side() > 4).find_map(|shape| {
        let high = shape.box_height();
        let is_gap = |at: usize| at % (high + 1) == high;
        let fits = || rows.iter().enumerate().all(|(at, row)| !is_gap(at) || is_bare(row));
        (rows.len() == shape.side() + shape.side() / high - 1 && fits()).then_some(high)
    });
    if let Some(high) = high {
        let mut at = 0;
        rows.retain(|_| {
            at += 1;
            at % (high + 1) != 0
        });
    }
}

/// Boards side by side: as many rows as one has squares, and several times as many squares in each.
fn beside(rows: &[Row], width: usize, hits: &mut Vec<Hit>) {
    let side = rows.len();
    let Some(shape) = Shape::flat(side).filter(|_| side > 6 && width > side && width.is_multiple_of(side)) else {
        return;
    };
    let lines = rows[0].line..rows[side - 1].line + 1;
    let board = |part: usize| {
        let squares = rows.iter().flat_map(|row| &row.fields[part * side..(part + 1) * side]);
        grid(shape, &squares.map(|field| field.cell).collect::<Option<Vec<Cell>>>()?)
    };
    let boards: Option<Vec<_>> = (0..width / side).map(board).collect();
    let boards =
        boards.filter(|boards| boards.iter().all(|grid| check::conflicts(grid).is_empty() && !grid.is_empty()));
    let parts = boards.into_iter().flatten().enumerate();
    hits.extend(parts.map(|(part, grid)| Hit { part: part + 1, ..Hit::new(How::Rows, grid, lines.clone()) }));
}

/// The stretches of rows that are a board of this side, and whether they are only windows of which one may be it.
fn parts<'a, 'b>(rows: &'b [Row<'a>], side: usize) -> (Vec<&'b [Row<'a>]>, bool) {
    let is_bare = |row: Option<&Row>| row.is_some_and(|row| row.fields.iter().all(|f| f.is_bare && f.sign.is_none()));
    let first = is_bare(rows.first());
    if rows.len() == side + 1 && is_bare(rows.last()) && (first || !is_header(&rows[0])) {
        // A row too many at the end; where the first is bare as well, nothing tells which.
        return (rows.windows(side).take(if first { 2 } else { 1 }).collect(), first);
    }
    let whole = |rows: &[Row]| rows.len() == side || rows.len() == side + 1 && is_header(&rows[0]);
    if whole(rows) {
        return (vec![&rows[rows.len() - side..]], false);
    }
    let headed = side + 1;
    if rows.len().is_multiple_of(headed) && rows.chunks(headed).all(|c| is_header(&c[0])) {
        return (rows.chunks(headed).map(|c| &c[1..]).collect(), false);
    }
    let segments = rows.chunk_by(|_, b| !b.after_gap).filter(|s| whole(s)).map(|s| &s[s.len() - side..]);
    let segments: Vec<&[Row]> = segments.collect();
    if !segments.is_empty() {
        return (segments, false);
    }
    if rows.len().is_multiple_of(side) {
        return (rows.chunks(side).collect(), false);
    }
    // A number of as many digits just above or below: the rules tell which window is the board.
    (if rows.len() <= side + 2 { rows.windows(side).collect() } else { Vec::new() }, true)
}

/// Numbers or letters in their order, or nothing at all.
fn is_header(row: &Row) -> bool {
    let bare = |f: &Field| f.is_bare;
    let named: Vec<u8> = row.fields.iter().skip_while(|f| bare(f)).filter_map(|f| f.label).collect();
    let first = row.fields.iter().filter(|f| bare(f)).count();
    let ascending =
        named.len() + first >= row.fields.len() && named.len() > 3 && named.windows(2).all(|p| p[1] == p[0] + 1);
    ascending || row.fields.iter().all(bare)
}

/// The boards of as many rows as the shape has: columns of labels are left out on either side.
fn boards(rows: &[Row], shape: Shape, way: Way, with_labels: bool) -> Vec<Hit> {
    let (side, width) = (shape.side(), rows[0].fields.len());
    let spare = width - side;
    let column = |at: usize| rows.iter().map(|r| r.fields[at]).collect::<Vec<Field>>();
    let left = (0..spare).take_while(|&at| is_no_column(&column(at), rows, at)).count();
    let right = (0..spare).take_while(|&at| is_no_column(&column(width - 1 - at), rows, width - 1 - at)).count();
    let mut found: Vec<Hit> = Vec::new();
    // Bars on both sides divide nothing outside.
    let bare = |at: usize| column(at).iter().all(|f| f.is_bare);
    let closed = usize::from(spare > 1 && bare(0) && bare(width - 1));
    for from in closed..=(spare - closed).min(left) {
        if spare - from > right {
            continue;
        }
        let cells: Option<Vec<Cell>> = rows.iter().flat_map(|r| &r.fields[from..from + side]).map(|f| f.cell).collect();
        let Some(grid) = cells.and_then(|cells| grid(shape, &cells)) else { continue };
        let (first, last) = (rows[0].line, rows[rows.len() - 1].line + 1);
        let how = match (way, with_labels || spare > 0) {
            (_, true) => How::Labelled,
            (Way::Fields(_) | Way::Collapsed(_), _) => How::Fields,
            _ => How::Rows,
        };
        found.push(Hit::new(how, grid, first..last));
    }
    if found.is_empty() {
        found.extend(between_boxes(rows, shape));
    }
    // A column of names is one, a column without any is perhaps only empty.
    let by_name = |at: usize| is_named(&column(at));
    if found.len() > 1 && spare == 1 && by_name(0) != by_name(width - 1) {
        let keep = if by_name(0) { found.len() - 1 } else { 0 };
        return vec![found.swap_remove(keep)];
    }
    found
}

/// The board of rows that have a bare field between boxes, as a sheet with a narrow column there.
fn between_boxes(rows: &[Row], shape: Shape) -> Option<Hit> {
    let (side, of_box) = (shape.side(), shape.box_width());
    let is_gap = |at: usize| at % (of_box + 1) == of_box;
    let fits = |row: &Row| row.fields.iter().enumerate().all(|(at, field)| !is_gap(at) || field.is_bare);
    (rows[0].fields.len() == side + side / of_box - 1 && rows.iter().all(fits)).then_some(())?;
    let squares = rows.iter().flat_map(|row| row.fields.iter().enumerate().filter(|(at, _)| !is_gap(*at)));
    let cells = squares.map(|(_, field)| field.cell).collect::<Option<Vec<Cell>>>()?;
    Some(Hit::new(How::Fields, grid(shape, &cells)?, rows[0].line..rows[rows.len() - 1].line + 1))
}

/// The names of rows, one after the other.
fn is_named(column: &[Field]) -> bool {
    let names: Option<Vec<u8>> = column.iter().map(|f| f.label.or((f.cell == Some(Cell::Zero)).then_some(0))).collect();
    let counts = |names: &[u8]| names[0] < 2 && names.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let upwards = |names: &[u8]| counts(&names.iter().rev().copied().collect::<Vec<u8>>());
    names.is_some_and(|names| counts(&names) || upwards(&names))
}

/// A column that holds names of rows, nothing, or the same mark everywhere.
fn is_no_column(column: &[Field], rows: &[Row], at: usize) -> bool {
    let bare = column.iter().all(|f| f.is_bare);
    let mark = || {
        let sign = column[0].sign;
        let elsewhere = |sign| rows.iter().any(|r| r.fields.iter().enumerate().any(|(k, f)| k != at && f.sign == sign));
        sign.is_some() && column.iter().all(|f| f.sign == sign) && !elsewhere(sign)
    };
    let word = || column.iter().all(|f| f.cell.is_none() && !f.holds_square);
    bare || is_named(column) || mark() || word()
}
