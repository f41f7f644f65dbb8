//! Everybody an operator chose among, and what became of them: who was drawn, who stays and who leaves.

use crate::evolve::operation::{Act, Operation};

/// Individuals that are told of in each group.
const MOST: usize = 120;

/// What became of an individual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was there, and nothing became of it.
    Passed,
    /// It was drawn as the first parent, the second, or as both.
    First,
    /// Drawn as the second parent.
    Second,
    /// Drawn as both parents.
    Twice,
    /// Stays.
    Stays,
    /// Leaves.
    Leaves,
    /// It leaves because of its age.
    Aged,
}

/// What the individuals of a group are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// Those that parents are drawn from.
    Candidates,
    /// The parents, of whom some stay.
    Parents,
    /// The children of this generation.
    Children,
    /// Those of the generation before.
    Before,
}

/// Individuals in their order: number (from 1), fitness, and what became of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are.
    pub pool: Pool,
    /// Rank, fitness and fate of each.
    pub members: Vec<(u32, u32, Fate)>,
    /// How many more there are that are not told of.
    pub more: u32,
}

impl Group {
    fn new(pool: Pool, members: impl Iterator<Item = (u32, Fate)>) -> Group {
        let mut members: Vec<_> = (1..).zip(members).map(|(number, (fitness, fate))| (number, fitness, fate)).collect();
        let all = members.len();
        // Who was drawn is told of wherever it stands.
        members.retain(|m| m.0 as usize <= MOST || matches!(m.2, Fate::First | Fate::Second | Fate::Twice));
        Group { pool, more: (all - members.len()) as u32, members }
    }
}

/// Whom an operation chose among; nothing where it chose nobody.
pub fn pool(operation: &Operation) -> Vec<Group> {
    match &operation.act {
        Act::Select { fitness, .. } => {
            let [a, b] = operation.before.as_slice() else { return Vec::new() };
            let fate = |k: usize| match (k == a.rank as usize, k == b.rank as usize) {
                (true, true) => Fate::Twice,
                (true, _) => Fate::First,
                (_, true) => Fate::Second,
                _ => Fate::Passed,
            };
            vec![Group::new(Pool::Candidates, fitness.iter().enumerate().map(|(k, &f)| (f, fate(k))))]
        }
        Act::Survive { parents, kept, aged, fitness } => {
            let fate = |k: usize| match (kept.contains(&(k as u32)), aged.contains(&(k as u32))) {
                (true, _) => Fate::Stays,
                (_, true) => Fate::Aged,
                _ => Fate::Leaves,
            };
            let all: Vec<(u32, Fate)> = fitness.iter().enumerate().map(|(k, &f)| (f, fate(k))).collect();
            let (of_parents, of_children) = all.split_at((*parents as usize).min(all.len()));
            vec![
                Group::new(Pool::Parents, of_parents.iter().copied()),
                Group::new(Pool::Children, of_children.iter().copied()),
            ]
        }
        Act::Succeed { elite, parents, children } => {
            let fate = |k: usize| if k < *elite as usize { Fate::Stays } else { Fate::Leaves };
            vec![
                Group::new(Pool::Before, parents.iter().enumerate().map(|(k, &f)| (f, fate(k)))),
                Group::new(Pool::Children, children.iter().map(|&f| (f, Fate::Stays))),
            ]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::operation::{Draw, Individual};
    use crate::replay::pool::*;

    fn of(act: Act, ranks: &[u32]) -> Vec<Group> {
        let before = ranks.iter().map(|&rank| Individual { rank, ..Individual::default() }).collect();
        pool(&Operation { act, before, after: None })
    }

    #[test]
    fn who_is_drawn_who_stays_and_who_leaves() {
        let select = Act::Select { draw: Draw::Rank, fitness: vec![3, 5, 8], refused: Vec::new() };
        let drawn = of(select.clone(), &[2, 0]);
        assert_eq!(drawn[0].members, [(1, 3, Fate::Second), (2, 5, Fate::Passed), (3, 8, Fate::First)]);
        assert_eq!(of(select, &[1, 1])[0].members[1], (2, 5, Fate::Twice));
        let survive = Act::Survive { parents: 2, kept: vec![1, 3], aged: vec![0], fitness: vec![1, 2, 9, 3] };
        let groups = of(survive, &[]);
        assert_eq!((groups[0].pool, groups[1].pool), (Pool::Parents, Pool::Children));
        assert_eq!(groups[0].members, [(1, 1, Fate::Aged), (2, 2, Fate::Stays)]);
        assert_eq!(groups[1].members, [(1, 9, Fate::Leaves), (2, 3, Fate::Stays)]);
        let succeed = Act::Succeed { elite: 1, parents: vec![1, 2], children: vec![7; 300] };
        let groups = of(succeed, &[]);
        assert_eq!(groups[0].members, [(1, 1, Fate::Stays), (2, 2, Fate::Leaves)]);
        assert_eq!((groups[1].members.len(), groups[1].more), (MOST, 180));
        let select = Act::Select { draw: Draw::Rank, fitness: vec![4; 2500], refused: Vec::new() };
        let drawn = &of(select, &[1516, 3])[0];
        assert_eq!((drawn.members.len(), drawn.more), (MOST + 1, 2500 - MOST as u32 - 1));
        assert_eq!(drawn.members.last(), Some(&(1517, 4, Fate::First)));
        assert!(of(Act::Reset, &[]).is_empty());
    }
}
