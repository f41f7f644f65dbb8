//! The board of a picture: ink is told in several ways, and the quadrilateral whose lines are seen best is taken.

use crate::photo::bend::Bend;
use crate::photo::grey::Grey;
use crate::photo::lattice::{Board, board, may_be};
use crate::photo::outline::outlines;
use crate::photo::plane::{Perspective, Point, Quad, area, shrunk};
use crate::photo::threshold::Shade;
use crate::puzzle::Shape;

/// How much smaller a board may be than the edge of the sheet round it.
const EDGES: [f32; 2] = [0.975, 0.95];

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
    /// Quarters to the right by which the board lies turned in the picture.
    turn: usize,
}

impl Found {
    /// The same board, taken as lying turned by quarters to the right.
    pub fn turned(&self, quarters: usize) -> Found {
        let corners = std::array::from_fn(|i| self.corners[(i + quarters) % 4]);
        Found { corners, turn: (self.turn + quarters) % 4, bend: self.bend.clone(), ..*self }
    }

    /// Where a point of the board (0 to 1) is in the picture.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let (u, v) = match self.turn {
            1 => (1.0 - v, u),
            2 => (1.0 - u, 1.0 - v),
            3 => (v, 1.0 - u),
            _ => (u, v),
        };
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
    let whole = 1.5 * ((small.width() * small.height()) as f32).sqrt();
    let reach = (small.width().min(small.height()) / 24).max(4);
    let mut best: Option<(Quad, Board)> = None;
    // The largest outlines, with the picture in which they were seen.
    let mut sheets: Vec<(bool, Quad)> = Vec::new();
    for (is_inverted, looked) in [(false, small.clone()), (true, small.inverted())] {
        let shade = Shade::of(&looked);
        // Ways to tell ink often agree on an outline; each is looked at once.
        let mut tried: Vec<Quad> = Vec::new();
        for (offset, grown) in [(7.0, false), (4.0, true), (12.0, true), (3.0, false)] {
            let ink = shade.ink(reach, offset);
            let ink = if grown { ink.grown() } else { ink };
            for (at, quad) in outlines(&ink).into_iter().enumerate() {
                if tried.contains(&quad) {
                    continue;
                }
                tried.push(quad);
                sheets.extend((at == 0).then_some((is_inverted, quad)));
                let Some(board) = may_be(&looked, &quad).then(|| board(&looked, &quad)).flatten() else { continue };
                // Boxes and other boards of a page have lines too: the largest is meant.
                let worth = |quad: &Quad, board: &Board| board.score + area(quad).sqrt() / whole;
                if best.as_ref().is_none_or(|(q, b)| worth(&quad, &board) > worth(q, b) + 0.02) {
                    best = Some((quad, board));
                }
            }
            if best.as_ref().is_some_and(|(_, b)| b.score > 0.9) {
                break;
            }
        }
        // Light lines on dark are looked for only where there are no dark ones on light, or only those of a small board: it
        // may be a box of a larger one.
        let half = small.width().min(small.height()) as f32 / 2.0;
        if best.as_ref().is_some_and(|(quad, b)| b.score > 0.85 && area(quad).sqrt() > half) {
            break;
        }
    }
    let (quad, board) = best.or_else(|| in_sheet(&small, &sheets))?;
    let corners = quad.map(|p| Point { x: (p.x + 0.5) * by - 0.5, y: (p.y + 0.5) * by - 0.5 });
    settled(corners, &board)
}

/// The board that fills a sheet, where the sheet's edge on a darker table hangs together with its frame.
fn in_sheet(small: &Grey, sheets: &[(bool, Quad)]) -> Option<(Quad, Board)> {
    let inverted = small.inverted();
    let seen = |(is_inverted, sheet): &(bool, Quad), by: f32| {
        let (looked, quad) = (if *is_inverted { &inverted } else { small }, shrunk(sheet, by));
        may_be(looked, &quad).then(|| board(looked, &quad)).flatten().map(|board| (quad, board))
    };
    let all = sheets.iter().flat_map(|sheet| EDGES.map(|by| seen(sheet, by)));
    all.flatten().max_by(|a, b| a.1.score.total_cmp(&b.1.score))
}

/// The board within corners that someone gave.
pub fn within(picture: &Grey, corners: &Quad) -> Option<Found> {
    let inverted = picture.inverted();
    let boards = [board(picture, corners), board(&inverted, corners)];
    let board = boards.into_iter().flatten().max_by(|a, b| a.score.total_cmp(&b.score))?;
    settled(*corners, &board)
}

fn settled(corners: Quad, board: &Board) -> Option<Found> {
    Some(Found {
        shape: board.shape,
        corners,
        score: board.score,
        onto: Perspective::onto(&corners)?,
        bend: Bend::of(board),
        turn: 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of a board on bent paper, in perspective.
    fn drawn(side: usize, quad: &Quad) -> Grey {
        let (width, height) = (500, 420);
        let mut pixels = vec![210u8; width * height];
        let onto = Perspective::onto(quad).unwrap();
        for k in 0..=side {
            for step in 0..=2000 {
                let (line, along) = (k as f32 / side as f32, step as f32 / 2000.0);
                for (u, v) in [(line, along), (along, line)] {
                    let at = onto.at(u, v + 0.012 * (std::f32::consts::PI * u).sin());
                    for (dx, dy) in [(0, 0), (1, 0), (0, 1)] {
                        pixels[(at.y as usize + dy) * width + at.x as usize + dx] = 40;
                    }
                }
            }
        }
        Grey::new(width, height, pixels).unwrap()
    }

    #[test]
    fn boards_of_every_size_are_found_where_they_are() {
        let corners = [(60.0, 50.0), (430.0, 30.0), (460.0, 390.0), (40.0, 370.0)];
        let quad = corners.map(|(x, y)| Point { x, y });
        for shape in [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16] {
            let picture = drawn(shape.side(), &quad);
            for picture in [picture.inverted(), picture] {
                let found = find(&picture).unwrap();
                assert_eq!(found.shape, shape);
                let onto = Perspective::onto(&quad).unwrap();
                for (u, v) in [(0.5, 0.5), (0.3, 0.1), (0.9, 0.8)] {
                    let (is, told) = (onto.at(u, v + 0.012 * (std::f32::consts::PI * u).sin()), found.at(u, v));
                    // A tenth of a square, so that a digit is in the middle of what is cut out; where few lines tell of bent
                    // paper, on 4×4, a quarter.
                    let most = if shape == Shape::Flat4 { 92.0 } else { 37.0 } / shape.side() as f32;
                    assert!((is.x - told.x).hypot(is.y - told.y) < most, "{shape:?} {is:?} {told:?}");
                }
            }
        }
    }

    #[test]
    fn a_board_that_fills_its_sheet_is_found_on_a_darker_table() {
        let quad = [(110.0, 40.0), (390.0, 40.0), (430.0, 380.0), (70.0, 380.0)].map(|(x, y)| Point { x, y });
        let sheet = drawn(9, &quad);
        let is_beside = |x: f32, y: f32| {
            let edges = (0..4).map(|k| (quad[k], quad[(k + 1) % 4]));
            edges.into_iter().any(|(a, b)| (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0.0)
        };
        let lit = |i: usize| sheet.pixels()[i] == 210 && is_beside((i % 500) as f32, (i / 500) as f32);
        let pixels = (0..500 * 420).map(|i| if lit(i) { 120 } else { sheet.pixels()[i] }).collect();
        let found = find(&Grey::new(500, 420, pixels).unwrap()).unwrap();
        assert_eq!(found.shape, Shape::Flat9);
        assert!(
            found.corners.iter().zip(&quad).all(|(a, b)| (a.x - b.x).hypot(a.y - b.y) < 12.0),
            "{:?}",
            found.corners
        );
    }

    #[test]
    fn no_board_is_found_where_there_is_none() {
        let even = Grey::new(300, 300, vec![128; 90_000]).unwrap();
        assert!(find(&even).is_none());
        let stripes = (0..90_000).map(|i| if i % 300 / 5 % 2 == 0 { 0 } else { 255 }).collect();
        assert!(find(&Grey::new(300, 300, stripes).unwrap()).is_none());
        // Lines of a board of 4×4 too small to be read.
        let tiny = (0..17 * 17).map(|i| if i % 17 % 4 == 0 || i / 17 % 4 == 0 { 0 } else { 255 }).collect();
        assert!(find(&Grey::new(17, 17, tiny).unwrap()).is_none());
    }
}
