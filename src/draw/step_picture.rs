//! A step on its board, or on the faces of a cube that it touches: its houses, digits and candidates, those that it keeps ringed,
//! those that go struck out, and the links of its chains as arrows. What colours say is said by shape as well.

use std::fmt::Write;

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::step_links::{Links, arrow};
use crate::draw::svg::{Length, Point, escape};
use crate::puzzle::{Grid, Layout, Square};
use crate::technique::{Board, Step};
use crate::text::Style;

/// Units of a square.
const UNIT: f64 = 30.0;

/// Units between two faces, and over each for its letter.
const GAP: f64 = 16.0;

/// Units around a board.
const MARGIN: f64 = 2.0;

/// The looks of a picture that stands on its own: ink on paper.
const INK_ON_PAPER: &str = "text{font-family:Verdana,DejaVu Sans,Noto Sans,sans-serif;text-anchor:middle;fill:#1b1c1f}.step-paper{fill:#fff}\
.step-house{fill:#e6e2d9}.step-square{fill:none;stroke:#00639c;stroke-width:1.6}.step-thin{stroke:#8b8983;stroke-width:.5;fill:none}\
.step-thick{stroke:#1b1c1f;stroke-width:1.5;fill:none}.step-given{font-weight:bold}.step-digit{fill:#00639c}.step-mark{fill:#5b5a56}\
.step-kept,.step-false{fill:#fff;stroke:#00639c;stroke-width:1}.step-false{stroke-dasharray:1.6 1.2}.step-gone{stroke:#a3210f;stroke-width:1.3;fill:none}\
.step-lost{fill:#a3210f}.step-put,.step-held{fill:#00639c;font-weight:bold}.step-strong{stroke:#00639c;stroke-width:1.2;fill:none}\
.step-weak{stroke:#00639c;stroke-width:1.2;fill:none;stroke-dasharray:3 2}.step-tip{fill:#00639c}.step-letter{fill:#5b5a56}";

/// What a step is drawn on.
pub struct Subject<'a> {
    /// The givens.
    pub givens: &'a Grid,
    /// The board before the step.
    pub board: &'a Board,
    /// The step.
    pub step: &'a Step,
}

/// An element whose looks are the page's: its classes begin with `step-`. `title` is its label. The faces of a cube are pictures of
/// their own, so that they stand beside or under each other.
pub fn markup(subject: &Subject, title: &str) -> String {
    let picture = Picture::new(subject);
    let title = escape(title);
    let alone = |face: usize, how: &str| {
        let [x, y, width, height] = picture.frame().map(Length);
        let mut svg = format!("<svg class=\"step-picture\" viewBox=\"{x} {y} {width} {height}\" {how}>");
        picture.face(&mut svg, face);
        svg + "</svg>"
    };
    if !picture.layout.shape.is_cube() {
        return alone(0, &format!("role=\"img\" aria-label=\"{title}\""));
    }
    let faces: String = picture.faces.iter().map(|&face| alone(face, "aria-hidden=\"true\"")).collect();
    format!("<div class=\"step-faces\" role=\"img\" aria-label=\"{title}\">{faces}</div>")
}

/// An SVG document that stands on its own.
pub fn document(subject: &Subject, title: &str) -> String {
    let picture = Picture::new(subject);
    let [left, top, width, height] = picture.frame();
    let columns = picture.faces.len().min(3);
    let rows = picture.faces.len().div_ceil(columns);
    let [x, y, all_wide, all_high] = [left, top, width * columns as f64, height * rows as f64].map(Length);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {all_wide} {all_high}\" role=\"img\" aria-label=\"{}\"><style>{INK_ON_PAPER}</style>",
        escape(title)
    );
    for (k, &face) in picture.faces.iter().enumerate() {
        let (x, y) = (Length((k % columns) as f64 * width), Length((k / columns) as f64 * height));
        let _ = write!(svg, "<g transform=\"translate({x} {y})\">");
        picture.face(&mut svg, face);
        svg.push_str("</g>");
    }
    svg + "</svg>"
}

struct Picture<'a> {
    subject: &'a Subject<'a>,
    layout: &'static Layout,
    grid: FaceGrid,
    links: Links,
    /// The faces that are drawn.
    faces: Vec<usize>,
}

impl Picture<'_> {
    fn new<'a>(subject: &'a Subject<'a>) -> Picture<'a> {
        let layout = subject.givens.layout();
        let step = subject.step;
        let mut faces: Vec<usize> = step.reason.houses.iter().map(|&house| layout.houses[house].face).collect();
        let links = Links::new(step, layout, &mut faces);
        let told = step.strike.iter().map(|(square, _)| *square).chain(step.put.map(|(square, _)| square));
        for square in told.chain(step.reason.squares.iter().copied()) {
            let places = &layout.places[square];
            if !places.iter().any(|place| faces.contains(&place.face)) {
                faces.extend(places.first().map(|place| place.face));
            }
        }
        if faces.is_empty() {
            faces.push(0);
        }
        faces.sort_unstable();
        faces.dedup();
        Picture { subject, layout, grid: FaceGrid::new(layout.shape, UNIT), links, faces }
    }

    /// Left, top, width and height of a face with what is around it.
    fn frame(&self) -> [f64; 4] {
        let top = if self.layout.shape.is_cube() { GAP } else { MARGIN };
        let edge = self.grid.edge();
        [-MARGIN, -top, edge + 2.0 * MARGIN, edge + MARGIN + top]
    }

    /// Where candidates stand in a square: columns, and the distance between two.
    fn raster(&self) -> (usize, f64) {
        let columns = self.layout.side.isqrt() + usize::from(self.layout.side.isqrt().pow(2) < self.layout.side);
        (columns, UNIT / columns as f64)
    }

    /// The middle of a candidate (from 0) within its square.
    fn spot(&self, digit: usize) -> Point {
        let (columns, step) = self.raster();
        ((digit % columns) as f64 * step + step / 2.0, (digit / columns) as f64 * step + step / 2.0)
    }

    fn face(&self, svg: &mut String, face: usize) {
        let Subject { givens, board, step } = *self.subject;
        let squares = &self.layout.faces[face].squares;
        let mut path = |class: &str, data: String| {
            if !data.is_empty() {
                let _ = write!(svg, "<path class=\"{class}\" d=\"{data}\"/>");
            }
        };
        path("step-paper", self.grid.outline());
        let in_house = |s: Square| step.reason.houses.iter().any(|&h| self.layout.houses[h].squares.contains(&s));
        path("step-house", self.grid.blocks(|k| in_house(squares[k]) || self.links.holds(squares[k])));
        path("step-thin", self.grid.lines(Lines::Between));
        path("step-thick", self.grid.lines(Lines::Boxes));
        let inner = UNIT - 3.0;
        let frames = self.grid.squares().filter(|(k, _)| step.reason.squares.contains(&squares[*k]));
        let frame = |(x, y): Point| format!("M{} {}h{inner}v{inner}h-{inner}z", Length(x + 1.5), Length(y + 1.5));
        path("step-square", frames.map(|(_, corner)| frame(corner)).collect());
        self.marks(svg, squares);
        let size = "font-size=\"19\"";
        for (class, given) in [("step-given", true), ("step-digit", false)] {
            let digit = |k: usize| {
                let digit = board.digit(squares[k]);
                (digit != 0 && (givens.get(squares[k]) != 0) == given).then(|| Style::now().face(digit))
            };
            let digits = self.grid.digits(class, 0.73, digit);
            *svg += &digits.replace("<text ", &format!("<text {size} "));
        }
        if self.layout.shape.is_cube() {
            let (x, y) = (Length(6.0), Length(-5.0));
            let name = self.layout.faces[face].name;
            let _ = write!(svg, "<text class=\"step-letter\" font-size=\"12\" x=\"{x}\" y=\"{y}\">{name}</text>");
        }
        self.arrows(svg, face);
    }

    /// Candidates; those that count ringed, those that go struck out, and the digit that is found.
    fn marks(&self, svg: &mut String, squares: &[Square]) {
        let Subject { board, step, .. } = *self.subject;
        let (_, unit) = self.raster();
        let of = |list: &[(Square, u32)], square: Square, digit: usize| {
            list.iter().any(|(s, mask)| *s == square && mask >> digit & 1 == 1)
        };
        let (size, arm) = (Length(unit * 0.78), unit * 0.42);
        for (k, (x, y)) in self.grid.squares() {
            let square = squares[k];
            for digit in (0..self.layout.side).filter(|&d| board.marks(square) >> d & 1 == 1) {
                let is_put = step.put == Some((square, digit as u8 + 1));
                let is_gone = of(&step.strike, square, digit);
                let node = self.links.node(square, digit as u8 + 1);
                let is_kept = !is_gone && (node.is_some() || of(&step.reason.causes, square, digit));
                let (cx, cy) = self.spot(digit);
                let (cx, cy) = (x + cx, y + cy);
                let (lx, ly) = (Length(cx), Length(cy));
                let mut ring = |radius: f64, class: &str| {
                    let radius = Length(unit * radius);
                    let _ = write!(svg, "<circle class=\"{class}\" cx=\"{lx}\" cy=\"{ly}\" r=\"{radius}\"/>");
                };
                if is_put {
                    ring(0.56, "step-kept");
                }
                if is_put || is_kept {
                    ring(0.44, if node == Some(false) { "step-false" } else { "step-kept" });
                }
                let class = match (is_put, is_kept, is_gone) {
                    (true, ..) => "step-put",
                    (_, true, _) => "step-held",
                    (_, _, true) => "step-lost",
                    _ => "step-mark",
                };
                let (ty, face) = (Length(cy + unit * 0.28), Style::now().face(digit as u8 + 1));
                let _ = write!(svg, "<text class=\"{class}\" font-size=\"{size}\" x=\"{lx}\" y=\"{ty}\">{face}</text>");
                if is_gone {
                    let (l, r, t, b) = (Length(cx - arm), Length(cx + arm), Length(cy - arm), Length(cy + arm));
                    let _ = write!(svg, "<path class=\"step-gone\" d=\"M{l} {t}L{r} {b}\"/>");
                }
            }
        }
    }

    /// The links of the chains on a face.
    fn arrows(&self, svg: &mut String, face: usize) {
        for link in self.links.on_face(face) {
            let [a, b] = link.ends.map(|(place, digit)| {
                let (dx, dy) = self.spot(usize::from(digit) - 1);
                (place.column as f64 * UNIT + dx, place.row as f64 * UNIT + dy)
            });
            arrow(svg, a, b, self.raster().1 * 0.46, link);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::step_picture::*;
    use crate::technique::{Rules, Solver, Technique};
    use crate::text::read;

    #[test]
    fn what_goes_is_struck_out_and_what_counts_is_ringed() {
        let puzzle = read("1..............4").unwrap().grid;
        let solver = Solver::new(&puzzle, Rules::ALL);
        let step = Step {
            technique: Technique::NakedPair,
            rating: 30,
            put: None,
            strike: vec![(5, 0b11)],
            reason: crate::technique::Reason { squares: vec![1], causes: vec![(1, 0b10)], ..Default::default() },
        };
        let svg = markup(&Subject { givens: &puzzle, board: solver.board(), step: &step }, "a <step>");
        let marks = |square: usize, mask: u32| (solver.board().marks(square) & mask).count_ones() as usize;
        assert_eq!(
            (svg.matches("step-gone").count(), svg.matches("step-lost").count()),
            (marks(5, 0b11), marks(5, 0b11))
        );
        assert_eq!(svg.matches("step-kept").count(), marks(1, 0b10));
        assert!(svg.contains("aria-label=\"a &lt;step&gt;\"") && !svg.contains("<style>"));
    }
}
