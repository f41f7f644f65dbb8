//! What is put on the board: size, examples, text, nothing.

use leptos::prelude::*;

use crate::puzzle::Shape;

use crate::generate::cube_examples::CUBES;
use crate::generate::examples::{EXAMPLES, Example};
use crate::generate::large::{self, Holes};
use crate::play::sheet::Sheet;
use crate::say::cube::menu_name;
use crate::say::large::LargeMessage;
use crate::say::number;
use crate::say::page::open::Open;
use crate::say::solve::{ToolbarLabel, ToolbarMessage};
use crate::ui::board::entry::begin_entry;
use crate::ui::kit::debounce::Once;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::open::new_puzzle::NewDialog;
use crate::ui::state::page::{Page, use_page};

/// How much of a large board is given, in percent: where the hardest lie, and to either side.
const SHARES: [u32; 5] = [60, 52, 50, 45, 30];

fn share(percent: u32) -> String {
    number::percent(f64::from(percent) / 100.0)
}

/// Puts a large board on the page that was made of a shuffled one.
fn shuffled(page: Page, percent: usize) {
    let shape = page.board.shape.get_untracked();
    let made = large::board(shape, Holes::Pattern, shape.face_squares() * percent / 100, fresh_seed());
    page.load(Sheet::of_givens(made.puzzle));
    page.say(LargeMessage::Shuffled { board: shape.title(), share: share(percent as u32) }.text());
}

#[component]
pub fn Toolbar() -> impl IntoView {
    let page = use_page();
    let making = RwSignal::new(false);
    let size = |s: Shape| view! { <option value=s.code()>{menu_name(s)}</option> };
    let on_size = move |event| {
        let chosen = event_target_value(&event);
        let shape = Shape::SHOWN.into_iter().find(|s| s.code() == chosen);
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
    let is_large = Memo::new(move |_| page.board.shape.get().is_large());
    let list = move || if is_cube.get() { CUBES } else { EXAMPLES };
    let examples = move || {
        if is_large.get() {
            let option = |n: u32| view! { <option value=n.to_string()>{LargeMessage::Given { share: share(n) }.text()}</option> };
            return SHARES.map(option).collect_view();
        }
        let option = |(k, e): (usize, &'static Example)| view! { <option value=k.to_string()>{e.named()}</option> };
        list().iter().enumerate().map(option).collect_view()
    };
    // The menu is a list of actions: it goes back to its title, so that the same example can be chosen again.
    let chosen = RwSignal::new(String::new());
    let on_example = move |event| {
        let value = event_target_value(&event);
        chosen.set(value.clone());
        match value.parse::<usize>() {
            Ok(percent) if is_large.get_untracked() => shuffled(page, percent),
            number => number.ok().and_then(|k| untrack(list).get(k)).into_iter().for_each(|e| page.load_example(e)),
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
                {Shape::SHOWN.map(size).collect_view()}
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
