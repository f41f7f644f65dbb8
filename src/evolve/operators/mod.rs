//! Operators of genetic algorithms: pure functions, one file per kind.

pub mod age;
pub mod cross;
pub mod geometric;
pub mod grow;
pub mod mend;
pub mod metropolis;
pub mod order;
pub mod permute;
pub mod rate;
pub mod select;
