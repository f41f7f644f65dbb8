//! What is put on the board: size, examples, text, nothing.

use leptos::prelude::*;

use crate::puzzle::Shape;

use crate::generate::cube_examples::CUBES;
use crate::generate::examples::{EXAMPLES, Example};
use crate::play::sheet::Sheet;
use crate::say::cube::menu_name;
use crate::say::page::open::Open;
use crate::say::solve::{ToolbarLabel, ToolbarMessage};
use crate::ui::board::entry::begin_entry;
use crate::ui::kit::debounce::Once;
use crate::ui::open::new_puzzle::NewDialog;
use crate::ui::state::page::use_page;

#[component]
pub fn Toolbar() -> impl IntoView {
    let page = use_page();
    let making = RwSignal::new(false);
    let size = |s: Shape| view! { <option value=s.code()>{menu_name(s)}</option> };
    let on_size = move |event| {
        let chosen = event_target_value(&event);
        let shape = Shape::OFFERED.into_iter().find(|s| s.code() == chosen);
        let Some(shape) = shape.filter(|s| *s != page.board.shape.get_untracked()) else { return };
        // An empty cube is nothing to begin with; a flat board is often typed in.
        match CUBES.iter().find(|e| shape.is_cube() && e.name.ends_with(&format!("{0}×{0} faces", shape.side()))) {
            Some(example) => page.load_example(example),
            None => {
                page.load(Sheet::empty(shape));
                page.say(ToolbarMessage::Empty { board: shape.title() }.text());
            }
        }
    };
    let is_cube = Memo::new(move |_| page.board.shape.get().is_cube());
    let list = move || if is_cube.get() { CUBES } else { EXAMPLES };
    let examples = move || {
        let option = |(k, e): (usize, &'static Example)| view! { <option value=k.to_string()>{e.named()}</option> };
        list().iter().enumerate().map(option).collect_view()
    };
    // The menu is a list of actions: it goes back to its title, so that the same example can be chosen again.
    let chosen = RwSignal::new(String::new());
    let on_example = move |event| {
        let value = event_target_value(&event);
        chosen.set(value.clone());
        if let Some(example) = value.parse::<usize>().ok().and_then(|k| untrack(list).get(k)) {
            page.load_example(example);
        }
        chosen.set(String::new());
    };
    let is_empty = move || page.board.sheet.with(|s| s.grid.is_empty());
    view! {
        <div class="toolbar" role="group" aria-label=ToolbarLabel::Group.text()>
            <select
                aria-label=ToolbarLabel::Size.text()
                prop:value=move || page.board.shape.get().code()
                on:change=on_size
            >
                {Shape::OFFERED.map(size).collect_view()}
            </select>
            <select class="examples" aria-label=ToolbarLabel::Examples.text() prop:value=move || chosen.get() on:change=on_example>
                <option value="">{ToolbarLabel::Examples.text()}</option>
                {examples}
            </select>
            <button class="quiet" data-testid="new" on:click=move |_| making.set(true)>{Open::New.text()}</button>
            <Once wanted=making.read_only()><NewDialog open=making /></Once>
            <button class="quiet" on:click=move |_| page.panels.open_paste()>{ToolbarLabel::Paste.text()}</button>
            <span class="spring"></span>
            <button class="quiet" title=ToolbarLabel::ClearHint.text() disabled=is_empty
                on:click=move |_| begin_entry(page, page.board.shape.get_untracked())>{ToolbarLabel::Clear.text()}</button>
        </div>
    }
}
