//! Squares as SudokuWiki packs them.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    check(&format!("S9B{text}"));
});

/// A result whose sentence can be said, or a refusal that can.
fn check(text: &str) {
    let _ = sudokube::text::read_all(text).map(|reading| reading.what()).map_err(|error| error.to_string());
}
