//! Which room of the classroom is open, and on what.

use leptos::prelude::*;

/// A part of the classroom with an entry in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    Lab,
    Lessons,
    Techniques,
}

impl Room {
    pub const ALL: [Room; 3] = [Room::Techniques, Room::Lab, Room::Lessons];

    /// Its name between the two programs, and for tests.
    pub const fn name(self) -> &'static str {
        match self {
            Room::Lab => "Lab",
            Room::Lessons => "Lessons",
            Room::Techniques => "Techniques",
        }
    }

    /// The room that a link with `view=` opens.
    pub fn of_view(view: &str) -> Option<Room> {
        match view {
            _ if view.starts_with("lesson") => Some(Room::Lessons),
            _ if view.starts_with("technique") => Some(Room::Techniques),
            "lab" | "race" | "study" => Some(Room::Lab),
            _ => None,
        }
    }

    /// The view of the page on a technique.
    pub fn technique(key: &str) -> String {
        format!("technique-{key}")
    }
}

/// What the rooms are about.
#[derive(Clone, Default)]
struct Opened {
    link: String,
    /// Counts the links, so that one that comes a second time is opened anew.
    number: u32,
    /// What the page's own link was then: as long as it is the same, a room is as it was left.
    own: String,
}

#[derive(Clone, Copy)]
pub struct RoomState {
    pub open: ReadSignal<Option<Room>>,
    set_open: WriteSignal<Option<Room>>,
    opened: StoredValue<Opened>,
}

impl RoomState {
    pub fn new() -> RoomState {
        let (open, set_open) = signal(None);
        RoomState { open, set_open, opened: StoredValue::new(Opened::default()) }
    }

    pub fn is_open(self) -> bool {
        self.open.with_untracked(Option::is_some)
    }

    pub fn enter(self, room: Room) {
        self.set_open.set(Some(room));
    }

    pub fn leave(self) {
        self.set_open.set(None);
    }

    /// The link the rooms are opened on, from now on.
    pub fn aim(self, link: String) {
        self.opened.update_value(|opened| (opened.link, opened.number) = (link, opened.number + 1));
    }

    /// That link, and how many there have been.
    pub fn link(self) -> (String, u32) {
        self.opened.with_value(|opened| (opened.link.clone(), opened.number))
    }

    /// Whether the page's own link is what the rooms were opened on.
    pub fn is_about(self, own: &str) -> bool {
        self.opened.with_value(|opened| opened.own == own)
    }

    /// The page's own link is that of the rooms' run.
    pub fn note_own(self, own: String) {
        self.opened.update_value(|opened| opened.own = own);
    }
}
