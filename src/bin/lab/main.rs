//! `lab`: everything measured without a browser. One file per command.
// Not for the browser: there the tests in WebAssembly build this program as an empty one.
#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod args;
mod bench;
mod check;
mod clock;
mod compare;
mod convert;
mod explain;
mod generate;
mod jobs;
mod mantere;
mod merge;
mod part;
mod rate;
mod records;
mod say;
mod solve;
mod summary;
mod sweep;
mod table;
mod table8;
mod trace;
mod tune;
mod waters2;
mod waters4;
mod waters5;
mod waters6;
mod workbook;

use clap::error::ErrorKind;
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
    /// Run several algorithms on the same puzzles and seeds; prints one table.
    Compare(compare::Args),
    /// Make one result of the parts that `bench --shard` printed.
    Merge(merge::Args),
    /// Print the rows of a run as CSV.
    Trace(trace::Args),
    /// Print what each operator did to make one generation of a run, a sentence each.
    Explain(explain::Args),
    /// Count the solutions of a puzzle, or of every puzzle of a file, exactly.
    Check(check::Args),
    /// Write puzzles of any format as another one.
    Convert(convert::Args),
    /// Make a puzzle from a seed; prints one JSON line.
    Generate(generate::Args),
    /// Say how hard puzzles are by Mantere and Koljonen's measure; prints one JSON line per puzzle.
    Rate(rate::Args),
    /// Measure a published table again.
    Table(table::Args),
    /// Try several values of a setting; prints one JSON line per value.
    Sweep(sweep::Args),
    /// Let an evolutionary search choose the settings of an algorithm on some puzzles, and measure them on others.
    Tune(tune::Args),
    /// Write a puzzle as one of the papers' spreadsheets, with live formulas.
    Workbook(workbook::Args),
    /// Print every message that the page and the lab can show.
    Say(say::Args),
    /// List the algorithms with their settings.
    Algorithms,
}

fn main() {
    let lab = Lab::try_parse().unwrap_or_else(|error| refuse(&error));
    let result = match lab.command {
        Command::Solve(args) => solve::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Compare(args) => compare::run(&args),
        Command::Merge(args) => merge::run(&args),
        Command::Trace(args) => trace::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Generate(args) => generate::run(&args),
        Command::Rate(args) => rate::run(&args),
        Command::Table(args) => table::run(&args),
        Command::Sweep(args) => sweep::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Workbook(args) => workbook::run(&args),
        Command::Say(args) => say::run(&args),
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

/// Ends with help where it was asked for or nothing was said, else with what is wrong with the command line in one line.
fn refuse(error: &clap::Error) -> ! {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    if matches!(error.kind(), DisplayHelp | DisplayHelpOnMissingArgumentOrSubcommand | DisplayVersion) {
        error.exit();
    }
    let text = error.to_string();
    // The first paragraph says what is wrong; usage and tips follow.
    let lines = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    let sentence = lines.collect::<Vec<_>>().join(" ");
    eprintln!("{}; see lab --help", sentence.trim_start_matches("error: ").trim_end_matches(['.', ':']));
    std::process::exit(2);
}
