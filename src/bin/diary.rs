//! The diary: a Web Worker of the page that makes the puzzles of a day, and further ones of a level.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::serve::serve::<sudokube::threads::diary::Session>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The diary runs in a browser; `lab generate` makes puzzles on this machine.");
}
