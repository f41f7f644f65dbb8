//! The spreadsheet itself: decision variables in, rank tables and penalties out. Pure functions; see `rank_sheet.rs`.
//!
//! With RANK.EQ a sum of ranks tells permutations exactly. The rank of a value is one more than the number of greater
//! ones, so a row's ranks add up to n + (pairs of unequal values) = n(n+1)/2 − (pairs of equal values): the sum is
//! n(n+1)/2 if and only if no two values are equal. That is a permutation of 1…n only as long as the values are 1…n, for
//! which the boxes' all-different constraint cares: 2, 3, 4, 5, 6, 7, 8, 9, 10 adds up to 45 as well. With RANK.AVG, which
//! gives ties the mean of their places, every row adds up to 45, nine equal digits included: it cannot see duplicates.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::puzzle::{Grid, House, Layout};

/// What one violation costs (figure 8).
pub const PENALTY: u32 = 1000;

/// Which of Excel's functions ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// RANK.EQ, the paper's: ties all have the best place of them.
    Eq,
    /// RANK.AVG: ties have the mean of their places.
    Avg,
}

impl Rank {
    /// The rank of a value among some, the greatest first. Halves at most, which are exact.
    pub fn of(self, value: u8, among: &[u8]) -> f32 {
        let greater = among.iter().filter(|&&other| other > value).count() as f32;
        let equal = among.iter().filter(|&&other| other == value).count() as f32;
        match self {
            Rank::Eq => greater + 1.0,
            Rank::Avg => greater + (equal + 1.0) / 2.0,
        }
    }
}

/// The ranks of the decision variables, square by square in reading order, within each line of one kind (figure 4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RankTable {
    /// Rank of each cell, row by row.
    pub ranks: Vec<f32>,
    /// The sum of the ranks of each line.
    pub sums: Vec<f32>,
}

/// Violations by kind (figure 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Violations {
    /// Columns whose ranks do not add up.
    pub columns: u32,
    /// Rows whose ranks do not add up.
    pub rows: u32,
    /// Givens that are not kept.
    pub givens: u32,
}

impl Violations {
    /// All of them.
    pub fn sum(self) -> u32 {
        self.columns + self.rows + self.givens
    }

    /// The objective.
    pub fn penalty(self) -> u32 {
        self.sum() * PENALTY
    }
}

/// The worksheet for one choice of the decision variables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// Decision variables, in reading order.
    pub variables: Vec<u8>,
    /// Ranks within columns.
    pub column_ranks: RankTable,
    /// Ranks within rows.
    pub row_ranks: RankTable,
    /// Whether a decision variable differs from its given (figure 6).
    pub mismatches: Vec<bool>,
    /// What is counted against the board.
    pub violations: Violations,
}

/// What the ranks of a line add up to when it has no ties: 45 for nine.
pub fn wanted_sum(side: usize) -> f32 {
    (side * (side + 1) / 2) as f32
}

impl Sheet {
    /// Works the sheet out, formula by formula (figures 5, 7 and 9), for a flat puzzle and as many decision variables.
    pub fn new(puzzle: &Grid, variables: &[u8], rank: Rank) -> Sheet {
        let layout = puzzle.layout();
        let [rows, columns, _] = &layout.faces[0].houses;
        let column_ranks = ranks(layout, columns, variables, rank);
        let row_ranks = ranks(layout, rows, variables, rank);
        let differs = |(&given, &variable): (&u8, &u8)| given != 0 && given != variable;
        let mismatches: Vec<bool> = puzzle.cells().iter().zip(variables).map(differs).collect();
        let wrong = |sums: &[f32]| sums.iter().filter(|&&sum| sum != wanted_sum(layout.side)).count() as u32;
        let violations = Violations {
            columns: wrong(&column_ranks.sums),
            rows: wrong(&row_ranks.sums),
            givens: mismatches.iter().filter(|&&m| m).count() as u32,
        };
        Sheet { variables: variables.to_vec(), column_ranks, row_ranks, mismatches, violations }
    }
}

fn ranks(layout: &Layout, lines: &[usize], variables: &[u8], rank: Rank) -> RankTable {
    let mut table = RankTable { ranks: vec![0.0; variables.len()], sums: Vec::new() };
    for House { squares, .. } in lines.iter().map(|&line| &layout.houses[line]) {
        let values: Vec<u8> = squares.iter().map(|&s| variables[s]).collect();
        squares.iter().zip(&values).for_each(|(&s, &value)| table.ranks[s] = rank.of(value, &values));
        table.sums.push(squares.iter().map(|&s| table.ranks[s]).sum());
    }
    table
}

/// The same violations, counted fast: with RANK.EQ a line's sum is wrong exactly when the line lacks a digit, with
/// RANK.AVG never.
pub fn violations(puzzle: &Grid, variables: &[u8], rank: Rank) -> Violations {
    let side = puzzle.shape().side();
    let (mut rows, mut columns, mut givens) = ([0u32; 32], [0u32; 32], 0);
    for ((square, &variable), &given) in variables.iter().enumerate().zip(puzzle.cells()) {
        rows[square / side] |= 1 << variable;
        columns[square % side] |= 1 << variable;
        givens += u32::from(given != 0 && given != variable);
    }
    let wrong = |lines: &[u32]| lines.iter().filter(|line| line.count_ones() < side as u32).count() as u32;
    match rank {
        Rank::Eq => Violations { columns: wrong(&columns[..side]), rows: wrong(&rows[..side]), givens },
        Rank::Avg => Violations { columns: 0, rows: 0, givens },
    }
}
