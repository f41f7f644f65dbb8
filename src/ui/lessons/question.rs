//! The prediction and its reason: they are made before anything runs, and stand.

use leptos::prelude::*;

use crate::say::keys::NumberKey;
use crate::say::lessons::{Lessons, Texts};

use crate::ui::lessons::kept::Prediction;

#[component]
pub fn Question(texts: &'static Texts, predicted: RwSignal<Option<Prediction>>) -> impl IntoView {
    let choice = RwSignal::new(None::<usize>);
    let reason = RwSignal::new(String::new());
    let made = move || predicted.with(Option::is_some);
    let option = move |(k, text): (usize, &'static str)| {
        let id = format!("option-{k}");
        view! {
            <p class="option">
                <input type="radio" name="prediction" id=id.clone() data-testid=id.clone() data-key=format!("answer-{}", k + 1) title=NumberKey::Key { number: k + 1 }.text() disabled=made
                    prop:checked=move || choice.get() == Some(k) on:change=move |_| choice.set(Some(k)) />
                <label for=id>{text}</label>
            </p>
        }
    };
    let unfounded = move || choice.get().is_none() || reason.with(|reason| reason.trim().is_empty());
    let predict = move |_| {
        let reason = reason.get_untracked().trim().to_string();
        predicted.set(choice.get_untracked().map(|choice| Prediction { choice, reason }));
    };
    view! {
        <fieldset class="question" data-testid="question">
            <legend>{texts.question}</legend>
            {texts.options.iter().copied().enumerate().map(option).collect_view()}
            <label class="labelled reason"><span>{Lessons::Reason.text()}</span>
                <textarea rows="2" data-testid="reason" data-key="field" disabled=made prop:value=reason
                    on:input=move |event| reason.set(event_target_value(&event))></textarea>
            </label>
            <Show when=move || !made()>
                <button class="main" data-testid="predict" data-key="go" disabled=unfounded on:click=predict>{Lessons::Predict.text()}</button>
            </Show>
        </fieldset>
    }
}
