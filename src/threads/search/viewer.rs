//! What a run shows of its inside, often enough for the eye: what the page computes with, and the rest as bytes that the desk
//! draws, so that neither the page nor a search carries how views are drawn.

use serde::{Deserialize, Serialize};

use crate::evolve::view::elimination::ValidValues;
use crate::evolve::{AlgorithmView, Run};
use crate::packed;
use crate::puzzle::Square;

/// Milliseconds between two algorithm views while it runs.
const INTERVAL: f64 = 95.0;

/// The tallest board whose tables are drawn while the run goes on.
const TALL: usize = 16;

/// How a view is laid out, and what its region is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Panel {
    /// The solutions found so far, one by one.
    Solutions,
    /// The valid-values board, iteration by iteration.
    Elimination,
    /// The model of the binary program.
    BinaryProgram,
    /// The worksheet with ranks.
    Worksheet,
    /// The help table of the swaps.
    HelpTable,
    /// A hill climber.
    Climb,
    /// Annealing.
    Annealing,
    /// Two parents and their child.
    Crossing,
    /// A population.
    Population,
}

impl Panel {
    /// How a view is laid out; copies of edge squares stand on the faces of the cube.
    fn of(view: &AlgorithmView) -> Option<Panel> {
        Some(match view {
            AlgorithmView::Solutions { .. } => Panel::Solutions,
            AlgorithmView::Elimination(_) => Panel::Elimination,
            AlgorithmView::BinaryProgram(_) => Panel::BinaryProgram,
            AlgorithmView::RankSheet(_) => Panel::Worksheet,
            AlgorithmView::Swaps(_) => Panel::HelpTable,
            AlgorithmView::Climb(_) => Panel::Climb,
            AlgorithmView::Annealing(_) | AlgorithmView::PartialBoard(_) => Panel::Annealing,
            AlgorithmView::Crossing(_) => Panel::Crossing,
            AlgorithmView::Population(_)
            | AlgorithmView::Guesses(_)
            | AlgorithmView::Rules(_)
            | AlgorithmView::Conflicts(_) => Panel::Population,
            AlgorithmView::Copies(_) => return None,
        })
    }
}

/// What the page computes with.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Data {
    /// Nothing.
    #[default]
    None,
    /// Digits place by place, where faces may disagree.
    Copies(Vec<u8>),
    /// Variables of a binary program in hundredths, layer after layer.
    Layers(Vec<u8>),
    /// What elimination has solved and the puzzle had not.
    Found(Vec<(Square, u8)>),
    /// A search for every solution.
    Solutions(Solutions),
}

/// What a search for every solution has found; see [`AlgorithmView::Solutions`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Solutions {
    /// How many were found.
    pub count: u32,
    /// The first of them.
    pub first: Vec<Vec<u8>>,
    /// How often a known one was found again.
    pub met: u64,
    /// Repeats since the last new one.
    pub since: u64,
    /// Repeats after which the search ends.
    pub wanted: u64,
}

/// What the page is told of an algorithm view.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Shown {
    /// How it is laid out; `None` where nothing but the data is shown.
    pub panel: Option<Panel>,
    /// Whether its tables wait for the run to rest, because the board is tall.
    pub waits: bool,
    /// What the page computes with.
    pub data: Data,
    /// The [`AlgorithmView`] as bytes, for the desk; empty while it is out of sight.
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
}

impl Shown {
    /// A view, with its bytes where it is in sight. `puzzle` has the digits of the givens.
    pub fn of(puzzle: &[u8], side: usize, view: &AlgorithmView, in_sight: bool) -> Shown {
        let panel = Panel::of(view);
        let at_once = matches!(panel, None | Some(Panel::Solutions | Panel::Elimination | Panel::BinaryProgram));
        let waits = !at_once && side > TALL;
        let data = match view {
            AlgorithmView::Copies(digits) => Data::Copies(digits.clone()),
            AlgorithmView::BinaryProgram(program) => Data::Layers(program.layers.clone()),
            AlgorithmView::Elimination(board) => Data::Found(found(puzzle, board)),
            &AlgorithmView::Solutions { count, ref first, met, since, wanted } => {
                Data::Solutions(Solutions { count, first: first.clone(), met, since, wanted })
            }
            _ => Data::None,
        };
        let is_drawn = in_sight && !matches!(panel, None | Some(Panel::Solutions));
        let bytes = is_drawn.then(|| packed::to_bytes(view)).flatten().unwrap_or_default();
        Shown { panel, waits, data, bytes }
    }

    /// Digits place by place, where faces may disagree.
    pub fn copies(&self) -> Option<&[u8]> {
        match &self.data {
            Data::Copies(digits) => Some(digits),
            _ => None,
        }
    }

    /// What a search for every solution has found.
    pub fn solutions(&self) -> Option<&Solutions> {
        match &self.data {
            Data::Solutions(solutions) => Some(solutions),
            _ => None,
        }
    }
}

/// What elimination has solved and the puzzle had not.
fn found(puzzle: &[u8], board: &ValidValues) -> Vec<(Square, u8)> {
    let solved = board.solution.iter().zip(puzzle).enumerate();
    solved.filter(|(_, (digit, given))| **digit != 0 && **given == 0).map(|(s, (&digit, _))| (s, digit)).collect()
}

/// The algorithm view of a run.
pub struct Viewer {
    in_sight: bool,
    /// When it was last sent.
    sent: f64,
}

impl Viewer {
    /// Nothing is sent yet.
    pub fn new(in_sight: bool) -> Viewer {
        Viewer { in_sight, sent: f64::NEG_INFINITY }
    }

    /// The view, where the run rests or it is time for another.
    pub fn view(&mut self, run: &Run, rests: bool, now: f64) -> Option<Shown> {
        if !rests && now < self.sent + INTERVAL {
            return None;
        }
        self.sent = now;
        let (view, puzzle) = (run.search().algorithm_view()?, run.puzzle());
        Some(Shown::of(puzzle.cells(), puzzle.layout().side, &view, self.in_sight))
    }
}

#[cfg(test)]
mod tests {
    use crate::threads::search::viewer::*;

    #[test]
    fn what_elimination_found_is_what_it_solved_beyond_the_givens() {
        let mut solution = vec![0; 16];
        (solution[0], solution[2]) = (1, 2);
        let mut puzzle = vec![0; 16];
        puzzle[2] = 2;
        let board = ValidValues {
            iteration: 1,
            valid: vec![0; 16],
            solution,
            removed: vec![],
            removed_in_all: 0,
            placed: vec![],
        };
        assert_eq!(Shown::of(&puzzle, 4, &AlgorithmView::Elimination(board), false).data, Data::Found(vec![(0, 1)]));
    }
}
