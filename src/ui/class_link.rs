//! The page's door to the classroom, a second program on the page (`ui::classroom`). The two share the document, and nothing
//! else: the page writes into `<div id="classroom">` which room is open (`data-room`) and on what (`data-link`, a fragment
//! as in the address), which link that is (`data-number`, from 1), and says so by the event `sudokube:room`; the classroom
//! says `sudokube:leave`, with a link to open or none. While a room is open the address is the classroom's to write.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CustomEvent, CustomEventInit, Event};

use crate::text::link::Link;

use crate::ui::state::page::{Page, use_page};

/// A part of the classroom with an entry in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    Lab,
    Lessons,
}

impl Room {
    pub const ALL: [Room; 2] = [Room::Lab, Room::Lessons];

    pub const fn name(self) -> &'static str {
        match self {
            Room::Lab => "Lab",
            Room::Lessons => "Lessons",
        }
    }

    /// The room that a link with `view=` opens.
    pub fn of_view(view: &str) -> Room {
        if view.starts_with("lesson") { Room::Lessons } else { Room::Lab }
    }
}

/// What the rooms are about.
#[derive(Clone, Default)]
pub struct Opened {
    link: String,
    /// Counts the links, so that one that comes a second time is opened anew.
    number: u32,
    /// What the page's own link was then: as long as it is the same, a room is as it was left.
    own: String,
}

impl Page {
    /// Opens a room on what the page shows, or, where that is what it was opened on, as it was left.
    pub fn open_room(self, room: Room) {
        let own = self.link().write();
        if self.opened.with_value(|opened| opened.own == own) {
            self.enter_room(room);
        } else {
            self.open_room_on(room, own);
        }
    }

    /// Opens a room on a link; other keys than the page's are for the room.
    pub fn open_room_on(self, room: Room, link: String) {
        self.opened.update_value(|opened| (opened.link, opened.number) = (link, opened.number + 1));
        self.enter_room(room);
    }

    fn enter_room(self, room: Room) {
        self.stop();
        self.set_playing(false);
        self.room.set(Some(room));
    }

    pub fn leave_room(self) {
        if self.room.get_untracked().is_some() {
            self.room.set(None);
            self.own_address();
        }
    }

    /// The page's link is that of the rooms' run.
    fn note_own(self) {
        let own = self.link().write();
        self.opened.update_value(|opened| opened.own = own);
    }

    /// The link a room is opened on; where another puzzle has come to the board since, of that one.
    fn link_of_room(self) -> String {
        let link = self.opened.with_value(|opened| opened.link.clone());
        let stands = |link: Link| self.sheet.with_untracked(|sheet| sheet.grid == link.grid);
        if Link::read(&link).is_ok_and(stands) { link } else { self.link().write() }
    }

    /// Tells the classroom which room is open, and fetches it when it is needed first.
    pub fn start_rooms(self) {
        let fetched = StoredValue::new(false);
        Effect::new(move |_| {
            let room = self.room.get();
            self.sheet.track();
            let Some(door) = document().get_element_by_id("classroom") else { return };
            let _ = door.set_attribute("data-room", room.map_or("", Room::name));
            let _ = door.set_attribute("data-link", &untrack(|| self.link_of_room()));
            let _ = door.set_attribute("data-number", &self.opened.with_value(|opened| opened.number).to_string());
            if room.is_some() {
                self.note_own();
            }
            say("sudokube:room", "");
            if room.is_some() && !fetched.get_value() {
                fetched.set_value(true);
                say("sudokube:program", "classroom");
            }
        });
        listen("sudokube:leave", move |link| {
            self.leave_room();
            if let Some(link) = link {
                self.open_link(&link);
                self.note_own();
            }
        });
        listen("sudokube:no-program", move |_| {
            fetched.set_value(false);
            self.leave_room();
            self.complain("The classroom could not be fetched. Check the connection and open it again.");
        });
    }
}

/// The element the classroom is in; hidden when no room is open.
#[component]
pub fn ClassroomDoor() -> impl IntoView {
    let page = use_page();
    view! { <div id="classroom" hidden=move || page.room.get().is_none()></div> }
}

/// Dispatches an event on the document.
pub fn say(name: &str, detail: &str) {
    let options = CustomEventInit::new();
    options.set_detail(&detail.into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(name, &options) {
        let _ = document().dispatch_event(&event);
    }
}

/// Listens for an event on the document, with the text that comes with it.
pub fn listen(name: &str, then: impl Fn(Option<String>) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        then(event.dyn_ref::<CustomEvent>().and_then(|e| e.detail().as_string()).filter(|text| !text.is_empty()));
    });
    let _ = document().add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
    // As long as the page.
    listener.forget();
}
