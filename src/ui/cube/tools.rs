//! Beside the cube: a new one by level, way and seed, and the check of what was typed.

use leptos::prelude::*;

use crate::generate::{Level, Way};
use crate::puzzle::Shape;

use crate::say::cube::{level_name, making, origin, way_option, way_words};
use crate::say::cube_view::{CubeLabel, CubeMessage};
use crate::ui::open::generator::{Work, use_generator};
use crate::ui::state::page::use_page;

#[component]
pub fn CubeTools(shape: Shape) -> impl IntoView {
    let page = use_page();
    let generator = use_generator();
    let size = RwSignal::new(shape);
    let is_making = Memo::new(move |_| matches!(generator.work.get(), Work::Making(_)));
    let is_busy = Memo::new(move |_| generator.work.get() != Work::Idle);
    let typed = Memo::new(move |_| page.board.sheet.with(|s| s.typed_count()));
    let seed_refused = RwSignal::new(false);
    let line = Memo::new(move |_| {
        let givens = || page.board.sheet.with(|s| s.givens().grid);
        match generator.work.get() {
            Work::Making(progress) => making(progress),
            Work::Checking => CubeLabel::Checking.text().to_string(),
            Work::Idle if seed_refused.get() => CubeLabel::SeedRange.text().to_string(),
            Work::Idle => generator.last.with(|last| match last {
                Some((order, puzzle)) if *puzzle == givens() => origin(order),
                _ => way_words(generator.way.get()).to_string(),
            }),
        }
    });
    let generate = move |_| match is_making.get_untracked() {
        true => generator.stop(),
        false if seed_refused.get_untracked() => {}
        false => generator.generate(size.get_untracked()),
    };
    let level = |level: Level| {
        let chosen = level == generator.level.get_untracked();
        view! { <option value=level.name() selected=chosen>{level_name(level)}</option> }
    };
    let way = |way: Way| {
        let chosen = way == generator.way.get_untracked();
        view! { <option value=way.name() selected=chosen>{way_option(way)}</option> }
    };
    let side = move |s: Shape| {
        view! { <option value=s.side().to_string() selected=s == shape>{CubeMessage::Faces { side: s.side() }.text()}</option> }
    };
    let on_level = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            generator.choose_level(level);
        }
    };
    let on_way = move |event| {
        if let Ok(way) = event_target_value(&event).parse() {
            generator.choose_way(way);
        }
    };
    let on_size = move |event| {
        if let Some(shape) = event_target_value(&event).parse().ok().and_then(Shape::cube) {
            size.set(shape);
        }
    };
    let on_seed = move |event| {
        let text = event_target_value(&event);
        let seed = text.trim().parse().ok();
        seed_refused.set(seed.is_none() && !text.trim().is_empty());
        generator.type_seed(seed);
    };
    view! {
        <div class="cube-tools" role="group" aria-label=CubeLabel::Group.text()>
            <div class="order">
                <select aria-label=CubeLabel::Level.text() data-testid="level" on:change=on_level>
                    {Level::OF_THESIS.map(level).collect_view()}
                </select>
                <select aria-label=CubeLabel::Size.text() data-testid="size" on:change=on_size>
                    {[Shape::Cube9, Shape::Cube4].map(side).collect_view()}
                </select>
                <select aria-label=CubeLabel::Method.text() data-testid="way" aria-describedby="making" on:change=on_way>
                    {Way::OF_CUBES.map(way).collect_view()}
                </select>
                <input aria-label=CubeLabel::Seed.text() data-testid="cube-seed" placeholder=CubeLabel::AnySeed.text()
                    inputmode="numeric" autocomplete="off" aria-describedby="making"
                    aria-invalid=move || seed_refused.get().to_string()
                    prop:value=move || generator.seed.get().map(|s| s.to_string()).unwrap_or_default() on:change=on_seed />
            </div>
            <div class="act">
                <button data-testid="generate" on:click=generate>
                    {move || if is_making.get() { CubeLabel::Stop.text() } else { CubeLabel::New.text() }}
                </button>
                <button data-testid="check" disabled=move || typed.get() == 0 || is_busy.get()
                    title=CubeLabel::CheckHint.text() on:click=move |_| generator.check()>{CubeLabel::Check.text()}</button>
                <button data-testid="reset" disabled=move || typed.get() == 0
                    title=CubeLabel::ResetHint.text() on:click=move |_| page.reset_typed()>{CubeLabel::Reset.text()}</button>
            </div>
            <p class="line" id="making" role="status" data-testid="making" class:error=move || seed_refused.get()>{move || line.get()}</p>
        </div>
    }
}
