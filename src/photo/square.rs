//! One square of the board: what is written in it, freed of the lines round it and scaled to one size.

use crate::photo::blobs::{Blob, blobs};
use crate::photo::glyph::{Glyph, cut};
use crate::photo::threshold::Ink;

/// Pixels of a square's side, as it is cut out of the picture.
pub const SIDE: usize = 40;
/// Pixels of its neighbours that are cut out with it on every side, with the line between.
pub const MARGIN: usize = 4;
/// Pixels of a side with both margins.
pub const WHOLE: usize = SIDE + 2 * MARGIN;

/// The ink of a stroke, as a part of the strongest.
const STRONG: f32 = 0.45;
/// The ink of a hairline.
const FAINT: f32 = 0.2;

/// The depth from which on a line must be longer, since stems of letters may stand there.
const STEMS: usize = MARGIN + 4;

/// A square as it was cut out: [`WHOLE`] × [`WHOLE`] pixels of light, row by row.
pub type Cut = [f32; WHOLE * WHOLE];

/// A piece of writing in a square.
#[derive(Clone, Debug)]
pub struct Writing {
    /// What it looks like, scaled to one size.
    pub glyph: Glyph,
    /// Its height, in sides of a square.
    pub height: f32,
    /// Its width, in sides of a square.
    pub width: f32,
    /// Its left edge, in sides of a square.
    pub left: f32,
    /// How far its middle is from the square's, in sides.
    pub off: f32,
    /// How much darker (or lighter) than the square it is.
    pub contrast: f32,
}

/// How much darker and how much lighter than the square its strongest strokes are.
pub fn contrasts(cut: &Cut) -> (f32, f32) {
    let ground = ground(cut);
    let mut lights: Vec<f32> = central().map(|i| cut[i]).collect();
    lights.sort_by(f32::total_cmp);
    let few = lights.len() / 40;
    (ground - lights[few], lights[lights.len() - 1 - few] - ground)
}

/// The pieces of writing in a square, from left to right. `least` is the contrast below which nothing is written; where there
/// may be numbers of two digits, a piece that is wider than high is two. Strokes that hairlines hold together are one sign,
/// unless it would be higher than `tallest`, in sides of a square.
pub fn writings(cut: &Cut, is_light: bool, least: f32, two_digits: bool, tallest: f32) -> Vec<Writing> {
    let (dark, light) = contrasts(cut);
    let strongest = if is_light { light } else { dark };
    if strongest < least.max(4.0) {
        return Vec::new();
    }
    let ground = ground(cut);
    let sign = if is_light { -1.0 } else { 1.0 };
    let ink: Vec<f32> = cut.iter().map(|v| ((ground - v) * sign / strongest).clamp(0.0, 1.0)).collect();
    let strong = joined(pieces(&ink, STRONG), f32::INFINITY);
    let held = if tallest > 0.0 { bridged(strong, &pieces(&ink, FAINT), tallest) } else { strong };
    let pieces = joined(held, tallest);
    let mut found: Vec<Writing> = pieces
        .into_iter()
        .flat_map(|piece| if two_digits && piece.width() > piece.height() { parted(piece, &ink) } else { vec![piece] })
        .map(|piece| {
            let (width, height) = (piece.width() as f32, piece.height() as f32);
            let middle = |low: usize, high: usize| ((low + high) as f32 / 2.0 - (WHOLE - 1) as f32 / 2.0).abs();
            let off = middle(piece.left, piece.right).max(middle(piece.top, piece.bottom));
            Writing {
                glyph: cut_out(&ink, &piece),
                height: height / SIDE as f32,
                width: width / SIDE as f32,
                left: (piece.left as f32 - MARGIN as f32) / SIDE as f32,
                off: off / SIDE as f32,
                contrast: strongest,
            }
        })
        .collect();
    found.sort_by(|a, b| a.left.total_cmp(&b.left));
    found
}

/// What has more ink than this, without lines and what is left of them.
fn pieces(ink: &[f32], least: f32) -> Vec<Blob> {
    let mut pixels: Vec<bool> = ink.iter().map(|v| *v > least).collect();
    rub_out_lines(&mut pixels);
    blobs(&Ink { width: WHOLE, height: WHOLE, pixels }, 5).into_iter().filter(is_inside).collect()
}

/// Pieces that hairlines hold together are one sign.
fn bridged(strong: Vec<Blob>, faint: &[Blob], tallest: f32) -> Vec<Blob> {
    let mut of = vec![usize::MAX; WHOLE * WHOLE];
    faint.iter().enumerate().for_each(|(k, blob)| blob.pixels.iter().for_each(|p| of[*p as usize] = k));
    let mut bridged: Vec<(usize, Blob)> = Vec::new();
    for piece in strong {
        let held = piece.pixels.first().map_or(usize::MAX, |p| of[*p as usize]);
        let of_one =
            |(by, other): &&mut (usize, Blob)| held != usize::MAX && *by == held && height(other, &piece) <= tallest;
        match bridged.iter_mut().find(of_one) {
            Some((_, other)) => merge(other, piece),
            None => bridged.push((held, piece)),
        }
    }
    bridged.into_iter().map(|(_, blob)| blob).collect()
}

/// The height of two pieces together, in sides of a square.
fn height(one: &Blob, other: &Blob) -> f32 {
    (one.bottom.max(other.bottom) - one.top.min(other.top) + 1) as f32 / SIDE as f32
}

fn merge(one: &mut Blob, other: Blob) {
    one.left = one.left.min(other.left);
    one.right = one.right.max(other.right);
    one.top = one.top.min(other.top);
    one.bottom = one.bottom.max(other.bottom);
    one.pixels.extend(other.pixels);
}

/// The light of the paper: the median of the inner square.
pub fn ground(cut: &Cut) -> f32 {
    let mut lights: Vec<f32> = inner().map(|i| cut[i]).collect();
    let middle = lights.len() / 2;
    *lights.select_nth_unstable_by(middle, f32::total_cmp).1
}

fn inner() -> impl Iterator<Item = usize> {
    zone(MARGIN + 5, WHOLE - MARGIN - 5)
}

fn central() -> impl Iterator<Item = usize> {
    zone(MARGIN + 8, WHOLE - MARGIN - 8)
}

fn zone(from: usize, to: usize) -> impl Iterator<Item = usize> {
    (from..to).flat_map(move |y| (from..to).map(move |x| y * WHOLE + x))
}

/// Takes away everything outwards of a line along an edge.
fn rub_out_lines(pixels: &mut [bool]) {
    let deepest = MARGIN + SIDE / 5;
    // Of the pixels along a line only those between the lines across it count.
    let along = MARGIN + 3..WHOLE - MARGIN - 3;
    for turn in 0..4 {
        let at = |depth: usize, k: usize| match turn {
            0 => depth * WHOLE + k,
            1 => (WHOLE - 1 - depth) * WHOLE + k,
            2 => k * WHOLE + depth,
            _ => k * WHOLE + WHOLE - 1 - depth,
        };
        // Far from the edge a stem of a letter is as long as half of it.
        let is_line = |depth: usize, pixels: &[bool]| {
            let inked = along.clone().filter(|&k| pixels[at(depth, k)]).count();
            if depth < STEMS { 2 * inked > along.len() } else { 5 * inked > 4 * along.len() }
        };
        let last = (0..deepest).rev().find(|&depth| is_line(depth, pixels)).map_or(0, |depth| depth + 2);
        for depth in 0..last.max(MARGIN) {
            for k in 0..WHOLE {
                pixels[at(depth, k)] = false;
            }
        }
    }
}

/// Whether a piece is more than what is left of a line.
fn is_inside(piece: &Blob) -> bool {
    let zone = MARGIN + SIDE / 5;
    let (low, high) = (zone, WHOLE - 1 - zone);
    piece.right >= low && piece.left <= high && piece.bottom >= low && piece.top <= high
}

/// Pieces that stand above one another are one sign, unless it would be higher than `tallest`: a broken 5.
fn joined(mut pieces: Vec<Blob>, tallest: f32) -> Vec<Blob> {
    pieces.sort_by_key(|p| std::cmp::Reverse(p.pixels.len()));
    let mut joined: Vec<Blob> = Vec::new();
    for piece in pieces {
        let over = |other: &Blob| {
            let shared = piece.right.min(other.right) as isize - piece.left.max(other.left) as isize + 1;
            let gap = piece.top.max(other.top) as isize - piece.bottom.min(other.bottom) as isize;
            shared * 2 > piece.width().min(other.width()) as isize && gap <= 4 && height(other, &piece) <= tallest
        };
        match joined.iter_mut().find(|other| over(other)) {
            Some(other) => merge(other, piece),
            None => joined.push(piece),
        }
    }
    joined
}

/// Two digits that touch, parted where there is least ink.
fn parted(piece: Blob, ink: &[f32]) -> Vec<Blob> {
    let third = piece.width() * 3 / 10;
    let weight = |x: usize| (piece.top..=piece.bottom).map(|y| ink[y * WHOLE + x]).sum::<f32>();
    let between = piece.left + third..=piece.right - third;
    let Some(at) = between.min_by(|a, b| weight(*a).total_cmp(&weight(*b))) else { return vec![piece] };
    let (left, right): (Vec<u32>, Vec<u32>) = piece.pixels.iter().partition(|p| **p as usize % WHOLE <= at);
    [left, right].into_iter().filter_map(blob).collect()
}

/// The piece of these pixels.
fn blob(pixels: Vec<u32>) -> Option<Blob> {
    let columns = || pixels.iter().map(|p| *p as usize % WHOLE);
    let rows = || pixels.iter().map(|p| *p as usize / WHOLE);
    let (left, right, top, bottom) = (columns().min()?, columns().max()?, rows().min()?, rows().max()?);
    Some(Blob { left, top, right, bottom, pixels })
}

/// A piece alone, with the soft edge of its strokes.
fn cut_out(ink: &[f32], piece: &Blob) -> Glyph {
    let mut alone = vec![0.0; ink.len()];
    for &pixel in &piece.pixels {
        let (x, y) = (pixel as usize % WHOLE, pixel as usize / WHOLE);
        for y in y.saturating_sub(1)..=(y + 1).min(WHOLE - 1) {
            for x in x.saturating_sub(1)..=(x + 1).min(WHOLE - 1) {
                alone[y * WHOLE + x] = ink[y * WHOLE + x];
            }
        }
    }
    cut(&alone, WHOLE, piece.left, piece.top, piece.right, piece.bottom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_that_a_hairline_holds_together_are_one_sign_where_it_is_no_higher_than_signs_are() {
        let mut square = [255.0; WHOLE * WHOLE];
        let mut ink = |x: usize, y: usize, light: f32| square[y * WHOLE + x] = light;
        (14..34).for_each(|y| [18, 19, 26, 27].into_iter().for_each(|x| ink(x, y, 0.0)));
        (20..26).for_each(|x| ink(x, 24, 180.0));
        let pieces = |tallest: f32| writings(&square, false, 0.0, false, tallest).len();
        assert_eq!((pieces(0.0), pieces(0.4), pieces(0.6)), (2, 2, 1));
    }
}
