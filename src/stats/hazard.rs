//! The hazard ratio of two kinds of runs (Cox 1972), stratified by puzzle, ties as Efron (1977) has them: the defaults of R's
//! `coxph`. Above 1 the first kind solves sooner. It is one number for the whole time, so it says little where curves cross.

use crate::stats::strata::{Moment, Stratum};
use crate::stats::wilson::Z;

/// How many times as often the first kind solves as the second, of runs that are still at it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HazardRatio {
    /// The estimate; 0 or infinite where only one kind solves while the other is at risk.
    pub value: f64,
    /// Wald's 95 % interval; none where the estimate is 0 or infinite.
    pub interval: Option<(f64, f64)>,
}

/// The ratio of the first kind to the second; none where they are never at risk together when a run solves.
pub fn hazard_ratio(strata: &[Stratum]) -> Option<HazardRatio> {
    let moments: Vec<Moment> = strata.iter().flat_map(Stratum::moments).collect();
    let tells = |k: usize| moments.iter().any(|m| m.events[k] > 0.0 && m.at_risk[1 - k] > 0.0);
    match (tells(0), tells(1)) {
        (false, false) => None,
        (true, false) => Some(HazardRatio { value: f64::INFINITY, interval: None }),
        (false, true) => Some(HazardRatio { value: 0.0, interval: None }),
        (true, true) => finite(&moments),
    }
}

/// Where the score is 0, between two places on either side of it.
fn finite(moments: &[Moment]) -> Option<HazardRatio> {
    let (mut low, mut high) = (-40.0, 40.0);
    let mut beta = 0.0;
    for _ in 0..200 {
        let (score, information) = score(moments, beta);
        // The score falls as beta grows.
        if score > 0.0 {
            low = beta
        } else {
            high = beta
        }
        let newton = beta + score / information;
        let next = if newton > low && newton < high { newton } else { (low + high) / 2.0 };
        if (next - beta).abs() < 1e-12 {
            let error = information.sqrt().recip();
            let end = |side: f64| (next + side * Z * error).exp();
            return Some(HazardRatio { value: next.exp(), interval: Some((end(-1.0), end(1.0))) });
        }
        beta = next;
    }
    None
}

/// Slope of the logarithm of the partial likelihood, and how fast it falls.
fn score(moments: &[Moment], beta: f64) -> (f64, f64) {
    let weight = beta.exp();
    let (mut slope, mut information) = (0.0, 0.0);
    for Moment { at_risk, events } in moments {
        let tied = events[0] + events[1];
        slope += events[0];
        for k in 0..tied as u32 {
            // Efron: of those that solve at once a part has gone before.
            let gone = f64::from(k) / tied;
            let first = weight * (at_risk[0] - gone * events[0]);
            let share = first / (first + at_risk[1] - gone * events[1]);
            slope -= share;
            information += share * (1.0 - share);
        }
    }
    (slope, information)
}

#[cfg(test)]
mod tests {
    use crate::stats::fate::{Fate, Observed};
    use crate::stats::hazard::*;
    use crate::stats::strata::samples::*;

    fn agrees(strata: &[Stratum], value: f64, low: f64, high: f64) -> bool {
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-7 * b;
        let ratio = hazard_ratio(strata).unwrap();
        let interval = ratio.interval.unwrap();
        close(ratio.value, value) && close(interval.0, low) && close(interval.1, high)
    }

    /// R: `m <- coxph(Surv(t,e)~g, d); exp(coef(m)); exp(confint(m))`, coefficient 1.57212514882907.
    #[test]
    fn remissions_have_the_ratio_of_r() {
        assert!(agrees(&[freireich()], 1.57212514882907f64.exp(), 2.14650821272546, 10.809310681586));
    }

    /// R: the same of dd (coefficient 1.16761005634144), and `coxph(Surv(t,e)~g+strata(k), ds)` (1.4288893483472).
    #[test]
    fn stuck_runs_and_strata_too() {
        assert!(agrees(&[settings()], 1.16761005634144f64.exp(), 1.12739993587742, 9.16421359977634));
        assert!(agrees(&[freireich(), settings()], 1.4288893483472f64.exp(), 2.19380218782443, 7.94182024848148));
    }

    #[test]
    fn turned_round_it_is_its_inverse() {
        let Stratum { first, second } = freireich();
        let turned = hazard_ratio(&[Stratum { first: second, second: first }]).unwrap();
        assert!((turned.value * 1.57212514882907f64.exp() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn where_one_kind_never_solves_it_has_no_interval() {
        let runs = |fate| (1..=3).map(|k| Observed::new(f64::from(k), fate)).collect::<Vec<_>>();
        let stratum = Stratum { first: runs(Fate::Solved), second: runs(Fate::Stuck) };
        assert_eq!(hazard_ratio(&[stratum]), Some(HazardRatio { value: f64::INFINITY, interval: None }));
        let stratum = Stratum { first: runs(Fate::Stuck), second: runs(Fate::Solved) };
        assert_eq!(hazard_ratio(&[stratum]), Some(HazardRatio { value: 0.0, interval: None }));
        let stratum = Stratum { first: runs(Fate::Stuck), second: runs(Fate::Censored) };
        assert_eq!((hazard_ratio(&[stratum]), hazard_ratio(&[])), (None, None));
    }
}
