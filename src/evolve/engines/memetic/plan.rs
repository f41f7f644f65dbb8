//! What a run is set to.

use crate::evolve::operators::rate::DecayingRate;
use crate::evolve::settings::{Setting, Settings};

#[derive(Clone, Copy, PartialEq)]
/// Who grows.
pub enum Growers {
    /// Those who survive.
    Survivors,
    /// Children only.
    Children,
    /// Parents and children.
    All,
}

#[derive(Clone, Copy, PartialEq)]
/// How a child is made of two parents.
pub enum Crossover {
    /// Odd lines from one parent, even lines from the other.
    Alternate,
    /// Each line from the parent in which it is fitter.
    ByFitness,
}

/// What a run of it is set to.
#[derive(Clone)]
pub struct Plan {
    /// Individuals.
    pub population: usize,
    /// Iterations of growth.
    pub iterations: u32,
    /// The mutation rate.
    pub rate: DecayingRate,
    /// Generations between two resets of the rate.
    pub reset: u64,
    /// Share of squares in which parents should differ.
    pub difference: f64,
    /// Generations after which an individual leaves.
    pub age_limit: u32,
    /// Whether the rate decays with each board that grows, or with each generation.
    pub decay_per_individual: bool,
    /// Who grows.
    pub growers: Growers,
    /// How a child is made.
    pub crossover: Crossover,
    /// After each iteration of growth, so many borders of faces take over the digits of the face next to them.
    pub borders_copied: u32,
}

impl Plan {
    /// The settings that all of Waters' algorithms have.
    pub fn read(settings: &Settings, specs: &[Setting]) -> Plan {
        let whole = |key| settings.whole(specs, key);
        let real = |key| settings.real(specs, key);
        Plan {
            population: whole("population") as usize,
            iterations: whole("growth"),
            rate: DecayingRate::new(real("base"), real("ceiling"), real("multiplier")),
            reset: u64::from(whole("reset")),
            difference: real("difference"),
            age_limit: whole("age"),
            decay_per_individual: settings.choice(specs, "decay") == "individual",
            growers: match settings.choice(specs, "grow").as_str() {
                "children" => Growers::Children,
                "all" => Growers::All,
                _ => Growers::Survivors,
            },
            crossover: Crossover::Alternate,
            borders_copied: 0,
        }
    }
}
