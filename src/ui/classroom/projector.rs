//! Projector mode: large type, high contrast, nothing that is not needed; and keys for everything.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement, HtmlSelectElement, KeyboardEvent};

use crate::classroom::view::View;

use super::super::dialogs::follow;
use super::follow::FollowDialog;
use super::state::{Class, use_class};

/// Keys and what they do; those of a view are told by the buttons that carry `data-key`.
const KEYS: &[(&str, &str)] = &[
    ("P", "projector: large type, high contrast; again: as before"),
    ("F", "follow link: a code that opens exactly what is open here"),
    ("Enter", "the main button of the view: start, pause, stop"),
    ("1, 2, 3", "in the Lab: take apart, race, study"),
    (", .", "in the Lab: one operator back, one on"),
    ("[ ]", "in the Lab: one generation back, one on"),
    ("Home, End", "in the Lab: to the start, to the last generation"),
    ("< >", "in the Lab and in a race: slower, faster"),
    ("L", "in the Lab and in a study: logarithmic scale"),
    ("Z, Shift+Z, A", "charts of the Lab: zoom in, zoom out, the whole run"),
    ("V, Shift+V", "on a cube: the next face large, the one before"),
    ("D", "in the Lab: follow the line of descent back"),
    ("1 to 6", "in a lesson: choose an answer"),
    ("+, −", "in a lesson: the next one, the one before"),
    ("S", "open the run in Solve"),
    ("?", "these keys"),
];

/// The buttons at the end of the tabs, with their dialogs.
#[component]
pub fn Tools() -> impl IntoView {
    let class = use_class();
    let (on, following, helping) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    Effect::new(move |_| show(on.get() && class.view.get().is_some()));
    let listener = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if class.view.get_untracked().is_some() && is_free(&event) {
            key(class, &event, on, following, helping);
        }
    });
    // On the document, so that it comes before the page's own, which listens to the window.
    let _ = document().add_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
    // As long as the page.
    listener.forget();
    view! {
        <span class="class-tools">
            <button class="quiet" data-testid="projector" aria-pressed=move || on.get().to_string() title="Key P"
                on:click=move |_| on.update(|on| *on = !*on)>"Projector"</button>
            <button class="quiet" data-testid="open-follow" title="Key F" on:click=move |_| following.set(true)>"Follow link"</button>
            <button class="quiet" data-testid="class-keys" title="Key ?" on:click=move |_| helping.set(true)>"Keys"</button>
        </span>
        <FollowDialog open=following />
        <Keys open=helping />
    }
}

#[component]
fn Keys(open: RwSignal<bool>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open);
    view! {
        <dialog class="class-keys" data-testid="keys-dialog" aria-labelledby="keys-title" node_ref=dialog on:close=move |_| open.set(false)>
            <h2 id="keys-title" tabindex="-1" autofocus>"Keys of the classroom"</h2>
            <dl>{KEYS.iter().map(|(key, what)| view! { <div><dt>{*key}</dt><dd>{*what}</dd></div> }).collect_view()}</dl>
            <button on:click=move |_| open.set(false)>"Close"</button>
        </dialog>
    }
}

/// What the style sheet follows. The contrast that was chosen before is kept in the attribute, and comes back.
fn show(on: bool) {
    const MODE: &str = "data-projector";
    const CONTRAST: &str = "data-contrast";
    let Some(root) = document().document_element().filter(|root| root.has_attribute(MODE) != on) else { return };
    let _ = if on {
        let _ = root.set_attribute(MODE, &root.get_attribute(CONTRAST).unwrap_or_default());
        root.set_attribute(CONTRAST, "high")
    } else {
        let before = root.get_attribute(MODE).unwrap_or_default();
        let _ = root.remove_attribute(MODE);
        if before.is_empty() { root.remove_attribute(CONTRAST) } else { root.set_attribute(CONTRAST, &before) }
    };
}

/// What takes keys for itself; a box to tick takes only the space bar, and a slider the arrow keys.
const TYPED: &str = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea, dialog";

/// Whether a key is not typed into something, and no dialog is open.
fn is_free(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let in_field = target.is_some_and(|t| t.closest(TYPED).is_ok_and(|e| e.is_some()));
    let in_dialog = document().query_selector("dialog[open]").is_ok_and(|d| d.is_some());
    let command = event.ctrl_key() || event.meta_key() || event.alt_key();
    !in_field && !in_dialog && !command && !event.default_prevented()
}

fn key(class: Class, event: &KeyboardEvent, on: RwSignal<bool>, following: RwSignal<bool>, helping: RwSignal<bool>) {
    // A button or a summary that has the focus is pressed by Enter itself; charts and sliders go home by themselves.
    let on_button = event
        .target()
        .and_then(|t| t.dyn_into::<Element>().ok())
        .is_some_and(|t| t.closest("button, a, summary, [tabindex]").is_ok_and(|e| e.is_some()));
    let slides = on_button
        || event.target().is_some_and(|t| t.dyn_ref::<Element>().is_some_and(|t| t.matches("input").unwrap_or(false)));
    let in_lab = class.view.get_untracked().is_some_and(|view| !view.is_lesson());
    match event.key().as_str() {
        "p" | "P" => on.update(|on| *on = !*on),
        "f" | "F" => following.set(true),
        "s" | "S" => class.open_in_solve(),
        "?" => helping.set(true),
        "1" if in_lab => class.open(View::Lab),
        "2" if in_lab => class.open(View::Race),
        "3" if in_lab => class.open(View::Study),
        "," => press("operator-back"),
        "." => press("operator-on"),
        "[" => press("generation-back"),
        "]" => press("generation-on"),
        "Home" if !slides => press("to-start"),
        "End" if !slides => press("to-end"),
        "Enter" if !on_button => press("go"),
        "<" => turn("pace", false),
        ">" => turn("pace", true),
        "l" | "L" => press("log"),
        "z" => press("zoom-in"),
        "Z" => press("zoom-out"),
        "a" | "A" => press("zoom-all"),
        "v" => press("face-on"),
        "V" => press("face-back"),
        "d" | "D" => press("line-back"),
        answer @ ("1" | "2" | "3" | "4" | "5" | "6") if !in_lab => press(&format!("answer-{answer}")),
        "+" | "=" => press("next"),
        "-" => press("back"),
        _ => return,
    }
    event.prevent_default();
    event.stop_immediate_propagation();
}

/// Chooses the next entry of the list that carries this key, or the one before.
fn turn(key: &str, on: bool) {
    let list = document().query_selector(&format!(".classroom select[data-key={key}]")).ok().flatten();
    let Some(list) = list.and_then(|list| list.dyn_into::<HtmlSelectElement>().ok()) else { return };
    let to = list.selected_index() + if on { 1 } else { -1 };
    if (0..list.length() as i32).contains(&to) {
        list.set_selected_index(to);
        if let Ok(event) = Event::new("change") {
            let _ = list.dispatch_event(&event);
        }
    }
}

/// Presses the button of the view that carries this key.
fn press(key: &str) {
    let button = document().query_selector(&format!(".classroom [data-key={key}]:not([disabled])")).ok().flatten();
    if let Some(button) = button.and_then(|b| b.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}
