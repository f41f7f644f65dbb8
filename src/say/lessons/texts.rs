//! What a lesson says.

/// The texts of a lesson.
pub struct Texts {
    /// Its title.
    pub title: &'static str,
    /// Paragraphs before the question.
    pub text: Vec<&'static str>,
    /// What a reader is asked to predict.
    pub question: &'static str,
    /// The answers to choose from.
    pub options: Vec<&'static str>,
    /// Why each of them is right or wrong.
    pub reasons: Vec<&'static str>,
    /// What the link of the lesson opens.
    pub attempt: &'static str,
    /// The works it draws on.
    pub sources: Vec<&'static str>,
}
