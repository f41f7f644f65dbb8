//! How hard a puzzle is, in three numbers side by side: to people, to evolution, to exact search; and where it stands on the scale.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::puzzle::{Grid, Shape};
use crate::say::number::Noun;
use crate::say::solved::{Evolved, SolvedLabel, evolved};
use crate::study::seeds::{RATED_GENERATIONS, rating};
use crate::threads::coach::protocol::Rated;
use crate::ui::solved::measures::{ExactMeasure, Measure, NOT_YET, TechniqueMeasure, is_rated};
use crate::ui::solved::seed_runs::{SEEDS, SeedRuns};
use crate::ui::state::page::use_page;

/// The scale of ratings with its landmarks, the puzzle on it, and how it compares with others. It has its place before it is
/// there, unless it never will be.
#[component]
pub fn Scale() -> impl IntoView {
    let page = use_page();
    let of = move |field: fn(&Rated) -> &str| {
        page.verdict.rated.with(|rated| rated.as_ref().map(field).unwrap_or_default().to_string())
    };
    let is_compared = move || page.board.shape.get() == Shape::Flat9;
    view! {
        <div class="scale" class:compared=is_compared hidden=move || !is_rated(page)>
            <p class="says" data-testid="harder">{move || of(|rated| &rated.harder)}</p>
            <div class="drawn" inner_html=move || of(|rated| &rated.strip)></div>
            <p class="about parts" data-testid="er-parts">{move || of(|rated| &rated.parts)}</p>
        </div>
    }
}

/// The three numbers of a puzzle that is not being solved. They have their place before they are there.
#[component]
pub fn HowHard() -> impl IntoView {
    let page = use_page();
    let is_open = Memo::new(move |_| page.board.sheet.with(|sheet| !sheet.grid.is_empty() && !sheet.grid.is_full()));
    let idle = Memo::new(move |_| page.run.stage.get() == Stage::Idle && is_open.get() && !page.verdict.is_refused());
    let rated = Memo::new(move |_| idle.get() && page.verdict.rated.with(Option::is_some));
    let unique = Memo::new(move |_| page.verdict.unique());
    let runs = SeedRuns::new(page);
    // What was measured is of one puzzle.
    Effect::new(move |_| {
        unique.with(|_| ());
        runs.forget();
    });
    let said = Memo::new(move |_| {
        let done = runs.outcomes.with(Vec::len);
        let (of, limit) = (Noun::Run.of(SEEDS), Noun::Generation.of(RATED_GENERATIONS));
        let asked = || Evolved::Asked { runs: of, limit }.text();
        match (runs.running.get(), done) {
            (true, done) => [NOT_YET.to_string(), Evolved::Running { done: done.into(), of }.text(), asked()],
            (false, 0) => [NOT_YET.to_string(), SolvedLabel::NotMeasured.text().to_string(), asked()],
            _ => runs.outcomes.with(|outcomes| evolved(outcomes)),
        }
    });
    let part = move |n: usize| move || said.with(|said| said[n].clone());
    view! {
        <section class="hardness" aria-label=SolvedLabel::Hardness.text() data-testid="hardness" hidden=move || !idle.get()>
            <Show when=move || rated.get()>
                <dl class="measures">
                    <TechniqueMeasure />
                    <Measure name=SolvedLabel::Evolution.text()>
                        <dd class="bred" data-testid="evolution">{part(0)}</dd>
                        <dd class="about"><span role="status" data-testid="evolution-median">{part(1)}</span></dd>
                    </Measure>
                    <ExactMeasure />
                </dl>
                <p class="measured">
                    <MeasureEvolution runs unique />
                    <span role="status" data-testid="evolution-about">{part(2)}</span>
                </p>
                <Scale />
            </Show>
        </section>
    }
}

/// Measures what Waters' algorithm takes on the puzzle, or stops measuring.
#[component]
fn MeasureEvolution(runs: SeedRuns, unique: Memo<Option<Grid>>) -> impl IntoView {
    let running = runs.running;
    let recipe = move || unique.with_untracked(|puzzle| puzzle.as_ref().and_then(rating));
    let act = move |_| match (running.get_untracked(), recipe()) {
        (true, _) => runs.stop(),
        (_, Some(recipe)) => runs.start(recipe),
        _ => {}
    };
    let label =
        move || if running.get() { SolvedLabel::StopEvolution.text() } else { SolvedLabel::AskEvolution.text() };
    let is_over = move || !running.get() && !runs.outcomes.with(Vec::is_empty);
    view! { <button class="quiet" data-testid="measure-evolution" hidden=is_over on:click=act>{label}</button> }
}
