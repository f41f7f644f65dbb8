//! Chains in Eureka notation: (5)r1c2-(5)r1c7=(5)r4c7, where "-" reads "then not" and "=" reads "then".

use crate::puzzle::{Layout, Square};
use crate::technique::{Chain, Step};
use crate::text::Style;

/// A candidate: (5)r1c2.
pub fn candidate(square: Square, digit: u8, layout: &Layout) -> String {
    format!("({}){}", Style::now().face(digit), layout.name(square))
}

/// Every chain of a step. Of two that differ only in the way they are walked, the first; a chain with links that follow
/// from several others has these in braces.
pub fn chains(step: &Step, layout: &Layout) -> String {
    let cycle = step.technique.is_cycle();
    let shown = if cycle { 1 } else { step.reason.chains.len() };
    let chains: Vec<String> = step.reason.chains.iter().take(shown).map(|chain| eureka(chain, layout)).collect();
    chains.join("; ")
}

/// A chain from its assumption to its outcome, along the first of what each link follows from.
pub fn eureka(chain: &Chain, layout: &Layout) -> String {
    let links = &chain.links;
    let mut text = String::new();
    for (k, at) in chain.path().into_iter().enumerate() {
        let link = &links[at];
        if k > 0 {
            text.push(if link.on { '=' } else { '-' });
            let others = link.parents.iter().skip(1).map(|&other| {
                let (other, sign) = (&links[other], if links[other].on { "" } else { "≠" });
                sign.to_string() + &candidate(other.square, other.digit, layout)
            });
            let others: Vec<String> = others.collect();
            if !others.is_empty() {
                text += &format!("{{{}}}", others.join(","));
            }
        }
        text += &candidate(link.square, link.digit, layout);
    }
    text
}

#[cfg(test)]
mod tests {
    use crate::puzzle::{Layout, Shape};
    use crate::say::eureka::*;
    use crate::technique::{Because, Link};

    #[test]
    fn a_chain_is_written_link_by_link() {
        let link = |square, on, parents: &[usize]| Link {
            square,
            digit: 5,
            on,
            parents: parents.to_vec(),
            because: if parents.is_empty() { Because::Assumed } else { Because::Square },
        };
        let chain = Chain { links: vec![link(0, true, &[]), link(8, false, &[0]), link(80, true, &[1, 0])] };
        assert_eq!(eureka(&chain, Layout::of(Shape::Flat9)), "(5)r1c1-(5)r1c9={(5)r1c1}(5)r9c9");
    }
}
