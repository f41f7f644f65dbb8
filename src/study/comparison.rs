//! Settings or methods compared with each other: every pair by log-rank with its hazard ratio, by A12, and by the sign test over
//! runs that share a puzzle and a seed. Where there are several pairs, the p-values of each test are corrected together (Holm).

use std::collections::BTreeMap;

use crate::stats;
use crate::stats::{Curve, HazardRatio, LogRank, Observed, Pairs, Stratum};

/// A run and what it shares with runs of other kinds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// Number of the puzzle.
    pub puzzle: usize,
    /// The seed.
    pub seed: u64,
    /// What it took and how it ended.
    pub run: Observed,
}

/// Two kinds of runs compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Number of the first kind.
    pub first: usize,
    /// Number of the second.
    pub second: usize,
    /// The log-rank test, by puzzle; none where there is nothing to test.
    pub logrank: Option<LogRank>,
    /// How many times as often the first solves as the second.
    pub hazard: Option<HazardRatio>,
    /// Where the two curves cross, if they do: the two figures above then say little.
    pub crossing: Option<f64>,
    /// How probable it is that a run of the first is ahead of one of the second.
    pub a12: Option<f64>,
    /// Pairs of runs that share puzzle and seed.
    pub pairs: Pairs,
    /// The sign test of them; none without a pair that has a leader.
    pub sign: Option<f64>,
    /// The p-value of the log-rank test, corrected for all pairs of kinds.
    pub logrank_corrected: Option<f64>,
    /// That of the sign test.
    pub sign_corrected: Option<f64>,
}

/// Every pair of kinds, in order.
pub fn compare(kinds: &[Vec<Tried>]) -> Vec<Comparison> {
    let places = (0..kinds.len()).flat_map(|first| (first + 1..kinds.len()).map(move |second| (first, second)));
    let mut all: Vec<Comparison> = places.map(|(first, second)| pair(kinds, first, second)).collect();
    let logrank = corrected(&all, |c| c.logrank.map(|test| test.p));
    let sign = corrected(&all, |c| c.sign);
    for (comparison, (logrank, sign)) in all.iter_mut().zip(logrank.into_iter().zip(sign)) {
        (comparison.logrank_corrected, comparison.sign_corrected) = (logrank, sign);
    }
    all
}

fn pair(kinds: &[Vec<Tried>], first: usize, second: usize) -> Comparison {
    let (one, other) = (&kinds[first], &kinds[second]);
    let mut strata: BTreeMap<usize, Stratum> = BTreeMap::new();
    one.iter().for_each(|tried| strata.entry(tried.puzzle).or_default().first.push(tried.run));
    other.iter().for_each(|tried| strata.entry(tried.puzzle).or_default().second.push(tried.run));
    let strata: Vec<Stratum> = strata.into_values().collect();
    let of_seed: BTreeMap<(usize, u64), &Observed> = other.iter().map(|t| ((t.puzzle, t.seed), &t.run)).collect();
    let shared = one.iter().filter_map(|t| Some((&t.run, *of_seed.get(&(t.puzzle, t.seed))?)));
    let pairs = Pairs::of(shared);
    let curve = |kind: &[Tried]| Curve::of(&kind.iter().map(|tried| tried.run).collect::<Vec<_>>());
    Comparison {
        first,
        second,
        logrank: stats::logrank(&strata),
        hazard: stats::hazard_ratio(&strata),
        crossing: stats::crossing(&curve(one), &curve(other)),
        a12: stats::a12(&strata),
        pairs,
        sign: stats::sign_test(pairs),
        logrank_corrected: None,
        sign_corrected: None,
    }
}

/// The corrected p-value of each comparison that has one; the others are no test, so they do not count.
fn corrected(all: &[Comparison], p: impl Fn(&Comparison) -> Option<f64>) -> Vec<Option<f64>> {
    let there: Vec<f64> = all.iter().filter_map(&p).collect();
    let mut values = stats::holm(&there).into_iter();
    all.iter().map(|c| p(c).and_then(|_| values.next())).collect()
}

#[cfg(test)]
mod tests {
    use crate::stats::Fate;
    use crate::study::comparison::*;

    /// Runs with seeds from 1 that take so long; 0 is one that gets stuck.
    fn kind(times: &[u32]) -> Vec<Tried> {
        let fate = |time| if time == 0 { Fate::Stuck } else { Fate::Solved };
        let run = |(&time, seed): (&u32, u64)| Tried { puzzle: 0, seed, run: Observed::new(time.into(), fate(time)) };
        times.iter().zip(1..).map(run).collect()
    }

    #[test]
    fn every_pair_is_compared_and_corrected_together() {
        let kinds = [kind(&[1, 2, 3, 4, 5, 6]), kind(&[11, 12, 13, 14, 15, 16]), kind(&[0, 0, 0, 0, 0, 0])];
        let all = compare(&kinds);
        assert_eq!(all.iter().map(|c| (c.first, c.second)).collect::<Vec<_>>(), [(0, 1), (0, 2), (1, 2)]);
        assert!(all.iter().all(|c| c.a12 == Some(1.0) && c.pairs == Pairs { first: 6, second: 0, level: 0 }));
        // Two sides of 1/2⁶, times three.
        let near = |p: Option<f64>, expected: f64| p.is_some_and(|p| (p - expected).abs() < 1e-9);
        assert!(all.iter().all(|c| near(c.sign, 0.03125) && near(c.sign_corrected, 0.09375)), "{all:?}");
        let p: Vec<f64> = all.iter().filter_map(|c| c.logrank.map(|test| test.p)).collect();
        assert_eq!(all.iter().filter_map(|c| c.logrank_corrected).collect::<Vec<_>>(), stats::holm(&p));
        assert!(all[0].hazard.unwrap().value.is_infinite(), "none of the second solves while the first is at risk");
        assert_eq!(all[0].crossing, None);
    }

    #[test]
    fn seeds_that_are_not_shared_are_no_pairs_and_what_has_no_test_is_not_corrected() {
        let mut later = kind(&[7, 8, 9]);
        later.iter_mut().for_each(|tried| tried.seed += 2);
        let all = compare(&[kind(&[1, 2, 10]), later, kind(&[])]);
        assert_eq!(all[0].pairs, Pairs { first: 0, second: 1, level: 0 });
        assert_eq!((all[1].logrank, all[1].a12, all[1].sign, all[1].logrank_corrected), (None, None, None, None));
        assert_eq!(all[0].logrank_corrected, all[0].logrank.map(|test| test.p));
    }
}
