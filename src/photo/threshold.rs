//! What is ink: darker than the mean of what is round it, so that shadows and dark paper do no harm.

use crate::photo::grey::Grey;

/// A picture of two colours, row by row.
#[derive(Clone, Debug)]
pub struct Ink {
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Whether each pixel is ink.
    pub pixels: Vec<bool>,
}

/// A picture with what it takes to tell its ink in several ways.
pub struct Shade<'a> {
    picture: &'a Grey,
    sums: Vec<u64>,
}

impl<'a> Shade<'a> {
    /// Of a picture.
    pub fn of(picture: &'a Grey) -> Shade<'a> {
        Shade { picture, sums: sums(picture) }
    }

    /// The pixels that are darker than the mean of a window of `2 × reach + 1` pixels by more than `by` (of 255).
    pub fn ink(&self, reach: usize, by: f32) -> Ink {
        let (width, height) = (self.picture.width(), self.picture.height());
        let rows = self.picture.pixels().chunks_exact(width).enumerate();
        let mut pixels = Vec::with_capacity(width * height);
        for (y, row) in rows {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
            let [above, below] = [top, bottom].map(|y| &self.sums[y * (width + 1)..][..=width]);
            pixels.extend(row.iter().enumerate().map(|(x, &pixel)| {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                let sum = (below[right] + above[left]) - (below[left] + above[right]);
                let mean = sum as f32 / ((right - left) * (bottom - top)) as f32;
                f32::from(pixel) < mean - by
            }));
        }
        Ink { width, height, pixels }
    }
}

/// Sums of all pixels above and to the left: one row and one column more than the picture.
fn sums(picture: &Grey) -> Vec<u64> {
    let (width, height) = (picture.width(), picture.height());
    let mut sums = vec![0u64; (width + 1) * (height + 1)];
    for y in 0..height {
        let mut row = 0u64;
        for x in 0..width {
            row += u64::from(picture.pixels()[y * width + x]);
            sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
        }
    }
    sums
}

impl Ink {
    /// The same with every pixel of ink grown by one in each direction, which closes gaps in thin lines.
    pub fn grown(&self) -> Ink {
        let mut pixels = vec![false; self.pixels.len()];
        for y in 0..self.height {
            for x in 0..self.width {
                let (top, bottom) = (y.saturating_sub(1), (y + 1).min(self.height - 1));
                let (left, right) = (x.saturating_sub(1), (x + 1).min(self.width - 1));
                pixels[y * self.width + x] =
                    (top..=bottom).any(|y| self.pixels[y * self.width + left..=y * self.width + right].contains(&true));
            }
        }
        Ink { pixels, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ink_is_found_in_light_and_in_shadow() {
        // The right half lies in shadow, darker than the ink of the left half.
        let shade = |x: usize| if x < 20 { 200u8 } else { 90 };
        let ink = |x: usize, y: usize| y == 5 && x != 19 && x != 20;
        let pixels = (0..400).map(|i| shade(i % 40) - if ink(i % 40, i / 40) { 60 } else { 0 }).collect();
        let found = Shade::of(&Grey::new(40, 10, pixels).unwrap()).ink(3, 20.0);
        assert!((0..16).chain(24..40).all(|x| (0..10).all(|y| found.pixels[y * 40 + x] == ink(x, y))));
        assert!(found.grown().pixels[4 * 40 + 8] && !found.grown().pixels[3 * 40 + 8]);
    }
}
