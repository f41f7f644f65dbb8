//! The chart of the run: best, mean and worst fitness, and the mutation rate on the right-hand scale.

use leptos::prelude::*;

use crate::chart::{HEIGHT, Plot, SERIES, Series, Tick, WIDTH};

use super::page::use_page;

/// From the back to the front: the best stays in sight.
const DRAWN: [Series; 4] = [Series::Rate, Series::Worst, Series::Mean, Series::Best];

const fn name(series: Series) -> (&'static str, &'static str) {
    match series {
        Series::Best => ("best", "Best"),
        Series::Mean => ("mean", "Mean"),
        Series::Worst => ("worst", "Worst"),
        Series::Rate => ("rate", "Mutation rate"),
    }
}

#[component]
pub fn RunChart() -> impl IntoView {
    let page = use_page();
    let plot = Memo::new(move |_| {
        page.run.beat.track();
        page.run.history.with_value(Plot::of)
    });
    let line = move |series: Series| {
        let d = move || plot.with(|p| p.lines[series as usize].clone());
        view! { <path class=format!("line {}", name(series).0) d=d /> }
    };
    let legend = |series: Series| {
        let (class, title) = name(series);
        view! {
            <li>
                <svg viewBox="0 0 280 80" aria-hidden="true"><path class=format!("line {class}") d="M10 40H270" /></svg>
                {title}
            </li>
        }
    };
    let (left, right, top, bottom) = plot.with_untracked(|p| p.area);
    let marks = Memo::new(move |_| {
        let mut path = String::new();
        plot.with(|p| p.marks.iter().for_each(|x| path.push_str(&format!("M{} {}l80 0l-40 70z", x - 40, top - 90))));
        path
    });
    let rows = Memo::new(move |_| plot.with(|p| p.fitness.clone()));
    let rates = Memo::new(move |_| plot.with(|p| p.rates.clone()));
    let columns = Memo::new(move |_| plot.with(|p| p.generations.clone()));
    let row = move |tick: Tick| {
        view! {
            <path class="rule" d=format!("M{left} {}H{right}", tick.at) />
            <text class="tick end" x=left - 60 y=tick.at + 40>{tick.label}</text>
        }
    };
    let rate = move |tick: Tick| view! { <text class="tick" x=right + 60 y=tick.at + 40>{tick.label}</text> };
    let column = move |tick: Tick| {
        view! {
            <path class="rule short" d=format!("M{} {bottom}v40", tick.at) />
            <text class="tick middle" x=tick.at y=bottom + 170>{tick.label}</text>
        }
    };
    view! {
        <figure class="chart" data-testid="chart">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label="Fitness over generations"
                aria-describedby="chart-summary">
                <text class="tick" x="0" y="120">"Missing digits"</text>
                <text class="tick end" x=WIDTH y="120">"Mutation rate"</text>
                {move || rows.get().into_iter().map(row).collect_view()}
                {move || rates.get().into_iter().map(rate).collect_view()}
                {move || columns.get().into_iter().map(column).collect_view()}
                <path class="rule axis" d=format!("M{left} {bottom}H{right}") />
                <text class="tick middle" class:gone=move || !plot.with(|p| p.fitness.is_empty())
                    x=(left + right) / 2 y=(top + bottom) / 2>
                    "Fitness will be drawn here, generation by generation."
                </text>
                <path class="mark" d=move || marks.get() />
                {DRAWN.map(line)}
            </svg>
            <figcaption>
                <ul class="legend">
                    {SERIES.map(legend)}
                    <li>
                        <svg viewBox="0 0 120 80" aria-hidden="true"><path class="mark" d="M20 5l80 0l-40 70z" /></svg>
                        "Reset"
                    </li>
                </ul>
                <p id="chart-summary" class="aloud">{move || plot.with(|p| p.summary.clone())}</p>
            </figcaption>
        </figure>
    }
}
