//! Scales, ticks and decimation of what is drawn: pure geometry, and the markup it comes to.

mod draw;
mod history;
mod label;
mod path;
mod plot;
mod quartiles;
mod scale;
pub mod stack;
mod strip;

pub use history::{History, SERIES, Series, Span};
pub use label::{counted, grouped, hundredths, percent, thousands};
pub use plot::{HEIGHT, Plot, Tick, WIDTH};
pub use quartiles::{BOXES_HEIGHT, Column, Rate, boxes, rates};
pub use scale::{Scale, nice_step, ticks};
pub use strip::{STRIP_HEIGHT, strip};
