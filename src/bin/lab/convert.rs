//! `lab convert`: puzzles of any text as another format, or as links that open them elsewhere.

use super::args::{Result, print};
use super::io::{bytes, complain};
use super::picture::{is_picture, picture};
use sudokube::photo::Seen;
use sudokube::say::echo::echo;
use sudokube::say::photo::Photo;
use sudokube::text::decode::decode;
use sudokube::text::extract::{Found, open};
use sudokube::text::link::{Link, is_link};
use sudokube::text::write::{Format, open_elsewhere};
use sudokube::text::{Puzzle, Reading};
use sudokube::threads::desk::files::alternatives;

#[derive(clap::Args)]
pub struct Args {
    /// Format to write: line, rows, sdm, sdk, opensudoku, csv or links
    #[arg(long, value_name = "FORMAT")]
    to: String,
    /// Write a variant as the plain puzzle of its givens
    #[arg(long)]
    plain: bool,
    /// Of several readings or mends, write only this one, counted from 1
    #[arg(long, value_name = "N")]
    take: Option<usize>,
    /// Of a picture, leave out the digits that look handwritten
    #[arg(long)]
    print_only: bool,
    /// File of puzzles in any format or text, a photo or a screenshot (PNG, JPEG), or `-` for standard input
    #[arg(value_name = "FILE")]
    file: String,
}

pub fn run(args: &Args) -> Result<()> {
    let bytes = bytes(&args.file)?;
    let text = decode(&bytes);
    let puzzles = if is_picture(&bytes) {
        vec![photographed(args, &bytes)?]
    } else if is_link(&text) {
        let link = Link::read(&text).map_err(|e| e.to_string())?;
        complain("Read as SudoKube link");
        vec![link.puzzle()]
    } else {
        let found = open(&text).map_err(|e| format!("{}: {e}", args.file))?;
        complain(heading(&found));
        found.notes().iter().for_each(complain);
        chosen(args, found)?
    };
    if args.to == "links" {
        puzzles.iter().for_each(links);
        return Ok(());
    }
    let Some(format) = Format::ALL.into_iter().find(|f| f.name() == args.to) else {
        let names: Vec<&str> = Format::ALL.iter().map(|f| f.name()).collect();
        return Err(format!("unknown format “{}”; choose {} or links", echo(&args.to), names.join(", ")));
    };
    let left_out = puzzles.iter().filter(|p| !format.suits(p.grid.shape())).count();
    if left_out > 0 {
        complain(format_args!(
            "warning: {left_out} of {} puzzles skipped: {} is for 9×9 boards only",
            puzzles.len(),
            format.name()
        ));
    }
    if format.holds_one() && puzzles.len() - left_out > 1 {
        complain(format_args!(
            "warning: only the first of {} puzzles is written: {} holds one puzzle",
            puzzles.len() - left_out,
            format.name()
        ));
    }
    print(format.write(&puzzles).trim_end_matches('\n'));
    Ok(())
}

/// The puzzle of a picture; what is doubtful about it is said.
fn photographed(args: &Args, bytes: &[u8]) -> Result<Puzzle> {
    let found = picture(bytes).map_err(|e| format!("{}: {e}", args.file))?;
    let seen = Seen::of(&found).ok_or_else(|| format!("{}: {}", args.file, Photo::NoBoard.text()))?;
    let found = seen.read(args.print_only, &[]);
    complain(found.said());
    found.said_by_hand().iter().for_each(complain);
    Ok(Puzzle::of_givens(found.grid))
}

fn heading(found: &Found) -> String {
    match (found.fix(), found.readings.first()) {
        (None, Some(reading)) => format!("Read as {}", reading.what()),
        _ => "Nearly a puzzle".to_string(),
    }
}

/// The puzzles to write: no variant and nothing that is to be mended without being told so.
fn chosen(args: &Args, found: Found) -> Result<Vec<Puzzle>> {
    let rules: Vec<&String> = found.readings.iter().flat_map(|r: &Reading| &r.dropped).collect();
    if let Some(rule) = rules.first().filter(|_| !args.plain) {
        return Err(format!("{}: a variant ({}); --plain writes its givens alone", args.file, echo(rule)));
    }
    let is_fix = found.fix().is_some();
    let is_choice = found.readings.len() > 1;
    if !is_choice && !is_fix {
        return Ok(found.readings.into_iter().flat_map(|r| r.puzzles).collect());
    }
    let boards = alternatives(found);
    match args.take {
        Some(number) => {
            let board = number.checked_sub(1).and_then(|at| boards.get(at).cloned());
            board.map(|board| vec![board]).ok_or_else(|| format!("--take: choose 1 to {}", boards.len()))
        }
        None if is_fix => Err(format!("{}: --take 1 writes the likeliest of {} boards", args.file, boards.len())),
        // Equally good: all are written, the likeliest first.
        None => Ok(boards),
    }
}

/// The project's own link (what follows the page's address), and those of other pages.
fn links(puzzle: &Puzzle) {
    print(format!("#{}", Link { typed: puzzle.typed.clone(), ..Link::to_puzzle(&puzzle.grid) }.write()));
    for (_, link) in open_elsewhere(&puzzle.given_grid()) {
        print(link);
    }
}
