//! Where everything stands on the sheet of the iterating workbook.

use crate::export::workbook::cells::cell;

/// Cells that are read by hand, in the first column: how far to run, the clock, iterations done. LibreOffice begins with
/// the first formula of a sheet: were it one that only reads the circle, it would keep what it read before the end.
pub(crate) const RUN_TO: (u32, u16) = (1, 0);
pub(crate) const STEP: (u32, u16) = (2, 0);
pub(crate) const ITERATION: (u32, u16) = (3, 0);
/// First row of the boards that stand at the top.
pub(crate) const TOP: u32 = 9;
pub(crate) const SHEET: &str = "Iterating";

pub(crate) struct Places {
    pub(crate) side: usize,
    pub(crate) height: usize,
    pub(crate) width: usize,
}

/// A board by its first cell, cells down and across.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    pub(crate) first: (u32, u16),
    pub(crate) rows: usize,
    pub(crate) columns: usize,
}

impl Board {
    pub(crate) fn at(self, row: usize, column: usize) -> (u32, u16) {
        (self.first.0 + row as u32, self.first.1 + column as u16)
    }

    pub(crate) fn cells(self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| (row, column)))
    }

    /// Its range with the sheet's name, every part fixed.
    pub(crate) fn address(self) -> String {
        let lock = |(row, column)| cell(row, column, (true, true));
        format!("={SHEET}!{}:{}", lock(self.first), lock(self.at(self.rows - 1, self.columns - 1)))
    }
}

impl Places {
    pub(crate) fn given(&self) -> Board {
        Board { first: (TOP, 1), rows: self.side, columns: self.side }
    }

    pub(crate) fn solution(&self) -> Board {
        Board { first: (TOP + self.side as u32 + 3, 1), ..self.given() }
    }

    pub(crate) fn candidates(&self) -> Board {
        let first = (TOP, self.side as u16 + 4);
        Board { first, rows: self.side * self.height, columns: self.side * self.width }
    }

    pub(crate) fn alone(&self) -> Board {
        let board = self.candidates();
        Board { first: (TOP, board.first.1 + board.columns as u16 + 2), ..board }
    }

    /// The four boards and their names.
    pub(crate) fn boards(&self) -> [(&'static str, Board); 4] {
        [
            ("Given", self.given()),
            ("Solution", self.solution()),
            ("Candidates", self.candidates()),
            ("Alone", self.alone()),
        ]
    }

    /// Columns beside the candidates: the square's row, and what its digits begin with.
    pub(crate) fn beside(&self) -> [u16; 2] {
        [self.side as u16 + 2, self.side as u16 + 3]
    }

    /// The digit of a cell of the candidates.
    pub(crate) fn digit(&self, row: usize, column: usize) -> usize {
        row % self.height * self.width + column % self.width + 1
    }

    /// Every cell of the circle in the order it is calculated in: clock, candidates, alone, solution.
    pub(crate) fn circle(&self) -> Vec<(u32, u16)> {
        let boards = [self.candidates(), self.alone(), self.solution()];
        let cells = boards.into_iter().flat_map(|board| board.cells().map(move |(r, c)| board.at(r, c)));
        [STEP].into_iter().chain(cells).collect()
    }
}
