//! A tree at first, and where that takes long a search that learns: a tree is the faster one on boards that are decided after some
//! dozens of nodes, as it needs nothing prepared.

use crate::exact::clauses::Clauses;
use crate::exact::descend::{Descend, Found, Status};
use crate::exact::state::Tables;
use crate::exact::tree::{FIRST_RESTART, Tree};
use crate::puzzle::Grid;

/// Nodes of the tree on flat boards; on SudoKubes what its propagation leaves undecided is better off with clauses at once.
const NODES: u64 = 100;
/// Where squares have more candidates than this share of the digits, on flat boards and on SudoKubes, a tree finds solutions without
/// going back: it gets the time to fill the board. Minimal SudoKubes lie between the two.
const WIDE: [f64; 2] = [0.4, 0.7];
/// Candidates up to which clauses are tried: with more of them the lists of what rules out what take too much memory.
const MOST: usize = 50_000;

pub(super) struct TreeFirst<const W: usize, const H: usize> {
    tables: &'static Tables<W, H>,
    tree: Tree<W, H>,
    /// Nodes that the tree has left.
    left: u64,
    then: Option<Clauses>,
}

impl<const W: usize, const H: usize> TreeFirst<W, H> {
    pub fn new(tables: &'static Tables<W, H>, puzzle: &Grid, limit: u64) -> TreeFirst<W, H> {
        let tree = Tree::new(tables, puzzle, limit, None);
        let (squares, candidates) = tree.left();
        let cube = puzzle.shape().is_cube();
        let left = match candidates as f64 / (squares.max(1) * tables.side) as f64 {
            _ if candidates > MOST => u64::MAX,
            share if share > WIDE[usize::from(cube)] => FIRST_RESTART + 2 * squares as u64,
            _ if cube => 0,
            _ => NODES,
        };
        TreeFirst { tables, tree, left, then: None }
    }
}

impl<const W: usize, const H: usize> Descend for TreeFirst<W, H> {
    fn run(&mut self, nodes: u64) -> Status {
        let of_tree = nodes.min(self.left);
        if self.tree.run(of_tree) == Status::Done {
            return Status::Done;
        }
        self.left -= of_tree;
        if self.left == 0 && self.then.is_none() {
            let left = self.tree.root();
            self.then = left.map(|left| Clauses::new(self.tables, left, self.tree.found().clone()));
        }
        self.then.as_mut().map_or(Status::Working, |clauses| clauses.run(nodes - of_tree))
    }

    fn found(&self) -> &Found {
        self.then.as_ref().map_or(self.tree.found(), Descend::found)
    }
}
