//! Fitness over distance: random boards and local optima of a large landscape, as points; where several lie on each other the point is
//! larger.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::draw::chart::quartiles::short;
use crate::draw::chart::{Scale, WIDTH, ticks};
use crate::draw::svg::escape;
use crate::say::lessons::distance::Distance;
use crate::study::distance::{Climbs, Point};

/// Height of the view box.
pub const HEIGHT: i32 = 2500;

const LEFT: i32 = 420;
const RIGHT: i32 = WIDTH - 160;
const TOP: i32 = 330;
const BOTTOM: i32 = HEIGHT - 400;

/// What stands inside the `<svg>`.
pub fn markup(climbs: &Climbs) -> String {
    let (starts, ends) = (climbs.starts(), climbs.ends());
    let most = |of: fn(&Point) -> u32| f64::from(starts.iter().chain(&ends).map(of).max().unwrap_or(0).max(4));
    let across = Scale::new((0.0, most(|p| p.distance) * 1.04), (f64::from(LEFT), f64::from(RIGHT)));
    let up = Scale::new((0.0, most(|p| p.fitness) * 1.04), (f64::from(BOTTOM), f64::from(TOP)));
    let mut svg = String::new();
    for tick in ticks(up.end(), 6, true).into_iter().filter(|&tick| tick <= up.end()) {
        let y = up.at(tick);
        let _ = write!(svg, "<path class=\"rule\" d=\"M{LEFT} {y}H{RIGHT}\"/>");
        let _ = write!(svg, "<text class=\"tick end\" x=\"{}\" y=\"{}\">{}</text>", LEFT - 60, y + 45, short(tick));
    }
    for tick in ticks(across.end(), 8, true).into_iter().filter(|&tick| tick <= across.end()) {
        let x = across.at(tick);
        let _ = write!(svg, "<text class=\"tick middle\" x=\"{x}\" y=\"{}\">{}</text>", BOTTOM + 160, short(tick));
    }
    let name = |text: Distance| escape(text.text());
    let _ = write!(svg, "<text class=\"tick\" x=\"0\" y=\"{}\">{}</text>", TOP - 110, name(Distance::Fitness));
    let middle = (LEFT + RIGHT) / 2;
    let _ = write!(
        svg,
        "<text class=\"tick middle\" x=\"{middle}\" y=\"{}\">{}</text>",
        BOTTOM + 330,
        name(Distance::Swaps)
    );
    for (points, kind, text, x) in
        [(&starts, "starts", Distance::Starts, middle), (&ends, "ends", Distance::Ends, LEFT + (RIGHT - LEFT) / 5)]
    {
        let _ = write!(svg, "<text class=\"tick curve-label {kind}\" x=\"{x}\" y=\"120\">{}</text>", name(text));
        let mut places: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        points.iter().for_each(|p| *places.entry((p.distance, p.fitness)).or_default() += 1);
        for ((distance, fitness), count) in places {
            let (x, y) = (across.at(f64::from(distance)), up.at(f64::from(fitness)));
            let width = 44 + 14 * (count.min(9) - 1);
            let _ = write!(svg, "<path class=\"sampled {kind}\" stroke-width=\"{width}\" d=\"M{x} {y}h0\"/>");
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use crate::draw::distance::*;
    use crate::study::distance::Sampler;
    use crate::text::of_line;

    #[test]
    fn every_board_lies_in_a_point_of_its_kind() {
        let puzzle = of_line("....1.2..4.1....").unwrap();
        let (sampler, mut climbs) = (Sampler::of(&puzzle).unwrap(), Climbs::new(puzzle, 30));
        assert_eq!(markup(&climbs).matches("sampled").count(), 0);
        (0..30).for_each(|number| climbs.take(sampler.climb(number)));
        let svg = markup(&climbs);
        let of = |points: Vec<Point>| {
            let mut places: Vec<_> = points.iter().map(|p| (p.distance, p.fitness)).collect();
            places.sort_unstable();
            places.dedup();
            places.len()
        };
        assert_eq!(svg.matches("sampled starts").count(), of(climbs.starts()));
        assert_eq!(svg.matches("sampled ends").count(), of(climbs.ends()));
    }
}
