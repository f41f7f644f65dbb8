//! Where to go on from a solved board: the link, a picture, the same puzzle by hand.

use leptos::prelude::*;

use crate::say::page::Bar;
use crate::say::solved::SolvedLabel;
use crate::ui::share::state::use_share;
use crate::ui::state::page::use_page;

#[component]
pub fn Onward() -> impl IntoView {
    let page = use_page();
    let share = use_share();
    view! {
        <div class="onward">
            <button on:click=move |_| page.copy_link()>{Bar::CopyLink.text()}</button>
            <button data-testid="save-picture" on:click=move |_| share.open_dialog()>{SolvedLabel::Picture.text()}</button>
            <button class="quiet" on:click=move |_| page.set_playing(true)>{SolvedLabel::Play.text()}</button>
        </div>
    }
}
