//! What lies on a player's board: on each distinct square a digit or pencil marks, and colours.

use serde::{Deserialize, Serialize};

use crate::exact::candidates;
use crate::play::sheet::Sheet;
use crate::puzzle::{Grid, Layout, Shape, Square, check};
use crate::text::{Colour, Marks, Puzzle, Stroke};

/// How many colours there are; a square can have several at once. Colour k is bit k.
pub const COLOURS: usize = 8;

/// The same on paper, light enough to write on.
const TINTS: [u32; 8] = [0xa9cde6, 0xf7d58a, 0xa5ddcb, 0xebc8dc, 0xbfe3f7, 0xf2bd98, 0xf8f2a6, 0xd6cbe8];

/// One distinct square. Masks of digits: digit d is bit d − 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// 0 on an empty square.
    pub digit: u8,
    /// Whether its digit belongs to the puzzle.
    pub given: bool,
    /// Marks in the corners: the places a digit still has in a house.
    pub corner: u32,
    /// Marks in the middle: the digits a square can still hold.
    pub centre: u32,
    /// Colours, as a mask: colour c is bit c − 1.
    pub colours: u8,
    /// Candidates that the player has struck.
    pub struck: u32,
}

impl Cell {
    /// Whether it has a mark.
    pub fn is_marked(&self) -> bool {
        self.corner != 0 || self.centre != 0
    }
}

/// The squares of a shape as a player left them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    shape: Shape,
    cells: Vec<Cell>,
    /// Lines and arrows, in order. As bytes they stand after everything else (`saved`), so that a board without any is as it was.
    #[serde(skip)]
    pub(super) strokes: Vec<Stroke>,
}

impl Board {
    /// A board with nothing on it.
    pub fn empty(shape: Shape) -> Board {
        Board { shape, cells: vec![Cell::default(); Layout::of(shape).squares], strokes: Vec::new() }
    }

    /// The digits of a sheet, without marks.
    pub fn of_sheet(sheet: &Sheet) -> Board {
        let cell = |(&digit, &typed): (&u8, &bool)| Cell { digit, given: digit != 0 && !typed, ..Cell::default() };
        let cells = sheet.grid.cells().iter().zip(&sheet.typed).map(cell).collect();
        Board { shape: sheet.grid.shape(), cells, strokes: Vec::new() }
    }

    /// A puzzle as it was read, with the marks of its player.
    pub fn of_puzzle(puzzle: &Puzzle) -> Board {
        let mut board = Board::of_sheet(&Sheet { grid: puzzle.grid.clone(), typed: puzzle.typed.clone() });
        let all = board.layout().all_digits();
        let mask = |marks: &[u32], s: usize| marks.get(s).copied().unwrap_or(0) & all;
        board.toggle(&puzzle.marks.strokes);
        for (s, cell) in board.cells.iter_mut().enumerate().filter(|(_, c)| c.digit == 0) {
            (cell.corner, cell.centre) = (mask(&puzzle.marks.corner, s), mask(&puzzle.marks.centre, s));
        }
        board
    }

    /// The puzzle with all that its player wrote, as pictures of it take it; of several colours the first.
    pub fn puzzle(&self) -> Puzzle {
        let Sheet { grid, typed } = self.sheet();
        let colour = |c: &Cell| (c.colours != 0).then(|| Colour::Rgb(TINTS[c.colours.trailing_zeros() as usize]));
        let marks = Marks {
            centre: self.cells.iter().map(|c| c.centre).collect(),
            corner: self.cells.iter().map(|c| c.corner).collect(),
            colours: self.cells.iter().map(colour).collect(),
            strokes: self.strokes.clone(),
        };
        Puzzle { typed, marks, ..Puzzle::of_givens(grid) }
    }

    /// `None` when the cells do not fit the shape.
    pub fn new(shape: Shape, cells: Vec<Cell>) -> Option<Board> {
        let fits = cells.len() == Layout::of(shape).squares && cells.iter().all(|cell| fits(shape, cell));
        fits.then_some(Board { shape, cells, strokes: Vec::new() })
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The layout of the board's shape.
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.shape)
    }

    /// All distinct squares.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub(crate) fn cell_mut(&mut self, square: Square) -> Option<&mut Cell> {
        self.cells.get_mut(square)
    }

    /// The digits alone.
    pub fn sheet(&self) -> Sheet {
        let typed = self.cells.iter().map(|c| c.digit != 0 && !c.given).collect();
        Sheet { grid: self.grid(), typed }
    }

    /// Givens and typed digits.
    pub fn grid(&self) -> Grid {
        self.grid_of(|_| true)
    }

    /// The puzzle alone.
    pub fn givens(&self) -> Grid {
        self.grid_of(|cell| cell.given)
    }

    fn grid_of(&self, keep: impl Fn(&Cell) -> bool) -> Grid {
        let mut grid = Grid::empty(self.shape);
        let kept = self.cells.iter().enumerate().filter(|(_, c)| keep(c));
        kept.for_each(|(square, cell)| grid.set(square, cell.digit));
        grid
    }

    /// For each square the digits that its row, column and box leave it; nothing where a digit stands, nor on large boards, whose
    /// digits no mask of 32 bits holds.
    pub fn candidates(&self) -> Vec<u32> {
        let grid = self.grid();
        let is_open = |s: Square| grid.get(s) == 0 && !self.shape.is_large();
        (0..self.cells.len()).map(|s| if is_open(s) { candidates(&grid, s) } else { 0 }).collect()
    }

    /// The candidates that a player has not struck.
    pub fn shown(&self) -> Vec<u32> {
        self.candidates().iter().zip(&self.cells).map(|(candidates, cell)| candidates & !cell.struck).collect()
    }

    /// What a player has left of the digits of each square, 0 where nothing is said of it: its marks, or else what was not struck.
    pub fn left(&self) -> Vec<u32> {
        let candidates = self.candidates();
        let left = |(s, cell): (usize, &Cell)| match (cell.centre, cell.struck) {
            (0, 0) => 0,
            (0, struck) => candidates[s] & !struck,
            (centre, _) => centre,
        };
        self.cells.iter().enumerate().map(left).collect()
    }

    /// The only digit that is marked on an empty square, of the marks that are seen there.
    pub fn only_mark(&self, square: Square, candidates: bool) -> Option<u8> {
        let cell = self.cells.get(square).filter(|cell| cell.digit == 0)?;
        let mask = match cell.is_marked() {
            true => cell.corner | cell.centre,
            false if candidates => self.shown()[square],
            false => 0,
        };
        (mask.count_ones() == 1).then(|| mask.trailing_zeros() as u8 + 1)
    }

    /// The squares that hold the same digit as this one; of an empty one, the empty ones with the same marks.
    pub fn like(&self, square: Square) -> Vec<Square> {
        let key = |c: &Cell| (c.digit, if c.digit == 0 { (c.corner, c.centre) } else { (0, 0) });
        let wanted = self.cells.get(square).map(key);
        (0..self.cells.len()).filter(|&s| Some(key(&self.cells[s])) == wanted).collect()
    }

    /// How often a digit is missing still; on a cube an edge square counts once. Never below 0.
    pub fn missing(&self, digit: u8) -> usize {
        // Flat boards hold each digit once in every row; on a cube that number differs from solution to solution.
        let placed = self.cells.iter().filter(|c| c.digit == digit).count();
        self.layout().side.saturating_sub(placed)
    }

    /// How many squares hold a digit.
    pub fn filled(&self) -> usize {
        self.cells.iter().filter(|c| c.digit != 0).count()
    }

    /// How many squares hold a given.
    pub fn given_count(&self) -> usize {
        self.cells.iter().filter(|c| c.given).count()
    }

    /// Whether a player has done anything to the puzzle.
    pub fn is_begun(&self) -> bool {
        let touched = |c: &Cell| (c.digit != 0 && !c.given) || c.is_marked() || c.colours != 0 || c.struck != 0;
        self.cells.iter().any(touched) || !self.strokes.is_empty()
    }

    /// Whether every square holds a digit and no house one twice.
    pub fn is_complete(&self) -> bool {
        let grid = self.grid();
        check::check(&self.givens(), &grid).is_ok()
    }

    /// A number for the puzzle, whatever was done to it: the same on every machine (FNV-1a of shape and givens).
    pub fn puzzle_id(&self) -> u64 {
        let givens = self.cells.iter().map(|c| if c.given { c.digit } else { 0 });
        let bytes = [self.shape as u8].into_iter().chain(givens);
        bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}

/// Whether a cell can stand on a board of this shape.
pub(crate) fn fits(shape: Shape, cell: &Cell) -> bool {
    let all = Layout::of(shape).all_digits();
    usize::from(cell.digit) <= shape.side()
        && (cell.corner | cell.centre | cell.struck) & !all == 0
        && (cell.digit != 0 || !cell.given)
}

#[cfg(test)]
mod tests {
    use crate::play::board::*;

    #[test]
    fn a_sheet_goes_in_and_comes_out() {
        let sheet = Sheet::of_givens(crate::text::read("1...............").unwrap().grid).with(3, 2).unwrap();
        let board = Board::of_sheet(&sheet);
        assert_eq!(board.sheet(), sheet);
        assert_eq!((board.filled(), board.given_count(), board.missing(1), board.is_begun()), (2, 1, 3, true));
        assert_eq!(board.puzzle_id(), Board::of_sheet(&sheet.givens()).puzzle_id());
        assert_eq!(board.candidates()[1], 0b1100);
        assert_eq!(board.candidates()[0], 0);
        assert_eq!((board.like(0), board.like(1).len()), (vec![0], 14));
    }

    #[test]
    fn cells_that_do_not_fit_are_refused() {
        let bad = Cell { digit: 5, ..Cell::default() };
        assert!(Board::new(Shape::Flat4, vec![bad; 16]).is_none());
        assert!(Board::new(Shape::Flat4, vec![Cell { centre: 16, ..Cell::default() }; 16]).is_none());
        assert!(Board::new(Shape::Flat4, vec![Cell::default(); 15]).is_none());
    }

    #[test]
    fn the_only_mark_is_of_those_that_are_seen() {
        let mut board = Board::of_sheet(&Sheet::of_givens(crate::text::read("12..............").unwrap().grid));
        board.cells[2].struck = 0b100;
        assert_eq!(
            (board.only_mark(2, true), board.only_mark(2, false), board.only_mark(3, true)),
            (Some(4), None, None)
        );
        assert_eq!((board.left()[2], board.left()[3]), (0b1000, 0));
        board.cells[2].centre = 0b1100;
        assert_eq!((board.only_mark(2, true), board.left()[2]), (None, 0b1100));
        board.cells[2] = Cell { corner: 0b100, ..Cell::default() };
        assert_eq!(
            (board.only_mark(2, false), board.only_mark(0, true), board.only_mark(99, true)),
            (Some(3), None, None)
        );
    }

    #[test]
    fn complete_is_full_and_right() {
        let full = Sheet::of_givens(crate::text::read("1234341221434321").unwrap().grid);
        assert!(Board::of_sheet(&full).is_complete());
        let wrong = full.with(0, 2).unwrap();
        assert!(!Board::of_sheet(&wrong).is_complete());
        assert!(!Board::empty(Shape::Flat4).is_complete());
    }

    #[test]
    fn marks_come_and_go_with_the_puzzle() {
        let mut puzzle = Puzzle::of_givens(crate::text::read("1...............").unwrap().grid);
        puzzle.marks.centre = vec![0; 16];
        puzzle.marks.corner = vec![0; 16];
        (puzzle.marks.centre[3], puzzle.marks.corner[5]) = (0b101, 0b1010);
        puzzle.marks.colours = vec![None; 16];
        assert_eq!(Board::of_puzzle(&puzzle).puzzle(), puzzle);
        let mut board = Board::of_puzzle(&puzzle);
        board.cells[2].colours = 0b1000_0001;
        assert_eq!(board.puzzle().marks.colours[2], Some(Colour::Rgb(TINTS[0])));
    }
}
