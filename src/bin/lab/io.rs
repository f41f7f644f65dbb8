//! What the lab reads and prints. Nothing is lost in silence: only a reader that went away (`| head`) ends the program quietly.

use std::fmt::Display;
use std::io::{ErrorKind, Read, Write};

use sudokube::say::echo::plain;
use sudokube::text::decode::decode;

/// Errors of the command line are sentences.
pub type Result<T> = std::result::Result<T, String>;

/// Prints one line.
pub fn print(line: impl Display) {
    let mut out = std::io::stdout();
    written(writeln!(out, "{line}").and_then(|()| out.flush()));
}

/// Prints a text as it is.
pub fn print_text(text: impl Display) {
    let mut out = std::io::stdout();
    written(write!(out, "{text}").and_then(|()| out.flush()));
}

/// Says what is wrong. Nobody may be there to read it; what it repeats of names and files hides or turns nothing.
pub fn complain(sentence: impl Display) {
    let _ = writeln!(std::io::stderr(), "{}", plain(&sentence.to_string()));
}

fn written(done: std::io::Result<()>) {
    match done {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            complain(format_args!("error: cannot write the output: {error}"));
            std::process::exit(2);
        }
    }
}

/// The text of a file, as the page reads it; `-` is standard input.
pub fn content(path: &str) -> Result<String> {
    bytes(path).map(|bytes| decode(&bytes))
}

/// The bytes of a file; `-` is standard input.
pub fn bytes(path: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match path {
        "-" => std::io::stdin().read_to_end(&mut bytes).map_err(|e| format!("cannot read standard input: {e}"))?,
        _ => std::fs::File::open(path)
            .and_then(|mut file| file.read_to_end(&mut bytes))
            .map_err(|e| format!("cannot read {path}: {e}"))?,
    };
    Ok(bytes)
}

/// Reads a number of seconds, for the command line.
pub fn seconds(text: &str) -> Result<f64> {
    let seconds = text.parse().ok().filter(|s: &f64| s.is_finite() && *s >= 0.0);
    seconds.ok_or_else(|| "enter a number of seconds, 0 or more".to_string())
}

/// Refuses seeds that count up from a first one beyond the largest.
pub fn countable(first: u64, seeds: u64) -> Result<()> {
    match first.checked_add(seeds.saturating_sub(1)) {
        Some(_) => Ok(()),
        None => Err(format!("{seeds} seeds from {first} go beyond the largest, {}", u64::MAX)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_finite_and_not_negative() {
        assert_eq!(seconds("0.5"), Ok(0.5));
        assert!(["-1", "NaN", "inf", "-inf", "1e999", "x", ""].into_iter().all(|text| seconds(text).is_err()));
    }

    #[test]
    fn seeds_end_at_the_largest() {
        assert!(countable(u64::MAX, 1).is_ok() && countable(u64::MAX - 9, 10).is_ok());
        assert!(countable(u64::MAX, 2).is_err() && countable(u64::MAX - 9, 11).is_err());
    }
}
