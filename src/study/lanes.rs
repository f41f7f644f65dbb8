//! The lanes of a race before it starts: as a link holds them, as they are typed, and usual ones where there are none.

use crate::evolve::algorithms::find;
use crate::evolve::{ALGORITHMS, RunError, Settings, SettingsError};
use crate::puzzle::Grid;
use crate::study::plan::StudyError;
use crate::study::race::{FEWEST, Lane, MOST};

/// Why typed settings are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// This is no key and value.
    NotAPair(String),
    Run(RunError),
    Settings(SettingsError),
}

/// Lanes there are where a link names none.
const USUAL: usize = 3;

/// The lanes of a link, filled up with usual ones, all with this seed; and why others were left out.
pub fn of_keys(keys: &[(String, String)], puzzle: &Grid, seed: u64) -> (Vec<Lane>, Vec<StudyError>) {
    let mut refused = Vec::new();
    let mut lanes = Vec::new();
    for (_, text) in keys.iter().filter(|(key, _)| key == "lane") {
        match Lane::read(text, puzzle) {
            Ok(lane) => lanes.push(lane),
            Err(error) => refused.push(error),
        }
    }
    lanes.truncate(MOST);
    let wanted = if keys.iter().any(|(key, _)| key == "lane") { FEWEST } else { USUAL };
    let missing = wanted.saturating_sub(lanes.len());
    lanes.extend(usual(puzzle).take(missing).map(|name| Lane::new(name, seed)));
    (lanes, refused)
}

/// Methods to begin with, as far as they suit the board.
fn usual(puzzle: &Grid) -> impl Iterator<Item = &'static str> + use<> {
    let shape = puzzle.shape();
    let mut lanes: Vec<_> = ALGORITHMS.iter().filter(|a| a.is_suited(shape) && !a.needs_milp()).collect();
    lanes.sort_by_key(|a| a.lane.unwrap_or(u8::MAX));
    lanes.into_iter().map(|a| a.name)
}

/// One more lane: the last one with the next seed.
pub fn one_more(lanes: &[Lane]) -> Lane {
    let last = lanes.last().cloned().unwrap_or_else(|| Lane::new("waters-grid", 1));
    Lane { seed: last.seed.wrapping_add(1), ..last }
}

/// Settings as they are typed: `key=value`, divided by commas or spaces.
pub fn typed_settings(algorithm: &str, text: &str) -> Result<Settings, TypedError> {
    let algorithm = find(algorithm).map_err(TypedError::Run)?;
    let mut settings = Settings::default();
    for pair in text.split(|c: char| c == ',' || c == ';' || c.is_whitespace()).filter(|p| !p.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or_else(|| TypedError::NotAPair(pair.to_string()))?;
        settings.set(algorithm.name, algorithm.settings, key, value).map_err(TypedError::Settings)?;
    }
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use crate::puzzle::Shape;
    use crate::study::lanes::*;

    fn keys(lanes: &[&str]) -> Vec<(String, String)> {
        lanes.iter().map(|lane| ("lane".to_string(), lane.to_string())).collect()
    }

    #[test]
    fn a_race_has_the_lanes_of_its_link_or_usual_ones() {
        let puzzle = Grid::empty(Shape::Flat9);
        let names = |lanes: &[&str]| {
            let (lanes, refused) = of_keys(&keys(lanes), &puzzle, 7);
            (lanes.iter().map(|l| (l.algorithm.clone(), l.seed)).collect::<Vec<_>>(), refused.len())
        };
        let lane = |name: &str, seed| (name.to_string(), seed);
        assert_eq!(names(&[]), (vec![lane("waters-grid", 7), lane("mantere-koljonen", 7), lane("annealing", 7)], 0));
        assert_eq!(names(&["annealing*3"]).0, [lane("annealing", 3), lane("waters-grid", 7)]);
        // Every lane that is left out is named.
        assert_eq!(names(&["magic*1", "annealing*3", "elimination*1", "waters-cube*1"]).1, 2);
        assert_eq!(names(&["annealing*3"; 9]).0.len(), MOST);
        for shape in Shape::ALL {
            assert!(of_keys(&[], &Grid::empty(shape), 1).0.len() >= FEWEST, "{shape:?}");
        }
    }

    #[test]
    fn settings_are_typed_as_keys_and_values() {
        let settings = typed_settings("waters-grid", "reset=5, population=10").unwrap();
        assert_eq!(settings.changed().count(), 2);
        assert_eq!(typed_settings("waters-grid", "reset"), Err(TypedError::NotAPair("reset".into())));
        assert!(matches!(typed_settings("waters-grid", "reset=0"), Err(TypedError::Settings(_))));
        assert!(matches!(typed_settings("magic", ""), Err(TypedError::Run(_))));
    }

    #[test]
    fn one_more_lane_has_the_next_seed() {
        assert_eq!(one_more(&[Lane::new("annealing", u64::MAX)]), Lane::new("annealing", 0));
    }
}
