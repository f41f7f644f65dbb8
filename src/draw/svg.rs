//! Writes SVG: elements one after the other, numbers no longer than they need be.

use std::fmt::{self, Write};

pub(crate) const INK: &str = "#1b1c1f";
pub(crate) const QUIET: &str = "#5b5a56";
pub(crate) const HAIR: &str = "#8b8983";
pub(crate) const TINT: &str = "#e6e2d9";
/// A player's lines and arrows.
pub(crate) const STROKE: &str = "#a87b00";
pub(crate) const EVOLVED: &str = "#00639c";
/// Faces whose 1 and 7, 6 and 9 cannot be mistaken for each other.
pub(crate) const FIGURES: &str = "Verdana, DejaVu Sans, Noto Sans, sans-serif";

/// A length: at most two decimals, none that are zero.
pub(crate) struct Length(pub f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (sign, hundredths) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
        let (whole, rest) = (hundredths / 100, hundredths % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            r if r.is_multiple_of(10) => write!(f, "{sign}{whole}.{}", r / 10),
            r => write!(f, "{sign}{whole}.{r:02}"),
        }
    }
}

/// A place, or a step, in the picture's units.
pub(crate) type Point = (f64, f64);

/// A picture on its way.
#[derive(Default)]
pub(crate) struct Svg(String);

impl Svg {
    /// A text in the middle of a point's column, on the line `y`; `how` are further attributes.
    pub fn text(&mut self, (x, y): Point, size: f64, how: &str, content: &str) {
        let (x, y, size) = (Length(x), Length(y), Length(size));
        let space = if how.is_empty() { "" } else { " " };
        self.push(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{space}{how}>{}</text>",
            escape(content)
        ));
    }

    pub fn path(&mut self, data: &str, how: &str) {
        if !data.is_empty() {
            self.push(format_args!("<path d=\"{data}\" {how}/>"));
        }
    }

    /// Everything that `draw` draws, with these attributes.
    pub fn group(&mut self, how: &str, draw: impl FnOnce(&mut Svg)) {
        self.push(format_args!("<g {how}>"));
        draw(self);
        self.push(format_args!("</g>"));
    }

    /// The same, moved and scaled.
    pub fn placed(&mut self, (x, y): Point, scale: f64, draw: impl FnOnce(&mut Svg)) {
        let scale = (scale * 1e5).round() / 1e5;
        self.group(&format!("transform=\"translate({} {}) scale({scale})\"", Length(x), Length(y)), draw);
    }

    /// The whole document. `unit` is that of its size; inside, lengths are the picture's own.
    pub fn finish(self, width: f64, height: f64, unit: &str, title: &str) -> String {
        let (w, h) = (Length(width), Length(height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}{unit}\" height=\"{h}{unit}\" viewBox=\"0 0 {w} {h}\" \
             role=\"img\" font-family=\"{FIGURES}\" text-anchor=\"middle\" fill=\"{INK}\"><title>{}</title>{}</svg>",
            escape(title),
            self.0
        )
    }

    fn push(&mut self, text: fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(text);
    }
}

/// A closed path through points.
pub(crate) fn polygon(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|&(x, y)| format!("{} {}", Length(x), Length(y))).collect();
    format!("M{}Z", points.join("L"))
}

pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // No XML document may hold them.
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use crate::draw::svg::*;

    #[test]
    fn lengths_are_short() {
        let write = |x: f64| Length(x).to_string();
        assert_eq!([0.0, -0.001, 1.5, 12.345, -0.25, 3.06].map(write), ["0", "0", "1.5", "12.35", "-0.25", "3.06"]);
    }

    #[test]
    fn nothing_in_a_text_is_taken_for_markup() {
        assert_eq!(escape("<a b=\"c\">&\u{0}"), "&lt;a b=&quot;c&quot;&gt;&amp; ");
    }
}
