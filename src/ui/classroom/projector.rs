//! Projector mode: large type, high contrast, nothing that is not needed.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, KeyboardEvent};

use crate::say::classroom::Bar;
use crate::say::keys::Shortcut;

use crate::ui::classroom::follow::FollowDialog;
use crate::ui::classroom::keys::{Keys, obey};
use crate::ui::classroom::state::use_class;
use crate::ui::classroom::switches::Switches;

/// The buttons at the end of the tabs, with their dialogs.
#[component]
pub fn Tools() -> impl IntoView {
    let class = use_class();
    let switches = Switches::new();
    let on = switches.projector;
    Effect::new(move |_| show(on.get() && class.view.get().is_some()));
    let listener = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if class.view.get_untracked().is_some() {
            obey(class, &event, switches);
        }
    });
    // On the document, so that it comes before the page's own, which listens to the window.
    let _ = document().add_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
    // As long as the page.
    listener.forget();
    // A press of a key counts no clicks.
    let _ = window_event_listener(leptos::ev::click, move |event| {
        if event.detail() > 0 {
            switches.note_click();
        }
    });
    view! {
        <span class="class-tools">
            <button class="quiet" data-testid="projector" aria-pressed=move || on.get().to_string() title=Shortcut::P.text()
                on:click=move |_| switches.toggle_projector()>{Bar::Projector.text()}</button>
            <button class="quiet" data-testid="open-follow" title=Shortcut::F.text() on:click=move |_| switches.open_follow()>{Bar::ShareView.text()}</button>
            <button class="quiet" data-testid="class-keys" title=Shortcut::Help.text() on:click=move |_| switches.open_keys()>{Bar::Shortcuts.text()}</button>
        </span>
        <FollowDialog switches />
        <Keys switches />
    }
}

/// What the style sheet follows. The contrast that was chosen before is kept in the attribute, and comes back.
fn show(on: bool) {
    const MODE: &str = "data-projector";
    const CONTRAST: &str = "data-contrast";
    let Some(root) = document().document_element().filter(|root| root.has_attribute(MODE) != on) else { return };
    let _ = if on {
        let _ = root.set_attribute(MODE, &root.get_attribute(CONTRAST).unwrap_or_default());
        root.set_attribute(CONTRAST, "high")
    } else {
        let before = root.get_attribute(MODE).unwrap_or_default();
        let _ = root.remove_attribute(MODE);
        if before.is_empty() { root.remove_attribute(CONTRAST) } else { root.set_attribute(CONTRAST, &before) }
    };
    // What was measured of the page is measured anew.
    let _ = Event::new("resize").map(|resized| window().dispatch_event(&resized));
}
