//! Depth-first search with propagation, in slices: it can be left at any node and taken up again.
//!
//! It branches on the most constrained square, or on the most constrained digit of a house where that has fewer places.

use super::propagate::{Agenda, Tables, assign};
use super::{Contradiction, Verdict, contradiction_in_sight};
use crate::puzzle::Grid;

/// Whether there is more to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Working,
    Done,
}

/// A branch point: candidates as they were, and the placements still to be tried.
struct Branch {
    candidates: Vec<u32>,
    untried: Vec<(u16, u32)>,
}

/// Counts the solutions of a puzzle up to a limit and keeps the first two.
pub struct Solver {
    puzzle: Grid,
    tables: Tables,
    agenda: Agenda,
    branches: Vec<Branch>,
    /// Branch points that are no longer in use, kept for their memory.
    spare: Vec<Branch>,
    solutions: Vec<Grid>,
    count: u64,
    limit: u64,
    nodes: u64,
    status: Status,
}

impl Solver {
    /// A search that stops after `limit` solutions.
    pub fn new(puzzle: &Grid, limit: u64) -> Solver {
        let layout = puzzle.layout();
        let mut solver = Solver {
            puzzle: puzzle.clone(),
            tables: Tables::new(layout),
            agenda: Agenda::new(layout.houses.len()),
            branches: Vec::new(),
            spare: Vec::new(),
            solutions: Vec::new(),
            count: 0,
            limit: limit.max(1),
            nodes: 0,
            status: Status::Working,
        };
        solver.begin();
        solver
    }

    /// Places the givens; what they force is placed too.
    fn begin(&mut self) {
        let mut candidates = vec![self.tables.all; self.tables.squares];
        let givens = self.puzzle.cells().iter().enumerate().filter(|&(_, &digit)| digit != 0);
        for (square, &digit) in givens {
            if !assign(&self.tables, &mut candidates, &mut self.agenda, square, 1 << (digit - 1)) {
                self.status = Status::Done;
                return;
            }
        }
        self.expand(candidates);
        if self.branches.is_empty() {
            self.status = Status::Done;
        }
    }

    /// Searches through at most `nodes` placements.
    pub fn run(&mut self, nodes: u64) -> Status {
        for _ in 0..nodes {
            if self.status == Status::Done {
                break;
            }
            self.advance();
        }
        self.status
    }

    /// Tries one placement.
    fn advance(&mut self) {
        let Some(branch) = self.branches.last_mut() else {
            self.status = Status::Done;
            return;
        };
        let Some((square, bit)) = branch.untried.pop() else {
            self.spare.extend(self.branches.pop());
            return;
        };
        self.nodes += 1;
        let mut candidates = self.spare.pop().map_or_else(Vec::new, |b| b.candidates);
        candidates.clone_from(&branch.candidates);
        if assign(&self.tables, &mut candidates, &mut self.agenda, square as usize, bit) {
            self.expand(candidates);
        } else {
            self.spare.push(Branch { candidates, untried: Vec::new() });
        }
    }

    /// Records a solution, or opens a branch point.
    fn expand(&mut self, candidates: Vec<u32>) {
        let untried = placements(&self.tables, &candidates);
        if !untried.is_empty() {
            self.branches.push(Branch { candidates, untried });
            return;
        }
        self.count += 1;
        if self.solutions.len() < 2 {
            let digits = candidates.iter().map(|mask| mask.trailing_zeros() as u8 + 1).collect();
            self.solutions.extend(Grid::new(self.puzzle.shape(), digits));
        }
        if self.count >= self.limit {
            self.status = Status::Done;
        }
    }

    /// Solutions found so far, at most the limit.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The first two solutions.
    pub fn solutions(&self) -> &[Grid] {
        &self.solutions
    }

    /// Placements tried by search; 0 when propagation alone decided.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is known now; [`Verdict::Undecided`] while it is still open.
    pub fn verdict(&self) -> Verdict {
        match (self.status, self.solutions.as_slice()) {
            (_, [first, second]) => Verdict::Several(first.clone(), second.clone()),
            (Status::Working, _) => Verdict::Undecided,
            (Status::Done, [only]) => Verdict::One(only.clone()),
            (Status::Done, _) => Verdict::None(contradiction_in_sight(&self.puzzle).unwrap_or(Contradiction::Search)),
        }
    }
}

/// The placements of the most constrained square or digit; none when every square is decided.
fn placements(tables: &Tables, candidates: &[u32]) -> Vec<(u16, u32)> {
    let open = candidates.iter().enumerate().filter(|(_, mask)| mask.count_ones() > 1);
    let Some((square, &mask)) = open.min_by_key(|(_, mask)| mask.count_ones()) else {
        return Vec::new();
    };
    if mask.count_ones() > 2 {
        if let Some(places) = fewest_places(tables, candidates, mask.count_ones() as usize) {
            return places;
        }
    }
    (0..tables.side).map(|d| 1u32 << d).filter(|bit| mask & bit != 0).map(|bit| (square as u16, bit)).collect()
}

/// The places of the digit of a house that has fewer than `below` of them, and the fewest of all.
fn fewest_places(tables: &Tables, candidates: &[u32], below: usize) -> Option<Vec<(u16, u32)>> {
    let mut fewest: Option<(usize, usize, u32)> = None;
    for (house, squares) in tables.houses.chunks(tables.side).enumerate() {
        for bit in (0..tables.side).map(|d| 1u32 << d) {
            let places = squares.iter().filter(|&&s| candidates[s as usize] & bit != 0).count();
            if places > 1 && places < fewest.map_or(below, |f| f.0) {
                fewest = Some((places, house, bit));
            }
        }
    }
    fewest.map(|(_, house, bit)| {
        let squares = &tables.houses[house * tables.side..(house + 1) * tables.side];
        squares.iter().filter(|&&s| candidates[s as usize] & bit != 0).map(|&s| (s, bit)).collect()
    })
}
