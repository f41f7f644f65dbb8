//! The fold with the settings of the algorithm. The controls are made from the algorithm's own list.

use leptos::prelude::*;

use crate::evolve::Setting;
use crate::evolve::decimal;
use crate::evolve::settings::Kind;

use crate::evolve::limits::MOST_GENERATIONS;
use crate::say::language::data;
use crate::say::number::Number;
use crate::say::solve::{SettingLabel, SettingMessage};
use crate::say::words::capital;
use crate::ui::kit::debounce::{Once, unfold};
use crate::ui::solve::islands::IslandsField;
use crate::ui::state::page::use_page;

#[component]
pub fn SettingsFold() -> impl IntoView {
    let page = use_page();
    let count = move || match page.recipe.settings.with(|s| s.changed().count()) {
        0 => String::new(),
        n => SettingMessage::Changed { count: Number(n as u64) }.text(),
    };
    let opened = RwSignal::new(false);
    let reset = move |_| page.recipe.reset();
    let body = move || {
        let algorithm = page.recipe.algorithm.get();
        view! {
            <p class="about">{algorithm.told()}" "<cite>{(algorithm.source)()}</cite>"."</p>
            <LimitField />
            <IslandsField />
            {algorithm.settings.iter().map(|setting| view! { <Field setting /> }).collect_view()}
        }
    };
    view! {
        <details class="fold" data-testid="settings" on:toggle=unfold(opened)>
            <summary>{move || SettingMessage::Title { algorithm: page.recipe.algorithm.get().titled() }.text()}" "<span class="count">{count}</span></summary>
            <Once wanted=opened.read_only()>
                {body}
                <button class="reset" on:click=reset>{SettingLabel::Reset.text()}</button>
            </Once>
        </details>
    }
}

#[component]
fn LimitField() -> impl IntoView {
    let page = use_page();
    let limit = page.recipe.limit;
    let refused = RwSignal::new(false);
    let changed = move || limit.get() != page.recipe.algorithm.get().default_generations;
    let on_change = move |event| {
        let value = event_target_value(&event).trim().parse().ok().filter(|v| (1..=MOST_GENERATIONS).contains(v));
        refused.set(value.is_none());
        if let Some(value) = value {
            page.recipe.type_limit(value);
        }
    };
    let help = move || match refused.get() {
        true => SettingMessage::Range { most: Number(MOST_GENERATIONS) }.text(),
        false => SettingLabel::LimitHelp.text().to_string(),
    };
    view! {
        <div class="field" class:changed=changed>
            <label for="limit">{SettingLabel::Limit.text()}</label>
            <input id="limit" type="number" min="1" step="1" inputmode="numeric" aria-describedby="limit-help"
                aria-invalid=move || refused.get().to_string()
                prop:value=move || limit.get().to_string() on:change=on_change />
            <p id="limit-help" class:error=move || refused.get()>{help}</p>
        </div>
    }
}

/// The control of one setting: its name, its value within bounds, what it does, and whether it was changed.
#[component]
fn Field(setting: &'static Setting) -> impl IntoView {
    let page = use_page();
    let (id, help_id) = (format!("set-{}", setting.key), format!("help-{}", setting.key));
    let refusal = RwSignal::new(String::new());
    let value = move || page.recipe.settings.with(|s| s.text(setting));
    // What was refused beside one setting may be right beside another.
    Effect::new(move |_| {
        page.recipe.settings.track();
        refusal.set(String::new());
    });
    let changed = move || value() != setting.default_text();
    let on_change = move |event| {
        let typed = event_target_value(&event);
        match page.recipe.change_setting(setting.key, &typed) {
            Ok(()) => refusal.set(String::new()),
            Err(error) => refusal.set(format!("{}.", capital(&error.to_string()))),
        }
    };
    let number = |min: String, max: String, step: String, id: String, help: String| {
        view! {
            <input id=id type="number" min=min max=max step=step inputmode="decimal" aria-describedby=help
                aria-invalid=move || (!refusal.with(String::is_empty)).to_string()
                prop:value=value on:change=on_change />
        }
        .into_any()
    };
    let control = match setting.kind {
        Kind::Whole { min, max, .. } => {
            number(min.to_string(), max.to_string(), "1".into(), id.clone(), help_id.clone())
        }
        Kind::Real { min, max, step, .. } => {
            number(decimal::write(min), decimal::write(max), decimal::write(step), id.clone(), help_id.clone())
        }
        Kind::Choice { options } => {
            let option = |o: &(&'static str, &'static str)| view! { <option value=o.0>{data(o.1)}</option> };
            view! {
                <select id=id.clone() aria-describedby=help_id.clone() prop:value=value on:change=on_change>
                    {options.iter().map(option).collect_view()}
                </select>
            }
            .into_any()
        }
    };
    let default = match setting.kind {
        Kind::Choice { options } => data(options[0].1).to_string(),
        _ => setting.default_text(),
    };
    let note = move || match refusal.get() {
        text if !text.is_empty() => text,
        _ if changed() => SettingMessage::Default { help: setting.explained(), value: default.clone() }.text(),
        _ => setting.explained().to_string(),
    };
    view! {
        <div class="field" class:changed=changed>
            <label for=id.clone()>{setting.named()}</label>
            {control}
            <p id=help_id class:error=move || !refusal.with(String::is_empty)>{note}</p>
        </div>
    }
}
