//! The run beside the board: verdict, controls, numbers, chart, settings, the algorithm view.

pub(crate) mod algorithm_view;
pub(crate) mod candidates;
pub(crate) mod chart;
pub(crate) mod chooser;
pub(crate) mod controls;
pub(crate) mod field;
pub(crate) mod islands;
pub(crate) mod logic;
pub(crate) mod numbers;
pub(crate) mod panel;
pub(crate) mod rating;
pub(crate) mod settings;
pub(crate) mod solutions_view;
pub(crate) mod toolbar;
pub(crate) mod two_solutions;
