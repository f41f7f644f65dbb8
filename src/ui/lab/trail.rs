//! The steps inside an operator that makes many: growth, moves under tabu memory or by weights.

use leptos::prelude::*;

use crate::replay::view::View;
use crate::say::keys::Shortcut;
use crate::say::lab::{Steps, StepsText};

use crate::ui::lab::thread::use_lab;

#[component]
pub fn Trail() -> impl IntoView {
    let lab = use_lab();
    let count = Memo::new(move |_| {
        let steps = |view: &View| Some(view.operation.as_ref()?.trail()?.steps.len() as u32);
        lab.view.with(|view| view.as_ref().and_then(steps)).unwrap_or_default()
    });
    let at = move || lab.within.get().min(count.get());
    let to = move |number: i64| lab.step_within(number.clamp(0, count.get_untracked().into()) as u32);
    let by = move |by: i64| to(i64::from(untrack(at)) + by);
    let place = move || match at() {
        0 => StepsText::Whole { steps: count.get().into() }.text(),
        n => StepsText::At { step: n.into(), steps: count.get().into() }.text(),
    };
    view! {
        <div class="trail" role="group" aria-label=Steps::Title.text() data-testid="trail" hidden=move || count.get() == 0>
            <button data-testid="move-back" data-key="move-back" aria-label=Steps::Previous.text() title=Shortcut::MoveBack.text() disabled=move || at() == 0 on:click=move |_| by(-1)>"◀\u{fe0e}"</button>
            <input type="range" min="0" step="1" data-testid="move" aria-label=Steps::Title.text() max=move || count.get().to_string()
                aria-valuetext=place prop:value=move || at().to_string()
                on:input=move |event| to(event_target_value(&event).parse().unwrap_or_default()) />
            <button data-testid="move-on" data-key="move-on" aria-label=Steps::Next.text() title=Shortcut::MoveOn.text() disabled=move || at() == count.get() on:click=move |_| by(1)>"▶\u{fe0e}"</button>
            <span data-testid="move-place">{place}</span>
        </div>
    }
}
