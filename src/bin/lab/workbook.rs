//! `lab workbook`: a puzzle as one of the papers' spreadsheets.

use super::args::{Result, puzzle};
use sudokube::export::workbook::Model;
use sudokube::text::link::Link;

#[derive(clap::Args)]
pub struct Args {
    /// rank-sheet or binary-program.
    #[arg(long)]
    model: String,
    /// The file to write, ending in .xlsx.
    #[arg(long, value_name = "FILE")]
    out: std::path::PathBuf,
    /// The puzzle, a link to one, or `-` for standard input.
    #[arg(allow_hyphen_values = true)]
    puzzle: String,
}

pub fn run(args: &Args) -> Result<()> {
    let grid = puzzle(&args.puzzle)?;
    let Some(model) = Model::ALL.into_iter().find(|m| m.names().1 == args.model) else {
        let names: Vec<&str> = Model::ALL.iter().map(|m| m.names().1).collect();
        return Err(format!("“{}” is no spreadsheet: {}", args.model, names.join(", ")));
    };
    let link = format!("#{}", Link::to_puzzle(&grid).write());
    let bytes = model.write(&grid, grid.cells(), &link).map_err(|e| e.to_string())?;
    std::fs::write(&args.out, bytes).map_err(|e| format!("{} cannot be written: {e}", args.out.display()))
}
