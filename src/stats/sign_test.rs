//! The sign test (Arbuthnott 1710; Dixon and Mood 1946) of runs in pairs that share a puzzle and a seed: how often the one was
//! ahead. Pairs without a leader say nothing and are left out of the test, but are counted.

use std::cmp::Ordering;

use statrs::distribution::{Binomial, DiscreteCDF};

use crate::stats::fate::Observed;

/// How pairs came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// Pairs in which the first was ahead.
    pub first: u64,
    /// Pairs in which the second was.
    pub second: u64,
    /// Pairs in which neither was, or in which it is not known.
    pub level: u64,
}

impl Pairs {
    /// Counts pairs of runs.
    pub fn of<'a>(pairs: impl Iterator<Item = (&'a Observed, &'a Observed)>) -> Pairs {
        let mut all = Pairs::default();
        for (one, other) in pairs {
            match one.order(other) {
                Some(Ordering::Less) => all.first += 1,
                Some(Ordering::Greater) => all.second += 1,
                Some(Ordering::Equal) | None => all.level += 1,
            }
        }
        all
    }

    /// All pairs.
    pub fn count(&self) -> u64 {
        self.first + self.second + self.level
    }
}

/// How probable so uneven a count would be if either were as likely to lead: exact, both sides; none without a leader.
pub fn sign_test(pairs: Pairs) -> Option<f64> {
    let trials = pairs.first + pairs.second;
    let fewer = pairs.first.min(pairs.second);
    let tail = Binomial::new(0.5, trials).ok()?.cdf(fewer);
    (trials > 0).then(|| (2.0 * tail).min(1.0))
}

#[cfg(test)]
mod tests {
    use crate::stats::sign_test::*;
    use crate::stats::strata::samples::*;

    /// R: `binom.test(k, n)$p.value`.
    #[test]
    fn as_in_r() {
        let cases = [(4, 18, 0.0308837890625), (14, 20, 0.115318298339844), (5, 10, 1.0), (0, 12, 0.00048828125)];
        for (first, count, p) in cases {
            let found = sign_test(Pairs { first, second: count - first, level: 7 }).unwrap();
            assert!((found - p).abs() < 1e-9, "{first} of {count}: {found}");
        }
        assert_eq!(sign_test(Pairs { level: 3, ..Pairs::default() }), None);
    }

    #[test]
    fn pairs_without_a_leader_are_counted() {
        let both = settings();
        let pairs = Pairs::of(both.first.iter().zip(&both.second));
        assert_eq!((pairs, pairs.count()), (Pairs { first: 12, second: 0, level: 8 }, 20));
    }
}
