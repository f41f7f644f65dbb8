//! What every view shares and that knows nothing of the page: what is seen everywhere, each once (`control`, `choice`, `number`,
//! `verdict`, `legend`, `plot`, `field`, `tabs`), dialogs, storage, the address, timing, the client of a worker.

pub(crate) mod address;
pub(crate) mod choice;
pub(crate) mod clipboard;
pub(crate) mod control;
pub(crate) mod debounce;
pub(crate) mod dialogs;
pub(crate) mod events;
pub(crate) mod field;
pub(crate) mod fields;
pub(crate) mod files;
pub(crate) mod latest;
pub(crate) mod legend;
pub(crate) mod line;
pub(crate) mod machine;
pub(crate) mod motion;
pub(crate) mod number;
pub(crate) mod plot;
pub(crate) mod scroll;
pub(crate) mod sound;
pub(crate) mod steps;
pub(crate) mod store;
pub(crate) mod tabs;
pub(crate) mod timer;
pub(crate) mod verdict;
pub(crate) mod worker;
