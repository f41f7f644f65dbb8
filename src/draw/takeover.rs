//! How the best takes over where selection is alone: its mean share in each generation, and where theory puts the end.

use std::fmt::Write;

use crate::draw::chart::quartiles::short;
use crate::draw::chart::{Scale, WIDTH, ticks};
use crate::draw::svg::escape;
use crate::say::lessons::takeover::Takeover;
use crate::say::number::percent;
use crate::study::takeover::Takeovers;

/// Height of the view box.
pub const HEIGHT: i32 = 1900;

const LEFT: i32 = 460;
const RIGHT: i32 = WIDTH - 160;
const TOP: i32 = 260;
const BOTTOM: i32 = HEIGHT - 420;

/// What stands inside the `<svg>`.
pub fn markup(takeovers: &Takeovers) -> String {
    let (curve, theory) = (takeovers.curve(), takeovers.selection.takeover());
    let last = curve.len().saturating_sub(1) as f64;
    let across =
        Scale::new((0.0, last.max(theory.unwrap_or(0.0)).max(1.0) * 1.05), (f64::from(LEFT), f64::from(RIGHT)));
    let up = Scale::new((0.0, 1.0), (f64::from(BOTTOM), f64::from(TOP)));
    let mut svg = String::new();
    for share in [0.0, 0.5, 1.0] {
        let y = up.at(share);
        let _ = write!(svg, "<path class=\"rule\" d=\"M{LEFT} {y}H{RIGHT}\"/>");
        let _ = write!(svg, "<text class=\"tick end\" x=\"{}\" y=\"{}\">{}</text>", LEFT - 60, y + 45, percent(share));
    }
    for tick in ticks(across.end(), 8, true).into_iter().filter(|&tick| tick <= across.end()) {
        let x = across.at(tick);
        let _ = write!(svg, "<text class=\"tick middle\" x=\"{x}\" y=\"{}\">{}</text>", BOTTOM + 170, short(tick));
    }
    let below = escape(Takeover::Generations.text());
    let _ =
        write!(svg, "<text class=\"tick middle\" x=\"{}\" y=\"{}\">{below}</text>", (LEFT + RIGHT) / 2, BOTTOM + 340);
    let title = escape(Takeover::Chart.text());
    let _ = write!(svg, "<text class=\"tick curve-label curve-0\" x=\"{LEFT}\" y=\"140\">{title}</text>");
    if let Some(theory) = theory {
        let (x, name) = (across.at(theory), escape(Takeover::GoldbergDeb.text()));
        let _ = write!(svg, "<path class=\"curve curve-4\" stroke-dasharray=\"60 60\" d=\"M{x} {BOTTOM}V{TOP}\"/>");
        let _ = write!(
            svg,
            "<text class=\"tick end curve-label curve-4\" x=\"{}\" y=\"{}\">{name}</text>",
            x - 50,
            BOTTOM - 60
        );
    }
    let points = curve.iter().enumerate().map(|(k, share)| format!("{} {}", across.at(k as f64), up.at(*share)));
    let path: Vec<String> = points.collect();
    if !path.is_empty() {
        let _ = write!(svg, "<path class=\"curve curve-0\" d=\"M{}\"/>", path.join("L"));
    }
    svg
}

#[cfg(test)]
mod tests {
    use crate::draw::takeover::*;
    use crate::study::takeover::{Scheme, Selection};

    #[test]
    fn the_curve_ends_on_top_and_theory_is_marked() {
        let selection = Selection { scheme: Scheme::Tournament(2), population: 100 };
        let svg = markup(&Takeovers::of(selection, 1, 50));
        assert_eq!(svg.matches("class=\"curve ").count(), 2);
        let selection = Selection { scheme: Scheme::Tournament(1), population: 3 };
        let svg = markup(&Takeovers::of(selection, 1, 2));
        assert_eq!(svg.matches("stroke-dasharray").count(), 0, "{svg}");
    }
}
