//! A run written down: its rows, or the population of one generation. A run is its puzzle, settings and seed, so it is simply
//! run again. What was written down becomes CSV elsewhere, so that a search carries no writer of tables.

use serde::{Deserialize, Serialize};

use crate::evolve::row::{Gains, csv};
use crate::evolve::{Generation, Recipe, Run, RunError};
use crate::puzzle::{Grid, Shape};
use crate::text::csv_table::CsvTable;
use crate::text::one_line;

/// Rows that are written at most; more would be too much for a spreadsheet.
pub const MOST: u64 = 1_000_000;

/// Columns of rows beside those of the log: children better than both parents, and all; individuals that growth, mutation or a
/// move made fitter, and all that were tried.
const GAINS: [&str; 4] = ["children_better", "children", "growths_better", "growths"];

/// Which run, and what of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Excerpt {
    /// The run.
    pub recipe: Recipe,
    /// The last generation that is written, or the one whose population is.
    pub generation: u64,
    /// Whether the population is written too.
    pub population: bool,
}

/// What was written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Recorded {
    /// Rows of the log, in order.
    Rows(Vec<Generation>),
    /// The same, each with what its operators gained.
    Gained(Vec<(Generation, Gains)>),
    /// The population of a generation.
    Population {
        /// Its number.
        generation: u64,
        /// The board.
        shape: Shape,
        /// Digits per square and fitness of every individual, best first.
        individuals: Vec<(Vec<u8>, u32)>,
    },
}

impl Recorded {
    /// A line a generation, or a line an individual, best first.
    pub fn csv(&self) -> String {
        match self {
            Recorded::Rows(rows) => csv(rows),
            Recorded::Gained(rows) => {
                let mut table = CsvTable::new(Generation::COLUMNS.into_iter().chain(GAINS));
                for (row, gains) in rows {
                    let Gains { children, growths } = gains;
                    let counts = [children.0, children.1, growths.0, growths.1].map(|n| n.to_string());
                    table.put(row.values().iter().chain(&counts).map(String::as_str));
                }
                table.text()
            }
            &Recorded::Population { generation, shape, ref individuals } => {
                let mut table = CsvTable::new(["generation", "rank", "fitness", "board"]);
                for (rank, (cells, fitness)) in (1u32..).zip(individuals) {
                    let board = Grid::new(shape, cells.clone()).map(|grid| one_line(&grid)).unwrap_or_default();
                    table.row([generation.to_string(), rank.to_string(), fitness.to_string(), board]);
                }
                table.text()
            }
        }
    }
}

/// A recording on its way.
pub struct Record {
    run: Run,
    of: Excerpt,
    rows: Vec<(Generation, Gains)>,
    /// Whether the latest row was written.
    written: bool,
}

impl Record {
    /// The recording of a run from its start.
    ///
    /// # Errors
    /// When the run cannot start.
    pub fn new(of: Excerpt) -> Result<Record, RunError> {
        let run = of.recipe.start()?;
        Ok(Record { run, of, rows: Vec::new(), written: false })
    }

    /// Does a small part of a generation; true when everything is written.
    pub fn advance(&mut self) -> bool {
        let row = self.run.row();
        if !self.written && !self.of.population {
            self.rows.push((row.clone(), self.run.search().gains().unwrap_or_default()));
        }
        self.written = true;
        let last = self.of.generation.min(MOST);
        if row.generation >= last || self.run.solved() || self.run.ended().is_some() {
            return true;
        }
        // The row is new only when a generation is whole.
        self.written = !self.run.advance();
        false
    }

    /// What was written.
    pub fn recorded(self) -> Recorded {
        match self.of.population {
            false => Recorded::Gained(self.rows),
            true => Recorded::Population {
                generation: self.run.row().generation,
                shape: self.of.recipe.puzzle.shape(),
                individuals: self.run.search().population(),
            },
        }
    }
}
