//! What follows a game and is no part of it: the sheet of its styles, the place of the lit digit among candidates, and the hints
//! that are noted.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::play::Help;
use crate::puzzle::Layout;
use crate::say::play::candidate_place;

use crate::ui::state::page::Page;

/// The style sheet of what is seen in Play alone; fetched once.
pub fn fetch_styles() {
    let known = document().query_selector("link[data-diary]").is_ok_and(|link| link.is_some());
    let address =
        document().query_selector("meta[name=diary-style]").ok().flatten().and_then(|m| m.get_attribute("content"));
    let (Some(address), false, Ok(link)) = (address, known, document().create_element("link")) else { return };
    for (name, value) in [("rel", "stylesheet"), ("href", &address), ("data-diary", "")] {
        let _ = link.set_attribute(name, value);
    }
    let _ = document().document_element().map(|root| root.append_child(&link));
}

/// Tells the style sheet how candidates lie in a square, and where the lit digit is among them.
pub fn light(page: Page) {
    Effect::new(move |_| {
        let shape = page.board.shape.get();
        let selected = page.board.selected.get().filter(|place| Layout::of(shape).has(*place));
        let under = selected.map_or(0, |place| page.board.sheet.with(|s| s.grid.get(Layout::of(shape).at(place))));
        let digit = match page.play.digit.get() {
            0 => under,
            digit => digit,
        };
        let Some(board) = document().query_selector("main.solve").ok().flatten() else { return };
        let Ok(board) = board.dyn_into::<HtmlElement>() else { return };
        let (x, y) = candidate_place(digit, shape);
        let values = [
            ("--bw", shape.box_width().to_string()),
            ("--bh", shape.box_height().to_string()),
            ("--lx", format!("{x}%")),
            ("--ly", format!("{y}%")),
        ];
        for (name, value) in values {
            let _ = HtmlElement::style(&board).set_property(name, &value);
        }
    });
}

/// Notes every hint that is told, with the time and how much of it was told.
pub fn note_hints(page: Page) {
    Effect::new(move |_| {
        let told = page.play.told.get();
        // What is looked at when the game is over helped nobody to win it.
        let Some(told) = told.filter(|_| !page.board.complete.get_untracked()) else { return };
        let lit = told.now().map(|now| now.lit.clone()).unwrap_or_default();
        // Where to look is a house: the square is told later.
        let squares = if told.at == 0 { Vec::new() } else { lit.iter().map(|&s| s as u16).collect() };
        let strength = (told.at + 1).min(3) as u8;
        let seconds = page.play.seconds.get_untracked();
        page.board.note_help(Help { seconds, strength, squares }, told.at > 0);
    });
}
