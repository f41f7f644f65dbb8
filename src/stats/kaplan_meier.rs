//! The share of runs that are still unsolved after so many evaluations (Kaplan and Meier 1958), with Greenwood's variance
//! (1926). The band is made on the scale log(−log S), so that it stays within 0 and 1 (Kalbfleisch and Prentice 1980), as R's
//! `survfit(…, conf.type="log-log")`.
//!
//! A stuck run has an infinite time to its solution: it stays among those at risk to the end. Without such runs this is the
//! usual estimate; with them the curve levels off above 0 and says how many will never solve.

use crate::stats::fate::{Fate, Observed};
use crate::stats::wilson::Z;

/// A time at which the curve falls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// When.
    pub time: f64,
    /// Runs that had not solved just before, stuck ones among them, and were still watched.
    pub at_risk: usize,
    /// Runs that solved then.
    pub solved: usize,
    /// The share that is unsolved from then on.
    pub unsolved: f64,
    /// Greenwood's standard error of it; none once all runs at risk have solved.
    pub error: Option<f64>,
    /// Its 95 % interval; none once all runs at risk have solved.
    pub band: Option<(f64, f64)>,
}

/// What runs tell of the time to a solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Where it falls, in order.
    pub steps: Vec<Step>,
    /// When runs that reached their budget were stopped, in order.
    pub censored: Vec<f64>,
    /// When runs got stuck, in order.
    pub stuck: Vec<f64>,
    /// All times until which runs count, in order.
    until: Vec<f64>,
}

impl Curve {
    /// The curve of these runs.
    pub fn of(runs: &[Observed]) -> Curve {
        let times = |fate| sorted(runs.iter().filter(|run| run.fate == fate).map(|run| run.time));
        let (solved, until) = (times(Fate::Solved), sorted(runs.iter().map(Observed::at_risk_until)));
        let (mut steps, mut unsolved, mut sum) = (Vec::new(), 1.0, 0.0);
        for at_once in solved.chunk_by(|a, b| a == b) {
            let time = at_once[0];
            let at_risk = until.len() - until.partition_point(|&t| t < time);
            let (n, d) = (at_risk as f64, at_once.len() as f64);
            unsolved *= (n - d) / n;
            // At last it is infinite, where all that were at risk have solved.
            sum += d / (n * (n - d));
            let error = sum.is_finite().then(|| unsolved * sum.sqrt());
            let band = sum.is_finite().then(|| band(unsolved, sum.sqrt()));
            steps.push(Step { time, at_risk, solved: at_once.len(), unsolved, error, band });
        }
        Curve { steps, censored: times(Fate::Censored), stuck: times(Fate::Stuck), until }
    }

    /// How many runs there are.
    pub fn runs(&self) -> usize {
        self.until.len()
    }

    /// Runs that had not solved just before this time, and were still watched or stuck.
    pub fn at_risk(&self, time: f64) -> usize {
        self.until.len() - self.until.partition_point(|&t| t < time)
    }

    /// The last step up to this time, if there was one.
    pub fn step_at(&self, time: f64) -> Option<&Step> {
        self.steps[..self.steps.partition_point(|step| step.time <= time)].last()
    }

    /// The share that is unsolved at this time.
    pub fn unsolved(&self, time: f64) -> f64 {
        self.step_at(time).map_or(1.0, |step| step.unsolved)
    }
}

/// The interval of a share, from the standard error of its logarithm.
fn band(share: f64, error_of_log: f64) -> (f64, f64) {
    let half = Z * error_of_log / share.ln().abs();
    (share.powf(half.exp()), share.powf((-half).exp()))
}

fn sorted(times: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times
}

#[cfg(test)]
mod tests {
    use crate::stats::kaplan_meier::*;
    use crate::stats::strata::samples::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() <= 1e-10 * b.abs().max(1.0)
    }

    /// R's time, n.risk, surv, std.err, lower and upper.
    fn agree(curve: &Curve, expected: &[(f64, usize, f64, f64, f64, f64)]) {
        assert_eq!(curve.steps.len(), expected.len());
        for (step, &(time, n, survival, error, low, high)) in curve.steps.iter().zip(expected) {
            assert_eq!((step.time, step.at_risk), (time, n));
            let (of_low, of_high) = step.band.unwrap();
            let pairs = [(step.unsolved, survival), (step.error.unwrap(), error), (of_low, low), (of_high, high)];
            assert!(pairs.iter().all(|&(a, b)| close(a, b)), "{step:?}");
        }
    }

    /// R 4.2.2, survival 3.5-3: `summary(survfit(Surv(t,e)~g, d, conf.type="log-log"))`, the rows of g=0. Survival and
    /// standard errors are those of the textbooks too (0.857, 0.807, 0.753 … 0.448; Kleinbaum and Klein, table 2.1).
    #[test]
    fn remissions_with_treatment_are_those_of_r() {
        agree(
            &Curve::of(&freireich().second),
            &[
                (6.0, 21, 0.8571428571428571, 0.0763603548321213, 0.619_717_955_265_983_9, 0.951551747646997),
                (7.0, 17, 0.8067226890756302, 0.0869352851800572, 0.563_146_564_622_333_4, 0.922809019202880),
                (10.0, 15, 0.7529411764705881, 0.0963496529943205, 0.503_199_510_799_507_5, 0.889361835169265),
                (13.0, 12, 0.6901960784313724, 0.1068147077750098, 0.431_610_222_486_184_1, 0.849065963349451),
                (16.0, 11, 0.6274509803921567, 0.1140538652567525, 0.36751085598750205, 0.804912189471841),
                (22.0, 7, 0.537_815_126_050_42, 0.128_233_751_693_034, 0.267_778_936_767_135, 0.746790717635394),
                (23.0, 6, 0.4481792717086834, 0.1345914567557604, 0.188_052_005_959_232_4, 0.680142628495241),
            ],
        );
    }

    /// The same, the last rows of g=1; R says NaN and NA of the last one.
    #[test]
    fn where_all_have_solved_there_is_no_band() {
        let curve = Curve::of(&freireich().first);
        let last = curve.steps.last().unwrap();
        assert_eq!((last.time, last.at_risk, last.unsolved, last.error, last.band), (23.0, 1, 0.0, None, None));
        let before = curve.steps[10];
        assert!(close(before.unsolved, 0.0476190476190476) && close(before.error.unwrap(), 0.0464714320451682));
        let (low, high) = before.band.unwrap();
        assert!(close(low, 0.00332446304253118) && close(high, 0.197044905698946));
    }

    /// R: `summary(survfit(Surv(t20,e20)~1, conf.type="log-log"))`.
    #[test]
    fn stuck_runs_stay_at_risk_to_the_end() {
        let curve = Curve::of(&five_of_twenty());
        agree(
            &curve,
            &[
                (12000.0, 20, 0.95, 0.0487339717240448, 0.694743193256570, 0.992802228593397),
                (48000.0, 19, 0.90, 0.0670820393249937, 0.656030707261567, 0.974010174395775),
                (90000.0, 18, 0.85, 0.0798435971133565, 0.603789699220299, 0.948996109793794),
                (150000.0, 17, 0.80, 0.0894427190999916, 0.551145564280728, 0.919817913588456),
                (171000.0, 16, 0.75, 0.0968245836551854, 0.499943907965752, 0.887470918915888),
            ],
        );
        assert_eq!((curve.stuck.len(), curve.censored.len(), curve.runs()), (4, 11, 20));
        assert_eq!([0.0, 150e3, 200e3, 200.1e3].map(|t| curve.at_risk(t)), [20, 17, 15, 4]);
        assert_eq!(
            [0.0, 12e3, 100e3, 1e9].map(|t| curve.unsolved(t)),
            [1.0, 0.95, curve.steps[2].unsolved, curve.steps[4].unsolved]
        );
    }

    #[test]
    fn no_runs_have_no_steps() {
        let curve = Curve::of(&[]);
        assert_eq!((curve.steps.len(), curve.at_risk(0.0), curve.unsolved(5.0)), (0, 0, 1.0));
    }
}
