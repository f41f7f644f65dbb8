//! Twenty seeds, run in front of the class: each is a dot as soon as it is over.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::seed_dots::{Dots, markup};
use crate::evolve::Recipe;
use crate::say::lessons::{LessonText, Lessons};
use crate::say::race::Ahead;
use crate::study::Trials;
use crate::study::lanes::differences;
use crate::study::lessons::Machine;

use crate::ui::classroom::bench::Bench;

/// What is written at a lane; one on another puzzle than the first names its board.
fn label(k: usize, lane: &Recipe, all: &[Recipe]) -> String {
    let (title, changes) = (lane.algorithm.titled(), differences(lane, all));
    let name = if changes.is_empty() { title.to_string() } else { changes };
    let board = lane.puzzle.shape().title();
    match all.iter().any(|other| other.puzzle != lane.puzzle) {
        true => LessonText::LaneOn { lane: k + 1, name, board }.text(),
        false => LessonText::Lane { lane: k + 1, name }.text(),
    }
}

#[component]
pub fn Seeds(bench: Bench<Trials>, machine: StoredValue<Machine>) -> impl IntoView {
    let drawn = Memo::new(move |_| {
        let none = || machine.with_value(|machine| machine.trials(0));
        let draw = |trials: &Trials| {
            let lanes = trials.lanes();
            let dots = |(k, lane): (usize, &Recipe)| Dots {
                label: label(k, lane, lanes),
                runs: trials.of_lane(k).flatten().collect(),
            };
            markup(&lanes.iter().enumerate().map(dots).collect::<Vec<_>>())
        };
        bench.with(|trials| trials.map(draw)).unwrap_or_else(|| draw(&none()))
    });
    let complete = Memo::new(move |_| bench.with(|trials| trials.is_some_and(Trials::is_complete)));
    let progress = move || {
        let told = |t: &Trials| Ahead::Progress { done: t.done().into(), runs: t.runs().into() }.text();
        bench.with(|trials| trials.map(told)).unwrap_or_default()
    };
    let known = move || bench.with(|trials| trials.is_some());
    let main = move || match (bench.running.get(), complete.get()) {
        (true, _) => Lessons::StopSeeds,
        (false, true) => Lessons::Done,
        (false, false) if known() => Lessons::GoOn,
        (false, false) => Lessons::StartSeeds,
    };
    let go = move |_| match bench.running.get_untracked() {
        true => bench.stop(),
        false => bench.start(machine.with_value(|machine| machine.trials(0))),
    };
    view! {
        <section class="lesson-seeds" aria-labelledby="seeds-title" data-testid="seeds">
            <h3 id="seeds-title">{Lessons::Seeds.text()}</h3>
            <p class="lesson-text">{Lessons::SeedsAbout.text()}</p>
            <p><button class="main" data-testid="seeds-go" data-key="go" disabled=complete on:click=go>{move || main().text()}</button>
                " "<span role="status" data-testid="seeds-done">{progress}</span></p>
            <p class="error" role="alert" hidden=move || bench.said.with(String::is_empty)>{bench.said}</p>
            <figure class="chart seed-dots">
                <svg class="plot" viewBox=move || format!("0 0 {WIDTH} {}", drawn.with(|drawn| drawn.1)) role="img" aria-labelledby="seeds-title"
                    inner_html=move || drawn.with(|drawn| drawn.0.clone())></svg>
            </figure>
        </section>
    }
}
