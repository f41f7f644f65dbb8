//! `lab say`: every message of the page.

use super::args::Result;

#[derive(clap::Args)]
pub struct Args {
    /// Print the subject, name and text of every message, separated by tabs.
    #[arg(long, required = true)]
    list: bool,
}

pub fn run(_: &Args) -> Result<()> {
    for entry in sudokube::say::catalogue::catalogue() {
        println!("{}\t{}\t{}", entry.subject, entry.name, entry.text);
    }
    Ok(())
}
