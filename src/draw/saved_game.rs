//! A small picture of a game, for the list of saved ones: its board, or the front of a cube. Typed digits are lighter; on large
//! boards digits are blocks.

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::net::unfolded;
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

/// Squares between two faces of a net.
const GAP: f64 = 0.6;

/// An SVG element; a square is one unit wide. Of a cube the front is shown.
pub fn saved_game(board: &Board) -> String {
    let edge = FaceGrid::new(board.shape(), 1.0).edge();
    drawn(board, (edge, edge), std::iter::once((if board.shape().is_cube() { FRONT } else { 0 }, (0.0, 0.0))))
}

/// The same with all faces of a cube, unfolded.
pub fn whole_game(board: &Board) -> String {
    let (faces, size) = unfolded(board.layout().faces.len(), FaceGrid::new(board.shape(), 1.0).edge(), GAP);
    drawn(board, size, faces)
}

fn drawn(board: &Board, (width, height): (f64, f64), faces: impl Iterator<Item = (usize, (f64, f64))>) -> String {
    let layout = board.layout();
    let grid = FaceGrid::new(layout.shape, 1.0);
    let (width, height) = (Length(width + 0.4), Length(height + 0.4));
    let mut svg = format!("<svg class=\"thumb\" viewBox=\"-.2 -.2 {width} {height}\" aria-hidden=\"true\">");
    for (face, (x, y)) in faces {
        let squares = &layout.faces[face].squares;
        svg += &format!("<g transform=\"translate({} {})\">", Length(x), Length(y));
        svg += &format!("<path class=\"lines\" d=\"{}\"/>", grid.lines(Lines::Boxes));
        for (class, given) in [("given", true), ("typed", false)] {
            let digit =
                |k: usize| Some(board.cells()[squares[k]]).filter(|cell| cell.digit != 0 && cell.given == given);
            svg += &match layout.side <= WRITTEN {
                true => grid.digits(class, BASELINE, |k| Some(Style::now().face(digit(k)?.digit))),
                false => format!("<path class=\"{class}\" d=\"{}\"/>", blocks(grid, |k| digit(k).is_some())),
            };
        }
        svg += "</g>";
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
    use crate::draw::saved_game::{saved_game, whole_game};
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

    #[test]
    fn of_a_cube_the_front_is_shown_or_all_of_it() {
        let mut grid = Grid::empty(Shape::Cube4);
        (0..56).for_each(|square| grid.set(square, 1));
        let board = Board::of_sheet(&Sheet::of_givens(grid));
        let rows = |svg: &str| svg.matches("<text").count();
        assert_eq!((rows(&saved_game(&board)), rows(&whole_game(&board))), (4, 24));
        assert!(whole_game(&board).contains("viewBox=\"-.2 -.2 18.2 13.6\""), "{}", whole_game(&board));
    }
}
