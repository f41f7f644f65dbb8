//! Lanes over the same seeds, each run with its curve: the best fitness so far over what was spent. Of a seed every lane is run, so
//! that lanes can be compared in pairs as soon as a few seeds are done.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::evolve::{Recipe, RunError};
use crate::stats::{Observed, Pairs};
use crate::study::outcome::Outcome;
use crate::study::race::Standing;
use crate::study::summary::{Cost, Summary, Taken};
use crate::study::work::Work;
use crate::text::csv_table::CsvTable;

/// A point of a run's curve: the best fitness so far has fallen to `best`, or the run has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// Generations until then.
    pub generations: u64,
    /// Fitness computations until then.
    pub evaluations: u64,
    /// Time until then.
    pub microseconds: u64,
    /// Best fitness so far.
    pub best: u32,
}

impl Sample {
    /// What was spent until then.
    pub fn spent(&self, cost: Cost) -> f64 {
        match cost {
            Cost::Evaluations => self.evaluations as f64,
            Cost::Generations => self.generations as f64,
            Cost::Milliseconds => self.microseconds as f64 / 1e3,
        }
    }
}

/// What came of one run, and its curve from the first population to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traced {
    /// What came of it; its task is the number of the run.
    pub outcome: Outcome,
    /// Falling, in order.
    pub curve: Vec<Sample>,
}

/// A run on its way that keeps its curve.
pub struct Trial {
    work: Work,
    curve: Vec<Sample>,
}

impl Trial {
    /// The run of a recipe, before its first generation.
    ///
    /// # Errors
    /// When the run cannot start.
    pub fn of(recipe: &Recipe) -> Result<Trial, RunError> {
        let mut trial = Trial { work: Work::of(recipe)?, curve: Vec::new() };
        trial.note(0);
        Ok(trial)
    }

    /// Does a small part of a generation; true when that ended the run. `microseconds` is what was spent on it so far.
    pub fn advance(&mut self, microseconds: u64) -> bool {
        let over = self.work.advance();
        if over || self.curve.last().is_some_and(|last| self.work.run().found_fitness() < last.best) {
            self.note(microseconds);
        }
        over
    }

    fn note(&mut self, microseconds: u64) {
        let (row, best) = (self.work.run().row(), self.work.run().found_fitness());
        self.curve.push(Sample { generations: row.generation, evaluations: row.evaluations, microseconds, best });
    }

    /// What came of it, under its number.
    pub fn traced(self, number: u32, microseconds: u64) -> Traced {
        Traced { outcome: self.work.outcome(number, microseconds), curve: self.curve }
    }
}

/// All runs, and what is known of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Trials {
    lanes: Vec<Recipe>,
    seeds: u32,
    done: Vec<Option<Traced>>,
}

impl Trials {
    /// These lanes, each from its own seed on; nothing is known yet.
    pub fn new(lanes: Vec<Recipe>, seeds: u32) -> Trials {
        let done = vec![None; lanes.len() * seeds as usize];
        Trials { lanes, seeds, done }
    }

    /// The lanes.
    pub fn lanes(&self) -> &[Recipe] {
        &self.lanes
    }

    /// Seeds a lane.
    pub fn seeds(&self) -> u32 {
        self.seeds
    }

    /// The run of this number, from 0.
    pub fn run(&self, number: usize) -> Recipe {
        let lane = &self.lanes[number % self.lanes.len()];
        Recipe { seed: lane.seed.wrapping_add((number / self.lanes.len()) as u64), ..lane.clone() }
    }

    /// Runs in all.
    pub fn runs(&self) -> usize {
        self.done.len()
    }

    /// Runs that are over.
    pub fn done(&self) -> usize {
        self.done.iter().flatten().count()
    }

    /// Whether all are.
    pub fn is_complete(&self) -> bool {
        self.done.iter().all(Option::is_some)
    }

    /// Runs that are not over, by number.
    pub fn left(&self) -> impl Iterator<Item = u32> {
        (0u32..).zip(&self.done).filter(|(_, done)| done.is_none()).map(|(number, _)| number)
    }

    /// Takes what came of a run.
    pub fn take(&mut self, traced: Traced) {
        if let Some(place) = self.done.get_mut(traced.outcome.task as usize) {
            *place = Some(traced);
        }
    }

    /// What is known of the run of this number.
    pub fn traced(&self, number: usize) -> Option<&Traced> {
        self.done.get(number)?.as_ref()
    }

    /// What is known of a lane, by seed.
    pub fn of_lane(&self, lane: usize) -> impl Iterator<Item = Option<&Traced>> {
        self.done.iter().skip(lane).step_by(self.lanes.len().max(1)).map(Option::as_ref)
    }

    /// What the runs of a lane come to.
    pub fn summary(&self, lane: usize) -> Summary {
        Summary::of(self.of_lane(lane).flatten().map(|traced| &traced.outcome))
    }

    fn observed(&self, lane: usize, seed: usize) -> Option<Observed> {
        let traced = self.done.get(seed * self.lanes.len() + lane)?.as_ref()?;
        Some(Taken::from(&traced.outcome).observed(Cost::Evaluations))
    }

    /// Two lanes in pairs that share a place among the seeds: how often each solves it in fewer evaluations.
    pub fn pairs(&self, first: usize, second: usize) -> Pairs {
        let both = (0..self.seeds as usize).filter_map(|k| self.observed(first, k).zip(self.observed(second, k)));
        let both: Vec<(Observed, Observed)> = both.collect();
        Pairs::of(both.iter().map(|(one, other)| (one, other)))
    }

    /// For each lane, in how many seeds it solves the puzzle in fewer evaluations than every other lane; and in how many seeds
    /// all lanes are over.
    pub fn ahead(&self) -> (Vec<usize>, usize) {
        let (mut ahead, mut whole) = (vec![0; self.lanes.len()], 0);
        for seed in 0..self.seeds as usize {
            let all: Vec<Observed> = (0..self.lanes.len()).filter_map(|lane| self.observed(lane, seed)).collect();
            if all.len() < self.lanes.len() {
                continue;
            }
            whole += 1;
            let leads =
                |k: usize| (0..all.len()).all(|other| other == k || all[k].order(&all[other]) == Some(Ordering::Less));
            (0..all.len()).filter(|&k| leads(k)).for_each(|k| ahead[k] += 1);
        }
        (ahead, whole)
    }
}

/// Notes where the lanes of a race stand: a point where the best so far has fallen, and one where the lane is now.
pub fn note(curves: &mut Vec<Vec<Sample>>, standings: &[Standing]) {
    curves.resize(standings.len(), Vec::new());
    for (curve, standing) in curves.iter_mut().zip(standings) {
        let Standing { generation, evaluations, microseconds, found, .. } = *standing;
        let sample = Sample { generations: generation, evaluations, microseconds, best: found };
        // Where it was a moment ago, without a fall, is no point of its own.
        if matches!(curve[..], [.., before, last] if before.best == last.best) {
            curve.pop();
        }
        curve.push(sample);
    }
}

/// All that is known as a table: a line for each point of each run's curve.
pub fn csv(trials: &Trials) -> String {
    let columns = ["lane", "algorithm", "seed", "generations", "evaluations", "milliseconds", "best", "fate"];
    let mut table = CsvTable::new(columns);
    for (lane, recipe) in trials.lanes.iter().enumerate() {
        for traced in trials.of_lane(lane).flatten() {
            let run = trials.run(traced.outcome.task as usize);
            for (k, sample) in traced.curve.iter().enumerate() {
                let last = k + 1 == traced.curve.len();
                table.row([
                    (lane + 1).to_string(),
                    recipe.algorithm.name.to_string(),
                    run.seed.to_string(),
                    sample.generations.to_string(),
                    sample.evaluations.to_string(),
                    (sample.microseconds as f64 / 1e3).to_string(),
                    sample.best.to_string(),
                    if last { traced.outcome.fate.name().to_string() } else { String::new() },
                ]);
            }
        }
    }
    table.text()
}

#[cfg(test)]
mod tests {
    use crate::evolve::Limits;
    use crate::evolve::algorithms::find;
    use crate::study::race::State;
    use crate::study::trials::*;
    use crate::text::of_line;

    fn trials(seeds: u32) -> Trials {
        let puzzle = of_line("....1.2..4.1....").unwrap();
        let lane = |accept: &str| {
            let limits = Limits { generations: None, evaluations: Some(2000) };
            let mut lane = Recipe { limits, ..Recipe::new(find("hill-climb").unwrap(), &puzzle, 5) };
            for (key, value) in [("patience", "0"), ("accept", accept), ("unit", "boxes")] {
                lane.set(key, value).unwrap();
            }
            lane
        };
        let mut trials = Trials::new(vec![lane("better"), lane("equal")], seeds);
        for number in 0..trials.runs() {
            let mut trial = Trial::of(&trials.run(number)).unwrap();
            let mut clock = 0;
            while !trial.advance(clock) {
                clock += 3;
            }
            trials.take(trial.traced(number as u32, clock));
        }
        trials
    }

    #[test]
    fn curves_fall_from_the_first_population_to_what_the_run_came_to() {
        let trials = trials(4);
        assert!(trials.is_complete() && trials.left().next().is_none());
        for (seed, traced) in trials.of_lane(0).flatten().enumerate() {
            let Traced { outcome, curve } = traced;
            assert_eq!(trials.run(outcome.task as usize).seed, 5 + seed as u64);
            assert_eq!((curve[0].generations, curve[0].microseconds), (0, 0));
            let last = curve[curve.len() - 1];
            assert_eq!((last.best, last.evaluations), (outcome.best, outcome.evaluations));
            assert!(curve.windows(2).all(|w| w[0].best >= w[1].best && w[0].evaluations <= w[1].evaluations));
        }
    }

    #[test]
    fn the_curve_of_a_lane_reaches_to_where_it_is() {
        let mut curves = Vec::new();
        for (evaluations, found) in [(10, 8), (20, 8), (30, 8), (40, 5), (50, 5), (60, 5)] {
            let standing = Standing {
                state: State::Running,
                generation: evaluations / 10,
                evaluations,
                best: 9,
                found,
                board: of_line("....1.2..4.1....").unwrap(),
                microseconds: 0,
                place: None,
            };
            note(&mut curves, &[standing]);
        }
        let points: Vec<(u64, u32)> = curves[0].iter().map(|sample| (sample.evaluations, sample.best)).collect();
        assert_eq!((curves.len(), points), (1, vec![(10, 8), (40, 5), (60, 5)]));
    }

    #[test]
    fn lanes_are_compared_seed_by_seed() {
        let trials = trials(20);
        let (ahead, whole) = trials.ahead();
        let pairs = trials.pairs(0, 1);
        assert_eq!((whole, pairs.count()), (20, 20));
        assert_eq!((ahead[0] as u64, ahead[1] as u64), (pairs.first, pairs.second));
        let points: usize = (0..2).flat_map(|lane| trials.of_lane(lane).flatten()).map(|t| t.curve.len()).sum();
        assert_eq!(csv(&trials).lines().count(), 1 + points);
        // One that may go along a plateau gets there more often than one that may not.
        assert!(trials.summary(1).solved > trials.summary(0).solved, "{ahead:?}");
    }
}
