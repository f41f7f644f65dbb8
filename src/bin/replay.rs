//! The classroom's thread: goes to and fro in runs, and repeats them for a study.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::replay::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The classroom runs in a browser; `lab explain` and `lab sweep` do the same on this machine.");
}
