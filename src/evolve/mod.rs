//! Genetic search: every algorithm advances one generation at a time and reports typed rows.

pub mod algorithms;
pub mod annealing;
pub mod archive;
pub mod binary_program;
pub mod board;
pub mod boxes;
pub mod decimal;
pub mod elimination;
pub mod families;
pub mod geometric;
pub mod hamming_crossover;
pub mod hill_climb;
pub mod inside;
pub mod island;
pub mod mantere_koljonen;
pub mod memetic;
pub mod operation;
pub mod operators;
pub mod random;
pub mod rank_sheet;
pub mod replay;
pub mod run;
pub mod settings;
pub mod sudokube;
pub mod swap_crossover;
pub mod walk;
pub mod waters_all;
pub mod waters_cube;
pub mod waters_grid;
pub mod waters_sequential;

pub use algorithms::{ALGORITHMS, Algorithm};
pub use families::Family;
pub use inside::{End, Inside};
pub use run::{Event, Generation, Limits, Run, RunError, Search};
pub use settings::{Setting, Settings, SettingsError};
