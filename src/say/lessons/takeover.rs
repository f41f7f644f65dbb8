//! Selection alone, beside its theory.

use crate::say::number::{Count, Noun, Number, fixed_point};
use crate::study::takeover::Takeovers;

labels! {
    /// Controls and the table.
    pub enum Takeover {
        Title => "Selection alone",
        About => "One copy of the best, no crossover, no mutation, no elite: each round draws a whole new population. How long until the best has all places but one? Computed here, over 100 seeds.",
        Scheme => "Selection",
        Tournament => "Tournament",
        Ranking => "Linear ranking",
        Size => "Tournament size",
        Slope => "Copies that the best is expected to have",
        Population => "Population",
        Table => "Measured beside theory",
        Measured => "Measured (95 %)",
        Theory => "Theory",
        Time => "Generations until the best has taken over",
        Loss => "Share that the first round loses",
        Chart => "Share of the best, mean of the seeds that keep it",
        GoldbergDeb => "Goldberg and Deb 1991",
        BlickleThiele => "Blickle and Thiele 1996, without chance",
        Motoki => "Motoki 2002, with chance",
        Measuring => "being measured",
        Never => "never",
        NoneOfThem => "not measured: no seed kept the best",
        Generations => "Generations",
        WhyNot => "The formulas are made for this game, in which selection can only copy, and the first two leave chance out: where chance may lose the only copy of the best, the times measured here are of the seeds that kept it, which are the quicker ones. In the real run crossover and mutation change most copies, so that those of the best need never fill the population; many boards are equally fit; and an elite keeps the best where chance would lose it.",
    }
}

messages! {
    /// Numbers.
    pub enum TakeoverText {
        Mean { mean: String, low: String, high: String } => "{mean} ({low}–{high})",
        Lost { lost: Number, seeds: Count } => "In {lost} of {seeds} chance lost the only copy of the best; the times are of the others.",
    }
}

/// A mean with its interval; `digits` behind the point.
pub fn mean(value: Option<(f64, f64, f64)>, factor: f64, digits: u32) -> Option<String> {
    let (mean, low, high) = value?;
    let told = |x: f64| fixed_point((x * factor).max(0.0), digits);
    Some(TakeoverText::Mean { mean: told(mean), low: told(low), high: told(high) }.text())
}

/// In how many seeds chance lost the best.
pub fn lost(takeovers: &Takeovers) -> TakeoverText {
    let seeds = Noun::Seed.of(takeovers.seeds.len());
    TakeoverText::Lost { lost: takeovers.losses().into(), seeds }
}
