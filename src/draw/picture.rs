//! Pictures of a puzzle: its board, the net of a cube, the cube itself.

use serde::{Deserialize, Serialize};

use crate::draw::cube::{EXTENT, Side};
use crate::draw::face::{draw, length};
use crate::draw::net::{self, NET};
use crate::draw::subject::Subject;
use crate::draw::svg::{Point, Svg};
use crate::puzzle::Shape;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// A flat board.
    Board,
    /// The six faces of a cube, unfolded.
    Net,
    /// A cube as it stands on a table.
    Cube,
    /// The same, and beside it from below and behind: every face is seen.
    BothSides,
}

/// An SVG document; its size is in CSS pixels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// The whole document.
    pub svg: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

/// How dark U, R, F, D, L and B lie in the shade, from 0 to 1: a cube whose faces are all alike has no shape.
const SHADE: [f64; 6] = [0.0, 0.12, 0.05, 0.2, 0.12, 0.05];

const MARGIN: f64 = 5.0;
/// CSS pixels of a unit; a square is forty wide.
const PIXELS: f64 = 4.0;

impl Kind {
    /// The kinds there are of a shape, the usual one first.
    pub const fn of(shape: Shape) -> &'static [Kind] {
        if shape.is_cube() { &[Kind::Cube, Kind::BothSides, Kind::Net] } else { &[Kind::Board] }
    }

    /// Its word in the name of a file.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Board => "board",
            Kind::Net => "net",
            Kind::Cube => "cube",
            Kind::BothSides => "both-sides",
        }
    }
}

/// The picture of a subject; a kind that its shape does not have is replaced by its usual one.
pub fn picture(subject: &Subject, kind: Kind) -> Picture {
    let shape = subject.puzzle.grid.shape();
    let kinds = Kind::of(shape);
    let kind = kinds.iter().copied().find(|k| *k == kind).unwrap_or(kinds[0]);
    let side = length(subject.puzzle.grid.layout());
    let mut svg = Svg::default();
    let inner = |width: f64, height: f64| (width + 2.0 * MARGIN, height + 2.0 * MARGIN);
    let (width, height) = match kind {
        Kind::Board => inner(side, side),
        Kind::Net => inner(4.0 * side, 3.0 * side),
        Kind::Cube => inner(EXTENT.0 * side, EXTENT.1 * side),
        Kind::BothSides => inner((2.0 * EXTENT.0 + 0.2) * side, EXTENT.1 * side),
    };
    svg.placed((0.0, 0.0), PIXELS, |svg| {
        svg.path(
            &crate::draw::svg::polygon(&[(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]),
            "fill=\"#ffffff\"",
        );
        match kind {
            Kind::Board => svg.placed((MARGIN, MARGIN), 1.0, |svg| draw(svg, subject, 0, "#ffffff")),
            Kind::Net => net(svg, subject, (MARGIN, MARGIN)),
            Kind::Cube => cube(svg, subject, Side::Front, (MARGIN, MARGIN)),
            Kind::BothSides => {
                cube(svg, subject, Side::Front, (MARGIN, MARGIN));
                cube(svg, subject, Side::Back, (MARGIN + (EXTENT.0 + 0.2) * side, MARGIN));
            }
        }
    });
    let (width, height) = ((PIXELS * width).ceil(), (PIXELS * height).ceil());
    let title = format!("{}, {}", shape.title(), subject.puzzle.counts());
    Picture { svg: svg.finish(width, height, "", &title), width: width as u32, height: height as u32 }
}

/// The six faces unfolded, with the upper left corner of their net here; a square is ten units wide.
pub(crate) fn net(svg: &mut Svg, subject: &Subject, (x, y): Point) {
    let side = length(subject.puzzle.grid.layout());
    for (face, (column, row)) in (0..NET.len()).map(|face| (face, net::at(face))) {
        svg.placed((x + column * side, y + row * side), 1.0, |svg| draw(svg, subject, face, "#ffffff"));
    }
}

fn cube(svg: &mut Svg, subject: &Subject, side: Side, corner: Point) {
    let edge = length(subject.puzzle.grid.layout());
    for lie in side.faces() {
        svg.group(&lie.transform(corner, edge, edge), |svg| {
            draw(svg, subject, lie.face, "#ffffff");
            // Over everything, so that givens stay as much darker than their ground as they are in the light.
            let shade = format!("fill-opacity=\"{}\"", SHADE[lie.face]);
            svg.path(&crate::draw::svg::polygon(&[(0.0, 0.0), (edge, 0.0), (edge, edge), (0.0, edge)]), &shade);
        });
    }
}
