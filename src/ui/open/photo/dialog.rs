//! The dialog of a picture: what was seen in it, what was read, and the way onto the board.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::say::number::{Count, Noun};
use crate::say::page::open::Open;
use crate::say::page::photo::{PhotoLabel, PhotoMessage};
use crate::ui::kit::dialogs::follow;
use crate::ui::open::photo::corners::Corners;
use crate::ui::open::photo::digits::Digits;
use crate::ui::open::photo::state::{Stage, use_photos};
use crate::ui::open::photo::way_in::FromPhoto;

#[component]
#[inline(never)]
pub fn PhotoDialog() -> impl IntoView {
    let photos = use_photos();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, photos.open);
    let said = Memo::new(move |_| photos.said());
    let by_hand = Memo::new(move |_| photos.reading.with(|reading| reading.as_ref().map_or(0, |r| r.by_hand.len())));
    let hand_line = move || PhotoMessage::ByHand { squares: Count::of(by_hand.get() as u64, Noun::Square) }.text();
    let state = move || match photos.stage.get() {
        Stage::Reading => "reading",
        Stage::Read => "read",
        Stage::NoBoard => "no-board",
        Stage::Refused(_) => "refused",
    };
    view! {
        <dialog class="photo" data-testid="photo" data-state=state aria-labelledby="photo-title" node_ref=dialog on:close=move |_| photos.close()>
            <h2 id="photo-title" tabindex="-1" autofocus>{PhotoLabel::Title.text()}</h2>
            <p class="found" role="status" data-testid="photo-said" class:error=move || said.with(|s| s.1)>{move || said.with(|s| s.0.clone())}</p>
            <div class="beside">
                <div class="seen"><Corners /></div>
                <div class="as-read">
                    <Digits />
                    <label class="with" hidden=move || by_hand.get() == 0>
                        <input type="checkbox" data-testid="print-only" prop:checked=move || photos.print_only.get()
                            on:change=move |e| photos.leave_out_handwriting(event_target_checked(&e)) />
                        " "{PhotoLabel::PrintOnly.text()}
                        <span class="note">{hand_line}</span>
                    </label>
                </div>
            </div>
            <div class="actions">
                <button class="main" disabled=move || photos.stage.get() != Stage::Read on:click=move |_| photos.put()>{Open::Use.text()}</button>
                <FromPhoto name=PhotoLabel::Another.text() id="photo-another" chosen=|()| () />
                <button class="quiet" on:click=move |_| photos.close()>{Open::Cancel.text()}</button>
            </div>
        </dialog>
    }
}
