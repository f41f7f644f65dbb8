//! A new flat puzzle: which size, made in which way, with how many givens, from which seed.

use crate::say::page::open::Open;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::generate::{GenerateOrder, Level, Way};
use crate::puzzle::Shape;

use crate::say::cube::level_name;
use crate::say::flat::{making, way_help, way_title};
use crate::ui::kit::debounce::Once;
use crate::ui::kit::dialogs::follow;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::open::generator::{Work, use_generator};
use crate::ui::state::page::use_page;

/// The button, and the dialog that it opens, which is built then.
#[component]
pub fn NewPuzzle() -> impl IntoView {
    let page = use_page();
    let generator = use_generator();
    let open = RwSignal::new(false);
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open.read_only());
    let (way, level) = (RwSignal::new(Way::Verified), RwSignal::new(Level::Medium));
    let size = RwSignal::new(Shape::Flat9);
    // As they were typed; empty is left to the level and to chance.
    let (givens, seed) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let refusal = RwSignal::new("");
    let is_making = Memo::new(move |_| matches!(generator.work.get(), Work::Making(_)));
    let began = StoredValue::new(false);
    // Once it is made, it lies on the board and the dialog is done with.
    Effect::new(move |_| {
        let making = is_making.get();
        if began.get_value() && !making && page.notice.latest.with_untracked(|n| !n.is_error) {
            open.set(false);
        }
        began.set_value(making);
    });
    let show = move |_| {
        size.set(page.board.shape.get_untracked());
        page.say("");
        open.set(true);
    };
    let act = move |_| {
        if is_making.get_untracked() {
            generator.stop();
            return;
        }
        let typed = |text: RwSignal<String>| {
            text.with_untracked(|t| (!t.trim().is_empty()).then(|| t.trim().parse::<u64>().ok()))
        };
        let (givens, seed) = (typed(givens), typed(seed));
        if givens == Some(None) || seed == Some(None) {
            refusal.set(Open::WholeNumbers.text());
            return;
        }
        refusal.set("");
        page.say("");
        generator.make(GenerateOrder {
            shape: size.get_untracked(),
            level: level.get_untracked(),
            way: way.get_untracked(),
            givens: givens.flatten().map(|g| u32::try_from(g).unwrap_or(u32::MAX)),
            seed: seed.flatten().unwrap_or_else(|| fresh_seed() >> 40),
        });
    };
    let line = move || match generator.work.get() {
        Work::Making(progress) => making(progress),
        _ if !refusal.get().is_empty() => refusal.get().to_string(),
        _ => page.notice.latest.with(|n| if n.is_error { n.text.clone() } else { String::new() }),
    };
    let on_close = move |_| {
        open.set(false);
        if is_making.get_untracked() {
            generator.stop();
        }
    };
    let on_size = move |event| {
        let chosen = event_target_value(&event).parse().ok().and_then(Shape::flat);
        chosen.into_iter().for_each(|shape| size.set(shape));
    };
    let on_way = move |event| event_target_value(&event).parse().into_iter().for_each(|w| way.set(w));
    let on_level = move |event| event_target_value(&event).parse().into_iter().for_each(|l| level.set(l));
    let flats = || Shape::ALL.into_iter().filter(|s| !s.is_cube());
    let by_level = move || way.get() != Way::Agreement && givens.with(|g| g.trim().is_empty());
    let field = |id: &'static str, name: &'static str, text: RwSignal<String>, hint: &'static str| {
        view! {
            <label for=id>{name}</label>
            <input id=id inputmode="numeric" autocomplete="off" placeholder=hint prop:value=move || text.get()
                on:input=move |e| text.set(event_target_value(&e)) />
        }
    };
    view! {
        <button class="quiet" data-testid="new" hidden=move || page.board.shape.get().is_cube() on:click=show>{Open::New.text()}</button>
        <Once wanted=open.read_only()>
            <dialog class="new" data-testid="new-dialog" aria-labelledby="new-title" node_ref=dialog on:close=on_close>
                <h2 id="new-title">{Open::NewTitle.text()}</h2>
                <div class="form">
                    <label for="new-size">{Open::Size.text()}</label>
                    <select id="new-size" prop:value=move || size.get().side().to_string() on:change=on_size>
                        {flats().map(|s| view! { <option value=s.side().to_string()>{s.title()}</option> }).collect_view()}
                    </select>
                    <label for="new-way">{Open::Method.text()}</label>
                    <select id="new-way" on:change=on_way>
                        {Way::ALL.map(|w| view! { <option value=w.name()>{way_title(w)}</option> }).collect_view()}
                    </select>
                    <p>{move || way_help(way.get())}</p>
                    <label for="new-level">{Open::Level.text()}</label>
                    <select id="new-level" disabled=move || !by_level() prop:value=move || level.get().name() on:change=on_level>
                        {Level::ALL.map(|l| view! { <option value=l.name()>{level_name(l)}</option> }).collect_view()}
                    </select>
                    {field("new-givens", Open::Givens.text(), givens, Open::GivensHint.text())}
                    {field("new-seed", Open::Seed.text(), seed, Open::SeedHint.text())}
                </div>
                <p class="found" role="status" data-testid="making-flat">{line}</p>
                <div class="actions">
                    <button class="main" data-testid="make" on:click=act>{move || if is_making.get() { Open::Stop.text() } else { Open::Generate.text() }}</button>
                    <button class="quiet" on:click=move |_| open.set(false)>{Open::Close.text()}</button>
                </div>
            </dialog>
        </Once>
    }
}
