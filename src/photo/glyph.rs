//! A sign scaled to one size, as the network sees it.

/// Pixels of a side.
pub const SIZE: usize = 20;
/// Pixels of the longer side of the sign in it.
const FILLED: f32 = 16.0;

/// Ink from 0 to 1, row by row.
pub type Glyph = [f32; SIZE * SIZE];

/// A part of a picture of ink, `across` pixels a row, scaled with its proportions to the middle of a glyph.
pub fn cut(ink: &[f32], across: usize, left: usize, top: usize, right: usize, bottom: usize) -> Glyph {
    let (width, height) = ((right - left + 1) as f32, (bottom - top + 1) as f32);
    let step = width.max(height) / FILLED;
    let middle = ((left + right) as f32 / 2.0, (top + bottom) as f32 / 2.0);
    let down = ink.len() / across;
    let at = |x: isize, y: isize| {
        let inside = x >= 0 && y >= 0 && (x as usize) < across && (y as usize) < down;
        if inside { ink[y as usize * across + x as usize] } else { 0.0 }
    };
    let between = |x: f32, y: f32| {
        let (low_x, low_y) = (x.floor(), y.floor());
        let (dx, dy) = (x - low_x, y - low_y);
        let (x, y) = (low_x as isize, low_y as isize);
        let upper = at(x, y) * (1.0 - dx) + at(x + 1, y) * dx;
        let lower = at(x, y + 1) * (1.0 - dx) + at(x + 1, y + 1) * dx;
        upper * (1.0 - dy) + lower * dy
    };
    let mut glyph = [0.0; SIZE * SIZE];
    for (i, pixel) in glyph.iter_mut().enumerate() {
        let mut sum = 0.0;
        // Four points a pixel: signs are made smaller by up to three.
        for (a, b) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)] {
            let x = middle.0 + ((i % SIZE) as f32 - (SIZE - 1) as f32 / 2.0 + a) * step;
            let y = middle.1 + ((i / SIZE) as f32 - (SIZE - 1) as f32 / 2.0 + b) * step;
            sum += between(x, y);
        }
        *pixel = sum / 4.0;
    }
    glyph
}
