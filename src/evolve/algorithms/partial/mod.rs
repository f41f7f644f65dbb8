//! Annealing on partial boards: the state is a board without a conflict, and what is minimised is the number of open squares.
//!
//! ```text
//! an option is a digit of an open square's list: every digit that no given of its houses holds
//! an item is what an option covers: its square, and its digit in the row, in the column and in the box
//! board := no option; T := hot
//! repeat until no square is open:
//!     draw an item that is not covered, then an option that covers it
//!     c := how many options of the board stand in its way (0 to 3)
//!     with probability 1 if c ≤ 1, else e^(−(c − 1) / T): take these c out, put the option in
//!     T by [`cooling`]: fast while the board melts, slowly through the window in which it freezes, then hot again
//! ```
//!
//! A move begins at a square or at a missing digit of a house alike (the "symmetric" choice): in a trial of twelve boards
//! of 36×36 with half of their squares given, squares alone solved 3 and both solved 12.
//!
//! **Pure** ([`PURE`]): a list leaves out the digits of givens in its houses, once. Nothing else is deduced: no single is placed,
//! nothing is propagated, no table of scores is kept. **With singles** ([`SINGLES`]): before the search, naked and hidden singles
//! are placed until there is none ([`singles`](crate::exact::singles)); the search itself is the same. The first version of both
//! (`first.rs`) differs in the course of its temperature alone, and is there for its links and rows.
//!
//! It is evolution of one board by mutation and Boltzmann selection. What it descends from:
//! * S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, *Optimization by simulated annealing*, Science 220, 1983;
//! * R. Lewis, *Metaheuristics can solve sudoku puzzles*, Journal of Heuristics 13, 2007: annealing on Sudoku, on full boards;
//! * C. A. Morgenstern, *Distributed coloration neighborhood search*, 1996, and I. Blöchliger, N. Zufferey, *A graph coloring
//!   heuristic using partial solutions and a reactive tabu scheme*, Computers & Operations Research 35, 2008: colourings that are
//!   partial and without conflict, where a vertex that comes in drives out those in its way;
//! * D. E. Knuth, *Dancing links*, 2000: Sudoku as exact cover, in which squares and missing digits are alike.
//!
//! What did not pay: docs/large_boards.md. Evaluations count moves that were drawn, whether they were made or not. A row stands for
//! [`cooling::CHAIN`] of them at one temperature.

pub mod cooling;
pub mod cover;
#[cfg(not(target_arch = "wasm32"))]
pub mod first;

use crate::evolve::algorithm::{Algorithm, Counts, Islands, Unsuited};
use crate::evolve::algorithms::partial::cooling::{Approach, CHAIN, Cooling, FIRST, Plan};
use crate::evolve::algorithms::partial::cover::Cover;
use crate::evolve::families::Family;
use crate::evolve::random::Rng;
use crate::evolve::row::{Event, Gains, Generation};
use crate::evolve::search::Search;
use crate::evolve::settings::{Kind, Setting, Settings};
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::partial::PartialBoard;
use crate::exact::singles;
use crate::puzzle::{Grid, Shape};

const SOURCE: &str = "This project, 2026; after Kirkpatrick, Gelatt and Vecchi 1983, and Blöchliger and Zufferey 2008";

/// Nothing deduced, as it is offered.
pub const PURE: Algorithm = Algorithm {
    name: "sudokube-annealing",
    counts: Counts::Open,
    title: "SudoKube annealing on partial boards",
    about: || {
        "One board without conflicts and with open squares: a move puts in a digit and drives out those in conflict with it; the more there \
            are and the lower the temperature, the rarer the move."
    },
    source: || SOURCE,
    family: Family::Own,
    settings: SETTINGS,
    default_generations: 1_000_000,
    rate: Some("Two driven out"),
    large: true,
    unsuited,
    islands: Islands::PerCore,
    ..Algorithm::USUAL
};

/// The same after all singles, as it is offered.
pub const SINGLES: Algorithm = Algorithm {
    name: "sudokube-annealing-singles",
    counts: Counts::Open,
    title: "SudoKube annealing on partial boards, singles first",
    about: || SINGLES_ABOUT,
    ..PURE
};

const SINGLES_ABOUT: &str = "All naked and hidden singles are placed, then the same search goes on from there.";

const SETTINGS: &[Setting] = &course(0.05, 0.87, 60, 130);

/// Settings of the course of the temperature, with these defaults.
const fn course(hot: f64, window: f64, sweep: u32, longer: u32) -> [Setting; 4] {
    [
        Setting {
            key: "hot",
            name: "Hot board",
            help: || "A sweep begins where this share of the squares to fill is open.",
            kind: Kind::Real { default: hot, min: 0.0, max: 1.0, step: 0.01 },
        },
        Setting {
            key: "window",
            name: "Coldest temperature",
            help: || "A sweep ends at this share of the temperature at which the board was hot.",
            kind: Kind::Real { default: window, min: 0.0, max: 1.0, step: 0.01 },
        },
        Setting {
            key: "sweep",
            name: "Length of a sweep",
            help: || "Moves of the first sweep through the window, for each pair of squares to fill.",
            kind: Kind::Whole { default: sweep, min: 1, max: 100_000 },
        },
        Setting {
            key: "longer",
            name: "Longer sweeps",
            help: || "The moves of a sweep, as a percentage of those of the one before.",
            kind: Kind::Whole { default: longer, min: 100, max: 400 },
        },
    ]
}

fn unsuited(shape: Shape) -> Option<Unsuited> {
    shape.is_cube().then_some(Unsuited::OneGrid)
}

#[derive(Clone)]
struct Partial {
    cover: Cover,
    cooling: Cooling,
    /// The latest row.
    row: Generation,
    best: Vec<u8>,
    gains: Gains,
    view: PartialBoard,
}

pub(crate) fn start_pure(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    Box::new(Partial::new(Cover::new(puzzle), plan(settings, SETTINGS, Approach::Slow)))
}

pub(crate) fn start_singles(puzzle: &Grid, settings: &Settings, _: &mut Rng) -> Box<dyn Search> {
    Box::new(Partial::new(Cover::new(&singles::placed(puzzle)), plan(settings, SETTINGS, Approach::Slow)))
}

/// The usual search, but for the temperature at which it begins and the moves of its first sweep.
pub(super) fn start_at(board: &Grid, first: f64, sweep: u32) -> Box<dyn Search> {
    let plan = Plan { first, sweep, ..plan(&Settings::default(), SETTINGS, Approach::Slow) };
    Box::new(Partial::new(Cover::new(board), plan))
}

fn plan(settings: &Settings, specs: &[Setting], approach: Approach) -> Plan {
    Plan {
        approach,
        first: FIRST,
        hot: settings.real(specs, "hot"),
        window: settings.real(specs, "window"),
        sweep: settings.whole(specs, "sweep"),
        longer: f64::from(settings.whole(specs, "longer")) / 100.0,
    }
}

impl Partial {
    fn new(cover: Cover, plan: Plan) -> Partial {
        let cooling = Cooling::new(plan, cover.squares());
        let view = PartialBoard {
            temperature: cooling.temperature(),
            next: cooling.temperature(),
            phase: cooling.phase(),
            window: None,
            sweeps: 0,
            by_one: cooling.rule().by_one,
            moves: Default::default(),
            open: cover.fitness(),
            energy: f64::from(cover.fitness()),
            least: cover.fitness(),
        };
        let (row, gains) = (Generation::default(), Gains::default());
        let mut search = Partial { cooling, row, best: Vec::new(), gains, cover, view };
        search.report(Vec::new());
        search
    }

    /// The row and the board of the present moment.
    fn report(&mut self, mut events: Vec<Event>) {
        let fitness = self.cover.fitness();
        if fitness == 0 {
            events.push(Event::Solved);
        }
        self.cover.fill(&mut self.best);
        self.row = Generation {
            best: fitness,
            mean: f64::from(fitness),
            worst: fitness,
            mutation_rate: self.cooling.rule().by_one,
            events,
            ..self.row
        };
    }
}

impl Search for Partial {
    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.gains)
    }

    /// A chain: moves at one temperature.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        let mut events = Vec::new();
        if self.cover.fitness() != 0 {
            let (temperature, by_one) = (self.cooling.temperature(), self.cooling.rule().by_one);
            let chain = self.cover.chain(CHAIN, self.cooling.rule(), rng);
            self.row.evaluations += chain.drawn;
            self.gains.growths = (chain.moves[0].made, chain.drawn as u32);
            let open = self.cover.fitness();
            if open != 0 && self.cooling.after(&chain) {
                events.push(Event::Reset);
            }
            self.view = PartialBoard {
                temperature,
                next: self.cooling.temperature(),
                phase: self.cooling.phase(),
                window: self.cooling.window(),
                sweeps: self.view.sweeps + u32::from(events.contains(&Event::Reset)),
                by_one,
                moves: chain.moves,
                open,
                energy: chain.mean(),
                least: self.view.least.min(open),
            };
        }
        self.row.generation += 1;
        self.report(events);
        Some(self.row.clone())
    }

    fn first(&self) -> Generation {
        self.row.clone()
    }

    fn best(&self) -> &[u8] {
        &self.best
    }

    fn algorithm_view(&self) -> Option<AlgorithmView> {
        Some(AlgorithmView::PartialBoard(self.view.clone()))
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        vec![(self.best.clone(), self.row.best)]
    }
}

#[cfg(test)]
mod tests;
