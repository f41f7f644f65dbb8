//! Statistics of runs of which some do not end with an answer.
//!
//! One method a file. [`fate`] says what a run that did not solve still tells: one that reached its budget is *censored*, one
//! that got stuck never solves. Nothing here leaves a run out.
//!
//! * [`spread`]: mean, variance and quantiles of plain values: how they spread, which is no interval;
//! * [`average`]: a mean with its interval;
//! * [`wilson`]: the interval of a rate;
//! * [`kaplan_meier`]: the share that is still unsolved after so many evaluations, Greenwood's band, the numbers at risk;
//! * [`median`]: the median and other quantiles of that curve, with their interval, or not reached;
//! * [`ert`]: expected running time with its bootstrap interval;
//! * [`logrank`], [`hazard`], [`crossing`]: two curves compared, and whether one number can say it;
//! * [`a12`]: how often a run of one kind is ahead of one of the other;
//! * [`paired`]: the interval of a difference in pairs;
//! * [`sign_test`]: runs compared in pairs that share a seed;
//! * [`holm`]: the correction for several comparisons.

pub mod a12;
pub mod average;
pub mod crossing;
pub mod ert;
pub mod fate;
pub mod hazard;
pub mod holm;
pub mod kaplan_meier;
pub mod logrank;
pub mod median;
pub mod paired;
pub mod rank;
pub mod sign_test;
pub mod spread;
pub mod strata;
pub mod wilson;

pub use crate::stats::a12::{Size, a12};
pub use crate::stats::average::{Average, average};
pub use crate::stats::crossing::crossing;
pub use crate::stats::ert::{Ert, ert};
pub use crate::stats::fate::{Fate, Observed};
pub use crate::stats::hazard::{HazardRatio, hazard_ratio};
pub use crate::stats::holm::holm;
pub use crate::stats::kaplan_meier::{Curve, Step};
pub use crate::stats::logrank::{LogRank, logrank};
pub use crate::stats::median::{Quantile, Reached};
pub use crate::stats::paired::paired_difference;
pub use crate::stats::sign_test::{Pairs, sign_test};
pub use crate::stats::spread::{mean, mean_interval, median, quantile, variance};
pub use crate::stats::strata::Stratum;
pub use crate::stats::wilson::wilson;
