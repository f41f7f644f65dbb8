//! Genetic search: every algorithm advances one generation at a time and reports typed rows.

pub mod algorithms;
pub mod archive;
pub mod board;
pub mod boxes;
pub mod decimal;
pub mod engines;
pub mod families;
pub mod ground;
pub mod island;
pub mod operation;
pub mod operators;
pub mod random;
pub mod row;
pub mod run;
pub mod settings;
pub mod view;

pub use crate::evolve::algorithms::{ALGORITHMS, Algorithm};
pub use crate::evolve::families::Family;
pub use crate::evolve::run::{Event, Generation, Limits, Run, RunError, Search};
pub use crate::evolve::settings::{Setting, Settings, SettingsError};
pub use crate::evolve::view::{End, Inside};
