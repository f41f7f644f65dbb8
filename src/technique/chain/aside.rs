//! The steps that a dynamic chain takes on its way: simple patterns, and from level 2 on chains within the chain.

use std::rc::Rc;

use crate::puzzle::Square;
use crate::technique::board::Board;
use crate::technique::chain::collect::Collector;
use crate::technique::chain::hint::{Aside, Hint};
use crate::technique::chain::parents::{Candidate, of_chains, of_pattern};
use crate::technique::chain::stage::{Stage, Weigh};
use crate::technique::ground::Ground;
use crate::technique::step::{Sink, Step};
use crate::technique::{fish, hidden_set, locking, naked_set};

/// A step, what it removes, and what had to be false for it.
pub(crate) type Found = (Rc<Aside>, Vec<(Square, u32)>, Vec<Candidate>);

/// The steps of a level.
pub(crate) struct Asides {
    stages: Vec<Stage>,
    weigh: Weigh,
}

impl Asides {
    pub(crate) fn new(level: u8, weigh: Weigh) -> Asides {
        let stages = match level {
            0 | 1 => Vec::new(),
            2 => vec![Stage::Unary],
            3 => vec![Stage::Unary, Stage::Multiple],
            4 => vec![Stage::Dynamic(0)],
            _ => vec![Stage::Dynamic(0), Stage::Dynamic(level - 3)],
        };
        Asides { stages, weigh }
    }

    /// What the first technique finds that rests on something lost since `source`.
    pub(crate) fn take(&mut self, ground: &'static Ground, board: &Board, source: &Board) -> Vec<Found> {
        let mut found = Vec::new();
        type Pattern = fn(&Ground, &Board, Sink) -> bool;
        let patterns: [Pattern; 4] = [
            locking::find,
            |ground, board, sink| hidden_set::find(ground, board, 2, false, sink),
            |ground, board, sink| naked_set::find(ground, board, 2, sink),
            |ground, board, sink| fish::find(ground, board, 2, sink),
        ];
        for pattern in patterns {
            pattern(ground, board, &mut |step: Step| {
                let causes = of_pattern(ground, source, board, &step);
                if !causes.is_empty() {
                    found.push((Rc::new(Aside::Pattern(step.clone())), step.strike, causes));
                }
                false
            });
            if !found.is_empty() {
                return found;
            }
        }
        for &stage in &self.stages {
            let mut collector = Collector::all();
            (self.weigh)(ground, board, stage, &mut collector);
            found.extend(collector.into_all().into_iter().filter_map(|hint: Hint| {
                let causes = of_chains(ground, source, board, &hint);
                let strike = hint.strike.clone();
                (!causes.is_empty()).then(|| (Rc::new(Aside::Chain(hint)), strike, causes))
            }));
            if !found.is_empty() {
                return found;
            }
        }
        found
    }
}
