//! A strip plot: one mark a run on a logarithmic axis, over bands that have names.

use std::fmt::Write;

use crate::draw::chart::{Scale, WIDTH};
use crate::draw::math::log10;
use crate::say::number::thousands;

/// Height of the paper, in tenths of a pixel.
pub const STRIP_HEIGHT: i32 = 1000;

const LEFT: i32 = 60;
const RIGHT: i32 = WIDTH - 60;
const TOP: i32 = 200;
const BOTTOM: i32 = STRIP_HEIGHT - 220;

/// Marks lie on so many lines, so that equal values can be told apart.
const LINES: usize = 7;

/// What stands inside the `<svg>`: `bands` are the names of the ranges up to each bound, the last one is open.
pub fn strip(values: &[f64], middle: Option<f64>, bands: &[(&str, f64)]) -> String {
    let log = |value: f64| log10(value.max(1.0));
    let top = values.iter().copied().chain([100_000.0]).fold(0.0, f64::max);
    let x = Scale::new((0.0, log(top).ceil()), (f64::from(LEFT), f64::from(RIGHT)));
    let at = |value: f64| x.at(log(value));
    let mut svg = String::new();
    let mut from = LEFT;
    for (k, &(name, bound)) in bands.iter().enumerate() {
        let to = if k + 1 == bands.len() { RIGHT } else { at(bound) };
        put(&mut svg, format_args!("<path class=\"band band-{k}\" d=\"M{from} {TOP}H{to}V{BOTTOM}H{from}z\"/>"));
        let centre = (from + to) / 2;
        put(&mut svg, format_args!("<text class=\"tick middle\" x=\"{centre}\" y=\"150\">{name}</text>"));
        from = to;
    }
    let powers = log(top).ceil() as u32;
    for power in 0..=powers {
        let place = x.at(f64::from(power));
        // Long labels stand at every other power only.
        let label = if powers > 5 && (powers - power) % 2 == 1 { String::new() } else { thousands(10u64.pow(power)) };
        let anchor = if place == RIGHT {
            " end"
        } else if power == 0 {
            ""
        } else {
            " middle"
        };
        put(&mut svg, format_args!("<path class=\"rule short\" d=\"M{place} {BOTTOM}v40\"/>"));
        let y = BOTTOM + 190;
        put(&mut svg, format_args!("<text class=\"tick{anchor}\" x=\"{place}\" y=\"{y}\">{label}</text>"));
    }
    let room = (BOTTOM - TOP) / (LINES as i32 + 1);
    for (k, &value) in values.iter().enumerate() {
        let y = TOP + room * (1 + (k % LINES) as i32);
        put(&mut svg, format_args!("<circle class=\"run-mark\" cx=\"{}\" cy=\"{y}\" r=\"40\"/>", at(value)));
    }
    if let Some(middle) = middle {
        put(&mut svg, format_args!("<path class=\"mean-mark\" d=\"M{} {TOP}V{BOTTOM}\"/>", at(middle)));
    }
    svg
}

fn put(svg: &mut String, what: std::fmt::Arguments) {
    // Writing to a String cannot fail.
    let _ = svg.write_fmt(what);
}

#[cfg(test)]
mod tests {
    use crate::draw::chart::strip::*;

    #[test]
    fn every_run_has_a_mark_in_its_band() {
        let bands = [("easy", 3500.0), ("medium", 10_000.0), ("hard", f64::INFINITY)];
        let svg = strip(&[100.0, 100_000.0, 1.0], Some(1000.0), &bands);
        assert_eq!((svg.matches("<circle").count(), svg.matches("band-").count()), (3, 3));
        assert!(svg.contains(&format!("cx=\"{RIGHT}\"")) && svg.contains(&format!("cx=\"{LEFT}\"")), "{svg}");
        assert!(strip(&[], None, &bands).contains("hard"));
        let labels = |svg: &str| svg.matches("0</text>").count();
        assert_eq!((labels(&svg), labels(&strip(&[1e6], None, &bands))), (5, 3), "at a million there is less room");
    }
}
