//! One square to learn from: a sign drawn as a camera or a screenshot might show it, cut out as the reader cuts it.

use sudokube::photo::glyph::Glyph;
use sudokube::photo::net::NONE;
use sudokube::photo::square::{Cut, MARGIN, SIDE, WHOLE, Writing, writings};

use super::dice::Dice;
use super::fonts::{Drawn, draw};
use fontdue::Font;

/// The signs, in the order of the network's outputs.
const SIGNS: &[u8] = b"0123456789ABCDEFG";
/// What stands in squares and is none of them.
const OTHERS: &[char] =
    &['?', '+', '/', '%', '&', '#', '*', '(', ')', '<', '=', '@', 'x', 'w', 'm', '~', '"', '-', '|', '.'];

/// A glyph, its sign, and whether it was written by hand.
pub struct Sample {
    pub glyph: Glyph,
    pub sign: usize,
    pub by_hand: bool,
}

/// A sample of print or of handwriting; `None` where the reader would see nothing.
pub fn sample(printed: &[Font], hands: &[Font], dice: &mut Dice) -> Option<Sample> {
    let by_hand = dice.happens(0.15);
    let face = dice.pick(if by_hand { hands } else { printed });
    // Digits more often than letters: they stand on every board.
    let (sign, letter) = match dice.below(20) {
        0 => return scrap(face, dice),
        1 => (NONE, *dice.pick(OTHERS)),
        2..=5 => number(10 + dice.below(7)),
        _ => number(dice.below(10)),
    };
    let side = dice.within(14.0, 64.0);
    let height = side * dice.within(0.36, 0.82);
    let drawn = draw(face, letter, height);
    let cut = photographed(&drawn, side, dice);
    let found = best(&cut)?;
    Some(Sample { glyph: found.glyph, sign, by_hand: by_hand && sign != NONE })
}

fn number(sign: usize) -> (usize, char) {
    (sign, char::from(SIGNS[sign]))
}

/// A part of a sign, or a few small ones: what is left of lines, marks and shadows.
fn scrap(face: &Font, dice: &mut Dice) -> Option<Sample> {
    let side = dice.within(20.0, 64.0);
    let mut drawn = draw(face, char::from(*dice.pick(SIGNS)), side * dice.within(0.4, 0.8));
    let (down, from) = (dice.happens(0.5), dice.happens(0.5));
    let keep = dice.within(0.15, 0.5);
    for (i, ink) in drawn.ink.iter_mut().enumerate() {
        let part = if down {
            (i / drawn.width) as f32 / drawn.height as f32
        } else {
            (i % drawn.width) as f32 / drawn.width as f32
        };
        if (part < keep) != from {
            *ink = 0.0;
        }
    }
    let cut = photographed(&drawn, side, dice);
    Some(Sample { glyph: best(&cut)?.glyph, sign: NONE, by_hand: false })
}

/// The largest piece of writing in a square.
fn best(cut: &Cut) -> Option<Writing> {
    let size = |w: &Writing| w.height * w.height + w.width * w.width;
    writings(cut, false, 0.0, false, 0.0).into_iter().max_by(|a, b| size(a).total_cmp(&size(b)))
}

/// A square with a sign in the middle and lines round it: turned a little, blurred, noisy.
fn photographed(drawn: &Drawn, side: f32, dice: &mut Dice) -> Cut {
    let around = (side * 1.4) as usize;
    let paper = dice.within(120.0, 255.0);
    let ink = paper - dice.within(45.0, 1.0f32.max(paper));
    let mut pixels = vec![0.0f32; around * around];
    let shift = |dice: &mut Dice| dice.bell() * 0.05 * side;
    let left = (around as f32 - drawn.width as f32) / 2.0 + shift(dice);
    let top = (around as f32 - drawn.height as f32) / 2.0 + shift(dice);
    for (i, v) in drawn.ink.iter().enumerate() {
        let (x, y) = (left as isize + (i % drawn.width) as isize, top as isize + (i / drawn.width) as isize);
        if (0..around as isize).contains(&x) && (0..around as isize).contains(&y) {
            pixels[y as usize * around + x as usize] = *v;
        }
    }
    lines(&mut pixels, around, side, dice);
    let softness = if dice.happens(0.5) { dice.within(0.0, 0.02) } else { dice.within(0.0, 0.075) };
    blur(&mut pixels, around, softness * side);
    let noise = if dice.happens(0.5) { 0.0 } else { dice.within(0.0, 0.12) };
    let slope = (dice.bell() * 0.06, dice.bell() * 0.06);
    for (i, v) in pixels.iter_mut().enumerate() {
        let (x, y) = ((i % around) as f32 / side - 0.7, (i / around) as f32 / side - 0.7);
        let shade = 1.0 + slope.0 * x + slope.1 * y;
        *v = (paper + (ink - paper) * *v) * shade + noise * (paper - ink) * dice.bell();
    }
    warped(&pixels, around, side, dice)
}

/// Lines along the edges of the square, a little off.
fn lines(pixels: &mut [f32], around: usize, side: f32, dice: &mut Dice) {
    for edge in 0..4 {
        if dice.happens(0.1) {
            continue;
        }
        let (wide, strength) = (side * dice.within(0.015, 0.09), dice.within(0.4, 1.0));
        let off = side * dice.bell() * 0.025;
        let middle = if edge % 2 == 0 { side * 0.2 + off } else { side * 1.2 + off };
        for (i, pixel) in pixels.iter_mut().enumerate() {
            let along = if edge < 2 { i % around } else { i / around } as f32 + 0.5;
            let inside = (wide / 2.0 + 0.5 - (along - middle).abs()).clamp(0.0, 1.0) * wide.min(1.0);
            *pixel = pixel.max(inside * strength);
        }
    }
}

/// Three means of a window, in both directions: nearly a bell.
fn blur(pixels: &mut [f32], around: usize, spread: f32) {
    let reach = spread.round() as usize;
    let share = if reach == 0 { spread } else { 1.0 };
    let reach = reach.max(1);
    if share < 0.05 {
        return;
    }
    for _ in 0..2 {
        for turn in [true, false] {
            for line in 0..around {
                let at = |k: usize| if turn { line * around + k } else { k * around + line };
                let before: Vec<f32> = (0..around).map(|k| pixels[at(k)]).collect();
                for k in 0..around {
                    let window = &before[k.saturating_sub(reach)..(k + reach + 1).min(around)];
                    let mean = window.iter().sum::<f32>() / window.len() as f32;
                    pixels[at(k)] += share * (mean - pixels[at(k)]);
                }
            }
        }
    }
}

/// The square as the reader would cut it out, were its corners a little wrong.
fn warped(pixels: &[f32], around: usize, side: f32, dice: &mut Dice) -> Cut {
    let turn = dice.bell() * 0.05;
    let (lean, grow) = (dice.bell() * 0.06, (1.0 + dice.bell() * 0.06, 1.0 + dice.bell() * 0.06));
    let off = (dice.bell() * 0.03, dice.bell() * 0.03);
    let at = |x: isize, y: isize| {
        let (x, y) = (x.clamp(0, around as isize - 1), y.clamp(0, around as isize - 1));
        pixels[y as usize * around + x as usize]
    };
    let mut cut = [0.0; WHOLE * WHOLE];
    for (i, pixel) in cut.iter_mut().enumerate() {
        let place = |k: usize| (k as f32 + 0.5 - MARGIN as f32) / SIDE as f32 - 0.5;
        let (u, v) = (place(i % WHOLE), place(i / WHOLE));
        let x = (u * grow.0 + v * (turn + lean) + off.0) * side + around as f32 / 2.0 - 0.5;
        let y = (v * grow.1 - u * turn + off.1) * side + around as f32 / 2.0 - 0.5;
        let (low_x, low_y) = (x.floor(), y.floor());
        let (dx, dy) = (x - low_x, y - low_y);
        let (x, y) = (low_x as isize, low_y as isize);
        let upper = at(x, y) * (1.0 - dx) + at(x + 1, y) * dx;
        let lower = at(x, y + 1) * (1.0 - dx) + at(x + 1, y + 1) * dx;
        *pixel = (upper * (1.0 - dy) + lower * dy).round().clamp(0.0, 255.0);
    }
    cut
}
