//! The list of algorithms: everything the page, the lab and links need to know to offer and start one.

pub mod annealing;
pub mod binary_program;
pub mod elimination;
pub mod hamming_crossover;
pub mod hill_climb;
pub mod mantere_koljonen;
pub mod own_design;
pub mod partial;
pub mod rank_sheet;
pub mod sudokube;
pub mod swap_crossover;
pub mod waters_all;
pub mod waters_cube;
pub mod waters_grid;
pub mod waters_sequential;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::evolve::algorithm::{Algorithm, RunError};
use crate::evolve::search::Start;
use crate::puzzle::Shape;

/// One line an algorithm: its data, and how it is started. The page is given the data alone.
macro_rules! registry {
    ($($(#[$carried:meta])? $algorithm:path => $start:path),* ; $($native:path => $start_native:path),* $(,)?) => {
        /// Every algorithm, in the order in which it is offered.
        pub const ALGORITHMS: &[Algorithm] = &[$($algorithm,)* $(#[cfg(not(target_arch = "wasm32"))] $native),*];

        /// How the algorithm of this name is started; nothing for one whose library this program does not carry.
        pub(crate) fn starter(name: &str) -> Option<Start> {
            $(
                $(#[$carried])?
                if name == $algorithm.name {
                    return Some($start);
                }
            )*
            $(
                #[cfg(not(target_arch = "wasm32"))]
                if name == $native.name {
                    return Some($start_native);
                }
            )*
            None
        }
    };
}

registry! {
    sudokube::HYBRID => sudokube::start_hybrid,
    sudokube::PURE => sudokube::start_pure,
    sudokube::weights::mode::ALGORITHM => sudokube::weights::mode::start,
    sudokube::by_board::ALGORITHM => sudokube::by_board::start,
    sudokube::learning::ALGORITHM => sudokube::learning::start,
    sudokube::auto::ALGORITHM => sudokube::auto::start,
    waters_grid::ALGORITHM => waters_grid::start,
    waters_cube::SHARED => waters_cube::start_shared,
    waters_cube::COPIES => waters_cube::start_copies,
    waters_sequential::ALGORITHM => waters_sequential::start,
    mantere_koljonen::ALGORITHM => mantere_koljonen::start,
    waters_all::ALGORITHM => waters_all::start,
    hill_climb::ALGORITHM => hill_climb::start,
    annealing::ALGORITHM => annealing::start,
    hamming_crossover::ALGORITHM => hamming_crossover::start,
    swap_crossover::ALGORITHM => swap_crossover::start,
    own_design::ALGORITHM => own_design::start,
    rank_sheet::ALGORITHM => rank_sheet::start,
    elimination::ALGORITHM => elimination::start,
    #[cfg(any(feature = "milp", not(target_arch = "wasm32")))]
    binary_program::ALGORITHM => binary_program::start,
    partial::PURE => partial::start_pure,
    partial::SINGLES => partial::start_singles;
    // Never were on the page.
    partial::first::FIRST_PURE => partial::first::start_pure,
    partial::first::FIRST_SINGLES => partial::first::start_singles,
}

/// The algorithm of this name.
///
/// # Errors
/// [`RunError::Algorithm`], with the names there are.
pub fn find(name: &str) -> Result<&'static Algorithm, RunError> {
    ALGORITHMS.iter().find(|a| a.name == name).ok_or_else(|| unknown(name))
}

pub(crate) fn unknown(name: &str) -> RunError {
    let known = ALGORITHMS.iter().filter(|a| !a.superseded).map(|a| a.name.to_string()).collect();
    RunError::Algorithm { name: name.to_string(), known }
}

/// The default on a shape: the one that leads there, else the first that works on it.
pub fn first_for(shape: Shape) -> &'static Algorithm {
    let suited = || ALGORITHMS.iter().filter(|a| a.is_suited(shape));
    suited().find(|a| (a.leads)(shape)).or_else(|| suited().next()).unwrap_or(&ALGORITHMS[0])
}

/// What a link means that holds a run and names no algorithm: such links are of releases that had Waters' alone, on large boards
/// annealing.
pub fn of_unnamed(shape: Shape) -> &'static Algorithm {
    ALGORITHMS.iter().find(|a| a.unnamed && a.is_suited(shape)).unwrap_or(&partial::PURE)
}

/// Crosses as its name.
impl Serialize for Algorithm {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name)
    }
}

impl<'de> Deserialize<'de> for &'static Algorithm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<&'static Algorithm, D::Error> {
        find(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::*;
    use crate::evolve::families::Family;
    use crate::evolve::settings::Settings;
    use crate::puzzle::Grid;

    #[test]
    fn every_field_is_filled_in() {
        for (k, a) in ALGORITHMS.iter().enumerate() {
            for (field, text) in
                [("name", a.name), ("title", a.title), ("about", (a.about)()), ("source", (a.source)())]
            {
                assert!(!text.is_empty(), "algorithm {k} ({}) has no {field}", a.name);
            }
            assert!(a.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}: a name for links", a.name);
            assert!(
                (a.about)().ends_with('.') && !(a.source)().ends_with('.'),
                "{}: a sentence, and a reference",
                a.name
            );
            assert!(a.default_generations > 0, "{} has no limit", a.name);
            assert!(Shape::OFFERED.into_iter().any(|shape| a.is_suited(shape)), "{} works on no board", a.name);
            assert!(ALGORITHMS[..k].iter().all(|b| b.name != a.name && b.title != a.title), "{} twice", a.name);
            assert!(starter(a.name).is_some(), "{} cannot be started", a.name);
            assert!(a.too_easy.iter().all(|(generations, _)| a.too_easy(*generations).is_some()), "{}", a.name);
            for (k, s) in a.settings.iter().enumerate() {
                assert!(a.settings[..k].iter().all(|t| t.key != s.key), "{} {} twice", a.name, s.key);
                assert!(!s.name.is_empty() && !(s.help)().is_empty(), "{} {} has no text", a.name, s.key);
                assert!(s.parse(&s.default_text()).is_ok(), "{} {}: its default", a.name, s.key);
            }
        }
    }

    #[test]
    fn the_authors_are_in_the_source() {
        for a in ALGORITHMS {
            let author = match a.family {
                Family::Waters => "Waters",
                Family::Mantere => "Mantere",
                Family::Own | Family::Programs | Family::Baselines => "",
            };
            assert!((a.source)().contains(author), "{}: {}", a.name, (a.source)());
        }
    }

    #[test]
    fn every_shape_has_a_default_and_one_algorithm_of_unnamed_links() {
        for shape in Shape::LARGE {
            assert_eq!([first_for(shape).name, of_unnamed(shape).name], ["sudokube-by-board", "sudokube-annealing"]);
        }
        for shape in Shape::OFFERED {
            assert_eq!(first_for(shape).name, if shape == Shape::Flat25 { "sudokube-by-board" } else { "sudokube" });
            let unnamed = ALGORITHMS.iter().filter(|a| a.unnamed && a.is_suited(shape)).map(|a| a.name);
            assert_eq!(unnamed.collect::<Vec<_>>(), [of_unnamed(shape).name], "{shape:?}");
        }
    }

    #[test]
    fn lanes_of_a_new_race_are_numbered() {
        let mut lanes: Vec<u8> = ALGORITHMS.iter().filter_map(|a| a.lane).collect();
        lanes.sort_unstable();
        assert_eq!(lanes, (0..lanes.len() as u8).collect::<Vec<_>>());
    }

    /// On an empty board as small as it takes, with the usual settings.
    #[test]
    fn those_that_name_a_rate_have_one_in_their_rows() {
        for a in ALGORITHMS.iter().filter(|a| !a.needs_milp()) {
            let Some(shape) = Shape::OFFERED.into_iter().find(|shape| a.is_suited(*shape)) else { continue };
            let mut run = crate::evolve::Run::new(a.name, &Grid::empty(shape), &Settings::default(), 1).unwrap();
            while run.row().generation < 3 && !run.solved() && run.ended().is_none() {
                run.advance();
            }
            let has_rate = run.row().mutation_rate > 0.0;
            assert_eq!(has_rate, a.rate_if(has_rate).is_some(), "{}", a.name);
        }
    }

    #[test]
    fn an_unknown_name_lists_the_known_ones() {
        assert!(find("magic").err().unwrap().to_string().contains("waters-grid"));
    }
}
