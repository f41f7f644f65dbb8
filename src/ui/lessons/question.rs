//! The prediction: it is made before anything runs, and stands.

use leptos::prelude::*;

use crate::say::keys::NumberKey;
use crate::say::lessons::{Lessons, Texts};

#[component]
pub fn Question(texts: &'static Texts, predicted: RwSignal<Option<usize>>) -> impl IntoView {
    let choice = RwSignal::new(None::<usize>);
    let option = move |(k, text): (usize, &'static str)| {
        let id = format!("option-{k}");
        view! {
            <p class="option">
                <input type="radio" name="prediction" id=id.clone() data-testid=id.clone() data-key=format!("answer-{}", k + 1) title=NumberKey::Key { number: k + 1 }.text() disabled=move || predicted.get().is_some()
                    prop:checked=move || choice.get() == Some(k) on:change=move |_| choice.set(Some(k)) />
                <label for=id>{text}</label>
            </p>
        }
    };
    view! {
        <fieldset class="question" data-testid="question">
            <legend>{texts.question}</legend>
            {texts.options.iter().copied().enumerate().map(option).collect_view()}
            <Show when=move || predicted.get().is_none()>
                <button class="main" data-testid="predict" data-key="go" disabled=move || choice.get().is_none()
                    on:click=move |_| predicted.set(choice.get_untracked())>{Lessons::Predict.text()}</button>
            </Show>
        </fieldset>
    }
}
