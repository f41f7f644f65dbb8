//! The board of a picture: ink is told in several ways, and the quadrilateral whose lines are seen best is taken.

use crate::photo::bend::Bend;
use crate::photo::grey::Grey;
use crate::photo::lattice::{ACROSS, AROUND, Board, board};
use crate::photo::outline::outlines;
use crate::photo::plane::{Perspective, Point, Quad};
use crate::photo::threshold::adaptive;
use crate::puzzle::Shape;

/// The longer side at which a board is looked for.
const LOOKED: usize = 900;

/// A board that was found in a picture.
pub struct Found {
    /// Its size.
    pub shape: Shape,
    /// Its corners in the picture, clockwise from the top left.
    pub corners: Quad,
    /// How well its lines are seen, from 0 to 1.
    pub score: f32,
    onto: Perspective,
    bend: Bend,
}

impl Found {
    /// Where a point of the board (0 to 1) is in the picture.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let at = self.bend.at(u, v);
        self.onto.at(at.x, at.y)
    }
}

/// The board of a picture.
pub fn find(picture: &Grey) -> Option<Found> {
    let mut small = picture.clone();
    let mut by = 1.0;
    while small.width().max(small.height()) > LOOKED * 3 / 2 {
        small = small.half();
        by *= 2.0;
    }
    let reach = (small.width().min(small.height()) / 24).max(4);
    let mut best: Option<(Quad, Board)> = None;
    for looked in [small.clone(), small.inverted()] {
        for (offset, grown) in [(7.0, false), (4.0, true), (12.0, true), (3.0, false)] {
            let ink = adaptive(&looked, reach, offset);
            let ink = if grown { ink.grown() } else { ink };
            for quad in outlines(&ink) {
                let Some(board) = board(&looked, &quad) else { continue };
                let better = best.as_ref().is_none_or(|(_, b)| board.score > b.score + 0.02);
                if better {
                    best = Some((quad, board));
                }
            }
            if best.as_ref().is_some_and(|(_, b)| b.score > 0.9) {
                break;
            }
        }
        // Light lines on dark are looked for only where there are no dark ones on light.
        if best.as_ref().is_some_and(|(_, b)| b.score > 0.8) {
            break;
        }
    }
    let (quad, board) = best?;
    let corners = quad.map(|p| Point { x: (p.x + 0.5) * by - 0.5, y: (p.y + 0.5) * by - 0.5 });
    settled(corners, &board)
}

/// The board within corners that someone gave.
pub fn within(picture: &Grey, corners: &Quad) -> Option<Found> {
    let inverted = picture.inverted();
    let boards = [board(picture, corners), board(&inverted, corners)];
    let board = boards.into_iter().flatten().max_by(|a, b| a.score.total_cmp(&b.score))?;
    settled(*corners, &board)
}

fn settled(corners: Quad, board: &Board) -> Option<Found> {
    // A board's lines may lie outside of the perspective by what is kept around it.
    debug_assert!(AROUND * 10 < ACROSS);
    Some(Found {
        shape: board.shape,
        corners,
        score: board.score,
        onto: Perspective::onto(&corners)?,
        bend: Bend::of(board),
    })
}
