//! Boards that are told box by box: `Box 1: . . 3 . . . . 4 .`, `top left: .../..3/.4.`.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::{FLATS, Hit};
use crate::text::how::How;

/// What boxes are called before their number.
const NAMES: [&str; 20] = [
    "box", "block", "region", "nonet", "subgrid", "sub-grid", "square", "kasten", "feld", "bloc", "région", "carré",
    "caja", "bloque", "cuadro", "riquadro", "caixa", "bloco", "ruutu", "b",
];

/// Where the boxes of a 9×9 lie, in their order.
const PLACES: [[&str; 3]; 9] = [
    ["top left", "upper left", "tl"],
    ["top middle", "top center", "tm"],
    ["top right", "upper right", "tr"],
    ["middle left", "center left", "ml"],
    ["center", "middle", "mm"],
    ["middle right", "center right", "mr"],
    ["bottom left", "lower left", "bl"],
    ["bottom middle", "bottom center", "bm"],
    ["bottom right", "lower right", "br"],
];

/// The board of lines that each hold a box.
pub(crate) fn find(lines: &[&str]) -> Option<Hit> {
    let of_box = |(at, line): (usize, &&str)| Some((at, number_and_squares(line)?));
    let boxes: Vec<(usize, (usize, Vec<Cell>))> = lines.iter().enumerate().filter_map(of_box).collect();
    let side = boxes.len();
    let shape = FLATS.into_iter().find(|shape| shape.side() == side && side > 3)?;
    let in_order = boxes.iter().enumerate().all(|(at, (_, (number, cells)))| *number == at + 1 && cells.len() == side);
    let cells: Vec<Cell> = boxes.iter().flat_map(|(_, (_, cells))| cells.iter().copied()).collect();
    let lines = boxes.first()?.0..boxes.last()?.0 + 1;
    by_box(&Hit::new(How::Labelled, grid(shape, &cells).filter(|_| in_order)?, lines))
}

/// The number of the box that a line names, and what it holds.
fn number_and_squares(line: &str) -> Option<(usize, Vec<Cell>)> {
    let (name, squares) = line.split_once(':').filter(|_| line.len() < 200)?;
    let name = name.trim().trim_matches(['*', '-', '#', '"', '\'']).trim().to_lowercase();
    let place = || PLACES.iter().position(|names| names.contains(&name.as_str())).map(|at| at + 1);
    let named = || {
        let number = name.trim_start_matches(|c: char| !c.is_ascii_digit());
        let word = name[..name.len() - number.len()].trim_end_matches([' ', '#']);
        NAMES.contains(&word).then(|| number.parse().ok())?
    };
    let number = named().or_else(place)?;
    let words: Vec<&str> = squares.split(|c: char| c.is_whitespace() || "/|,;".contains(c)).collect();
    let squares = words.into_iter().filter(|w| !w.is_empty());
    // Squares stand apart, or together.
    let apart: Option<Vec<Cell>> = squares.clone().map(Cell::of_word).collect();
    let cells = apart.filter(|cells| cells.len() > 3);
    cells.or_else(|| squares.flat_map(str::chars).map(Cell::of).collect()).map(|cells| (number, cells))
}

/// The same board, its rows taken as its boxes.
pub(crate) fn by_box(hit: &Hit) -> Option<Hit> {
    let shape = hit.shape();
    let board = Grid::new(shape, turned(shape, hit.puzzle.grid.cells())).filter(|_| !shape.is_cube())?;
    Some(Hit { view: hit.view, ..Hit::new(hit.how, board, hit.lines.clone()) })
}

/// What stands box after box, row after row.
pub(crate) fn turned<T: Copy>(shape: Shape, squares: &[T]) -> Vec<T> {
    let (side, high, wide) = (shape.side(), shape.box_height(), shape.box_width());
    let mut rows = squares.to_vec();
    for (at, &square) in squares.iter().enumerate() {
        let (which, within) = (at / side, at % side);
        let row = which / (side / wide) * high + within / wide;
        let place = row * side + which % (side / wide) * wide + within % wide;
        if let Some(to) = rows.get_mut(place) {
            *to = square;
        }
    }
    rows
}

/// Whether a line announces that what follows stands box by box.
pub(crate) fn is_announced(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    line.len() < 80
        && ["by box", "by block", "box by box", "boxes:", "box order"].iter().any(|words| line.contains(words))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::boxes::*;

    #[test]
    fn boxes_have_numbers_or_places() {
        let read = |text: &str| find(&text.lines().collect::<Vec<&str>>()).map(|hit| hit.puzzle.grid.cells().to_vec());
        let board = vec![1, 2, 0, 0, 3, 0, 0, 4, 0, 0, 0, 1, 0, 0, 3, 0];
        assert_eq!(read("Box 1: 1 2 3 .\nBox 2: . . . 4\nBox 3: . . . .\nBox 4: . 1 3 .").as_ref(), Some(&board));
        assert_eq!(read("b1: 12/3.\nb2: ../.4\nb3: ../..\nb4: .1/3.").as_ref(), Some(&board));
        assert_eq!(read("Row 1: 1 2 3 .\nRow 2: . . . 4\nRow 3: . . . .\nRow 4: . 1 3 ."), None);
        let places = PLACES.map(|names| format!("{}: .../.5./...", names[0])).join("\n");
        assert_eq!(read(&places).map(|cells| cells.iter().filter(|digit| **digit == 5).count()), Some(9));
        assert!(is_announced("By boxes, left to right:") && !is_announced("the boxer"));
    }
}
