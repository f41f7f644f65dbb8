//! The plots of a study: how many had solved by when, how many did at all, and what the runs took.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::study_plots::{Measure, markup};
use crate::export::chart::Legend;
use crate::say::keys::Shortcut;
use crate::say::number::Noun;
use crate::say::study::{ResultText, Results, caption};
use crate::study::Study;

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::home::{Chart, SaveChart};

#[component]
pub fn Plots(bench: Bench<Study>) -> impl IntoView {
    let logarithmic = RwSignal::new(false);
    view! {
        <div class="plots">{Measure::ALL.map(|measure| view! { <Plot bench measure logarithmic /> }).into_iter().collect_view()}</div>
        <p class="note">
            <label><input type="checkbox" data-testid="study-log" data-key="log" title=Shortcut::L.text() prop:checked=move || logarithmic.get()
                on:change=move |event| logarithmic.set(event_target_checked(&event)) />" "{Results::LogScale.text()}</label>
        </p>
        <p class="note">
            {Results::CurveNote.text()}" "{Results::Boxes.text()}
        </p>
    }
}

#[component]
fn Plot(bench: Bench<Study>, measure: Measure, logarithmic: RwSignal<bool>) -> impl IntoView {
    let inside = move || bench.with(|study| study.map(|s| markup(s, measure, logarithmic.get()))).unwrap_or_default();
    let (name, title) = (measure.name(), measure.title());
    let height = move || measure.height(bench.with(|study| study.map_or(0, |s| s.plan.values.len())));
    let chart = Callback::new(move |()| Chart {
        file: untrack(|| {
            bench.with(|s| s.map_or(name.to_string(), |s| name.replacen("study", &format!("study-{}", s.plan.key), 1)))
        }),
        markup: untrack(inside),
        size: (WIDTH, untrack(height)),
        style: "",
        legend: untrack(|| bench.with(|study| study.map(|s| legend(s, title)).unwrap_or_default())),
    });
    view! {
        <figure class="chart study-plot" data-testid=name>
            <svg class="plot" viewBox=move || format!("0 0 {WIDTH} {}", height()) role="img" aria-label=title.text() inner_html=inside></svg>
            <figcaption><SaveChart name chart /></figcaption>
        </figure>
    }
}

/// What is written on a plot that is taken home.
fn legend(study: &Study, title: Results) -> Legend {
    let mut link = study.plan.link();
    link.other.push(("view".into(), "study".into()));
    let runs = ResultText::Runs { done: study.done().into(), runs: Noun::Run.of(study.plan.runs()) };
    Legend {
        title: ResultText::By { plot: title, setting: study.plan.key.clone() }.text(),
        lines: vec![caption(study), runs.text()],
        link: crate::ui::classroom::follow::address(&link.write()),
    }
}
