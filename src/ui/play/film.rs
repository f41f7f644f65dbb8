//! The game again as a film: each square in the order in which it was filled, in ten seconds. Where no motion is wanted, the
//! slider alone moves it.

use std::time::Duration;

use leptos::prelude::*;

use crate::draw::saved_game::whole_game;
use crate::play::{Action, Board, Rules, apply};
use crate::puzzle::Square;
use crate::say::page::diary::Win;

use crate::say::number::Noun;
use crate::say::page::play::{Play, Playing};

use crate::ui::kit::motion::wants_rest;
use crate::ui::kit::scroll::scroll_to;
use crate::ui::state::page::use_page;

/// All of it, in milliseconds.
const LENGTH: u64 = 10_000;

/// The board after so many of its squares were filled.
fn moment(last: &Board, order: &[Square], filled: usize) -> Board {
    let gone: Vec<(Square, u8)> = order.iter().skip(filled).map(|&square| (square, 0)).collect();
    apply(last, &[], &Action::Put(gone), Rules { givens_stay: true, clean: false })
}

#[component]
pub fn Film() -> impl IntoView {
    let page = use_page();
    let (last, order) = page.board.game.with_untracked(|g| (g.board().clone(), g.order()));
    let (last, order) = (StoredValue::new(last), StoredValue::new(order));
    let of = order.with_value(Vec::len);
    let runs = RwSignal::new(!wants_rest());
    let filled = RwSignal::new(if runs.get_untracked() { 0 } else { of });
    let step = move || {
        if runs.try_get_untracked() == Some(true) {
            filled.update(|n| *n = (*n + 1).min(of));
            runs.set(filled.get_untracked() < of);
        }
    };
    if let Ok(timer) = set_interval_with_handle(step, Duration::from_millis(LENGTH / of.max(1) as u64)) {
        on_cleanup(move || timer.clear());
    }
    // At its end it begins again.
    let play = move |_| {
        if !runs.get_untracked() && filled.get_untracked() == of {
            filled.set(0);
        }
        runs.update(|runs| *runs = !*runs);
    };
    let picture =
        move || last.with_value(|last| order.with_value(|order| whole_game(&moment(last, order, filled.get()))));
    let on_input = move |event| {
        if let Ok(n) = event_target_value(&event).parse::<usize>() {
            runs.set(false);
            filled.set(n.min(of));
        }
    };
    let film = NodeRef::<leptos::html::Div>::new();
    film.on_load(|film| scroll_to(film.into(), false));
    view! {
        <div class="film" data-testid="film" node_ref=film>
            <div inner_html=picture></div>
            <input type="range" min="0" max=of aria-label=Win::Moment.text() prop:value=move || filled.get()
                aria-valuetext=move || Playing::Filled { filled: filled.get().into(), of: Noun::Square.of(of) }.text() on:input=on_input />
            <button data-testid="film-play" on:click=play>{move || if runs.get() { Play::Pause.text() } else { Play::Resume.text() }}</button>
        </div>
    }
}
