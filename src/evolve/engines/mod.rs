//! What several algorithms share: a generation or a move, put together from operators.

pub mod generational;
pub mod geometric;
pub mod memetic;
pub mod walk;
