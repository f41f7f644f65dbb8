//! What every view shares: dialogs, storage, the address, timing, the client of a worker.

pub(crate) mod address;
pub(crate) mod debounce;
pub(crate) mod dialogs;
pub(crate) mod sound;
pub(crate) mod spoken;
pub(crate) mod steps;
pub(crate) mod store;
pub(crate) mod worker_client;
