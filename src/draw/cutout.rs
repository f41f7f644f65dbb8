//! The net of a cube to cut out and glue: U, F, D and B in a column, L and R beside F, a tab at every edge to be glued.

use crate::draw::face::{draw, length};
use crate::draw::subject::Subject;
use crate::draw::svg::{HAIR, INK, Length, Point, QUIET, Svg, polygon};
use crate::puzzle::cube::{Border, EDGES, Edge};

/// Column and row of each face U R F D L B, and whether it lies upside down.
const PLACES: [(f64, f64, bool); 6] =
    [(1.0, 0.0, false), (2.0, 1.0, false), (1.0, 1.0, false), (1.0, 2.0, false), (0.0, 1.0, false), (1.0, 3.0, true)];

/// Width of a tab, and how much shorter it is outside than inside, in lengths of an edge.
const TAB: f64 = 0.13;

/// Columns and rows of the whole, tabs included.
pub(crate) const EXTENT: Point = (3.0, 4.0 + TAB);

/// A border of a face as it lies on the paper, in lengths of an edge: its ends in reading direction.
fn ends(face: usize, border: Border) -> [Point; 2] {
    let (column, row, turned) = PLACES[face];
    let (from, to) = match border {
        Border::Top => ((0.0, 0.0), (1.0, 0.0)),
        Border::Bottom => ((0.0, 1.0), (1.0, 1.0)),
        Border::Left => ((0.0, 0.0), (0.0, 1.0)),
        Border::Right => ((1.0, 0.0), (1.0, 1.0)),
    };
    let lie = |(x, y): Point| if turned { (column + 1.0 - x, row + 1.0 - y) } else { (column + x, row + y) };
    [lie(from), lie(to)]
}

fn middle(face: usize) -> Point {
    (PLACES[face].0 + 0.5, PLACES[face].1 + 0.5)
}

/// Whether two faces hang together at this edge, and the paper is only folded there.
fn is_fold(edge: &Edge) -> bool {
    let [a, b] = ends(edge.first.0, edge.first.1);
    let [c, d] = ends(edge.second.0, edge.second.1);
    let same = |p: Point, q: Point| (p.0 - q.0).abs() + (p.1 - q.1).abs() < 1e-9;
    same(a, c) && same(b, d) || same(a, d) && same(b, c)
}

/// The edges to be glued: the border that has the tab, and the one it goes under.
fn glued() -> impl Iterator<Item = ((usize, Border), (usize, Border))> {
    // Faces of the column have the tabs, so that nothing sticks out beside L and R; and the last of the column the last tab.
    let order = |face: usize| [1, 3, 3, 2, 3, 0][face];
    let tab_first = move |e: &Edge| order(e.first.0) < order(e.second.0);
    EDGES
        .into_iter()
        .filter(|e| !is_fold(e))
        .map(move |e| if tab_first(&e) { (e.first, e.second) } else { (e.second, e.first) })
}

/// From one point towards another, by a share of the way.
fn towards(a: Point, b: Point, share: f64) -> Point {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

/// Draws the net with edges of this length, its top left corner at a point.
pub(crate) fn cutout(svg: &mut Svg, subject: &Subject, (x, y): Point, edge: f64) {
    let on_paper = |(px, py): Point| (x + edge * px, y + edge * py);
    for (k, (from, _)) in glued().enumerate() {
        let letter = char::from(b'a' + k as u8).to_string();
        let (corners, name) = tab(from.0, from.1);
        svg.path(&polygon(&corners.map(on_paper)), &format!("fill=\"#f1efe9\" stroke=\"{HAIR}\" stroke-width=\".25\""));
        letter_at(svg, on_paper(name), 0.07 * edge, &letter);
    }
    let side = length(subject.puzzle.grid.layout());
    for (face, (column, row, turned)) in PLACES.into_iter().enumerate() {
        let at = on_paper((column, row));
        svg.placed(at, edge / side, |svg| {
            let turn = format!("transform=\"rotate(180 {0} {0})\"", Length(side / 2.0));
            svg.group(if turned { &turn } else { "" }, |svg| draw(svg, subject, face, "#ffffff"));
        });
    }
    // Over the faces: the letter of the tab that goes under this border, in the corner of a square, beside its digit.
    let n = subject.puzzle.grid.layout().side;
    let beside = (n / 2) as f64 / n as f64 + 0.018;
    for (k, (_, to)) in glued().enumerate() {
        let letter = char::from(b'a' + k as u8).to_string();
        let [a, b] = ends(to.0, to.1);
        let (along, border) = (towards(a, b, beside), towards(a, b, 0.5));
        let inwards = towards(border, middle(to.0), 0.036);
        let place = (along.0 + inwards.0 - border.0, along.1 + inwards.1 - border.1);
        letter_at(svg, on_paper(place), 0.03 * edge, &letter);
    }
    // Where it is cut and folded, thicker than the lines of the boxes.
    let outline: Vec<String> = PLACES
        .iter()
        .map(|&(column, row, _)| {
            let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
            polygon(&corners.map(|(dx, dy)| on_paper((column + dx, row + dy))))
        })
        .collect();
    svg.path(&outline.concat(), &format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\".9\""));
}

/// The corners of the tab at a border of a face, and where its letter stands.
fn tab(face: usize, border: Border) -> ([Point; 4], Point) {
    let [a, b] = ends(face, border);
    let (inside, centre) = (middle(face), towards(a, b, 0.5));
    let out = (2.0 * TAB * (centre.0 - inside.0), 2.0 * TAB * (centre.1 - inside.1));
    let shifted = |p: Point| (p.0 + out.0, p.1 + out.1);
    let corners = [a, shifted(towards(a, b, TAB)), shifted(towards(b, a, TAB)), b];
    (corners, (centre.0 + 0.5 * out.0, centre.1 + 0.5 * out.1))
}

fn letter_at(svg: &mut Svg, (x, y): Point, size: f64, letter: &str) {
    svg.text((x, y + 0.3 * size), size, &format!("fill=\"{QUIET}\""), letter);
}

#[cfg(test)]
mod tests {
    use crate::draw::cutout::*;

    #[test]
    fn five_edges_are_folded_and_seven_glued_by_tabs_on_the_column() {
        assert_eq!(EDGES.iter().filter(|e| is_fold(e)).count(), 5);
        let glued: Vec<_> = glued().collect();
        assert_eq!(glued.len(), 7);
        for ((face, border), (other, _)) in glued {
            assert!(matches!(face, 0 | 3 | 5) && face != other);
            // Nothing is drawn outside the paper.
            let (corners, _) = tab(face, border);
            assert!(corners.iter().all(|p| p.0 >= 0.0 && p.0 <= EXTENT.0 && p.1 >= 0.0), "{face} {border:?}");
        }
    }

    /// Squares that touch across a fold are the same square of the cube.
    #[test]
    fn folds_join_borders_in_the_right_direction() {
        for edge in EDGES.iter().filter(|e| is_fold(e)) {
            let [a, _] = ends(edge.first.0, edge.first.1);
            let second = ends(edge.second.0, edge.second.1);
            let start = if edge.reversed { second[1] } else { second[0] };
            assert!((a.0 - start.0).abs() + (a.1 - start.1).abs() < 1e-9, "{edge:?}");
        }
    }
}
