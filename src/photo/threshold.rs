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
    sums: Vec<u32>,
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
            let is_ink = |pixel: u8, sum: u32, count: usize| f32::from(pixel) < sum as f32 / count as f32 - by;
            let beside = |x: usize| {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                let sum = sum([above[left], above[right], below[left], below[right]]);
                is_ink(row[x], sum, (right - left) * (bottom - top))
            };
            // Where the whole window is in the picture, several pixels are told at once.
            let across = 2 * reach + 1;
            let inner = if width >= across { reach..width - reach } else { 0..0 };
            pixels.extend((0..inner.start).map(beside));
            let [above_right, below_right] = [above, below].map(|sums| sums.get(across..).unwrap_or_default());
            let corners = above.iter().zip(above_right).zip(below.iter().zip(below_right));
            pixels.extend(
                row[inner.clone()]
                    .iter()
                    .zip(corners)
                    .map(|(&pixel, ((&a, &b), (&c, &d)))| is_ink(pixel, sum([a, b, c, d]), across * (bottom - top))),
            );
            pixels.extend((inner.end..width).map(beside));
        }
        Ink { width, height, pixels }
    }
}

/// The sum of a window's pixels, from the sums at its upper and lower corners.
fn sum([above_left, above_right, below_left, below_right]: [u32; 4]) -> u32 {
    below_right.wrapping_add(above_left).wrapping_sub(below_left.wrapping_add(above_right))
}

/// Sums of all pixels above and to the left, without what no longer fits (that of a window does): one row and one column
/// more than the picture.
fn sums(picture: &Grey) -> Vec<u32> {
    let (width, height) = (picture.width(), picture.height());
    let mut sums = vec![0u32; (width + 1) * (height + 1)];
    for y in 0..height {
        let mut row = 0u32;
        for x in 0..width {
            row = row.wrapping_add(u32::from(picture.pixels()[y * width + x]));
            sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1].wrapping_add(row);
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

    #[test]
    fn the_window_is_cut_at_the_edges() {
        for (width, height, reach) in [(1, 1, 2), (5, 3, 2), (7, 9, 1), (12, 6, 4), (9, 9, 4), (8, 8, 4), (6, 2, 0)] {
            let pixels: Vec<u8> = (0..width * height).map(|i| (i * i * 37 % 251) as u8).collect();
            let picture = Grey::new(width, height, pixels.clone()).unwrap();
            let pixels = &pixels;
            let is_ink = |i: usize| {
                let near = |at: usize, most: usize| at.saturating_sub(reach)..(at + reach + 1).min(most);
                let rows = near(i / width, height);
                let window = rows.flat_map(|y| near(i % width, width).map(move |x| u32::from(pixels[y * width + x])));
                let (sum, count) = window.fold((0, 0), |(sum, count), pixel| (sum + pixel, count + 1));
                f32::from(pixels[i]) < sum as f32 / count as f32 - 2.0
            };
            let told: Vec<bool> = (0..width * height).map(is_ink).collect();
            assert_eq!(Shade::of(&picture).ink(reach, 2.0).pixels, told, "{width} × {height}, {reach}");
        }
    }
}
