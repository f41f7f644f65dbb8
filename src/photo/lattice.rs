//! Whether a quadrilateral is a board: lines at equal distances, for one of the sizes there are.

use crate::photo::grey::Grey;
use crate::photo::plane::{Perspective, Point, Quad, longest};
use crate::photo::threshold::{Ink, Shade};
use crate::puzzle::Shape;

/// Pixels of a side of the board as it is looked at: this, its half and its quarter are multiples of every size.
const ACROSS: usize = 576;
/// A side of a quadrilateral in the picture, in pixels, up to which half of that is enough.
const SHORT: f32 = 144.0;

/// Pixels that are kept on each side of a board that was seen straight from above.
pub fn around(ink: &Ink) -> usize {
    margin(ink.width)
}

/// A thirty-sixth of the board on each side, told from the whole width.
fn margin(total: usize) -> usize {
    total / 38
}

/// Boards that are looked for, the largest first.
const SHAPES: [Shape; 4] = [Shape::Flat16, Shape::Flat9, Shape::Flat6, Shape::Flat4];

/// The part of a line that must be seen for it to count as one.
const SEEN: f32 = 0.55;

/// What is taken off the score of a board that only the finest look sees.
const LESS: f32 = 0.2;

/// Pixels of a square below which no sign of it can be read.
const SMALLEST: f32 = 5.0;

/// A board, seen straight from above.
pub struct Board {
    /// Its size.
    pub shape: Shape,
    /// The ink of its lines, seen straight from above, with a thirty-sixth more on each side.
    pub ink: Ink,
    /// How well its lines are seen, from 0 to 1.
    pub score: f32,
}

/// The picture of a quadrilateral as if seen straight from above.
fn straighten(picture: &Grey, onto: &Perspective, across: usize) -> Option<Grey> {
    let around = across / 36;
    let total = across + 2 * around;
    // Four points a pixel, so that no thin line of a large picture falls between two.
    let places: Vec<f32> = (0..2 * total).map(|k| ((k as f32 + 0.5) / 2.0 - around as f32) / across as f32).collect();
    let rows = places.as_chunks::<2>().0;
    let mut pixels = Vec::with_capacity(total * total);
    let mut sums = vec![0.0f32; total];
    for row in rows {
        sums.fill(0.0);
        for &v in row {
            // All points of a row at once, which the processor does several at a time.
            let points = onto.row(&places, v);
            let (pairs, _) = points.as_chunks::<2>();
            let light = |p: &Point| picture.light(p.x, p.y);
            sums.iter_mut().zip(pairs).for_each(|(sum, [a, b])| *sum += light(a) + light(b));
        }
        pixels.extend(sums.iter().map(|sum| (sum / 4.0 + 0.5) as u8));
    }
    Grey::new(total, total, pixels)
}

/// Its ink, told in several ways.
fn inks(straight: &Grey) -> [Ink; 4] {
    let across = straight.width() - 2 * margin(straight.width());
    // Thin lines of a blurred or a large picture are hardly darker than their paper.
    // Beside strong digits and coloured squares a faint line is only darker than what is next to it.
    let looks = [(across / 20, 5.0), (across / 20, 2.5), (across / 20, 1.2), (across / 96, 2.5)];
    let shade = Shade::of(straight);
    looks.map(|(reach, by)| shade.ink(reach, by))
}

/// Whether a quadrilateral is worth being seen in full: a glance at half the size or less finds most that are no board. The
/// bounds lose 1 in 2,500 of the boards that [`board`] sees in photos and screenshots (docs/photos.md).
pub fn may_be(picture: &Grey, quad: &Quad) -> bool {
    let (across, least) = if longest(quad) <= SHORT { (ACROSS / 4, 0.4) } else { (ACROSS / 2, 0.43) };
    let glance = |onto| straighten(picture, &onto, across);
    let mut shapes = large_enough(quad).peekable();
    shapes.peek().is_some()
        && Perspective::onto(quad).and_then(glance).is_some_and(|straight| {
            let inks = inks(&straight);
            shapes.any(|shape| inks.iter().any(|ink| score(ink, shape.side()) >= least))
        })
}

/// The boards whose squares would be large enough to be read.
fn large_enough(quad: &Quad) -> impl Iterator<Item = Shape> {
    let longest = longest(quad);
    SHAPES.into_iter().filter(move |shape| longest >= SMALLEST * shape.side() as f32)
}

/// The board of a quadrilateral; `None` when no size has its lines there.
pub fn board(picture: &Grey, quad: &Quad) -> Option<Board> {
    let across = if longest(quad) <= SHORT { ACROSS / 2 } else { ACROSS };
    let straight = straighten(picture, &Perspective::onto(quad)?, across)?;
    let inks = inks(&straight);
    // What only the last look sees is less certain than what any other does.
    let seen = |shape: Shape| {
        let scores = inks.iter().map(|ink| (score(ink, shape.side()), ink));
        let (at, (score, ink)) = scores.enumerate().find(|(_, (score, _))| *score >= SEEN)?;
        Some((shape, if at + 1 < inks.len() { score } else { score - LESS }, ink))
    };
    let (shape, score, ink) = large_enough(quad).find_map(seen)?;
    let ink = ink.clone();
    Some(Board { shape, ink, score })
}

/// How much of its weakest lines within is seen, and a little for its frame: some boards have none.
fn score(ink: &Ink, side: usize) -> f32 {
    let cell = (ink.width - 2 * around(ink)) / side;
    let both = |at: usize| [true, false].map(|down| share(ink, cell, at, down));
    let lowest = |mut shares: Vec<f32>| {
        shares.sort_by(f32::total_cmp);
        shares[shares.len() / 8]
    };
    let within = lowest((1..side).flat_map(|k| both(k * cell)).collect());
    let frame: f32 = both(0).into_iter().chain(both(cell * side)).sum();
    // Where there is as much ink between the lines there are none: texture, or what is round the lines.
    let between = lowest((0..side).flat_map(|k| both(k * cell + cell / 2)).collect());
    0.9 * within + 0.1 * frame / 4.0 - 0.6 * between
}

/// The part of a line that has ink near it.
fn share(ink: &Ink, cell: usize, at: usize, down: bool) -> f32 {
    let (total, around) = (ink.width, around(ink));
    let reach = cell / 6;
    let middle = around + at;
    let (from, to) = (middle.saturating_sub(reach), (middle + reach).min(total - 1));
    let is_seen = |k: usize| {
        (from..=to).any(|across| {
            let (x, y) = if down { (across, k) } else { (k, across) };
            ink.pixels[y * total + x]
        })
    };
    // Near a crossing the other line is seen in any case.
    let places = (around..total - around).filter(|k| {
        let off = (k - around) % cell;
        off > cell / 4 && off < cell - cell / 4
    });
    let (mut all, mut seen) = (0u32, 0u32);
    for place in places {
        all += 1;
        seen += u32::from(is_seen(place));
    }
    seen as f32 / all.max(1) as f32
}
