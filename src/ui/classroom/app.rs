//! The rooms: the Lab, where a run is taken apart, and the Lessons.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::text::link::Link;

use super::super::class_link::listen;

/// What the page asked for last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Door {
    /// Name of the room, empty when none is open.
    pub room: String,
    /// The puzzle and the run it is about.
    pub link: Option<Link>,
}

fn door() -> Door {
    let element = document().get_element_by_id("classroom");
    let read = |name: &str| element.as_ref().and_then(|e| e.get_attribute(name)).unwrap_or_default();
    Door { room: read("data-room"), link: Link::read(&read("data-link")).ok() }
}

/// Puts the classroom into its place on the page.
pub fn start() {
    let Some(root) = document().get_element_by_id("classroom").and_then(|root| root.dyn_into().ok()) else { return };
    leptos::mount::mount_to(root, Rooms).forget();
}

#[component]
fn Rooms() -> impl IntoView {
    let open = RwSignal::new(door());
    listen("sudokube:room", move |_| open.set(door()));
    view! {
        <main class="classroom" data-testid="classroom">
            <h2>{move || open.with(|d| d.room.clone())}</h2>
        </main>
    }
}
