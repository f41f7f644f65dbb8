//! The population of the project's own algorithm: guesses or conflicts of the best, and how everyone stands.

use crate::draw::algorithm_view::table::list;
use crate::evolve::view::own::{Conflicts, Guess, Guesses, Memory, Origin};
use crate::puzzle::{Layout, Shape};
use crate::say::algorithm_view::{AlgorithmView, View};
use crate::say::number::{Noun, thousands};
use crate::text::digits::written;

/// Rows of a table at most; a large board has more guesses than anyone reads.
const MOST: usize = 24;

/// What an individual of the hybrid is.
pub const OF_GUESSES: View = View::OfGuesses;

/// What an individual of a mode without deduction is.
pub const OF_CONFLICTS: View = View::OfConflicts;

/// The guesses of the best, and the population, as markup.
pub fn guesses(shape: Shape, inside: &Guesses) -> String {
    let layout = Layout::of(shape);
    let row = |(k, guess): (usize, &Guess)| {
        let square = usize::from(guess.square).min(layout.squares - 1);
        let from = match guess.from {
            Origin::FirstParent => View::FromFirst.text(),
            Origin::SecondParent => View::FromSecond.text(),
            Origin::Own => View::New.text(),
            Origin::Island => View::OtherIsland.text(),
        };
        let guess_is = format!("{} = {}", layout.name(square), written(guess.digit + 1));
        vec![(k + 1).to_string(), guess_is, from.to_string(), guess.decided.to_string()]
    };
    let shown = inside.best.iter().enumerate().take(MOST).map(row);
    let more = inside.best.len().saturating_sub(MOST);
    let more = (more > 0).then(|| vec![AlgorithmView::More { n: more.into() }.text()]);
    let member = |(k, m): (usize, &(u32, u32, u32))| {
        vec![(k + 1).to_string(), m.0.to_string(), m.1.to_string(), thousands(m.2.into())]
    };
    let members = inside.members.iter().enumerate().take(MOST).map(member);
    [
        list(
            &AlgorithmView::GuessesOfBest { open: Noun::Square.of(inside.ground) }.text(),
            &[View::No.text(), View::Guess.text(), View::From.text(), View::Decides.text()],
            shown.chain(more),
        ),
        list(
            View::Population.text(),
            &[View::Rank.text(), View::Guesses.text(), View::Open.text(), View::Age.text()],
            members,
        ),
    ]
    .concat()
}

/// The conflicts of the best, and the population, as markup.
pub fn conflicts(shape: Shape, inside: &Conflicts) -> String {
    let layout = Layout::of(shape);
    let mut houses: Vec<(usize, u8)> = inside.houses.iter().copied().enumerate().filter(|&(_, n)| n > 0).collect();
    crate::text::order::sort_by(&mut houses, |&(_, n)| -i64::from(n));
    houses.retain(|&(house, _)| house < layout.houses.len());
    let row = |&(house, n): &(usize, u8)| vec![layout.house_name(house), n.to_string()];
    let member = |(k, m): (usize, &(u32, u32))| vec![(k + 1).to_string(), m.0.to_string(), thousands(m.1.into())];
    let number = |name: &str, value: String| vec![name.to_string(), value];
    let mut growth = vec![number(View::MovesForChild.text(), thousands(inside.growth.into()))];
    let mut heaviest = None;
    match &inside.memory {
        Memory::Tenure(least, most) => growth.push(number(View::Tenure.text(), format!("{least}–{most}"))),
        Memory::Weights(weights) => {
            let row = |&(squares, digit, weight): &([u16; 2], u8, u16)| {
                let [a, b] = squares.map(|square| layout.name(usize::from(square).min(layout.squares - 1)));
                vec![format!("{a}, {b} = {}", written(digit + 1)), weight.to_string()]
            };
            heaviest =
                (!weights.is_empty()).then(|| list(View::Heaviest.text(), &[], weights.iter().take(MOST).map(row)));
        }
    }
    let of = AlgorithmView::Of { n: inside.stale.into(), of: inside.patience.into() };
    growth.push(number(View::Stale.text(), of.text()));
    [
        list(
            View::HousesInConflict.text(),
            &[View::House.text(), View::Pairs.text()],
            houses.iter().take(MOST).map(row),
        ),
        list(
            View::Population.text(),
            &[View::Rank.text(), View::Conflicts.text(), View::Age.text()],
            inside.members.iter().enumerate().take(MOST).map(member),
        ),
        list(View::Growth.text(), &[], growth),
        heaviest.unwrap_or_default(),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::own::*;

    #[test]
    fn guesses_stand_in_order_with_where_they_come_from() {
        let guess = |square, from| Guess { square, digit: 3, from, decided: 5 };
        let mut inside = Guesses {
            ground: 58,
            best: vec![guess(0, Origin::SecondParent), guess(80, Origin::Own)],
            members: vec![(2, 20, 0), (1, 31, 4)],
        };
        let html = guesses(Shape::Flat9, &inside);
        assert!(html.contains("<th scope=row>1<td>r1c1 = 4<td>second parent<td>5"), "{html}");
        assert!(html.contains("<th scope=row>2<td>1<td>31<td>4"), "{html}");
        inside.best = vec![guess(60_000, Origin::Island); MOST + 3];
        let html = guesses(Shape::Cube9, &inside);
        assert!(html.contains("<tr><th scope=row colspan=4>and 3 more<"), "{html}");
        assert!(!html.contains("<th scope=row><"), "a row without a name: {html}");
    }

    #[test]
    fn the_worst_houses_come_first() {
        let mut houses = vec![0; 27];
        (houses[2], houses[9]) = (1, 3);
        let memory = Memory::Tenure(3, 8);
        let mut inside = Conflicts { houses, members: vec![(4, 1)], memory, growth: 2900, stale: 2, patience: 30 };
        let html = conflicts(Shape::Flat9, &inside);
        let (worst, other) = (html.find("<td>3").unwrap(), html.find("<td>1").unwrap());
        assert!(worst < other && html.contains("2,900") && html.contains("3–8"), "{html}");
        inside.memory = Memory::Weights(vec![([0, 80], 8, 42), ([9, 10], 0, 17)]);
        let html = conflicts(Shape::Flat9, &inside);
        assert!(html.contains("<th scope=row>r1c1, r9c9 = 9<td>42") && html.contains("r2c1, r2c2 = 1<td>17"), "{html}");
        assert!(!html.contains("tabu"), "{html}");
    }
}
