//! Operators of genetic algorithms: pure functions, one file per kind.

pub mod age;
pub mod cross;
pub mod grow;
pub mod rate;
pub mod select;
