//! What errors say, in clauses without a full stop: the types and their data stand where they arise, their words here.

pub mod evolve;
mod exact;
pub mod export;
mod generate;
mod play;
mod study;
mod text;
pub mod wire;
