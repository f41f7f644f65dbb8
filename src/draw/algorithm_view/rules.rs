//! The mode that learns: its guesses and population as of the hybrid, and its rules.

use crate::draw::algorithm_view::own;
use crate::draw::algorithm_view::table::list;
use crate::evolve::view::rules::{Rules, Statement};
use crate::puzzle::{Layout, Shape};
use crate::say::algorithm_view::{AlgorithmView, View};
use crate::say::number::thousands;
use crate::text::digits::written;

/// Statements of a rule that are shown at most.
const MOST: usize = 12;

/// What it does.
pub const SENTENCE: View = View::OfRules;

/// The guesses of the best, the population and the rules, as markup.
pub fn markup(shape: Shape, inside: &Rules) -> String {
    let layout = Layout::of(shape);
    let number = |name: View, value: u64| vec![name.to_string(), thousands(value)];
    let statement = |s: &Statement| {
        let square = usize::from(s.square).min(layout.squares - 1);
        let sign = if s.holds { '=' } else { '≠' };
        vec![format!("{} {sign} {}", layout.name(square), written(s.digit + 1))]
    };
    let more = inside.latest.len().saturating_sub(MOST);
    let more = (more > 0).then(|| vec![AlgorithmView::More { n: more.into() }.text()]);
    let rules = [number(View::RulesLearnt, inside.learnt), number(View::Kept, inside.kept.into())];
    let latest = inside.latest.iter().take(MOST).map(statement).chain(more);
    [
        own::guesses(shape, &inside.guesses),
        list(View::LearntRules.text(), &[], rules),
        if inside.latest.is_empty() { String::new() } else { list(View::LatestRule.text(), &[], latest) },
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::rules::*;
    use crate::evolve::view::own::Guesses;

    #[test]
    fn a_rule_is_told_as_what_does_not_hold_together() {
        let guesses = Guesses { ground: 300, best: Vec::new(), members: vec![(3, 20, 1)] };
        let statement = |square, holds| Statement { square, digit: 3, holds };
        let latest = vec![statement(0, true), statement(26, false)];
        let mut inside = Rules { guesses, learnt: 1234, kept: 1000, latest };
        let html = markup(Shape::Flat25, &inside);
        assert!(html.contains("1,234") && html.contains("r1c1 = 4") && html.contains("r2c2 ≠ 4"), "{html}");
        inside.latest = vec![statement(60_000, true); MOST + 5];
        assert!(markup(Shape::Flat25, &inside).contains("and 5 more"));
        inside.latest.clear();
        assert!(!markup(Shape::Flat25, &inside).contains(&View::LatestRule.text().to_string()));
    }
}
