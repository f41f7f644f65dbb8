//! The skeleton of a cube: all edge and corner squares, filled so that every face can still be completed.
//!
//! Waters (III.C, III.D) fills the four edges of a seed face first and then links one face after the other. Face by face
//! that ends at the corners, where three faces meet; filling all edges first, the seed face's before the others, leaves
//! six faces that do not depend on each other any more.

use crate::evolve::random::{Rng, below, shuffle};
use crate::exact::state::{Agenda, State, Tables};
use crate::exact::{Solver, Status};
use crate::generate::order::{Progress, Stage};
use crate::puzzle::{Grid, Layout, Shape, cube};

/// Placements in a step.
const NODES: usize = 20;
/// Placements after which a try is given up.
const PATIENCE: usize = 400;

/// Large enough for either cube: 7 words hold its squares, 3 its houses.
const W: usize = 7;
const H: usize = 3;

/// The edges of a cube on their way.
pub struct Skeleton {
    layout: &'static Layout,
    tables: Tables<W, H>,
    agenda: Agenda<H>,
    /// Edge and corner squares, and whether each is on the seed face.
    squares: Vec<(usize, bool)>,
    branches: Vec<Branch>,
    nodes: usize,
}

struct Branch {
    state: State<W, H>,
    placed: usize,
    square: usize,
    untried: Vec<usize>,
}

impl Skeleton {
    /// Before the first step.
    pub fn new(shape: Shape) -> Skeleton {
        let layout = Layout::of(shape);
        let seed_face = cube::face_number('F');
        let on_seed_face = |s: usize| layout.places[s].iter().any(|p| Some(p.face) == seed_face);
        let edges = (0..layout.squares).filter(|&s| layout.places[s].len() > 1);
        Skeleton {
            layout,
            tables: Tables::new(layout),
            agenda: Agenda::new(layout.side),
            squares: edges.map(|s| (s, on_seed_face(s))).collect(),
            branches: Vec::new(),
            nodes: 0,
        }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let decided = |b: &Branch| self.squares.iter().filter(|(s, _)| !b.state.undecided().contains(*s)).count();
        let done = self.branches.last().map_or(0, decided) as u32;
        Progress { stage: Stage::Skeleton, done, of: self.squares.len() as u32, tally: None }
    }

    /// Some placements; the cube with its skeleton filled, when they were the last.
    pub fn step(&mut self, rng: &mut Rng) -> Option<Grid> {
        for _ in 0..NODES {
            let Some(branch) = self.branches.last_mut() else {
                self.nodes = 0;
                self.agenda.placed.clear();
                self.open(State::new(&self.tables), rng);
                continue;
            };
            self.agenda.placed.truncate(branch.placed);
            let Some(digit) = branch.untried.pop() else {
                self.branches.pop();
                continue;
            };
            self.nodes += 1;
            if self.nodes > PATIENCE {
                self.branches.clear();
                continue;
            }
            let (mut state, square) = (branch.state.clone(), branch.square);
            if state.place(&self.tables, &mut self.agenda, square, digit)
                && state.settle(&self.tables, &mut self.agenda)
                && let Some(filled) = self.open(state, rng)
            {
                return Some(filled);
            }
        }
        None
    }

    /// A branch point on an open square of the skeleton: of the seed face if there is one, with the fewest candidates.
    fn open(&mut self, state: State<W, H>, rng: &mut Rng) -> Option<Grid> {
        let open = self.squares.iter().filter(|(s, _)| state.undecided().contains(*s));
        let Some((_, square)) =
            open.map(|&(s, seed)| ((!seed, state.candidates(s).count_ones(), below(rng, u32::MAX)), s)).min()
        else {
            return self.complete();
        };
        let mask = state.candidates(square);
        let mut untried: Vec<usize> = (0..self.tables.side).filter(|d| mask >> d & 1 != 0).collect();
        shuffle(rng, &mut untried);
        self.branches.push(Branch { state, placed: self.agenda.placed.len(), square, untried });
        None
    }

    /// The skeleton as a grid, if every face has a solution with it.
    fn complete(&self) -> Option<Grid> {
        let mut grid = Grid::empty(self.layout.shape);
        let edges = self.agenda.placed.iter().filter(|(s, _)| self.layout.places[usize::from(*s)].len() > 1);
        edges.for_each(|&(s, digit)| grid.set(usize::from(s), digit + 1));
        let solvable = |face| {
            let mut solver = Solver::new(&grid.face(face), 1);
            while solver.run(u64::MAX) == Status::Working {}
            solver.count() == 1
        };
        (0..self.layout.faces.len()).all(solvable).then_some(grid)
    }
}
