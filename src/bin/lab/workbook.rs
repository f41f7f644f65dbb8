//! `lab workbook`: a puzzle as one of the papers' spreadsheets.

use super::args::{Result, puzzle};
use sudokube::export::workbook::Model;
use sudokube::say::echo::echo;
use sudokube::text::link::Link;

#[derive(clap::Args)]
pub struct Args {
    /// Spreadsheet: rank-sheet, binary-program or iterating
    #[arg(long)]
    model: String,
    /// File to write, ending in .xlsx
    #[arg(long, value_name = "FILE")]
    out: std::path::PathBuf,
    /// Puzzle, link to a puzzle, or `-` for standard input
    #[arg(allow_hyphen_values = true)]
    puzzle: String,
}

pub fn run(args: &Args) -> Result<()> {
    let grid = puzzle(&args.puzzle)?;
    let Some(model) = Model::ALL.into_iter().find(|m| m.name() == args.model) else {
        let names: Vec<&str> = Model::ALL.iter().map(|m| m.name()).collect();
        return Err(format!("unknown spreadsheet “{}”; choose one of {}", echo(&args.model), names.join(", ")));
    };
    let link = format!("#{}", Link::to_puzzle(&grid).write());
    let bytes = model.write(&grid, grid.cells(), &link).map_err(|e| e.to_string())?;
    std::fs::write(&args.out, bytes).map_err(|e| format!("cannot write {}: {e}", args.out.display()))
}
