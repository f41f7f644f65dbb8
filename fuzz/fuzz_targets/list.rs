//! Lists of puzzles with names.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    check(&format!("Puzzle,Name\n530070000600195000098000060800060003400803001700020006060000280000419005000080079,a\n{text}"));
});

/// A result whose sentence can be said, or a refusal that can.
fn check(text: &str) {
    let _ = sudokube::text::read_all(text).map(|reading| reading.what()).map_err(|error| error.to_string());
}
