//! Lines of descent as SVG markup: a column for each generation, the newest at the right, individuals by rank from the
//! top, and a line from everybody to the parents.

use std::fmt::Write;

use crate::draw::chart::{WIDTH, nice_step};
use crate::replay::ancestry;
use crate::replay::ancestry::Level;
use crate::say::ancestry::Ancestry;
use crate::say::number::thousands;

/// Height of the paper, in tenths of a pixel.
pub const HEIGHT: i32 = 2000;

const LEFT: i32 = 420;
const RIGHT: i32 = WIDTH - 250;
const TOP: i32 = 260;
const BOTTOM: i32 = HEIGHT - 330;

/// More ancestors than these are not drawn.
const MOST: usize = 4000;

/// The levels that are drawn.
fn drawn(ancestry: &ancestry::Ancestry) -> &[Level] {
    let mut ancestors = 0;
    let few = |level: &&Level| {
        ancestors += level.ancestors.len();
        ancestors <= MOST
    };
    let count = ancestry.levels.iter().take_while(few).count();
    &ancestry.levels[..count]
}

/// What stands inside the `<svg>` whose view box is `0 0 WIDTH HEIGHT`.
pub fn markup(ancestry: &ancestry::Ancestry) -> String {
    let levels = drawn(ancestry);
    let worst =
        levels.iter().flat_map(|level| &level.ancestors).map(|ancestor| ancestor.rank).max().unwrap_or(0).max(1) as i32;
    let steps = (levels.len().max(2) - 1) as i32;
    let x = |level: usize| RIGHT - (RIGHT - LEFT) * level as i32 / steps;
    let y = |rank: u32| TOP + (BOTTOM - TOP) * rank as i32 / worst;
    let (mut lines, mut dots) = (String::new(), String::new());
    let radius = ((RIGHT - LEFT) / steps / 5).clamp(12, 45);
    for (k, level) in levels.iter().enumerate() {
        for ancestor in &level.ancestors {
            let at = (x(k), y(ancestor.rank));
            let older = levels
                .get(k + 1)
                .into_iter()
                .flat_map(|older| ancestor.parents.iter().filter_map(|&p| older.ancestors.get(usize::from(p))));
            for (which, parent) in older.enumerate() {
                let _ = write!(
                    lines,
                    "<path class=\"line-{}\" d=\"M{} {}L{} {}\"/>",
                    ["a", "b"][which.min(1)],
                    at.0,
                    at.1,
                    x(k + 1),
                    y(parent.rank)
                );
            }
            let size = if k == 0 { 60 } else { radius };
            let _ = write!(dots, "<circle cx=\"{}\" cy=\"{}\" r=\"{size}\"/>", at.0, at.1);
        }
    }
    let mut svg = lines + &dots;
    let every = (nice_step(steps.into(), 8) as u64).max(1);
    for (k, level) in levels.iter().enumerate().filter(|(_, level)| level.generation.is_multiple_of(every)) {
        let label = thousands(level.generation);
        let _ = write!(svg, "<text class=\"tick middle\" x=\"{}\" y=\"{}\">{label}</text>", x(k), HEIGHT - 180);
    }
    let _ = write!(svg, "<text class=\"tick\" x=\"60\" y=\"{}\">{}</text>", TOP - 130, Ancestry::Rank);
    let step = (nice_step(worst.into(), 4) as u32).max(1);
    let ranks =
        std::iter::once(0).chain((step..=worst as u32).step_by(step as usize).map(|rank| rank - 1)).collect::<Vec<_>>();
    for &rank in ranks.iter().filter(|&&rank| rank == 0 || y(rank) - y(0) > 120) {
        let (at, label) = (y(rank), thousands(u64::from(rank) + 1));
        let _ = write!(svg, "<path class=\"rule\" d=\"M{} {at}H{RIGHT}\"/>", LEFT - 60);
        let _ = write!(svg, "<text class=\"tick end\" x=\"{}\" y=\"{}\">{label}</text>", LEFT - 100, at + 42);
    }
    let middle = (LEFT + RIGHT) / 2;
    let (y, generation) = (HEIGHT - 45, Ancestry::Generation);
    let _ = write!(svg, "<text class=\"tick middle\" x=\"{middle}\" y=\"{y}\">{generation}</text>");
    svg
}

#[cfg(test)]
mod tests {
    use crate::draw::lineage::*;
    use crate::replay::ancestry::{Ancestor, Stop};

    #[test]
    fn everybody_has_a_line_to_each_parent() {
        let ancestor = |rank, parents: &[u16]| Ancestor { rank, fitness: 1, parents: parents.to_vec() };
        let levels = vec![
            Level { generation: 2, ancestors: vec![ancestor(0, &[0, 1])] },
            Level { generation: 1, ancestors: vec![ancestor(3, &[0]), ancestor(4, &[0])] },
            Level { generation: 0, ancestors: vec![ancestor(9, &[])] },
        ];
        let ancestry = ancestry::Ancestry {
            rank: 0,
            levels,
            followed: 2,
            digits: Vec::new(),
            entries: Vec::new(),
            stop: Stop::First,
        };
        let svg = markup(&ancestry);
        assert_eq!((svg.matches("<circle").count(), svg.matches("class=\"line-").count()), (4, 4));
        assert!(svg.contains("class=\"line-b\""));
        // Ranks stand at the left, from the best.
        assert!(svg.contains(">rank<") && svg.contains(">1</text>"), "{svg}");
    }
}
