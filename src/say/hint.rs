//! The sentences of a hint.

use crate::play::told::Told;
use crate::puzzle::{HouseKind, Layout, Square};
use crate::say::explain::{sight, which, whole};
use crate::say::list::List;
use crate::say::number::{Count, Noun};
use crate::say::place::Contradicted;
use crate::technique::hint::Hint;

labels! {
    /// What the hint's button does next.
    pub enum HintButton {
        Hint => "Hint",
        More => "Show more",
        Apply => "Apply",
    }
}

messages! {
    /// A hint that is no step.
    pub enum HintText {
        FixDigit { house: List } => "Fix a wrong digit first, in {house}.",
        FixDigits { digits: Count, house: List } => "Fix {digits} first, one of them in {house}.",
        WrongDigit { square: List } => "{square} differs from the only solution.",
        WrongDigits { squares: List } => "{squares} differ from the only solution.",
        FixMarks { house: List } => "Fix the marks first, in {house}.",
        WrongMarks { squares: List } => "The marks in {squares} leave out the right digit.",
        Contradiction { why: Contradicted } => "The digits on the board contradict each other: {why}.",
        Several => "The givens have several solutions and no step is forced: any digit that fits may lead to one of them.",
        Stalled => "No step is left that people can follow: chains up to dynamic ones with simple steps find nothing. Check shows \
            whether everything so far is right; Evolve in the Solve view solves the rest.",
        Ready { squares: Count } => "{squares} can be filled next.",
        NoneReady => "No square can be filled yet: first eliminate candidates.",
        Full => "Every square is filled.",
    }
}

/// What the hint's button does next.
pub fn button(told: &Told) -> &'static str {
    match (told.further().is_some(), told.deed.is_some()) {
        (true, _) => HintButton::More.text(),
        (_, true) => HintButton::Apply.text(),
        _ => HintButton::Hint.text(),
    }
}

/// The box of the first of some squares.
pub fn first_box(layout: &Layout, squares: &[Square]) -> Vec<usize> {
    let houses = squares.first().map(|&s| layout.houses_of[s].clone()).unwrap_or_default();
    houses.into_iter().filter(|&h| layout.houses[h].kind == HouseKind::Box).take(1).collect()
}

/// Its sentences, from the least to the most. `several`: the givens are known to have several solutions.
pub fn sentences(hint: &Hint, layout: &Layout, several: bool) -> Vec<String> {
    let places = |squares: &[Square]| List::of(squares.iter().map(|&s| layout.name(s)));
    let house = |squares: &[Square]| List::of(first_box(layout, squares).iter().map(|&h| layout.house_name(h)));
    let texts = match hint {
        Hint::Step(step, _) => return vec![sight(step, layout), which(step, layout), whole(step, layout)],
        Hint::Wrong(wrong) if wrong.len() == 1 => {
            vec![HintText::FixDigit { house: house(wrong) }, HintText::WrongDigit { square: places(wrong) }]
        }
        Hint::Wrong(wrong) => {
            let digits = Noun::WrongDigit.of(wrong.len());
            vec![HintText::FixDigits { digits, house: house(wrong) }, HintText::WrongDigits { squares: places(wrong) }]
        }
        Hint::WrongMarks(wrong) => {
            vec![HintText::FixMarks { house: house(wrong) }, HintText::WrongMarks { squares: places(wrong) }]
        }
        Hint::Contradiction(why) => vec![HintText::Contradiction { why: why.on(layout.shape) }],
        Hint::Ready(squares) if squares.is_empty() => vec![HintText::NoneReady],
        Hint::Ready(squares) => vec![HintText::Ready { squares: Noun::Square.of(squares.len()) }],
        Hint::Stalled if several => vec![HintText::Several],
        Hint::Stalled => vec![HintText::Stalled],
        Hint::Full => vec![HintText::Full],
    };
    texts.iter().map(HintText::text).collect()
}
