//! What stands beside a solved board: its measures, the same run with other seeds, and where to go on.

use crate::say::estimate;
use crate::say::estimate::{Estimate, Rounded};
use crate::say::number::{Count, Noun, Number, thousands};
use crate::say::words::paragraph;
use crate::study::{Cost, Outcome, Seeds, Summary};

labels! {
    /// Measures, buttons, and what is drawn.
    pub enum SolvedLabel {
        Group => "What it took",
        Evolution => "Evolution",
        Method => "This method",
        ThisRun => "this run",
        Exact => "Exact search",
        Technique => "Technique, SE 1.2.1",
        TechniqueLike => "Technique, SE-like",
        Rating => "being rated",
        Hardness => "How hard is it?",
        AskEvolution => "Measure evolution",
        NotMeasured => "not measured",
        StopEvolution => "Stop measuring",
        Proved => "nodes until proved",
        FoundTwo => "nodes until two were found",
        AskSeeds => "Run it with 20 seeds",
        StopSeeds => "Stop these runs",
        Plot => "Generations of each seed, on a logarithmic scale",
        Next => "Next puzzle",
        Making => "Generating …",
        Again => "Watch it again",
        Picture => "Save picture",
        Play => "Play it by hand",
    }
}

messages! {
    /// Under the number of this method.
    pub enum Took {
        This { unit: &'static str } => "{unit}, this run",
        Median { unit: &'static str, runs: Count } => "{unit}, median of {runs}",
        NoMedian { runs: Count } => "half of {runs} hit the limit",
    }
}

messages! {
    /// The same run with other seeds.
    pub enum SeedsSaid {
        Asked => "Every seed is another run of this method on this puzzle, with one population.",
        Running { done: Number, of: Number } => "{done} of {of} runs done.",
        Quicker { slower: Number, of: Count } => "This run was faster than {slower} of {of}.",
        Between { low: Number, high: Count } => "They took from {low} to {high}.",
        Each { took: Count } => "Each of them took {took}.",
        GaveUp { runs: Count, limit: Count } => "The limit of {limit} ended {runs}.",
    }
}

messages! {
    /// What Waters' algorithm takes on a puzzle.
    pub enum Evolved {
        Asked { runs: Count, limit: Count } => "{runs} of Waters’ algorithm with its published settings, each up to {limit}.",
        Running { done: Number, of: Count } => "{done} of {of} done.",
        Median { runs: Count, interval: Estimate } => "generations, median of {runs}: {interval}.",
        Solved { solved: Number, of: Count, ert: Estimate } => "{solved} of {of} solved it; evaluations per solution: {ert}.",
        NotReached => "not reached",
    }
}

/// What so many runs of Waters' algorithm came to: the median, its interval, and how many solved the puzzle at what cost.
pub fn evolved(outcomes: &[Outcome]) -> [String; 3] {
    let summary = Summary::of(outcomes);
    let (median, of) = (summary.curve(Cost::Generations).median(), Noun::Run.of(summary.runs));
    let number = match median.value.time() {
        Some(time) if time.fract() == 0.0 => thousands(time as u64),
        // Between two runs.
        Some(time) => Rounded(time).to_string(),
        None => Evolved::NotReached.text(),
    };
    let solved = summary.solved.into();
    let ert = estimate::ert(summary.ert(Cost::Evaluations));
    let interval = Evolved::Median { runs: of, interval: estimate::quantile(median) };
    [number, interval.text(), Evolved::Solved { solved, of, ert }.text()]
}

/// The line under the number of this method; `runs` with other seeds take the place of the run itself.
pub fn took(unit: &'static str, runs: Option<&Seeds>) -> String {
    match runs {
        None => Took::This { unit }.text(),
        Some(seeds) if seeds.median().is_some() => Took::Median { unit, runs: Noun::Run.of(seeds.done()) }.text(),
        Some(seeds) => Took::NoMedian { runs: Noun::Run.of(seeds.done()) }.text(),
    }
}

/// The largest sentence on other seeds, and what follows; `this` is how many generations the run that was watched took.
pub fn seeds_said(seeds: &Seeds, unit: Noun, this: u64, limit: u64) -> (String, String) {
    let first = match (seeds.of, seeds.is_complete()) {
        (0, _) => return (String::new(), SeedsSaid::Asked.text()),
        (of, false) => SeedsSaid::Running { done: seeds.done().into(), of: of.into() },
        (_, true) => SeedsSaid::Quicker { slower: seeds.slower_than(this).into(), of: Noun::Run.of(seeds.done()) },
    };
    let ends = seeds.solved.iter().min().zip(seeds.solved.iter().max());
    let range = ends.map_or_else(String::new, |(&low, &high)| match low == high {
        true => SeedsSaid::Each { took: unit.of(low) }.text(),
        false => SeedsSaid::Between { low: low.into(), high: unit.of(high) }.text(),
    });
    let gave_up = match seeds.given_up {
        0 => String::new(),
        n => SeedsSaid::GaveUp { runs: Noun::Run.of(n), limit: unit.of(limit) }.text(),
    };
    (first.text(), paragraph([range, gave_up]))
}

#[cfg(test)]
mod tests {
    use crate::say::solved::*;
    use crate::stats::Fate;

    #[test]
    fn what_evolution_takes_has_its_interval() {
        let run = |k: u64, fate| Outcome {
            task: k as u32,
            fate,
            best: 0,
            generations: 10 + k,
            evaluations: 1_000,
            microseconds: 0,
        };
        let all: Vec<Outcome> = (0..20).map(|k| run(k, Fate::Solved)).collect();
        let [number, median, solved] = evolved(&all);
        assert_eq!(number, "19.5");
        assert!(median.starts_with("generations, median of 20 runs: 19.5 ("), "{median}");
        assert!(solved.starts_with("20 of 20 runs solved it; evaluations per solution: 1,000 ("), "{solved}");
        let none: Vec<Outcome> = (0..20).map(|k| run(k, Fate::Censored)).collect();
        assert_eq!(evolved(&none)[0], "not reached");
    }

    #[test]
    fn other_seeds_are_told_beside_this_one() {
        let said = |seeds: &Seeds| seeds_said(seeds, Noun::Generation, 20, 2_000);
        assert_eq!(said(&Seeds::default()).0, "");
        let mut seeds = Seeds { of: 4, solved: vec![10, 30], given_up: 1 };
        assert_eq!(said(&seeds).0, "3 of 4 runs done.");
        assert_eq!(took("generations", Some(&seeds)), "generations, median of 3 runs");
        assert_eq!(took("generations", None), "generations, this run");
        seeds.solved.push(1_000);
        let (first, rest) = said(&seeds);
        assert_eq!(first, "This run was faster than 3 of 4 runs.");
        assert_eq!(rest, "They took from 10 to 1,000 generations. The limit of 2,000 generations ended 1 run.");
        assert_eq!(took("nodes", Some(&Seeds { of: 1, solved: vec![], given_up: 1 })), "half of 1 run hit the limit");
    }
}
