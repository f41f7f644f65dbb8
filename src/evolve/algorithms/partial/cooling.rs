//! The temperature of a search on partial boards. It finds the window in which a board freezes by its energy (the mean number of
//! open squares), on a board of any size:
//!
//! ```text
//! T := 1, or whatever is set
//! repeat:
//!     cool fast until the board has nearly come to the hot share of the squares to fill, then slowly until it has: the window
//!         begins there
//!     cool so slowly that a sweep reaches window · T after its number of moves, and ends there
//!     heat fast, the board as it is, until it has melted
//!     the next sweep is longer
//! ```
//!
//! The board follows the temperature late. Where the way to the window is fast to its end ([`Approach::Fast`], the first version, which
//! heats up to where the next window begins), a window begins anywhere from T = .26 to .31 on a board of 36×36 that freezes at .25, and
//! much of a sweep is spent where nothing freezes; slow at the end ([`Approach::Slow`]) it begins from .245
//! to .276 (three boards, six sweeps each at most).
//!
//! The number of moves grows with the square of the number of squares. A sweep is not ended where the board seems frozen: that
//! cuts off boards that are about to be solved (docs/large_boards.md).

use crate::evolve::algorithms::partial::cover::Chain;
use crate::evolve::operators::metropolis::Metropolis;
use crate::evolve::view::partial::Phase;

/// Moves at one temperature.
pub const CHAIN: u64 = 1 << 16;

/// The temperature at which a search usually begins: nearly every move is made.
pub const FIRST: f64 = 1.0;
/// By how much a chain cools or heats outside of the window.
const FAST: f64 = 0.97;
/// By how much it cools where a slow approach is near the window.
const SLOW: f64 = 0.995;
/// Where that is, and where a board has melted: this many times the hot share.
const NEAR: f64 = 1.5;
/// Temperatures between which heating and cooling stay, whatever the energy.
const BOUNDS: (f64, f64) = (0.02, 4.0);

/// How the temperature comes to the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Approach {
    /// Fast to its beginning.
    Fast,
    /// Slow where it is near.
    Slow,
}

/// What the settings come to.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How each window is come to.
    pub approach: Approach,
    /// The temperature at which the search begins.
    pub first: f64,
    /// The share of open squares at which the window begins.
    pub hot: f64,
    /// The temperature at its end, as a share of that at its beginning.
    pub window: f64,
    /// Moves of the first sweep for each pair of squares.
    pub sweep: u32,
    /// How much longer each sweep is.
    pub longer: f64,
}

/// The temperature, and where in its course it is.
#[derive(Clone)]
pub struct Cooling {
    plan: Plan,
    squares: f64,
    /// Chains of a sweep.
    chains: f64,
    phase: Phase,
    /// The temperature at which the latest window began.
    began: f64,
    temperature: f64,
    rule: Metropolis,
}

impl Cooling {
    /// Before the first chain, with so many squares to fill.
    pub fn new(plan: Plan, squares: u32) -> Cooling {
        let squares = f64::from(squares);
        let chains = (f64::from(plan.sweep) * squares * squares / CHAIN as f64).max(1.0);
        Cooling {
            plan,
            squares,
            chains,
            phase: Phase::Cool,
            began: plan.first,
            temperature: plan.first,
            rule: Metropolis::at(plan.first),
        }
    }

    /// The rule of the present chain.
    pub fn rule(&self) -> &Metropolis {
        &self.rule
    }

    /// The temperature of the present chain.
    pub fn temperature(&self) -> f64 {
        self.temperature
    }

    /// What the temperature does.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Temperatures at which the present window began and at which it ends, if there is one.
    pub fn window(&self) -> Option<(f64, f64)> {
        (self.phase == Phase::Sweep).then_some((self.began, self.coldest()))
    }

    fn coldest(&self) -> f64 {
        (self.began * self.plan.window).max(BOUNDS.0)
    }

    fn sweep(&mut self) {
        (self.phase, self.began) = (Phase::Sweep, self.temperature);
    }

    /// Sets the temperature of the next chain by what the last one did; whether it begins to heat.
    pub fn after(&mut self, chain: &Chain) -> bool {
        let energy = chain.mean() / self.squares;
        let (coldest, hottest) = BOUNDS;
        let mut reset = false;
        let slow = self.plan.approach == Approach::Slow;
        let near = self.plan.hot * if slow { NEAR } else { 1.0 };
        match self.phase {
            Phase::Cool if energy < self.plan.hot || self.temperature < coldest => self.sweep(),
            Phase::Heat if energy > near || self.temperature > hottest => match slow {
                true => self.phase = Phase::Cool,
                false => self.sweep(),
            },
            Phase::Cool => self.temperature *= if slow && energy <= near { SLOW } else { FAST },
            Phase::Heat => self.temperature /= FAST,
            Phase::Sweep => {
                // A straight line: what a root would give differs by little, and not from machine to machine.
                self.temperature -= self.began * (1.0 - self.plan.window) / self.chains;
                if self.temperature < self.coldest() {
                    self.temperature = self.temperature.max(coldest);
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
