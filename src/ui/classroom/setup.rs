//! The head of the Lab: which puzzle, which algorithm with which settings and which seed, and the way back to the page.

use leptos::prelude::*;

use crate::evolve::algorithm::Algorithm;
use crate::evolve::algorithms::find;
use crate::evolve::settings::{Kind, Setting};
use crate::evolve::{ALGORITHMS, Family, decimal};
use crate::say::classroom::Run;
use crate::say::keys::Shortcut;
use crate::say::language::data;
use crate::say::number::Noun;
use crate::say::{classroom, words};
use crate::study::view::View;

use crate::generate::cube_examples::CUBES;
use crate::generate::examples::EXAMPLES;
use crate::ui::classroom::state::{Class, use_class};

/// The puzzle's name, or what it is.
pub fn title(class: Class) -> String {
    class.puzzle.with(|grid| {
        let symbols: String = grid.face_cells().map(|d| if d == 0 { '.' } else { crate::text::symbol(d) }).collect();
        let known = EXAMPLES.iter().chain(CUBES).find(|e| (e.puzzle)() == symbols).map(|e| e.named().to_string());
        let shape = grid.shape().title();
        known.unwrap_or_else(|| Run::Puzzle { shape, givens: Noun::Given.of(grid.filled()) }.text())
    })
}

#[component]
pub fn Setup() -> impl IntoView {
    let class = use_class();
    let name = Memo::new(move |_| title(class));
    view! {
        <div class="setup">
            <p class="of-puzzle" data-testid="of-puzzle">{name}</p>
            <AlgorithmSelect />
            <SeedField />
            <button on:click=move |_| class.open_in_solve()>{classroom::Setup::OpenInSolve.text()}</button>
            <SettingsOfRun />
        </div>
    }
}

#[component]
fn AlgorithmSelect() -> impl IntoView {
    let class = use_class();
    let options = move || {
        let shape = class.puzzle.with(|grid| grid.shape());
        let is_chosen = move |algorithm: &Algorithm| class.run.algorithm.get().name == algorithm.name;
        // Races and studies have workers without its library; what came with the link or from the Lab is named all the same.
        let in_lab = class.view.get() == Some(View::Lab);
        let family = |family: Family| {
            let suited = ALGORITHMS
                .iter()
                .filter(|a| {
                    a.family == family
                        && a.is_suited(shape)
                        && (is_chosen(a) || !a.superseded && (in_lab || !a.needs_milp()))
                })
                .map(|a| view! { <option value=a.name selected=move || is_chosen(a)>{a.titled()}</option> });
            let suited: Vec<_> = suited.collect();
            (!suited.is_empty()).then(|| view! { <optgroup label=family.title()>{suited}</optgroup> })
        };
        Family::ALL.map(family).into_iter().collect_view()
    };
    let choose = move |event| {
        if let Ok(algorithm) = find(&event_target_value(&event)) {
            class.run.choose(algorithm);
        }
    };
    view! {
        <label class="labelled">
            <span>{classroom::Setup::Algorithm.text()}</span>
            <select data-testid="lab-algorithm" data-key="algorithm" title=Shortcut::Algorithm.text() on:change=choose>{options}</select>
        </label>
    }
}

#[component]
fn SeedField() -> impl IntoView {
    let class = use_class();
    let refused = RwSignal::new(false);
    let change = move |event| {
        let seed = event_target_value(&event).trim().parse::<u64>();
        refused.set(seed.is_err());
        if let Ok(seed) = seed {
            class.run.type_seed(seed);
        }
    };
    view! {
        <label class="labelled seed-of-run">
            <span>{move || if refused.get() { classroom::Setup::SeedWanted.text() } else { classroom::Setup::Seed.text() }}</span>
            <input inputmode="numeric" autocomplete="off" data-testid="lab-seed" data-key="field" title=Shortcut::T.text() aria-invalid=move || refused.get().to_string()
                prop:value=move || class.run.seed.get().to_string() on:change=change />
        </label>
        <button data-testid="new-seed" data-key="new-seed" title=Shortcut::N.text() on:click=move |_| class.run.draw_seed()>{classroom::Setup::NewSeed.text()}</button>
    }
}

#[component]
fn SettingsOfRun() -> impl IntoView {
    let class = use_class();
    let summary = move || match class.run.settings.with(|s| s.changed().count()) {
        0 => classroom::Setup::Settings.to_string(),
        n => Run::ChangedSettings { changed: n.into() }.text(),
    };
    let open = RwSignal::new(false);
    let fields = move || {
        open.get().then(|| {
            class.run.algorithm.get().settings.iter().map(|setting| view! { <Field setting /> }).collect_view()
        })
    };
    view! {
        <details class="fold lab-settings" on:toggle=move |event| {
            open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
        }>
            <summary data-key="settings" title=Shortcut::O.text()>{summary}</summary>
            <p class="about">{move || class.run.algorithm.get().told()}" "<cite>{move || class.run.algorithm.get().source}</cite>"."</p>
            <div class="fields">{fields}</div>
            <button on:click=move |_| class.run.choose(class.run.algorithm.get_untracked())>{classroom::Setup::Reset.text()}</button>
        </details>
    }
}

/// The control of one setting. A value that is refused says what is wanted, and nothing changes.
#[component]
fn Field(setting: &'static Setting) -> impl IntoView {
    let class = use_class();
    let (id, help) = (format!("lab-{}", setting.key), format!("lab-help-{}", setting.key));
    let refusal = RwSignal::new(String::new());
    let value = move || class.run.settings.with(|s| s.text(setting));
    let changed = move || value() != setting.default_text();
    let change = move |event| match class.run.change_setting(setting.key, &event_target_value(&event)) {
        Ok(()) => refusal.set(String::new()),
        Err(error) => refusal.set(words::sentence(&error.to_string())),
    };
    let control = match setting.kind {
        Kind::Choice { options } => view! {
            <select id=id.clone() aria-describedby=help.clone() prop:value=value on:change=change>
                {options.iter().map(|o| view! { <option value=o.0>{data(o.1)}</option> }).collect_view()}
            </select>
        }
        .into_any(),
        Kind::Whole { .. } | Kind::Real { .. } => {
            let (min, max, step) = match setting.kind {
                Kind::Real { min, max, step, .. } => (decimal::write(min), decimal::write(max), decimal::write(step)),
                Kind::Whole { min, max, .. } => (min.to_string(), max.to_string(), "1".to_string()),
                Kind::Choice { .. } => Default::default(),
            };
            view! {
                <input id=id.clone() type="number" min=min max=max step=step inputmode="decimal" aria-describedby=help.clone()
                    aria-invalid=move || (!refusal.with(String::is_empty)).to_string() prop:value=value on:change=change />
            }
            .into_any()
        }
    };
    let note =
        move || refusal.with(|text| if text.is_empty() { setting.explained().to_string() } else { text.clone() });
    view! {
        <div class="field" class:changed=changed>
            <label for=id.clone()>{setting.named()}</label>
            {control}
            <p id=help class:error=move || !refusal.with(String::is_empty)>{note}</p>
        </div>
    }
}
