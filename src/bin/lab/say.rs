//! `lab say`: every message of the page.

use super::args::{Result, print};

#[derive(clap::Args)]
pub struct Args {
    /// Print the subject, name and text of every message, separated by tabs.
    #[arg(long, required = true)]
    list: bool,
}

pub fn run(_: &Args) -> Result<()> {
    for entry in sudokube::say::catalogue::catalogue() {
        print(format!("{}\t{}\t{}", entry.subject, entry.name, entry.text));
    }
    Ok(())
}
