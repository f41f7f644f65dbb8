//! What may stand in each square, and how likely it is.

use crate::photo::find::Found;
use crate::photo::grey::Grey;
use crate::photo::net::{NONE, Net, Seen};
use crate::photo::square::{Cut, MARGIN, SIDE, WHOLE, Writing, contrasts, ground, writings};

/// A square that may hold any of some digits.
#[derive(Clone, Debug)]
pub struct Square {
    /// Digits (0: nothing stands there) with what each costs, the likeliest first. The cost is how unlikely it is: −ln p.
    pub digits: Vec<(u8, f32)>,
    /// How likely it is that it was written by hand.
    pub by_hand: f32,
}

/// The part of the squares with something in them whose digit is rather sure.
pub fn legible(squares: &[Square]) -> f32 {
    let written = squares.iter().filter(|s| s.digits.len() > 1);
    let sure = written.clone().filter(|s| s.digits[0].0 != 0 && s.digits[1].1 - s.digits[0].1 > 1.5);
    sure.count() as f32 / written.count().max(1) as f32
}

/// Nothing is less likely than this.
const LEAST: f32 = 1e-6;

/// What the squares of a board may hold, row by row.
pub fn squares(picture: &Grey, found: &Found) -> Vec<Square> {
    let side = found.shape.side();
    let levels = levels(picture, found);
    let cuts: Vec<Cut> =
        (0..side * side).map(|s| cut(levels.last().unwrap_or(picture), levels.len(), found, s)).collect();
    let all: Vec<(f32, f32)> = cuts.iter().map(contrasts).collect();
    let is_light = strongest(all.iter().map(|c| c.1)) > strongest(all.iter().map(|c| c.0));
    let usual = strongest(all.iter().map(|c| if is_light { c.1 } else { c.0 }));
    let mut grounds: Vec<f32> = cuts.iter().map(ground).collect();
    let middle = grounds.len() / 2;
    let paper = *grounds.select_nth_unstable_by(middle, f32::total_cmp).1;
    // On dark screens a coloured square leaves little of its digit's contrast; on paper a pale sign is none.
    let is_coloured = |cut: &Cut| is_light && (ground(cut) - paper).abs() > 0.1 * usual;
    let least = |cut: &Cut| if is_coloured(cut) { 0.1 } else { 0.3 };
    let written: Vec<Vec<Writing>> = cuts
        .iter()
        .zip(&all)
        .map(|(cut, (dark, light))| {
            // A square that is chosen may show its digit in the other colours.
            let light = if is_light { light * 1.6 > *dark } else { *light > dark * 1.6 };
            writings(cut, light, usual * least(cut), side > 9)
        })
        .collect();
    let height = usual_height(&written);
    let net = Net::learnt();
    let usual_of = |cut: &Cut| if is_coloured(cut) { usual * 0.3 } else { usual };
    written.iter().zip(&cuts).map(|(pieces, cut)| square(pieces, height, usual_of(cut), side, &net)).collect()
}

/// The picture at the size in which a square is not much larger than its cut; the number of halvings is the number of levels.
fn levels(picture: &Grey, found: &Found) -> Vec<Grey> {
    let side = found.shape.side() as f32;
    let (a, b) = (found.at(0.5, 0.0), found.at(0.5, 1.0));
    let mut pixels = ((a.x - b.x).powi(2) + (a.y - b.y).powi(2)).sqrt() / side;
    let mut levels: Vec<Grey> = Vec::new();
    while pixels > 1.6 * SIDE as f32 && levels.len() < 8 {
        levels.push(levels.last().unwrap_or(picture).half());
        pixels /= 2.0;
    }
    levels
}

fn cut(picture: &Grey, halvings: usize, found: &Found, square: usize) -> Cut {
    let side = found.shape.side();
    let (row, column) = (square / side, square % side);
    let by = (1u32 << halvings) as f32;
    let place = |at: usize, k: usize| (at as f32 + (k as f32 + 0.5 - MARGIN as f32) / SIDE as f32) / side as f32;
    std::array::from_fn(|i| {
        let at = found.at(place(column, i % WHOLE), place(row, i / WHOLE));
        picture.light((at.x + 0.5) / by - 0.5, (at.y + 0.5) / by - 0.5)
    })
}

/// The contrast of what is written: that of the squares with most of it.
fn strongest(contrasts: impl Iterator<Item = f32>) -> f32 {
    let mut contrasts: Vec<f32> = contrasts.collect();
    contrasts.sort_by(f32::total_cmp);
    contrasts[contrasts.len() - 1 - contrasts.len() / 10]
}

/// The height of the digits: the median of all that is not small.
fn usual_height(written: &[Vec<Writing>]) -> f32 {
    let mut heights: Vec<f32> =
        written.iter().flatten().map(|w| w.height).filter(|h| (0.33..0.95).contains(h)).collect();
    heights.sort_by(f32::total_cmp);
    heights.get(heights.len() / 2).copied().unwrap_or(0.55)
}

/// What one square may hold.
fn square(pieces: &[Writing], height: f32, usual: f32, side: usize, net: &Net) -> Square {
    let nothing = Square { digits: vec![(0, 0.0)], by_hand: 0.0 };
    let is_large = |w: &&Writing| w.height > 0.63 * height && w.height < 1.45 * height && w.width < 1.0;
    let large: Vec<&Writing> = pieces.iter().filter(is_large).collect();
    let seen: Vec<Seen> = large.iter().map(|w| net.see(&w.glyph)).collect();
    // How far it is from all that a digit is beside its form: in the middle, as strong and as high as the others.
    let oddness = |w: &Writing| {
        let far = (w.off - 0.2).max(0.0) * 12.0;
        let pale = (0.42 - w.contrast / usual).max(0.0) * 12.0;
        far + pale + 8.0 * ((w.height / height - 1.0).abs() - 0.3).max(0.0)
    };
    let mut digits: Vec<(u8, f32)> = Vec::new();
    let by_hand = seen.iter().map(|s| s.by_hand).fold(0.0, f32::max);
    match (&large[..], &seen[..]) {
        ([], _) => {
            // Something is there, but smaller: marks of a pencil, or a digit that is broken.
            let Some(piece) = pieces.iter().max_by(|a, b| a.height.total_cmp(&b.height)) else { return nothing };
            let alone = pieces.iter().filter(|p| p.height > 0.4 * piece.height).count() == 1;
            if piece.height < 0.5 * height || !alone || piece.off > 0.25 {
                return nothing;
            }
            one(&net.see(&piece.glyph), 4.0, side, &mut digits);
        }
        ([piece], [seen]) => one(seen, oddness(piece), side, &mut digits),
        ([a, b], [first, second]) if side > 9 => two(first, second, (oddness(a) + oddness(b)) / 2.0, &mut digits),
        _ => {
            // Several signs where one should be: the one in the middle, if any.
            let pairs = large.iter().zip(&seen);
            if let Some((piece, seen)) = pairs.min_by(|a, b| a.0.off.total_cmp(&b.0.off)) {
                one(seen, 1.5 + oddness(piece), side, &mut digits);
            }
        }
    }
    digits.sort_by(|a, b| a.1.total_cmp(&b.1));
    Square { digits, by_hand }
}

fn cost(likelihood: f32) -> f32 {
    -likelihood.max(LEAST).ln()
}

/// A sign alone: `odd` is how much costs to believe in it.
fn one(seen: &Seen, odd: f32, side: usize, digits: &mut Vec<(u8, f32)>) {
    let belief = (-odd).exp();
    let sum: f32 = (0..=side).filter_map(|d| sign_of(d, side)).map(|s| seen.signs[s]).sum::<f32>() + seen.signs[NONE];
    let share = |sign: usize| seen.signs[sign] / sum.max(LEAST);
    digits.push((0, cost(share(NONE) * belief + (1.0 - belief))));
    digits.extend((1..=side).filter_map(|d| Some((d as u8, cost(share(sign_of(d, side)?) * belief)))));
}

/// The sign of a digit on a board of a size.
fn sign_of(digit: usize, side: usize) -> Option<usize> {
    (1..=side.min(16)).contains(&digit).then_some(digit)
}

/// Two signs: a number of two digits.
fn two(first: &Seen, second: &Seen, odd: f32, digits: &mut Vec<(u8, f32)>) {
    let belief = (-odd).exp();
    let sum: f32 = second.signs[..7].iter().sum();
    // All of them begin with a 1, whatever it looks like.
    let one = first.signs[1].max(0.6);
    digits.push((0, cost(1.0 - belief * one)));
    digits.extend((10..=16u8).map(|d| {
        let share = second.signs[usize::from(d) - 10] / sum.max(LEAST);
        (d, cost(one * share * belief))
    }));
}
