//! `lab convert`: puzzles of any format as another one, or as links that open them elsewhere.

use super::args::{Result, print};
use super::io::{complain, content};
use sudokube::say::echo::echo;
use sudokube::text::link::{Link, is_link};
use sudokube::text::write::{Format, open_elsewhere};
use sudokube::text::{Puzzle, read_all};

#[derive(clap::Args)]
pub struct Args {
    /// Format to write: line, rows, sdm, sdk, opensudoku, csv or links
    #[arg(long, value_name = "FORMAT")]
    to: String,
    /// File of puzzles in any format, or `-` for standard input
    #[arg(value_name = "FILE")]
    file: String,
}

pub fn run(args: &Args) -> Result<()> {
    let text = content(&args.file)?;
    let (what, puzzles) = if is_link(&text) {
        let link = Link::read(&text).map_err(|e| e.to_string())?;
        ("SudoKube link".to_string(), vec![link.puzzle()])
    } else {
        let reading = read_all(&text).map_err(|e| format!("{}: {e}", args.file))?;
        (reading.what(), reading.puzzles)
    };
    complain(format_args!("Read as {what}"));
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

/// The project's own link (what follows the page's address), and those of other pages.
fn links(puzzle: &Puzzle) {
    print(format!("#{}", Link { typed: puzzle.typed.clone(), ..Link::to_puzzle(&puzzle.grid) }.write()));
    for (_, link) in open_elsewhere(&puzzle.given_grid()) {
        print(link);
    }
}
