//! The board as it was read: doubtful squares with their best guesses, and any digit to put in a square.

use leptos::ev::KeyboardEvent;
use leptos::html::{Div, Ul};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::play::square::neighbour;
use crate::puzzle::{Place, Shape};
use crate::say::page::photo::{PhotoLabel, PhotoMessage};
use crate::text::Style;
use crate::threads::photo::protocol::{Doubt, Reading};
use crate::ui::open::photo::state::{Photos, use_photos};

/// A digit as it is read aloud or stands on a key; a word for none.
fn named(digit: u8) -> String {
    if digit == 0 { PhotoLabel::Empty.text().to_string() } else { Style::Figures.face(digit) }
}

fn is_doubtful(reading: &Reading, square: usize) -> bool {
    reading.doubtful.iter().any(|doubt| usize::from(doubt.square) == square)
}

/// Everything beside the picture.
#[component]
pub fn Digits() -> impl IntoView {
    let photos = use_photos();
    let shape = Memo::new(move |_| photos.reading.with(|reading| reading.as_ref().map(|r| r.grid.shape())));
    // The first doubtful square of another board is chosen.
    let chosen = RwSignal::new(0usize);
    Effect::new(move |_| {
        shape.track();
        photos.address.track();
        let first = photos.reading.with_untracked(|r| r.as_ref().and_then(|r| r.doubtful.first()).map(|d| d.square));
        chosen.set(first.unwrap_or_default().into());
    });
    move || {
        let shape = shape.get()?;
        Some(view! {
            <ReadBoard shape chosen />
            <Keys shape chosen />
            <Doubts shape chosen />
        })
    }
}

#[component]
fn ReadBoard(shape: Shape, chosen: RwSignal<usize>) -> impl IntoView {
    let photos = use_photos();
    let side = shape.side();
    let root = NodeRef::<Div>::new();
    let focus = move |square: usize| {
        chosen.set(square);
        let Some(root) = root.get_untracked() else { return };
        let found = root.query_selector(&format!("[data-square='{square}']")).ok().flatten();
        found.and_then(|e| e.dyn_into::<HtmlElement>().ok()).into_iter().for_each(|e| drop(e.focus()));
    };
    let on_key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let (square, key) = (chosen.get_untracked(), event.key());
        let place = Place { face: 0, row: square / side, column: square % side };
        let mut signs = key.chars();
        let typed = signs.next().filter(|_| signs.next().is_none()).and_then(|sign| Style::Figures.typed(sign));
        match (neighbour(place, &key, side), key.as_str(), typed) {
            (Some(next), ..) => focus(next.row * side + next.column),
            (_, "Backspace" | "Delete" | " ", _) => photos.mend(square, 0),
            (.., Some(digit)) if usize::from(digit) <= side => photos.mend(square, digit),
            _ => return,
        }
        event.prevent_default();
    };
    let row = move |row: usize| {
        let squares = (0..side).map(|column| cell(photos, side, row * side + column, chosen)).collect_view();
        view! { <div class="row" role="row">{squares}</div> }
    };
    let lines = FaceGrid::new(shape, 1.0);
    view! {
        <div class="board read" style=("--n", side.to_string())>
            <div class="grid" role="grid" data-testid="photo-board" aria-label=PhotoLabel::Board.text() node_ref=root on:keydown=on_key>
                {(0..side).map(row).collect_view()}
            </div>
            <svg class="lines" viewBox=format!("0 0 {side} {side}") preserveAspectRatio="none" aria-hidden="true">
                <path class="thin" d=lines.lines(Lines::Squares) />
                <path class="thick" d=lines.lines(Lines::Boxes) />
            </svg>
        </div>
    }
}

fn cell(photos: Photos, side: usize, square: usize, chosen: RwSignal<usize>) -> impl IntoView {
    let digit = Memo::new(move |_| photos.reading.with(|r| r.as_ref().map_or(0, |r| r.grid.get(square))));
    let doubtful =
        Memo::new(move |_| photos.reading.with(|r| r.as_ref().is_some_and(|reading| is_doubtful(reading, square))));
    let by_hand = Memo::new(move |_| {
        let among = |r: &Reading| r.by_hand.iter().any(|&by_hand| usize::from(by_hand) == square);
        digit.get() != 0 && photos.reading.with(|r| r.as_ref().is_some_and(among))
    });
    let is_chosen = Memo::new(move |_| chosen.get() == square);
    let name = move || {
        let (row, column, digit) = ((square / side + 1).into(), (square % side + 1).into(), named(digit.get()));
        match doubtful.get() {
            true => PhotoMessage::Doubtful { row, column, digit },
            false => PhotoMessage::Square { row, column, digit },
        }
        .text()
    };
    view! {
        <div class="sq" class:given=move || digit.get() != 0 class:doubtful=doubtful class:by-hand=by_hand class:selected=is_chosen
            role="gridcell" data-square=square aria-label=name aria-selected=move || is_chosen.get().to_string()
            tabindex=move || if is_chosen.get() { "0" } else { "-1" } on:focus=move |_| chosen.set(square) on:click=move |_| chosen.set(square)>
            <span aria-hidden="true">{move || Some(digit.get()).filter(|d| *d != 0).map(|d| Style::Figures.face(d))}</span>
        </div>
    }
}

/// Any digit for the chosen square.
#[component]
fn Keys(shape: Shape, chosen: RwSignal<usize>) -> impl IntoView {
    let photos = use_photos();
    let side = shape.side();
    let name = move || {
        let square = chosen.get();
        PhotoMessage::Keys { row: (square / side + 1).into(), column: (square % side + 1).into() }.text()
    };
    let key = move |digit: u8| {
        let face = if digit == 0 { "⌫".to_string() } else { Style::Figures.face(digit) };
        view! { <button class="key" aria-label=named(digit) on:click=move |_| photos.mend(chosen.get_untracked(), digit)>{face}</button> }
    };
    // As many in a row as a finger can tell apart on a phone.
    let columns = match side {
        9 => 5,
        10.. => 6,
        _ => side + 1,
    };
    view! {
        <p class="note">{name}</p>
        <div class="keys-of-photo" role="group" aria-label=name style=("--columns", columns.to_string())>
            {(1..=side as u8).chain([0]).map(key).collect_view()}
        </div>
    }
}

/// The doubtful squares, each with its best guesses.
#[component]
fn Doubts(shape: Shape, chosen: RwSignal<usize>) -> impl IntoView {
    let photos = use_photos();
    let side = shape.side();
    let list = NodeRef::<Ul>::new();
    let doubts = Memo::new(move |_| photos.reading.with(|r| r.as_ref().map_or(Vec::new(), |r| r.doubtful.clone())));
    let line = move |doubt: Doubt| {
        let square = usize::from(doubt.square);
        let (row, column) = (square / side + 1, square % side + 1);
        let now = move || photos.reading.with(|r| r.as_ref().map_or(0, |r| r.grid.get(square)));
        let guess = move |digit: u8| {
            let name = PhotoMessage::Guess { digit: named(digit), row: row.into(), column: column.into() }.text();
            let mend = move |_| {
                chosen.set(square);
                // The line goes: the next one is a Tab away.
                list.get_untracked().into_iter().for_each(|list| drop(list.focus()));
                photos.mend(square, digit);
            };
            view! { <button aria-label=name aria-pressed=move || (digit == now()).to_string() on:click=mend>{named(digit)}</button> }
        };
        view! {
            <li>
                <span>{PhotoMessage::Place { row: row.into(), column: column.into() }.text()}</span>
                {doubt.guesses.into_iter().map(guess).collect_view()}
            </li>
        }
    };
    view! {
        <section class="doubts" aria-label=PhotoLabel::Check.text() data-testid="doubts" hidden=move || doubts.with(Vec::is_empty)>
            <h3>{PhotoLabel::Check.text()}</h3>
            <ul tabindex="-1" node_ref=list>{move || doubts.get().into_iter().map(line).collect_view()}</ul>
        </section>
    }
}
