//! `lab photo measure`: photos whose digits are known, and how many of them are read.

use std::path::{Path, PathBuf};

use sudokube::photo::read;
use sudokube::puzzle::{Grid, Shape};

use super::super::args::{Result, print};
use super::super::clock::milliseconds;
use super::super::picture::picture;
use super::tally::{Outcome, Tally};

#[derive(clap::Args)]
pub struct Args {
    /// Folder of photos (NAME.jpg) with their digits beside them (NAME.dat), as scripts/photo-set.sh fetches them
    #[arg(value_name = "FOLDER", default_value = "target/photo-set/images")]
    folder: PathBuf,
    /// Print a line for each photo
    #[arg(long)]
    each: bool,
    /// Only photos whose place in the list leaves this rest, divided by two: 0 or 1
    #[arg(long, value_name = "REST", value_parser = clap::value_parser!(u8).range(0..=1))]
    half: Option<u8>,
}

pub fn run(args: &Args) -> Result<()> {
    let entries = std::fs::read_dir(&args.folder).map_err(|e| format!("{}: {e}", args.folder.display()))?;
    let mut photos: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    photos.retain(|p| p.extension().is_some_and(|e| e == "jpg" || e == "png") && p.with_extension("dat").exists());
    photos.sort();
    if photos.is_empty() {
        return Err(format!("{}: no photos with their digits beside them", args.folder.display()));
    }
    let mut tally = Tally::default();
    let (mut sum, mut longest) = (0.0, 0.0f64);
    for (at, photo) in photos.iter().enumerate() {
        if args.half.is_some_and(|half| at % 2 != usize::from(half)) {
            continue;
        }
        let (Some(truth), Ok(bytes)) = (truth(&photo.with_extension("dat")), std::fs::read(photo)) else { continue };
        let Ok(picture) = picture(&bytes) else {
            tally.add(Outcome::Failed);
            continue;
        };
        let start = milliseconds();
        let found = read(&picture);
        let seconds = (milliseconds() - start) / 1e3;
        sum += seconds;
        longest = longest.max(seconds);
        let outcome = Outcome::of(found.as_ref(), &truth);
        if args.each {
            let trust = found.as_ref().map(|f| f.trust);
            let doubtful = found.as_ref().map_or(0, |f| f.doubtful.len());
            let wrong = found.as_ref().map_or(0, |f| super::tally::wrong(&f.grid, &truth));
            let name = photo.file_name().unwrap_or_default().to_string_lossy().into_owned();
            print(format!("{name}\t{outcome:?}\t{trust:?}\twrong {wrong}\tdoubtful {doubtful}\t{seconds:.2} s"));
        }
        tally.add(outcome);
    }
    tally.print("Photos");
    print(format!(
        "Seconds of the processor a photo: mean {:.2}, longest {longest:.2}",
        sum / f64::from(tally.all.max(1))
    ));
    Ok(())
}

/// The digits of a file: nine rows after the lines about camera and size.
fn truth(path: &Path) -> Option<Grid> {
    let text = std::fs::read_to_string(path).ok()?;
    let row = |line: &str| -> Option<Vec<u8>> { line.split_whitespace().map(|w| w.parse().ok()).collect() };
    let cells: Vec<u8> = text.lines().filter_map(row).filter(|r| r.len() == 9).flatten().collect();
    Grid::new(Shape::Flat9, cells)
}
