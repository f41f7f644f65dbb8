//! A lesson repeated with other seeds: how often its seeds show what it concludes, and how large the effect is over many.

use crate::evolve::RunError;
use crate::stats::{paired_difference, wilson};
use crate::study::lessons::lesson::{Claim, Lesson, Machine};
use crate::study::trials::{Trial, Trials};

/// Runs a block of seeds to its end.
///
/// # Errors
///
/// A run of it cannot start.
pub fn complete(machine: &Machine, block: u64) -> Result<Trials, RunError> {
    let mut trials = machine.trials(block);
    for number in 0..trials.runs() {
        let mut trial = Trial::of(&trials.run(number))?;
        while !trial.advance(0) {}
        trials.take(trial.traced(number as u32, 0));
    }
    Ok(trials)
}

/// An effect over many seeds: its size and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effect {
    /// A share of seeds, or a difference of two shares.
    pub size: f64,
    /// Its interval.
    pub interval: (f64, f64),
}

/// The effect that a claim is about, over these blocks: a share with Wilson's interval; of two lanes in how much more of the seeds
/// the first is ahead than the second, with the interval of a paired difference.
pub fn effects(claim: Claim, blocks: &[Trials]) -> Vec<Effect> {
    let share = |lane: usize| {
        let (mut solved, mut runs) = (0, 0);
        for summary in blocks.iter().map(|block| block.summary(lane)) {
            (solved, runs) = (solved + summary.solved, runs + summary.runs);
        }
        Effect { size: solved as f64 / runs.max(1) as f64, interval: wilson(solved, runs) }
    };
    let ahead = |first: usize, second: usize| {
        let (mut one, mut other, mut all) = (0, 0, 0);
        for pairs in blocks.iter().map(|block| block.pairs(first, second)) {
            (one, other, all) = (one + pairs.first, other + pairs.second, all + pairs.count());
        }
        let size = (one as f64 - other as f64) / (all as f64).max(1.0);
        Effect { size, interval: paired_difference(one, other, all) }
    };
    match claim {
        Claim::Share(lane) => vec![share(lane)],
        Claim::Ahead(first, second) => vec![ahead(first, second)],
        Claim::Both([a, b, c, d]) => vec![ahead(a, b), ahead(c, d)],
    }
}

/// Whether a block of seeds shows the conclusion of its lesson.
pub fn holds(lesson: &Lesson, trials: &Trials) -> bool {
    (lesson.result)(trials) == Some(lesson.conclusion)
}

#[cfg(test)]
mod tests {
    use crate::study::lessons::LESSONS;
    use crate::study::lessons::lesson::SEEDS;
    use crate::study::lessons::repeat::*;

    #[test]
    fn blocks_share_no_seed_of_a_lane() {
        for lesson in LESSONS {
            let machine = lesson.machine().unwrap();
            for lane in 0..machine.lanes.len() {
                let seeds = |block| {
                    let trials = machine.trials(block);
                    (0..SEEDS as usize)
                        .map(move |k| trials.run(k * trials.lanes().len() + lane).seed)
                        .collect::<Vec<_>>()
                };
                let (mut all, mut known) = ((0..3).flat_map(seeds).collect::<Vec<_>>(), 0);
                all.sort_unstable();
                known += all.len();
                all.dedup();
                assert_eq!(all.len(), known);
            }
        }
    }

    /// The smallest lesson: 1,296 boards.
    #[test]
    fn a_block_repeats_itself_and_its_effect_is_the_share_of_all() {
        let machine = LESSONS[1].machine().unwrap();
        let blocks: Vec<Trials> = (0..5).map(|block| complete(&machine, block).unwrap()).collect();
        assert_eq!(blocks[3], complete(&machine, 3).unwrap());
        let solved: usize = blocks.iter().map(|block| block.summary(0).solved).sum();
        let effect = effects(LESSONS[1].claim, &blocks)[0];
        assert!((effect.size - solved as f64 / 100.0).abs() < 1e-12, "{effect:?}");
        assert_eq!(effect.interval, wilson(solved, 100));
    }
}
