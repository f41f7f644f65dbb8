//! Who stays in the population, and whose place a child takes.

use crate::evolve::operation::Operation;
use crate::say::number::Noun;
use crate::say::operation::messages::Survival;
use crate::say::operation::terms::{count, joined, number, who};

/// Children take the places of all but the elite.
pub(super) fn succession(elite: u32, parents: &[u32], children: &[u32]) -> String {
    let kept = match elite {
        0 => String::new(),
        1 => Survival::Elite.text(),
        n => Survival::Elites { kept: number(n) }.text(),
    };
    let best = parents.get(elite as usize..).and_then(|replaced| replaced.iter().min());
    let best = best.map_or(String::new(), |&fitness| Survival::BestReplaced { fitness: number(fitness) }.text());
    joined([kept, Survival::Replaced { children: count(children.len(), Noun::Child) }.text(), best])
}

/// Who stays of parents and children.
pub(super) fn survival(parents: u32, kept: &[u32], aged: &[u32], fitness: &[u32]) -> String {
    let children = fitness.len().saturating_sub(parents as usize);
    let kept_children = kept.iter().filter(|&&k| k >= parents).count();
    let survive = Survival::Survive {
        parents: count(parents as usize, Noun::Parent),
        children: count(children, Noun::Child),
        kept_parents: count(kept.len() - kept_children, Noun::Parent),
        kept_children: count(kept_children, Noun::Child),
    };
    let old = match aged.len() {
        0 => String::new(),
        n => Survival::Aged { individuals: count(n, Noun::Individual) }.text(),
    };
    let leaves = |k: &usize| !kept.contains(&(*k as u32)) && !aged.contains(&(*k as u32));
    let best = (0..fitness.len()).filter(leaves).map(|k| fitness[k]).min();
    let worst = kept.iter().filter_map(|&k| fitness.get(k as usize)).max();
    let border = worst.zip(best).map(|(&w, b)| Survival::Border { worst: number(w), best: number(b) }.text());
    joined([survive.text(), old, border.unwrap_or_default()])
}

/// A child that meets one whose place it may take.
pub(super) fn replacement(operation: &Operation, takes: bool, alike: bool) -> String {
    let ([rival], Some(child)) = (operation.before.as_slice(), &operation.after) else { return String::new() };
    let (fitness, rival) = (number(child.fitness), who(rival));
    let told = match (takes, alike) {
        (true, true) => Survival::ReplacesAlike { fitness, rival },
        (true, false) => Survival::Replaces { fitness, rival },
        (false, true) => Survival::DroppedAlike { fitness, rival },
        (false, false) => Survival::Dropped { fitness, rival },
    };
    told.text()
}
