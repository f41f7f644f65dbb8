//! Which face of a cube is shown large.

use leptos::prelude::*;

use crate::puzzle::FACE_NAMES;
use crate::say::classroom;
use crate::say::keys::Shortcut;

/// A button for the net and one for each face; and, for the keys, the next one and the one before.
#[component]
pub fn Faces(face: Signal<Option<usize>>, show: Callback<Option<usize>>) -> impl IntoView {
    let button = move |of: Option<usize>, name: String| {
        view! {
            <button class="quiet" aria-pressed=move || (face.get() == of).to_string() on:click=move |_| show.run(of)>{name}</button>
        }
    };
    let turn = move |by: usize| {
        let at = face.get_untracked().map_or(0, |k| k + 1);
        // The net is one of them.
        show.run(((at + by) % (FACE_NAMES.len() + 1)).checked_sub(1));
    };
    view! {
        <p class="faces" role="group" aria-label=classroom::Faces::Title.text() data-testid="faces">
            {button(None, classroom::Faces::Net.to_string())}
            {FACE_NAMES.iter().enumerate().map(|(k, name)| button(Some(k), name.to_string())).collect_view()}
            <button class="quiet" data-key="face-back" aria-label=classroom::Faces::Previous.text() title=Shortcut::ShiftV.text() on:click=move |_| turn(FACE_NAMES.len())>"‹"</button>
            <button class="quiet" data-key="face-on" aria-label=classroom::Faces::Next.text() title=Shortcut::V.text() on:click=move |_| turn(1)>"›"</button>
        </p>
    }
}
