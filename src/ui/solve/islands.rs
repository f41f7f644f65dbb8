//! How many islands a run has: the line that says so, and the field.

use leptos::prelude::*;

use crate::evolve::island::MOST;

use crate::say::number::{Count, Noun, Number};
use crate::say::solve::{SettingLabel, SettingMessage};
use crate::ui::kit::machine::cores;
use crate::ui::state::page::use_page;

/// How many islands, where there are several.
#[component]
pub fn IslandsLine() -> impl IntoView {
    let page = use_page();
    let text = move || match page.recipe.islands.get() {
        1 => None,
        n => Some(SettingMessage::Islands { islands: Count::of(n.into(), Noun::Island), cores: cores_here() }.text()),
    };
    view! { {move || text().map(|text| view! { <p class="islands" data-testid="islands">{text}</p> })} }
}

fn cores_here() -> Count {
    Count::of(cores().into(), Noun::Core)
}

/// How many islands the next run has.
#[component]
pub fn IslandsField() -> impl IntoView {
    let page = use_page();
    let islands = page.recipe.islands;
    let refused = RwSignal::new(false);
    let changed = move || islands.get() != page.recipe.algorithm.get().default_islands(cores());
    let on_change = move |event| {
        let value = event_target_value(&event).trim().parse().ok().filter(|n| (1..=MOST).contains(n));
        refused.set(value.is_none());
        if let Some(value) = value {
            page.recipe.type_islands(value);
        }
    };
    let help = move || match refused.get() {
        true => SettingMessage::Range { most: Number(MOST.into()) }.text(),
        false => SettingMessage::IslandsHelp { cores: cores_here() }.text(),
    };
    view! {
        <div class="field" class:changed=changed>
            <label for="set-islands">{SettingLabel::Islands.text()}</label>
            <input id="set-islands" type="number" min="1" max=MOST step="1" inputmode="numeric"
                aria-describedby="help-islands" aria-invalid=move || refused.get().to_string()
                prop:value=move || islands.get().to_string() on:change=on_change />
            <p id="help-islands" class:error=move || refused.get()>{help}</p>
        </div>
    }
}
