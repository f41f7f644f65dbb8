//! The lanes of a race before it starts: as a link holds them, as they are typed, and usual ones where there are none. What
//! runs in a lane is a [`Recipe`] like any other.

use crate::evolve::algorithms::first_for;
use crate::evolve::recipe::Warning;
use crate::evolve::{ALGORITHMS, Algorithm, Limits, Recipe, Settings, SettingsError};
use crate::puzzle::Grid;
use crate::study::plan::{DIVIDER, StudyError, offered};
use crate::study::race::{EVALUATIONS, FEWEST, MOST};

/// Why typed settings are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// This is no key and value.
    NotAPair(String),
    /// A setting is refused.
    Settings(SettingsError),
}

/// Lanes there are where a link names none.
const USUAL: usize = 3;

/// The seed of a lane that names none.
const SEED: u64 = 1;

/// The lanes of a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lanes {
    /// What runs, with usual lanes where the link has too few.
    pub lanes: Vec<Recipe>,
    /// Why lanes of the link were left out.
    pub skipped: Vec<StudyError>,
    /// What of the others is not followed.
    pub warnings: Vec<Warning>,
}

impl Lanes {
    /// The lanes of a link's keys, filled up with usual ones, which have this seed.
    pub fn of_keys(keys: &[(String, String)], puzzle: &Grid, seed: u64) -> Lanes {
        let mut found = Lanes::default();
        for (_, text) in keys.iter().filter(|(key, _)| key == "lane") {
            match read(text, puzzle) {
                Ok(_) if found.lanes.len() == MOST => found.skipped.push(StudyError::Lanes),
                Ok((lane, warnings)) => {
                    found.lanes.push(lane);
                    found.warnings.extend(warnings);
                }
                Err(error) => found.skipped.push(error),
            }
        }
        let wanted = if keys.iter().any(|(key, _)| key == "lane") { FEWEST } else { USUAL };
        let missing = wanted.saturating_sub(found.lanes.len());
        found.lanes.extend(usual(puzzle).take(missing).map(|algorithm| of_race(algorithm, puzzle, seed)));
        // What is no number was named when the link came in.
        if let Some(limit) = keys.iter().find(|(key, _)| key == "evaluations").and_then(|(_, n)| n.parse().ok()) {
            limit_to(&mut found.lanes, limit);
        }
        found
    }
}

/// A lane with an algorithm's default settings and the usual limit.
pub fn of_race(algorithm: &'static Algorithm, puzzle: &Grid, seed: u64) -> Recipe {
    let limits = Limits { generations: None, evaluations: Some(EVALUATIONS) };
    Recipe { limits, ..Recipe::new(algorithm, puzzle, seed) }
}

/// Gives every lane the same limit of evaluations.
pub fn limit_to(lanes: &mut [Recipe], evaluations: u64) {
    lanes.iter_mut().for_each(|lane| lane.limits.evaluations = Some(evaluations.max(1)));
}

/// Reads a lane for a puzzle: algorithm, seed, then keys and values. What it does not follow is named.
///
/// # Errors
///
/// The lane names no algorithm, or one that does not work on the puzzle or in this thread.
pub fn read(text: &str, puzzle: &Grid) -> Result<(Recipe, Vec<Warning>), StudyError> {
    let mut parts = text.split(DIVIDER);
    let mut lane = of_race(offered(parts.next().unwrap_or_default(), puzzle)?, puzzle, SEED);
    let mut warnings = Vec::new();
    if let Some(seed) = parts.next() {
        match seed.parse() {
            Ok(seed) => lane.seed = seed,
            Err(_) => warnings.push(Warning::Seed { text: seed.to_string(), used: SEED }),
        }
    }
    let mut seen = Vec::new();
    while let Some(key) = parts.next() {
        let value = parts.next().unwrap_or_default();
        if seen.contains(&key) {
            warnings.push(Warning::Repeated { key: key.to_string(), value: value.to_string() });
        } else {
            warnings.extend(lane.set(key, value).err().map(Warning::Setting));
        }
        seen.push(key);
    }
    let (settings, error) = lane.algorithm.mended(std::mem::take(&mut lane.settings));
    lane.settings = settings;
    warnings.extend(error.map(Warning::Setting));
    Ok((lane, warnings))
}

/// A lane as a link holds it.
pub fn write(lane: &Recipe) -> String {
    let mut parts = vec![lane.algorithm.name.to_string(), lane.seed.to_string()];
    parts.extend(lane.settings.changed().flat_map(|(k, v)| [k.to_string(), v.to_string()]));
    parts.join(&DIVIDER.to_string())
}

/// What tells a lane from others of its algorithm, in words: `Reset count: 100,000`.
pub fn differences(lane: &Recipe, lanes: &[Recipe]) -> String {
    let told = lane.algorithm.settings.iter().filter(|setting| {
        let text = lane.settings.text(setting);
        lanes.iter().any(|other| other.algorithm == lane.algorithm && other.settings.text(setting) != text)
    });
    told.map(|setting| setting.told(&lane.settings.text(setting))).collect::<Vec<_>>().join("; ")
}

/// Methods to begin with, as far as they suit the board.
fn usual(puzzle: &Grid) -> impl Iterator<Item = &'static Algorithm> + use<> {
    let shape = puzzle.shape();
    let mut lanes: Vec<_> = ALGORITHMS.iter().filter(|a| a.is_offered(shape) && !a.needs_milp()).collect();
    lanes.sort_by_key(|a| a.lane.unwrap_or(u8::MAX));
    lanes.into_iter()
}

/// One more lane: the last one with the next seed.
pub fn one_more(lanes: &[Recipe], puzzle: &Grid) -> Recipe {
    let last = lanes.last().cloned().unwrap_or_else(|| of_race(first_for(puzzle.shape()), puzzle, 0));
    Recipe { seed: last.seed.wrapping_add(1), ..last }
}

/// Settings as they are typed: `key=value`, divided by commas or spaces.
///
/// # Errors
///
/// A part is no key and value, or the algorithm refuses it.
pub fn typed_settings(algorithm: &Algorithm, text: &str) -> Result<Settings, TypedError> {
    let mut settings = Settings::default();
    for pair in text.split(|c: char| c == ',' || c == ';' || c.is_whitespace()).filter(|p| !p.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or_else(|| TypedError::NotAPair(pair.to_string()))?;
        settings.set(algorithm.name, algorithm.settings, key, value).map_err(TypedError::Settings)?;
    }
    algorithm.checked(&settings).map_err(TypedError::Settings)
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::find;
    use crate::puzzle::Shape;
    use crate::study::lanes::*;

    fn keys(lanes: &[&str]) -> Vec<(String, String)> {
        lanes.iter().map(|lane| ("lane".to_string(), lane.to_string())).collect()
    }

    #[test]
    fn a_race_has_the_lanes_of_its_link_or_usual_ones() {
        let puzzle = Grid::empty(Shape::Flat9);
        let names = |lanes: &[&str]| {
            let Lanes { lanes, skipped, .. } = Lanes::of_keys(&keys(lanes), &puzzle, 7);
            (lanes.iter().map(|l| (l.algorithm.name, l.seed)).collect::<Vec<_>>(), skipped.len())
        };
        assert_eq!(names(&[]), (vec![("waters-grid", 7), ("mantere-koljonen", 7), ("annealing", 7)], 0));
        assert_eq!(names(&["annealing*3"]).0, [("annealing", 3), ("waters-grid", 7)]);
        // Every lane that is left out is named.
        assert_eq!(names(&["magic*1", "annealing*3", "elimination*1", "waters-cube*1"]).1, 2);
        let (lanes, skipped) = names(&["annealing*3"; 9]);
        assert_eq!((lanes.len(), skipped), (MOST, 3));
        for shape in Shape::OFFERED {
            assert!(Lanes::of_keys(&[], &Grid::empty(shape), 1).lanes.len() >= FEWEST, "{shape:?}");
        }
    }

    #[test]
    fn settings_are_typed_as_keys_and_values() {
        let waters = find("waters-grid").unwrap();
        let settings = typed_settings(waters, "reset=5, population=10").unwrap();
        assert_eq!(settings.changed().count(), 2);
        assert_eq!(typed_settings(waters, &settings.typed()), Ok(settings));
        assert_eq!(typed_settings(waters, "reset"), Err(TypedError::NotAPair("reset".into())));
        assert!(matches!(typed_settings(waters, "reset=0"), Err(TypedError::Settings(_))));
    }

    #[test]
    fn one_more_lane_has_the_next_seed() {
        let puzzle = Grid::empty(Shape::Flat9);
        let lane = |seed| read(&format!("annealing*{seed}"), &puzzle).unwrap().0;
        assert_eq!(one_more(&[lane(u64::MAX)], &puzzle), lane(0));
    }
}
