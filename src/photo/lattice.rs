//! Whether a quadrilateral is a board: lines at equal distances, for one of the sizes there are.

use crate::photo::grey::Grey;
use crate::photo::plane::{Perspective, Quad};
use crate::photo::threshold::{Ink, Shade};
use crate::puzzle::Shape;

/// Pixels of a side of the board as it is looked at: a multiple of every size.
pub const ACROSS: usize = 576;
/// Pixels that are kept round it.
pub const AROUND: usize = 16;
/// Pixels of a side with both.
pub const TOTAL: usize = ACROSS + 2 * AROUND;

/// Boards that are looked for, the largest first.
const SHAPES: [Shape; 4] = [Shape::Flat16, Shape::Flat9, Shape::Flat6, Shape::Flat4];

/// The part of a line that must be seen for it to count as one.
const SEEN: f32 = 0.55;

/// What is taken off the score of a board that only the finest look sees.
const LESS: f32 = 0.2;

/// A board, seen straight from above.
pub struct Board {
    /// Its size.
    pub shape: Shape,
    /// The picture, [`TOTAL`] × [`TOTAL`].
    pub straight: Grey,
    /// Its ink: the lines.
    pub ink: Ink,
    /// How well its lines are seen, from 0 to 1.
    pub score: f32,
}

/// The picture of a quadrilateral as if seen straight from above.
pub fn straighten(picture: &Grey, onto: &Perspective) -> Option<Grey> {
    // Four points a pixel, so that no thin line of a large picture falls between two.
    let places: Vec<[f32; 2]> =
        (0..TOTAL).map(|k| [-0.25, 0.25].map(|off| (k as f32 + off + 0.5 - AROUND as f32) / ACROSS as f32)).collect();
    let light = |u: f32, v: f32| {
        let at = onto.at(u, v);
        picture.light(at.x, at.y)
    };
    let mut pixels = Vec::with_capacity(TOTAL * TOTAL);
    for &[v1, v2] in &places {
        let quarters = |&[u1, u2]: &[f32; 2]| light(u1, v1) + light(u2, v1) + light(u1, v2) + light(u2, v2);
        pixels.extend(places.iter().map(|u| (quarters(u) / 4.0 + 0.5) as u8));
    }
    Grey::new(TOTAL, TOTAL, pixels)
}

/// The board of a quadrilateral; `None` when no size has its lines there.
pub fn board(picture: &Grey, quad: &Quad) -> Option<Board> {
    let straight = straighten(picture, &Perspective::onto(quad)?)?;
    // Thin lines of a blurred or a large picture are hardly darker than their paper.
    // Beside strong digits and coloured squares a faint line is only darker than what is next to it.
    let looks = [(ACROSS / 20, 5.0), (ACROSS / 20, 2.5), (ACROSS / 20, 1.2), (ACROSS / 96, 2.5)];
    let shade = Shade::of(&straight);
    let inks = looks.map(|(reach, by)| shade.ink(reach, by));
    // What only the last look sees is less certain than what any other does.
    let seen = |shape: Shape| {
        let scores = inks.iter().map(|ink| (score(ink, shape.side()), ink));
        let (at, (score, ink)) = scores.enumerate().find(|(_, (score, _))| *score >= SEEN)?;
        Some((shape, if at + 1 < inks.len() { score } else { score - LESS }, ink))
    };
    let (shape, score, ink) = SHAPES.into_iter().find_map(seen)?;
    let ink = ink.clone();
    Some(Board { shape, straight, ink, score })
}

/// How much of its weakest lines within is seen, and a little for its frame: some boards have none.
fn score(ink: &Ink, side: usize) -> f32 {
    let cell = ACROSS / side;
    let both = |at: usize| [true, false].map(|down| share(ink, side, at, down));
    let lowest = |mut shares: Vec<f32>| {
        shares.sort_by(f32::total_cmp);
        shares[shares.len() / 8]
    };
    let within = lowest((1..side).flat_map(|k| both(k * cell)).collect());
    let frame: f32 = both(0).into_iter().chain(both(ACROSS)).sum();
    // Where there is as much ink between the lines there are none: texture, or what is round the lines.
    let between = lowest((0..side).flat_map(|k| both(k * cell + cell / 2)).collect());
    0.9 * within + 0.1 * frame / 4.0 - 0.6 * between
}

/// The part of a line that has ink near it.
fn share(ink: &Ink, side: usize, at: usize, down: bool) -> f32 {
    let cell = ACROSS / side;
    let reach = cell / 6;
    let middle = AROUND + at;
    let (from, to) = (middle.saturating_sub(reach), (middle + reach).min(TOTAL - 1));
    let is_seen = |k: usize| {
        (from..=to).any(|across| {
            let (x, y) = if down { (across, k) } else { (k, across) };
            ink.pixels[y * TOTAL + x]
        })
    };
    // Near a crossing the other line is seen in any case.
    let places = (AROUND..AROUND + ACROSS).filter(|k| {
        let off = (k - AROUND) % cell;
        off > cell / 4 && off < cell - cell / 4
    });
    let (mut all, mut seen) = (0u32, 0u32);
    for place in places {
        all += 1;
        seen += u32::from(is_seen(place));
    }
    seen as f32 / all.max(1) as f32
}
