//! Expected running time: all evaluations, those of unsolved runs too, for each success (Hansen, Auger et al.; also called
//! ENES or SP2). It is what a solution costs if the method is started again and again with this budget until it solves; a
//! stuck run costs what it took until it was stuck. Without a success it is infinite.
//!
//! The interval is that of the bootstrap (Efron 1979, percentiles): the runs are drawn again with replacement.

use rand::SeedableRng;

use crate::stats::fate::Observed;

/// Expected running time with its 95 % interval; each may be infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ert {
    /// The estimate.
    pub value: f64,
    /// Lower end of its interval.
    pub low: f64,
    /// Upper end: infinite where one draw in forty has no success.
    pub high: f64,
}

/// Samples that are drawn at most.
const SAMPLES: usize = 2000;
/// Runs that are drawn in all of them, so that a page with many runs need not wait.
const DRAWS: usize = 400_000;
/// Samples that are drawn at least: for the ends of an interval of 95 %.
const FEWEST: usize = 400;

/// Expected running time of these runs; none without a run. Each seed draws one sequence, so the interval can be had again.
pub fn ert(runs: &[Observed], seed: u64) -> Option<Ert> {
    if runs.is_empty() {
        return None;
    }
    let ratio = |(sum, solved): (f64, usize)| if solved == 0 { f64::INFINITY } else { sum / solved as f64 };
    let add = |(sum, solved): (f64, usize), run: &Observed| (sum + run.time, solved + usize::from(run.is_solved()));
    let value = ratio(runs.iter().fold((0.0, 0), add));
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut draw =
        || ratio((0..runs.len()).fold((0.0, 0), |so_far, _| add(so_far, &runs[below(&mut rng, runs.len())])));
    let mut drawn: Vec<f64> = (0..(DRAWS / runs.len()).clamp(FEWEST, SAMPLES)).map(|_| draw()).collect();
    drawn.sort_by(f64::total_cmp);
    // No straight line leads to what is infinite, so the ends are drawn values.
    let at = |share: f64| drawn[((drawn.len() - 1) as f64 * share).round() as usize];
    Some(Ert { value, low: at(0.025), high: at(0.975) })
}

/// A number in `0..bound`, from 32 bits so that it is the same on every machine.
pub(crate) fn below(rng: &mut rand_xoshiro::Xoshiro256PlusPlus, bound: usize) -> usize {
    use rand::Rng;
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

#[cfg(test)]
mod tests {
    use crate::stats::ert::*;
    use crate::stats::fate::Fate;
    use crate::stats::strata::samples::*;

    /// By hand: (12 + 48 + 90 + 150 + 171 + 3 + 3.5 + 20 + 100 + 11 × 200) thousand in all, of five successes.
    #[test]
    fn all_evaluations_count_and_successes_divide() {
        let all = ert(&five_of_twenty(), 1).unwrap();
        assert_eq!(all.value, 2_797_500.0 / 5.0);
        assert!(all.low < all.value && all.value < all.high, "{all:?}");
        assert_eq!(ert(&five_of_twenty(), 1), Some(all));
        assert_ne!(ert(&five_of_twenty(), 2), Some(all));
    }

    /// The bootstrap's own ends, from an exact count: the number of successes drawn is binomial, B(20, 5/20), and the share of
    /// draws without one is 0.75²⁰ = 0.3 %, so the upper end is finite; of 2 successes in 20 it is 0.9²⁰ = 12 %, so it is not.
    #[test]
    fn it_is_infinite_where_draws_without_a_success_are_usual() {
        assert!(ert(&five_of_twenty(), 1).unwrap().high.is_finite());
        let mut runs = vec![Observed::new(100.0, Fate::Censored); 18];
        runs.extend([Observed::new(30.0, Fate::Solved); 2]);
        let two = ert(&runs, 1).unwrap();
        assert_eq!((two.value, two.high), (930.0, f64::INFINITY));
        // Draws of 2 successes or more have a ratio; below the 2.5th percentile are draws with more than 5 (1.1 %).
        assert!((330.0..=530.0).contains(&two.low), "{two:?}");
    }

    #[test]
    fn without_a_success_it_is_infinite_and_without_a_run_there_is_none() {
        let stuck = ert(&[Observed::new(5.0, Fate::Stuck)], 1).unwrap();
        assert_eq!([stuck.value, stuck.low, stuck.high], [f64::INFINITY; 3]);
        assert_eq!(ert(&[], 1), None);
        let one = ert(&[Observed::new(5.0, Fate::Solved)], 1).unwrap();
        assert_eq!([one.value, one.low, one.high], [5.0; 3]);
    }

    #[test]
    fn many_runs_are_drawn_in_fewer_samples() {
        let runs: Vec<Observed> = (1..=10_000).map(|k| Observed::new(f64::from(k), Fate::Solved)).collect();
        let many = ert(&runs, 1).unwrap();
        // The standard error of a mean of 1 to 10,000 is 28.9, so 1.96 of them are 56.6.
        assert!((many.high - many.low - 113.2).abs() < 15.0, "{many:?}");
    }
}
