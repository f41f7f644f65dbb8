//! Which study: one of the thesis’s figures, or a setting and values of one's own.

use leptos::prelude::*;

use crate::evolve::algorithms::find;
use crate::say::keys::Shortcut;
use crate::say::study;
use crate::say::study::FormText;
use crate::study::presets::{PRESETS, Preset, SIGHTS, of_plan};
use crate::study::{Plan, Study};
use crate::text::link::SWEEP;

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::state::{Class, use_class};
use crate::ui::study::shelf::use_shelf;

/// The setting and its values, as the link holds them.
fn sweep(class: Class) -> (String, String) {
    let text =
        class.keys.with(|keys| keys.iter().find(|(k, _)| k == SWEEP).map(|(_, v)| v.clone())).unwrap_or_default();
    let (key, values) = text.split_once('*').unwrap_or((&text, ""));
    (key.to_string(), values.replace('*', ", "))
}

/// Puts a preset into the classroom.
fn choose(class: Class, number: usize) {
    if let Some(link) = PRESETS.get(number).and_then(Preset::link) {
        class.accept(link);
    }
}

#[component]
pub fn Form(bench: Bench<Study>, plan: Memo<Result<Plan, String>>) -> impl IntoView {
    let class = use_class();
    let preset = Memo::new(move |_| plan.with(|plan| plan.as_ref().ok().and_then(of_plan)));
    let published = move || {
        let preset = &PRESETS[preset.get()?];
        let summary = bench.with(|study| {
            let same =
                |study: &&Study| study.is_complete() && plan.with(|p| p.as_ref().is_ok_and(|p| *p == study.plan));
            study.filter(same).map(|study| study.summary(0))
        });
        Some(study::published(preset, summary.as_ref()))
    };
    let settings = move || {
        let options = class.run.algorithm.get().settings;
        let is_chosen = move |key: &str| sweep(class).0 == key;
        options
            .iter()
            .map(|s| view! { <option value=s.key selected=move || is_chosen(s.key)>{s.named()}</option> })
            .collect_view()
    };
    let put = move |key: String, values: String| {
        let parts: Vec<&str> =
            values.split(|c: char| c == ',' || c == ';' || c.is_whitespace()).filter(|v| !v.is_empty()).collect();
        let joined = [key.as_str()].into_iter().chain(parts).collect::<Vec<_>>().join("*");
        class.set_key(SWEEP, Some(joined));
    };
    let seeds =
        move || class.keys.with(|keys| keys.iter().find(|(k, _)| k == "seeds").map_or("20".into(), |(_, v)| v.clone()));
    let limit = move || {
        class.run.generations.get().unwrap_or_else(|| class.run.algorithm.get().default_generations).to_string()
    };
    let evaluations = move || {
        class
            .keys
            .with(|keys| keys.iter().find(|(k, _)| k == "evaluations").map(|(_, v)| v.clone()))
            .unwrap_or_default()
    };
    let bounds = move || {
        let key = sweep(class).0;
        let spec = class.run.algorithm.get().settings.iter().find(|s| s.key == key);
        spec.map(|s| FormText::Bounds { bounds: s.bounds(), default: s.default_text() }.text())
    };
    let wrong = move || plan.with(|p| p.as_ref().err().cloned()).unwrap_or_default();
    view! {
        <form class="study-form" on:submit=move |event| event.prevent_default()>
            <label class="labelled"><span>{study::Form::Preset.text()}</span>
                <select data-testid="preset" data-key="list" title=Shortcut::List.text() on:change=move |event| {
                    if let Ok(number) = event_target_value(&event).parse() {
                        choose(class, number);
                    }
                }>
                    <option value="" selected=move || preset.get().is_none()>{study::Form::Custom.text()}</option>
                    {PRESETS.iter().enumerate().map(|(k, p)| view! {
                        <option value=k.to_string() selected=move || preset.get() == Some(k)>
                            {study::offered(p.is_mantere(), p.figure, p.about).text()}
                        </option>
                    }).collect_view()}
                </select>
            </label>
            <label class="labelled"><span>{study::Form::Setting.text()}</span>
                <select data-testid="study-setting" data-key="study-field" title=Shortcut::T.text() on:change=move |event| {
                    let key = event_target_value(&event);
                    // Values of another setting mean nothing here.
                    let default = find(class.run.algorithm.get_untracked().name).ok()
                        .and_then(|a| a.settings.iter().find(|s| s.key == key)).map(|s| s.default_text());
                    put(key, default.unwrap_or_default());
                }>
                    <option value="" selected=move || sweep(class).0.is_empty()>{study::Form::ChooseSetting.text()}</option>
                    {settings}
                </select>
            </label>
            <label class="labelled values"><span>{study::Form::Values.text()}</span>
                <input data-testid="study-values" autocomplete="off" placeholder="5, 10, 20" aria-describedby="study-bounds"
                    prop:value=move || sweep(class).1
                    on:change=move |event| put(untrack(|| sweep(class)).0, event_target_value(&event)) />
            </label>
            <label class="labelled few"><span>{study::Form::SeedsPerValue.text()}</span>
                <input data-testid="study-seeds" inputmode="numeric" autocomplete="off" prop:value=seeds
                    on:change=move |event| class.set_key("seeds", Some(event_target_value(&event).trim().into())) />
            </label>
            <label class="labelled few"><span>{study::Form::GenerationLimit.text()}</span>
                <input inputmode="numeric" autocomplete="off" prop:value=limit on:change=move |event| {
                    class.run.type_limit(event_target_value(&event).trim().parse().ok().filter(|n| *n > 0));
                } />
            </label>
            <label class="labelled few"><span>{study::Form::EvaluationLimit.text()}</span>
                <input inputmode="numeric" autocomplete="off" data-testid="study-evaluations" placeholder=study::Form::Unlimited.text() prop:value=evaluations on:change=move |event| {
                    let typed = event_target_value(&event).trim().parse::<u64>().ok().filter(|n| *n > 0);
                    class.set_key("evaluations", typed.map(|n| n.to_string()));
                } />
            </label>
            <Buttons bench plan />
        </form>
        <p class="note" id="study-bounds">{bounds}" "<span class="error">{wrong}</span></p>
        <p class="published" data-testid="published" hidden=move || preset.get().is_none()>{published}</p>
        <details class="fold sights" data-testid="sights">
            <summary>{study::Form::Sights.text()}</summary>
            <ul>{SIGHTS.iter().filter_map(|sight| {
                let ((name, told), link) = (study::sight(sight), sight.link()?);
                Some(view! { <li><a href=format!("#{}", link.write())>{name.text()}</a>" "<span class="note">{told.text()}</span></li> })
            }).collect_view()}</ul>
        </details>
    }
}

/// Start, Stop, Resume, and Start over once something is known.
#[component]
fn Buttons(bench: Bench<Study>, plan: Memo<Result<Plan, String>>) -> impl IntoView {
    let shelf = use_shelf();
    let known = move || {
        plan.with(|p| p.as_ref().is_ok_and(|p| bench.with(|s| s.is_some_and(|s| s.plan == *p && s.done() > 0))))
    };
    let complete = move || known() && bench.with(|s| s.is_some_and(Study::is_complete));
    let main = move || match (bench.running.get(), known()) {
        (true, _) => study::Form::Stop,
        (false, true) if complete() => study::Form::Done,
        (false, true) => study::Form::Resume,
        (false, false) => study::Form::Start,
    };
    let go = move |_| match (bench.running.get_untracked(), plan.get_untracked()) {
        (true, _) => bench.stop(),
        (false, Ok(plan)) => {
            // Another tab may have done some of its runs.
            shelf.take_up(bench, &plan);
            bench.start(Study::new(plan));
        }
        (false, Err(_)) => {}
    };
    let is_over = move || !bench.running.get() && known();
    let over = move |_| {
        if let Ok(plan) = plan.get_untracked() {
            shelf.remove(bench, &plan);
            bench.start(Study::new(plan));
        }
    };
    view! {
        // For its key alone: the main button stops as well.
        <button type="button" hidden data-key="stop" on:click=move |_| bench.stop()></button>
        <button type="button" class="main" data-testid="study-go" data-key="go" on:click=go
            disabled=move || !bench.running.get() && (plan.with(|p| p.is_err()) || complete())>{move || main().text()}</button>
        <button type="button" data-testid="study-over" data-key="over" title=Shortcut::ShiftX.text() on:click=over
            hidden=move || !is_over() disabled=move || !is_over()>{study::Form::StartOver.text()}</button>
    }
}
