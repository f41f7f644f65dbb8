//! Genetic search: every algorithm advances one generation at a time and reports typed rows.

pub mod algorithm;
pub mod algorithms;
pub mod archive;
pub mod board;
pub mod boxes;
pub mod decimal;
pub mod engines;
pub mod families;
pub mod ground;
pub mod island;
pub mod joined;
pub mod limits;
pub mod operation;
pub mod operators;
pub mod random;
pub mod recipe;
pub mod row;
pub mod run;
pub mod search;
pub mod settings;
pub mod stage;
pub mod trail;
pub mod turns;
pub mod view;

pub use crate::evolve::algorithm::{Algorithm, RunError};
pub use crate::evolve::algorithms::ALGORITHMS;
pub use crate::evolve::families::Family;
pub use crate::evolve::limits::Limits;
pub use crate::evolve::recipe::Recipe;
pub use crate::evolve::row::{Event, Generation};
pub use crate::evolve::run::Run;
pub use crate::evolve::search::Search;
pub use crate::evolve::settings::{Setting, Settings, SettingsError};
pub use crate::evolve::view::{AlgorithmView, End};
