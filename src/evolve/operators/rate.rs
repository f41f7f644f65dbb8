//! A mutation rate that jumps to a ceiling and decays to a base (Waters 2008, III.E.4).

use crate::evolve::random::threshold;

/// The rate and its bounds, all as probabilities.
#[derive(Clone, Debug, PartialEq)]
pub struct DecayingRate {
    /// What it falls to.
    pub base: f64,
    /// What a reset sets it to.
    pub ceiling: f64,
    /// What it is multiplied by.
    pub multiplier: f64,
    rate: f64,
}

impl DecayingRate {
    /// Starts at the base.
    pub fn new(base: f64, ceiling: f64, multiplier: f64) -> Self {
        Self { base, ceiling: ceiling.max(base), multiplier, rate: base }
    }

    /// The rate as it is, 0 to 1.
    pub fn get(&self) -> f64 {
        self.rate
    }

    /// The rate as a threshold for [`happens`](crate::evolve::random::happens).
    pub fn threshold(&self) -> u64 {
        threshold(self.rate)
    }

    /// Sets it to its ceiling.
    pub fn jump(&mut self) {
        self.rate = self.ceiling;
    }

    /// One decay; never below the base.
    pub fn decay(&mut self) {
        self.rate = (self.rate * self.multiplier).max(self.base);
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::rate::*;

    #[test]
    fn a_ceiling_below_the_base_is_the_base() {
        let mut rate = DecayingRate::new(0.5, 0.1, 0.9);
        rate.jump();
        assert_eq!(rate.get(), 0.5);
    }

    #[test]
    fn decays_as_the_thesis_says() {
        let mut rate = DecayingRate::new(0.01, 0.25, 0.5);
        assert_eq!(rate.get(), 0.01);
        rate.jump();
        let mut seen = Vec::new();
        for _ in 0..6 {
            rate.decay();
            seen.push(rate.get());
        }
        assert_eq!(seen, [0.125, 0.0625, 0.03125, 0.015625, 0.01, 0.01]);
    }
}
