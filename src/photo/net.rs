//! A small network that tells signs: two layers of 3 × 3 filters, each halved, and two full layers; 8 bits a weight.
//!
//! Its weights were learnt by `lab photo train` from digits and letters that were drawn in libre fonts (docs/photos.md).

use crate::photo::glyph::{Glyph, SIZE};

/// Filters of the first layer.
pub const FIRST: usize = 8;
/// Filters of the second.
pub const SECOND: usize = 16;
/// Units of the third.
pub const THIRD: usize = 48;
/// Signs it tells: 0 to 9, A to G, and what is none.
pub const SIGNS: usize = 18;
/// What is no sign.
pub const NONE: usize = 17;
/// Outputs: one for each sign, and whether it is handwritten.
pub const OUTPUTS: usize = SIGNS + 1;
/// Side after the first halving, and after the second.
pub const HALF: usize = SIZE / 2;
/// Side after both.
pub const QUARTER: usize = HALF / 2;

/// Numbers of weights of the four layers, each with its constants behind.
pub const LAYERS: [(usize, usize); 4] = [
    (FIRST * 9, FIRST),
    (SECOND * FIRST * 9, SECOND),
    (THIRD * SECOND * QUARTER * QUARTER, THIRD),
    (OUTPUTS * THIRD, OUTPUTS),
];

/// The weights and constants of each layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Weights, then constants, layer by layer.
    pub layers: [(Vec<f32>, Vec<f32>); 4],
}

/// What the network holds of a glyph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// The likelihood of each sign.
    pub signs: [f32; SIGNS],
    /// How likely it is that it was written by hand.
    pub by_hand: f32,
}

/// The weights as they were learnt: for each layer a scale, then weights and constants in 8 bits.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

impl Net {
    /// The network as it was learnt.
    pub fn learnt() -> Net {
        Net::unpack(WEIGHTS).unwrap_or_else(Net::blank)
    }

    /// One that knows nothing.
    pub fn blank() -> Net {
        Net { layers: LAYERS.map(|(weights, constants)| (vec![0.0; weights], vec![0.0; constants])) }
    }

    /// Scales and 8-bit numbers; `None` when there are too many or too few.
    pub fn unpack(bytes: &[u8]) -> Option<Net> {
        let mut net = Net::blank();
        let mut rest = bytes;
        for (weights, constants) in &mut net.layers {
            for values in [weights, constants] {
                let (scale, after) = rest.split_first_chunk::<4>()?;
                let scale = f32::from_le_bytes(*scale);
                let (numbers, after) = after.split_at_checked(values.len())?;
                values.iter_mut().zip(numbers).for_each(|(value, &n)| *value = f32::from(n as i8) * scale);
                rest = after;
            }
        }
        rest.is_empty().then_some(net)
    }

    /// As [`Net::unpack`] reads it: each number rounded to 255 steps of its layer's largest.
    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (weights, constants) in &self.layers {
            for values in [weights, constants] {
                let largest = values.iter().fold(0.0f32, |most, v| most.max(v.abs()));
                let scale = if largest > 0.0 { largest / 127.0 } else { 1.0 };
                bytes.extend(scale.to_le_bytes());
                bytes.extend(values.iter().map(|v| (v / scale).round() as i8 as u8));
            }
        }
        bytes
    }

    /// What a glyph is.
    pub fn see(&self, glyph: &Glyph) -> Seen {
        let [first, second, third, last] = &self.layers;
        let first = halved(&filtered(&neighbours(glyph, SIZE, 1), first), SIZE);
        let second = halved(&filtered(&neighbours(&first, HALF, FIRST), second), HALF);
        let third = full(&second, third).map(|v| v.max(0.0)).collect::<Vec<_>>();
        let outputs: Vec<f32> = full(&third, last).collect();
        let mut signs = [0.0; SIGNS];
        let most = outputs[..SIGNS].iter().fold(f32::MIN, |a, b| a.max(*b));
        signs.iter_mut().zip(&outputs).for_each(|(sign, output)| *sign = exp(output - most));
        let sum: f32 = signs.iter().sum();
        signs.iter_mut().for_each(|sign| *sign /= sum);
        Seen { signs, by_hand: 1.0 / (1.0 + exp(-outputs[SIGNS])) }
    }
}

/// The 3 × 3 neighbours of every pixel of maps of `side × side`, one row of `inputs × 9` a pixel. Beyond the edge is nothing.
pub fn neighbours(maps: &[f32], side: usize, inputs: usize) -> Vec<f32> {
    let area = side * side;
    let mut rows = vec![0.0; area * inputs * 9];
    for (pixel, row) in rows.chunks_exact_mut(inputs * 9).enumerate() {
        let (y, x) = (pixel / side, pixel % side);
        for (input, taps) in row.chunks_exact_mut(9).enumerate() {
            for (k, tap) in taps.iter_mut().enumerate() {
                // One more than the place, so that it is never below 0.
                let (y, x) = (y + k / 3, x + k % 3);
                if (1..=side).contains(&y) && (1..=side).contains(&x) {
                    *tap = maps[input * area + (y - 1) * side + x - 1];
                }
            }
        }
    }
    rows
}

/// Filters of 3 × 3 over what [`neighbours`] gave; below 0 is 0.
pub fn filtered(rows: &[f32], (weights, constants): &(Vec<f32>, Vec<f32>)) -> Vec<f32> {
    let length = weights.len() / constants.len();
    let filters = weights.chunks_exact(length).zip(constants);
    filters
        .flat_map(|(f, constant)| rows.chunks_exact(length).map(move |row| (constant + dot(row, f)).max(0.0)))
        .collect()
}

/// The largest of each four neighbours.
pub fn halved(maps: &[f32], side: usize) -> Vec<f32> {
    let half = side / 2;
    let corner = |i: usize| {
        let (map, y, x) = (i / (half * half), i / half % half, i % half);
        map * side * side + 2 * y * side + 2 * x
    };
    let count = maps.len() / 4;
    (0..count).map(corner).map(|at| maps[at].max(maps[at + 1]).max(maps[at + side]).max(maps[at + side + 1])).collect()
}

/// Every output from every input.
pub fn full<'a>(inputs: &'a [f32], (weights, constants): &'a (Vec<f32>, Vec<f32>)) -> impl Iterator<Item = f32> + 'a {
    let rows = weights.chunks_exact(inputs.len());
    rows.zip(constants).map(|(row, constant)| constant + dot(row, inputs))
}

/// The sum of products, in eight sums, so that it is quick and the same on every machine.
pub fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    let (a_eights, a_rest) = a.as_chunks::<8>();
    let (b_eights, b_rest) = b.as_chunks::<8>();
    for (a, b) in a_eights.iter().zip(b_eights) {
        sums.iter_mut().zip(a.iter().zip(b)).for_each(|(sum, (a, b))| *sum += a * b);
    }
    let rest: f32 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f32>() + rest
}

/// The exponential function in plain arithmetic: the same bits on every machine.
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let twos = (x * std::f32::consts::LOG2_E).round();
    let rest = x - twos * std::f32::consts::LN_2;
    let series = [720.0, 120.0, 24.0, 6.0, 2.0, 1.0, 1.0];
    let sum = series.iter().fold(0.0, |sum, factorial| sum * rest + 1.0 / factorial);
    sum * f32::from_bits(((twos as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_the_wrong_length_are_refused() {
        let bytes = Net::blank().pack();
        assert_eq!(Net::unpack(&bytes), Some(Net::blank()));
        assert_eq!((Net::unpack(&bytes[1..]), Net::unpack(&[&bytes[..], &[0]].concat())), (None, None));
        assert!(Net::unpack(WEIGHTS).is_some_and(|net| net != Net::blank()));
    }

    #[test]
    fn the_exponential_is_right() {
        for k in -400..400 {
            let x = k as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "{x}");
        }
    }

    #[test]
    fn a_filter_sees_its_neighbours_only() {
        let mut weights = vec![0.0; 9];
        weights[3] = 1.0;
        let moved = filtered(&neighbours(&[1.0, 2.0, 3.0, 4.0], 2, 1), &(weights, vec![0.0]));
        assert_eq!(moved, [0.0, 1.0, 0.0, 3.0]);
        assert_eq!(halved(&[1.0, 2.0, 3.0, 4.0], 2), [4.0]);
    }
}
