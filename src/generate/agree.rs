//! Mantere and Koljonen's way to make a puzzle (2007, III.B): their algorithm fills an empty board, 20 to 50 of its digits
//! are drawn as givens, and the puzzle is taken when ten runs in a row find the board it was drawn from. Anything else
//! they find shows a second solution, and another board is tried. Ten runs that agree prove nothing: the exact solver
//! judges afterwards, and [`Made::unique`](crate::generate::Made) says what it found.
//!
//! Where the paper is silent: the number of givens is drawn anew for each board, each number as likely; on other sizes
//! it is the same share of the squares. The paper fills an empty board in 101 generations; the reading chosen for
//! [`mantere_koljonen`](crate::evolve::algorithms::mantere_koljonen) does not in thousands with its default probability of a swap,
//! so all runs here have a smaller one.

use rand::Rng as _;

use crate::evolve::algorithms::mantere_koljonen::{ALGORITHM, SETTINGS, start};
use crate::evolve::random::{Rng, below, shuffle};
use crate::evolve::{Run, Settings};
use crate::generate::order::{AGREEMENTS, Progress, Stage, Tally};
use crate::puzzle::{Grid, Shape, Square};

/// Givens in the paper, of 81 squares.
const GIVENS: (usize, usize) = (20, 50);

/// Squares bred in a step: some milliseconds' worth.
const WORK: usize = 81 * 64;

/// On boards with few givens nearly every swap is possible, and the default probability of one is far too high.
fn calm() -> Settings {
    let mut settings = Settings::default();
    // A setting that it has, within its bounds: never refused.
    let _ = settings.set("mantere-koljonen", SETTINGS, "mutation", "0.1");
    settings
}

/// A puzzle on its way by agreeing runs.
pub struct Agreeing {
    shape: Shape,
    givens: Option<usize>,
    /// The board that the givens are drawn from, once it is filled, and the puzzle.
    drawn: Option<(Grid, Grid)>,
    run: Option<Run>,
    agreed: u32,
    tally: Tally,
    /// Trials of runs that are done.
    trials: u64,
}

impl Agreeing {
    /// Before the first board; `givens` is how many to leave, drawn anew for each board where there is no number.
    pub fn new(shape: Shape, givens: Option<usize>) -> Agreeing {
        Agreeing { shape, givens, drawn: None, run: None, agreed: 0, tally: Tally::default(), trials: 0 }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let stage = if self.drawn.is_some() { Stage::Agreement } else { Stage::Open };
        Progress { stage, done: self.agreed, of: AGREEMENTS as u32, tally: Some(self.tally()) }
    }

    /// Boards and runs so far.
    pub fn tally(&self) -> Tally {
        let running = self.run.as_ref().map_or(0, |run| run.row().evaluations);
        Tally { trials: self.trials + running, ..self.tally }
    }

    /// Some generations of a run; the filled board and the puzzle when ten runs have agreed.
    pub fn step(&mut self, rng: &mut Rng) -> Option<(Grid, Grid)> {
        if self.run.is_none() {
            let empty = Grid::empty(self.shape);
            let puzzle = self.drawn.as_ref().map_or(&empty, |(_, puzzle)| puzzle);
            self.run = Run::of(&ALGORITHM, start, puzzle, &calm(), rng.next_u64()).ok();
        }
        let run = self.run.as_mut()?;
        for _ in 0..WORK / self.shape.face_squares() + 1 {
            if run.solved() {
                break;
            }
            run.step();
        }
        let found = run.verified()?;
        self.trials += run.row().evaluations;
        let generations = run.row().generation;
        self.run = None;
        match &self.drawn {
            None => {
                self.tally.boards += 1;
                self.tally.open_generations += generations;
                let puzzle = self.draw(&found, rng);
                self.drawn = Some((found, puzzle));
            }
            Some((board, _)) if *board == found => {
                self.agreed += 1;
                if self.agreed as usize == AGREEMENTS {
                    return self.drawn.take();
                }
            }
            Some(_) => {
                self.tally.rejected[self.agreed as usize] += 1;
                self.agreed = 0;
                self.drawn = None;
            }
        }
        None
    }

    /// Givens drawn at random from a filled board.
    fn draw(&self, board: &Grid, rng: &mut Rng) -> Grid {
        let mut squares: Vec<Square> = (0..board.cells().len()).collect();
        let share = |givens: usize| givens * squares.len() / 81;
        let (low, high) = (share(GIVENS.0), share(GIVENS.1));
        let givens = self.givens.unwrap_or_else(|| low + below(rng, (high - low + 1) as u32) as usize);
        shuffle(rng, &mut squares);
        let mut puzzle = Grid::empty(self.shape);
        squares.iter().take(givens).for_each(|&square| puzzle.set(square, board.get(square)));
        puzzle
    }
}
