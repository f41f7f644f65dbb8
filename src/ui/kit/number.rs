//! A number with its name, and with what it counts.

use leptos::prelude::*;

/// A text that follows what it is made of.
pub type Text = Box<dyn Fn() -> String + Send + Sync>;

/// One in a `<dl>`; tests find the number by `id`.
pub fn number(name: Text, id: &'static str, value: Text, about: Option<Text>) -> AnyView {
    let about = about.map(|about| view! { <dd class="about">{about}</dd> });
    view! { <div><dt>{name}</dt><dd data-testid=id>{value}</dd>{about}</div> }.into_any()
}

/// A text that stays.
pub fn fixed(text: &'static str) -> Text {
    Box::new(move || text.to_string())
}
