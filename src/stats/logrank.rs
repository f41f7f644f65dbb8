//! The log-rank test (Mantel 1966; Peto and Peto 1972), stratified where there are several puzzles: at every time at which a
//! run solves, how many of the first kind would have, had both kinds the same chance.

use statrs::function::erf::erfc;

use crate::stats::strata::Stratum;

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogRank {
    /// Solved runs of either kind.
    pub observed: [f64; 2],
    /// How many were to be expected.
    pub expected: [f64; 2],
    /// Chi-square with one degree of freedom.
    pub chi_square: f64,
    /// How probable so large a difference would be without any.
    pub p: f64,
}

/// The test of two kinds of runs; none where no time has both kinds at risk and a run that solves.
pub fn logrank(strata: &[Stratum]) -> Option<LogRank> {
    let (mut observed, mut expected, mut variance) = ([0.0; 2], [0.0; 2], 0.0);
    for moment in strata.iter().flat_map(Stratum::moments) {
        let ([n0, n1], [d0, d1]) = (moment.at_risk, moment.events);
        let (n, d) = (n0 + n1, d0 + d1);
        observed = [observed[0] + d0, observed[1] + d1];
        expected = [expected[0] + d * n0 / n, expected[1] + d * n1 / n];
        if n > 1.0 {
            variance += d * (n0 / n) * (n1 / n) * (n - d) / (n - 1.0);
        }
    }
    let chi_square = (observed[0] - expected[0]).powi(2) / variance;
    (variance > 0.0).then(|| LogRank { observed, expected, chi_square, p: beyond(chi_square) })
}

/// The share of the chi-square distribution with one degree of freedom that lies beyond a value.
fn beyond(chi_square: f64) -> f64 {
    erfc((chi_square / 2.0).sqrt())
}

#[cfg(test)]
mod tests {
    use crate::stats::fate::{Fate, Observed};
    use crate::stats::logrank::*;
    use crate::stats::strata::samples::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() <= 1e-9 * b.abs()
    }

    /// R: `survdiff(Surv(t,e)~g, d)` and its `$exp`; 16.79, 10.75 and 19.25 are in the textbooks too (Kleinbaum and Klein).
    #[test]
    fn remissions_have_the_published_chi_square() {
        let test = logrank(&[freireich()]).unwrap();
        assert!(close(test.chi_square, 16.7929409892165), "{test:?}");
        assert!(close(test.expected[0], 10.7494990519689) && close(test.expected[1], 19.2505009480311), "{test:?}");
        assert_eq!(test.observed, [21.0, 9.0]);
        // R: pchisq(16.7929409892165, 1, lower.tail=FALSE)
        assert!(close(test.p, 4.16880910933461e-05), "{test:?}");
    }

    /// R: `survdiff(Surv(t,e)~g, dd)`, and `pchisq(5.32185575667302, 1, lower.tail=FALSE)`.
    #[test]
    fn stuck_runs_never_solve() {
        let test = logrank(&[settings()]).unwrap();
        assert!(close(test.chi_square, 5.32185575667302) && close(test.p, 0.0210595719594192), "{test:?}");
        assert!(close(test.expected[1], 9.68621772029594), "{test:?}");
    }

    /// R: `survdiff(Surv(t,e)~g+strata(k), ds)`, both data sets together.
    #[test]
    fn puzzles_are_compared_each_for_itself() {
        let test = logrank(&[freireich(), settings()]).unwrap();
        assert!(close(test.chi_square, 21.4866294403855), "{test:?}");
    }

    #[test]
    fn nothing_to_compare_is_no_test() {
        let one = Observed::new(4.0, Fate::Solved);
        assert_eq!(logrank(&[]), None);
        assert_eq!(logrank(&[Stratum { first: vec![one], second: vec![] }]), None);
        let unsolved = vec![Observed::new(9.0, Fate::Censored)];
        assert_eq!(logrank(&[Stratum { first: unsolved.clone(), second: unsolved }]), None);
        let same = logrank(&[Stratum { first: vec![one; 3], second: vec![one; 3] }]);
        assert_eq!(same, None, "all solve at once, so no variance is left");
    }
}
