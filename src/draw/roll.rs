//! Whom an operator chose among, as markup: a box for each individual with its fitness, and a sign for what became of it.

use std::fmt::Write;

use crate::replay::roll::{Fate, Group};
use crate::say::number::thousands;

/// The class of a fate, its sign behind the fitness, and what it says aloud.
fn sign(fate: Fate) -> (&'static str, &'static str, &'static str) {
    match fate {
        Fate::Passed => ("", "", ""),
        Fate::First => ("a", "A", "drawn as parent A"),
        Fate::Second => ("b", "B", "drawn as parent B"),
        Fate::Twice => ("a b", "A B", "drawn as both parents"),
        Fate::Stays => ("stays", "", "stays"),
        Fate::Leaves => ("leaves", "×", "leaves"),
        Fate::Aged => ("leaves", "†", "leaves because of its age"),
    }
}

/// A list for each group.
pub fn markup(groups: &[Group]) -> String {
    let mut html = String::new();
    for Group { name, members, more } in groups {
        // Writing to a String cannot fail.
        let _ = write!(html, "<p>{name}</p><ol class='roll' aria-label='{name}, by fitness'>");
        let mut last = 0;
        for &(number, fitness, fate) in members {
            if number > last + 1 {
                html += "<li class='gap' aria-hidden='true'>…</li>";
            }
            last = number;
            let (class, sign, aloud) = sign(fate);
            let sign = if sign.is_empty() { String::new() } else { format!("<i aria-hidden='true'>{sign}</i>") };
            let aloud = if aloud.is_empty() { String::new() } else { format!("<span class='aloud'>{aloud}</span>") };
            let fitness = thousands(fitness.into());
            let _ = write!(html, "<li class='{class}' title='Number {number}'>{fitness}{sign}{aloud}</li>");
        }
        html += "</ol>";
        if *more > 0 {
            let _ = write!(html, "<p>and {} more</p>", thousands((*more).into()));
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use crate::draw::roll::*;

    #[test]
    fn every_fate_has_a_sign_beside_its_colour() {
        let group = |members: Vec<(u32, u32, Fate)>, more| Group { name: "Parents".into(), members, more };
        let all = [Fate::First, Fate::Second, Fate::Twice, Fate::Leaves, Fate::Aged];
        for fate in all {
            assert!(markup(&[group(vec![(1, 12, fate)], 0)]).contains("12<i aria-hidden='true'>"), "{fate:?}");
        }
        let html = markup(&[group(vec![(1, 3, Fate::Stays), (2, 9, Fate::Leaves), (700, 9, Fate::First)], 4)]);
        assert!(html.contains("<li class='leaves' title='Number 2'>9<i") && html.contains("and 4 more"), "{html}");
        assert!(html.contains("…</li><li class='a' title='Number 700'>") && html.matches('…').count() == 1, "{html}");
        assert!(markup(&[]).is_empty());
    }
}
