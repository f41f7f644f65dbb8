//! What a lesson says.

use crate::study::lessons::Finding;

/// The texts of a lesson.
pub struct Texts {
    pub title: &'static str,
    /// Paragraphs before the question.
    pub text: &'static [&'static str],
    pub question: &'static str,
    pub options: &'static [&'static str],
    /// What its run showed, with the numbers.
    pub result: fn(&Finding) -> String,
    pub notice: &'static [&'static str],
    /// What the links of the lesson open, in their order.
    pub attempts: &'static [&'static str],
    pub sources: &'static [&'static str],
}
