//! A picture file as grey pixels, turned as the camera says.

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageReader};
use std::io::Cursor;
use sudokube::photo::Grey;

/// Whether bytes are those of a picture that can be read: PNG or JPEG.
pub fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n") || bytes.starts_with(b"\xff\xd8\xff")
}

/// The picture of a PNG or JPEG file.
pub fn picture(bytes: &[u8]) -> Result<Grey, String> {
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(|e| e.to_string())?;
    let mut decoder = reader.into_decoder().map_err(|e| e.to_string())?;
    let turned = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|e| e.to_string())?;
    picture.apply_orientation(turned);
    let rgba = picture.to_rgba8();
    let (width, height) = (rgba.width() as usize, rgba.height() as usize);
    Grey::of_rgba(width, height, rgba.as_raw()).ok_or_else(|| "the picture is empty or too large".to_string())
}
