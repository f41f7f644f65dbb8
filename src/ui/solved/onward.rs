//! Where to go on from a solved board: the link, a picture, the same puzzle by hand.

use leptos::prelude::*;

use crate::say::page::Bar;
use crate::say::solved::SolvedLabel;
use crate::ui::kit::control::{Control, control};
use crate::ui::kit::scroll::to_top;
use crate::ui::share::state::use_share;
use crate::ui::state::page::use_page;

#[component]
pub fn Onward() -> impl IntoView {
    let page = use_page();
    let share = use_share();
    let play = move || {
        page.set_playing(true);
        to_top();
    };
    view! {
        <div class="onward">
            {control(Control::Secondary, Bar::CopyLink.text(), None, move || page.copy_link())}
            {control(Control::Secondary, SolvedLabel::Picture.text(), Some("save-picture"), move || share.open_dialog())}
            <Show when=move || !page.board.shape.get().is_large()>
                {control(Control::Quiet, SolvedLabel::Play.text(), None, play)}
            </Show>
        </div>
    }
}
