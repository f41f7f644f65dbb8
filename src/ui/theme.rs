//! Light, dark, or as the system has it; remembered where the browser allows it.

use leptos::prelude::*;

const KEY: &str = "sudokube-theme";
const CHOICES: [(&str, &str); 3] = [("system", "System"), ("light", "Light"), ("dark", "Dark")];

/// The remembered choice, "system" when there is none.
pub fn stored() -> &'static str {
    let storage = window().local_storage().ok().flatten();
    let stored = storage.and_then(|s| s.get_item(KEY).ok()).flatten().unwrap_or_default();
    CHOICES.iter().find(|c| c.0 == stored).map_or("system", |c| c.0)
}

pub fn apply(theme: &str) {
    if let Some(root) = document().document_element() {
        let _ = match theme {
            "system" => root.remove_attribute("data-theme"),
            theme => root.set_attribute("data-theme", theme),
        };
    }
}

#[component]
pub fn ThemeChoice() -> impl IntoView {
    let on_change = move |event| {
        let theme = event_target_value(&event);
        apply(&theme);
        if let Ok(Some(storage)) = window().local_storage() {
            let _ = storage.set_item(KEY, &theme);
        }
    };
    let option = |(value, title): (&'static str, &'static str)| {
        view! { <option value=value selected=value == stored()>{title}</option> }
    };
    view! {
        <label class="theme">
            <span>"Theme"</span>
            <select class="quiet" on:change=on_change>{CHOICES.map(option)}</select>
        </label>
    }
}
