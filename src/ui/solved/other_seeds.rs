//! The same run with other seeds, on request, in workers of their own that end with it.

use leptos::prelude::*;

use crate::draw::chart::{SEEDS_HEIGHT, WIDTH, seeds as drawn};
use crate::evolve::algorithm::Unit;
use crate::say::number::Noun;
use crate::say::solved::{SolvedLabel, seeds_said};
use crate::say::worker::Breakdown;
use crate::study::{Plan, Seeds};
use crate::threads::batch::protocol::{Command, Protocol, Report};
use crate::threads::client::{Client, Event};
use crate::ui::kit::machine::cores;
use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;
use crate::ui::state::page::use_page;

/// Seeds of a request: enough to see how far they part, and done in seconds where a run takes one.
const SEEDS: u32 = 20;

/// Workers at most.
const MOST_WORKERS: usize = 4;

#[component]
pub fn OtherSeeds(seeds: RwSignal<Seeds>) -> impl IntoView {
    let page = use_page();
    let algorithm = page.recipe.algorithm.get_untracked();
    // A method that counts nodes or iterations is the same with every seed, or needs a library that these workers do not carry.
    let varies = algorithm.unit == Unit::Generation && !algorithm.needs_milp();
    let unit = Noun::of_unit(algorithm.unit.name());
    let limit = page.recipe.limit.get_untracked();
    let this = move || page.run.latest.with(|row| row.as_ref().map_or(0, |row| row.generation));
    let running = RwSignal::new(false);
    let clients = StoredValue::new_local(Vec::<Client<Protocol>>::new());
    let end = move || {
        clients.try_update_value(|clients| clients.drain(..).for_each(|client| client.end()));
    };
    on_cleanup(end);
    let stop = move || {
        end();
        running.set(false);
        seeds.update(|s| s.of = s.done());
    };
    let on_event = move |event: Event<Report>| match event {
        Event::Report(Report::Ran { outcome, .. }) if running.try_get_untracked() == Some(true) => {
            seeds.update(|s| s.add(&outcome));
            if seeds.with_untracked(Seeds::is_complete) {
                stop();
            }
        }
        Event::Report(Report::Refused { why, .. }) => {
            stop();
            page.complain(why);
        }
        Event::Lost { failure, .. } if running.try_get_untracked() == Some(true) => {
            stop();
            page.complain(explain(failure, |error| Breakdown::Generator { error }));
        }
        _ => {}
    };
    let ask = move || {
        let Some(recipe) = page.run.recipe() else { return };
        let plan = Plan::repeated(recipe, SEEDS);
        seeds.set(Seeds::asked(SEEDS));
        running.set(true);
        let workers = (cores() as usize).clamp(1, MOST_WORKERS);
        for k in 0..workers {
            let client = worker::start::<Protocol>("worker-batch", on_event);
            let tasks = (0..SEEDS).filter(|task| *task as usize % workers == k).collect();
            client.send(&Command::Runs { id: 1, plan: plan.clone(), tasks });
            clients.update_value(|clients| clients.push(client));
        }
    };
    let act = move |_| if running.get_untracked() { stop() } else { ask() };
    let said = Memo::new(move |_| seeds.with(|s| seeds_said(s, unit, this(), limit)));
    let asked = move || seeds.with(|s| s.of > 0);
    varies.then(|| view! {
        <div class="other-seeds">
            <p class="says" data-testid="spread-said" hidden=move || !asked()>{move || said.get().0}</p>
            <svg class="seeds" viewBox=format!("0 0 {WIDTH} {SEEDS_HEIGHT}") role="img" aria-label=SolvedLabel::Plot.text() class:none=move || !asked()
                inner_html=move || if asked() { seeds.with(|s| drawn(s, this(), SolvedLabel::ThisRun.text())) } else { String::new() }></svg>
            <p class="about">{move || said.get().1}</p>
            <button data-testid="spread" hidden=move || asked() && !running.get() on:click=act>
                {move || if running.get() { SolvedLabel::StopSeeds.text() } else { SolvedLabel::AskSeeds.text() }}
            </button>
        </div>
    })
}
