//! A sample of a large landscape: climbs in workers, fitness over distance, and how the two go together.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::distance::{HEIGHT, markup};
use crate::puzzle::Grid;
use crate::say::lessons::distance::{Distance as Said, shown};
use crate::say::race::Ahead;
use crate::study::distance::Climbs;

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::worker_pool::use_pool;

/// Climbs of a sample.
const CLIMBS: u32 = 200;

#[component]
pub fn DistanceView(puzzle: Grid) -> impl IntoView {
    let bench = Bench::<Climbs>::new(use_pool());
    let puzzle = StoredValue::new(puzzle);
    let complete = Memo::new(move |_| bench.with(|climbs| climbs.is_some_and(|c| c.left().next().is_none())));
    let known = move || bench.with(|climbs| climbs.is_some());
    let main = move || match (bench.running.get(), complete.get()) {
        (true, _) => Said::Stop,
        (false, true) => Said::Done,
        (false, false) if known() => Said::Again,
        (false, false) => Said::Start,
    };
    let go = move |_| match bench.running.get_untracked() {
        true => bench.stop(),
        false => bench.start(Climbs::new(puzzle.get_value(), CLIMBS)),
    };
    let progress = move || {
        let told = |c: &Climbs| Ahead::Progress { done: c.done().count().into(), runs: c.wanted().into() }.text();
        bench.with(|climbs| climbs.map(told)).unwrap_or_default()
    };
    let drawn = move || bench.with(|climbs| climbs.map(markup)).unwrap_or_default();
    let told = move || complete.get().then(|| bench.with(|climbs| climbs.map(shown))).flatten();
    view! {
        <section class="distance" data-testid="distance" aria-labelledby="distance-title">
            <h3 id="distance-title">{Said::Title.text()}</h3>
            <p class="lesson-text">{Said::About.text()}</p>
            <p><button data-testid="distance-go" disabled=complete on:click=go>{move || main().text()}</button>
                " "<span role="status">{progress}</span></p>
            <p class="error" role="alert" hidden=move || bench.said.with(String::is_empty)>{bench.said}</p>
            <figure class="chart landscape-graph" hidden=move || !known()>
                <svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-labelledby="distance-title" inner_html=drawn></svg>
            </figure>
            <p data-testid="distance-shown">{told}</p>
            <p class="note">{Said::Source.text()}</p>
        </section>
    }
}
