//! The entries of the bar: each board keeps the puzzle it had, and either can be played.

use leptos::prelude::*;

use crate::say::page::Bar;
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
        view! {
            <button class="quiet" aria-current=move || (is_cube.get() == cube && !page.play.on.get() && page.room.open.get().is_none()).then_some("page")
                on:click=move |_| page.open_view(cube)>{name}</button>
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
