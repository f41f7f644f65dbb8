//! The page: mounts the app.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::ui::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The page runs in a browser: `make serve` builds and serves it.");
}
