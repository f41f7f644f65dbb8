//! The QR code of a text, as strong against damage as its size allows.

use qrcode::{Color, EcLevel, QrCode};

use crate::draw::svg::{Point, Svg};

/// Empty modules around it, as the standard wants.
const QUIET: usize = 4;

/// Modules that a side may grow for more correction: two sizes. More would make each module too small to be seen from afar.
const ROOM: usize = 8;

/// Rows of modules, true is dark, without the quiet zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Modules along a side.
    pub side: usize,
    /// Which modules are dark, row by row.
    pub dark: Vec<bool>,
}

impl Code {
    /// The code of a text; `None` when the text is longer than any code holds (about 2,900 bytes).
    pub fn of(text: &str) -> Option<Code> {
        let code = |level| QrCode::with_error_correction_level(text, level).ok();
        let smallest = code(EcLevel::L)?;
        let stronger = [EcLevel::H, EcLevel::Q, EcLevel::M].into_iter().filter_map(code);
        let best = stronger.into_iter().find(|c| c.width() <= smallest.width() + ROOM).unwrap_or(smallest);
        let dark = best.to_colors().into_iter().map(|c| c == Color::Dark).collect();
        Some(Code { side: best.width(), dark })
    }

    /// One block for every run of dark modules in a row.
    fn path(&self) -> String {
        let mut path = String::new();
        for (y, row) in self.dark.chunks(self.side).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                if run[0] {
                    path.push_str(&format!("M{} {}h{}v1h-{}z", x + QUIET, y + QUIET, run.len(), run.len()));
                }
                x += run.len();
            }
        }
        path
    }

    /// Draws it, quiet zone and all, into a square of this size.
    pub(crate) fn draw(&self, svg: &mut Svg, corner: Point, size: f64) {
        let units = self.side + 2 * QUIET;
        svg.placed(corner, size / units as f64, |svg| {
            svg.path(&format!("M0 0h{units}v{units}H0z"), "fill=\"#ffffff\"");
            svg.path(&self.path(), "fill=\"#000000\" shape-rendering=\"crispEdges\"");
        });
    }

    /// The code as a part of another drawing: its corner and its size in that one's units.
    pub(crate) fn placed(&self, (x, y): (i32, i32), size: i32) -> String {
        let units = self.side + 2 * QUIET;
        let scale = f64::from(size) / units as f64;
        format!(
            "<g transform=\"translate({x} {y}) scale({scale:.4})\"><path d=\"M0 0h{units}v{units}H0z\" fill=\"#ffffff\"/>\
             <path d=\"{}\" fill=\"#000000\" shape-rendering=\"crispEdges\"/></g>",
            self.path()
        )
    }

    /// An SVG document, eight CSS pixels a module.
    pub fn svg(&self, title: &str) -> String {
        let size = 8.0 * (self.side + 2 * QUIET) as f64;
        let mut svg = Svg::default();
        self.draw(&mut svg, (0.0, 0.0), size);
        svg.finish(size, size, "", title)
    }
}

#[cfg(test)]
mod tests {
    use crate::export::qr::*;

    #[test]
    fn longer_texts_get_larger_codes_and_too_long_ones_none() {
        let side = |n: usize| Code::of(&"a".repeat(n)).map(|c| c.side);
        assert!(side(10) < side(150) && side(150) < side(600));
        assert_eq!(side(3000), None);
    }
}
