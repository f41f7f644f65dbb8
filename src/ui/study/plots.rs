//! Four plots of a study: how many were solved, and what the solved ones took.

use leptos::prelude::*;

use crate::draw::chart::{BOXES_HEIGHT, Column, Rate, WIDTH, boxes, rates};
use crate::export::chart::Legend;
use crate::study::{Study, Summary};

use crate::ui::classroom::home::{Chart, SaveChart};
use crate::ui::study::state::Bench;

/// What a plot shows.
#[derive(Clone, Copy, PartialEq)]
pub enum Measure {
    Solved,
    Generations,
    Evaluations,
    Time,
}

impl Measure {
    const ALL: [Measure; 4] = [Measure::Solved, Measure::Generations, Measure::Evaluations, Measure::Time];

    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Measure::Solved => ("study-solved", "Solved, with the 95 % interval"),
            Measure::Generations => ("study-generations", "Generations"),
            Measure::Evaluations => ("study-evaluations", "Evaluations"),
            Measure::Time => ("study-time", "Time in milliseconds"),
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
fn markup(study: &Study, measure: Measure, logarithmic: bool) -> String {
    let summaries = study.plan.values.iter().enumerate().map(|(k, label)| (label.clone(), study.summary(k)));
    let (title, below) = (measure.names().1, study.plan.setting_name());
    if measure == Measure::Solved {
        let rate = |s: &Summary| (s.runs > 0).then(|| s.rate());
        let columns: Vec<Rate> =
            summaries.map(|(label, s)| Rate { label, rate: rate(&s), interval: s.interval }).collect();
        return rates(title, &below, &columns);
    }
    let columns: Vec<Column> = summaries.map(|(label, s)| Column { label, values: measure.values(s) }).collect();
    boxes(title, &below, &columns, logarithmic)
}

#[component]
pub fn Plots(bench: Bench) -> impl IntoView {
    let logarithmic = RwSignal::new(false);
    view! {
        <div class="plots">{Measure::ALL.map(|measure| view! { <Plot bench measure logarithmic /> }).into_iter().collect_view()}</div>
        <p class="note">
            <label><input type="checkbox" data-testid="study-log" data-key="log" title="Key L" prop:checked=move || logarithmic.get()
                on:change=move |event| logarithmic.set(event_target_checked(&event)) />" Logarithmic scale. "</label>
            "A box reaches from the first to the third quartile of the solved runs, with a bar at the median; the lines end at the \
             smallest and largest."
        </p>
    }
}

#[component]
fn Plot(bench: Bench, measure: Measure, logarithmic: RwSignal<bool>) -> impl IntoView {
    let inside = move || bench.with(|study| study.map(|s| markup(s, measure, logarithmic.get()))).unwrap_or_default();
    let (name, title) = measure.names();
    let chart = Callback::new(move |()| Chart {
        file: untrack(|| {
            bench.with(|s| s.map_or(name.to_string(), |s| name.replacen("study", &format!("study-{}", s.plan.key), 1)))
        }),
        markup: untrack(inside),
        size: (WIDTH, BOXES_HEIGHT),
        style: "",
        legend: untrack(|| bench.with(|study| study.map(|s| legend(s, title)).unwrap_or_default())),
    });
    view! {
        <figure class="chart study-plot" data-testid=name>
            <svg class="plot" viewBox=format!("0 0 {WIDTH} {BOXES_HEIGHT}") role="img" aria-label=title inner_html=inside></svg>
            <figcaption><SaveChart name chart /></figcaption>
        </figure>
    }
}

/// What is written on a plot that is taken home.
fn legend(study: &Study, title: &str) -> Legend {
    let mut link = study.plan.link();
    link.other.push(("view".into(), "study".into()));
    let runs = format!("{} of {} runs; boxes are quartiles of the solved ones", study.done(), study.plan.runs());
    Legend {
        title: format!("{title}, by {}", study.plan.key),
        lines: vec![study.caption(), runs],
        link: crate::ui::classroom::follow::address(&link.write()),
    }
}
