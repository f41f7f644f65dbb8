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

/// How digits above 9 are written.
#[derive(Clone, Copy, PartialEq)]
enum Above {
    /// A to G; boards of up to 9 digits are read so as well.
    Letters,
    /// 10 to 16.
    Numbers,
}

/// What the squares of a board may hold, row by row.
pub fn squares(picture: &Grey, found: &Found) -> Vec<Square> {
    let side = found.shape.side();
    let levels = levels(picture, found);
    let cuts: Vec<Cut> =
        (0..side * side).map(|s| cut(levels.last().unwrap_or(picture), levels.len(), found, s)).collect();
    let letters = written(&cuts, side, Above::Letters);
    if side <= 9 {
        return letters;
    }
    let numbers = written(&cuts, side, Above::Numbers);
    if doubts(&numbers) < doubts(&letters) { numbers } else { letters }
}

/// How unlikely it is that every square in which something seems to be written holds a digit.
fn doubts(squares: &[Square]) -> f32 {
    let digit = |square: &Square| square.digits.iter().find(|d| d.0 != 0).map(|d| d.1.min(3.0));
    squares.iter().filter_map(digit).sum()
}

/// What the squares hold if digits above 9 are written so.
fn written(cuts: &[Cut], side: usize, above: Above) -> Vec<Square> {
    let all: Vec<(f32, f32)> = cuts.iter().map(contrasts).collect();
    let is_light = strongest(all.iter().map(|c| c.1)) > strongest(all.iter().map(|c| c.0));
    let usual = strongest(all.iter().map(|c| if is_light { c.1 } else { c.0 }));
    let mut grounds: Vec<f32> = cuts.iter().map(ground).collect();
    let middle = grounds.len() / 2;
    let paper = *grounds.select_nth_unstable_by(middle, f32::total_cmp).1;
    // On dark screens a coloured square leaves little of its digit's contrast; on paper a pale sign is none.
    let is_coloured = |cut: &Cut| is_light && (ground(cut) - paper).abs() > 0.1 * usual;
    let least = |cut: &Cut| if is_coloured(cut) { 0.1 } else { 0.3 };
    let written = |tallest: f32| -> Vec<Vec<Writing>> {
        let each = cuts.iter().zip(&all).map(|(cut, (dark, light))| {
            // A square that is chosen may show its digit in the other colours.
            let light = if is_light { light * 1.6 > *dark } else { *light > dark * 1.6 };
            writings(cut, light, usual * least(cut), above == Above::Numbers, tallest)
        });
        each.collect()
    };
    // How high a sign is must be known before strokes are held together: a digit is not to be one with what stands over it.
    let height = usual_height(&written(0.0));
    let written = written(1.3 * height);
    let net = Net::learnt();
    let usual_of = |cut: &Cut| if is_coloured(cut) { usual * 0.3 } else { usual };
    let each = written.iter().zip(cuts);
    each.map(|(pieces, cut)| square(&signs(pieces, height), height, usual_of(cut), side, above, &net)).collect()
}

/// The pieces of a square that may be signs: all that are as high as the others, or one that is smaller and alone.
fn signs(pieces: &[Writing], height: f32) -> Vec<&Writing> {
    let large: Vec<&Writing> = pieces.iter().filter(|piece| is_large(piece, height)).collect();
    if !large.is_empty() {
        return large;
    }
    // Marks of a pencil, or a digit that is broken.
    let Some(piece) = pieces.iter().max_by(|a, b| a.height.total_cmp(&b.height)) else { return large };
    let is_alone = pieces.iter().filter(|p| p.height > 0.4 * piece.height).count() == 1;
    if piece.height < 0.5 * height || !is_alone || piece.off > 0.25 { large } else { vec![piece] }
}

fn is_large(piece: &Writing, height: f32) -> bool {
    piece.height > 0.63 * height && piece.height < 1.45 * height && piece.width < 1.0
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
fn square(signs: &[&Writing], height: f32, usual: f32, side: usize, above: Above, net: &Net) -> Square {
    let seen: Vec<Seen> = signs.iter().map(|sign| net.see(&sign.glyph)).collect();
    // How far it is from all that a digit is beside its form: in the middle, as strong and as high as the others.
    let oddness = |w: &Writing, off: f32| {
        let far = (off - 0.2).max(0.0) * 12.0;
        let pale = (0.42 - w.contrast / usual).max(0.0) * 12.0;
        far + pale + 8.0 * ((w.height / height - 1.0).abs() - 0.3).max(0.0)
    };
    let alone = if above == Above::Numbers { 9 } else { side };
    let mut digits: Vec<(u8, f32)> = Vec::new();
    let mut by_hand = seen.iter().map(|s| s.by_hand).fold(0.0, f32::max);
    match (signs, &seen[..]) {
        ([], _) => return Square { digits: vec![(0, 0.0)], by_hand: 0.0 },
        ([small], [seen]) if !is_large(small, height) => {
            by_hand = 0.0;
            one(seen, 4.0, alone, &mut digits);
        }
        ([piece], [seen]) => one(seen, oddness(piece, piece.off), alone, &mut digits),
        ([a, b], [first, second]) if above == Above::Numbers => {
            // Of a number its middle counts, not those of its signs.
            let off = ((a.left + b.left + b.width) / 2.0 - 0.5).abs();
            two(first, second, (oddness(a, off) + oddness(b, off)) / 2.0, &mut digits)
        }
        _ => {
            // Several signs where one should be: the one in the middle, if any.
            let pairs = signs.iter().zip(&seen);
            if let Some((piece, seen)) = pairs.min_by(|a, b| a.0.off.total_cmp(&b.0.off)) {
                one(seen, 1.5 + oddness(piece, piece.off), alone, &mut digits);
            }
        }
    }
    digits.sort_by(|a, b| a.1.total_cmp(&b.1));
    Square { digits, by_hand }
}

fn cost(likelihood: f32) -> f32 {
    -likelihood.max(LEAST).ln()
}

/// A sign alone, 1 to `most`: `odd` is how much costs to believe in it.
fn one(seen: &Seen, odd: f32, most: usize, digits: &mut Vec<(u8, f32)>) {
    let belief = (-odd).exp();
    let most = most.min(16);
    let sum: f32 = seen.signs[1..=most].iter().sum::<f32>() + seen.signs[NONE];
    let share = |sign: usize| seen.signs[sign] / sum.max(LEAST);
    digits.push((0, cost(share(NONE) * belief + (1.0 - belief))));
    digits.extend((1..=most).map(|digit| (digit as u8, cost(share(digit) * belief))));
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
