//! The Metropolis rule: a step that makes things worse by d is taken with probability e^(−d / T).

use crate::evolve::random::threshold;

/// The most digits that one exchange of two squares inside a house can make missing: one in each of the four others.
const MOST: usize = 4;

/// The rule at one temperature, as thresholds of [`happens`](crate::evolve::random::happens).
#[derive(Clone)]
pub struct Metropolis {
    thresholds: [u64; MOST],
    /// The probability of a step that makes things worse by one.
    pub by_one: f64,
}

impl Metropolis {
    /// The rule at a temperature.
    pub fn at(temperature: f64) -> Metropolis {
        let by_one = exp_of_minus(1.0 / temperature);
        let mut probability = 1.0;
        let thresholds = [(); MOST].map(|()| {
            probability *= by_one;
            threshold(probability)
        });
        Metropolis { thresholds, by_one }
    }

    /// The threshold of a step that makes things worse by this much, which must not be 0.
    #[inline]
    pub fn threshold(&self, worse: u32) -> u64 {
        self.thresholds.get(worse as usize - 1).copied().unwrap_or(0)
    }
}

/// e^(−x) for x ≥ 0. The platform's own function may differ in its last bit from one machine to another, and so would a
/// run; products, sums and quotients do not.
fn exp_of_minus(x: f64) -> f64 {
    // So small that no threshold is left; also not a number.
    if !(0.0..64.0).contains(&x) {
        return 0.0;
    }
    // Taylor's series for x / 64, which is below 1; then six squarings.
    let small = x / 64.0;
    let (mut sum, mut term) = (1.0, 1.0);
    for k in 1..=20 {
        term *= small / f64::from(k);
        sum += term;
    }
    (0..6).fold(1.0 / sum, |power: f64, _| power * power)
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::metropolis::*;

    #[test]
    fn agrees_with_the_exponential() {
        for k in 0..6000 {
            let x = f64::from(k) / 100.0;
            let (ours, exact) = (exp_of_minus(x), (-x).exp());
            assert!((ours - exact).abs() <= 1e-13 * exact.max(1e-20), "{x}: {ours} {exact}");
        }
        assert_eq!([exp_of_minus(f64::INFINITY), exp_of_minus(f64::NAN), exp_of_minus(1e9)], [0.0; 3]);
    }

    #[test]
    fn worse_steps_are_rarer_and_a_cold_walk_takes_none() {
        let rule = Metropolis::at(1.0);
        assert_eq!(rule.threshold(2), threshold(rule.by_one * rule.by_one));
        assert!((1..4).all(|d| rule.threshold(d) > rule.threshold(d + 1)) && rule.threshold(5) == 0);
        assert_eq!(Metropolis::at(0.0).threshold(1), 0);
    }
}
