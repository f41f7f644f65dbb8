//! A board under annealing, with the committed course of `sudokube-annealing`, and the seconds that all boards of a way share.

use sudokube::evolve::algorithms::partial::cooling::{Approach, CHAIN, Cooling, FIRST, Plan};
use sudokube::evolve::algorithms::partial::cover::{Chain, Cover};
use sudokube::evolve::operators::metropolis::Metropolis;
use sudokube::evolve::random::Rng;

/// The defaults of `sudokube-annealing`, as of 2026-11-30.
pub const PLAN: Plan = Plan { approach: Approach::Slow, first: FIRST, hot: 0.05, window: 0.87, sweep: 60, longer: 1.3 };

/// Seconds of the processor that this thread has used since it was made, and how many it may.
pub struct Clock {
    begun: f64,
    limit: f64,
    /// Children that were annealed.
    pub children: u32,
}

impl Clock {
    pub fn new(limit: f64) -> Clock {
        Clock { begun: now(), limit, children: 0 }
    }

    pub fn seconds(&self) -> f64 {
        now() - self.begun
    }

    pub fn is_over(&self) -> bool {
        self.seconds() > self.limit
    }
}

fn now() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// A board and its temperature.
#[derive(Clone)]
pub struct Walk {
    pub cover: Cover,
    pub cooling: Cooling,
    /// Where the latest window began.
    pub began: f64,
}

impl Walk {
    pub fn new(cover: Cover) -> Walk {
        Walk { cooling: Cooling::new(PLAN, cover.squares()), cover, began: FIRST }
    }

    /// One chain; whether a sweep ended with it.
    pub fn advance(&mut self, rng: &mut Rng) -> bool {
        let chain = self.cover.chain(CHAIN, self.cooling.rule(), rng);
        let ended = self.cooling.after(&chain);
        self.began = self.cooling.window().map_or(self.began, |(began, _)| began);
        ended
    }

    pub fn is_solved(&self) -> bool {
        self.cover.fitness() == 0
    }
}

/// Chains of a first sweep from the beginning of a window to its end.
pub fn chains(cover: &Cover) -> f64 {
    let squares = f64::from(cover.squares());
    (f64::from(PLAN.sweep) * squares * squares / CHAIN as f64).max(1.0)
}

/// A sweep of a child: from this share of where the window began to its end, as slowly as a first sweep. Whether the board is full.
pub fn again(cover: &mut Cover, began: f64, from: f64, clock: &Clock, rng: &mut Rng) -> bool {
    let step = began * (1.0 - PLAN.window) / chains(cover);
    let mut temperature = began * from;
    while temperature > began * PLAN.window && cover.fitness() > 0 && !clock.is_over() {
        cover.chain(CHAIN, &Metropolis::at(temperature), rng);
        temperature -= step;
    }
    cover.fitness() == 0
}

/// What several chains at one temperature come to.
pub fn joined(chains: &[Chain]) -> Chain {
    let sum = |of: fn(&Chain) -> u64| chains.iter().map(of).sum();
    Chain { drawn: sum(|c| c.drawn), energy: sum(|c| c.energy), looks: sum(|c| c.looks), ..Chain::default() }
}
