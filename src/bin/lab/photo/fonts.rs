//! The fonts that scripts/photo-fonts.mjs unpacks: one folder for each use.

use fontdue::{Font, FontSettings};
use std::path::Path;

use super::super::args::Result;

/// All fonts of a folder, in the order of their names.
pub fn faces(folder: &Path) -> Result<Vec<Font>> {
    let refused = |e: &dyn std::fmt::Display| format!("{}: {e}; run scripts/photo-fonts.mjs first", folder.display());
    let entries = std::fs::read_dir(folder).map_err(|e| refused(&e))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut faces = Vec::new();
    for path in paths.iter().filter(|p| p.extension().is_some_and(|e| e == "ttf")) {
        let bytes = std::fs::read(path).map_err(|e| refused(&e))?;
        let font = Font::from_bytes(bytes, FontSettings { scale: 80.0, ..FontSettings::default() });
        faces.push(font.map_err(|e| format!("{}: {e}", path.display()))?);
    }
    if faces.is_empty() { Err(refused(&"no fonts")) } else { Ok(faces) }
}

/// A sign as it is drawn: how much of each pixel is ink.
pub struct Drawn {
    pub width: usize,
    pub height: usize,
    pub ink: Vec<f32>,
}

/// A sign so large that a digit is `height` pixels high.
pub fn draw(font: &Font, sign: char, height: f32) -> Drawn {
    // Digits that hang below the line or end at the small letters are as high as their largest says.
    let tall = ('1'..='9').map(|c| font.metrics(c, 100.0).height).max().unwrap_or(0).max(1);
    let (metrics, ink) = font.rasterize(sign, (height * 100.0 / tall as f32).clamp(4.0, 400.0));
    let ink = ink.iter().map(|v| f32::from(*v) / 255.0).collect();
    Drawn { width: metrics.width, height: metrics.height, ink }
}
