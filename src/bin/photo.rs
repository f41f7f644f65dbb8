//! The reader of pictures: a Web Worker of the page that turns a photo or a screenshot into a puzzle, fetched when one comes.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::serve::serve::<sudokube::threads::photo::Session>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This thread runs in a browser; `lab convert` reads pictures on this machine.");
}
