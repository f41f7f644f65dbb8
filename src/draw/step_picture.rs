//! A step on its board, or on the net of a cube: its houses, digits and candidates, those that it keeps ringed, those that go
//! crossed out, and the links of its chains as arrows. What colours say is said by shape as well.

use std::fmt::Write;

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::net;
use crate::draw::svg::{Length, Point, escape};
use crate::puzzle::{Grid, Layout, Place, Square};
use crate::technique::{Board, Step, Technique};
use crate::text::Style;

/// Units of a square.
const UNIT: f64 = 30.0;

/// Units between two faces of a net.
const GAP: f64 = 16.0;

/// Links that are drawn at most: more of them hide the board.
const MOST_LINKS: usize = 60;

/// The looks of a picture that stands on its own: ink on paper.
const INK_ON_PAPER: &str = "text{font-family:Verdana,DejaVu Sans,Noto Sans,sans-serif;text-anchor:middle;fill:#1b1c1f}.step-paper{fill:#fff}\
.step-house{fill:#e6e2d9}.step-square{fill:none;stroke:#00639c;stroke-width:1.6}.step-thin{stroke:#8b8983;stroke-width:.5;fill:none}\
.step-thick{stroke:#1b1c1f;stroke-width:1.5;fill:none}.step-given{font-weight:bold}.step-digit{fill:#00639c}.step-mark{fill:#5b5a56}\
.step-kept{fill:none;stroke:#00639c;stroke-width:1}.step-gone{stroke:#a3210f;stroke-width:1.3;fill:none}\
.step-put{fill:#00639c;font-weight:bold}.step-strong{stroke:#1b1c1f;stroke-width:1.2;fill:none}\
.step-weak{stroke:#1b1c1f;stroke-width:1.2;fill:none;stroke-dasharray:3 2}.step-tip{fill:#1b1c1f}.step-letter{fill:#5b5a56}";

/// What a step is drawn on.
pub struct Subject<'a> {
    /// The givens.
    pub givens: &'a Grid,
    /// The board before the step.
    pub board: &'a Board,
    /// The step.
    pub step: &'a Step,
}

/// An SVG element whose looks are the page's: its classes begin with `step-`. `title` is its label.
pub fn markup(subject: &Subject, title: &str) -> String {
    draw(subject, title, "")
}

/// An SVG document that stands on its own.
pub fn document(subject: &Subject, title: &str) -> String {
    draw(subject, title, &format!("<style>{INK_ON_PAPER}</style>"))
}

fn draw(subject: &Subject, title: &str, style: &str) -> String {
    let layout = subject.givens.layout();
    let picture = Picture { subject, layout, grid: FaceGrid::new(layout.shape, UNIT) };
    let edge = picture.grid.edge();
    let (width, height) = match layout.shape.is_cube() {
        true => (4.0 * edge + 3.0 * GAP, 3.0 * edge + 2.0 * GAP),
        false => (edge, edge),
    };
    // The letter of a face stands on its left.
    let left = if layout.shape.is_cube() { GAP } else { 2.0 };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"step-picture\" viewBox=\"-{left} -2 {} {}\" role=\"img\" aria-label=\"{}\">{style}",
        Length(width + left + 2.0),
        Length(height + 4.0),
        escape(title)
    );
    for face in 0..layout.faces.len() {
        let (x, y) = picture.origin(face);
        let _ = write!(svg, "<g transform=\"translate({} {})\">", Length(x), Length(y));
        picture.face(&mut svg, face);
        svg.push_str("</g>");
    }
    picture.links(&mut svg);
    svg + "</svg>"
}

struct Picture<'a> {
    subject: &'a Subject<'a>,
    layout: &'static Layout,
    grid: FaceGrid,
}

impl Picture<'_> {
    fn origin(&self, face: usize) -> Point {
        if self.layout.shape.is_cube() { net::corner(face, self.grid.edge() + GAP) } else { (0.0, 0.0) }
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
        path("step-house", self.grid.blocks(|k| in_house(squares[k])));
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
            let (x, y) = (Length(-7.0), Length(12.0));
            let name = self.layout.faces[face].name;
            let _ = write!(svg, "<text class=\"step-letter\" font-size=\"12\" x=\"{x}\" y=\"{y}\">{name}</text>");
        }
    }

    /// Candidates; those that count ringed, those that go crossed out, and the digit that is found.
    fn marks(&self, svg: &mut String, squares: &[Square]) {
        let Subject { board, step, .. } = *self.subject;
        let (_, unit) = self.raster();
        let of = |list: &[(Square, u32)], square: Square| {
            list.iter().filter(|(s, _)| *s == square).fold(0, |mask, (_, m)| mask | m)
        };
        let (size, ring, arm) = (Length(unit * 0.78), Length(unit * 0.44), unit * 0.36);
        for (k, (x, y)) in self.grid.squares() {
            let square = squares[k];
            let (kept, gone) = (of(&step.reason.causes, square), of(&step.strike, square));
            let put = step.put.filter(|(s, _)| *s == square).map_or(0, |(_, digit)| 1u32 << (digit - 1));
            for digit in (0..self.layout.side).filter(|&d| board.marks(square) >> d & 1 == 1) {
                let (cx, cy) = self.spot(digit);
                let (cx, cy) = (x + cx, y + cy);
                let class = if put >> digit & 1 == 1 { "step-put" } else { "step-mark" };
                let (tx, ty) = (Length(cx), Length(cy + unit * 0.28));
                let face = Style::now().face(digit as u8 + 1);
                let _ = write!(svg, "<text class=\"{class}\" font-size=\"{size}\" x=\"{tx}\" y=\"{ty}\">{face}</text>");
                let (lx, ly) = (Length(cx), Length(cy));
                if (kept | put) >> digit & 1 == 1 {
                    let _ = write!(svg, "<circle class=\"step-kept\" cx=\"{lx}\" cy=\"{ly}\" r=\"{ring}\"/>");
                }
                if put >> digit & 1 == 1 {
                    let outer = Length(unit * 0.56);
                    let _ = write!(svg, "<circle class=\"step-kept\" cx=\"{lx}\" cy=\"{ly}\" r=\"{outer}\"/>");
                }
                if gone >> digit & 1 == 1 {
                    let (l, r, t, b) = (Length(cx - arm), Length(cx + arm), Length(cy - arm), Length(cy + arm));
                    let _ = write!(svg, "<path class=\"step-gone\" d=\"M{l} {t}L{r} {b}M{r} {t}L{l} {b}\"/>");
                }
            }
        }
    }

    /// The links of the chains: solid where the next is true, dashed where it is false.
    fn links(&self, svg: &mut String) {
        let step = self.subject.step;
        let shown = if step.technique.is_cycle() { 1 } else { step.reason.chains.len() };
        let mut drawn: Vec<[(Square, u8); 2]> = Vec::new();
        for chain in step.reason.chains.iter().take(shown) {
            for link in &chain.links {
                for &parent in &link.parents {
                    let from = &chain.links[parent];
                    let ends = [(from.square, from.digit), (link.square, link.digit)];
                    if drawn.len() < MOST_LINKS && !drawn.contains(&ends) {
                        drawn.push(ends);
                        let both_ways = step.technique == Technique::Colouring;
                        let [a, b] = self.ends(ends);
                        arrow(svg, a, b, self.raster().1 * 0.45, link.on || both_ways, both_ways);
                    }
                }
            }
        }
    }

    /// Where two candidates are nearest to each other: a square of an edge is seen on several faces.
    fn ends(&self, [a, b]: [(Square, u8); 2]) -> [Point; 2] {
        let at = |place: &Place, digit: u8| {
            let ((x, y), (dx, dy)) = (self.origin(place.face), self.spot(usize::from(digit) - 1));
            (x + place.column as f64 * UNIT + dx, y + place.row as f64 * UNIT + dy)
        };
        let mut best: Option<(f64, [Point; 2])> = None;
        for from in &self.layout.places[a.0] {
            for to in &self.layout.places[b.0] {
                let ends = [at(from, a.1), at(to, b.1)];
                let apart = (ends[0].0 - ends[1].0).hypot(ends[0].1 - ends[1].1);
                let far = if from.face == to.face { apart } else { apart + 1e4 };
                if best.is_none_or(|(least, _)| far < least) {
                    best = Some((far, ends));
                }
            }
        }
        best.map_or([(0.0, 0.0); 2], |(_, ends)| ends)
    }
}

/// A slightly bent line from candidate to candidate with a tip, both of which stay clear of the candidates.
fn arrow(svg: &mut String, a: Point, b: Point, clear: f64, strong: bool, plain: bool) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy);
    if length < clear * 2.2 {
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    let (from, to) = ((a.0 + ux * clear, a.1 + uy * clear), (b.0 - ux * clear, b.1 - uy * clear));
    let bend = (length * 0.08).min(8.0);
    let middle = ((a.0 + b.0) / 2.0 - uy * bend, (a.1 + b.1) / 2.0 + ux * bend);
    let class = if strong { "step-strong" } else { "step-weak" };
    let [fx, fy, mx, my, tx, ty] = [from.0, from.1, middle.0, middle.1, to.0, to.1].map(Length);
    let _ = write!(svg, "<path class=\"{class}\" d=\"M{fx} {fy}Q{mx} {my} {tx} {ty}\"/>");
    if plain {
        return;
    }
    let (vx, vy) = (to.0 - middle.0, to.1 - middle.1);
    let norm = vx.hypot(vy).max(0.01);
    let (vx, vy) = (vx / norm * 5.0, vy / norm * 5.0);
    let side = |sign: f64| (Length(to.0 - vx - sign * vy * 0.45), Length(to.1 - vy + sign * vx * 0.45));
    let (left, right) = (side(1.0), side(-1.0));
    let _ = write!(svg, "<path class=\"step-tip\" d=\"M{tx} {ty}L{} {}L{} {}z\"/>", left.0, left.1, right.0, right.1);
}

#[cfg(test)]
mod tests {
    use crate::draw::step_picture::*;
    use crate::technique::{Rules, Solver};
    use crate::text::read;

    #[test]
    fn what_goes_is_crossed_out_and_what_counts_is_ringed() {
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
        assert_eq!(svg.matches("step-gone").count(), marks(5, 0b11));
        assert_eq!(svg.matches("step-kept").count(), marks(1, 0b10));
        assert!(svg.contains("aria-label=\"a &lt;step&gt;\"") && !svg.contains("<style>"));
    }
}
