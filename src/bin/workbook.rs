//! The thread that writes workbooks, fetched when one is asked for.

#[cfg(target_arch = "wasm32")]
fn main() {
    sudokube::threads::serve::serve::<sudokube::threads::workbook::Session>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This thread runs in a browser; `lab workbook` writes workbooks on this machine.");
}
