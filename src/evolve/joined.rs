//! One row of several islands.
//!
//! The row of generation g has the least best fitness, the mean weighted by the size of the populations, the greatest worst fitness and
//! the sum of evaluations over the rows of all islands at g. Diversity and mutation rate are weighted means as well. Events are
//! those of every island at g, in the order of islands. Of an island that has stopped before g (it solved the puzzle, it ended, it
//! reached its limit, or it cannot come before the answer of another) its last row counts, without its events, which were of their own
//! generation.

use serde::{Deserialize, Serialize};

use crate::evolve::row::{Event, Generation};
use crate::evolve::run::Run;

/// A row of one island or of several, and what counts up beside it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Logged {
    /// The row.
    pub row: Generation,
    /// Individuals in all populations.
    pub size: u64,
    /// Rows of one island with an event, up to this one.
    pub marked: u64,
    /// Those of them in which the mutation rate was reset or the population started anew.
    pub resets: u64,
}

impl Logged {
    /// The row of a run, which follows this one.
    pub fn next(&self, run: &Run) -> Logged {
        let row = run.row().clone();
        let is_reset = |e: &Event| matches!(e, Event::Reset | Event::Stuck | Event::Restart);
        Logged {
            size: run.search().size() as u64,
            marked: self.marked + u64::from(!row.events.is_empty()),
            resets: self.resets + u64::from(row.events.iter().any(is_reset)),
            row,
        }
    }

    /// Number of the generation.
    pub fn number(&self) -> u64 {
        self.row.generation
    }
}

/// The row of a generation, out of the row of every island at it, or the last one of an island that has stopped before.
pub fn joined(generation: u64, islands: &[&Logged]) -> Logged {
    if let [alone] = islands {
        return (*alone).clone();
    }
    let rows = || islands.iter().map(|island| &island.row);
    let sum = |of: fn(&Logged) -> u64| islands.iter().map(|island| of(island)).sum::<u64>();
    let size = sum(|island| island.size);
    let mean = |of: fn(&Generation) -> f64| {
        islands.iter().map(|island| of(&island.row) * island.size as f64).sum::<f64>() / size.max(1) as f64
    };
    let row = Generation {
        generation,
        evaluations: rows().map(|row| row.evaluations).sum(),
        best: rows().map(|row| row.best).min().unwrap_or_default(),
        mean: mean(|row| row.mean),
        worst: rows().map(|row| row.worst).max().unwrap_or_default(),
        diversity: mean(|row| row.diversity),
        mutation_rate: mean(|row| row.mutation_rate),
        events: rows().filter(|row| row.generation == generation).flat_map(|row| row.events.clone()).collect(),
    };
    Logged { row, size, marked: sum(|island| island.marked), resets: sum(|island| island.resets) }
}

#[cfg(test)]
mod tests {
    use crate::evolve::joined::*;

    fn logged(generation: u64, best: u32, size: u64, events: Vec<Event>) -> Logged {
        let row = Generation {
            generation,
            evaluations: 100 * generation,
            best,
            mean: f64::from(best + 2),
            worst: best + 5,
            diversity: 0.5,
            mutation_rate: 0.25,
            events,
        };
        Logged { row, size, marked: 3, resets: 2 }
    }

    #[test]
    fn means_are_weighted_and_everything_else_is_of_all() {
        let [a, b] = [logged(7, 4, 10, vec![Event::Reset]), logged(7, 8, 30, vec![Event::Aged(2)])];
        let row = Generation {
            evaluations: 1400,
            mean: 9.0,
            worst: 13,
            events: vec![Event::Reset, Event::Aged(2)],
            ..a.row.clone()
        };
        assert_eq!(joined(7, &[&a, &b]), Logged { row, size: 40, marked: 6, resets: 4 });
    }

    #[test]
    fn the_last_row_of_an_island_that_has_stopped_counts_without_its_events() {
        let stopped = logged(5, 1, 10, vec![Event::Restart]);
        let row = joined(9, &[&stopped, &logged(9, 3, 10, vec![Event::Stuck])]).row;
        assert_eq!((row.generation, row.best, row.evaluations), (9, 1, 1400));
        assert_eq!((row.mean, row.worst, row.events), (4.0, 8, vec![Event::Stuck]));
    }

    #[test]
    fn one_island_alone_keeps_its_row() {
        let alone = logged(3, 1, 0, vec![Event::Found(1)]);
        assert_eq!(joined(3, &[&alone]), alone);
    }
}
