//! `lab say`: every message that the page and the lab can show.

use super::args::Result;

#[derive(clap::Args)]
pub struct Args {
    /// Print every message: its subject, its name and its text, with tabs between them.
    #[arg(long, required = true)]
    list: bool,
}

pub fn run(_: &Args) -> Result<()> {
    for entry in sudokube::say::catalogue::catalogue() {
        println!("{}\t{}\t{}", entry.subject, entry.name, entry.text);
    }
    Ok(())
}
