//! A picture file as grey pixels, turned as the camera says.

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageReader};
use std::io::Cursor;
use sudokube::photo::Grey;

/// Whether bytes are those of a picture that can be read: PNG or JPEG.
pub fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n") || bytes.starts_with(b"\xff\xd8\xff")
}

/// The name of a picture's format that is not read, by the first bytes of the file.
pub fn other_format(bytes: &[u8]) -> Option<&'static str> {
    let is_at = |at: usize, mark: &[u8]| bytes.get(at..).is_some_and(|rest| rest.starts_with(mark));
    let formats: [(usize, &[u8], &str); 9] = [
        (0, b"GIF8", "GIF"),
        (8, b"WEBP", "WebP"),
        (4, b"ftypheic", "HEIC"),
        (4, b"ftypheix", "HEIC"),
        (4, b"ftypmif1", "HEIC"),
        (4, b"ftypavif", "AVIF"),
        (0, b"II*\0", "TIFF"),
        (0, b"MM\0*", "TIFF"),
        (0, b"%PDF-", "PDF"),
    ];
    let is_bitmap = || bytes.starts_with(b"BM") && bytes.contains(&0);
    let known = formats.into_iter().find(|&(at, mark, _)| is_at(at, mark)).map(|(_, _, name)| name);
    known.or_else(|| is_bitmap().then_some("BMP"))
}

/// The picture of a PNG or JPEG file.
pub fn picture(bytes: &[u8]) -> Result<Grey, String> {
    let damaged = |why: &dyn std::fmt::Display| format!("this picture is damaged or cut off ({why})");
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(|e| damaged(&e))?;
    let mut decoder = reader.into_decoder().map_err(|e| damaged(&e))?;
    let turned = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|e| damaged(&e))?;
    picture.apply_orientation(turned);
    let rgba = picture.to_rgba8();
    let (width, height) = (rgba.width() as usize, rgba.height() as usize);
    Grey::of_rgba(width, height, rgba.as_raw()).ok_or_else(|| "the picture is empty or too large".to_string())
}
