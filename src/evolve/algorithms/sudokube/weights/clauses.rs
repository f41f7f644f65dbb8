//! What a colouring must keep: no digit on both of two neighbours. Each such pair and digit is a clause with a weight.
//!
//! The clauses that a square is in with one digit stand side by side, so that sixteen weights are looked at in one go:
//! every row of them is filled up with weights of 0.

use std::ops::Range;

use crate::evolve::algorithms::sudokube::lists::Lists;

/// Weights that are looked at together.
pub const LANES: usize = 16;

/// Two neighbours that must not both hold a digit.
#[derive(Clone, Copy)]
pub struct Clause {
    /// The vertices.
    pub squares: [u16; 2],
    /// The digit, 0 for 1.
    pub digit: u8,
    /// Where the clause stands among those of each vertex.
    pub at: [u32; 2],
}

/// All clauses of a puzzle.
pub struct Clauses {
    /// In the order of their vertices.
    pub all: Vec<Clause>,
    /// At each place, the score of the other vertex with the digit: the vertex times the lanes of one, and the digit.
    pub score: Vec<u16>,
    /// At each place, which clause it is; 0 where the place only fills a row up.
    pub clause: Vec<u32>,
    /// For each vertex and digit, where its clauses begin, and how many they are.
    rows: Vec<(u32, u32)>,
    lanes: usize,
}

impl Clauses {
    /// One for every two neighbours and digit of both their lists; a vertex has so many lanes.
    pub fn new(lists: &Lists, lanes: usize) -> Clauses {
        let mut clauses = Clauses { all: Vec::new(), score: Vec::new(), clause: Vec::new(), rows: Vec::new(), lanes };
        for v in 0..lists.len() {
            for d in 0..lanes {
                clauses.line(lists, v, d);
            }
        }
        clauses
    }

    /// Adds the clauses of a vertex with a digit: those with earlier vertices are there, and only their second place is new.
    fn line(&mut self, lists: &Lists, v: usize, d: usize) {
        let takes = |u: usize| lists.allowed[u] >> d & 1 == 1;
        let begin = self.clause.len() as u32;
        for u in lists.neighbours(v).iter().map(|&u| usize::from(u)).filter(|&u| takes(v) && takes(u)) {
            let score = |v: usize| (v * self.lanes + d) as u16;
            let here = self.clause.len() as u32;
            let id = if u < v {
                // Neighbours stand in ascending order.
                let theirs = self.places(u, d);
                let met = self.score[theirs.clone()].binary_search(&score(v));
                met.map_or(0, |k| self.clause[theirs.start + k])
            } else {
                self.all.push(Clause { squares: [v as u16, u as u16], digit: d as u8, at: [0; 2] });
                self.all.len() as u32 - 1
            };
            self.all[id as usize].at[usize::from(u < v)] = here;
            self.score.push(score(u));
            self.clause.push(id);
        }
        self.rows.push((begin, self.clause.len() as u32 - begin));
        let full = self.clause.len().next_multiple_of(LANES);
        self.score.resize(full, 0);
        self.clause.resize(full, 0);
    }

    /// Where the clauses of a vertex with a digit stand.
    #[inline(always)]
    pub fn places(&self, v: usize, d: usize) -> Range<usize> {
        let (begin, count) = self.rows[v * self.lanes + d];
        begin as usize..(begin + count) as usize
    }

    /// The same with what fills the row up.
    #[inline(always)]
    pub fn row(&self, v: usize, d: usize) -> Range<usize> {
        let places = self.places(v, d);
        places.start..places.end.next_multiple_of(LANES)
    }
}
