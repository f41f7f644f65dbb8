//! Going forwards and backwards in one run, generation by generation and operator by operator.

pub mod ancestry;
pub mod blocks;
pub mod curves;
pub mod heat;
pub mod history;
pub mod own;
pub mod place;
pub mod pool;
pub mod record;
pub mod snapshots;
pub mod timeline;
pub mod view;
