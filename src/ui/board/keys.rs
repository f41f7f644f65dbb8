//! What the keyboard does, on the board and anywhere on the page.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::play::Pencil;

use crate::evolve::stage::Stage;
use crate::text::{Style, large};
use crate::ui::board::entry::focus_cursor;
use crate::ui::kit::debounce::after_paint;
use crate::ui::kit::fields::{is_focused, takes_text};
use crate::ui::play::{hands, lines};
use crate::ui::state::page::Page;
use crate::ui::state::play::Aid;

/// A key pressed on a square; whether it meant anything.
pub fn board_key(page: Page, event: &KeyboardEvent) -> bool {
    let key = event.key();
    let mut chars = key.chars();
    let single = chars.next().filter(|_| chars.next().is_none());
    // The digits of large boards go on from Z with small letters.
    let large = page.board.shape.get_untracked().is_large();
    let typed = single.and_then(|key| if large { large::digit(key) } else { Style::now().typed(key) });
    if page.play.on.get_untracked() {
        return play_key(page, event, typed);
    }
    match (key.as_str(), typed) {
        ("Backspace", _) => page.rub_out(),
        ("Delete", _) => page.type_digit(0),
        (" " | ".", _) => page.type_on(0),
        ("Enter", _) => page.main_action(),
        (_, Some(digit)) => page.type_on(digit),
        _ => return false,
    }
    true
}

/// A key pressed on a square that is played.
fn play_key(page: Page, event: &KeyboardEvent, digit: Option<u8>) -> bool {
    let (shift, command) = (event.shift_key(), event.ctrl_key() || event.meta_key() || event.alt_key());
    // With Shift, and on some keyboards with Alt, a digit key writes something else; its place on the board tells.
    let code = event.code();
    let place = code.strip_prefix("Digit").or(code.strip_prefix("Numpad")).and_then(|d| d.chars().next());
    let place = place.filter(|_| shift || command).and_then(|d| Style::now().typed(d));
    let side = page.board.shape.get_untracked().side();
    let letters = side <= 9;
    let plain = letters && !command && !shift;
    let digit = digit.filter(|d| usize::from(*d) <= side);
    let pencil = match (shift, command) {
        (true, _) => Pencil::Corner,
        (_, true) => Pencil::Centre,
        _ => page.play.pencil.get_untracked(),
    };
    let draws = page.play.pencil.get_untracked() == Pencil::Line;
    // A digit is written while lines are drawn, too.
    let pencil = if pencil == Pencil::Line { Pencil::Digit } else { pencil };
    let mode = match event.key().as_str() {
        "z" | "Z" => Some(Pencil::Digit),
        "x" | "X" => Some(Pencil::Corner),
        "c" | "C" => Some(Pencil::Centre),
        "v" | "V" => Some(Pencil::Colour),
        "b" | "B" if page.play.candidates.get_untracked() => Some(Pencil::Candidate),
        _ => None,
    };
    // Read as a sign, X is an empty square.
    let mode = mode.filter(|_| plain);
    match (event.key().as_str(), place.or(digit)) {
        ("Backspace" | "Delete", _) => page.type_digit(0),
        ("Enter", _) if draws && !command => {
            page.board.selected.get_untracked().into_iter().for_each(|place| lines::step(page, place));
        }
        ("l" | "L", _) if plain => lines::key(page),
        (" ", _) => {
            page.play.next_pencil();
        }
        ("h" | "H", _) if letters && !command => page.hint(),
        ("Enter", _) if !command && !shift => {
            page.board.selected.get_untracked().into_iter().for_each(|place| hands::only_or_alike(page, place));
        }
        ("p" | "P", _) if plain && !page.board.complete.get_untracked() => page.play.toggle_pause(),
        ("n" | "N", _) if plain => page.play.switch(Aid::Candidates, !page.play.candidates.get_untracked()),
        ("k" | "K", _) if plain => page.check_typed(),
        ("w" | "W", _) if plain && !page.board.complete.get_untracked() => page.board.what_if(),
        (_, Some(0)) if !command && mode.is_none() => page.type_digit(0),
        (_, Some(digit)) if digit > 0 && (place.is_some() || !command) => page.write(pencil, digit),
        _ => match mode {
            Some(mode) => page.play.choose_pencil(mode),
            None => return false,
        },
    }
    true
}

pub fn listen(page: Page) {
    window_event_listener(ev::keydown, move |event| {
        let in_dialog = document().query_selector("dialog[open]").is_ok_and(|dialog| dialog.is_some());
        let in_room = page.room.is_open() && event.key() != "?";
        if in_dialog || in_room || event.default_prevented() {
            return;
        }
        let command = event.ctrl_key() || event.meta_key();
        let playing = page.play.on.get_untracked();
        let key = event.key();
        // What is undone or redone is seen.
        let is_hidden = playing && page.play.paused.get_untracked() && !page.board.complete.get_untracked();
        match (command, key.as_str()) {
            (true, "z" | "Z" | "y" | "Y") if is_hidden => {}
            (false, _) if playing && key_elsewhere(page, &event) => {}
            (true, "Enter") if !playing => page.main_action(),
            (true, ".")
                if !playing && !matches!(page.run.stage.get_untracked(), Stage::Running | Stage::LimitReached) =>
            {
                page.step()
            }
            (true, "z" | "Z") if !takes_text(&event) && !event.shift_key() => page.undo(),
            (true, "z" | "Z" | "y" | "Y") if !takes_text(&event) => page.redo(),
            (false, "Escape") => escape(page),
            (false, "?") if !takes_text(&event) => show_keys(page),
            _ => return,
        }
        event.prevent_default();
    });
}

/// A key pressed beside the board that is played: digits and letters are for the board all the same, and an arrow leads there where nothing
/// has the focus. Space and Enter are for what has it.
fn key_elsewhere(page: Page, event: &KeyboardEvent) -> bool {
    let key = event.key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_list = target.is_some_and(|target| target.tag_name() == "SELECT");
    if takes_text(event) || is_list || event.alt_key() {
        return false;
    }
    match key.as_str() {
        "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" if is_focused("body") && !is_focused("body *") => {
            focus_cursor();
            true
        }
        "?" | " " => false,
        "Backspace" | "Delete" => board_key(page, event),
        key if key.chars().count() == 1 => board_key(page, event),
        _ => false,
    }
}

/// Opens the help at the keys.
fn show_keys(page: Page) {
    page.panels.open_help();
    after_paint(|| {
        if let Some(title) = document().get_element_by_id("keys-title") {
            title.scroll_into_view();
            let _ = title.dyn_ref::<HtmlElement>().map(HtmlElement::focus);
        }
    });
}

/// Stops a run that is going on; otherwise lets go of the selected square.
fn escape(page: Page) {
    if page.run.stage.get_untracked().is_live() && !page.play.on.get_untracked() {
        page.run.stop();
    } else if page.play.begun.get_untracked().is_some() {
        page.play.begun.set(None);
    } else {
        page.play.choose_digit(0);
        page.board.let_go();
    }
}
