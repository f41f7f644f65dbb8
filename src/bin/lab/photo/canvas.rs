//! A grey canvas to draw screenshots on.

use super::fonts::Drawn;

pub struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<f32>,
}

impl Canvas {
    pub fn new(width: usize, height: usize, light: f32) -> Canvas {
        Canvas { width, height, pixels: vec![light; width * height] }
    }

    /// Fills a rectangle; its far edges are left out.
    pub fn fill(&mut self, [left, top, right, bottom]: [usize; 4], light: f32) {
        for y in top.min(self.height)..bottom.min(self.height) {
            let row = &mut self.pixels[y * self.width..(y + 1) * self.width];
            row[left.min(self.width)..right.min(self.width)].fill(light);
        }
    }

    /// Draws a sign with its middle at a point.
    pub fn sign(&mut self, sign: &Drawn, x: f32, y: f32, light: f32) {
        let left = (x - sign.width as f32 / 2.0).round() as isize;
        let top = (y - sign.height as f32 / 2.0).round() as isize;
        for (i, ink) in sign.ink.iter().enumerate() {
            let (x, y) = (left + (i % sign.width) as isize, top + (i / sign.width) as isize);
            if x >= 0 && y >= 0 && (x as usize) < self.width && (y as usize) < self.height {
                let pixel = &mut self.pixels[y as usize * self.width + x as usize];
                *pixel += (light - *pixel) * ink;
            }
        }
    }
}
