//! The coach: a Web Worker of the page that gives hints and rates puzzles by technique.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::serve::serve::<sudokube::threads::coach::Session>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!(
        "The coach runs in a browser; `lab hint`, `lab path` and `lab rate --technique` do its work on this machine."
    );
}
