//! A candidate grid: as many groups of digits as there are squares, one digit is placed, several are pencil marks.

use crate::puzzle::{Grid, Shape};
use crate::text::ReadError;
use crate::text::form::Form;
use crate::text::lines::Line;
use crate::text::plain::{is_border, of_candidates};
use crate::text::reading::{Puzzle, Reading};
use crate::text::symbols::digit;

/// `None` when the text is no such grid.
pub(crate) fn read(lines: &[Line]) -> Option<Result<Reading, ReadError>> {
    let rows = lines.iter().filter(|l| !l.is_ruler(true));
    let groups = rows.flat_map(|l| l.split(|c| c.is_whitespace() || is_border(c))).filter(|g| !g.text.is_empty());
    // One more than the largest board has is enough to know that it is none.
    let groups: Vec<Line> = groups.take(626).collect();
    let shape = Shape::OFFERED.into_iter().find(|s| !s.is_cube() && s.face_squares() == groups.len())?;
    let side = shape.side();
    let longest = groups.iter().map(|g| g.text.chars().count()).max()?;
    if longest < 2 || longest > side {
        return None;
    }
    if side > 9
        && let Some(numbers) = groups.iter().map(|g| crate::text::fields::number(g.text)).collect::<Option<Vec<u8>>>()
    {
        let grid = Grid::new(shape, numbers)?;
        return Some(Ok(Reading::one(Form::Numbers(shape), Puzzle::of_givens(grid))));
    }
    // Candidates stand in their order; other numbers are none.
    let is_sorted = |group: &Line| group.text.starts_with('u') || group.text.as_bytes().is_sorted_by(|a, b| a < b);
    if side <= 9 && !groups.iter().all(is_sorted) {
        return None;
    }
    Some(marks(shape, &groups))
}

fn marks(shape: Shape, groups: &[Line]) -> Result<Reading, ReadError> {
    let mut masks = Vec::new();
    let mut typed = Vec::new();
    for group in groups {
        // SudoCue writes u before a digit that the player placed.
        let by_player = group.text.len() == 2 && group.text.starts_with('u');
        let start = usize::from(by_player);
        let mut mask = 0u32;
        for (at, c) in group.text.chars().enumerate().skip(start) {
            let place = |symbol: String| ReadError::Symbol { symbol, line: group.number, column: group.column + at };
            match digit(c) {
                Some(0) => {}
                Some(d) if usize::from(d) <= shape.side() => mask |= 1 << (d - 1),
                _ => return Err(place(c.to_string())),
            }
        }
        masks.push(mask);
        typed.push(by_player);
    }
    let mut puzzle = of_candidates(shape, masks);
    puzzle.typed = typed.iter().zip(puzzle.grid.cells()).map(|(&t, &d)| t && d != 0).collect();
    Ok(Reading::one(Form::CandidateGrid(shape), puzzle))
}
