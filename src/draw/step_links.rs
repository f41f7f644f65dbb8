//! The chains of a step as they are drawn: which candidates are ringed, and the arrows between them, face by face.

use std::fmt::Write;

use crate::draw::svg::{Length, Point};
use crate::puzzle::{Layout, Place, Square};
use crate::technique::{Step, Technique};

/// Links that are drawn at most: more of them hide the board.
const MOST: usize = 60;

/// Units of a tip.
const TIP: f64 = 4.5;

/// A link between two candidates of a face.
pub struct Arrow {
    /// Where it begins and ends: the place, and the digit there.
    pub ends: [(Place, u8); 2],
    /// Solid: what it ends at is true.
    is_solid: bool,
    /// Whether it leads both ways.
    is_plain: bool,
}

/// The chains of a step.
pub struct Links {
    arrows: Vec<Arrow>,
    /// Candidates, and whether they are true in the chain.
    nodes: Vec<(Square, u8, bool)>,
}

impl Links {
    /// The links of the chains of a step, each on one of `faces` if it can be, else on a face that joins them.
    pub fn new(step: &Step, layout: &Layout, faces: &mut Vec<usize>) -> Links {
        let is_plain = step.technique == Technique::Colouring;
        let shown = if step.technique.is_cycle() { 1 } else { step.reason.chains.len() };
        let mut links = Links { arrows: Vec::new(), nodes: Vec::new() };
        let mut drawn: Vec<[(Square, u8); 2]> = Vec::new();
        for chain in step.reason.chains.iter().take(shown) {
            for link in &chain.links {
                for from in link.parents.iter().map(|&parent| &chain.links[parent]) {
                    let ends = [(from.square, from.digit), (link.square, link.digit)];
                    if drawn.len() == MOST || drawn.contains(&ends) {
                        continue;
                    }
                    drawn.push(ends);
                    links.note((from.square, from.digit, from.on));
                    links.note((link.square, link.digit, link.on));
                    if let Some([a, b]) = together(layout, ends.map(|(square, _)| square), faces) {
                        let ends = [(a, from.digit), (b, link.digit)];
                        links.arrows.push(Arrow { ends, is_solid: link.on || is_plain, is_plain });
                    }
                }
            }
        }
        links
    }

    fn note(&mut self, node: (Square, u8, bool)) {
        if self.node(node.0, node.1).is_none() {
            self.nodes.push(node);
        }
    }

    /// Whether a candidate is true in the chain, if it is in it.
    pub fn node(&self, square: Square, digit: u8) -> Option<bool> {
        self.nodes.iter().find(|(s, d, _)| (*s, *d) == (square, digit)).map(|(_, _, on)| *on)
    }

    /// Whether a chain goes through a square.
    pub fn holds(&self, square: Square) -> bool {
        self.nodes.iter().any(|(s, ..)| *s == square)
    }

    /// The arrows of a face.
    pub fn on_face(&self, face: usize) -> impl Iterator<Item = &Arrow> {
        self.arrows.iter().filter(move |arrow| arrow.ends[0].0.face == face)
    }
}

/// The places of two squares on one face: one of `faces`, or else one that joins them.
fn together(layout: &Layout, [a, b]: [Square; 2], faces: &mut Vec<usize>) -> Option<[Place; 2]> {
    let pairs = || {
        let with = |from: &Place| layout.places[b].iter().find(|to| to.face == from.face).map(|to| [*from, *to]);
        layout.places[a].iter().filter_map(with)
    };
    let known = pairs().find(|[from, _]| faces.contains(&from.face));
    known.or_else(|| {
        let pair = pairs().next()?;
        faces.push(pair[0].face);
        Some(pair)
    })
}

/// A slightly bent line from candidate to candidate with a tip, both of which stay clear of the candidates. Neighbours in a square
/// have a short line.
pub fn arrow(svg: &mut String, a: Point, b: Point, clear: f64, link: &Arrow) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy);
    if length <= clear * 2.0 {
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    let (from, to) = ((a.0 + ux * clear, a.1 + uy * clear), (b.0 - ux * clear, b.1 - uy * clear));
    let bend = (length * 0.08).min(8.0);
    let middle = ((a.0 + b.0) / 2.0 - uy * bend, (a.1 + b.1) / 2.0 + ux * bend);
    let class = if link.is_solid { "step-strong" } else { "step-weak" };
    let [fx, fy, mx, my, tx, ty] = [from.0, from.1, middle.0, middle.1, to.0, to.1].map(Length);
    let _ = write!(svg, "<path class=\"{class}\" d=\"M{fx} {fy}Q{mx} {my} {tx} {ty}\"/>");
    if link.is_plain || length < clear * 2.0 + TIP * 1.2 {
        return;
    }
    let (vx, vy) = (to.0 - middle.0, to.1 - middle.1);
    let norm = vx.hypot(vy).max(0.01);
    let (vx, vy) = (vx / norm * TIP, vy / norm * TIP);
    let side = |sign: f64| (Length(to.0 - vx - sign * vy * 0.45), Length(to.1 - vy + sign * vx * 0.45));
    let (left, right) = (side(1.0), side(-1.0));
    let _ = write!(svg, "<path class=\"step-tip\" d=\"M{tx} {ty}L{} {}L{} {}z\"/>", left.0, left.1, right.0, right.1);
}
