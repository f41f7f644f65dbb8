//! Chains in words: what follows from an assumption, link by link.

use crate::puzzle::Layout;
use crate::say::list::List;
use crate::technique::{Chain, Link, Step};
use crate::text::Style;

messages! {
    /// What a link of a chain says.
    pub enum Claim {
        Holds { square: String, digit: String } => "{square} is {digit}",
        Lacks { square: String, digit: String } => "{square} is not {digit}",
    }
}

messages! {
    /// What follows, and what else it follows from.
    pub enum Follow {
        With { claim: Claim, others: List } => "{claim} (with {others})",
        Then { before: String, next: String } => "{before} → {next}",
    }
}

/// What a link says.
pub fn claim(link: &Link, layout: &Layout) -> Claim {
    let (square, digit) = (layout.name(link.square), Style::now().face(link.digit));
    if link.on { Claim::Holds { square, digit } } else { Claim::Lacks { square, digit } }
}

/// A chain from its assumption to its outcome, along the first of what each link follows from; the others beside.
pub fn spelled(chain: &Chain, layout: &Layout) -> String {
    let links = &chain.links;
    let said = |at: usize| {
        let link = &links[at];
        let others = link.parents.iter().skip(1).map(|&other| claim(&links[other], layout));
        let others: Vec<Claim> = others.collect();
        let claim = claim(link, layout);
        if others.is_empty() { claim.text() } else { Follow::With { claim, others: List::of(others) }.text() }
    };
    let path = chain.path().into_iter().map(said);
    path.reduce(|before, next| Follow::Then { before, next }.text()).unwrap_or_default()
}

/// Every chain of a step, a line each. Of two that differ only in the way they are walked, the first.
pub fn lines(step: &Step, layout: &Layout) -> Vec<String> {
    let shown = if step.technique.is_cycle() { 1 } else { step.reason.chains.len() };
    step.reason.chains.iter().take(shown).map(|chain| spelled(chain, layout)).collect()
}

#[cfg(test)]
mod tests {
    use crate::puzzle::Shape;
    use crate::say::follow::*;
    use crate::technique::Because;

    #[test]
    fn a_chain_is_told_link_by_link() {
        let link = |square, on, parents: &[usize]| Link {
            square,
            digit: 5,
            on,
            parents: parents.to_vec(),
            because: if parents.is_empty() { Because::Assumed } else { Because::Square },
        };
        let chain = Chain { links: vec![link(0, true, &[]), link(8, false, &[0]), link(80, true, &[1, 0])] };
        assert_eq!(spelled(&chain, Layout::of(Shape::Flat9)), "r1c1 is 5 → r1c9 is not 5 → r9c9 is 5 (with r1c1 is 5)");
    }
}
