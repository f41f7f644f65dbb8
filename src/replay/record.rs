//! A run written down: its rows, or the population of one generation, as CSV. A run is its puzzle, settings and seed, so it
//! is simply run again.

use serde::{Deserialize, Serialize};

use crate::evolve::{Generation, Recipe, Run, RunError};
use crate::puzzle::Grid;
use crate::text::csv_table::CsvTable;
use crate::text::one_line;

/// Rows that are written at most; more would be too much for a spreadsheet.
pub const MOST: u64 = 1_000_000;

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

/// A recording on its way.
pub struct Record {
    run: Run,
    of: Excerpt,
    table: CsvTable,
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
        let columns =
            if of.population { &["generation", "rank", "fitness", "board"][..] } else { &Generation::COLUMNS };
        let table = CsvTable::new(columns.iter().copied());
        Ok(Record { run, of, table, written: false })
    }

    /// Does a small part of a generation; true when everything is written.
    pub fn advance(&mut self) -> bool {
        let row = self.run.row();
        if !self.written && !self.of.population {
            self.table.row(row.values());
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

    /// What was written: a line a generation, or a line an individual, best first.
    pub fn csv(mut self) -> String {
        if self.of.population {
            let (generation, shape) = (self.run.row().generation, self.of.recipe.puzzle.shape());
            for (rank, (cells, fitness)) in (1u32..).zip(self.run.search().population()) {
                let board = Grid::new(shape, cells).map(|grid| one_line(&grid)).unwrap_or_default();
                self.table.row([generation.to_string(), rank.to_string(), fitness.to_string(), board]);
            }
        }
        self.table.text()
    }
}
