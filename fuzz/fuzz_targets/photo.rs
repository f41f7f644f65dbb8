//! Any small picture, up to 96 pixels a side: the first two bytes are its sides, the rest are its pixels, again and again.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let [width, height, pixels @ ..] = bytes
        && !pixels.is_empty()
    {
        let (width, height) = (usize::from(*width) % 96 + 1, usize::from(*height) % 96 + 1);
        let pixels = pixels.iter().copied().cycle().take(width * height).collect();
        let picture = sudokube::photo::Grey::new(width, height, pixels);
        let _ = picture.and_then(|picture| sudokube::photo::read(&picture)).map(|read| read.said());
    }
});
