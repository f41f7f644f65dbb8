//! The temperature of a search on partial boards. It finds the window in which a board freezes by its energy (the mean number of
//! open squares), on a board of any size:
//!
//! ```text
//! T := 1; cool fast until the energy is below the hot share of the squares to fill: the window begins there
//! repeat:
//!     cool slowly, so that a sweep reaches window · T after its number of moves
//!     it ends there, or where it is frozen: after an eighth of it without a board that has fewer open squares, below FROZEN
//!     heat fast, the board as it is, until the energy is above the hot share again: the next window begins there
//!     the next sweep is longer
//! ```

use crate::evolve::algorithms::partial::cover::Chain;
use crate::evolve::operators::metropolis::Metropolis;

/// Moves at one temperature.
pub const CHAIN: u64 = 1 << 16;

/// The temperature at which a search begins: nearly every move is made.
const FIRST: f64 = 1.0;
/// By how much a chain cools or heats outside of the window.
const FAST: f64 = 0.97;
/// A board with a smaller share of its squares open is frozen once it gets no better.
const FROZEN: f64 = 0.03;
/// The share of a sweep for which a frozen board is waited for.
const WAIT: f64 = 0.125;
/// Temperatures between which heating and cooling stay, whatever the energy.
const BOUNDS: (f64, f64) = (0.02, 4.0);

/// What the settings come to.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The share of open squares at which the window begins.
    pub hot: f64,
    /// The temperature at its end, as a share of that at its beginning.
    pub window: f64,
    /// Moves of the first sweep for each pair of squares.
    pub sweep: u32,
    /// How much longer each sweep is.
    pub longer: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    /// On the way to the first window.
    Cool,
    /// Through a window that began at this temperature; chains since the sweep had a board with fewer open squares.
    Sweep { began: f64, lowest: u32, waited: f64 },
    /// On the way back to a hot board.
    Heat,
}

/// The temperature, and where in its course it is.
#[derive(Clone)]
pub struct Cooling {
    plan: Plan,
    squares: f64,
    /// Chains of a sweep.
    chains: f64,
    phase: Phase,
    temperature: f64,
    rule: Metropolis,
}

impl Cooling {
    /// Before the first chain, with so many squares to fill.
    pub fn new(plan: Plan, squares: u32) -> Cooling {
        let squares = f64::from(squares);
        let chains = (f64::from(plan.sweep) * squares * squares / CHAIN as f64).max(1.0);
        Cooling { plan, squares, chains, phase: Phase::Cool, temperature: FIRST, rule: Metropolis::at(FIRST) }
    }

    /// The rule of the present chain.
    pub fn rule(&self) -> &Metropolis {
        &self.rule
    }

    /// The temperature of the present chain.
    pub fn temperature(&self) -> f64 {
        self.temperature
    }

    /// Sets the temperature of the next chain by what the last one did; whether it begins to heat.
    pub fn after(&mut self, chain: &Chain) -> bool {
        let energy = chain.energy as f64 / chain.looks.max(1) as f64 / self.squares;
        let (coldest, hottest) = BOUNDS;
        let began = Phase::Sweep { began: self.temperature, lowest: chain.lowest, waited: 0.0 };
        let mut reset = false;
        match self.phase {
            Phase::Cool if energy < self.plan.hot || self.temperature < coldest => self.phase = began,
            Phase::Heat if energy > self.plan.hot || self.temperature > hottest => self.phase = began,
            Phase::Cool => self.temperature *= FAST,
            Phase::Heat => self.temperature /= FAST,
            Phase::Sweep { began, lowest, waited } => {
                let waited = if chain.lowest < lowest { 0.0 } else { waited + 1.0 };
                let frozen = energy < FROZEN && waited > WAIT * self.chains;
                self.phase = Phase::Sweep { began, lowest: lowest.min(chain.lowest), waited };
                // A straight line: what a root would give differs by little, and not from machine to machine.
                self.temperature -= began * (1.0 - self.plan.window) / self.chains;
                if frozen || self.temperature < began * self.plan.window {
                    reset = true;
                    self.phase = Phase::Heat;
                    self.chains *= self.plan.longer;
                }
            }
        }
        self.rule = Metropolis::at(self.temperature);
        reset
    }
}
