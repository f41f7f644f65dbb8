//! The next step a person could take, worded and drawn for the page.

use crate::draw::step_picture::{Subject, markup};
use crate::play::told::{Deed, Strength, Told};
use crate::say::explain::houses;
use crate::say::hint::{first_box, sentences};
use crate::technique::hint::{Hint, Position, hint, ready};
use crate::threads::coach::protocol::HintOrder;

/// The hint, in all its strengths.
pub fn told(order: &HintOrder) -> Told {
    let layout = order.grid.layout();
    order.style.apply(layout.side);
    let position = Position { grid: &order.grid, marks: &order.marks, answer: order.answer.as_ref() };
    let found = if order.ready { ready(&position) } else { hint(&position) };
    let texts = sentences(&found, layout, order.several);
    let squares = |houses: Vec<usize>| houses.iter().flat_map(|&h| layout.houses[h].squares.clone()).collect();
    let strengths = texts.into_iter().enumerate().map(|(k, text)| match &found {
        Hint::Step(step, _) if k == 0 => Strength { text, lit: squares(houses(step, layout)), ..Strength::default() },
        Hint::Step(step, _) if k == 1 => Strength { text, lit: step.reason.squares.clone(), ..Strength::default() },
        Hint::Step(step, board) => {
            let picture = match step.rating >= 26 || step.rating == 0 {
                true => markup(&Subject { givens: &order.givens, board, step }, &text),
                // A single is seen on the board.
                false => String::new(),
            };
            let struck = step.strike.iter().filter(|_| step.put.is_none()).map(|s| s.0).collect();
            Strength { text, lit: step.reason.squares.clone(), struck, picture }
        }
        Hint::Wrong(wrong) | Hint::WrongMarks(wrong) if k == 0 => {
            Strength { text, lit: squares(first_box(layout, wrong)), ..Strength::default() }
        }
        Hint::Ready(squares) => Strength { text, lit: squares.clone(), ..Strength::default() },
        Hint::Wrong(wrong) | Hint::WrongMarks(wrong) => Strength { text, lit: wrong.clone(), ..Strength::default() },
        _ => Strength { text, ..Strength::default() },
    });
    let deed = match &found {
        Hint::Step(step, _) => Some(match step.put {
            Some(put) => Deed::Put(vec![put]),
            None => Deed::Strike(step.strike.clone()),
        }),
        Hint::Wrong(wrong) => Some(Deed::Put(wrong.iter().map(|&s| (s, 0)).collect())),
        Hint::WrongMarks(wrong) => Some(Deed::Fill(wrong.clone())),
        _ => None,
    };
    Told { shape: order.grid.shape(), strengths: strengths.collect(), at: 0, deed }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::{Grid, Shape};
    use crate::text::{Style, read};
    use crate::threads::coach::hints::*;

    const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn order(grid: &Grid) -> HintOrder {
        let (marks, answer) = (vec![0; grid.cells().len()], None);
        HintOrder {
            grid: grid.clone(),
            givens: grid.clone(),
            marks,
            answer,
            several: false,
            ready: false,
            style: Style::Figures,
        }
    }

    #[test]
    fn a_hint_has_three_strengths() {
        let told = told(&order(&read(EASY).unwrap().grid));
        let texts: Vec<&str> = told.strengths.iter().map(|s| s.text.as_str()).collect();
        assert!(texts[0].starts_with("Look at box ") && texts[1].starts_with("Hidden single in a box: "), "{texts:?}");
        assert!(texts[2].starts_with("Hidden single: in box "), "{texts:?}");
        let lit: Vec<usize> = told.strengths.iter().map(|s| s.lit.len()).collect();
        assert_eq!((lit, matches!(told.deed, Some(Deed::Put(_)))), (vec![9, 1, 1], true));
        assert_eq!(told.further().and_then(|more| more.further()).and_then(|more| more.further()), None);
    }

    #[test]
    fn what_can_be_filled_next_is_lit_without_its_digits() {
        let grid = read(EASY).unwrap().grid;
        let crate::exact::Verdict::One(answer) = crate::exact::verdict(&grid) else { panic!("one") };
        let ready = HintOrder { ready: true, ..order(&grid) };
        let next = told(&ready);
        assert_eq!((next.strengths.len(), &next.deed), (1, &None));
        let lit = next.strengths[0].lit.clone();
        assert_eq!(next.strengths[0].text, format!("{} squares can be filled next.", lit.len()));
        // Each is found from what is on the board alone: without the others the answer is the same.
        for &square in &lit {
            let mut typed = grid.clone();
            typed.set(square, answer.get(square));
            assert_ne!(told(&HintOrder { grid: typed, ..ready.clone() }).strengths[0].text, "Every square is filled.");
        }
        let mut wrong = grid.clone();
        wrong.set(2, if answer.get(2) == 1 { 2 } else { 1 });
        let told = told(&HintOrder { answer: Some(answer), grid: wrong, ..ready });
        assert_eq!(told.strengths[0].text, "Fix a wrong digit first, in box 1.");
    }

    #[test]
    fn a_wrong_digit_comes_first() {
        let (grid, shape) = (read(EASY).unwrap().grid, Shape::Flat9);
        let crate::exact::Verdict::One(answer) = crate::exact::verdict(&grid) else { panic!("one") };
        let mut typed = grid.clone();
        typed.set(2, if answer.get(2) == 1 { 2 } else { 1 });
        let told = told(&HintOrder { answer: Some(answer), grid: typed, ..order(&grid) });
        assert_eq!(told.strengths[0].text, "Fix a wrong digit first, in box 1.");
        assert_eq!(
            (told.strengths[1].lit.clone(), told.deed, told.shape),
            (vec![2], Some(Deed::Put(vec![(2, 0)])), shape)
        );
    }
}
