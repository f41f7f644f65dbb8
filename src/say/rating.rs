//! The sentence about a rating: how many runs, their mean, how far that may be off, and the band it falls in.

use crate::rate::Band;
use crate::say::number::{Count, Noun, Number};
use crate::say::words::paragraph;
use crate::stats::{mean, variance};

/// A rating as the page shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rated {
    /// Whether runs are on their way.
    pub running: bool,
    /// Generations of each run that is done.
    pub runs: Vec<u64>,
    /// Runs that were asked for; 0 where no rating was.
    pub of: u32,
    /// Generations of the run that is on its way.
    pub generation: u64,
    /// Runs that were given up at the limit.
    pub given_up: u32,
    /// Why the puzzle could not be rated.
    pub refused: String,
}

impl Rated {
    /// Mean generations of the runs that are done; `None` before the first.
    pub fn mean(&self) -> Option<f64> {
        mean(&self.values())
    }

    /// Generations of each run that is done.
    pub fn values(&self) -> Vec<f64> {
        self.runs.iter().map(|&g| g as f64).collect()
    }

    /// The band that the rating falls into so far; `None` before the first run is done.
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

    /// The rating in sentences: what is under way, mean and interval, or why there is none.
    pub fn sentence(&self) -> String {
        let (done, of) = (self.runs.len(), Noun::Run.of(self.of));
        let progress = match (self.running, done as u32 == self.of) {
            (true, _) => {
                Rating::Running { run: (done + 1).into(), of: self.of.into(), generation: self.generation.into() }
                    .text()
            }
            (false, _) if !self.refused.is_empty() => return self.refused.clone(),
            (false, _) if self.of == 0 => return Rating::NotRated.text(),
            (false, true) => String::new(),
            (false, false) => Rating::Stopped { done: done.into(), of }.text(),
        };
        let Some(mean) = self.mean() else { return paragraph([progress, Rating::NoRuns.text()]) };
        let whole = |value: f64| Number(value.round() as u64);
        let (runs, mean) = (Noun::Run.of(done), Noun::Generation.of(whole(mean)));
        let (low, high) = (self.runs.iter().min().copied(), self.runs.iter().max().copied());
        let (low, high) = (low.unwrap_or_default().into(), high.unwrap_or_default().into());
        let result = match self.interval() {
            Some((from, to)) => Rating::MeanInterval { runs, mean, from: whole(from), to: whole(to), low, high },
            None => Rating::Mean { runs, mean, low, high },
        };
        let band = self.band().map_or(Rating::BandOpen, |band| Rating::Band { band: band.name() });
        let limited = match self.given_up {
            0 => String::new(),
            n => Rating::Limited { runs: Noun::Run.of(n) }.text(),
        };
        paragraph([progress, result.text(), band.text(), limited])
    }
}

messages! {
    /// A rating, sentence by sentence.
    pub enum Rating {
        NotRated => "Not rated yet.",
        Running { run: Number, of: Number, generation: Number } => "Run {run} of {of}, generation {generation}.",
        Stopped { done: Number, of: Count } => "Stopped after {done} of {of}.",
        NoRuns => "No run is done yet.",
        Mean { runs: Count, mean: Count, low: Number, high: Number } => "Mean of {runs}: {mean}, from {low} to {high}.",
        MeanInterval { runs: Count, mean: Count, from: Number, to: Number, low: Number, high: Number }
            => "Mean of {runs}: {mean} (95 % interval {from} to {to}), from {low} to {high}.",
        Band { band: &'static str } => "Difficulty: {band}.",
        BandOpen => "Difficulty: undecided.",
        Limited { runs: Count } => "The limit ended {runs}, so the mean is too low.",
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
            "Run 3 of 12, generation 0. Mean of 2 runs: 200 generations, from 100 to 300. Difficulty: easy."
        );
        let refused = Rated { refused: "A puzzle without a solution cannot be rated.".into(), ..Rated::default() };
        assert_eq!(refused.sentence(), refused.refused);
        let open = Rated { of: 1, runs: vec![2_000], given_up: 1, ..Rated::default() };
        assert!(open.sentence().contains("Difficulty: undecided. The limit ended 1 run, so"), "{}", open.sentence());
        rated.runs = [9_000, 11_000].repeat(6);
        rated.running = false;
        assert_eq!(
            rated.sentence(),
            "Mean of 12 runs: 10,000 generations (95 % interval 9,409 to 10,591), from 9,000 to 11,000. Difficulty: medium."
        );
    }
}
