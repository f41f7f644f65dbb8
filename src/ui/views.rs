//! The entries of the bar: each board keeps the puzzle it had, and either can be played.

use leptos::prelude::*;

use crate::generate::cube_examples::{CUBES, FIRST_CUBE};
use crate::generate::examples::{EXAMPLES, FIRST};
use crate::play::sheet::Sheet;
use crate::say::page::Bar;
use crate::ui::state::page::{sheet_of, use_page};
use crate::ui::state::room::Room;

/// What a room is called in the bar.
const fn label(room: Room) -> Bar {
    match room {
        Room::Lab => Bar::Lab,
        Room::Lessons => Bar::Lessons,
    }
}

#[component]
pub fn Views() -> impl IntoView {
    let page = use_page();
    // The last puzzle of the view that is not open.
    let aside = StoredValue::new(None::<Sheet>);
    let is_cube = Memo::new(move |_| page.board.shape.get().is_cube());
    let open = move |cube: bool| {
        page.set_playing(false);
        page.leave_room();
        if cube == is_cube.get_untracked() {
            return;
        }
        let left = page.board.sheet.get_untracked();
        match aside.get_value().filter(|s| s.grid.shape().is_cube() == cube) {
            Some(sheet) => page.load(sheet),
            // Without a word on the example, so that the view's own introduction stands over it.
            None => page.load(sheet_of(if cube { &CUBES[FIRST_CUBE] } else { &EXAMPLES[FIRST] })),
        }
        aside.set_value(Some(left));
    };
    let entry = move |cube: bool, name: &'static str| {
        view! {
            <button class="quiet" aria-current=move || (is_cube.get() == cube && !page.play.on.get() && page.room.open.get().is_none()).then_some("page")
                on:click=move |_| open(cube)>{name}</button>
        }
    };
    view! {
        <nav class="views" aria-label=Bar::Views.text()>
            {entry(false, Bar::Solve.text())}
            {entry(true, Bar::SudoKube.text())}
            <button class="quiet" aria-current=move || (page.play.on.get() && page.room.open.get().is_none()).then_some("page")
                on:click=move |_| { page.leave_room(); page.set_playing(true) }>{Bar::Play.text()}</button>
            {Room::ALL.map(|room| view! {
                <button class="quiet" data-room-button=room.name() aria-current=move || (page.room.open.get() == Some(room)).then_some("page")
                    on:click=move |_| page.open_room(room)>{label(room).text()}</button>
            })}
        </nav>
    }
}
