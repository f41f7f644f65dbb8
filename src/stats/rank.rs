//! How far two measures put things in the same order: Spearman's rho with middle ranks for ties, Kendall's tau-b, and their
//! intervals by the bootstrap (percentiles), pairs drawn again with replacement, each stratum on its own.

use std::cmp::Ordering;

use rand::SeedableRng;

use crate::stats::ert::below;

/// A correlation with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Correlation {
    /// The estimate, from −1 to 1.
    pub value: f64,
    /// Lower end of its interval.
    pub low: f64,
    /// Upper end of its interval.
    pub high: f64,
}

/// Two measures of one thing. They may be infinite; equal ones are ties.
pub type Pair = (f64, f64);

/// Which correlation.
pub type Measure = fn(&[Pair]) -> Option<f64>;

/// Spearman's rho: the correlation of middle ranks. None where a measure is the same for all, or there are fewer than two.
pub fn spearman(pairs: &[Pair]) -> Option<f64> {
    let (x, y) = (ranks(pairs.iter().map(|p| p.0).collect()), ranks(pairs.iter().map(|p| p.1).collect()));
    let middle = (pairs.len() as f64 + 1.0) / 2.0;
    let sum = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - middle) * (b - middle)).sum::<f64>();
    let spread = (sum(&x, &x) * sum(&y, &y)).sqrt();
    (spread > 0.0).then(|| sum(&x, &y) / spread)
}

/// Kendall's tau-b: pairs in the same order less those in opposite order, over the geometric mean of those that are no ties
/// in either measure. None where a measure is the same for all.
pub fn tau_b(pairs: &[Pair]) -> Option<f64> {
    let (mut same, mut in_x, mut in_y) = (0i64, 0i64, 0i64);
    for (k, a) in pairs.iter().enumerate() {
        for b in &pairs[k + 1..] {
            let (x, y) = (sign(a.0, b.0), sign(a.1, b.1));
            same += x * y;
            in_x += x * x;
            in_y += y * y;
        }
    }
    (in_x > 0 && in_y > 0).then(|| same as f64 / ((in_x as f64) * (in_y as f64)).sqrt())
}

fn sign(a: f64, b: f64) -> i64 {
    match a.total_cmp(&b) {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    }
}

/// The place of each value in order, from 1; equal values share the middle of theirs.
fn ranks(values: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut from = 0;
    for group in order.chunk_by(|&a, &b| values[a] == values[b]) {
        let middle = from as f64 + (group.len() as f64 + 1.0) / 2.0;
        group.iter().for_each(|&at| ranks[at] = middle);
        from += group.len();
    }
    ranks
}

/// A correlation of pairs that lie in strata, with the interval of so many draws. Each seed draws one sequence.
pub fn correlation(strata: &[Vec<Pair>], measure: Measure, draws: usize, seed: u64) -> Option<Correlation> {
    let value = measure(&strata.concat())?;
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut drawn: Vec<f64> = Vec::new();
    for _ in 0..draws {
        let mut again = Vec::new();
        for stratum in strata {
            again.extend((0..stratum.len()).map(|_| stratum[below(&mut rng, stratum.len())]));
        }
        drawn.extend(measure(&again));
    }
    drawn.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let last = drawn.len().checked_sub(1)?;
        drawn.get((last as f64 * share).round() as usize).copied()
    };
    Some(Correlation { value, low: at(0.025).unwrap_or(-1.0), high: at(0.975).unwrap_or(1.0) })
}

#[cfg(test)]
mod tests {
    use crate::stats::rank::*;

    /// R: `cor(x, y, method="kendall")` and "spearman" of x = 1 2 3 4 5 5, y = 2 1 3 3 6 9: by hand 11/sqrt(14·14), and ranks.
    #[test]
    fn ties_count_as_they_should() {
        let pairs = [(1.0, 2.0), (2.0, 1.0), (3.0, 3.0), (4.0, 3.0), (5.0, 6.0), (5.0, 9.0)];
        // 15 pairs: one tie in x, one in y; of the other 13, 12 in the same order and 1 not.
        assert!((tau_b(&pairs).unwrap() - 11.0 / 14.0).abs() < 1e-12);
        // Ranks 1 2 3 4 5.5 5.5 and 2 1 3.5 3.5 5 6.
        assert!((spearman(&pairs).unwrap() - 15.5 / 17.0).abs() < 1e-12, "{:?}", spearman(&pairs));
    }

    /// SciPy: the example of `scipy.stats.kendalltau`, x1 = 12 2 1 12 2 and x2 = 1 4 7 1 0, is −0.47140452079103173.
    #[test]
    fn tau_b_is_that_of_scipy() {
        let pairs = [(12.0, 1.0), (2.0, 4.0), (1.0, 7.0), (12.0, 1.0), (2.0, 0.0)];
        assert!((tau_b(&pairs).unwrap() + 0.471_404_520_791_031_73).abs() < 1e-15);
    }

    #[test]
    fn runs_at_the_limit_are_ties() {
        let infinite = f64::INFINITY;
        let pairs = [(1.0, 1.0), (2.0, infinite), (3.0, infinite)];
        assert!((tau_b(&pairs).unwrap() - 2.0 / (3.0f64 * 2.0).sqrt()).abs() < 1e-12);
        assert_eq!(tau_b(&[(1.0, infinite), (2.0, infinite)]), None);
        assert_eq!((spearman(&[]), spearman(&[(1.0, 1.0)])), (None, None));
    }

    #[test]
    fn an_interval_holds_its_estimate_and_can_be_had_again() {
        let pairs: Vec<Pair> = (0..60).map(|k| (f64::from(k), f64::from((k * 7) % 60 + k))).collect();
        let once = correlation(std::slice::from_ref(&pairs), tau_b, 200, 1).unwrap();
        assert!(once.low < once.value && once.value < once.high, "{once:?}");
        assert_eq!(correlation(&[pairs], tau_b, 200, 1), Some(once));
    }
}
