//! Scales, ticks and decimation of what is drawn: pure geometry, and the markup it comes to.

pub mod draw;
pub mod path;
pub mod plot;
pub mod quartiles;
pub mod scale;
pub mod seeds;
pub mod stack;
pub mod strip;
pub mod survival;

pub use crate::draw::chart::plot::{HEIGHT, Label, Plot, Tick, WIDTH};
pub use crate::draw::chart::quartiles::{BOXES_HEIGHT, Column, Rate, boxes, rates};
pub use crate::draw::chart::scale::{Scale, nice_step, ticks};
pub use crate::draw::chart::seeds::{SEEDS_HEIGHT, seeds};
pub use crate::draw::chart::strip::{STRIP_HEIGHT, strip};
pub use crate::draw::chart::survival::{Line, survival, survival_height};
