//! Tabs: places of which one is open, which has a line under it. On a phone those of the page lie under the thumb.

use leptos::prelude::*;

/// One of them, and whether it is the one that is open. `room` is what the classroom finds it by.
pub fn tab(
    name: &'static str,
    room: Option<&'static str>,
    open: impl Fn() -> bool + Send + Sync + 'static,
    go: impl Fn() + 'static,
) -> AnyView {
    view! { <button class="quiet" data-room-button=room aria-current=move || open().then_some("page") on:click=move |_| go()>{name}</button> }
        .into_any()
}
