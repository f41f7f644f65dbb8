//! The second worker, which carries the library for integer programs: it searches, or goes to and fro in a run, as its address says.
//! The page fetches it only when an algorithm that needs it is run.

#[cfg(target_arch = "wasm32")]
fn main() {
    use sudokube::threads::{replay, search, serve};
    match serve::session().as_str() {
        "replay" => serve::serve::<replay::Session>(),
        _ => serve::serve::<search::Session>(),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This search thread runs in a browser; `lab` is the program for this machine.");
}
