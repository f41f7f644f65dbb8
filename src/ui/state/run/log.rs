//! The rows of the run on the page: those a file has, and what the chart shows of them.

use crate::evolve::joined::Logged;
use crate::replay::history::History;
use crate::threads::search::thin::Rows;

/// More than the chart has pixel columns.
const HISTORY: usize = 1200;

pub struct RunLog {
    pub rows: Rows,
    history: History,
}

impl RunLog {
    /// No rows, of so many islands.
    pub fn new(islands: u32) -> RunLog {
        RunLog { rows: Rows::new(islands), history: History::new(HISTORY) }
    }

    pub fn push(&mut self, row: &Logged) {
        if self.rows.push(row) {
            self.history.push_counted(row);
        }
    }

    /// What the chart shows: the rows that stay, and the last.
    pub fn history(&self) -> History {
        let mut history = self.history.clone();
        self.rows.last().into_iter().for_each(|row| history.push_counted(row));
        history
    }
}
