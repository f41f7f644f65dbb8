//! How estimates are written. An interval stands in brackets after its value, quartiles stand between strokes: never one for the
//! other.

use std::fmt::{Display, Formatter};

use crate::say::number::{fixed_point, pointed};
use crate::stats::{Curve, Ert, HazardRatio, Quantile, Reached, Size};
use crate::study::summary::figure;

/// A value with three digits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rounded(pub f64);

impl crate::say::language::Said for Rounded {}

impl Display for Rounded {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&figure(self.0))
    }
}

messages! {
    /// A value with its 95 % interval.
    pub enum Estimate {
        Within { value: Rounded, low: Rounded, high: Rounded } => "{value} ({low}–{high})",
        AtLeast { value: Rounded, low: Rounded } => "{value} (from {low})",
        Infinite => "infinite",
        InfiniteFrom { low: Rounded } => "infinite (from {low})",
        NotReached => "not reached",
        NotReachedFrom { low: Rounded } => "not reached (from {low})",
        None => "–",
    }
}

messages! {
    /// A time that may not have been reached.
    pub enum When {
        At { time: Rounded } => "{time}",
        NotReached => "not reached",
    }
}

messages! {
    /// Quartiles of runs.
    pub enum Spread {
        Quartiles { first: When, median: When, third: When } => "{first} / {median} / {third}",
        NotReached => "not reached",
        None => "–",
    }
}

messages! {
    /// How probable so large a difference is by chance.
    pub enum Chance {
        Equal { p: String } => "p = {p}",
        Below => "p < 0.001",
        None => "–",
    }
}

wording! { Size {
    Size::Negligible => "negligible";
    Size::Small => "small";
    Size::Medium => "medium";
    Size::Large => "large";
} }

messages! {
    /// How often the first is ahead, and how large a difference that is called.
    pub enum Ahead {
        A12 { share: String, size: Size } => "{share}, {size}",
        None => "–",
    }
}

/// An A12 with the name that Vargha and Delaney give to its size.
pub fn ahead(a12: Option<f64>) -> Ahead {
    match a12 {
        Some(share) => Ahead::A12 { share: fixed_point(share, 2), size: Size::of(share) },
        None => Ahead::None,
    }
}

/// A median or another quantile.
pub fn quantile(quantile: Quantile) -> Estimate {
    match (quantile.value, quantile.low, quantile.high) {
        (Reached::At(value), Reached::At(low), Reached::At(high)) => {
            Estimate::Within { value: Rounded(value), low: Rounded(low), high: Rounded(high) }
        }
        (Reached::At(value), low, _) => {
            Estimate::AtLeast { value: Rounded(value), low: Rounded(low.time().unwrap_or(value)) }
        }
        (Reached::Never, Reached::At(low), _) => Estimate::NotReachedFrom { low: Rounded(low) },
        (Reached::Never, Reached::Never, _) => Estimate::NotReached,
    }
}

/// An expected running time; none without a run.
pub fn ert(ert: Option<Ert>) -> Estimate {
    match ert {
        None => Estimate::None,
        Some(e) if e.value.is_finite() => within(e.value, e.low, e.high),
        Some(e) if e.low.is_finite() => Estimate::InfiniteFrom { low: Rounded(e.low) },
        Some(_) => Estimate::Infinite,
    }
}

/// A hazard ratio; none where nothing could be compared.
pub fn hazard(ratio: Option<HazardRatio>) -> Estimate {
    match ratio {
        None => Estimate::None,
        Some(HazardRatio { value, interval: Some((low, high)) }) => within(value, low, high),
        Some(HazardRatio { value, interval: None }) if value.is_finite() => {
            Estimate::AtLeast { value: Rounded(value), low: Rounded(value) }
        }
        Some(_) => Estimate::Infinite,
    }
}

fn within(value: f64, low: f64, high: f64) -> Estimate {
    match high.is_finite() {
        true => Estimate::Within { value: Rounded(value), low: Rounded(low), high: Rounded(high) },
        false => Estimate::AtLeast { value: Rounded(value), low: Rounded(low) },
    }
}

/// Quartiles of all runs of a curve.
pub fn quartiles(curve: &Curve) -> Spread {
    let when = |share| match curve.quantile(share).value {
        Reached::At(time) => When::At { time: Rounded(time) },
        Reached::Never => When::NotReached,
    };
    match (curve.runs(), [0.25, 0.5, 0.75].map(when)) {
        (0, _) => Spread::None,
        (_, [When::NotReached, ..]) => Spread::NotReached,
        (_, [first, median, third]) => Spread::Quartiles { first, median, third },
    }
}

/// A p-value.
pub fn chance(p: Option<f64>) -> Chance {
    match p {
        None => Chance::None,
        Some(p) if p < 0.001 => Chance::Below,
        Some(p) => Chance::Equal { p: pointed(&if p < 0.1 { format!("{p:.3}") } else { format!("{p:.2}") }) },
    }
}

#[cfg(test)]
mod tests {
    use crate::say::estimate;
    use crate::stats::{Curve, Fate, Observed, ert};

    fn runs(solved: u32, censored: u32) -> Vec<Observed> {
        let solved = (1..=solved).map(|k| Observed::new(f64::from(1000 * k), Fate::Solved));
        solved.chain((0..censored).map(|_| Observed::new(20e3, Fate::Censored))).collect()
    }

    #[test]
    fn intervals_stand_in_brackets_and_quartiles_between_strokes() {
        let texts = |runs: &[Observed]| {
            let curve = Curve::of(runs);
            [
                estimate::quantile(curve.median()).text(),
                estimate::quartiles(&curve).text(),
                estimate::ert(ert(runs, 1)).text(),
            ]
        };
        let [median, quartiles, ert] = texts(&runs(20, 0));
        assert_eq!([median.as_str(), quartiles.as_str()], ["10,500 (5,000–15,000)", "5,500 / 10,500 / 15,500"]);
        assert!(ert.starts_with("10,500 (") && ert.contains('–'), "{ert}");
        let [median, quartiles, ert] = texts(&runs(8, 12));
        assert_eq!(
            [median.as_str(), quartiles.as_str()],
            ["not reached (from 5,000)", "5,500 / not reached / not reached"]
        );
        assert!(ert.starts_with("34,500 ("), "{ert}");
        assert_eq!(texts(&runs(0, 5)), ["not reached", "not reached", "infinite"]);
        assert_eq!(texts(&[]), ["not reached", "–", "–"]);
        assert_eq!(
            [Some(0.0000417), Some(0.0210), Some(0.5), None].map(|p| estimate::chance(p).text()),
            ["p < 0.001", "p = 0.021", "p = 0.50", "–"]
        );
        assert_eq!(
            [Some(0.2), Some(0.5), None].map(|a| estimate::ahead(a).text()),
            ["0.20, large", "0.50, negligible", "–"]
        );
    }
}
