//! Keys for everything, and the list of them. What a key does is found in the view by its `data-key`.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlSelectElement, KeyboardEvent};

use crate::say::classroom::Bar;
use crate::say::keys::{Group, KEYS, Key};
use crate::study::view::View;

use crate::ui::classroom::state::Class;
use crate::ui::classroom::switches::Switches;
use crate::ui::kit::dialogs::follow;
use crate::ui::kit::timer::next_frame;

#[component]
pub fn Keys(switches: Switches) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, switches.helping);
    let group = |(title, keys): &(Group, &'static [Key])| {
        let line = |(key, what): &Key| view! { <div><dt>{*key}</dt><dd>{what.text()}</dd></div> };
        view! { <section><h3>{title.text()}</h3><dl>{keys.iter().map(line).collect_view()}</dl></section> }
    };
    view! {
        <dialog class="class-keys" data-testid="keys-dialog" aria-labelledby="keys-title" node_ref=dialog on:close=move |_| switches.close_keys()>
            <h2 id="keys-title" tabindex="-1" autofocus>{Group::Title.text()}</h2>
            <div class="key-groups">{KEYS.iter().map(group).collect_view()}</div>
            <button on:click=move |_| switches.close_keys()>{Bar::Close.text()}</button>
        </dialog>
    }
}

/// Fields of the classroom's views.
const FIELD: &str = ".classroom :is(input:not([type=checkbox], [type=radio], [type=range]), select, textarea)";

/// What takes keys for itself; a box to tick takes only the space bar, and a slider the arrow keys.
const TYPED: &str = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea, dialog[open]";

/// Whether a key is not typed into something, and no dialog is open.
fn is_free(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let in_field = target.is_some_and(|t| t.closest(TYPED).is_ok_and(|e| e.is_some()));
    let in_dialog = document().query_selector("dialog[open]").is_ok_and(|d| d.is_some());
    let command = event.ctrl_key() || event.meta_key() || event.alt_key();
    !in_field && !in_dialog && !command && !event.default_prevented()
}

/// Does what a key is for.
pub fn obey(class: Class, event: &KeyboardEvent, switches: Switches) {
    if event.key() == "Tab" {
        switches.note_tab();
    }
    if !is_free(event) {
        return leave_field(event);
    }
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let within = |selector: &str| target.as_ref().is_some_and(|t| t.closest(selector).is_ok_and(|e| e.is_some()));
    // A button or a summary that Tab or the page has led to is pressed by Enter itself, one that was clicked is not; charts,
    // individuals and sliders go home by themselves.
    let on_button =
        within("[tabindex]") || within("[data-led]") || within("button, a, summary") && !switches.was_clicked();
    let slides = within("input, [tabindex]");
    let in_lab = class.view.get_untracked().is_some_and(|view| view.room() == "Lab");
    match event.key().as_str() {
        "p" | "P" => switches.toggle_projector(),
        "f" | "F" => switches.open_follow(),
        "s" | "S" => class.open_in_solve(),
        "?" => switches.open_keys(),
        "1" if in_lab => class.open(View::Lab),
        "2" if in_lab => class.open(View::Race),
        "3" if in_lab => class.open(View::Study),
        "0" if class.view.get_untracked() == Some(View::Lessons) => press("answer-0"),
        "0" if !in_lab => press("all"),
        "k" | "K" => enter(if in_lab { "Lessons" } else { "Lab" }),
        "m" => turn("algorithm", true),
        "M" => turn("algorithm", false),
        "n" | "N" => press("new-seed"),
        "t" | "T" if class.view.get_untracked() == Some(View::Study) => focus("study-field"),
        "t" | "T" => focus("field"),
        "o" | "O" => unfold("settings"),
        "g" => next_of_list(true),
        "G" => next_of_list(false),
        "x" => press("stop"),
        "X" => press("over"),
        "i" | "I" => focus("tiles"),
        "c" | "C" => focus("charts"),
        "," => press("operator-back"),
        "." => press("operator-on"),
        "[" => press("generation-back"),
        "]" => press("generation-on"),
        "(" => press("move-back"),
        ")" => press("move-on"),
        "Home" if !slides => press("to-start"),
        "End" if !slides => press("to-end"),
        "Enter" if !on_button => press("go"),
        "<" => turn("pace", false),
        ">" => turn("pace", true),
        "e" => turn("limit", true),
        "E" => turn("limit", false),
        "l" | "L" => press("log"),
        "z" => press("zoom-in"),
        "Z" => press("zoom-out"),
        "a" | "A" => press("zoom-all"),
        "v" => press("face-on"),
        "V" => press("face-back"),
        "d" | "D" => press("line-back"),
        answer @ ("1" | "2" | "3" | "4" | "5" | "6" | "7") if !in_lab => press(&format!("answer-{answer}")),
        "+" | "=" => press("next"),
        "-" => press("back"),
        _ => return,
    }
    event.prevent_default();
    event.stop_immediate_propagation();
}

/// Chooses the next entry of the list that carries this key, or the one before.
fn turn(key: &str, on: bool) {
    let list = in_sight(&format!("select[data-key={key}]"));
    let Some(list) = list.and_then(|list| list.dyn_into::<HtmlSelectElement>().ok()) else { return };
    let to = list.selected_index() + if on { 1 } else { -1 };
    if (0..list.length() as i32).contains(&to) {
        list.set_selected_index(to);
        if let Ok(event) = Event::new("change") {
            let _ = list.dispatch_event(&event);
        }
    }
}

/// What answers to this selector; where it is behind the fold of a lane, that is opened.
fn in_sight(selector: &str) -> Option<Element> {
    let found = document().query_selector(&format!(".classroom {selector}")).ok().flatten()?;
    if found.closest("details:not([open])").ok().flatten().is_some() {
        press("list-on");
    }
    document().query_selector(&format!(".classroom {selector}")).ok().flatten()
}

/// Presses the button of the view that carries this key.
fn press(key: &str) {
    let button = document().query_selector(&format!(".classroom [data-key={key}]:not([disabled])")).ok().flatten();
    if let Some(button) = button.and_then(|b| b.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}

/// Opens a fold and stands on it, so that Tab goes into it, or closes it.
fn unfold(key: &str) {
    let summary = document().query_selector(&format!(".classroom [data-key={key}]")).ok().flatten();
    if let Some(summary) = summary.and_then(|s| s.dyn_into::<HtmlElement>().ok()) {
        let opens = summary.closest("details[open]").is_ok_and(|fold| fold.is_none());
        summary.click();
        let _ = if opens { summary.focus() } else { summary.blur() };
    }
}

/// Lanes of a race are unfolded in turn; in a study the next one of the list is chosen.
fn next_of_list(on: bool) {
    press(if on { "list-on" } else { "list-back" });
    turn("list", on);
}

/// Gives the focus to what carries this key.
pub fn focus(key: &str) {
    if let Some(element) = in_sight(&format!("[data-key={key}]")).and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        next_frame(move || {
            let _ = element.set_attribute("data-led", "");
            let _ = element.focus();
        });
    }
}

/// Escape leaves a field of the classroom, so that keys are for its views again.
fn leave_field(event: &KeyboardEvent) {
    let field = event.target().and_then(|t| t.dyn_into::<HtmlElement>().ok());
    let field = field.filter(|f| f.matches(FIELD).unwrap_or(false) && event.key() == "Escape");
    if let Some(field) = field {
        let _ = field.blur();
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

/// Opens another room, by its button on the page.
fn enter(room: &str) {
    let button = document().query_selector(&format!("[data-room-button={room}]")).ok().flatten();
    if let Some(button) = button.and_then(|b| b.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}
