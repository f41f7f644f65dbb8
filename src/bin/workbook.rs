//! The thread that writes workbooks, fetched when one is asked for.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::workbook::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This thread runs in a browser; `lab workbook` writes workbooks on this machine.");
}
