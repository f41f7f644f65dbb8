//! What is put on the board: size, examples, text, nothing.

use leptos::prelude::*;

use crate::puzzle::Shape;

use super::examples::EXAMPLES;
use super::page::use_page;
use super::sheet::Sheet;

#[component]
pub fn Toolbar() -> impl IntoView {
    let page = use_page();
    let flat = || Shape::ALL.into_iter().filter(|s| !s.is_cube());
    let sizes = flat().map(|s| view! { <option value=s.side().to_string()>{s.title()}</option> }).collect_view();
    let on_size = move |event| {
        let shape = event_target_value(&event).parse().ok().and_then(Shape::flat);
        if let Some(shape) = shape.filter(|s| *s != page.shape.get_untracked()) {
            page.load(Sheet::empty(shape));
            page.say(format!("An empty {} board: type or paste a puzzle, or choose an example.", shape.title()));
        }
    };
    let examples =
        EXAMPLES.iter().enumerate().map(|(k, e)| view! { <option value=k.to_string()>{e.name}</option> }).collect_view();
    // The menu is a list of actions: it goes back to its title, so that the same example can be chosen again.
    let chosen = RwSignal::new(String::new());
    let on_example = move |event| {
        let value = event_target_value(&event);
        chosen.set(value.clone());
        if let Some(example) = value.parse::<usize>().ok().and_then(|k| EXAMPLES.get(k)) {
            page.load_example(example);
        }
        chosen.set(String::new());
    };
    let is_empty = move || page.sheet.with(|s| s.grid.is_empty());
    view! {
        <div class="toolbar" role="group" aria-label="Puzzle">
            <select
                aria-label="Size"
                prop:value=move || page.shape.get().side().to_string()
                on:change=on_size
            >
                {sizes}
            </select>
            <select class="examples" aria-label="Examples" prop:value=move || chosen.get() on:change=on_example>
                <option value="">"Examples"</option>
                {examples}
            </select>
            <button class="quiet" on:click=move |_| page.pasting.set(true)>"Paste"</button>
            <span class="spring"></span>
            <button class="quiet" title="Empties the board" disabled=is_empty
                on:click=move |_| page.load(Sheet::empty(page.shape.get_untracked()))>"Clear"</button>
        </div>
    }
}
