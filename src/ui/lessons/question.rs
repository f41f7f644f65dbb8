//! The prediction and its reason: they are made before anything runs, and stand. One of an earlier visit, whose seeds are not
//! through, stands as well, until another is made.

use leptos::prelude::*;

use crate::say::keys::{NumberKey, Shortcut};
use crate::say::lessons::{Lessons, Texts};
use crate::say::study::Form;
use crate::study::predictions::Prediction;

use crate::ui::lessons::kept::use_predictions;

#[component]
pub fn Question(
    number: u8,
    texts: &'static Texts,
    predicted: RwSignal<Option<Prediction>>,
    /// The prediction of an earlier visit.
    earlier: StoredValue<Option<Prediction>>,
) -> impl IntoView {
    let predictions = use_predictions();
    let before = earlier.get_value();
    let choice = RwSignal::new(before.as_ref().map(|prediction| prediction.choice));
    let reason = RwSignal::new(before.map(|prediction| prediction.reason).unwrap_or_default());
    let made = move || predicted.with(Option::is_some);
    let is_earlier = move || made() && predicted.with(|made| earlier.with_value(|earlier| earlier == made));
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
        let Some(choice) = choice.get_untracked() else { return };
        let prediction = Prediction { choice, reason: reason.get_untracked().trim().to_string() };
        predictions.keep(number, &prediction);
        predicted.set(Some(prediction));
    };
    let again = move |_| {
        earlier.set_value(None);
        predicted.set(None);
    };
    let lost = move || predictions.lost(|of| of == number);
    view! {
        <fieldset class="question" data-testid="question">
            <legend>{texts.question}</legend>
            {texts.options.iter().copied().enumerate().map(option).collect_view()}
            <label class="labelled reason"><span>{Lessons::Reason.text()}</span>
                <textarea rows="2" data-testid="reason" data-key="field" disabled=made prop:value=reason
                    on:input=move |event| reason.set(event_target_value(&event))></textarea>
            </label>
            <p class="error" role="alert" hidden=move || lost().is_empty()>{lost}</p>
            <Show when=move || !made()>
                <button class="main" data-testid="predict" data-key="go" disabled=unfounded on:click=predict>{Lessons::Predict.text()}</button>
            </Show>
            <Show when=is_earlier>
                <button class="quiet" data-testid="predict-again" data-key="over" title=Shortcut::ShiftX.text() on:click=again>{Form::StartOver.text()}</button>
            </Show>
        </fieldset>
    }
}
