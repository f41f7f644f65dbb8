//! A generation as a story from left to right: its kinds of operators in their order, each a way to the next of its kind.

use leptos::prelude::*;

use crate::evolve::operation::Kind;
use crate::replay::timeline::Point;
use crate::replay::view::Phase;
use crate::say::{lab, operation};
use crate::threads::replay::protocol::Command;

use crate::ui::lab::thread::use_lab;

#[component]
pub fn Phases() -> impl IntoView {
    let lab = use_lab();
    // What is not known yet, at the start of a generation, is as it was in the one before.
    let phases = Memo::new(move |before: Option<&Vec<Phase>>| {
        lab.view.with(|view| match view.as_ref().map(|view| &view.phases) {
            Some(phases) if !phases.is_empty() => phases.clone(),
            Some(_) => before.cloned().unwrap_or_default(),
            None => Vec::new(),
        })
    });
    let kinds = Memo::new(move |_| phases.with(|all| all.iter().map(|phase| phase.kind).collect::<Vec<Kind>>()));
    let now = Memo::new(move |_| {
        lab.view.with(|view| view.as_ref().and_then(|view| Some(view.operation.as_ref()?.act.kind())))
    });
    let go = move |kind: Kind| {
        let at = phases.with_untracked(|all| all.iter().find(|phase| phase.kind == kind).map(|phase| phase.at));
        let generation = lab.view.with_untracked(|view| view.as_ref().map(|view| view.place().generation));
        if let (Some(operator), Some(generation)) = (at, generation) {
            lab.send(Command::Go(Point { generation, operator }));
        }
    };
    view! {
        <ol class="phases" data-testid="phases" aria-label=lab::Stage::Phases.text()>
            {move || kinds.get().into_iter().enumerate().map(|(number, kind)| {
                let current = move || (now.get() == Some(kind)).then_some("step");
                view! {
                    <li aria-current=current>
                        <button class="quiet" data-testid="phase" on:click=move |_| go(kind)>
                            <span aria-hidden="true">{(number + 1).to_string()}</span>" "{operation::heading(kind)}
                        </button>
                    </li>
                }
            }).collect_view()}
        </ol>
    }
}
