//! The last pages of what is printed: every answer, small.

use crate::draw::face::{draw, length};
use crate::draw::picture::net;
use crate::draw::subject::Subject;
use crate::draw::svg::Svg;
use crate::export::paper::{Answer, Field, Item, Paper, field, lead};
use crate::puzzle::Shape;
use crate::say::sheet::Sheet;

/// Answers of the same shape share pages, in the order of their puzzles. Where none is known there is no page.
pub(crate) fn answers(items: &[Item], paper: Paper) -> Vec<Svg> {
    if items.iter().all(|item| matches!(item.answer, Answer::Kept | Answer::Unknown)) {
        return Vec::new();
    }
    let raster = |shape: Shape| match shape {
        Shape::Cube4 | Shape::Cube9 => (1, 2),
        Shape::Flat25 | Shape::Flat36 | Shape::Flat49 | Shape::Flat64 => (1, 2),
        Shape::Flat16 => (2, 3),
        _ => (3, 4),
    };
    let mut pages: Vec<(Svg, Shape, usize)> = Vec::new();
    for (k, item) in items.iter().enumerate().filter(|(_, i)| i.answer != Answer::Kept) {
        let shape = item.puzzle.grid.shape();
        let (columns, rows) = raster(shape);
        match pages.last() {
            Some((_, same, full)) if raster(*same) == (columns, rows) && *full < columns * rows => {}
            _ => pages.push((Svg::default(), shape, 0)),
        }
        let Some((svg, _, place)) = pages.last_mut() else { continue };
        answer(svg, item, k + 1, field(paper, columns, rows, *place));
        *place += 1;
    }
    pages.into_iter().map(|(svg, ..)| svg).collect()
}

fn answer(svg: &mut Svg, item: &Item, number: usize, field: Field) {
    let (text, grid) = match &item.answer {
        Answer::Only(grid) => (format!("{number}."), Some(grid)),
        Answer::OneOf(grid) => (Sheet::OneOfSeveral { number }.text(), Some(grid)),
        Answer::None => (Sheet::NoSolution { number }.text(), None),
        Answer::Kept | Answer::Unknown => (Sheet::Unknown { number }.text(), None),
    };
    lead(svg, field.sides(), field.y + 3.0, 3.0, "", &text);
    let Some(grid) = grid else { return };
    // The givens stay tinted among the digits that are found.
    let mut puzzle = item.puzzle.clone();
    for (square, &digit) in grid.cells().iter().enumerate() {
        if puzzle.grid.get(square) == 0 {
            puzzle.grid.set(square, digit);
            puzzle.typed[square] = true;
        }
    }
    let subject = Subject { style: item.style, ..Subject::of(puzzle) };
    let side = length(grid.layout());
    let (across, down) = if grid.shape().is_cube() { (4.0, 3.0) } else { (1.0, 1.0) };
    let scale = (field.width / (across * side)).min((field.height - 5.0) / (down * side));
    svg.placed((field.x, field.y + 5.0), scale, |svg| match grid.shape().is_cube() {
        true => net(svg, &subject, (0.0, 0.0)),
        false => draw(svg, &subject, 0, "#ffffff"),
    });
}
