//! Attributes and saved games in XML.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    check(&format!("<opensudoku><game data=\"version: 4\n{text}"));
});

/// A result whose sentence can be said, or a refusal that can.
fn check(text: &str) {
    let _ = sudokube::text::read_all(text).map(|reading| reading.what()).map_err(|error| error.to_string());
}
