//! The search thread: a Web Worker of the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::search::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The search thread runs in a browser; `lab` is the program for this machine.");
}
