//! Depth-first search with propagation: one tree, in sets of one size.
//!
//! It branches on a square of two candidates that met many earlier contradictions ("dom/wdeg", Boussemart, Hemery,
//! Lecoutre and Sais 2004) and has many peers like it, and starts over now and then with what it has learnt: on a cube,
//! where many faces have equally narrow squares, that keeps the search where the trouble is. Where no square has two
//! candidates, a digit with two places goes first.

use crate::exact::branching::choose;
use crate::exact::clauses::board::Propagated;
use crate::exact::descend::{Descend, Found, Status, step_by_step};
use crate::exact::state::{Agenda, State, Tables};
use crate::puzzle::{Grid, Layout, Square};

/// Small boards are decided before: to begin again would only cost them what they have.
pub(super) const FIRST_RESTART: u64 = 2000;
const RESTART_GROWTH: u64 = 2;

/// A branch point: what was possible, how many placements had been made, and those still to be tried.
struct Branch<const W: usize, const H: usize> {
    state: State<W, H>,
    placed: usize,
    untried: Vec<(u16, u8)>,
}

pub(super) struct Tree<const W: usize, const H: usize> {
    tables: &'static Tables<W, H>,
    agenda: Agenda<H>,
    branches: Vec<Branch<W, H>>,
    /// Branch points that are no longer in use, kept for their memory.
    spare: Vec<Branch<W, H>>,
    /// For each square, one more than the contradictions that came to light at it.
    trouble: Vec<u32>,
    /// Nodes at which the search starts over with what it has learnt, as long as it has found nothing.
    restart: u64,
    found: Found,
}

impl<const W: usize, const H: usize> Descend for Tree<W, H> {
    fn run(&mut self, nodes: u64) -> Status {
        step_by_step(self, nodes, Tree::advance)
    }

    fn found(&self) -> &Found {
        &self.found
    }
}

impl<const W: usize, const H: usize> Tree<W, H> {
    /// Places the givens; what they force is placed too.
    pub(super) fn new(
        tables: &'static Tables<W, H>,
        puzzle: &Grid,
        limit: u64,
        without: Option<(Square, u8)>,
    ) -> Tree<W, H> {
        let found = Found::new(puzzle.shape(), limit);
        let mut tree = Tree {
            tables,
            agenda: Agenda::new(tables.side),
            branches: Vec::new(),
            spare: Vec::new(),
            trouble: vec![1; puzzle.cells().len()],
            restart: FIRST_RESTART,
            found,
        };
        let mut state = State::new(tables);
        let agenda = &mut tree.agenda;
        if let Some((square, digit)) = without {
            state.exclude(tables, agenda, square, usize::from(digit) - 1);
        }
        if state.give(tables, agenda, puzzle) && state.settle(tables, agenda) {
            tree.expand(state, Vec::new());
        }
        if tree.branches.is_empty() {
            tree.found.status = Status::Done;
        }
        tree
    }

    /// Squares that propagation leaves undecided, and their candidates, before the search begins.
    pub(super) fn left(&self) -> (usize, usize) {
        let Some(root) = self.branches.first() else { return (0, 0) };
        let candidates = (0..self.tables.side).map(|digit| root.state.places(digit).len());
        (root.state.undecided().len() as usize, candidates.sum::<u32>() as usize)
    }

    /// What propagation left before the search began; `None` where that contradicts or all is searched.
    pub(super) fn root(&self) -> Option<Propagated<W, H>> {
        let root = self.branches.first()?;
        let squares = Layout::of(self.found.shape).squares;
        Some(Propagated::of(root.state.clone(), squares, &self.agenda.placed[..root.placed]))
    }

    /// Tries one placement.
    fn advance(&mut self) {
        let Some(branch) = self.branches.last_mut() else {
            self.found.status = Status::Done;
            return;
        };
        self.agenda.placed.truncate(branch.placed);
        let Some((square, digit)) = branch.untried.pop() else {
            self.spare.extend(self.branches.pop());
            return;
        };
        self.found.nodes += 1;
        if self.found.nodes >= self.restart && self.found.count == 0 {
            return self.start_over();
        }
        // The last alternative may use up its branch point.
        let last = if branch.untried.is_empty() && self.branches.len() > 1 { self.branches.pop() } else { None };
        let Branch { mut state, untried, .. } = match last {
            Some(branch) => branch,
            None => self.copy_of_branch(),
        };
        let consistent = state.place(self.tables, &mut self.agenda, usize::from(square), usize::from(digit))
            && state.settle(self.tables, &mut self.agenda);
        if consistent {
            self.expand(state, untried);
        } else {
            self.agenda.blamed.iter().for_each(|&s| self.trouble[usize::from(s)] += 1);
            self.spare.push(Branch { state, placed: 0, untried });
        }
    }

    /// The present branch point, copied in memory that is spare.
    fn copy_of_branch(&mut self) -> Branch<W, H> {
        let spare = self.spare.pop();
        let branch = &self.branches[self.branches.len() - 1];
        match spare {
            Some(mut spare) => {
                spare.state.copy_from(&branch.state);
                spare
            }
            None => Branch { state: branch.state.clone(), placed: 0, untried: Vec::new() },
        }
    }

    /// Back to the first branch point, which is chosen anew.
    fn start_over(&mut self) {
        self.restart *= RESTART_GROWTH;
        self.spare.extend(self.branches.drain(1..));
        if let Some(Branch { state, placed, untried }) = self.branches.pop() {
            self.agenda.placed.truncate(placed);
            self.expand(state, untried);
        }
    }

    /// Records a solution, or opens a branch point (in the memory of `untried`).
    fn expand(&mut self, state: State<W, H>, mut untried: Vec<(u16, u8)>) {
        untried.clear();
        if state.undecided().is_empty() {
            self.record();
            self.spare.push(Branch { state, placed: 0, untried });
            return;
        }
        choose(self.tables, &state, &self.trouble, &mut untried);
        self.branches.push(Branch { state, placed: self.agenda.placed.len(), untried });
    }

    fn record(&mut self) {
        let found = &mut self.found;
        found.count += 1;
        if found.solutions.len() < 2 {
            let mut digits = vec![0; Layout::of(found.shape).squares];
            self.agenda.placed.iter().for_each(|&(square, digit)| digits[usize::from(square)] = digit + 1);
            found.solutions.extend(Grid::new(found.shape, digits));
        }
        if found.count >= found.limit {
            found.status = Status::Done;
        }
    }
}
