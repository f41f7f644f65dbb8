//! Every sentence a person reads, one module a subject. Nothing else formats prose.

#[macro_use]
mod messages;

pub mod cube;
pub mod flat;
pub mod hint;
pub mod number;
pub mod operation;
pub mod play;
pub mod rating;
pub mod run;
pub mod step_view;
pub mod verdict;
