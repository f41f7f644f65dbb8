//! The sentences of a hint.

use crate::exact::hints::{Hint, Step, Technique};
use crate::play::hint::Told;
use crate::play::hint::first_box;
use crate::puzzle::{Layout, Square};
use crate::say::list::List;
use crate::say::number::{Count, Noun};
use crate::say::place::Contradicted;
use crate::say::play::digits;
use crate::text::Style;

labels! {
    /// What the hint's button does next.
    pub enum HintButton {
        Hint => "Hint",
        More => "Show more",
        Apply => "Apply",
    }
}

messages! {
    /// A hint at one of its strengths.
    pub enum HintText {
        FixDigit { house: List } => "Fix a wrong digit first, in {house}.",
        FixDigits { digits: Count, house: List } => "Fix {digits} first, one of them in {house}.",
        WrongDigit { square: List } => "{square} differs from the only solution.",
        WrongDigits { squares: List } => "{squares} differ from the only solution.",
        FixMarks { house: List } => "Fix centre marks first, in {house}.",
        WrongMarks { squares: List } => "The centre marks in {squares} leave out the right digit.",
        Contradiction { why: Contradicted } => "The digits on the board contradict each other: {why}.",
        LookAt { houses: List } => "Look at {houses}.",
        LastSquare { square: List, house: String, digit: List }
            => "Last square: {square} is the only empty square of {house}, and {digit} is missing there.",
        HiddenSingle { house: String, square: List, digit: List } => "Hidden single: in {house} only {square} can hold {digit}.",
        NakedSingle { square: List, digit: List } => "Naked single: {digit} is the only candidate left in {square}.",
        Locked { house: String, digit: List, other: String, losers: List }
            => "Locked candidates: in {house} the {digit} must be in {other}, so remove it from {losers}.",
        NakedPair { squares: List, digits: List, house: String, losers: List }
            => "Naked pair: {squares} share {digits} in {house}, so remove these from {losers}.",
        NakedTriple { squares: List, digits: List, house: String, losers: List }
            => "Naked triple: {squares} share {digits} in {house}, so remove these from {losers}.",
        HiddenPair { house: String, squares: List, digits: List }
            => "Hidden pair: in {house} only {squares} can hold {digits}, so remove every other candidate there.",
        HiddenTriple { house: String, squares: List, digits: List }
            => "Hidden triple: in {house} only {squares} can hold {digits}, so remove every other candidate there.",
        XWing { digit: List, first: String, second: String, third: String, fourth: String, losers: List }
            => "X-wing: in {first} and {second}, {digit} fits only in {third} and {fourth}, so remove it from {losers}.",
        Several => "The givens have several solutions and no step is forced: any digit that fits may lead to one of them.",
        Stalled => "No simple step is left: singles, locked candidates, pairs, triples and X-wings find nothing. Check shows whether everything \
            so far is right; Evolve in the other view solves the rest.",
        Full => "Every square is filled.",
    }
}

impl Told {
    /// What the hint's button does next.
    pub fn button(&self) -> &'static str {
        match (self.further().is_some(), self.action().is_some()) {
            (true, _) => HintButton::More.text(),
            (_, true) => HintButton::Apply.text(),
            _ => HintButton::Hint.text(),
        }
    }

    /// What is told of it so far.
    pub fn sentence(&self) -> String {
        let layout = Layout::of(self.shape);
        let places = |squares: &[Square]| List::of(squares.iter().map(|&s| layout.name(s)));
        let houses = |houses: &[usize]| List::of(houses.iter().map(|&h| layout.house_name(h)));
        let in_box = |squares: &[Square]| houses(&first_box(layout, squares));
        let text = match (&self.hint, self.strength) {
            (Hint::Wrong(wrong), 1) if wrong.len() == 1 => HintText::FixDigit { house: in_box(wrong) },
            (Hint::Wrong(wrong), 1) => {
                HintText::FixDigits { digits: Noun::WrongDigit.of(wrong.len()), house: in_box(wrong) }
            }
            (Hint::Wrong(wrong), _) if wrong.len() == 1 => HintText::WrongDigit { square: places(wrong) },
            (Hint::Wrong(wrong), _) => HintText::WrongDigits { squares: places(wrong) },
            (Hint::WrongMarks(wrong), 1) => HintText::FixMarks { house: in_box(wrong) },
            (Hint::WrongMarks(wrong), _) => HintText::WrongMarks { squares: places(wrong) },
            (Hint::Contradiction(why), _) => HintText::Contradiction { why: why.on(self.shape) },
            (Hint::Step(step), 1) => HintText::LookAt { houses: houses(&self.look_at(step)) },
            (Hint::Step(step), _) => reason(step, layout),
            (Hint::Stalled, _) if self.several => HintText::Several,
            (Hint::Stalled, _) => HintText::Stalled,
            (Hint::Full, _) => HintText::Full,
        };
        text.text()
    }
}

fn reason(step: &Step, layout: &Layout) -> HintText {
    let squares = List::of(step.squares.iter().map(|&s| layout.name(s)));
    let digits = List::of(digits(step.digits).map(|d| Style::now().face(d)));
    let house = |k: usize| step.houses.get(k).map(|&h| layout.house_name(h)).unwrap_or_default();
    let losers = List::of(step.strike.iter().map(|&(s, _)| layout.name(s)));
    match step.technique {
        Technique::LastSquare => HintText::LastSquare { square: squares, house: house(0), digit: digits },
        Technique::HiddenSingle => HintText::HiddenSingle { house: house(0), square: squares, digit: digits },
        Technique::NakedSingle => HintText::NakedSingle { square: squares, digit: digits },
        Technique::Locked => HintText::Locked { house: house(0), digit: digits, other: house(1), losers },
        Technique::Naked(2) => HintText::NakedPair { squares, digits, house: house(0), losers },
        Technique::Naked(_) => HintText::NakedTriple { squares, digits, house: house(0), losers },
        Technique::Hidden(2) => HintText::HiddenPair { house: house(0), squares, digits },
        Technique::Hidden(_) => HintText::HiddenTriple { house: house(0), squares, digits },
        Technique::XWing => {
            let (first, second, third, fourth) = (house(0), house(1), house(2), house(3));
            HintText::XWing { digit: digits, first, second, third, fourth, losers }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::hints::{HintOrder, hint};
    use crate::play::Action;
    use crate::puzzle::Shape;
    use crate::say::hint::*;
    use crate::text::read;

    #[test]
    fn three_strengths() {
        let grid =
            read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").unwrap().grid;
        let order = HintOrder { marks: vec![0; 81], answer: None, grid };
        let first = Told::new(hint(&order), Shape::Flat9, false);
        assert!(first.sentence().starts_with("Look at box "), "{}", first.sentence());
        assert_eq!((first.lit().len(), first.button()), (9, "Show more"));
        let second = first.further().unwrap();
        assert!(second.sentence().starts_with("Hidden single: in box "), "{}", second.sentence());
        assert_eq!((second.lit().len(), second.button(), second.further()), (1, "Apply", None));
        assert!(matches!(second.action(), Some(Action::Put(put)) if put.len() == 1));
    }

    #[test]
    fn a_hint_on_a_cube_is_on_the_face_that_holds_most_of_it() {
        let shape = Shape::Cube4;
        let layout = Layout::of(shape);
        let at = |face, row, column| layout.at(crate::puzzle::Place { face, row, column });
        let wrong = |squares| Told { hint: Hint::Wrong(squares), strength: 2, shape, several: false };
        assert_eq!(wrong(vec![at(1, 1, 1), at(1, 2, 2), at(2, 1, 1)]).face(2), Some(1));
        // F r1c2 is U r4c2: it is seen on either.
        let edge = wrong(vec![at(2, 0, 1)]);
        assert_eq!([0, 2, 3].map(|shown| edge.face(shown)), [Some(0), Some(2), Some(0)]);
        assert_eq!(wrong(vec![]).face(0), None);
    }

    #[test]
    fn what_is_wrong_is_told_by_and_by() {
        let wrong = Told::new(Hint::Wrong(vec![0, 80]), Shape::Flat9, false);
        assert_eq!(wrong.sentence(), "Fix 2 wrong digits first, one of them in box 1.");
        let more = wrong.further().unwrap();
        assert_eq!(more.sentence(), "r1c1 and r9c9 differ from the only solution.");
        assert_eq!(more.action(), Some(Action::Put(vec![(0, 0), (80, 0)])));
        let stalled = Told::new(Hint::Stalled, Shape::Flat9, false);
        assert_eq!((stalled.further(), stalled.action(), stalled.button()), (None, None, "Hint"));
    }
}
