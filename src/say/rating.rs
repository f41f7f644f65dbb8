//! The sentence about a rating: how many runs, their mean, how far that may be off, and the band it falls in.

use crate::rate::Band;
use crate::say::number::{counted, thousands};
use crate::stats::{mean, variance};

/// A rating as the page shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rated {
    pub running: bool,
    /// Generations of each run that is done.
    pub runs: Vec<u64>,
    pub of: u32,
    /// Generations of the run that is on its way.
    pub generation: u64,
    /// Runs that were given up at the limit.
    pub given_up: u32,
    /// Why the puzzle could not be rated.
    pub refused: String,
}

impl Rated {
    pub fn mean(&self) -> Option<f64> {
        mean(&self.values())
    }

    pub fn values(&self) -> Vec<f64> {
        self.runs.iter().map(|&g| g as f64).collect()
    }

    pub fn band(&self) -> Option<Band> {
        Band::of(self.runs.iter().sum(), self.runs.len() as u64, self.given_up.into())
    }

    /// The 95 % interval of the mean, by the normal approximation; from ten runs on.
    fn interval(&self) -> Option<(f64, f64)> {
        let values = self.values();
        let n = values.len() as f64;
        let (mean, variance) = (mean(&values)?, variance(&values)?);
        let half = 1.96 * (variance / (n - 1.0)).sqrt();
        (values.len() >= 10).then(|| ((mean - half).max(0.0), mean + half))
    }

    pub fn sentence(&self) -> String {
        let done = self.runs.len();
        let progress = match (self.running, done as u32 == self.of) {
            (true, _) => format!("Run {} of {}, generation {}. ", done + 1, self.of, thousands(self.generation)),
            (false, _) if !self.refused.is_empty() => return self.refused.clone(),
            (false, _) if self.of == 0 => return "Not rated yet.".into(),
            (false, true) => String::new(),
            (false, false) => format!("Stopped after {done} of {} runs. ", self.of),
        };
        let Some(mean) = self.mean() else { return progress + "No run is done yet." };
        let band =
            self.band().map_or("Which band that is stays open".into(), |band| format!("That is {}", band.name()));
        let whole = |value: f64| thousands(value.round() as u64);
        let interval = match self.interval() {
            Some((low, high)) => format!(" (95 % interval {} to {})", whole(low), whole(high)),
            None => String::new(),
        };
        let ends = (self.runs.iter().min(), self.runs.iter().max());
        let spread = match ends {
            (Some(&low), Some(&high)) => format!(", from {} to {}", thousands(low), thousands(high)),
            _ => String::new(),
        };
        let given_up = match self.given_up {
            0 => String::new(),
            n => format!(" {n} of them given up, so the mean is too low."),
        };
        format!(
            "{progress}Mean of {}: {} generations{interval}{spread}. {band}.{given_up}",
            counted(done as u64, "run"),
            whole(mean)
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::say::rating::*;

    #[test]
    fn a_rating_says_its_band_and_how_sure_it_is() {
        let mut rated = Rated { of: 12, ..Rated::default() };
        assert_eq!(Rated::default().sentence(), "Not rated yet.");
        rated.running = true;
        assert_eq!(rated.sentence(), "Run 1 of 12, generation 0. No run is done yet.");
        rated.runs = vec![100, 300];
        assert_eq!(
            rated.sentence(),
            "Run 3 of 12, generation 0. Mean of 2 runs: 200 generations, from 100 to 300. That is easy."
        );
        let refused = Rated { refused: "A puzzle without a solution cannot be rated.".into(), ..Rated::default() };
        assert_eq!(refused.sentence(), refused.refused);
        let open = Rated { of: 1, runs: vec![2_000], given_up: 1, ..Rated::default() };
        assert!(open.sentence().contains("Which band that is stays open. 1 of them given up"), "{}", open.sentence());
        rated.runs = [9_000, 11_000].repeat(6);
        rated.running = false;
        assert_eq!(
            rated.sentence(),
            "Mean of 12 runs: 10,000 generations (95 % interval 9,409 to 10,591), from 9,000 to 11,000. That is medium."
        );
    }
}
