//! A class without a server. A code stands on the wall; each seat makes its seed from the code and its number, runs the lanes of a
//! lesson with it, and hands in an answer of six signs: lesson, seat, prediction, what the run showed, whose class it is, and a sign
//! that tells a slip of the fingers. Who collects them runs every seed again, so that an answer need not be believed.

pub mod answer;
pub mod code;
pub mod collected;

pub use crate::study::class::answer::{Answer, AnswerError, answers_in, brought_together, kept_text};
pub use crate::study::class::code::{ClassCode, SEATS, results, shown};
pub use crate::study::class::collected::{Collected, Handed};
