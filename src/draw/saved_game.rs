//! A small picture of a game, for the list of saved ones: its board, or the front of a cube. Typed digits are lighter; on large
//! boards digits are blocks.

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::orientation::FRONT;
use crate::draw::svg::Length;
use crate::play::Board;
use crate::text::Style;

/// The longest side of a board whose digits can be read.
const WRITTEN: usize = 9;

/// Where a digit stands in its square.
const BASELINE: f64 = 0.82;

/// How much of its square a block fills.
const BLOCK: f64 = 0.6;

/// An SVG element; a square is one unit wide.
pub fn saved_game(board: &Board) -> String {
    let layout = board.layout();
    let squares = &layout.faces[if layout.shape.is_cube() { FRONT } else { 0 }].squares;
    let grid = FaceGrid::new(layout.shape, 1.0);
    let size = Length(grid.edge() + 0.4);
    let lines = grid.lines(Lines::Boxes);
    let mut svg = format!(
        "<svg class=\"thumb\" viewBox=\"-.2 -.2 {size} {size}\" aria-hidden=\"true\"><path class=\"lines\" d=\"{lines}\"/>"
    );
    for (class, given) in [("given", true), ("typed", false)] {
        let digit = |k: usize| Some(board.cells()[squares[k]]).filter(|cell| cell.digit != 0 && cell.given == given);
        svg += &match layout.side <= WRITTEN {
            true => grid.digits(class, BASELINE, |k| Some(Style::now().face(digit(k)?.digit))),
            false => format!("<path class=\"{class}\" d=\"{}\"/>", blocks(grid, |k| digit(k).is_some())),
        };
    }
    svg + "</svg>"
}

/// Blocks that leave a margin in their squares.
fn blocks(grid: FaceGrid, chosen: impl Fn(usize) -> bool) -> String {
    let (block, margin) = (Length(BLOCK), (1.0 - BLOCK) / 2.0);
    let squares = grid.squares().filter(|&(k, _)| chosen(k));
    let path = |(x, y)| format!("M{} {}h{block}v{block}h-{block}z", Length(x + margin), Length(y + margin));
    squares.map(|(_, corner)| path(corner)).collect()
}

#[cfg(test)]
mod tests {
    use crate::draw::saved_game::saved_game;
    use crate::play::Board;
    use crate::play::sheet::Sheet;
    use crate::puzzle::{Grid, Shape};
    use crate::text::read;

    #[test]
    fn digits_are_written_where_they_can_be_read_and_blocks_elsewhere() {
        let small = saved_game(&Board::of_sheet(&Sheet::of_givens(read("1......2.3......").unwrap().grid)));
        assert!(small.contains("<text class=\"given\" x=\"0.5\" y=\"0.82\">1</text>"), "{small}");
        assert_eq!((small.matches("<text").count(), small.contains("typed")), (3, false));
        let mut grid = Grid::empty(Shape::Flat16);
        grid.set(17, 5);
        let large = saved_game(&Board::of_sheet(&Sheet::of_givens(grid)));
        assert!(large.contains("<path class=\"given\" d=\"M1.2 1.2h0.6v0.6h-0.6z\"/>") && !large.contains("<text"));
    }
}
