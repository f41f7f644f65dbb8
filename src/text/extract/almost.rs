//! Texts that are nearly a board: what is missing, and the boards that it may have been.

use crate::puzzle::{Grid, Shape, check};
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::fewest;
use crate::text::extract::rows::{Way, core, fields, may_be_row};

/// Where a board is too short or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Almost {
    /// One row has a square too few or too many.
    Row {
        /// Squares of all rows.
        squares: usize,
        /// The row, from 1.
        row: usize,
        /// Squares that it has.
        found: usize,
        /// Squares that a row has.
        side: usize,
    },
    /// One row is missing.
    Rows {
        /// Rows that there are.
        found: usize,
        /// Rows that the board has.
        side: usize,
    },
    /// A word is too short or too long.
    Squares {
        /// Squares that there are.
        found: usize,
        /// Squares that the board has.
        wanted: usize,
    },
}

/// What nearly fits, with every board without a contradiction that it may have been.
pub(crate) fn find(lines: &[&str]) -> Option<(Almost, Vec<Grid>)> {
    for way in [Way::Signs { firm: false }, Way::Words { firm: false }, Way::Fields(','), Way::Fields('\t')] {
        let rows = lines.iter().map(|l| core(l)).map(|l| if may_be_row(l) { fields(way, l) } else { None });
        let rows = rows.map(|row| row.and_then(|row| row.iter().map(|f| f.cell).collect::<Option<Vec<Cell>>>()));
        let mut run: Vec<Vec<Cell>> = Vec::new();
        for row in rows.chain([None]) {
            let ruler = row.as_ref().is_some_and(|r| {
                r.iter().all(|c| *c == Cell::Blank) && !run.is_empty() && !run[0].contains(&Cell::Blank)
            });
            match row {
                Some(row) if !ruler => run.push(row),
                Some(_) => {}
                None => {
                    if let Some(found) = in_run(&run) {
                        return Some(found);
                    }
                    run.clear();
                }
            }
        }
    }
    lines.iter().find_map(|l| of_word(l))
}

/// All of the rows, or as many of them as a board has: a word before or after may look like a row.
fn in_run(run: &[Vec<Cell>]) -> Option<(Almost, Vec<Grid>)> {
    let sides = || Shape::OFFERED.into_iter().filter(|s| !s.is_cube() && s.side() > 4).map(Shape::side);
    of_rows(run)
        .or_else(|| sides().filter(|side| *side < run.len()).find_map(|side| run.windows(side).find_map(of_rows)))
}

fn of_rows(run: &[Vec<Cell>]) -> Option<(Almost, Vec<Grid>)> {
    for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube() && s.side() > 4) {
        let side = shape.side();
        let odd: Vec<usize> = (0..run.len()).filter(|&k| run[k].len() != side).collect();
        if run.len() == side
            && let [row] = odd[..]
            && run[row].len().abs_diff(side) == 1
        {
            let found = run[row].len();
            let squares = run.iter().map(Vec::len).sum();
            let boards = mended(&run[row], side).into_iter().filter_map(|mended| {
                let cells: Vec<Cell> = run
                    .iter()
                    .enumerate()
                    .flat_map(|(k, r)| if k == row { mended.clone() } else { r.clone() })
                    .collect();
                sound(shape, &cells)
            });
            let boards = distinct(boards);
            return (!boards.is_empty()).then_some((Almost::Row { squares, row: row + 1, found, side }, boards));
        }
        if run.len() + 1 == side && odd.is_empty() {
            let empty = vec![Cell::Blank; side];
            let with = |at: usize| {
                let rows = run[..at].iter().chain([&empty]).chain(&run[at..]);
                sound(shape, &rows.flatten().copied().collect::<Vec<Cell>>())
            };
            let boards = distinct((0..=run.len()).rev().filter_map(with));
            return (!boards.is_empty()).then_some((Almost::Rows { found: run.len(), side }, boards));
        }
    }
    None
}

/// The row with an empty square more at every place, or without one of its empty squares.
fn mended(row: &[Cell], side: usize) -> Vec<Vec<Cell>> {
    let mut all: Vec<Vec<Cell>> = Vec::new();
    for at in 0..=row.len() {
        let mut cells = row.to_vec();
        if row.len() < side {
            cells.insert(at, Cell::Blank);
        } else if at < row.len() && matches!(row[at], Cell::Blank | Cell::Zero) {
            cells.remove(at);
        }
        if cells.len() == side && !all.contains(&cells) {
            all.push(cells);
        }
    }
    all
}

/// A word of nearly as many signs as a 9×9 board: programs for tables cut zeros off at its start, editors blanks at its end.
fn of_word(line: &str) -> Option<(Almost, Vec<Grid>)> {
    let is_sign = |c: char| c.is_ascii_digit() || matches!(c, '.' | '_' | '*' | '-');
    let shape = Shape::Flat9;
    let wanted = shape.face_squares();
    let word =
        line.split(|c| !is_sign(c)).find(|w| (wanted - 9..=wanted + 2).contains(&w.len()) && w.len() != wanted)?;
    let cells: Vec<Cell> = word.chars().map(Cell::of).collect::<Option<_>>()?;
    let found = cells.len();
    let boards: Vec<Grid> = match found < wanted {
        true => {
            let blanks = vec![Cell::Blank; wanted - found];
            let before = [&blanks[..], &cells[..]].concat();
            let after = [&cells[..], &blanks[..]].concat();
            distinct([before, after].iter().filter_map(|cells| sound(shape, cells)))
        }
        false => distinct([&cells[..wanted], &cells[found - wanted..]].iter().filter_map(|cells| sound(shape, cells))),
    };
    (!boards.is_empty()).then_some((Almost::Squares { found, wanted }, boards))
}

/// A board that breaks no rule and has enough givens to be one.
fn sound(shape: Shape, cells: &[Cell]) -> Option<Grid> {
    let grid = grid(shape, cells)?;
    (check::conflicts(&grid).is_empty() && grid.filled() >= fewest(shape)).then_some(grid)
}

fn distinct(grids: impl Iterator<Item = Grid>) -> Vec<Grid> {
    let mut all: Vec<Grid> = Vec::new();
    for grid in grids {
        if !all.contains(&grid) {
            all.push(grid);
        }
    }
    all
}
