//! Going forwards and backwards in one run, generation by generation and operator by operator.

pub mod curves;
pub mod family;
pub mod heat;
pub mod history;
pub mod moment;
pub mod record;
pub mod roll;
pub mod snapshots;
pub mod timeline;
