//! What excludes each other: words on a line, the chosen one in ink.

use leptos::prelude::*;

/// One of the words: a radio button of the group `name`. What it is called aloud is the word, where nothing else is `told`.
pub fn choice(
    name: &'static str,
    (label, title, told): (&'static str, String, Option<&'static str>),
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <label title=title>
            <input type="radio" name=name aria-label=told prop:checked=chosen on:change=move |_| choose() />
            <span>{label}</span>
        </label>
    }
    .into_any()
}

/// The row of such words; `class` says where it stands.
pub fn segmented(class: &'static str, name: AnyView, words: Vec<AnyView>) -> AnyView {
    view! { <fieldset class=format!("segmented {class}")>{name}{words}</fieldset> }.into_any()
}
