//! Where a board may be: the quadrilaterals round the largest pieces of ink.

use crate::photo::blobs::{Blob, blobs};
use crate::photo::plane::{Perspective, Point, Quad, area};
use crate::photo::threshold::Ink;

/// Quadrilaterals that are looked at, of one way to tell ink.
const MOST: usize = 4;

/// The likeliest quadrilaterals, the largest first. Each piece gives that of its corners and, where it differs, that of its
/// edges (lines without a frame have no corners).
pub fn outlines(ink: &Ink) -> Vec<Quad> {
    let side = ink.width.min(ink.height);
    let mut pieces = blobs(ink, side / 2);
    pieces.retain(|piece| {
        let (width, height) = (piece.width(), piece.height());
        width.min(height) * 5 > side && width * 2 > height && height * 2 > width
    });
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.width() * piece.height()));
    pieces.truncate(MOST);
    let quads = pieces.iter().flat_map(|piece| {
        let (corners, edges) = (corners(piece, ink.width), edges(piece));
        let differ = area(&edges) > 1.04 * area(&corners);
        std::iter::once(corners).chain(differ.then_some(edges))
    });
    quads.filter(|quad| Perspective::onto(quad).is_some()).collect()
}

/// The pixels that lie farthest out along the diagonals.
fn corners(piece: &Blob, width: usize) -> Quad {
    let points = piece.pixels.iter().map(|p| ((*p as usize % width) as i64, (*p as usize / width) as i64));
    let mut farthest = [(i64::MIN, (0, 0)); 4];
    for (x, y) in points {
        for (corner, far) in farthest.iter_mut().zip([-x - y, x - y, x + y, y - x]) {
            if far > corner.0 {
                *corner = (far, (x, y));
            }
        }
    }
    farthest.map(|(_, (x, y))| Point { x: x as f32, y: y as f32 })
}

fn edges(piece: &Blob) -> Quad {
    let [left, top, right, bottom] = [piece.left, piece.top, piece.right, piece.bottom].map(|v| v as f32);
    [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point { x, y })
}
