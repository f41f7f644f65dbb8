//! How far a population agrees, square by square: each island counts its own individuals, and the counts of one generation that
//! all islands have come to are added.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::evolve::Run;
use crate::evolve::operators::order::least_first;

/// Milliseconds between two counts, about: more than ten a second nobody sees.
const INTERVAL: f64 = 60.0;

/// A method with one individual is counted over so many of its latest states.
pub const STATES: usize = 20;

/// Boards that are shown of a population.
pub const SHOWN: usize = 60;

/// Counts of an island that wait for those of the others.
const WAITING: usize = 64;

/// How many individuals have which digit where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// After this generation.
    pub generation: u64,
    /// Of so many individuals.
    pub of: u32,
    side: u8,
    /// Whether they are the last states of a method that has one individual.
    pub states: bool,
    /// By square, and in it by digit from 1.
    counts: Vec<u32>,
    /// The best of them, each after its fitness.
    pub boards: Vec<(u32, Vec<u8>)>,
}

impl Agreement {
    /// Of individuals on a board with digits up to `side`.
    pub fn count<'a>(generation: u64, side: usize, individuals: impl Iterator<Item = &'a [u8]>) -> Agreement {
        let mut agreement = Agreement { generation, side: side as u8, ..Agreement::default() };
        for cells in individuals {
            agreement.of += 1;
            agreement.counts.resize(cells.len() * side, 0);
            for (square, &digit) in cells.iter().enumerate().filter(|(_, d)| (1..=side).contains(&usize::from(**d))) {
                agreement.counts[square * side + usize::from(digit) - 1] += 1;
            }
        }
        agreement
    }

    /// The share of individuals, from 0 to 1, with this digit in this square.
    pub fn share(&self, square: usize, digit: u8) -> f64 {
        let at = (square * usize::from(self.side) + usize::from(digit)).checked_sub(1);
        let count = at.and_then(|at| self.counts.get(at)).copied().unwrap_or_default();
        f64::from(count) / f64::from(self.of.max(1))
    }

    /// In how many of these squares nine in ten individuals have the same digit.
    pub fn agreed(&self, squares: impl Iterator<Item = usize>) -> usize {
        let side = self.side;
        squares.filter(|&square| (1..=side).any(|digit| self.share(square, digit) >= 0.9)).count()
    }

    fn add(&mut self, other: &Agreement) {
        self.of += other.of;
        self.states |= other.states;
        self.counts.iter_mut().zip(&other.counts).for_each(|(sum, n)| *sum += n);
        self.boards.extend_from_slice(&other.boards);
        self.boards.sort_by_key(|board| board.0);
        self.boards.truncate(SHOWN);
    }
}

/// When an island counts: after generations that are multiples of a power of two, so that islands of different speed have some
/// in common.
pub struct Counter {
    stride: u64,
    /// When it last counted, and after which generation.
    last: (f64, Option<u64>),
    states: VecDeque<(Vec<u8>, u32)>,
}

impl Default for Counter {
    fn default() -> Counter {
        Counter { stride: 1, last: (f64::NEG_INFINITY, None), states: VecDeque::new() }
    }
}

impl Counter {
    /// The count after this generation, where it is time for one; where the run rests, always.
    pub fn after(&mut self, run: &Run, rests: bool, now: f64) -> Option<Agreement> {
        let generation = run.row().generation;
        if self.last.1 == Some(generation) || (!rests && !generation.is_multiple_of(self.stride)) {
            return None;
        }
        let since = now - self.last.0;
        if !rests && since < INTERVAL {
            self.stride *= 2;
        } else if !rests && since > 3.0 * INTERVAL && self.stride > 1 {
            self.stride /= 2;
        }
        self.last = (now, Some(generation));
        let layout = run.puzzle().layout();
        let mut population = run.search().population();
        if population.iter().any(|(cells, _)| cells.len() != run.puzzle().cells().len()) {
            return None;
        }
        let states = population.len() == 1;
        if let [state] = &population[..] {
            self.states.push_front(state.clone());
            self.states.truncate(STATES);
            population = self.states.iter().cloned().collect();
        } else {
            least_first(&mut population, |board| board.1);
        }
        let count = Agreement::count(generation, layout.side, population.iter().map(|(cells, _)| cells.as_slice()));
        population.truncate(SHOWN);
        let boards = population.into_iter().map(|(cells, fitness)| (fitness, cells)).collect();
        (count.of > 0).then_some(Agreement { boards, states, ..count })
    }
}

/// The counts of all islands of a run.
#[derive(Default)]
pub struct AgreementMerge {
    islands: Vec<VecDeque<Agreement>>,
    shown: Option<u64>,
}

impl AgreementMerge {
    /// Nothing is counted yet.
    pub fn new(islands: usize) -> AgreementMerge {
        AgreementMerge { islands: vec![VecDeque::new(); islands.max(1)], shown: None }
    }

    /// Takes in counts of an island.
    pub fn add(&mut self, island: u32, counts: Vec<Agreement>) {
        let Some(waiting) = self.islands.get_mut(island as usize) else { return };
        for count in counts {
            // An island may have been sent back.
            while waiting.back().is_some_and(|last| last.generation >= count.generation) {
                waiting.pop_back();
            }
            waiting.push_back(count);
        }
        waiting.drain(..waiting.len().saturating_sub(WAITING));
    }

    /// The sum for the latest generation that all islands have counted, once.
    pub fn latest(&mut self) -> Option<Agreement> {
        let (first, others) = self.islands.split_first()?;
        let at = |waiting: &VecDeque<Agreement>, generation: u64| {
            waiting.binary_search_by_key(&generation, |count| count.generation).ok()
        };
        let mut sum = first.iter().rev().find(|c| others.iter().all(|o| at(o, c.generation).is_some()))?.clone();
        let generation = sum.generation;
        if self.shown == Some(generation) {
            return None;
        }
        others.iter().filter_map(|o| at(o, generation).map(|k| &o[k])).for_each(|count| sum.add(count));
        self.shown = Some(generation);
        self.islands.iter_mut().for_each(|waiting| waiting.retain(|count| count.generation >= generation));
        Some(sum)
    }
}

#[cfg(test)]
mod tests {
    use crate::threads::search::agreement::*;

    fn count(generation: u64, individuals: &[&[u8]]) -> Agreement {
        Agreement::count(generation, 2, individuals.iter().copied())
    }

    #[test]
    fn shares_are_of_the_individuals_that_have_a_digit() {
        let agreement = count(3, &[&[1, 2, 0], &[1, 1, 0], &[1, 2, 2], &[1, 2, 7]]);
        assert_eq!(
            [(0, 1), (0, 2), (1, 2), (2, 2), (9, 1), (0, 0)].map(|(s, d)| agreement.share(s, d)),
            [1.0, 0.0, 0.75, 0.25, 0.0, 0.0]
        );
        assert_eq!((agreement.of, agreement.agreed(0..3)), (4, 1));
        assert_eq!(Agreement::default().share(0, 1), 0.0);
    }

    #[test]
    fn islands_are_added_at_a_generation_that_all_have_counted() {
        let mut merge = AgreementMerge::new(2);
        merge.add(0, vec![count(0, &[&[1]]), count(2, &[&[1]]), count(4, &[&[2]])]);
        assert_eq!(merge.latest(), None);
        merge.add(1, vec![count(0, &[&[1]]), count(2, &[&[2], &[2]])]);
        let sum = merge.latest().unwrap();
        assert_eq!((sum.generation, sum.of, sum.share(0, 1), sum.share(0, 2)), (2, 3, 1.0 / 3.0, 2.0 / 3.0));
        assert_eq!(merge.latest(), None);
        merge.add(1, vec![count(4, &[&[2]])]);
        assert_eq!(merge.latest().map(|sum| sum.generation), Some(4));
        merge.add(7, vec![count(9, &[&[1]])]);
        assert_eq!(merge.latest(), None);
    }
}
