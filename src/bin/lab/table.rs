//! `lab table`: a published table measured again, beside its published figures.

use super::args::Result;
use super::{args, table8, waters2, waters4, waters5, waters6};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    which: Which,
}

#[derive(clap::Subcommand)]
enum Which {
    /// Waters' table 2: solutions of the faces of hard cubes.
    #[command(name = "2")]
    Two {
        /// How many cubes.
        #[arg(long, default_value = "5", value_parser = args::count)]
        cubes: usize,
        /// Seed of the first cube; the others count on from it.
        #[arg(long, default_value = "1", value_parser = args::seed)]
        first_seed: u64,
    },
    /// Waters' table 4: five puzzles, her method beside what the papers compare with.
    #[command(name = "4")]
    Four(waters4::Args),
    /// Waters' table 5: solve rates by class.
    #[command(name = "5")]
    Five(waters5::Args),
    /// Waters' table 6: time and generations on the puzzles of Helsingin Sanomat.
    #[command(name = "6")]
    Six(waters6::Args),
    /// Waters' table 7: time and generations on the puzzles of Aamulehti.
    #[command(name = "7")]
    Seven(waters6::Args),
    /// Waters' table 8: a SudoKube's six faces at once, and one after the other.
    #[command(name = "8")]
    Eight(table8::Args),
}

pub fn run(args: &Args) -> Result<()> {
    match &args.which {
        Which::Two { cubes, first_seed } => waters2::run(*first_seed, *cubes as u64),
        Which::Four(args) => waters4::run(args),
        Which::Five(args) => waters5::run(args),
        Which::Six(args) => waters6::run_6(args),
        Which::Seven(args) => waters6::run_7(args),
        Which::Eight(args) => table8::run(args),
    }
}
