//! What a lesson says.

use crate::study::lessons::Finding;

/// The texts of a lesson.
pub struct Texts {
    /// Its title.
    pub title: &'static str,
    /// Paragraphs before the question.
    pub text: &'static [&'static str],
    /// What a reader is asked to predict.
    pub question: &'static str,
    /// The answers to choose from.
    pub options: &'static [&'static str],
    /// What its run showed, with the numbers.
    pub result: fn(&Finding) -> String,
    /// What to notice in the result.
    pub notice: &'static [&'static str],
    /// What the links of the lesson open, in their order.
    pub attempts: &'static [&'static str],
    /// The works it draws on.
    pub sources: &'static [&'static str],
}
