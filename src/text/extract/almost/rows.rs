//! Rows of which one is too short or too long, missing or too much.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::almost::mend::{Almost, distinct, one_off, sound};
use crate::text::extract::cell::Cell;
use crate::text::extract::rows::{Way, core, fields, may_be_row};

const WAYS: [Way; 7] = [
    Way::Signs { firm: false },
    Way::Words { firm: false },
    Way::Fields(','),
    Way::Fields(';'),
    Way::Fields('\t'),
    Way::Fields('|'),
    Way::Fields('&'),
];

pub(crate) fn find(lines: &[&str]) -> Option<(Almost, Vec<Grid>)> {
    WAYS.into_iter().find_map(|way| this_way(way, lines))
}

fn this_way(way: Way, lines: &[&str]) -> Option<(Almost, Vec<Grid>)> {
    // The line below the head of a table is no row of its squares.
    let is_rule =
        |line: &str| way == Way::Fields('|') && line.contains("--") && line.chars().all(|c| "|-:+ ".contains(c));
    let row = |line: &&str| {
        let line = inner(core(line), way);
        let fields = if may_be_row(line) { fields(way, line) } else { None };
        fields.and_then(|row| row.iter().map(|field| field.cell).collect::<Option<Vec<Cell>>>())
    };
    let mut run: Vec<Vec<Cell>> = Vec::new();
    for row in lines.iter().filter(|line| !is_rule(line)).map(row).chain([None]) {
        let ruler = row
            .as_ref()
            .is_some_and(|r| r.iter().all(|c| *c == Cell::Blank) && !run.is_empty() && !run[0].contains(&Cell::Blank));
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
    None
}

/// A row of a table without the strokes at its ends.
fn inner(line: &str, way: Way) -> &str {
    if way != Way::Fields('|') {
        return line;
    }
    let line = line.trim();
    let line = line.strip_prefix('|').unwrap_or(line);
    line.strip_suffix('|').unwrap_or(line)
}

/// All of the rows that are about as long as those of a board, or as many of them as it has: a word before or after may look like a row.
fn in_run(run: &[Vec<Cell>]) -> Option<(Almost, Vec<Grid>)> {
    let sides = || Shape::OFFERED.into_iter().filter(|s| !s.is_cube() && s.side() > 4).map(Shape::side);
    let pieces = |side: usize| run.split(move |row: &Vec<Cell>| row.len().abs_diff(side) > 1);
    sides()
        .find_map(|side| pieces(side).find_map(of_rows))
        .or_else(|| sides().filter(|side| *side < run.len()).find_map(|side| run.windows(side).find_map(of_rows)))
}

fn of_rows(run: &[Vec<Cell>]) -> Option<(Almost, Vec<Grid>)> {
    for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube() && s.side() > 4) {
        let side = shape.side();
        if run.len().abs_diff(side) > 1 {
            continue;
        }
        let odd: Vec<usize> = (0..run.len()).filter(|&k| run[k].len() != side).collect();
        let board =
            |rows: &mut dyn Iterator<Item = &Vec<Cell>>| sound(shape, &rows.flatten().copied().collect::<Vec<Cell>>());
        let (almost, boards) = match odd[..] {
            [row] if run.len() == side && run[row].len().abs_diff(side) == 1 => {
                let squares = run.iter().map(Vec::len).sum();
                let with = |other: Vec<Cell>| board(&mut run[..row].iter().chain([&other]).chain(&run[row + 1..]));
                let boards = distinct(one_off(&run[row], side).into_iter().filter_map(with));
                (Almost::Row { squares, row: row + 1, found: run[row].len(), side }, boards)
            }
            [] if run.len() < side => {
                let empty = vec![Cell::Blank; side];
                let with = |at: usize| board(&mut run[..at].iter().chain([&empty]).chain(&run[at..]));
                (Almost::Rows { found: run.len(), side }, distinct((0..=run.len()).rev().filter_map(with)))
            }
            [] if run.len() > side => {
                let without = |at: usize| board(&mut run[..at].iter().chain(&run[at + 1..]));
                (Almost::Rows { found: run.len(), side }, distinct((0..run.len()).filter_map(without)))
            }
            _ => continue,
        };
        return (!boards.is_empty()).then_some((almost, boards));
    }
    None
}
