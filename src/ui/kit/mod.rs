//! What every view shares and that knows nothing of the page: dialogs, storage, the address, timing, the client of a worker.

pub(crate) mod address;
pub(crate) mod choice;
pub(crate) mod clipboard;
pub(crate) mod debounce;
pub(crate) mod dialogs;
pub(crate) mod events;
pub(crate) mod fields;
pub(crate) mod legend;
pub(crate) mod line;
pub(crate) mod machine;
pub(crate) mod motion;
pub(crate) mod scroll;
pub(crate) mod sound;
pub(crate) mod steps;
pub(crate) mod store;
pub(crate) mod worker;
