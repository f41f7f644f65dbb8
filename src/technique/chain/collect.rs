//! The hints of a stage: the best alone, or all of them in order.

use crate::puzzle::Square;
use crate::technique::chain::hint::{Hint, order};
use crate::technique::kind::Technique;

/// Hints as they come.
pub(crate) enum Collector {
    /// Only the first of the lowest.
    Best(Option<(f64, Hint)>),
    /// All.
    All(Vec<Hint>),
}

impl Collector {
    pub(crate) fn best() -> Collector {
        Collector::Best(None)
    }

    pub(crate) fn all() -> Collector {
        Collector::All(Vec::new())
    }

    /// The greatest complexity at which a hint could be better than those before.
    pub(crate) fn limit(&self, technique: Technique, rank: u8) -> u32 {
        let Collector::Best(Some((least, best))) = self else { return u32::MAX };
        let mut limit = 2;
        // Complexity decides within a number; a longer chain of a lower kind may still be lower.
        while better((order(technique, limit + 1), limit + 1, rank), (*least, best.complexity, best.rank)) {
            limit += 1;
        }
        limit
    }

    /// Whether a hint of this complexity would be better than those before.
    pub(crate) fn wants(&self, technique: Technique, complexity: u32, rank: u8) -> bool {
        match self {
            Collector::Best(Some((least, best))) => {
                better((order(technique, complexity), complexity, rank), (*least, best.complexity, best.rank))
            }
            _ => true,
        }
    }

    pub(crate) fn offer(&mut self, hint: Hint) {
        let wanted = self.wants(hint.technique, hint.complexity, hint.rank);
        match self {
            Collector::Best(best) if wanted => *best = Some((order(hint.technique, hint.complexity), hint)),
            Collector::Best(_) => {}
            Collector::All(all) => all.push(hint),
        }
    }

    pub(crate) fn into_best(self) -> Option<Hint> {
        match self {
            Collector::Best(best) => best.map(|(_, hint)| hint),
            Collector::All(_) => None,
        }
    }

    /// All hints, the best first; of those that do the same, the first.
    pub(crate) fn into_all(self) -> Vec<Hint> {
        let Collector::All(all) = self else { return Vec::new() };
        let mut keyed: Vec<(f64, Hint)> = all.into_iter().map(|h| (order(h.technique, h.complexity), h)).collect();
        keyed.sort_by(|(a, first), (b, second)| {
            a.total_cmp(b).then(first.complexity.cmp(&second.complexity)).then(first.rank.cmp(&second.rank))
        });
        let mut seen: Vec<Vec<(Square, u32)>> = Vec::new();
        let mut kept = Vec::new();
        for (_, hint) in keyed {
            let mut strike = hint.strike.clone();
            strike.sort_unstable();
            if !seen.contains(&strike) {
                seen.push(strike);
                kept.push(hint);
            }
        }
        kept
    }
}

fn better(new: (f64, u32, u8), old: (f64, u32, u8)) -> bool {
    new.0.total_cmp(&old.0).then(new.1.cmp(&old.1)).then(new.2.cmp(&old.2)).is_lt()
}
