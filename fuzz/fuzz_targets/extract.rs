//! Any text, as the page and `lab convert` open it: whatever stands in it.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    check(text);
});

/// Readings whose sentences can be said, or a refusal that can.
fn check(text: &str) {
    let _ = sudokube::text::extract::open(text).map(|found| found.said()).map_err(|error| error.to_string());
}
