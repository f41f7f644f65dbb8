//! Where the parts of the binary program stand on its sheet.

/// Where everything stands.
pub(crate) struct Places {
    pub side: usize,
    pub n: u16,
}

/// The first row of the variables, from 0.
pub(crate) const TOP: u32 = 5;

/// The name of the sheet.
pub(crate) const SHEET: &str = "Binary program";

impl Places {
    /// Where x(i,j,k) stands; all from 0.
    pub fn variable(&self, row: usize, column: usize, digit: usize) -> (u32, u16) {
        (TOP + row as u32, self.n + 1 + (digit * self.side + column) as u16)
    }

    /// The columns beside the variables, one a digit or a column of the board.
    pub fn beside(&self, k: usize) -> u16 {
        self.n + 1 + (self.side * self.side + k) as u16
    }

    pub fn puzzle(&self, row: usize, column: usize) -> (u32, u16) {
        (TOP + 2 * u32::from(self.n) + row as u32, 1 + column as u16)
    }

    /// The first variable and the last one.
    pub fn block(&self) -> ((u32, u16), (u32, u16)) {
        (self.variable(0, 0, 0), self.variable(self.side - 1, self.side - 1, self.side - 1))
    }

    /// The three blocks of sums that are to be 1: of squares, of columns, of rows and boxes.
    pub fn sums(&self) -> [((u32, u16), (u32, u16)); 3] {
        let (n, beside) = (u32::from(self.n), |k| self.beside(k));
        [
            ((TOP, beside(0)), (TOP + n - 1, beside(self.side - 1))),
            ((TOP + n, self.n + 1), (TOP + n, beside(0) - 1)),
            ((TOP + n + 1, beside(0)), (TOP + 3 * n, beside(self.side - 1))),
        ]
    }

    /// How many variables are 1: the same wherever all sums are 1.
    pub fn objective(&self) -> (u32, u16) {
        (self.puzzle(0, 0).0 + u32::from(self.n) + 4, self.n + 4)
    }

    pub fn solution(&self, row: usize, column: usize) -> (u32, u16) {
        let (row, _) = self.puzzle(row, 0);
        (row, self.n + 2 + column as u16)
    }
}
