//! The lessons: their texts, and what the views around them say.

pub mod crossover;
pub mod cube;
pub mod escape;
pub mod landscape;
pub mod lunch;
pub mod pressure;
pub mod texts;

use crate::say::number::{Count, Noun, Number, percent};
use crate::study::Landscape;

pub use crate::say::lessons::texts::Texts;

/// All of them, in order; the first is lesson 1.
pub const TEXTS: [&Texts; crate::study::view::LESSONS as usize] =
    [&landscape::TEXTS, &pressure::TEXTS, &crossover::TEXTS, &escape::TEXTS, &cube::TEXTS, &lunch::TEXTS];

labels! {
    /// Labels of the lessons.
    pub enum Lessons {
        Title => "Lessons",
        About => "About ten minutes each: read, predict, watch the real run, and experiment. Everything shown is computed live, on your device.",
        All => "All lessons",
        Previous => "Previous",
        Next => "Next",
        Run => "Run",
        Start => "Start",
        Stop => "Stop",
        Done => "Done",
        Predict => "Make this prediction",
        Notice => "Notice",
        Try => "Try",
        Sources => "Sources",
    }
}

messages! {
    /// The lesson's title, and the prediction beside the result.
    pub enum LessonText {
        Title { number: u8, title: &'static str } => "{number}. {title}",
        Predicted { option: &'static str } => "Your prediction: {option}.",
        AsPredicted => "The result matches your prediction.",
        Other { option: &'static str } => "The result was: {option}.",
        NoneOfThem => "The result is none of these options.",
    }
}

messages! {
    /// A whole landscape.
    pub enum LandscapeText {
        Title => "The whole landscape",
        Fitness => "Fitness",
        Boards => "Boards",
        LocalOptima => "Local optima",
        Summary { boards: Count, neighbours: Number, optima: Number, saved: Count, share: String } =>
            "This puzzle has {boards}, each with {neighbours} neighbours; {optima} are local optima. From {saved} ({share}), a climber that always takes the best swap reaches the solution.",
    }
}

/// The prediction beside the result.
pub fn verdict(texts: &Texts, predicted: usize, result: Option<usize>) -> LessonText {
    match result.and_then(|option| texts.options.get(option)) {
        Some(_) if result == Some(predicted) => LessonText::AsPredicted,
        Some(option) => LessonText::Other { option },
        None => LessonText::NoneOfThem,
    }
}

/// A landscape in two sentences.
pub fn summary(landscape: &Landscape) -> LandscapeText {
    let boards = landscape.boards();
    LandscapeText::Summary {
        boards: Noun::Board.of(boards),
        neighbours: landscape.neighbours.into(),
        optima: landscape.local_optima().into(),
        saved: Noun::Board.of(landscape.saved),
        share: percent(landscape.saved as f64 / boards.max(1) as f64),
    }
}

#[cfg(test)]
mod tests {
    use crate::say::lessons::*;
    use crate::study::lessons::LESSONS;

    #[test]
    fn every_link_to_try_has_its_text_and_every_option_ends_a_sentence() {
        for (lesson, texts) in LESSONS.iter().zip(TEXTS) {
            assert_eq!(lesson.attempts.len(), texts.attempts.len(), "{}", texts.title);
            assert!(texts.options.iter().all(|option| !option.ends_with('.')), "{}", texts.title);
        }
    }

    #[test]
    fn the_prediction_is_told_beside_the_result() {
        let told = |predicted, result| verdict(TEXTS[0], predicted, result).text();
        assert_eq!(told(3, Some(3)), "The result matches your prediction.");
        assert_eq!(told(0, Some(3)), "The result was: One or none.");
        assert_eq!(told(0, None), "The result is none of these options.");
    }
}
