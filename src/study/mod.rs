//! Studies and races: many runs of which each is its puzzle, settings and seed, and what they come to.
//!
//! * [`plan`]: which runs a study has; it is written into links;
//! * [`seeds`]: one run with many seeds, told beside one of them;
//! * [`progress`]: what is known of them so far, in any order, kept as text; [`shelf`]: under which name;
//! * [`outcome`]: what one run came to;
//! * [`summary`]: rates, expected running times and curves, with their intervals; [`comparison`]: two or more of them;
//! * [`table`]: the same as files;
//! * [`presets`]: the figures of Waters' thesis, and of Mantere and Koljonen;
//! * [`race`]: some runs side by side, stepped fairly; [`lanes`] before it, [`results`] after it;
//! * [`work`]: one run until it ends; [`trials`]: lanes over the same seeds, with their curves; [`course`]: when a run found
//!   which square; [`orders`]: those of a person, of techniques and of evolution compared;
//! * [`class`]: the answers of a class to a lesson, made without a server;
//! * [`predictions`]: those of a lesson as they are kept; [`report`]: a lab report as a link has it;
//! * [`hand`]: a genetic algorithm by hand; [`takeover`]: selection alone, beside its theory;
//! * [`landscape`]: every board of a small puzzle, and where a climber gets; [`distance`]: a sample of a large one.

pub mod class;
pub mod comparison;
pub mod course;
pub mod distance;
pub mod hand;
pub mod landscape;
pub mod lanes;
pub mod lessons;
pub mod orders;
pub mod outcome;
pub mod plan;
pub mod predictions;
pub mod presets;
pub mod progress;
pub mod race;
pub mod report;
pub mod results;
pub mod seeds;
pub mod shelf;
pub mod summary;
pub mod table;
pub mod takeover;
pub mod trials;
pub mod view;
pub mod work;

pub use crate::study::comparison::{Comparison, Tried, compare};
pub use crate::study::course::Course;
pub use crate::study::landscape::Landscape;
pub use crate::study::lanes::Lanes;
pub use crate::study::outcome::Outcome;
pub use crate::study::plan::{Plan, StudyError, Task};
pub use crate::study::progress::Study;
pub use crate::study::race::{Race, Standing, State};
pub use crate::study::seeds::Seeds;
pub use crate::study::summary::{Cost, Summary, Taken};
pub use crate::study::trials::{Sample, Traced, Trial, Trials};
pub use crate::study::work::Work;
