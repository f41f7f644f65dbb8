//! `lab photo`: what the reader of photos is learnt from and measured with.

mod canvas;
mod dice;
mod fonts;
mod learn;
mod made;
mod measure;
mod sample;
mod screen;
mod screenshots;
mod tally;
mod train;

use clap::Subcommand;

use super::args::Result;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Read photos whose digits are known; print how many are read.
    Measure(measure::Args),
    /// Draw screenshots in many styles; print how many are read.
    Screenshots(screenshots::Args),
    /// Learn the network's weights from signs drawn in libre fonts.
    Train(train::Args),
}

pub fn run(args: &Args) -> Result<()> {
    match &args.what {
        What::Measure(args) => measure::run(args),
        What::Screenshots(args) => screenshots::run(args),
        What::Train(args) => train::run(args),
    }
}
