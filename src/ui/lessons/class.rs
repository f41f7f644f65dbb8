//! A lesson with a class: the door to it, where a phone joins and a projector opens its wall. The link says which: `class=` on a
//! phone, `wall=` at the projector.

use leptos::prelude::*;

use crate::say::lessons::class::Class as Said;
use crate::study::class::ClassCode;

use crate::ui::classroom::state::{Class, use_class};
use crate::ui::kit::machine::fresh_seed;

/// The class that a key of the link names.
pub fn of_key(class: Class, name: &'static str) -> Memo<Option<ClassCode>> {
    let value =
        move || class.keys.with(|keys| keys.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone()));
    Memo::new(move |_| value().and_then(|text| ClassCode::of(&text)))
}

/// Joins a class, or opens one.
#[component]
pub fn Door() -> impl IntoView {
    let class = use_class();
    let (joined, wall) = (of_key(class, "class"), of_key(class, "wall"));
    let typed = RwSignal::new(String::new());
    let said = RwSignal::new("");
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match ClassCode::of(&typed.get_untracked()) {
            Some(code) => {
                said.set("");
                class.set_key("class", Some(code.text().to_string()));
            }
            None => said.set(Said::NoCode.text()),
        }
    };
    let open = move |_| class.set_key("wall", Some(ClassCode::drawn(fresh_seed()).text().to_string()));
    let body = move || {
        match (joined.get(), wall.get()) {
        (_, Some(_)) => view! {
            <button class="quiet" data-testid="close-wall" on:click=move |_| class.set_key("wall", None)>{Said::CloseWall.text()}</button>
        }
        .into_any(),
        (Some(code), None) => view! {
            <p class="class-code" data-testid="joined"><span>{Said::OnWall.text()}</span>" "<strong>{code.text().to_string()}</strong>" "
                <button class="quiet" data-testid="leave-class" on:click=move |_| class.set_key("class", None)>{Said::Leave.text()}</button></p>
        }
        .into_any(),
        (None, None) => view! {
            <details class="fold class-door" data-testid="class-door">
                <summary>{Said::Title.text()}</summary>
                <p class="note">{Said::About.text()}</p>
                <form class="class-form" on:submit=join>
                    <label class="labelled few"><span>{Said::OnWall.text()}</span>
                        <input data-testid="class-code" autocomplete="off" autocapitalize="characters" prop:value=typed
                            on:input=move |event| typed.set(event_target_value(&event)) /></label>
                    <button data-testid="join-class">{Said::Join.text()}</button>
                    <button type="button" data-testid="open-wall" on:click=open>{Said::OpenWall.text()}</button>
                </form>
                <p role="status">{said}</p>
            </details>
        }
        .into_any(),
    }
    };
    view! { {body} }
}
