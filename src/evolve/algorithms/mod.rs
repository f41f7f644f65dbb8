//! The list of algorithms: everything the page, the lab and links need to know to offer and start one.

pub mod annealing;
pub mod binary_program;
pub mod elimination;
pub mod hamming_crossover;
pub mod hill_climb;
pub mod mantere_koljonen;
pub mod rank_sheet;
pub mod sudokube;
pub mod swap_crossover;
pub mod waters_all;
pub mod waters_cube;
pub mod waters_grid;
pub mod waters_sequential;

use crate::evolve::random::Rng;
use crate::evolve::run::{RunError, Search};
use crate::evolve::settings::{Setting, Settings};
use crate::puzzle::{Grid, Shape};

/// A named algorithm with its settings. How it is started is kept apart (see [`starter`]): the page offers algorithms
/// without carrying their code.
pub struct Algorithm {
    /// Name in links and in the lab.
    pub name: &'static str,
    pub title: &'static str,
    /// What it is, in a sentence.
    pub about: &'static str,
    /// Author, year and work.
    pub source: &'static str,
    pub settings: &'static [Setting],
    /// Generations after which a run gives up unless told otherwise.
    pub default_generations: u64,
    /// What the rate in its rows is called, if it has one: a mutation rate, or how readily what is worse is kept.
    pub rate: Option<&'static str>,
    /// Why a shape is not offered, if it is not.
    pub unsuited: fn(Shape) -> Option<&'static str>,
}

/// Starts an algorithm on a puzzle.
pub type Start = fn(&Grid, &Settings, &mut Rng) -> Box<dyn Search>;

/// Every algorithm, in the order in which it is offered; the first that suits a board is the default.
pub const ALGORITHMS: &[Algorithm] = &[
    sudokube::HYBRID,
    sudokube::PURE,
    waters_grid::ALGORITHM,
    waters_cube::SHARED,
    waters_cube::COPIES,
    waters_sequential::ALGORITHM,
    mantere_koljonen::ALGORITHM,
    waters_all::ALGORITHM,
    hill_climb::ALGORITHM,
    annealing::ALGORITHM,
    hamming_crossover::ALGORITHM,
    swap_crossover::ALGORITHM,
    rank_sheet::ALGORITHM,
    elimination::ALGORITHM,
    binary_program::ALGORITHM,
];

/// What a link means that holds a run and names no algorithm: such links are of releases that had Waters' alone.
pub fn of_unnamed(shape: Shape) -> &'static str {
    if shape.is_cube() { waters_cube::SHARED.name } else { waters_grid::ALGORITHM.name }
}

/// Whether an algorithm needs the worker that carries the library for integer programs (the feature `milp`).
pub fn needs_milp(name: &str) -> bool {
    name == binary_program::ALGORITHM.name
}

/// How the algorithm of this name is started; nothing for one whose library this program does not carry.
pub(crate) fn starter(name: &str) -> Option<Start> {
    Some(match name {
        "waters-grid" => waters_grid::start,
        "waters-cube-shared" => waters_cube::start_shared,
        "waters-cube" => waters_cube::start_copies,
        "waters-sequential" => waters_sequential::start,
        "mantere-koljonen" => mantere_koljonen::start,
        "waters-all" => waters_all::start,
        "hill-climb" => hill_climb::start,
        "annealing" => annealing::start,
        "hamming-crossover" => hamming_crossover::start,
        "swap-crossover" => swap_crossover::start,
        #[cfg(any(feature = "milp", not(target_arch = "wasm32")))]
        "binary-program" => binary_program::start,
        "elimination" => elimination::start,
        "rank-sheet" => rank_sheet::start,
        "sudokube" => sudokube::start_hybrid,
        "sudokube-pure" => sudokube::start_pure,
        _ => return None,
    })
}

/// The algorithm of this name.
pub fn find(name: &str) -> Result<&'static Algorithm, RunError> {
    ALGORITHMS.iter().find(|a| a.name == name).ok_or_else(|| unknown(name))
}

pub(crate) fn unknown(name: &str) -> RunError {
    let known = ALGORITHMS.iter().map(|a| a.name).collect::<Vec<_>>().join(", ");
    RunError::Algorithm { name: name.to_string(), known }
}

impl Algorithm {
    /// What one of its rows stands for.
    pub fn unit(&self) -> &'static str {
        match self.name {
            "elimination" => "iteration",
            "binary-program" => "node",
            _ => "generation",
        }
    }

    /// Whether this algorithm works on a shape.
    pub fn suits(&self, shape: Shape) -> Result<(), RunError> {
        match (self.unsuited)(shape) {
            None => Ok(()),
            Some(reason) => Err(RunError::Unsuited {
                algorithm: self.title.to_string(),
                shape: shape.described(),
                reason: reason.to_string(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::*;

    #[test]
    fn names_and_keys_are_unique_and_short() {
        for (k, a) in ALGORITHMS.iter().enumerate() {
            assert!(ALGORITHMS[..k].iter().all(|b| b.name != a.name));
            assert!(starter(a.name).is_some(), "{} cannot be started", a.name);
            for (k, s) in a.settings.iter().enumerate() {
                assert!(a.settings[..k].iter().all(|t| t.key != s.key), "{} {}", a.name, s.key);
                assert!(!s.help.is_empty() && s.parse(&s.default_text()).is_ok(), "{} {}", a.name, s.key);
            }
        }
    }

    /// On an empty board as small as it takes, with the usual settings.
    #[test]
    fn those_that_name_a_rate_have_one_in_their_rows() {
        for a in ALGORITHMS.iter().filter(|a| !needs_milp(a.name)) {
            let Some(shape) = Shape::ALL.into_iter().find(|shape| a.suits(*shape).is_ok()) else { continue };
            let mut run = crate::evolve::Run::new(a.name, &Grid::empty(shape), &Settings::default(), 1).unwrap();
            while run.row().generation < 3 && !run.solved() && run.ended().is_none() {
                run.advance();
            }
            assert_eq!(run.row().mutation_rate > 0.0, a.rate.is_some(), "{}", a.name);
        }
    }

    #[test]
    fn an_unknown_name_lists_the_known_ones() {
        assert!(find("magic").err().unwrap().to_string().contains("waters-grid"));
    }
}
