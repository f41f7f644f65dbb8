//! Every sentence a person reads, one module a subject. Nothing else formats prose.

#[macro_use]
mod messages;

pub mod algorithm_view;
pub mod ancestry;
pub mod board;
pub mod catalogue;
pub mod chart;
pub mod classroom;
pub mod cube;
pub mod cube_view;
pub mod desk;
pub mod echo;
pub mod error;
pub mod estimate;
pub mod family;
pub mod finding;
pub mod flat;
pub mod help;
pub mod hint;
pub mod keys;
pub mod lab;
pub mod lessons;
pub mod link;
pub mod list;
pub mod number;
pub mod operation;
pub mod page;
pub mod place;
pub mod play;
pub mod race;
pub mod rating;
pub mod reading;
pub mod run;
pub mod settings;
pub mod sheet;
pub mod solve;
pub mod square;
pub mod step_view;
pub mod study;
pub mod technique;
pub mod verdict;
pub mod words;
pub mod worker;
