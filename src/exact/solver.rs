//! Depth-first search with propagation, in slices: it can be left at any node and taken up again.
//!
//! It branches where few candidates meet many earlier contradictions ("dom/wdeg", Boussemart, Hemery, Lecoutre and Sais
//! 2004) and starts over now and then with what it has learnt: on a cube, where many faces have equally narrow squares,
//! that keeps the search where the trouble is. Where no square has two candidates, a digit with two places goes first.

use super::propagate::{Agenda, Tables, assign};
use super::{Contradiction, Verdict, contradiction_in_sight};
use crate::puzzle::{Grid, Square};

const FIRST_RESTART: u64 = 200;
const RESTART_GROWTH: u64 = 2;

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
    /// For each square, one more than the contradictions that came to light at it.
    trouble: Vec<u32>,
    solutions: Vec<Grid>,
    count: u64,
    limit: u64,
    nodes: u64,
    /// Nodes at which the search starts over with what it has learnt, as long as it has found nothing.
    restart: u64,
    status: Status,
}

impl Solver {
    /// A search that stops after `limit` solutions.
    pub fn new(puzzle: &Grid, limit: u64) -> Solver {
        let all = vec![puzzle.layout().all_digits(); puzzle.cells().len()];
        Solver::among(puzzle, limit, all)
    }

    /// A search for one solution that has another digit than this on an empty square.
    pub fn with_other_digit(puzzle: &Grid, square: Square, digit: u8) -> Solver {
        let mut candidates = vec![puzzle.layout().all_digits(); puzzle.cells().len()];
        candidates[square] &= !(1 << (digit - 1));
        Solver::among(puzzle, 1, candidates)
    }

    /// A search among these candidates.
    fn among(puzzle: &Grid, limit: u64, candidates: Vec<u32>) -> Solver {
        let layout = puzzle.layout();
        let mut solver = Solver {
            puzzle: puzzle.clone(),
            tables: Tables::new(layout),
            agenda: Agenda::new(layout.houses.len()),
            branches: Vec::new(),
            spare: Vec::new(),
            trouble: vec![1; layout.squares],
            solutions: Vec::new(),
            count: 0,
            limit: limit.max(1),
            nodes: 0,
            restart: FIRST_RESTART,
            status: Status::Working,
        };
        solver.begin(candidates);
        solver
    }

    /// Places the givens; what they force is placed too.
    fn begin(&mut self, mut candidates: Vec<u32>) {
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
        if self.nodes >= self.restart && self.count == 0 {
            self.start_over();
            return;
        }
        let mut candidates = self.spare.pop().map_or_else(Vec::new, |b| b.candidates);
        candidates.clone_from(&branch.candidates);
        if assign(&self.tables, &mut candidates, &mut self.agenda, square as usize, bit) {
            self.expand(candidates);
        } else {
            self.agenda.blamed().iter().for_each(|&s| self.trouble[s as usize] += 1);
            self.spare.push(Branch { candidates, untried: Vec::new() });
        }
    }

    /// Back to the first branch point, which is chosen anew.
    fn start_over(&mut self) {
        self.restart *= RESTART_GROWTH;
        self.spare.extend(self.branches.drain(1..));
        let candidates = self.branches.pop().map(|b| b.candidates).unwrap_or_default();
        self.expand(candidates);
    }

    /// Records a solution, or opens a branch point.
    fn expand(&mut self, candidates: Vec<u32>) {
        let untried = placements(&self.tables, &candidates, &self.trouble);
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

/// What to try next: the digits of the square with the fewest candidates for its trouble, or the two places of a digit;
/// nothing when every square is decided.
fn placements(tables: &Tables, candidates: &[u32], trouble: &[u32]) -> Vec<(u16, u32)> {
    let mut best: Option<(usize, u64, u64)> = None;
    for (square, mask) in candidates.iter().enumerate().filter(|(_, mask)| mask.count_ones() > 1) {
        let (count, weight) = (u64::from(mask.count_ones()), u64::from(trouble[square]));
        if best.is_none_or(|(_, c, w)| count * w < c * weight) {
            best = Some((square, count, weight));
        }
    }
    let Some((square, count, _)) = best else { return Vec::new() };
    if count > 2
        && let Some(places) = two_places(tables, candidates, trouble)
    {
        return places;
    }
    let mask = candidates[square];
    (0..tables.side).map(|d| 1u32 << d).filter(|bit| mask & bit != 0).map(|bit| (square as u16, bit)).collect()
}

/// The places of a digit that has two of them in a house, where the trouble is greatest.
fn two_places(tables: &Tables, candidates: &[u32], trouble: &[u32]) -> Option<Vec<(u16, u32)>> {
    let mut best: Option<(u32, &[u16], u32)> = None;
    for squares in tables.houses.chunks(tables.side) {
        let (mut once, mut twice, mut thrice) = (0u32, 0u32, 0u32);
        for &square in squares {
            let mask = candidates[square as usize];
            thrice |= twice & mask;
            twice |= once & mask;
            once |= mask;
        }
        let mut two = twice & !thrice;
        while two != 0 {
            let bit = two & two.wrapping_neg();
            two &= two - 1;
            let total =
                squares.iter().filter(|&&s| candidates[s as usize] & bit != 0).map(|&s| trouble[s as usize]).sum();
            if best.is_none_or(|(most, _, _)| total > most) {
                best = Some((total, squares, bit));
            }
        }
    }
    best.map(|(_, squares, bit)| {
        squares.iter().filter(|&&s| candidates[s as usize] & bit != 0).map(|&s| (s, bit)).collect()
    })
}
