//! The page. What needs a browser is compiled only for it; sentences, examples and editing are tested natively.
//!
//! * [`prefs`], [`digits`], [`words`], [`square`], [`marks`], [`examples`]: pure;
//! * `page`: the state everything else reads, in one struct of signals; `run`, `truth`, `link` and `paste` act on it;
//! * `worker_client`: the threads that search and decide; `milp`: the one with the library for integer programs;
//! * `app`: what is drawn, one component a file.

pub mod cube_examples;
pub mod cube_words;
pub mod digits;
pub mod examples;
pub mod flat_words;
pub mod hint_words;
pub mod inside;
pub mod layers;
pub mod marks;
pub mod play_words;
pub mod pose;
pub mod prefs;
pub mod rating_words;
pub mod square;
pub mod take_apart;
pub mod union;
pub mod verdict_words;
pub mod words;

pub use crate::play::sheet;

/// Declares modules that exist in the browser only.
macro_rules! browser_only {
    ($($name:ident)*) => { $(#[cfg(all(target_arch = "wasm32", feature = "ui"))] mod $name;)* };
}

browser_only! {
    address app board candidates class_link classroom chart checkpoints chooser controls cube_tools cube_view desk dialogs drag edit faces islands kept keypad keys link maker milp net new_puzzle numbers pad page panel paste paste_dialog play play_panel prefs_dialog rating rest run settings share shelf shelf_view sound spoken steps store toolbar truth turn views worker_client
}

#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub use app::start;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub use classroom::start as start_classroom;
