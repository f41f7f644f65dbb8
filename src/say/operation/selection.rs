//! Who is selected, who survives, who is replaced.

use crate::evolve::operation::{Draw, Operation};
use crate::say::list::List;
use crate::say::number::Noun;
use crate::say::operation::said::{Said, who};
use crate::say::words::{capital, paragraph};

impl Operation {
    /// Who was drawn, from whom, and who was refused.
    pub(super) fn selected(&self, draw: Draw, pool: usize, refused: &[(u32, u32)]) -> String {
        let [a, b] = self.before.as_slice() else { return String::new() };
        let first = capital(&who(a).text());
        let drawn = match a.rank == b.rank {
            true => Said::SelectedTwice { a: first },
            false => Said::Selected { a: first, b: who(b) },
        };
        let all = pool.into();
        let from = match draw {
            Draw::Rank => Said::ByRank { pool: all },
            Draw::Even => Said::Even { pool: all },
            Draw::Top if pool == 1 => Said::TopOne,
            Draw::Top => Said::Top { pool: all },
            Draw::Turn => Said::Turn { pool: all },
        };
        let refused = match refused {
            [] => String::new(),
            some => Said::Refused { couples: couples(some) }.text(),
        };
        paragraph([drawn.text(), from.text(), refused])
    }

    /// A child that meets one whose place it may take.
    pub(super) fn replaced(&self, takes: bool, alike: bool) -> String {
        let ([rival], Some(child)) = (self.before.as_slice(), &self.after) else { return String::new() };
        let (fitness, rival) = (child.fitness.into(), who(rival));
        let said = match (takes, alike) {
            (true, false) => Said::Replaced { fitness, rival },
            (true, true) => Said::ReplacedAlike { fitness, rival },
            (false, false) => Said::Dropped { fitness, rival },
            (false, true) => Said::DroppedAlike { fitness, rival },
        };
        said.text()
    }

    /// Children that take the places of all but the elite.
    pub(super) fn succeeded(&self, elite: u32, parents: &[u32], children: &[u32]) -> String {
        let stay = match elite {
            1 => Said::OneSurvives,
            n => Said::EliteSurvives { n: n.into() },
        };
        let best = parents.get(elite as usize..).and_then(|left| left.iter().min());
        let best = best.map(|&fitness| Said::BestReplaced { fitness: fitness.into() }.text()).unwrap_or_default();
        paragraph([stay.text(), Said::Succeeded { children: Noun::Child.of(children.len()) }.text(), best])
    }

    /// Who of parents and children stays.
    pub(super) fn survived(&self, parents: u32, kept: &[u32], aged: &[u32], fitness: &[u32]) -> String {
        let young = kept.iter().filter(|&&k| k >= parents).count();
        let survived = Said::Survived {
            parents: Noun::Parent.of(parents),
            children: Noun::Child.of(fitness.len().saturating_sub(parents as usize)),
            old: Noun::Parent.of(kept.len() - young),
            young: Noun::Child.of(young),
        };
        let old = match aged.len() {
            0 => String::new(),
            n => Said::Aged { individuals: Noun::Individual.of(n) }.text(),
        };
        let leaves = |k: &usize| !kept.contains(&(*k as u32)) && !aged.contains(&(*k as u32));
        let best = (0..fitness.len()).filter(leaves).map(|k| fitness[k]).min();
        let worst = kept.iter().filter_map(|&k| fitness.get(k as usize)).max();
        let edge = match (worst, best) {
            (Some(&worst), Some(best)) => Said::Edge { worst: worst.into(), best: best.into() }.text(),
            _ => String::new(),
        };
        paragraph([survived.text(), old, edge])
    }
}

/// Couples by their ranks: “1 with 5 and 2 with 9”, the first few.
fn couples(refused: &[(u32, u32)]) -> String {
    const FEW: usize = 3;
    let couple = |&(a, b): &(u32, u32)| Said::Couple { a: (a + 1).into(), b: (b + 1).into() };
    let more = refused.len().saturating_sub(FEW);
    let more = (more > 0).then(|| Said::More { n: more.into() });
    List::of(refused.iter().take(FEW).map(couple).chain(more)).to_string()
}
