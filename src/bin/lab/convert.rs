//! `lab convert`: puzzles of any text as another format, or as links that open them elsewhere.

use super::args::{Result, print};
use super::io::{bytes, complain};
use super::picture::{is_picture, other_format, picture};
use sudokube::photo::Seen;
use sudokube::say::echo::echo;
use sudokube::say::finding::Finding;
use sudokube::say::number::Noun;
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
    /// Of several puzzles, readings or mends, write only this one, counted from 1
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
    let format = Format::ALL.into_iter().find(|f| f.name() == args.to);
    if format.is_none() && args.to != "links" {
        let names: Vec<&str> = Format::ALL.iter().map(|f| f.name()).collect();
        return Err(format!("unknown format “{}”; choose {} or links", echo(&args.to), names.join(", ")));
    }
    let bytes = bytes(&args.file)?;
    if let Some(format) = other_format(&bytes) {
        return Err(format!("{}: {format} is not read; save it as PNG or JPEG, or as text", args.file));
    }
    let text = decode(&bytes);
    let puzzles = if is_picture(&bytes) {
        taken(args, vec![photographed(args, &bytes)?])?
    } else if is_link(&text) {
        let link = Link::read(&text).map_err(|e| e.to_string())?;
        complain("Read as SudoKube link");
        taken(args, vec![link.puzzle()])?
    } else {
        let found = open(&text).map_err(|e| format!("{}: {e}", args.file))?;
        complain(heading(&found));
        found.notes().iter().for_each(complain);
        chosen(args, found)?
    };
    let Some(format) = format else {
        puzzles.iter().for_each(links);
        return Ok(());
    };
    let left_out = puzzles.iter().filter(|p| !format.suits(p.grid.shape())).count();
    if left_out > 0 && left_out == puzzles.len() {
        return Err(format!("{}: nothing to write: {} is for 9×9 boards only", args.file, format.name()));
    }
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
    if let Some(by_hand) = found.said_by_hand() {
        complain(by_hand);
        if !args.print_only {
            complain("--print-only leaves them out");
        }
    }
    if found.grid.is_full() {
        complain(Finding::Full);
    }
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
        return taken(args, found.readings.into_iter().flat_map(|r| r.puzzles).collect());
    }
    let boards = alternatives(found);
    if is_fix && args.take.is_none() {
        let which = match boards.len() {
            1 => "the board that it may have been".to_string(),
            number => format!("the likeliest of {}", Noun::Board.of(number)),
        };
        return Err(format!("{}: --take 1 writes {which}", args.file));
    }
    // Equally good: all are written, the likeliest first.
    taken(args, boards)
}

/// The board that was asked for by its number, or all.
fn taken(args: &Args, boards: Vec<Puzzle>) -> Result<Vec<Puzzle>> {
    let Some(number) = args.take else { return Ok(boards) };
    let board = number.checked_sub(1).and_then(|at| boards.get(at).cloned());
    board.map(|board| vec![board]).ok_or_else(|| match boards.len() {
        1 => "--take: there is one board, 1".to_string(),
        boards => format!("--take: choose 1 to {boards}"),
    })
}

/// The project's own link (what follows the page's address), and those of other pages.
fn links(puzzle: &Puzzle) {
    print(format!("#{}", Link { typed: puzzle.typed.clone(), ..Link::to_puzzle(&puzzle.grid) }.write()));
    for (_, link) in open_elsewhere(&puzzle.given_grid()) {
        print(link);
    }
}
