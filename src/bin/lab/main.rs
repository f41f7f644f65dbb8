//! `lab`: everything measured without a browser. One file per command.
// Not for the browser: there the tests in WebAssembly build this program as an empty one.
#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod args;
mod bench;
mod check;
mod generate;
mod jobs;
mod solve;
mod table;
mod table8;
mod trace;

use clap::{Parser, Subcommand};

/// SudoKube's laboratory: solve, trace, measure and check puzzles natively.
#[derive(Parser)]
#[command(name = "lab", version, about)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Solve one puzzle; prints one JSON line.
    Solve(solve::Args),
    /// Solve every puzzle of a file with many seeds; prints one JSON line per puzzle and a summary.
    Bench(bench::Args),
    /// Print the rows of a run as CSV.
    Trace(trace::Args),
    /// Count the solutions of a puzzle, or of every puzzle of a file, exactly.
    Check(check::Args),
    /// Make a puzzle from a seed; prints one JSON line.
    Generate(generate::Args),
    /// Measure a published table again.
    Table(table::Args),
    /// List the algorithms with their settings.
    Algorithms,
}

fn main() {
    let result = match Lab::parse().command {
        Command::Solve(args) => solve::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Trace(args) => trace::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Generate(args) => generate::run(&args),
        Command::Table(args) => table::run(&args),
        Command::Algorithms => {
            args::list_algorithms();
            Ok(())
        }
    };
    if let Err(sentence) = result {
        eprintln!("{sentence}");
        std::process::exit(2);
    }
}
