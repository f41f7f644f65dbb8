//! The worker of the page: searches, goes to and fro in a run, or does many runs, as its address says.

#[cfg(target_arch = "wasm32")]
fn main() {
    use sudokube::threads::{batch, replay, search, serve};
    match serve::session().as_str() {
        "replay" => serve::serve::<replay::Session>(),
        "batch" => serve::serve::<batch::Session>(),
        _ => {
            // It gives the verdicts.
            sudokube::exact::large::take_large();
            serve::serve::<search::Session>()
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The worker runs in a browser; `lab` is the program for this machine.");
}
