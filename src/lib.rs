//! SudoKube: Sudoku, and SudoKubes of six linked faces, solved in front of your eyes by genetic algorithms.
//!
//! Dependencies point downwards only:
//!
//! * [`puzzle`]: what a puzzle is (shape, layout, grid, cube) and the independent checker;
//! * [`text`]: reading and writing puzzles, and the project's own link;
//! * [`exact`]: the exact truth behind every method (no, one or several solutions);
//! * [`evolve`]: genetic search, one generation at a time; one published algorithm per file;
//! * [`export`]: what is taken home: workbooks;
//! * [`generate`]: makes puzzles, a little a step;
//! * [`rate`]: how hard a puzzle is, by repeated runs;
//! * [`chart`]: scales, ticks and decimation of what is drawn;
//! * [`protocol`]: every message between the page and a worker;
//! * `worker` and `ui` (browser only), `bin/lab` (native only): the thin skins on top.

pub mod chart;
pub mod evolve;
pub mod exact;
pub mod export;
pub mod generate;
pub mod protocol;
pub mod puzzle;
pub mod rate;
mod seed;
pub mod stats;
pub mod text;
pub mod ui;
pub mod worker;
