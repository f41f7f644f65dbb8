//! Five plots of a study: how many runs have solved as evaluations go on, how many did at all, and what they took.

use crate::draw::chart::{BOXES_HEIGHT, Column, Line, Rate, boxes, rates, survival, survival_height};
use crate::say::study::Results;
use crate::study::presets::{PRESETS, of_plan};
use crate::study::{Cost, Study, Summary};

/// What a plot shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Share of the runs that have solved, over evaluations, with its band and the numbers at risk.
    Curve,
    /// Share of the runs that were solved, with its interval.
    Solved,
    /// Generations of all runs, in quartiles.
    Generations,
    /// Evaluations of all runs, in quartiles.
    Evaluations,
    /// Milliseconds of all runs, in quartiles.
    Time,
}

impl Measure {
    /// All of them, as the page shows them.
    pub const ALL: [Measure; 5] =
        [Measure::Curve, Measure::Solved, Measure::Evaluations, Measure::Generations, Measure::Time];

    /// For tests and files.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Curve => "study-curve",
            Measure::Solved => "study-solved",
            Measure::Generations => "study-generations",
            Measure::Evaluations => "study-evaluations",
            Measure::Time => "study-time",
        }
    }

    /// What the plot is called.
    pub const fn title(self) -> Results {
        match self {
            Measure::Curve => Results::CurvePlot,
            Measure::Solved => Results::SolvedPlot,
            Measure::Generations => Results::Generations,
            Measure::Evaluations => Results::Evaluations,
            Measure::Time => Results::TimePlot,
        }
    }

    /// How high its paper is for a study of so many values.
    pub const fn height(self, values: usize) -> i32 {
        match self {
            Measure::Curve => survival_height(values),
            _ => BOXES_HEIGHT,
        }
    }
}

/// What stands inside the `<svg>` of a plot.
pub fn markup(study: &Study, measure: Measure, logarithmic: bool) -> String {
    let summaries = study.plan.values.iter().enumerate().map(|(k, label)| (label.clone(), study.summary(k)));
    let (title, below) = (measure.title().text(), study.plan.setting_name());
    let cost = match measure {
        Measure::Curve => {
            let line = |(label, s): (String, Summary)| Line { label, curve: s.curve(Cost::Evaluations) };
            let lines: Vec<Line> = summaries.map(line).collect();
            return survival(title, Results::Evaluations.text(), &lines, logarithmic);
        }
        Measure::Solved => {
            let rate = |s: &Summary| (s.runs > 0).then(|| s.rate());
            let columns: Vec<Rate> =
                summaries.map(|(label, s)| Rate { label, rate: rate(&s), interval: s.interval }).collect();
            return rates(title, &below, &columns);
        }
        Measure::Generations => Cost::Generations,
        Measure::Evaluations => Cost::Evaluations,
        Measure::Time => Cost::Milliseconds,
    };
    let columns: Vec<Column> = summaries.map(|(label, s)| Column::of(label, &s.curve(cost))).collect();
    let preset = of_plan(&study.plan).filter(|_| cost == Cost::Generations).map(|k| &PRESETS[k]);
    let published = preset.map_or(&[][..], |preset| preset.taken.generations());
    boxes(title, &below, &columns, published, logarithmic)
}

#[cfg(test)]
mod tests {
    use crate::draw::study_plots::*;
    use crate::stats::Fate;
    use crate::study::{Outcome, Plan};

    fn study(fate: impl Fn(u32) -> Fate) -> Study {
        let (plan, _) = Plan::of_link(&PRESETS[1].link().unwrap()).unwrap();
        let mut study = Study::new(plan);
        let outcome = |task| Outcome {
            task,
            fate: fate(task),
            best: 0,
            generations: 5 + u64::from(task),
            evaluations: 900 + u64::from(task),
            microseconds: 70,
        };
        (0..40).for_each(|task| study.take(outcome(task)));
        study
    }

    #[test]
    fn every_measure_has_a_plot_with_a_column_for_each_value() {
        let study = study(|_| Fate::Solved);
        for measure in Measure::ALL {
            let svg = markup(&study, measure, false);
            assert!(svg.contains(&format!(">{}<", measure.title())), "{svg}");
            let drawn = match measure {
                Measure::Curve => "class=\"curve-band",
                Measure::Solved => "rate-dot",
                _ => "class=\"box\"",
            };
            assert_eq!(svg.matches(drawn).count(), 2, "{measure:?}");
        }
    }

    #[test]
    fn what_was_published_is_a_line_over_the_generations_alone() {
        for (k, lines) in [(1, 0), (6, 2), (9, 1)] {
            let (plan, _) = Plan::of_link(&PRESETS[k].link().unwrap()).unwrap();
            let mut study = Study::new(plan);
            study.take(Outcome {
                task: 0,
                fate: Fate::Solved,
                best: 0,
                generations: 3,
                evaluations: 60,
                microseconds: 1,
            });
            let drawn = |measure| markup(&study, measure, false).matches("class=\"published\"").count();
            assert_eq!((drawn(Measure::Generations), drawn(Measure::Evaluations)), (lines, 0), "{k}");
        }
    }

    #[test]
    fn runs_without_a_solution_are_drawn_as_what_they_are() {
        let fates = [Fate::Solved, Fate::Censored, Fate::Censored, Fate::Stuck];
        let study = study(|task| fates[task as usize % 4]);
        let svg = markup(&study, Measure::Curve, true);
        // The values of the preset have 20 runs each; 5 of them get stuck at different times, 10 reach their limit.
        assert_eq!((svg.matches("class=\"stuck").count(), svg.matches("class=\"censored").count()), (10, 20));
        let svg = markup(&study, Measure::Evaluations, false);
        assert_eq!((svg.matches(">+15<").count(), svg.matches("class=\"median\"").count()), (2, 0), "{svg}");
    }
}
