//! Cycles and forcing chains: X-cycles, X-chains, Y-cycles, then those of all links.

use crate::puzzle::Square;
use crate::technique::board::Board;
use crate::technique::chain::bitset::Bits;
use crate::technique::chain::collect::Collector;
use crate::technique::chain::cycle::{Path, Paths};
use crate::technique::chain::graph::{Graph, Links};
use crate::technique::chain::hint::Hint;
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;

/// Offers every hint of this stage that is still wanted.
pub(crate) fn collect(ground: &Ground, board: &Board, collector: &mut Collector) {
    let graph = Graph::new(ground, board);
    let mut search = Search { board, graph: &graph, paths: Paths::default(), collector };
    for links in [Links::X, Links::Y, Links::Xy] {
        search.all(links);
    }
}

struct Search<'a> {
    board: &'a Board,
    graph: &'a Graph,
    paths: Paths,
    collector: &'a mut Collector,
}

/// How a cycle of these links is called, how a chain, and its rank among equals.
fn kinds(links: Links) -> (Technique, Technique, u8) {
    match links {
        Links::X => (Technique::XCycle, Technique::XChain, 2),
        Links::Y => (Technique::YCycle, Technique::YCycle, 3),
        Links::Xy => (Technique::Cycle, Technique::ForcingChain, 4),
    }
}

impl Search<'_> {
    fn all(&mut self, links: Links) {
        let (cycle, chain, rank) = kinds(links);
        let n = self.graph.index.len();
        let limit = self.collector.limit(cycle, rank).max(self.collector.limit(chain, rank));
        if limit < 4 {
            return;
        }
        let mut reach = self.graph.reach(links);
        // What a cycle removes contradicts itself by chains of the same links, at most two literals longer than the cycle:
        // where none does, there is no cycle.
        let lengths: Vec<Option<u32>> = (0..n).map(|id| reach.contrary(id, true, limit.saturating_add(2))).collect();
        let cycles = lengths.iter().any(Option::is_some);
        for (id, length) in lengths.into_iter().enumerate() {
            let (square, _) = self.graph.index.of[id];
            let marks = self.board.marks(square).count_ones();
            if marks < 2 || marks > 2 && links == Links::Y {
                continue;
            }
            if cycles {
                self.cycles(id, links);
            }
            if links != Links::Y {
                let most = self.collector.limit(chain, rank);
                let ways = [(true, length), (false, reach.contrary(id, false, most))];
                for (on, length) in ways {
                    if length.is_some_and(|length| self.collector.wants(chain, length, rank)) {
                        self.chain(id, on, links);
                    }
                }
            }
        }
    }

    fn cycles(&mut self, id: usize, links: Links) {
        let (technique, _, rank) = kinds(links);
        let limit = self.collector.limit(technique, rank);
        let Search { graph, paths, collector, .. } = self;
        paths.cycles(graph, id, links, limit, &mut |path| {
            let complexity = path.ids.len() as u32 - 1;
            if collector.wants(technique, complexity, rank) {
                let strike = losses(graph, &path);
                if !strike.is_empty() {
                    let trails = vec![path.trail(graph), path.turned(graph)];
                    collector.offer(Hint { technique, complexity, rank, put: None, strike, house: None, trails });
                }
            }
            collector.limit(technique, rank)
        });
    }

    fn chain(&mut self, id: usize, on: bool, links: Links) {
        let (_, technique, rank) = kinds(links);
        let Some(path) = self.paths.contrary(self.graph, id, on, links) else { return };
        let (square, digit) = self.graph.index.of[id];
        let others = self.board.marks(square) & !(1 << digit);
        self.collector.offer(Hint {
            technique,
            complexity: path.ids.len() as u32,
            rank,
            put: (!on).then_some((square, digit as u8 + 1)),
            strike: vec![(square, if on { 1 << digit } else { others })],
            house: None,
            trails: vec![path.trail(self.graph)],
        });
    }
}

/// What sees a true and a false literal of a cycle, both of its own digit, and lies in none of its squares.
fn losses(graph: &Graph, path: &Path) -> Vec<(Square, u32)> {
    let n = graph.index.len();
    let mut seen = [Bits::new(n), Bits::new(n)];
    for (at, &(id, _)) in path.ids.iter().enumerate().skip(1) {
        seen[at % 2].add(graph.peer_set.row(usize::from(id)));
    }
    let [mut both, other] = seen;
    both.keep(&other);
    let within = |square: Square| path.ids.iter().any(|&(id, _)| graph.index.of[usize::from(id)].0 == square);
    let mut strike: Vec<(Square, u32)> = Vec::new();
    for (square, digit) in both.iter().map(|id| graph.index.of[id]).filter(|(square, _)| !within(*square)) {
        match strike.last_mut() {
            Some((last, mask)) if *last == square => *mask |= 1 << digit,
            _ => strike.push((square, 1 << digit)),
        }
    }
    strike
}
