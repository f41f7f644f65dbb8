//! Study: a setting swept over values and seeds on all cores, as a table and plots with quartiles.

pub(crate) mod form;
pub(crate) mod kept;
pub(crate) mod plots;
pub(crate) mod shelf;
pub(crate) mod table;

use leptos::prelude::*;

use crate::say;
use crate::say::board::Pad;
use crate::say::number::Noun;
use crate::say::race::Lane;
use crate::say::study::{FormText, Results, progress};
use crate::say::words;
use crate::study::{Plan, Study};

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::keys::focus;
use crate::ui::classroom::setup::Setup;
use crate::ui::classroom::state::{Class, use_class};
use crate::ui::classroom::worker_pool::use_pool;
use crate::ui::kit::timer::next_frame;
use crate::ui::study::form::Form;
use crate::ui::study::plots::Plots;
use crate::ui::study::shelf::{is_on, use_shelf};
use crate::ui::study::table::Table;

/// The plan of what is set, or why there is none.
fn plan(class: Class) -> Result<Plan, String> {
    let mut link = class.run_link();
    link.other.extend(class.keys.get());
    // What its runs do not follow of the link was said when the link came in.
    let (plan, _) = Plan::of_link(&link)
        .map_err(|why| words::paragraph(why.iter().map(|why| words::sentence(&why.to_string()))))?;
    if plan.runs() == 0 { Err(say::study::Form::Incomplete.to_string()) } else { Ok(plan) }
}

/// Those of a study, beside what is said of it.
fn values(study: &Study) -> AnyView {
    let values = study.plan.values.join(", ");
    view! { <span class="note">{say::study::Form::Values.text()}": "{values}</span> }.into_any()
}

#[component]
pub fn StudyView() -> impl IntoView {
    let class = use_class();
    let shelf = use_shelf();
    let bench = Bench::<Study>::new(use_pool());
    let plan = Memo::new(move |_| plan(class));
    // What is known of the study that is set is gone on from.
    let take_up = move || {
        let Ok(wanted) = plan.get() else { return };
        if !bench.running.get() && !is_on(bench, &wanted) {
            shelf.take_up(bench, &wanted);
        }
    };
    untrack(take_up);
    Effect::new(move |_| take_up());
    on_cleanup(move || shelf.put(bench));
    // The others are offered; so is what was done here before another one was chosen.
    let differs = move |study: &Study| !plan.with(|p| p.as_ref().is_ok_and(|p| *p == study.plan));
    let stale =
        Memo::new(move |_| !bench.running.get() && plan.with(Result::is_ok) && bench.with(|s| s.is_some_and(differs)));
    let none = Memo::new(move |_| bench.with(|shown| shown.is_none()));
    let offered = move || {
        shelf.removed.track();
        match none.get() || stale.get() {
            true => shelf.all(bench).into_iter().filter(differs).collect::<Vec<_>>(),
            false => Vec::new(),
        }
    };
    let open = move |study: Study| {
        shelf.put(bench);
        class.accept(study.plan.link());
        bench.show(Some(study));
    };
    let removed = move || {
        shelf.removed.with(|removed| {
            let study = &removed.as_ref()?.study;
            let text = FormText::Removed {
                runs: Noun::Run.of(study.done()),
                setting: study.plan.setting_name(),
                algorithm: study.plan.recipe.algorithm.titled(),
            };
            Some(view! { {text.text()}" "{values(study)}" " })
        })
    };
    // The button that was pressed goes away.
    let remove = move |plan: &Plan| {
        shelf.remove(bench, plan);
        focus("removed-undo");
    };
    let undo = move |_| {
        let Some(plan) = shelf.put_back(bench) else { return };
        untrack(take_up);
        let place = untrack(offered).iter().position(|study| study.plan == plan);
        let key = place.map_or("study-field".to_string(), |k| format!("kept-{k}"));
        // It is in the list with the next frame.
        next_frame(move || focus(&key));
    };
    view! {
        <section class="study" aria-labelledby="study-title" data-testid="study">
            <h2 id="study-title" class="aloud">{say::study::Form::Title.text()}</h2>
            <Setup />
            {move || offered().into_iter().enumerate().map(|(k, study)| {
                let text = FormText::Saved {
                    setting: study.plan.setting_name(),
                    algorithm: study.plan.recipe.algorithm.titled(),
                    done: study.done().into(),
                    runs: Noun::Run.of(study.plan.runs()),
                };
                let (values, plan, told) = (values(&study), study.plan.clone(), format!("kept-study-{k}"));
                view! {
                    <p class="kept-study"><span id=told.clone()>{text.text()}" "{values}</span>" "
                        <button data-key=format!("kept-{k}") aria-describedby=told.clone() on:click=move |_| open(study.clone())>{say::study::Form::OpenSaved.text()}</button>" "
                        <button class="quiet" aria-describedby=told on:click=move |_| remove(&plan)>{Lane::Remove.text()}</button></p>
                }
            }).collect_view()}
            <Form bench plan />
            <p class="class-notice error" role="status" hidden=move || bench.said.with(String::is_empty)>{bench.said}</p>
            <p role="status" data-testid="study-removed">
                {removed}
                <button class="quiet" data-key="removed-undo" hidden=move || shelf.removed.with(Option::is_none) on:click=undo>{Pad::Undo.text()}</button>
            </p>
            <Show when=move || !stale.get()><StudyBody bench /></Show>
        </section>
    }
}

/// What is known: progress, plots, table.
#[component]
pub fn StudyBody(bench: Bench<Study>) -> impl IntoView {
    let there = Memo::new(move |_| bench.with(|study| study.is_some()));
    view! {
        <Progress bench />
        <Show when=move || there.get()>
            <Plots bench />
            <Table bench />
        </Show>
    }
}

#[component]
fn Progress(bench: Bench<Study>) -> impl IntoView {
    let counts = move || bench.with(|study| study.map_or((0, 0), |s| (s.done(), s.plan.runs())));
    let text = move || progress(counts().0, counts().1);
    view! {
        <div class="study-progress" data-testid="study-progress" data-running=move || bench.running.get().to_string()
            data-done=move || counts().0.to_string() hidden=move || counts().1 == 0>
            <progress max=move || counts().1.to_string() prop:value=move || counts().0 as f64 aria-label=Results::RunsDone.text()></progress>
            <span>{text}</span>
        </div>
    }
}
