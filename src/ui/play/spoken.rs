//! What has just become of the chosen square, for a screen reader: a name that changes under the focus is not read again.

use leptos::prelude::*;

use crate::puzzle::Place;

use crate::play::Pencil;
use crate::play::square::Look;
use crate::ui::state::page::use_page;

/// Says what was written into the square, marks, colours and conflicts included, and which pencil was taken up.
#[component]
pub fn Spoken() -> impl IntoView {
    let page = use_page();
    let state = Memo::new(move |before: Option<&(Option<Place>, Look, String, Pencil)>| {
        let pencil = page.play.pencil.get();

        let side = page.board.shape.get().side();
        let place = page.board.selected.get();
        let look = place.and_then(|p| page.looks(p.face).get(p.row * side + p.column).copied()).unwrap_or_default();
        // A square that is newly chosen is read by its name.
        let stayed = before.filter(|b| b.0 == place && place.is_some());
        let said = match stayed {
            _ if before.is_some_and(|b| b.3 != pencil) => pencil.named().to_string(),
            Some((_, old, said, _)) => look.change(old).unwrap_or_else(|| said.clone()),
            None => String::new(),
        };
        (place, look, said, pencil)
    });
    view! { <p class="aloud" role="status" data-testid="spoken">{move || state.with(|s| s.2.clone())}</p> }
}
