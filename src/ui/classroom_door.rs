//! The page's door to the classroom, a second program on the page (`ui::classroom`). The two share the document, and nothing
//! else: the page writes into `<div id="classroom">` which room is open (`data-room`) and on what (`data-link`, a fragment
//! as in the address), which link that is (`data-number`, from 1), and says so by the event `sudokube:room`; the classroom
//! says `sudokube:leave`, with a link to open or none, or `sudokube:play` with a puzzle to be played. While a room is open the address is the classroom's to write.
//! By `sudokube:close` the page says that it starts anew, and that nothing more is to be kept.

use leptos::prelude::*;

use crate::text::link::Link;

use crate::say::page::Notice;
use crate::say::worker::Breakdown;
use crate::ui::kit::events::{announce, listen};
use crate::ui::kit::scroll::to_top;
use crate::ui::state::page::{Page, use_page};
use crate::ui::state::room::Room;

/// The link a room is opened on; where another puzzle has come to the board since, of that one.
fn link_of_room(page: Page) -> String {
    let (link, _) = page.room.link();
    let stands = |link: Link| page.board.sheet.with_untracked(|sheet| sheet.grid == link.grid);
    if Link::read(&link).is_ok_and(stands) { link } else { page.link().write() }
}

/// Tells the classroom which room is open, and fetches it when it is needed first.
pub fn start(page: Page) {
    let note_own = move || page.room.note_own(page.link().write());
    let fetched = StoredValue::new(false);
    Effect::new(move |_| {
        let room = page.room.open.get();
        page.board.sheet.track();
        let Some(door) = document().get_element_by_id("classroom") else { return };
        let _ = door.set_attribute("data-room", room.map_or("", Room::name));
        let _ = door.set_attribute("data-link", &link_of_room(page));
        let _ = door.set_attribute("data-number", &page.room.link().1.to_string());
        if room.is_some() {
            note_own();
        }
        announce("sudokube:room", "");
        if room.is_some() && !fetched.get_value() {
            fetched.set_value(true);
            announce("sudokube:program", "classroom");
        }
    });
    listen("sudokube:leave", move |link| {
        page.leave_room();
        if let Some(link) = link {
            page.open_link(&link);
            note_own();
        }
        to_top();
    });
    listen("sudokube:play", move |link| {
        page.leave_room();
        link.iter().for_each(|link| page.open_link(link));
        page.set_playing(true);
        to_top();
    });
    listen("sudokube:no-program", move |_| {
        fetched.set_value(false);
        page.leave_room();
        // public/boot.js has looked whether the host still has this build.
        let updated = document().document_element().is_some_and(|root| root.has_attribute("data-updated"));
        page.complain(if updated { Breakdown::Updated.text() } else { Notice::ClassroomMissing.text().into() });
    });
}

/// The element the classroom is in; hidden when no room is open.
#[component]
pub fn ClassroomDoor() -> impl IntoView {
    let page = use_page();
    view! { <div id="classroom" hidden=move || page.room.open.get().is_none()></div> }
}
