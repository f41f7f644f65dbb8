//! `lab photo screenshots`: screenshots in many styles are drawn, and it is counted how many of them are read.

use std::io::Cursor;
use std::path::PathBuf;

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, GrayImage};
use sudokube::photo::read;
use sudokube::puzzle::Shape;
use sudokube::text::one_line;

use super::super::args::{Result, countable, print};
use super::super::picture::picture;
use super::dice::Dice;
use super::fonts::faces;
use super::made::puzzle;
use super::screen::screen;
use super::tally::{Outcome, Tally, wrong};

#[derive(clap::Args)]
pub struct Args {
    /// Folder of scripts/photo-fonts.mjs
    #[arg(long, value_name = "FOLDER", default_value = "target/photo-fonts")]
    fonts: PathBuf,
    /// Seed of the first; each has the next one
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many
    #[arg(long, default_value_t = 500)]
    count: u64,
    /// Write those that are not wholly right into this folder, each with its digits beside it
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// With --keep, write those that are right too
    #[arg(long)]
    right_too: bool,
}

pub fn run(args: &Args) -> Result<()> {
    // Half are in fonts that the network has learnt from, half in others.
    let fonts = [faces(&args.fonts.join("print"))?, faces(&args.fonts.join("kept-back"))?];
    let shapes = [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat9, Shape::Flat9, Shape::Flat16];
    let mut all = Tally::default();
    let mut kinds: Vec<(String, Tally)> = ["4×4", "6×6", "9×9", "16×16", "fonts learnt from", "other fonts"]
        .into_iter()
        .map(|name| (name.to_string(), Tally::default()))
        .collect();
    countable(args.seed, args.count)?;
    for seed in (0..args.count).map(|k| args.seed + k) {
        let mut dice = Dice::new(seed);
        let shape = *dice.pick(&shapes);
        let of = dice.below(2);
        let truth = puzzle(shape, &mut dice);
        let canvas = screen(&truth, dice.pick(&fonts[of]), &mut dice);
        let pixels = canvas.pixels.iter().map(|v| v.round().clamp(0.0, 255.0) as u8).collect();
        let drawn = GrayImage::from_raw(canvas.width as u32, canvas.height as u32, pixels);
        let bytes = file(drawn.map(DynamicImage::from).ok_or("an empty screenshot")?, &mut dice)?;
        let found = read(&picture(&bytes)?);
        let outcome = Outcome::of(found.as_ref(), &truth);
        all.add(outcome);
        let size = [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16].iter().position(|s| *s == shape);
        kinds[size.unwrap_or(0)].1.add(outcome);
        kinds[4 + of].1.add(outcome);
        if outcome != Outcome::Right {
            let trust = found.as_ref().map(|f| f.trust);
            let wrong = found.as_ref().map_or(0, |f| wrong(&f.grid, &truth));
            print(format!("Seed {seed}: {} {outcome:?}, {trust:?}, {wrong} wrong", shape.code()));
        }
        if let Some(folder) = args.keep.as_ref().filter(|_| args.right_too || outcome != Outcome::Right) {
            let end = if bytes.starts_with(b"\x89PNG") { "png" } else { "jpg" };
            let path = folder.join(format!("{seed}.{end}"));
            let text = format!("{}\n", one_line(&truth));
            let written = std::fs::write(&path, &bytes).and_then(|()| std::fs::write(path.with_extension("txt"), text));
            written.map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    all.print("Screenshots");
    kinds.iter().for_each(|(name, tally)| tally.print(name));
    Ok(())
}

/// As a file: half as JPEG, a third of all after being made larger or smaller.
fn file(mut drawn: DynamicImage, dice: &mut Dice) -> Result<Vec<u8>> {
    if dice.happens(0.33) {
        let by = dice.within(0.8, 1.4);
        let scaled = |side: u32| (side as f32 * by).round().max(1.0) as u32;
        drawn = drawn.resize_exact(scaled(drawn.width()), scaled(drawn.height()), FilterType::Triangle);
    }
    let mut bytes = Cursor::new(Vec::new());
    let written = if dice.happens(0.5) {
        drawn.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, 40 + dice.below(56) as u8))
    } else {
        drawn.write_to(&mut bytes, image::ImageFormat::Png)
    };
    written.map_err(|e| e.to_string())?;
    Ok(bytes.into_inner())
}
