//! The same run with other seeds, on request, in workers of their own that end with it.

use leptos::prelude::*;

use crate::draw::chart::{SEEDS_HEIGHT, WIDTH, seeds as drawn};
use crate::evolve::algorithm::Unit;
use crate::evolve::stage::Stage;
use crate::say::number::Noun;
use crate::say::solved::{SolvedLabel, seeds_said};
use crate::study::Seeds;
use crate::ui::solved::seed_runs::{SEEDS, SeedRuns};
use crate::ui::state::page::use_page;

/// Below the controls of a solved board: what leads on stands above it.
#[component]
pub fn OtherSeeds(seeds: RwSignal<Seeds>) -> impl IntoView {
    let page = use_page();
    let solved = Memo::new(move |_| page.run.stage.get() == Stage::Solved);
    view! {
        <Show when=move || solved.get()><Asked seeds /></Show>
    }
}

#[component]
fn Asked(seeds: RwSignal<Seeds>) -> impl IntoView {
    let page = use_page();
    let algorithm = page.recipe.algorithm.get_untracked();
    // A method that counts nodes or iterations is the same with every seed, or needs a library that these workers do not carry.
    let varies = algorithm.unit == Unit::Generation && !algorithm.needs_milp();
    let unit = Noun::of_unit(algorithm.unit.name());
    let limit = page.recipe.limit.get_untracked();
    let this = move || page.run.latest.with(|row| row.as_ref().map_or(0, |row| row.generation));
    let runs = SeedRuns::new(page);
    let running = runs.running;
    // Of runs that were stopped, those that were over count.
    Effect::new(move |_| {
        let (outcomes, running) = (runs.outcomes.get(), running.get());
        if outcomes.is_empty() && !running {
            return;
        }
        let mut all = Seeds::asked(if running { SEEDS } else { outcomes.len() as u32 });
        outcomes.iter().for_each(|outcome| all.add(outcome));
        seeds.set(all);
    });
    let act = move |_| match (running.get_untracked(), page.run.recipe()) {
        (true, _) => runs.stop(),
        (_, Some(recipe)) => runs.start(recipe),
        _ => {}
    };
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
