//! Vargha and Delaney's A12 (2000): how probable it is that a run of the first kind solves before one of the second, ties
//! shared. 0.5 is no difference. Runs are compared within a puzzle. Of two runs without an answer neither is ahead; one that
//! was stopped before the other solved may have been either, and counts as a tie (Gehan 1965).

use std::cmp::Ordering;

use crate::stats::strata::Stratum;

/// How probable it is that the first kind is ahead, 0 to 1; none without a pair.
pub fn a12(strata: &[Stratum]) -> Option<f64> {
    let (mut halves, mut pairs) = (0u64, 0u64);
    for stratum in strata {
        for (one, other) in stratum.first.iter().flat_map(|one| stratum.second.iter().map(move |other| (one, other))) {
            pairs += 1;
            halves += match one.order(other) {
                Some(Ordering::Less) => 2,
                Some(Ordering::Greater) => 0,
                Some(Ordering::Equal) | None => 1,
            };
        }
    }
    (pairs > 0).then(|| halves as f64 / (2 * pairs) as f64)
}

/// How large a difference is, as Vargha and Delaney name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Below 0.56.
    Negligible,
    /// From 0.56.
    Small,
    /// From 0.64.
    Medium,
    /// From 0.71.
    Large,
}

impl Size {
    /// The size of an A12, whichever kind is ahead.
    pub fn of(a12: f64) -> Size {
        match a12.max(1.0 - a12) {
            a if a < 0.56 => Size::Negligible,
            a if a < 0.64 => Size::Small,
            a if a < 0.71 => Size::Medium,
            _ => Size::Large,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::stats::a12::*;
    use crate::stats::fate::{Fate, Observed};
    use crate::stats::strata::samples::*;

    fn solved(times: &[f64]) -> Vec<Observed> {
        times.iter().map(|&time| Observed::new(time, Fate::Solved)).collect()
    }

    /// R: `wilcox.test(c(1,2,3,5,8), c(4,5,6,7,9,10))$statistic` is 5.5, the pairs of 30 in which the first is later.
    #[test]
    fn it_is_the_statistic_of_mann_and_whitney_by_pairs() {
        let stratum =
            Stratum { first: solved(&[1.0, 2.0, 3.0, 5.0, 8.0]), second: solved(&[4.0, 5.0, 6.0, 7.0, 9.0, 10.0]) };
        assert_eq!(a12(&[stratum]), Some(1.0 - 5.5 / 30.0));
    }

    /// By hand: of 400 pairs the first kind's 12 solved runs are ahead of 15 that are unsolved and of 36 that solved later, behind
    /// 24; its 8 unsolved runs are behind 5 and level with 15: (180 + 36 + 120 / 2) / 400.
    #[test]
    fn unsolved_runs_are_behind_and_level_with_each_other() {
        assert_eq!(a12(&[settings()]), Some(0.69));
        let Stratum { first, second } = settings();
        assert_eq!(a12(&[Stratum { first: second, second: first }]), Some(0.31));
        assert_eq!((a12(&[]), a12(&[Stratum::default()])), (None, None));
    }

    #[test]
    fn puzzles_are_compared_each_for_itself() {
        // Each method is the same on both puzzles, of which one is harder: over all pairs it would be a tie too, but for others.
        let puzzle = |a: f64, b: f64| Stratum { first: solved(&[a; 3]), second: solved(&[b; 3]) };
        assert_eq!(a12(&[puzzle(1.0, 2.0), puzzle(10.0, 20.0)]), Some(1.0));
    }

    #[test]
    fn sizes_have_their_published_bounds() {
        assert_eq!(
            [0.5, 0.56, 0.36, 0.71, 0.2].map(Size::of),
            [Size::Negligible, Size::Small, Size::Medium, Size::Large, Size::Large]
        );
    }
}
