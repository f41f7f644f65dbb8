//! An individual's ancestry: how far it is traced, and when its digits entered.

use crate::evolve::operation::Kind;
use crate::replay;
use crate::replay::ancestry::Stop;
use crate::say::number::{Count, Noun, Number};
use crate::say::operation;
use crate::say::words::paragraph;

messages! {
    /// The section of the Lab, and what is written on its chart.
    pub enum Ancestry {
        Title => "Ancestry",
        OfGeneration { generation: Number } => "Ancestry, generation {generation}",
        Lines => "Lines",
        FirstParent => "solid: first parent, or itself",
        SecondParent => "dashed: second parent",
        LinesTold => "Solid: first parent, or itself; dashed: second parent.",
        Rank => "rank",
        Generation => "generation",
        EnteredTitle => "When its digits entered",
        EnteredBoard => "The generation in which each digit entered, in the corner of its square",
        Colours => "Colours of the board",
        StepOne { generation: Number, digits: Count } => "generation {generation}: {digits}",
        Step { from: Number, to: Number, digits: Count } => "generations {from} to {to}: {digits}",
    }
}

messages! {
    /// How far it is traced.
    pub enum Traced {
        Going { number: Number, generations: Count } => "Individual {number}: traced back {generations} so far.",
        First { number: Number, generations: Count } => "Individual {number}: traced back {generations} to the first population.",
        Bound { number: Number, generations: Count } => "Individual {number}: traced back {generations}, the maximum.",
        Unknown { number: Number, generations: Count } => "Individual {number}: traced back {generations}. Beyond that, a new population started or the method records no parents.",
        Broken { number: Number, generations: Count } => "Individual {number}: traced back {generations}, then interrupted because the run moved.",
        Ancestors { ancestors: Count } => "{ancestors} found.",
    }
}

messages! {
    /// Where its digits entered.
    pub enum Entered {
        Digits { digits: Number } => "Digits filled in: {digits}.",
        FirstPopulation { digits: Number } => "From the first population: {digits}.",
        By { operator: &'static str, digits: Number } => "{operator}: {digits}.",
        Last { generation: Number } => "The last one entered in generation {generation}.",
    }
}

/// How far an individual's ancestry is traced.
pub fn traced(ancestry: &replay::ancestry::Ancestry) -> String {
    let (number, generations) = ((ancestry.rank + 1).into(), Noun::Generation.of(ancestry.followed));
    let traced = match ancestry.stop {
        Stop::Going => Traced::Going { number, generations },
        Stop::First => Traced::First { number, generations },
        Stop::Bound => Traced::Bound { number, generations },
        Stop::Unknown => Traced::Unknown { number, generations },
        Stop::Broken => Traced::Broken { number, generations },
    };
    let ancestors: usize = ancestry.levels.iter().skip(1).map(|level| level.ancestors.len()).sum();
    paragraph([traced.text(), Traced::Ancestors { ancestors: Noun::Ancestor.of(ancestors) }.text()])
}

/// Where its digits entered: how many by each operator, and when the last one did.
pub fn entered(ancestry: &replay::ancestry::Ancestry) -> String {
    let known: Vec<_> = ancestry.entries.iter().flatten().collect();
    let Some(last) = known.iter().map(|e| e.generation).max() else { return String::new() };
    let mut kinds: Vec<(Option<Kind>, usize)> = Vec::new();
    for entry in &known {
        match kinds.iter_mut().find(|(how, _)| *how == entry.how) {
            Some((_, count)) => *count += 1,
            None => kinds.push((entry.how, 1)),
        }
    }
    kinds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let told = kinds.into_iter().map(|(how, count)| match how {
        None => Entered::FirstPopulation { digits: count.into() }.text(),
        Some(kind) => Entered::By { operator: operation::heading(kind), digits: count.into() }.text(),
    });
    let all = Entered::Digits { digits: known.len().into() }.text();
    paragraph([all].into_iter().chain(told).chain([Entered::Last { generation: last.into() }.text()]))
}

#[cfg(test)]
mod tests {
    use crate::replay::ancestry::{Ancestor, Entry, Level};
    use crate::say::ancestry::*;

    #[test]
    fn an_ancestry_is_told_in_short_sentences() {
        let ancestor = |rank| Ancestor { rank, fitness: 3, parents: vec![0] };
        let entry = |generation, how| Some(Entry { generation, how });
        let told = replay::ancestry::Ancestry {
            rank: 0,
            levels: vec![
                Level { generation: 1, ancestors: vec![ancestor(0)] },
                Level { generation: 0, ancestors: vec![ancestor(2), ancestor(5)] },
            ],
            followed: 1,
            digits: vec![1; 4],
            entries: vec![entry(0, None), entry(1, Some(Kind::Growth)), None, entry(0, None)],
            stop: Stop::First,
        };
        assert_eq!(traced(&told), "Individual 1: traced back 1 generation to the first population. 2 ancestors found.");
        assert_eq!(
            entered(&told),
            "Digits filled in: 3. From the first population: 2. Growth and mutation: 1. The last one entered in generation 1."
        );
    }
}
