//! Pictures become puzzles: two drawn screenshots, turned and spoilt, and pictures of anything.

use std::io::Cursor;
use std::process::Command;

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageEncoder};
use proptest::prelude::*;
use sudokube::photo::{Grey, Point, Quad, Trust, read, read_within};
use sudokube::text::{one_line, rows};

/// Drawn by `lab photo screenshots --keep FOLDER --right-too` (seeds 9001 to 9012, 20015 and 20340), and what stands in them.
const PICTURES: [(&str, &str); 4] = [
    ("screenshot-light.png", include_str!("../corpus/screenshot-light.txt")),
    ("screenshot-dark.jpg", include_str!("../corpus/screenshot-dark.txt")),
    // Letters as wide as numbers of two digits.
    ("screenshot-letters.png", include_str!("../corpus/screenshot-letters.txt")),
    // Strokes so thin that digits fall apart.
    ("screenshot-hairlines.png", include_str!("../corpus/screenshot-hairlines.txt")),
];

fn path(name: &str) -> String {
    format!("{}/tests/corpus/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn open(name: &str) -> DynamicImage {
    image::open(path(name)).unwrap()
}

fn grey(picture: &DynamicImage) -> Grey {
    let rgba = picture.to_rgba8();
    Grey::of_rgba(rgba.width() as usize, rgba.height() as usize, rgba.as_raw()).unwrap()
}

#[test]
fn screenshots_are_read() {
    for (name, puzzle) in PICTURES {
        let found = read(&grey(&open(name))).unwrap();
        assert_eq!(one_line(&found.grid), puzzle.trim(), "{name}");
        assert_ne!(found.trust, Trust::Unsolved);
        let again = read_within(&grey(&open(name)), &found.corners).unwrap();
        assert_eq!(one_line(&again.grid), puzzle.trim(), "{name} within its corners");
    }
}

#[test]
fn a_picture_that_lies_on_its_side_or_head_is_read() {
    let (name, puzzle) = PICTURES[0];
    let picture = open(name);
    for turned in [picture.rotate90(), picture.rotate180(), picture.rotate270()] {
        assert_eq!(one_line(&read(&grey(&turned)).unwrap().grid), puzzle.trim());
    }
}

#[test]
fn the_lab_converts_pictures_and_says_how_sure_it_is() {
    for (name, puzzle) in PICTURES {
        let output =
            Command::new(env!("CARGO_BIN_EXE_lab")).args(["convert", "--to", "line", &path(name)]).output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), puzzle.trim());
        assert!(String::from_utf8(output.stderr).unwrap().contains("Read as a picture of a "));
    }
}

#[test]
fn a_picture_is_turned_as_the_camera_says() {
    let turned = open(PICTURES[0].0).rotate270();
    let mut bytes = Cursor::new(Vec::new());
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
    // Exif with one entry: orientation 6, a quarter to the right.
    let exif = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    encoder.set_exif_metadata(exif.to_vec()).unwrap();
    encoder
        .write_image(turned.to_rgb8().as_raw(), turned.width(), turned.height(), image::ExtendedColorType::Rgb8)
        .unwrap();
    let file = std::env::temp_dir().join(format!("sudokube-turned-{}.jpg", std::process::id()));
    std::fs::write(&file, bytes.into_inner()).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(["convert", "--to", "line"]).arg(&file).output().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), PICTURES[0].1.trim());
}

/// A picture of a 9×9 whose corners are known, with a part of some squares painted white: how far down and across it goes, as shares.
fn painted(picture: &Grey, corners: &Quad, squares: &[usize], down: (f32, f32), across: (f32, f32)) -> Grey {
    let mut pixels = picture.pixels().to_vec();
    let cell = (corners[1].x - corners[0].x) / 9.0;
    for square in squares {
        let (x, y) = (corners[0].x + (square % 9) as f32 * cell, corners[0].y + (square / 9) as f32 * cell);
        for row in (y + down.0 * cell) as usize..(y + down.1 * cell) as usize {
            for column in (x + across.0 * cell) as usize..(x + across.1 * cell) as usize {
                pixels[row * picture.width() + column] = 255;
            }
        }
    }
    Grey::new(picture.width(), picture.height(), pixels).unwrap()
}

#[test]
fn a_covered_digit_is_never_called_certain_and_wrong() {
    let (name, puzzle) = PICTURES[0];
    let picture = grey(&open(name));
    let corners = read(&picture).unwrap().corners;
    for (square, digit) in puzzle.trim().chars().enumerate().filter(|(_, c)| c.is_ascii_digit()) {
        // The lower half of one digit.
        let found = read(&painted(&picture, &corners, &[square], (0.5, 0.9), (0.12, 0.88))).unwrap();
        let right = one_line(&found.grid) == puzzle.trim();
        assert!(right || found.trust != Trust::Certain, "{digit} of square {square}:\n{}", rows(&found.grid));
    }
}

/// A crossword or a table; a person may still say that it is a board, by its corners.
#[test]
fn a_large_grid_without_digits_is_a_board_only_within_given_corners() {
    let picture = grey(&open(PICTURES[0].0));
    let corners = read(&picture).unwrap().corners;
    let all: Vec<usize> = (0..81).collect();
    let bare = painted(&picture, &corners, &all, (0.1, 0.9), (0.1, 0.9));
    assert!(read(&bare).is_none());
    assert!(read_within(&bare, &corners).unwrap().grid.is_empty());
}

#[test]
fn what_is_no_picture_says_so() {
    let file = std::env::temp_dir().join(format!("sudokube-broken-{}.png", std::process::id()));
    std::fs::write(&file, b"\x89PNG\r\n\x1a\nbroken").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(["convert", "--to", "line"]).arg(&file).output().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("error: "));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Pictures of noise, of lines and of blocks: none panics, and what is read fits its shape.
    #[test]
    fn any_picture_is_read_or_refused(
        width in 1usize..160, height in 1usize..160, period in 1usize..40, seed in any::<u64>(), kind in 0u8..4,
    ) {
        let mut state = seed | 1;
        let pixels = (0..width * height).map(|i| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let (x, y) = (i % width, i / width);
            let on_line = x % period == 0 || y % period == 0;
            match kind {
                0 => state as u8,
                1 => if on_line { 0 } else { 255 },
                2 => if on_line { 0 } else { 128 | state as u8 },
                _ => if (x / period + y / period) % 2 == 0 { 20 } else { (200 + state % 50) as u8 },
            }
        }).collect();
        let picture = Grey::new(width, height, pixels).unwrap();
        if let Some(found) = read(&picture) {
            prop_assert_eq!(found.grid.cells().len(), found.grid.shape().side().pow(2));
            prop_assert!(!found.said().is_empty());
        }
        let corner = |k: u32| ((seed >> k) % 200) as f32 - 20.0;
        let quad = [0, 16, 32, 48].map(|k| Point { x: corner(k), y: corner(k + 8) });
        let _ = read_within(&picture, &quad);
    }
}
