//! What an algorithm shows of itself while it runs, as tables and markup: one file a kind of view.

pub mod binary_program;
pub mod crossing;
pub mod drawn;
pub mod elimination;
pub mod moves;
pub mod own;
pub mod partial;
pub mod population;
pub mod rank_sheet;
pub mod rules;
pub mod solutions;
pub mod swaps;
pub mod table;
