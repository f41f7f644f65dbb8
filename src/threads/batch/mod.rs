//! Many runs one after the other, for a study, or some of them side by side, for a race.

mod courses;
pub mod protocol;
pub mod session;

pub use crate::threads::batch::session::Session;
