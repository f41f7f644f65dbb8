//! Islands that take turns, a generation each, in one thread: the same runs, exchange and answer as on many threads (see
//! [`crate::evolve::island`]), with the row of every generation.

use crate::evolve::algorithm::RunError;
use crate::evolve::island::EMIGRANTS;
use crate::evolve::joined::{Logged, joined};
use crate::evolve::limits::Limits;
use crate::evolve::recipe::Recipe;
use crate::evolve::row::Generation;
use crate::evolve::run::Run;

/// All islands of a run.
pub struct Turns {
    islands: Vec<(Run, Logged)>,
    limits: Limits,
    row: Generation,
}

impl Turns {
    /// The islands before their first generation.
    ///
    /// # Errors
    /// As [`Recipe::start`].
    pub fn new(recipe: &Recipe) -> Result<Turns, RunError> {
        let start = |island| {
            let run = recipe.of_island(island).start()?;
            let row = Logged::default().next(&run);
            Ok((run, row))
        };
        let islands = (0..recipe.islands.max(1)).map(start).collect::<Result<Vec<_>, RunError>>()?;
        let mut turns = Turns { islands, limits: recipe.limits, row: Generation::default() };
        turns.row = turns.joined(0);
        Ok(turns)
    }

    /// The row of the latest generation, of all islands.
    pub fn row(&self) -> &Generation {
        &self.row
    }

    /// One generation of every island that goes on; none when there is an answer, or nobody goes on. An island stops in the generation
    /// of an answer if it comes after the island that has it: it could not come before.
    pub fn step(&mut self) -> Option<&Generation> {
        let goes_on: Vec<bool> = self.islands.iter().map(|(run, _)| self.goes_on(run)).collect();
        if self.islands.iter().any(|(run, _)| run.solved()) || !goes_on.contains(&true) {
            return None;
        }
        self.exchange(&goes_on);
        for ((run, row), _) in self.islands.iter_mut().zip(goes_on).filter(|(_, goes_on)| *goes_on) {
            run.step();
            *row = row.next(run);
            if run.solved() {
                break;
            }
        }
        self.row = self.joined(self.row.generation + 1);
        Some(&self.row)
    }

    fn goes_on(&self, run: &Run) -> bool {
        !run.solved() && run.ended().is_none() && !self.limits.reached(run.row())
    }

    /// At the end of an epoch the best of each island leave for the next one.
    fn exchange(&mut self, goes_on: &[bool]) {
        let count = self.islands.len();
        if count == 1 {
            return;
        }
        let leave = |((run, _), goes_on): (&(Run, Logged), &bool)| match *goes_on && run.is_exchange() {
            true => run.emigrants(EMIGRANTS),
            false => Vec::new(),
        };
        let boats: Vec<Vec<Vec<u8>>> = self.islands.iter().zip(goes_on).map(leave).collect();
        for (k, (run, _)) in self.islands.iter_mut().enumerate() {
            let (boat, sent) = (&boats[(k + count - 1) % count], !boats[k].is_empty());
            // Who sends nothing takes in nothing.
            if sent && !boat.is_empty() {
                run.immigrate(boat);
            }
        }
    }

    fn joined(&self, generation: u64) -> Generation {
        let rows: Vec<&Logged> = self.islands.iter().map(|(_, row)| row).collect();
        joined(generation, &rows).row
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::ALGORITHMS;
    use crate::evolve::island;
    use crate::evolve::turns::*;
    use crate::puzzle::{Grid, Shape};
    use crate::text::read;

    const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    #[test]
    fn the_end_is_that_of_islands_on_threads() {
        let puzzle = read(ESCARGOT).unwrap().grid;
        for (name, seed, generations) in [("waters-grid", 7, 100_000), ("sudokube", 3, 100_000), ("waters-grid", 9, 5)]
        {
            let limits = Limits { generations: Some(generations), evaluations: None };
            let algorithm = crate::evolve::algorithms::find(name).unwrap();
            let recipe = Recipe { limits, islands: 3, ..Recipe::new(algorithm, &puzzle, seed) };
            let mut turns = Turns::new(&recipe).unwrap();
            while turns.step().is_some() {}
            let all = island::run(3, |k| recipe.of_island(k).start(), limits, |_| false).unwrap();
            let row = turns.row();
            assert_eq!(
                (row.generation, row.evaluations, row.best == 0),
                (all.generations, all.evaluations, all.solved),
                "{name}"
            );
        }
    }

    #[test]
    fn a_search_knows_the_size_of_its_population() {
        for algorithm in ALGORITHMS.iter().filter(|a| !a.needs_milp()) {
            let shape = Shape::OFFERED.into_iter().find(|&shape| algorithm.is_suited(shape)).unwrap();
            let mut run = Recipe::new(algorithm, &Grid::empty(shape), 1).start().unwrap();
            for _ in 0..3 {
                assert_eq!(run.search().size(), run.search().population().len(), "{}", algorithm.name);
                run.step();
            }
        }
    }
}
