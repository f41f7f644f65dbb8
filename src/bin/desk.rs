//! The desk: a Web Worker of the page that reads texts and files, and writes everything that leaves the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::serve::serve::<sudokube::threads::desk::Session>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The desk runs in a browser; `lab convert` reads and writes puzzles on this machine.");
}
