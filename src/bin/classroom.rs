//! The classroom: Lab and Lessons, a second program on the page, fetched when one of them is opened.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::ui::start_classroom();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!(
        "The classroom runs in a browser; `lab explain`, `lab sweep` and `lab trace` are its like on this machine."
    );
}
