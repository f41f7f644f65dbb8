//! What a race came to, lane by lane, those that solved it first.

use crate::evolve::Recipe;
use crate::study::race::{Standing, State};
use crate::text::csv_table::CsvTable;

/// A lane's number (from 0), the lane and where it ended, in the order of places.
pub fn results(lanes: &[Recipe], standings: &[Standing]) -> Vec<(usize, Recipe, Standing)> {
    let both = lanes.iter().cloned().zip(standings.iter().cloned()).enumerate();
    let mut all: Vec<_> = both.map(|(k, (lane, standing))| (k, lane, standing)).collect();
    all.sort_by_key(|(k, _, standing)| (standing.place.unwrap_or(u32::MAX), *k));
    all
}

/// The same as a table.
pub fn csv(results: &[(usize, Recipe, Standing)]) -> String {
    const NAMES: [&str; 10] = [
        "place",
        "lane",
        "algorithm",
        "seed",
        "settings",
        "solved",
        "best",
        "generations",
        "evaluations",
        "milliseconds",
    ];
    let mut table = CsvTable::new(NAMES);
    for (k, lane, s) in results {
        table.row([
            s.place.map_or(String::new(), |p| p.to_string()),
            (k + 1).to_string(),
            lane.algorithm.name.to_string(),
            lane.seed.to_string(),
            lane.settings.typed(),
            (s.state == State::Solved).to_string(),
            s.found.to_string(),
            s.generation.to_string(),
            s.evaluations.to_string(),
            format!("{}.{:03}", s.microseconds / 1000, s.microseconds % 1000),
        ]);
    }
    table.text()
}

#[cfg(test)]
mod tests {
    use crate::puzzle::{Grid, Shape};
    use crate::study::lanes::read;
    use crate::study::results::*;

    #[test]
    fn places_come_first_and_each_lane_has_a_line() {
        let standing = |place, state| Standing {
            state,
            generation: 3,
            evaluations: 400,
            best: 0,
            found: 0,
            board: Grid::empty(Shape::Flat4),
            microseconds: 12_034,
            place,
        };
        let lanes = ["annealing*4", "waters-grid*8"].map(|text| read(text, &Grid::empty(Shape::Flat4)).unwrap().0);
        let all = results(&lanes, &[standing(None, State::GaveUp), standing(Some(1), State::Solved)]);
        assert_eq!(all.iter().map(|r| r.0).collect::<Vec<_>>(), [1, 0]);
        let csv = csv(&all);
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines[1..], ["1,2,waters-grid,8,,true,0,3,400,12.034", ",1,annealing,4,,false,0,3,400,12.034"]);
    }
}
