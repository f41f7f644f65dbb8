//! SudoKube: Sudoku, and SudoKubes of six linked faces, solved in front of your eyes by genetic algorithms.
//!
//! Dependencies point downwards only, from the last of this list to the first:
//!
//! * [`stats`]: rates, curves and comparisons of runs, with their intervals;
//! * [`puzzle`]: what a puzzle is (shape, layout, grid, cube) and the independent checker;
//! * [`text`]: reading and writing puzzles, and the project's own link;
//! * [`exact`]: the exact truth behind every method (no, one or several solutions);
//! * [`photo`]: a photo becomes the puzzle;
//! * [`technique`]: solving and rating as people do, one technique a file;
//! * [`evolve`]: genetic search, one generation at a time; `algorithms` has one published algorithm per file;
//! * [`rate`], [`generate`]: rate puzzles by repeated runs, and make them, a little a step;
//! * [`play`]: playing by hand: marks, colours, undo, games that are saved;
//! * [`replay`]: going forwards and backwards in one run;
//! * [`study`]: many runs: a setting swept, a race, lessons;
//! * [`say`]: every sentence a person reads;
//! * [`preferences`]: how a user likes the page;
//! * [`draw`]: boards, nets, layers, lineage and charts as SVG;
//! * [`export`]: files that leave the page;
//! * [`threads`]: the programs that Web Workers run: search, replay, batch, desk, coach, diary, workbook, photo;
//! * `ui` (browser only), `bin` (the programs; `bin/lab` is native only): the thin skins on top.
//!
//! ARCHITECTURE.md says what holds between them; tests/native/architecture keeps it so.

#![warn(missing_docs, clippy::missing_errors_doc)]

pub mod draw;
pub mod evolve;
pub mod exact;
pub mod export;
pub mod generate;
mod packed;
pub mod photo;
pub mod play;
pub mod preferences;
pub mod puzzle;
pub mod rate;
pub mod replay;
pub mod say;
pub mod stats;
pub mod study;
pub mod technique;
pub mod text;
pub mod threads;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub mod ui;
