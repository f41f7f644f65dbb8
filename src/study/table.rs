//! A study as files: a line a run with how it ended, a line a value, a line a comparison.

use crate::stats::{Fate, Quantile, Reached};
use crate::study::comparison::Comparison;
use crate::study::progress::Study;
use crate::study::summary::Cost;
use crate::text::csv_table::CsvTable;
use crate::text::one_line;

/// A line for each run that is there. `censored` is true of a run that reached its limit; for survival analysis elsewhere the
/// event is `solved`, and a run whose `end` is stuck has no finite time.
pub fn runs(study: &Study) -> String {
    let names = [
        "puzzle",
        "algorithm",
        "setting",
        "value",
        "seed",
        "solved",
        "best",
        "generations",
        "evaluations",
        "milliseconds",
        "end",
        "censored",
    ];
    let mut table = CsvTable::new(names);
    for o in study.outcomes() {
        let task = study.plan.task(o.task as usize);
        table.row([
            one_line(study.plan.puzzle(task.puzzle)),
            study.plan.recipe.algorithm.name.to_string(),
            study.plan.key.clone(),
            study.plan.values[task.value].clone(),
            task.seed.to_string(),
            o.is_solved().to_string(),
            o.best.to_string(),
            o.generations.to_string(),
            o.evaluations.to_string(),
            format!("{}.{:03}", o.microseconds / 1000, o.microseconds % 1000),
            o.fate.name().to_string(),
            (o.fate == Fate::Censored).to_string(),
        ]);
    }
    table.text()
}

/// A line for each value. Quartiles and medians are over all runs, and empty where they were not reached; what is infinite is
/// `inf`, which R and Python read.
pub fn values(study: &Study) -> String {
    let of_cost = |cost: Cost| {
        let names = ["quartile1", "median", "median_low", "median_high", "quartile3", "ert", "ert_low", "ert_high"];
        names.map(|name| format!("{}_{name}", cost.name()))
    };
    let names =
        ["algorithm", "setting", "value", "runs", "solved", "censored", "stuck", "rate", "rate_low", "rate_high"];
    let names: Vec<String> =
        names.map(String::from).into_iter().chain(Cost::ALL.into_iter().flat_map(of_cost)).collect();
    let mut table = CsvTable::new(names.iter().map(String::as_str));
    for (k, value) in study.plan.values.iter().enumerate() {
        let s = study.summary(k);
        let mut cells = vec![study.plan.recipe.algorithm.name.to_string(), study.plan.key.clone(), value.clone()];
        cells.extend([s.runs, s.solved, s.censored, s.stuck].map(|count| count.to_string()));
        cells.push(if s.runs == 0 { String::new() } else { format!("{:.4}", s.rate()) });
        cells.extend([s.interval.0, s.interval.1].map(|bound| format!("{bound:.4}")));
        for cost in Cost::ALL {
            let curve = s.curve(cost);
            let Quantile { value, low, high } = curve.median();
            cells.extend([curve.quantile(0.25).value, value, low, high, curve.quantile(0.75).value].map(time));
            let ert = s.ert(cost).map(|ert| [ert.value, ert.low, ert.high]);
            cells.extend(ert.map_or([const { String::new() }; 3], |ert| ert.map(|v| format!("{v:.3}"))));
        }
        table.put(cells.iter().map(String::as_str));
    }
    table.text()
}

/// A line for each pair of values.
pub fn comparisons(study: &Study, cost: Cost) -> String {
    pairs(&study.plan.values, &study.comparisons(cost))
}

/// A line for each pair of kinds that have these names.
pub fn pairs(names: &[String], all: &[Comparison]) -> String {
    const COLUMNS: [&str; 16] = [
        "first",
        "second",
        "chi_square",
        "logrank_p",
        "logrank_p_holm",
        "hazard_ratio",
        "hazard_ratio_low",
        "hazard_ratio_high",
        "curves_cross_at",
        "a12",
        "first_ahead",
        "second_ahead",
        "level",
        "sign_p",
        "sign_p_holm",
        "pairs",
    ];
    // A p-value may be very small.
    let written = |v: f64| if v != 0.0 && v.abs() < 1e-3 { format!("{v:.3e}") } else { format!("{v:.6}") };
    let number = |value: Option<f64>| value.map_or(String::new(), written);
    let mut table = CsvTable::new(COLUMNS);
    for c in all {
        let name = |k: usize| names.get(k).cloned().unwrap_or_default();
        let interval = c.hazard.and_then(|h| h.interval);
        table.row([
            name(c.first),
            name(c.second),
            number(c.logrank.map(|test| test.chi_square)),
            number(c.logrank.map(|test| test.p)),
            number(c.logrank_corrected),
            number(c.hazard.map(|h| h.value)),
            number(interval.map(|i| i.0)),
            number(interval.map(|i| i.1)),
            number(c.crossing),
            number(c.a12),
            c.pairs.first.to_string(),
            c.pairs.second.to_string(),
            c.pairs.level.to_string(),
            number(c.sign),
            number(c.sign_corrected),
            c.pairs.count().to_string(),
        ]);
    }
    table.text()
}

fn time(reached: Reached) -> String {
    reached.time().map_or(String::new(), |v| format!("{v:.3}"))
}
