//! One dot a seed on a logarithmic axis of generations, stacked where they fall together; the run that was watched is pinned.

use std::fmt::Write;

use crate::draw::chart::{Scale, WIDTH};
use crate::draw::math::log10;
use crate::say::number::thousands;
use crate::study::Seeds;

/// Height of the paper, in tenths of a pixel.
pub const SEEDS_HEIGHT: i32 = 1150;

const LEFT: i32 = 100;
const RIGHT: i32 = WIDTH - 100;
const BOTTOM: i32 = SEEDS_HEIGHT - 250;
/// Under the name of the pin.
const TOP: i32 = 210;
/// Half of a dot's width.
const RADIUS: i32 = 52;

/// What stands inside the `<svg>`; `this` is how many generations the run that was watched took, and `pin` what it is called there.
/// The axis ends at the whole power of ten above all of them.
pub fn seeds(seeds: &Seeds, this: u64, pin: &str) -> String {
    let log = |value: u64| log10(value.max(1) as f64);
    let most = seeds.solved.iter().copied().chain([this, 10]).max().unwrap_or(10);
    let powers = log(most).ceil().max(1.0);
    let x = Scale::new((0.0, powers), (f64::from(LEFT), f64::from(RIGHT)));
    let at = |value: u64| x.at(log(value));
    let mut svg = String::new();
    put(&mut svg, format_args!("<path class=\"axis\" d=\"M0 {BOTTOM}H{WIDTH}\"/>"));
    for power in 0..=powers as u32 {
        let (place, label) = (x.at(f64::from(power)), thousands(10u64.pow(power)));
        let y = BOTTOM + 190;
        put(&mut svg, format_args!("<path class=\"axis\" d=\"M{place} {BOTTOM}v40\"/>"));
        put(&mut svg, format_args!("<text class=\"tick middle\" x=\"{place}\" y=\"{y}\">{label}</text>"));
    }
    // Columns as wide as a dot; where one is full its dots overlap.
    let mut columns: Vec<(i32, i32)> = Vec::new();
    let mut dots: Vec<u64> = seeds.solved.clone();
    dots.sort_unstable();
    let column = |value: u64| (at(value) - LEFT) / (2 * RADIUS);
    let most_high = dots.iter().map(|&g| dots.iter().filter(|&&h| column(h) == column(g)).count() as i32).max();
    let step = (2 * RADIUS).min((BOTTOM - TOP - 2 * RADIUS) / most_high.unwrap_or(1).max(1));
    for value in dots {
        let key = column(value);
        let high = match columns.iter_mut().find(|(k, _)| *k == key) {
            Some((_, high)) => {
                *high += 1;
                *high
            }
            None => {
                columns.push((key, 0));
                0
            }
        };
        let (cx, cy) = (LEFT + key * 2 * RADIUS + RADIUS, BOTTOM - RADIUS - 10 - high * step);
        put(&mut svg, format_args!("<circle class=\"seed-dot\" cx=\"{cx}\" cy=\"{cy}\" r=\"{}\"/>", RADIUS - 6));
    }
    let place = LEFT + column(this) * 2 * RADIUS + RADIUS;
    let (anchor, beside) = if place > WIDTH * 3 / 5 { (" end", place - 60) } else { ("", place + 60) };
    put(&mut svg, format_args!("<path class=\"pin\" d=\"M{place} 30V{BOTTOM}\"/>"));
    put(&mut svg, format_args!("<text class=\"tick pinned{anchor}\" x=\"{beside}\" y=\"130\">{pin}</text>"));
    svg
}

fn put(svg: &mut String, what: std::fmt::Arguments) {
    // Writing to a String cannot fail.
    let _ = svg.write_fmt(what);
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::seeds::*;

    fn coordinates(svg: &str, name: &str) -> Vec<i32> {
        svg.split(&format!("{name}=\"")).skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect()
    }

    #[test]
    fn every_seed_has_a_dot_on_the_paper_and_the_run_its_pin() {
        let of = |solved: Vec<u64>| Seeds { of: 40, solved, given_up: 0 };
        for solved in [vec![], vec![0], vec![5; 40], vec![1, 10, 99, 100, 2_000_000]] {
            let svg = seeds(&of(solved.clone()), 12, "this run");
            let (x, y) = (coordinates(&svg, "cx"), coordinates(&svg, "cy"));
            assert_eq!(x.len(), solved.len());
            assert!(x.iter().all(|x| (RADIUS..=WIDTH - RADIUS).contains(x)), "{x:?}");
            assert!(y.iter().all(|y| (TOP..=BOTTOM).contains(y)), "{y:?}");
            assert!(svg.contains(">this run</text>"));
        }
    }

    #[test]
    fn longer_runs_lie_to_the_right_and_equal_ones_above_each_other() {
        let svg = seeds(&Seeds { of: 4, solved: vec![300, 3, 30, 30], given_up: 0 }, 900, "this run");
        let (x, y) = (coordinates(&svg, "cx"), coordinates(&svg, "cy"));
        assert!(x[0] < x[1] && x[1] == x[2] && x[2] < x[3], "{x:?}");
        assert!(y[0] == y[1] && y[2] < y[1], "{y:?}");
        assert!(svg.contains(">1,000</text>") && !svg.contains(">10,000</text>") && svg.contains("pinned end"));
    }
}
