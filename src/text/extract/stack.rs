//! Rows that stand one under the other: which of them, and which of their columns, are a board.

use crate::puzzle::{Shape, check};
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::{FLATS, Hit};
use crate::text::extract::rows::{Field, Way};
use crate::text::how::How;

/// A line that can be a row.
pub(crate) struct Row<'a> {
    pub line: usize,
    pub fields: Vec<Field>,
    /// A line of dashes: a frame, unless dashes are empty squares.
    pub is_ruler: bool,
    /// Number that stands before it.
    pub label: Option<u16>,
    pub has_bars: bool,
    /// Words that stand before it.
    pub words: &'a str,
    /// Whether a blank line or a frame stands before it.
    pub after_gap: bool,
}

/// Takes out the bare rows between boxes, as a sheet with a narrow row there has them.
pub(crate) fn without_gaps(rows: &mut Vec<Row>) {
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
pub(crate) fn beside(rows: &[Row], width: usize, hits: &mut Vec<Hit>) {
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
pub(crate) fn parts<'a, 'b>(rows: &'b [Row<'a>], side: usize) -> (Vec<&'b [Row<'a>]>, bool) {
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
pub(crate) fn boards(rows: &[Row], shape: Shape, way: Way, with_labels: bool) -> Vec<Hit> {
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
