//! Studies and races: many runs of which each is its puzzle, settings and seed, and what they come to.
//!
//! * [`plan`]: which runs a study has; it is written into links;
//! * [`progress`]: what is known of them so far, in any order, kept as text;
//! * [`summary`]: rates with their interval, quartiles;
//! * [`presets`]: the figures of Waters' thesis;
//! * [`race`]: some runs side by side, stepped fairly;
//! * [`work`]: one run until it ends;
//! * [`landscape`]: every board of a small puzzle, and where a climber gets.

pub mod landscape;
pub mod plan;
pub mod presets;
pub mod progress;
pub mod race;
pub mod summary;
pub mod work;

pub use landscape::Landscape;
pub use plan::{Plan, StudyError, Task};
pub use progress::{Outcome, Study};
pub use race::{Lane, Race, Standing, State};
pub use summary::Summary;
pub use work::Work;
