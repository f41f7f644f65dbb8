//! The entries of the bar: each board keeps the puzzle it had, and either can be played.

use leptos::prelude::*;

use crate::say::page::Bar;
use crate::ui::kit::scroll::to_top;
use crate::ui::kit::tabs::tab;
use crate::ui::state::page::use_page;
use crate::ui::state::room::Room;

/// What a room is called in the bar.
const fn label(room: Room) -> Bar {
    match room {
        Room::Lab => Bar::Lab,
        Room::Lessons => Bar::Lessons,
        Room::Techniques => Bar::Techniques,
    }
}

#[component]
pub fn Views() -> impl IntoView {
    let page = use_page();
    let is_cube = Memo::new(move |_| page.board.shape.get().is_cube());
    let entry = move |cube: bool, name: &'static str| {
        let open = move || is_cube.get() == cube && !page.play.on.get() && page.room.open.get().is_none();
        let show = move || {
            page.open_view(cube);
            to_top();
        };
        tab(name, None, open, show)
    };
    let playing = move || page.play.on.get() && page.room.open.get().is_none();
    let play = move || {
        page.leave_room();
        page.set_playing(true);
        to_top();
    };
    let enter = move |room: Room| {
        page.open_room(room);
        to_top();
    };
    view! {
        <nav class="views" aria-label=Bar::Views.text()>
            {entry(false, Bar::Solve.text())}
            {entry(true, Bar::SudoKube.text())}
            {tab(Bar::Play.text(), None, playing, play)}
            {Room::ALL.map(|room| {
                tab(label(room).text(), Some(room.name()), move || page.room.open.get() == Some(room), move || enter(room))
            })}
        </nav>
    }
}
