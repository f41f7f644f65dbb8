//! Ink that hangs together.

use crate::photo::threshold::Ink;

/// A connected piece of ink.
#[derive(Clone, Debug)]
pub struct Blob {
    /// First column.
    pub left: usize,
    /// First row.
    pub top: usize,
    /// Last column.
    pub right: usize,
    /// Last row.
    pub bottom: usize,
    /// Its pixels: indices into the picture.
    pub pixels: Vec<u32>,
}

impl Blob {
    /// Columns it takes.
    pub fn width(&self) -> usize {
        self.right - self.left + 1
    }

    /// Rows it takes.
    pub fn height(&self) -> usize {
        self.bottom - self.top + 1
    }
}

/// Every piece of at least `least` pixels; pixels that touch at a corner hang together.
pub fn blobs(ink: &Ink, least: usize) -> Vec<Blob> {
    let (width, height) = (ink.width, ink.height);
    let mut open = ink.pixels.clone();
    let mut found = Vec::new();
    for start in 0..open.len() {
        if !open[start] {
            continue;
        }
        open[start] = false;
        let mut pixels = vec![start as u32];
        let mut next = 0;
        let (mut left, mut top, mut right, mut bottom) = (width, height, 0, 0);
        while next < pixels.len() {
            let pixel = pixels[next] as usize;
            next += 1;
            let (x, y) = (pixel % width, pixel / width);
            (left, top, right, bottom) = (left.min(x), top.min(y), right.max(x), bottom.max(y));
            for y in y.saturating_sub(1)..=(y + 1).min(height - 1) {
                for x in x.saturating_sub(1)..=(x + 1).min(width - 1) {
                    let neighbour = y * width + x;
                    if std::mem::take(&mut open[neighbour]) {
                        pixels.push(neighbour as u32);
                    }
                }
            }
        }
        if pixels.len() >= least {
            found.push(Blob { left, top, right, bottom, pixels });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_join_and_specks_are_left_out() {
        let picture = "##...\n..#..\n....#";
        let pixels = picture.chars().filter(|c| *c != '\n').map(|c| c == '#').collect();
        let found = blobs(&Ink { width: 5, height: 3, pixels }, 2);
        assert_eq!(found.len(), 1);
        let blob = &found[0];
        assert_eq!((blob.pixels.len(), blob.width(), blob.height()), (3, 3, 2));
    }
}
