//! SudoKube: Sudoku, and SudoKubes of six linked faces, solved in front of your eyes by genetic algorithms.
//!
//! Dependencies point downwards only:
//!
//! * [`puzzle`]: what a puzzle is (shape, layout, grid, cube) and the independent checker;
//! * [`text`]: reading and writing puzzles, and the project's own link;
//! * [`exact`]: the exact truth behind every method (no, one or several solutions);
//! * [`evolve`]: genetic search, one generation at a time; one published algorithm per file;
//! * [`play`]: playing by hand: marks, colours, undo, games that are kept;
//! * [`generate`]: makes puzzles, a little a step;
//! * [`rate`]: how hard a puzzle is, by repeated runs;
//! * [`chart`]: scales, ticks and decimation of what is drawn;
//! * [`export`]: pictures, codes, sheets to print, workbooks;
//! * [`desk`]: reads what comes to the page and writes what leaves it, on a thread of its own;
//! * [`study`]: many runs: a setting swept, a race, and what they come to;
//! * [`workbooks`]: writes workbooks, on a thread of its own;
//! * [`classroom`]: goes to and fro in runs for those who take a search apart;
//! * [`protocol`]: every message between the page and a worker;
//! * `worker` and `ui` (browser only), `bin/lab` (native only): the thin skins on top.

pub mod chart;
pub mod classroom;
pub mod desk;
pub mod evolve;
pub mod exact;
pub mod export;
pub mod generate;
pub mod play;
pub mod protocol;
pub mod puzzle;
pub mod rate;
mod seed;
pub mod stats;
pub mod study;
pub mod text;
pub mod ui;
pub mod workbooks;
pub mod worker;
