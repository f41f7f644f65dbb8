//! When half of the runs have solved, and other quantiles of the curve of Kaplan and Meier, with the interval of Brookmeyer
//! and Crowley (1982): the times at which the band crosses the share. Without unsolved runs the median is the usual one.

use crate::stats::kaplan_meier::{Curve, Step};

/// A time, or that the runs did not come that far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reached {
    /// After so long.
    At(f64),
    /// Not within what was watched.
    Never,
}

impl Reached {
    /// The time, where it was reached.
    pub fn time(self) -> Option<f64> {
        match self {
            Reached::At(time) => Some(time),
            Reached::Never => None,
        }
    }
}

/// When a share of the runs has solved, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quantile {
    /// The estimate.
    pub value: Reached,
    /// Lower end of its interval.
    pub low: Reached,
    /// Upper end of its interval.
    pub high: Reached,
}

/// Equal, but for rounding in a product of fractions.
const NEAR: f64 = 1e-9;

impl Curve {
    /// When half of the runs have solved.
    pub fn median(&self) -> Quantile {
        self.quantile(0.5)
    }

    /// When this share (0 to 1) of the runs has solved.
    pub fn quantile(&self, share: f64) -> Quantile {
        let left = 1.0 - share;
        // Nothing is below 0: at the end of a curve that reaches it the lower side of the band is known, the upper one is not.
        let low = |step: &Step| step.band.map_or(step.unsolved, |band| band.0);
        let high = |step: &Step| step.band.map_or(1.0, |band| band.1);
        Quantile {
            value: self.falls_to(left, |step| step.unsolved),
            low: self.falls_to(left, low),
            high: self.falls_to(left, high),
        }
    }

    /// The first time at which a side of the curve is down at a share. Where it stays there until it falls once more it is the
    /// time in the middle, as the median of an even number of values.
    fn falls_to(&self, share: f64, side: impl Fn(&Step) -> f64) -> Reached {
        let Some(k) = self.steps.iter().position(|step| side(step) <= share + NEAR) else { return Reached::Never };
        let time = self.steps[k].time;
        let level = (side(&self.steps[k]) - share).abs() <= NEAR;
        let next = self.steps.get(k + 1).filter(|_| level).map_or(time, |step| step.time);
        Reached::At((time + next) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use crate::stats::fate::{Fate, Observed};
    use crate::stats::median::*;
    use crate::stats::spread;
    use crate::stats::strata::samples::*;

    fn times(quantile: Quantile) -> [Option<f64>; 3] {
        [quantile.value, quantile.low, quantile.high].map(Reached::time)
    }

    fn solved(times: &[f64]) -> Curve {
        Curve::of(&times.iter().map(|&time| Observed::new(time, Fate::Solved)).collect::<Vec<_>>())
    }

    /// R: `quantile(survfit(Surv(t,e)~g, d, conf.type="log-log"), c(.25,.5,.75))`; medians 8 and 23 are published.
    #[test]
    fn quantiles_of_remissions_are_those_of_r() {
        let (placebo, treated) = (Curve::of(&freireich().first), Curve::of(&freireich().second));
        let three = |curve: &Curve| [0.25, 0.5, 0.75].map(|share| times(curve.quantile(share)));
        assert_eq!(three(&placebo), [[4.0, 1.0, 5.0], [8.0, 4.0, 11.0], [12.0, 8.0, 22.0]].map(|row| row.map(Some)));
        assert_eq!(
            three(&treated),
            [[Some(13.0), Some(6.0), Some(22.0)], [Some(23.0), Some(13.0), None], [None, Some(23.0), None]]
        );
    }

    /// R: `quantile(survfit(Surv(b20,eb)~1, conf.type="log-log"), c(.25,.5,.75))`, and of t20 for .5.
    #[test]
    fn a_median_that_is_not_reached_says_so() {
        let twelve = Curve::of(&twelve_of_twenty());
        assert_eq!(times(twelve.quantile(0.25)), [50e3, 9e3, 99e3].map(Some));
        assert_eq!(times(twelve.median()), [Some(125e3), Some(40e3), None]);
        assert_eq!(times(twelve.quantile(0.75)), [None, Some(130e3), None]);
        assert_eq!(times(Curve::of(&five_of_twenty()).median()), [None, Some(171e3), None]);
    }

    /// R: `quantile(survfit(Surv(1:10,rep(1,10))~1, conf.type="log-log"), c(.25,.5,.75))`, and the same of `1:4`.
    #[test]
    fn without_unsolved_runs_it_is_the_usual_median() {
        let ten: Vec<f64> = (1..=10).map(f64::from).collect();
        let curve = solved(&ten);
        assert_eq!(times(curve.quantile(0.25)), [3.0, 1.0, 6.0].map(Some));
        assert_eq!(times(curve.median()), [5.5, 1.0, 8.0].map(Some));
        assert_eq!(times(curve.quantile(0.75)), [Some(8.0), Some(5.0), None]);
        assert_eq!(times(solved(&[4.0, 1.0, 3.0, 2.0]).median()), [Some(2.5), Some(1.0), None]);
        for values in [&ten[..], &ten[..9], &[7.0], &[2.0, 2.0, 2.0, 9.0]] {
            assert_eq!(solved(values).median().value.time(), spread::median(values));
        }
    }

    #[test]
    fn runs_that_all_take_the_same_have_a_lower_end_and_no_upper_one() {
        assert_eq!(times(solved(&[500.0; 20]).median()), [Some(500.0), Some(500.0), None]);
        assert_eq!(times(Curve::of(&[]).median()), [None; 3]);
    }
}
