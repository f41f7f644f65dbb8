//! A new puzzle: which board, made in which way, how hard or with how many givens, from which seed.

use crate::say::page::open::Open;
use crate::say::page::photo::PhotoLabel;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::generate::{GenerateOrder, Level, Way};
use crate::puzzle::Shape;

use crate::play::sheet::Sheet;
use crate::say::cube::{level_name, menu_name};
use crate::say::flat::{making, way_help, way_title};
use crate::say::grade::GradeLabel;
use crate::threads::coach::making::Stand;
use crate::ui::kit::dialogs::follow;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::open::by_level::{ByLevel, Maker, Wanted};
use crate::ui::open::generator::{Work, use_generator};
use crate::ui::open::inbox::use_inbox;
use crate::ui::open::photo::way_in::FromPhoto;
use crate::ui::state::page::use_page;

/// The dialog, as long as it is `open`.
#[component]
pub fn NewDialog(open: RwSignal<bool>) -> impl IntoView {
    let page = use_page();
    let generator = use_generator();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open.read_only());
    // Without one it is made by technique.
    let (way, level) = (RwSignal::new(None::<Way>), RwSignal::new(Level::Medium));
    let (wanted, maker, inbox) = (Wanted::new(), Maker::new(page), use_inbox());
    let size = wanted.size;
    // As they were typed; empty is left to the level and to chance.
    let (givens, seed) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let refusal = RwSignal::new("");
    let is_filling = Memo::new(move |_| matches!(generator.work.get(), Work::Making(_)));
    let is_making = Memo::new(move |_| is_filling.get() || maker.is_making());
    let began = StoredValue::new(false);
    // Once it is made, it lies on the board and the dialog is done with.
    Effect::new(move |_| {
        let making = is_filling.get();
        if began.get_value() && !making && page.notice.latest.with_untracked(|n| !n.is_error) {
            open.set(false);
        }
        began.set_value(making);
    });
    Effect::new(move |_| {
        if open.get() {
            wanted.resize(page.board.shape.get_untracked());
            maker.stand.set(None);
            page.say("");
        }
    });
    let stop = move || match maker.stand.with_untracked(Option::is_some) {
        true => maker.stop(),
        false => generator.stop(),
    };
    let take = move |before: u64, stand: Stand| match &stand.made[..] {
        [] => {}
        [puzzle] => {
            open.set(false);
            // Another puzzle may have been opened meanwhile.
            if page.board.puzzle_id() != before {
                return page.say(Open::Stopped.text());
            }
            page.load(Sheet::of_givens(puzzle.grid.clone()));
            page.say(stand.text);
        }
        _ => {
            open.set(false);
            inbox.take_puzzles(stand.text, stand.made);
        }
    };
    let act = move |_| {
        if is_making.get_untracked() {
            stop();
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
        let seed = seed.flatten().unwrap_or_else(|| fresh_seed() >> 40);
        let Some(way) = way.get_untracked() else {
            let before = page.board.puzzle_id();
            maker.make(wanted.order(seed), move |stand| take(before, stand));
            return;
        };
        generator.make(GenerateOrder {
            shape: size.get_untracked(),
            level: level.get_untracked(),
            way,
            givens: givens.flatten().map(|g| u32::try_from(g).unwrap_or(u32::MAX)),
            seed,
        });
    };
    let line = move || match generator.work.get() {
        Work::Making(progress) => making(progress),
        _ if !refusal.get().is_empty() => refusal.get().to_string(),
        _ if maker.stand.with(Option::is_some) => maker.said().unwrap_or_default(),
        _ => page.notice.latest.with(|n| if n.is_error { n.text.clone() } else { String::new() }),
    };
    let on_close = move |_| {
        open.set(false);
        if is_making.get_untracked() {
            stop();
        }
    };
    let on_size = move |event| {
        let chosen = event_target_value(&event);
        Shape::OFFERED.into_iter().filter(|shape| shape.code() == chosen).for_each(|shape| wanted.resize(shape));
    };
    let on_way = move |event| {
        maker.stand.set(None);
        way.set(event_target_value(&event).parse().ok());
    };
    let on_level = move |event| event_target_value(&event).parse().into_iter().for_each(|l| level.set(l));
    let by_level = move || way.get() != Some(Way::Agreement) && givens.with(|g| g.trim().is_empty());
    let field = |id: &'static str, name: &'static str, text: RwSignal<String>, hint: &'static str| {
        view! {
            <label for=id>{name}</label>
            <input id=id inputmode="numeric" autocomplete="off" placeholder=hint prop:value=move || text.get()
                on:input=move |e| text.set(event_target_value(&e)) />
        }
    };
    view! {
        <dialog class="new" data-testid="new-dialog" aria-labelledby="new-title" node_ref=dialog on:close=on_close>
            <h2 id="new-title">{Open::NewTitle.text()}</h2>
            <div class="form">
                <label for="new-size">{Open::Size.text()}</label>
                <select id="new-size" prop:value=move || size.get().code() on:change=on_size>
                    {Shape::OFFERED.map(|s| view! { <option value=s.code()>{menu_name(s)}</option> }).collect_view()}
                </select>
                <label for="new-way">{Open::Method.text()}</label>
                <select id="new-way" on:change=on_way>
                    <option value="technique">{GradeLabel::Way.text()}</option>
                    {Way::ALL.map(|w| view! { <option value=w.name()>{way_title(w)}</option> }).collect_view()}
                </select>
                <Show when=move || way.get().is_none()><ByLevel wanted /></Show>
                <Show when=move || way.get().is_some()>
                    <p>{move || way.get().map(way_help)}</p>
                    <label for="new-level">{Open::Level.text()}</label>
                    <select id="new-level" disabled=move || !by_level() prop:value=move || level.get().name() on:change=on_level>
                        {Level::ALL.map(|l| view! { <option value=l.name()>{level_name(l)}</option> }).collect_view()}
                    </select>
                    {field("new-givens", Open::Givens.text(), givens, Open::GivensHint.text())}
                </Show>
                {field("new-seed", Open::Seed.text(), seed, Open::SeedHint.text())}
            </div>
            <p class="found" role="status" data-testid="making-flat">{line}</p>
            <div class="actions">
                <button class="main" data-testid="make" on:click=act>{move || if is_making.get() { Open::Stop.text() } else { Open::Generate.text() }}</button>
                <FromPhoto name=PhotoLabel::From.text() id="new-photo" chosen=move |()| open.set(false) />
                <button class="quiet" on:click=move |_| open.set(false)>{Open::Close.text()}</button>
            </div>
        </dialog>
    }
}
