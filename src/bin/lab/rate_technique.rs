//! `lab rate --technique`: how hard puzzles are to people, on the scale of SE 1.2.1; one JSON line each, or CSV.

use serde_json::json;

use super::args::{Entry, Result, print, rounded};
use super::{clock, jobs};
use sudokube::exact::{Verdict, verdict};
use sudokube::say::technique::tenths;
use sudokube::technique::{Grade, Rating, Rules, Technique, rate};
use sudokube::text::one_line;

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// With --technique: leave out the techniques that hold for puzzles of one solution only
    #[arg(long, requires = "technique")]
    no_uniqueness: bool,
    /// With --technique, --evolution or --exact: print CSV
    #[arg(long)]
    pub csv: bool,
}

/// The columns, in both forms.
const COLUMNS: [&str; 8] = ["puzzle", "er", "ep", "ed", "level", "hardest", "steps", "milliseconds"];

pub fn run(args: &Args, entries: &[Entry], jobs: usize) -> Result<()> {
    if args.csv {
        print(COLUMNS.join(","));
    }
    let task = |k: usize| {
        let rules = Rules { unique: !args.no_uniqueness, ..Rules::ALL };
        let begun = clock::milliseconds();
        // No logic ends what has another number of solutions, and it would look for its chains long.
        let rating = match verdict(&entries[k].grid) {
            Verdict::One(_) => rate(&entries[k].grid, rules),
            _ => Rating::default(),
        };
        Ok((rating, clock::milliseconds() - begun))
    };
    jobs::in_order(entries.len(), jobs, task, |k, (rating, milliseconds)| {
        print(line(&entries[k], &rating, milliseconds, args.csv));
    })
}

fn line(entry: &Entry, rating: &Rating, milliseconds: f64, csv: bool) -> String {
    // What logic does not solve has no rating: it is harder than its hardest step.
    let known = |number: u16| rating.solved.then(|| tenths(number));
    let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(known);
    let level = rating.solved.then(|| Grade::of(rating.er).name().text());
    let hardest = rating.hardest.filter(|_| rating.solved).map(Technique::key);
    let (puzzle, steps, milliseconds) = (one_line(&entry.grid), rating.path.len(), rounded(milliseconds));
    if csv {
        let number = |text: Option<String>| text.unwrap_or_default();
        let (level, hardest) = (level.unwrap_or_default(), hardest.unwrap_or_default());
        return format!(
            "{puzzle},{},{},{},{level},{hardest},{steps},{milliseconds}",
            number(er),
            number(ep),
            number(ed)
        );
    }
    let number = |text: Option<String>| text.and_then(|text| text.parse::<f64>().ok());
    json!({
        "puzzle": puzzle,
        "er": number(er),
        "ep": number(ep),
        "ed": number(ed),
        "level": level,
        "hardest": hardest,
        "steps": steps,
        "milliseconds": milliseconds,
    })
    .to_string()
}
