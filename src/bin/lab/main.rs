//! `lab`: everything measured without a browser. One file per command.
// Not for the browser: there the tests in WebAssembly build this program as an empty one.
#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod agreement;
mod args;
mod bench;
mod cases;
mod check;
mod clock;
mod compare;
mod convert;
mod difficulty;
mod examples;
mod explain;
mod generate;
mod generate_graded;
mod io;
mod ioh;
mod jobs;
mod kind;
mod large;
mod lessons;
mod linked;
mod mantere;
mod merge;
mod next;
mod outcome;
mod part;
mod path;
mod percentile;
mod photo;
mod picture;
mod plan;
mod puzzles;
mod rate;
mod rate_evolution;
mod rate_technique;
mod records;
mod say;
mod solve;
mod summary;
mod sweep;
mod table;
mod table8;
mod trace;
mod tune;
mod versus;
mod waters2;
mod waters4;
mod waters5;
mod waters6;
mod workbook;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

/// Solve, measure, generate and check Sudokus and SudoKubes without a browser.
#[derive(Parser)]
#[command(name = "lab", version)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Solve a puzzle and print the result as one JSON line.
    Solve(solve::Args),
    /// Solve every puzzle of a file with many seeds; print one JSON line per puzzle and a summary.
    Bench(bench::Args),
    /// Run several algorithms on the same puzzles and seeds; print one table.
    Compare(compare::Args),
    /// Combine the parts that `bench --shard` printed into one result.
    Merge(merge::Args),
    /// Print the rows of a run as CSV.
    Trace(trace::Args),
    /// Explain one generation of a run, operator by operator.
    Explain(explain::Args),
    /// Count the solutions of a puzzle, or of every puzzle of a file, with the exact solver.
    Check(check::Args),
    /// Convert puzzles from any format to another.
    Convert(convert::Args),
    /// Generate puzzles by level of technique, or (flat, cube, large) by share of givens, or a benchmark of large boards.
    Generate(generate::Args),
    /// Rate the difficulty of puzzles by Mantere and Koljonen's measure, by technique, by evolution or by exact search; print one JSON line each.
    Rate(rate::Args),
    /// Find puzzles whose rating one technique alone decides; print one line each.
    Cases(cases::Args),
    /// Find puzzles for the pages of the Techniques view: an example and some to practise for each; print one line each.
    Examples(examples::Args),
    /// Solve a puzzle by logic; print every step with its number, squares as r1c1 and chains in Eureka notation.
    Path(path::Args),
    /// Explain the next step by logic, in a learner's order and in three strengths; print one JSON line.
    Hint(path::Subject),
    /// Reproduce a published table.
    Table(table::Args),
    /// Try several values of a setting; print one JSON line per value.
    Sweep(sweep::Args),
    /// Optimise the settings of an algorithm on training puzzles, and measure them on test puzzles.
    Tune(tune::Args),
    /// Write a puzzle as one of the papers' spreadsheets, with live formulas.
    Workbook(workbook::Args),
    /// Repeat the lessons with fresh seeds; print how often each shows what its own run shows.
    Lessons(lessons::Args),
    /// Measure the reader of photos, or learn its network's weights.
    Photo(photo::Args),
    /// Print every message of the page.
    Say(say::Args),
    /// List the algorithms with their settings.
    Algorithms,
}

fn main() {
    if let Some(option) = unknown_option() {
        io::complain(format_args!("error: unexpected argument '{option}' found; see lab --help"));
        std::process::exit(2);
    }
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
        Command::Cases(args) => cases::run(&args),
        Command::Examples(args) => examples::run(&args),
        Command::Path(args) => path::run(&args),
        Command::Hint(args) => path::hint(&args),
        Command::Table(args) => table::run(&args),
        Command::Sweep(args) => sweep::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Workbook(args) => workbook::run(&args),
        Command::Lessons(args) => lessons::run(&args),
        Command::Photo(args) => photo::run(&args),
        Command::Say(args) => say::run(&args),
        Command::Algorithms => {
            args::list_algorithms();
            Ok(())
        }
    };
    if let Err(sentence) = result {
        io::complain(format_args!("error: {sentence}"));
        std::process::exit(2);
    }
}

/// An option that the command does not have and that the place of its puzzle would take, as a puzzle may begin with hyphens.
fn unknown_option() -> Option<String> {
    let mut lab = Lab::command();
    lab.build();
    let mut command = &lab;
    for word in std::env::args_os().skip(1) {
        let Some(word) = word.to_str().filter(|word| *word != "--") else { break };
        if let Some(inner) = command.find_subcommand(word) {
            command = inner;
            continue;
        }
        let name = word.strip_prefix("--").and_then(|name| name.split('=').next()).unwrap_or_default();
        // Only digits make a puzzle so short.
        let is_option = name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.len() <= 30
            && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        let mut names = command.get_arguments().filter_map(|arg| arg.get_long_and_visible_aliases()).flatten();
        let takes_all = command.get_positionals().any(|arg| arg.is_allow_hyphen_values_set());
        if is_option && takes_all && !names.any(|known| known == name) {
            return Some(word.to_string());
        }
    }
    None
}

/// Ends with help where it was asked for or nothing was said, else with what is wrong with the command line in one line.
fn refuse(error: &clap::Error) -> ! {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match error.kind() {
        DisplayHelp | DisplayVersion => {
            io::print_text(error.render());
            std::process::exit(0);
        }
        DisplayHelpOnMissingArgumentOrSubcommand => error.exit(),
        _ => {}
    }
    let text = error.to_string();
    // The first paragraph says what is wrong; usage and tips follow.
    let lines = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    let sentence = lines.collect::<Vec<_>>().join(" ");
    let sentence = sentence.trim_start_matches("error: ").trim_end_matches(['.', ':']);
    io::complain(format_args!("error: {sentence}; see lab --help"));
    std::process::exit(2);
}
