//! Nishio, and chains from every candidate of a square or every place of a house, dynamic or not.

use std::rc::Rc;

use crate::puzzle::Square;
use crate::technique::board::{Board, bits};
use crate::technique::chain::aside::Asides;
use crate::technique::chain::bitset::Bits;
use crate::technique::chain::collect::Collector;
use crate::technique::chain::follow::{Follower, Mode};
use crate::technique::chain::hint::{Aside, Hint, Literal};
use crate::technique::chain::index::Index;
use crate::technique::chain::run::{Run, Stamps};
use crate::technique::chain::stage::{Stage, Weigh};
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;

/// Offers every hint of a stage that is still wanted.
pub(crate) fn collect(ground: &'static Ground, board: &Board, stage: Stage, weigh: Weigh, collector: &mut Collector) {
    let level = if let Stage::Dynamic(level) = stage { level } else { 0 };
    let mode = Mode { nishio: stage == Stage::Nishio, dynamic: stage != Stage::Multiple, level };
    let index = Index::new(ground, board);
    let follower = Follower {
        ground,
        index: &index,
        source: board,
        board: board.clone(),
        mode,
        asides: Asides::new(level, weigh),
        gone: Vec::new(),
    };
    let runs = (0..index.len()).map(|_| None).collect();
    let mut search = Search {
        ground,
        board,
        index: &index,
        mode,
        follower,
        runs,
        off: Run::default(),
        stamps: Stamps::default(),
        collector,
    };
    for square in 0..ground.squares {
        let marks = board.marks(square).count_ones();
        if marks > 2 || marks > 1 && mode.dynamic {
            search.square(square);
        }
    }
}

struct Search<'a> {
    ground: &'static Ground,
    board: &'a Board,
    index: &'a Index,
    mode: Mode,
    follower: Follower<'a>,
    /// What follows from each candidate's being true, once it was asked for.
    runs: Vec<Option<Run>>,
    off: Run,
    stamps: Stamps,
    collector: &'a mut Collector,
}

impl Search<'_> {
    fn square(&mut self, square: Square) {
        let marks = self.board.marks(square);
        for digit in bits(marks) {
            let id = self.index.id(square, digit);
            self.assume(id);
            if self.mode.dynamic {
                self.contradictions(id, marks.count_ones() >= 3 && !self.mode.nishio);
            }
            if !self.mode.nishio {
                self.houses(square, digit);
            }
            if self.mode.nishio {
                self.runs[id] = None;
            }
        }
        if !self.mode.nishio {
            let ids: Vec<usize> = bits(marks).map(|d| self.index.id(square, d)).collect();
            self.agree(&ids, None);
        }
    }

    fn assume(&mut self, id: usize) {
        if self.runs[id].is_none() {
            let mut run = Run::default();
            self.follower.follow(id, true, &mut run);
            self.runs[id] = Some(run);
        }
    }

    /// Assumptions that contradict themselves, and what follows from both.
    fn contradictions(&mut self, id: usize, double: bool) {
        let Some(on) = self.runs[id].take() else { return };
        let mut off = std::mem::take(&mut self.off);
        let absurd = match self.mode.nishio {
            true => Technique::Nishio,
            false => Technique::DynamicContradiction(self.mode.level),
        };
        let (square, digit) = self.index.of[id];
        let literal = |on| Literal { square: square as u16, digit: digit as u8, on };
        if let Some([a, b]) = on.contradiction {
            self.offer(absurd, 7, literal(false), &[(&on, a), (&on, b)], None);
        }
        self.follower.follow(id, false, &mut off);
        if let Some([a, b]) = off.contradiction {
            self.offer(absurd, 7, literal(true), &[(&off, a), (&off, b)], None);
        }
        if double {
            for state in [true, false] {
                let side = usize::from(state);
                if !on.set[side].meets(off.set[side].words()) {
                    continue;
                }
                for other in on.reached(state).filter(|&other| off.set[side].contains(other)) {
                    if let (Some(a), Some(b)) = (on.node(other, state), off.node(other, state)) {
                        let outcome = on.literal(self.index, a);
                        self.offer(Technique::DynamicDouble(self.mode.level), 1, outcome, &[(&on, a), (&off, b)], None);
                    }
                }
            }
        }
        self.off = off;
        self.runs[id] = Some(on);
    }

    /// The houses of which this is the first place of the digit.
    fn houses(&mut self, square: Square, digit: usize) {
        let ground = self.ground;
        for slot in &ground.slots[square] {
            let spots = self.board.spots(slot.house, digit);
            if spots.count_ones() >= 2 && spots.trailing_zeros() as usize == slot.index {
                let ids: Vec<usize> =
                    bits(spots).map(|place| self.index.id(ground.house(slot.house)[place], digit)).collect();
                ids.iter().for_each(|&id| self.assume(id));
                self.agree(&ids, Some(slot.house));
            }
        }
    }

    /// What follows from each of these candidates.
    fn agree(&mut self, ids: &[usize], house: Option<usize>) {
        let runs: Vec<Run> = ids.iter().filter_map(|&id| self.runs[id].take()).collect();
        let technique = match (house, self.mode.dynamic) {
            (None, false) => Technique::CellChains,
            (Some(_), false) => Technique::HouseChains,
            (None, true) => Technique::DynamicCell(self.mode.level),
            (Some(_), true) => Technique::DynamicHouse(self.mode.level),
        };
        let rank = if house.is_none() { 5 } else { 6 };
        for state in [true, false] {
            let mut common: Bits = runs[0].set[usize::from(state)].clone();
            runs[1..].iter().for_each(|run| common.keep(&run.set[usize::from(state)]));
            if common.is_empty() {
                continue;
            }
            for id in runs[0].reached(state).filter(|&id| common.contains(id)) {
                let targets: Vec<(&Run, u32)> =
                    runs.iter().filter_map(|run| run.node(id, state).map(|node| (run, node))).collect();
                let outcome = runs[0].literal(self.index, targets[0].1);
                self.offer(technique, rank, outcome, &targets, house);
            }
        }
        for (&id, run) in ids.iter().zip(runs) {
            self.runs[id] = Some(run);
        }
    }

    fn offer(
        &mut self,
        technique: Technique,
        rank: u8,
        outcome: Literal,
        targets: &[(&Run, u32)],
        house: Option<usize>,
    ) {
        let square = usize::from(outcome.square);
        let others = self.board.marks(square) & !(1 << outcome.digit);
        if outcome.on && others == 0 {
            return;
        }
        let least = targets.iter().map(|(run, node)| run.least(*node)).sum();
        if !self.collector.wants(technique, least, rank) {
            return;
        }
        let mut within: Vec<Rc<Aside>> = Vec::new();
        let mut complexity = 0;
        for (run, node) in targets {
            complexity += run.ancestors(*node, &mut self.stamps, |aside| {
                if let Aside::Chain(hint) = &**aside {
                    let known = |other: &Rc<Aside>| match &**other {
                        Aside::Chain(other) => other.same(hint),
                        Aside::Pattern(_) => false,
                    };
                    if !within.iter().any(known) {
                        within.push(Rc::clone(aside));
                    }
                }
            });
        }
        complexity +=
            within.iter().map(|aside| if let Aside::Chain(hint) = &**aside { hint.complexity } else { 0 }).sum::<u32>();
        if !self.collector.wants(technique, complexity, rank) {
            return;
        }
        self.collector.offer(Hint {
            technique,
            complexity,
            rank,
            put: outcome.on.then_some((square, outcome.digit + 1)),
            strike: vec![(square, if outcome.on { others } else { 1 << outcome.digit })],
            house,
            trails: targets.iter().map(|(run, node)| run.trail(self.index, *node)).collect(),
        });
    }
}
