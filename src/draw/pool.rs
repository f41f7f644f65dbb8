//! Whom an operator chose among, as markup: a box for each individual with its fitness, and a sign for what became of it.

use std::fmt::Write;

use crate::replay::pool::{Fate, Group};
use crate::say::number::thousands;
use crate::say::step_view;
use crate::say::step_view::SelectionPool;

/// The class of a fate, and its sign behind the fitness.
fn sign(fate: Fate) -> (&'static str, &'static str) {
    match fate {
        Fate::Passed => ("", ""),
        Fate::First => ("a", "A"),
        Fate::Second => ("b", "B"),
        Fate::Twice => ("a b", "A B"),
        Fate::Stays => ("stays", ""),
        Fate::Leaves => ("leaves", "×"),
        Fate::Aged => ("leaves", "†"),
    }
}

/// A list for each group.
pub fn markup(groups: &[Group]) -> String {
    let mut html = String::new();
    for Group { pool, members, more } in groups {
        let name = step_view::pool(*pool).text();
        let label = SelectionPool::ByFitness { group: name.clone() };
        // Writing to a String cannot fail.
        let _ = write!(html, "<p>{name}</p><ol class='pool' aria-label='{label}'>");
        let mut last = 0;
        for &(number, fitness, fate) in members {
            if number > last + 1 {
                html += "<li class='gap' aria-hidden='true'>…</li>";
            }
            last = number;
            let (class, sign) = sign(fate);
            let sign = if sign.is_empty() { String::new() } else { format!("<i aria-hidden='true'>{sign}</i>") };
            let aloud = step_view::fate(fate).map(|told| format!("<span class='aloud'>{told}</span>"));
            let (fitness, title) = (thousands(fitness.into()), SelectionPool::Individual { number: number.into() });
            let _ =
                write!(html, "<li class='{class}' title='{title}'>{fitness}{sign}{}</li>", aloud.unwrap_or_default());
        }
        html += "</ol>";
        if *more > 0 {
            let _ = write!(html, "<p>{}</p>", SelectionPool::More { individuals: (*more).into() });
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use crate::draw::pool::*;
    use crate::replay::pool::Pool;

    #[test]
    fn every_fate_has_a_sign_beside_its_colour() {
        let group = |members: Vec<(u32, u32, Fate)>, more| Group { pool: Pool::Parents, members, more };
        let all = [Fate::First, Fate::Second, Fate::Twice, Fate::Leaves, Fate::Aged];
        for fate in all {
            assert!(markup(&[group(vec![(1, 12, fate)], 0)]).contains("12<i aria-hidden='true'>"), "{fate:?}");
        }
        let html = markup(&[group(vec![(1, 3, Fate::Stays), (2, 9, Fate::Leaves), (700, 9, Fate::First)], 4)]);
        assert!(html.contains("<li class='leaves' title='Individual 2'>9<i") && html.contains("and 4 more"), "{html}");
        assert!(
            html.contains("…</li><li class='a' title='Individual 700'>") && html.matches('…').count() == 1,
            "{html}"
        );
        assert!(markup(&[]).is_empty());
    }
}
