//! The second search thread, a Web Worker that carries the library for integer programs. The page fetches it only when an
//! algorithm that needs it is run.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::serve::serve::<sudokube::threads::search::Session>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This search thread runs in a browser; `lab` is the program for this machine.");
}
