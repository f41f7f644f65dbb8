//! How readings turned out.

use sudokube::photo::{Read, Trust};
use sudokube::puzzle::Grid;
use sudokube::stats::wilson::wilson;

use super::super::args::print;

/// How the reading of one picture turned out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// Every square is right.
    Right,
    /// All but one.
    Mended,
    /// More are wrong, or no board was found.
    Failed,
    /// A square is wrong, and the reading called itself certain.
    Deceived,
}

/// Squares that hold something else than they should.
pub fn wrong(read: &Grid, truth: &Grid) -> usize {
    if read.shape() != truth.shape() {
        return truth.cells().len();
    }
    read.cells().iter().zip(truth.cells()).filter(|(a, b)| a != b).count()
}

impl Outcome {
    pub fn of(read: Option<&Read>, truth: &Grid) -> Outcome {
        let Some(read) = read else { return Outcome::Failed };
        match wrong(&read.grid, truth) {
            0 => Outcome::Right,
            _ if read.trust == Trust::Certain => Outcome::Deceived,
            1 => Outcome::Mended,
            _ => Outcome::Failed,
        }
    }
}

#[derive(Default)]
pub struct Tally {
    pub all: u32,
    counts: [u32; 4],
}

impl Tally {
    pub fn add(&mut self, outcome: Outcome) {
        self.all += 1;
        self.counts[outcome as usize] += 1;
    }

    /// One row of a table, with the interval of the first share.
    pub fn print(&self, what: &str) {
        let [right, mended, failed, deceived] = self.counts;
        let share = 100.0 * f64::from(right) / f64::from(self.all.max(1));
        let (low, high) = wilson(right as usize, self.all as usize);
        print(format!(
            "{what}: {} | wholly right {right} ({share:.1} %, 95 % interval {:.1} to {:.1}) | right after one mend {mended} | \
             failed {failed} | wrong but called certain {deceived}",
            self.all,
            100.0 * low,
            100.0 * high
        ));
    }
}
