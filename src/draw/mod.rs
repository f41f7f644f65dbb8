//! Boards, nets, layers, lineage and charts as SVG markup. Pure: no browser, no state.

pub mod algorithm_view;
pub mod chart;
pub mod cube;
pub mod cutout;
pub mod doors;
pub mod entries;
pub mod face;
pub mod face_grid;
pub mod field;
pub mod layers;
pub mod lineage;
pub mod math;
pub mod mini;
pub mod net;
pub mod orientation;
pub mod picture;
pub mod pool;
pub mod run_charts;
pub mod saved_game;
pub mod stage;
pub mod step_board;
pub mod study_plots;
pub mod subject;
pub mod svg;
pub mod thumbnail;
pub mod tiles;
