//! Every sentence a person reads, one module a subject. Nothing else formats prose.

#[macro_use]
mod messages;

pub mod cube;
pub mod flat;
pub mod hint;
pub mod link;
pub mod number;
pub mod operation;
pub mod play;
pub mod rating;
pub mod run;
pub mod step_view;
pub mod verdict;
pub mod words;
pub mod worker;

/// Every message with its name, subject after subject, for `lab say --list`.
pub fn catalogue() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    // One line an enum, so that two who add one do not meet.
    const ALL: &[&[(&str, &str)]] = &[link::LinkWarning::LIST, worker::Breakdown::LIST];
    ALL.iter().copied().flatten()
}
