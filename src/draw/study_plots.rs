//! Four plots of a study: how many runs were solved, and what the solved ones took.

use crate::draw::chart::{Column, Rate, boxes, rates};
use crate::say::study::Results;
use crate::study::{Study, Summary};

/// What a plot shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Share of the runs that were solved, with its interval.
    Solved,
    /// Generations of the solved runs.
    Generations,
    /// Evaluations of the solved runs.
    Evaluations,
    /// Milliseconds of the solved runs.
    Time,
}

impl Measure {
    /// All of them, as the page shows them.
    pub const ALL: [Measure; 4] = [Measure::Solved, Measure::Generations, Measure::Evaluations, Measure::Time];

    /// For tests and files.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Solved => "study-solved",
            Measure::Generations => "study-generations",
            Measure::Evaluations => "study-evaluations",
            Measure::Time => "study-time",
        }
    }

    /// What the plot is called.
    pub const fn title(self) -> Results {
        match self {
            Measure::Solved => Results::SolvedPlot,
            Measure::Generations => Results::Generations,
            Measure::Evaluations => Results::Evaluations,
            Measure::Time => Results::TimePlot,
        }
    }

    fn values(self, summary: Summary) -> Vec<f64> {
        match self {
            Measure::Solved | Measure::Generations => summary.generations,
            Measure::Evaluations => summary.evaluations,
            Measure::Time => summary.milliseconds,
        }
    }
}

/// What stands inside the `<svg>` of a plot.
pub fn markup(study: &Study, measure: Measure, logarithmic: bool) -> String {
    let summaries = study.plan.values.iter().enumerate().map(|(k, label)| (label.clone(), study.summary(k)));
    let (title, below) = (measure.title().text(), study.plan.setting_name());
    if measure == Measure::Solved {
        let rate = |s: &Summary| (s.runs > 0).then(|| s.rate());
        let columns: Vec<Rate> =
            summaries.map(|(label, s)| Rate { label, rate: rate(&s), interval: s.interval }).collect();
        return rates(title, &below, &columns);
    }
    let columns: Vec<Column> = summaries.map(|(label, s)| Column { label, values: measure.values(s) }).collect();
    boxes(title, &below, &columns, logarithmic)
}

#[cfg(test)]
mod tests {
    use crate::draw::study_plots::*;
    use crate::study::presets::PRESETS;
    use crate::study::{Outcome, Plan};

    #[test]
    fn every_measure_has_a_plot_with_a_column_for_each_value() {
        let (plan, _) = Plan::of_link(&PRESETS[1].link().unwrap()).unwrap();
        let mut study = Study::new(plan);
        let outcome =
            |task| Outcome { task, solved: true, best: 0, generations: 5, evaluations: 900, microseconds: 70 };
        (0..40).for_each(|task| study.take(outcome(task)));
        for measure in Measure::ALL {
            let svg = markup(&study, measure, false);
            assert!(svg.contains(&format!(">{}<", measure.title())) && svg.contains(">Reset count<"), "{svg}");
            let drawn = if measure == Measure::Solved { "rate-dot" } else { "class=\"box\"" };
            assert_eq!(svg.matches(drawn).count(), 2, "{measure:?}");
        }
    }
}
