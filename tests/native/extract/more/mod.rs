//! More forms: mixed ones, of programs and people that follow nobody's habit.

mod markup;
mod posts;
mod programs;
mod saved;
mod tables;

use crate::extract::{Form, blank};

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn squares(p: &[u8]) -> impl Iterator<Item = (usize, usize, u8)> {
    p.iter().enumerate().filter(|(_, d)| **d != 0).map(|(k, &d)| (k / 9, k % 9, d))
}

fn each(p: &[u8], empty: &str, between: &str) -> Vec<String> {
    p.chunks(9).map(|r| joined(r.iter().map(|&d| blank(d, empty)), between)).collect()
}
/// Every form of this kind.
pub fn forms() -> Vec<Form> {
    [tables::forms(), markup::forms(), programs::forms(), posts::forms(), saved::forms()]
        .into_iter()
        .flatten()
        .collect()
}
