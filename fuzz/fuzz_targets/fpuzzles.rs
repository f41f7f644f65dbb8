//! The JSON of f-puzzles, packed as in its links.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    check(&format!("{{\"grid\":{text}"));
    check(&format!("https://f-puzzles.com/?load={text}"));
    check(&format!("https://f-puzzles.com/?load={}", lz_str::compress_to_base64(text)));
});

/// A result whose sentence can be said, or a refusal that can.
fn check(text: &str) {
    let _ = sudokube::text::read_all(text).map(|reading| reading.what()).map_err(|error| error.to_string());
}
