//! The game again as a film: each square in the order in which it was filled, in ten seconds. Where no motion is wanted, the
//! slider alone moves it.

use std::time::Duration;

use leptos::prelude::*;

use crate::draw::saved_game::saved_game;
use crate::play::{Action, Board, Rules, apply};
use crate::puzzle::Square;
use crate::say::page::diary::Win;

use crate::ui::kit::motion::wants_rest;
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
    let rest = wants_rest();
    let filled = RwSignal::new(if rest { of } else { 0 });
    if !rest
        && let Ok(timer) = {
            let pace = Duration::from_millis(LENGTH / of.max(1) as u64);
            set_interval_with_handle(move || filled.try_update(|n| *n = (*n + 1).min(of)).unwrap_or_default(), pace)
        }
    {
        on_cleanup(move || timer.clear());
    }
    let picture =
        move || last.with_value(|last| order.with_value(|order| saved_game(&moment(last, order, filled.get()))));
    let on_input = move |event| {
        if let Ok(n) = event_target_value(&event).parse::<usize>() {
            filled.set(n.min(of));
        }
    };
    view! {
        <div class="film" data-testid="film">
            <div inner_html=picture></div>
            <input type="range" min="0" max=of aria-label=Win::Moment.text() prop:value=move || filled.get() on:input=on_input />
        </div>
    }
}
