//! The command line of the lab: what is wrong with it is said in one line, and runs repeat themselves.

mod files;
mod refusals;
mod runs;
mod studies;

use std::process::Command;

const PUZZLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/several.tsv");

/// Whether it ended well, what it printed, and what it complained of.
fn lab(args: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_lab")).args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}
