//! The project's own link.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = sudokube::text::link::Link::read(text).map(|link| link.write());
    let _ = sudokube::text::link::Link::read(&format!("v=1&k=edge&s={text}"));
});
