//! Beside the cube: a new one by level, the check of what was typed, and what the run says of the edges.

use leptos::prelude::*;

use crate::generate::{Level, Way};
use crate::puzzle::Shape;

use super::cube_words::{level_name, making, mismatches, way_name};
use super::maker::{Work, use_maker};
use super::page::use_page;

#[component]
pub fn CubeTools(shape: Shape) -> impl IntoView {
    let page = use_page();
    let maker = use_maker();
    let size = RwSignal::new(shape);
    let is_making = Memo::new(move |_| matches!(maker.work.get(), Work::Making(_)));
    let is_busy = Memo::new(move |_| maker.work.get() != Work::Idle);
    let typed = Memo::new(move |_| page.sheet.with(|s| s.typed_count()));
    let line = Memo::new(move |_| match maker.work.get() {
        Work::Making(progress) => making(progress),
        Work::Checking => "Checking.".to_string(),
        Work::Idle => mismatches(page.run.mismatches.get()),
    });
    let generate = move |_| match is_making.get_untracked() {
        true => maker.stop(),
        false => maker.generate(size.get_untracked()),
    };
    let level = |level: Level| {
        let chosen = level == maker.level.get_untracked();
        view! { <option value=level.name() selected=chosen>{level_name(level)}</option> }
    };
    let way = |way: Way| {
        let chosen = way == maker.way.get_untracked();
        view! { <option value=way.name() selected=chosen>{way_name(way)}</option> }
    };
    let side = move |s: Shape| {
        view! { <option value=s.side().to_string() selected=s == shape>{format!("{0}×{0} faces", s.side())}</option> }
    };
    let on_level = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            maker.level.set(level);
        }
    };
    let on_way = move |event| {
        if let Ok(way) = event_target_value(&event).parse() {
            maker.way.set(way);
        }
    };
    let on_size = move |event| {
        if let Some(shape) = event_target_value(&event).parse().ok().and_then(Shape::cube) {
            size.set(shape);
        }
    };
    view! {
        <div class="cube-tools" role="group" aria-label="SudoKube">
            <div class="order">
                <select aria-label="Level" data-testid="level" on:change=on_level>
                    {Level::OF_THESIS.map(level).collect_view()}
                </select>
                <select aria-label="Size of the faces" data-testid="size" on:change=on_size>
                    {[Shape::Cube9, Shape::Cube4].map(side).collect_view()}
                </select>
                <select aria-label="Way to make it" data-testid="way"
                    title="Verified: proved to have one solution, most faces ambiguous alone. Thesis: digits taken away at random, unchecked." on:change=on_way>
                    {Way::ALL.map(way).collect_view()}
                </select>
            </div>
            <div class="act">
                <button data-testid="generate" on:click=generate>
                    {move || if is_making.get() { "Stop" } else { "New SudoKube" }}
                </button>
                <button data-testid="check" disabled=move || typed.get() == 0 || is_busy.get()
                    title="Compares the typed digits with the solution" on:click=move |_| maker.check()>"Check"</button>
                <button data-testid="reset" disabled=move || typed.get() == 0
                    title="Takes the typed digits away" on:click=move |_| page.reset_typed()>"Reset"</button>
            </div>
            <p class="line" role="status" data-testid="making">{move || line.get()}</p>
        </div>
    }
}
