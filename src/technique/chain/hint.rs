//! What a chain comes to: its outcome, its length, and the way there.

use std::rc::Rc;

use crate::puzzle::Square;
use crate::technique::kind::{Technique, Tenths};
use crate::technique::step::{Because, Chain, Link, Reason, Step};

/// A candidate that is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Literal {
    pub(crate) square: u16,
    pub(crate) digit: u8,
    pub(crate) on: bool,
}

/// Why a literal holds.
#[derive(Clone, Debug)]
pub(crate) enum Cause {
    Assumed,
    Square,
    House(u16),
    Aside(Rc<Aside>),
}

/// A step taken within a chain.
#[derive(Debug)]
pub(crate) enum Aside {
    Pattern(Step),
    Chain(Hint),
}

/// A literal of a trail.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    pub(crate) literal: Literal,
    pub(crate) cause: Cause,
    /// Places in the trail.
    pub(crate) parents: Vec<u32>,
}

/// The way to an outcome, which comes first: breadth first through the parents.
pub(crate) type Trail = Vec<Mark>;

/// A step by chains.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    pub(crate) technique: Technique,
    /// Literals on the way, those of chains within included.
    pub(crate) complexity: u32,
    /// Which comes first of those that are equally long.
    pub(crate) rank: u8,
    pub(crate) put: Option<(Square, u8)>,
    pub(crate) strike: Vec<(Square, u32)>,
    /// The house of which every place is followed.
    pub(crate) house: Option<usize>,
    pub(crate) trails: Vec<Trail>,
}

/// How often the length of a chain adds a tenth: when it exceeds 4, 6, 8, 12, 16, 24 and so on.
pub(crate) fn tenths(complexity: u32) -> Tenths {
    let length = complexity.saturating_sub(2);
    let (mut limit, mut tenths) = (4u32, 0);
    while length > limit {
        limit = if tenths % 2 == 0 { limit / 2 * 3 } else { limit / 3 * 4 };
        tenths += 1;
    }
    tenths
}

/// The number as SE 1.2.1 sums it up: where two kinds of chains meet, its order depends on the last bit.
pub(crate) fn order(technique: Technique, complexity: u32) -> f64 {
    let added = (0..tenths(complexity)).fold(0.0, |sum, _| sum + 0.1);
    f64::from(technique.base()) / 10.0 + added
}

impl Hint {
    pub(crate) fn rating(&self) -> Tenths {
        self.technique.base() + tenths(self.complexity)
    }

    /// Whether two hints follow the same chains.
    pub(crate) fn same(&self, other: &Hint) -> bool {
        let literals =
            |a: &Trail, b: &Trail| a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.literal == b.literal);
        self.complexity == other.complexity
            && self.trails.len() == other.trails.len()
            && self.trails.iter().zip(&other.trails).all(|(a, b)| literals(a, b))
    }

    /// The step as others see it.
    pub(crate) fn step(&self) -> Step {
        let mut nested: Vec<(*const Aside, Step)> = Vec::new();
        let chains = self.trails.iter().map(|trail| chain(trail, &mut nested)).collect();
        let starts = self.trails.iter().filter_map(|trail| trail.iter().find(|m| m.parents.is_empty()));
        let mut squares: Vec<Square> = starts.clone().map(|m| usize::from(m.literal.square)).collect();
        squares.dedup();
        Step {
            technique: self.technique,
            rating: self.rating(),
            put: self.put,
            strike: self.strike.clone(),
            reason: Reason {
                houses: self.house.into_iter().collect(),
                squares,
                single: None,
                digits: starts.clone().fold(0, |mask, m| mask | 1 << m.literal.digit),
                causes: starts.map(|m| (usize::from(m.literal.square), 1 << m.literal.digit)).collect(),
                chains,
                nested: nested.into_iter().map(|(_, step)| step).collect(),
            },
        }
    }
}

/// A trail from its assumption on: every link after its parents.
fn chain(trail: &Trail, nested: &mut Vec<(*const Aside, Step)>) -> Chain {
    let mut number = vec![usize::MAX; trail.len()];
    let mut links = Vec::new();
    // A cycle the other way round keeps the causes it had: there a link follows by that of its parent.
    let turned = trail.first().is_some_and(|m| matches!(m.cause, Cause::Assumed) && !m.parents.is_empty());
    let mut todo = vec![(0usize, false)];
    while let Some((at, ready)) = todo.pop() {
        if number[at] != usize::MAX {
            continue;
        }
        let mark = &trail[at];
        if !ready {
            todo.push((at, true));
            todo.extend(mark.parents.iter().rev().map(|&p| (p as usize, false)));
            continue;
        }
        number[at] = links.len();
        let cause = match mark.parents.first() {
            Some(&parent) if turned => &trail[parent as usize].cause,
            None => &Cause::Assumed,
            _ => &mark.cause,
        };
        let because = match cause {
            Cause::Assumed => Because::Assumed,
            Cause::Square => Because::Square,
            Cause::House(house) => Because::House(usize::from(*house)),
            Cause::Aside(aside) => {
                let known = nested.iter().position(|(pointer, _)| *pointer == Rc::as_ptr(aside));
                Because::Nested(known.unwrap_or_else(|| {
                    let step = match &**aside {
                        Aside::Pattern(step) => step.clone(),
                        Aside::Chain(hint) => hint.step(),
                    };
                    nested.push((Rc::as_ptr(aside), step));
                    nested.len() - 1
                }))
            }
        };
        links.push(Link {
            square: usize::from(mark.literal.square),
            digit: mark.literal.digit + 1,
            on: mark.literal.on,
            parents: mark.parents.iter().map(|&p| number[p as usize]).filter(|&n| n < links.len()).collect(),
            because,
        });
    }
    Chain { links }
}

#[cfg(test)]
mod tests {
    use crate::technique::chain::hint::*;

    #[test]
    fn length_adds_tenths() {
        let limits = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256];
        for (k, limit) in limits.into_iter().enumerate() {
            assert_eq!(tenths(limit + 2), k as Tenths);
            assert_eq!(tenths(limit + 3), k as Tenths + 1);
        }
        assert_eq!(tenths(0), 0);
    }
}
