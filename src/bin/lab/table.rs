//! `lab table`: a published table measured again, beside its published figures.

use super::args::Result;
use super::table8;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    which: Which,
}

#[derive(clap::Subcommand)]
enum Which {
    /// Waters' table 8: a SudoKube's six faces at once, and one after the other.
    #[command(name = "8")]
    Eight(table8::Args),
}

pub fn run(args: &Args) -> Result<()> {
    match &args.which {
        Which::Eight(args) => table8::run(args),
    }
}
