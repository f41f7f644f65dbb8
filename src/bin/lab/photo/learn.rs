//! Learning: gradient descent with momentum, in plain arithmetic and one order, so that it gives the same bits again.

use sudokube::photo::glyph::{Glyph, SIZE};
use sudokube::photo::net::{FIRST, HALF, LAYERS, Net, SIGNS, exp, filtered, full, halved, neighbours};

use super::dice::Dice;

/// A net, and where each of its weights is going.
pub struct Learner {
    pub net: Net,
    speed: Net,
    slope: Net,
}

impl Learner {
    /// A net of small random weights.
    pub fn new(dice: &mut Dice) -> Learner {
        let mut net = Net::blank();
        for ((weights, _), (_, outputs)) in net.layers.iter_mut().zip(LAYERS) {
            let spread = (2.0 / (weights.len() / outputs) as f32).sqrt();
            weights.iter_mut().for_each(|w| *w = dice.bell() * spread);
        }
        Learner { net, speed: Net::blank(), slope: Net::blank() }
    }

    /// One step along the mean slope of a batch.
    pub fn step(&mut self, batch: usize, rate: f32) {
        let layers = self.net.layers.iter_mut().zip(&mut self.speed.layers).zip(&mut self.slope.layers);
        for ((net, speed), slope) in layers {
            let pairs = [(&mut net.0, &mut speed.0, &mut slope.0, 1e-4), (&mut net.1, &mut speed.1, &mut slope.1, 0.0)];
            for (net, speed, slope, shrink) in pairs {
                for ((w, v), s) in net.iter_mut().zip(speed).zip(slope) {
                    *v = 0.9 * *v - rate * (*s / batch as f32 + shrink * *w);
                    *w += *v;
                    *s = 0.0;
                }
            }
        }
    }

    /// Adds the slope of one glyph; gives how surprised the net was.
    pub fn add(&mut self, glyph: &Glyph, sign: usize, by_hand: bool) -> f32 {
        let [l1, l2, l3, l4] = &self.net.layers;
        let [s1, s2, s3, s4] = &mut self.slope.layers;
        let rows1 = neighbours(glyph, SIZE, 1);
        let maps1 = filtered(&rows1, l1);
        let half1 = halved(&maps1, SIZE);
        let rows2 = neighbours(&half1, HALF, FIRST);
        let maps2 = filtered(&rows2, l2);
        let half2 = halved(&maps2, HALF);
        let third: Vec<f32> = full(&half2, l3).map(|v| v.max(0.0)).collect();
        let mut error: Vec<f32> = full(&third, l4).collect();
        let most = error[..SIGNS].iter().fold(f32::MIN, |a, b| a.max(*b));
        let sum: f32 = error[..SIGNS].iter().map(|v| exp(v - most)).sum();
        let surprise = most + sum.ln() - error[sign];
        for (k, e) in error.iter_mut().enumerate() {
            *e = match k {
                SIGNS => 0.3 * (1.0 / (1.0 + exp(-*e)) - f32::from(u8::from(by_hand))),
                // A little doubt is left to each sign.
                _ => exp(*e - most) / sum - if k == sign { 0.98 } else { 0.02 / (SIGNS - 1) as f32 },
            };
        }
        let back3 = through_full(&third, l4, &error, s4);
        let back3: Vec<f32> = back3.iter().zip(&third).map(|(b, v)| if *v > 0.0 { *b } else { 0.0 }).collect();
        let back2 = through_full(&half2, l3, &back3, s3);
        let back2 = unhalved(&back2, &maps2, HALF);
        let rows = through_filters(&rows2, l2, &back2, s2, true);
        let back1 = unhalved(&gathered(&rows, HALF, FIRST), &maps1, SIZE);
        through_filters(&rows1, l1, &back1, s1, false);
        surprise
    }
}

type Layer = (Vec<f32>, Vec<f32>);

fn along(to: &mut [f32], from: &[f32], by: f32) {
    to.iter_mut().zip(from).for_each(|(t, f)| *t += by * f);
}

fn through_full(inputs: &[f32], layer: &Layer, error: &[f32], slope: &mut Layer) -> Vec<f32> {
    let mut back = vec![0.0; inputs.len()];
    for (out, e) in error.iter().enumerate().filter(|(_, e)| **e != 0.0) {
        let range = out * inputs.len()..(out + 1) * inputs.len();
        along(&mut slope.0[range.clone()], inputs, *e);
        slope.1[out] += e;
        along(&mut back, &layer.0[range], *e);
    }
    back
}

/// The error of the largest of four goes to that one, where it was above 0.
fn unhalved(error: &[f32], maps: &[f32], side: usize) -> Vec<f32> {
    let half = side / 2;
    let mut back = vec![0.0; maps.len()];
    for (i, e) in error.iter().enumerate() {
        let (map, y, x) = (i / (half * half), i / half % half, i % half);
        let corner = map * side * side + 2 * y * side + 2 * x;
        let places = [corner, corner + 1, corner + side, corner + side + 1];
        let largest = places.into_iter().fold(corner, |best, at| if maps[at] > maps[best] { at } else { best });
        if maps[largest] > 0.0 {
            back[largest] = *e;
        }
    }
    back
}

fn through_filters(rows: &[f32], layer: &Layer, error: &[f32], slope: &mut Layer, is_asked: bool) -> Vec<f32> {
    let length = layer.0.len() / layer.1.len();
    let mut back = if is_asked { vec![0.0; rows.len()] } else { Vec::new() };
    let area = rows.len() / length;
    for (out, error) in error.chunks_exact(area).enumerate() {
        let filter = &layer.0[out * length..][..length];
        for (pixel, e) in error.iter().enumerate().filter(|(_, e)| **e != 0.0) {
            along(&mut slope.0[out * length..][..length], &rows[pixel * length..][..length], *e);
            slope.1[out] += e;
            if is_asked {
                along(&mut back[pixel * length..][..length], filter, *e);
            }
        }
    }
    back
}

/// Adds each neighbour's error where it came from.
fn gathered(rows: &[f32], side: usize, inputs: usize) -> Vec<f32> {
    let area = side * side;
    let mut maps = vec![0.0; inputs * area];
    for (pixel, row) in rows.chunks_exact(inputs * 9).enumerate() {
        let (y, x) = (pixel / side, pixel % side);
        for (input, taps) in row.chunks_exact(9).enumerate() {
            for (k, tap) in taps.iter().enumerate() {
                let (y, x) = (y + k / 3, x + k % 3);
                if (1..=side).contains(&y) && (1..=side).contains(&x) {
                    maps[input * area + (y - 1) * side + x - 1] += tap;
                }
            }
        }
    }
    maps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slope_is_that_of_small_steps() {
        let mut dice = Dice::new(3);
        let mut learner = Learner::new(&mut dice);
        let mut glyph = [0.0; SIZE * SIZE];
        glyph.iter_mut().for_each(|v| *v = dice.within(0.0, 1.0));
        learner.add(&glyph, 4, false);
        let slope = learner.slope.clone();
        for layer in 0..4 {
            for k in [0, 7, 31] {
                let surprise = |by: f32, learner: &mut Learner| {
                    learner.net.layers[layer].0[k] += by;
                    let seen = learner.net.see(&glyph);
                    let smooth: f32 = (0..SIGNS)
                        .map(|s| if s == 4 { 0.98 } else { 0.02 / (SIGNS - 1) as f32 } * -seen.signs[s].ln())
                        .sum();
                    learner.net.layers[layer].0[k] -= by;
                    smooth - 0.3 * (1.0 - seen.by_hand).ln()
                };
                let step = (surprise(1e-2, &mut learner) - surprise(-1e-2, &mut learner)) / 2e-2;
                let told = slope.layers[layer].0[k];
                assert!((step - told).abs() < 2e-2 * (1.0 + told.abs()), "layer {layer}, {k}: {step} {told}");
            }
        }
    }
}
