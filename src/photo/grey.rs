//! A grey picture, and the few ways to look at it.

/// The largest side a picture is taken in with.
pub const LARGEST: usize = 20_000;

/// A picture of grey pixels, row by row; 0 is black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Grey {
    /// A picture of these pixels; `None` when their number does not fit, a side is 0 or beyond [`LARGEST`].
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Option<Grey> {
        let fits = (1..=LARGEST).contains(&width) && (1..=LARGEST).contains(&height) && width * height == pixels.len();
        fits.then_some(Grey { width, height, pixels })
    }

    /// A picture of red, green, blue and opacity, on white where it is not opaque.
    pub fn of_rgba(width: usize, height: usize, rgba: &[u8]) -> Option<Grey> {
        let (pixels, rest) = rgba.as_chunks::<4>();
        if !rest.is_empty() {
            return None;
        }
        let grey = |&[red, green, blue, opacity]: &[u8; 4]| {
            let light = (299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) + 500) / 1000;
            let opacity = u32::from(opacity);
            ((light * opacity + 255 * (255 - opacity) + 127) / 255) as u8
        };
        Grey::new(width, height, pixels.iter().map(grey).collect())
    }

    /// Pixels in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// All pixels, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The pixel of a column and a row; beyond the edge, that of the edge.
    pub fn at(&self, x: isize, y: isize) -> u8 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.pixels[y * self.width + x]
    }

    /// The light at a point between pixels, where (0, 0) is the middle of the first pixel.
    #[inline]
    pub fn light(&self, x: f32, y: f32) -> f32 {
        // Far outside everything is the edge, as is what is no number; none here may overflow.
        let x = x.max(-2.0).min(self.width as f32 + 1.0);
        let y = y.max(-2.0).min(self.height as f32 + 1.0);
        let (left, top) = (floor(x), floor(y));
        let (dx, dy) = (x - left as f32, y - top as f32);
        let [a, b, c, d] = self.four(left, top);
        let upper = f32::from(a) * (1.0 - dx) + f32::from(b) * dx;
        let lower = f32::from(c) * (1.0 - dx) + f32::from(d) * dx;
        upper * (1.0 - dy) + lower * dy
    }

    /// The pixels of two columns in two rows, from this one on, row by row.
    #[inline]
    fn four(&self, left: isize, top: isize) -> [u8; 4] {
        // Nearly always all are in the picture.
        if left >= 0 && top >= 0 && left as usize + 1 < self.width && top as usize + 1 < self.height {
            let from = top as usize * self.width + left as usize;
            let (upper, lower) = (&self.pixels[from..from + 2], &self.pixels[from + self.width..from + self.width + 2]);
            return [upper[0], upper[1], lower[0], lower[1]];
        }
        [self.at(left, top), self.at(left + 1, top), self.at(left, top + 1), self.at(left + 1, top + 1)]
    }

    /// The picture at half the size, each pixel the mean of four.
    pub fn half(&self) -> Grey {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height as isize {
            for x in 0..width as isize {
                let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(a, b)| u32::from(self.at(2 * x + a, 2 * y + b)));
                pixels.push(((sum.iter().sum::<u32>() + 2) / 4) as u8);
            }
        }
        Grey { width, height, pixels }
    }

    /// The picture with light and dark exchanged.
    pub fn inverted(&self) -> Grey {
        Grey { pixels: self.pixels.iter().map(|p| 255 - p).collect(), ..*self }
    }
}

/// The next whole number below; `f32::floor` is a call where the processor is not known to have it.
fn floor(x: f32) -> isize {
    let cut = x as i32;
    (cut - i32::from(cut as f32 > x)) as isize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_and_pixels_must_fit() {
        assert!(Grey::new(2, 2, vec![0; 4]).is_some() && Grey::new(0, 2, vec![]).is_none());
        assert!(Grey::new(2, 2, vec![0; 5]).is_none() && Grey::of_rgba(1, 1, &[0; 3]).is_none());
        assert_eq!(Grey::of_rgba(2, 1, &[0, 0, 0, 0, 255, 255, 255, 255]).unwrap().pixels(), [255, 255]);
    }

    #[test]
    fn light_between_pixels_is_their_mean() {
        let picture = Grey::new(2, 1, vec![0, 100]).unwrap();
        assert_eq!(picture.light(0.5, 0.0), 50.0);
        assert_eq!([picture.light(f32::NAN, 9.0), picture.light(1e30, -1e30)], [0.0, 100.0]);
        assert_eq!(picture.half().pixels(), [50]);
        assert_eq!(picture.inverted().pixels(), [255, 155]);
    }
}
