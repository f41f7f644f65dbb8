//! `lab table`: a published table measured again, beside its published figures.

use super::args::Result;
use super::{
    agreement, args, difficulty, linked, mantere, next, percentile, table8, waters2, waters4, waters5, waters6,
};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    which: Which,
}

#[derive(clap::Subcommand)]
enum Which {
    /// Mantere and Koljonen's table 1: how many runs find the solution.
    #[command(name = "1")]
    MantereOne(mantere::Args),
    /// Mantere and Koljonen's table 2: generations by class.
    #[command(name = "mk2")]
    MantereTwo(mantere::Args),
    /// Mantere and Koljonen's table 3: how often runs agree on puzzles generated their way.
    #[command(name = "3")]
    MantereThree(mantere::Making),
    /// Mantere and Koljonen's table 5: five puzzles with and without a limit.
    #[command(name = "mk5")]
    MantereFive(mantere::Args),
    /// The puzzles printed by Mantere and Koljonen, and AI Escargot.
    #[command(name = "mk-figures")]
    MantereFigures(mantere::Args),
    /// Waters' table 2: solutions of the faces of hard cubes.
    #[command(name = "2")]
    Two {
        /// Number of cubes
        #[arg(long, default_value = "5", value_parser = args::count)]
        cubes: usize,
        /// Seed of the first cube; the others count up from it
        #[arg(long, default_value = "1", value_parser = args::seed)]
        first_seed: u64,
    },
    /// Waters' table 4: five puzzles, the thesis' method beside those it is compared with.
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
    /// Waters' table 8: a SudoKube's six faces at once, and one after another.
    #[command(name = "8")]
    Eight(table8::Args),
    /// Ratings by technique beside those of a rater of SE 1.2.1.
    #[command(name = "technique")]
    Technique(agreement::Args),
    /// Ratings by technique, evolution and exact search of the same puzzles: how far they agree.
    #[command(name = "difficulty")]
    Difficulty(difficulty::Args),
    /// SudoKubes by technique: their numbers, and the steps that need more than one face.
    #[command(name = "cubes")]
    Cubes(linked::Args),
    /// How many minimal puzzles made at random have which ER.
    #[command(name = "percentile")]
    Percentile(percentile::Args),
    /// How much harder or easier the puzzle is that follows a game.
    #[command(name = "next")]
    Next(next::Args),
}

pub fn run(args: &Args) -> Result<()> {
    match &args.which {
        Which::MantereOne(args) => mantere::table_1(args),
        Which::MantereTwo(args) => mantere::table_2(args),
        Which::MantereThree(args) => mantere::table_3(args),
        Which::MantereFive(args) => mantere::table_5(args),
        Which::MantereFigures(args) => mantere::figures(args),
        Which::Two { cubes, first_seed } => waters2::run(*first_seed, *cubes as u64),
        Which::Four(args) => waters4::run(args),
        Which::Five(args) => waters5::run(args),
        Which::Six(args) => waters6::run_6(args),
        Which::Seven(args) => waters6::run_7(args),
        Which::Eight(args) => table8::run(args),
        Which::Technique(args) => agreement::run(args),
        Which::Difficulty(args) => difficulty::run(args),
        Which::Cubes(args) => linked::run(args),
        Which::Percentile(args) => percentile::run(args),
        Which::Next(args) => next::run(args),
    }
}
