//! The members of a population.

/// A member of a population.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its fitness.
    pub fitness: u32,
    /// Generations it has survived.
    pub age: u32,
}
