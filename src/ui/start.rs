//! The first screen beside its living board: one sentence, and what people come for. It is one text with one listener: a view of
//! its own for each part would be much of the page's program.

use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::draw::doors::doors;
use crate::evolve::stage::Stage;
use crate::puzzle::Shape;
use crate::say::page::Start;
use crate::say::solve::Button;
use crate::ui::board::entry::begin_entry;
use crate::ui::kit::scroll::to_top;
use crate::ui::open::photo::state::use_photos;
use crate::ui::open::photo::way_in::ask_for_photo;
use crate::ui::state::page::use_page;
use crate::ui::state::start::living_method;

#[component]
pub fn StartPanel() -> impl IntoView {
    let (page, photos) = (use_page(), use_photos());
    let press = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let door = target.and_then(|target| target.closest("[data-door]").ok().flatten());
        match door.and_then(|door| door.get_attribute("data-door")).as_deref() {
            Some("type") => begin_entry(page, Shape::Flat9),
            Some("paste") => return page.panels.open_paste(),
            Some("photo") => return ask_for_photo(photos),
            Some("watch") => page.watch(),
            Some("hand") => page.play_last(),
            Some("kube") => page.open_view(true),
            _ => return,
        }
        to_top();
    };
    let draft = move |event: Event| {
        page.panels.write_draft(event_target_value(&event));
        page.panels.open_paste();
    };
    view! {
        <section class="start" data-testid="start" aria-label=Start::Title.text() on:click=press on:input=draft inner_html=doors(living_method())></section>
    }
}

/// Stops the living board under its key, and lets it go on.
#[component]
pub fn Hold() -> impl IntoView {
    let page = use_page();
    let name = move || match page.run.stage.get() {
        Stage::Running => Start::Pause.text(),
        Stage::Idle => Button::Evolve.text(),
        _ => Start::Go.text(),
    };
    view! { <button class="quiet" data-testid="hold" hidden=move || !page.panels.start.get() on:click=move |_| page.hold()>{name}</button> }
}
