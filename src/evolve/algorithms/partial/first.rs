//! The first version of annealing on partial boards, which differs in the course of its temperature alone: it stays for its links and
//! rows. It never was on the page.

use crate::evolve::algorithm::{Algorithm, Counts};
use crate::evolve::algorithms::partial::cooling::Approach;
use crate::evolve::algorithms::partial::cover::Cover;
use crate::evolve::algorithms::partial::{PURE, Partial, SINGLES_ABOUT, course, plan};
use crate::evolve::random::Rng;
use crate::evolve::search::Search;
use crate::evolve::settings::{Setting, Settings};
use crate::exact::singles;
use crate::puzzle::Grid;

/// The first version of [`PURE`], as it is offered.
pub const FIRST_PURE: Algorithm = Algorithm {
    name: "sudokube-partial",
    counts: Counts::Open,
    title: "SudoKube on partial boards, first version",
    settings: SETTINGS,
    superseded: true,
    ..PURE
};

/// The first version of [`SINGLES`](crate::evolve::algorithms::partial::SINGLES), as it is offered.
pub const FIRST_SINGLES: Algorithm = Algorithm {
    name: "sudokube-partial-singles",
    counts: Counts::Open,
    title: "SudoKube on partial boards, singles first, first version",
    about: || SINGLES_ABOUT,
    ..FIRST_PURE
};

const SETTINGS: &[Setting] = &course(0.08, 0.75, 100, 105);

pub(crate) fn start_pure(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    Box::new(Partial::new(Cover::new(puzzle), plan(settings, SETTINGS, Approach::Fast)))
}

pub(crate) fn start_singles(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    Box::new(Partial::new(Cover::new(&singles::placed(puzzle)), plan(settings, SETTINGS, Approach::Fast)))
}
