//! When something was turned last: what is costly to draw waits meanwhile.

use std::cell::Cell;

use leptos::prelude::window;

thread_local! {
    static TURNED: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// In milliseconds since the page was opened.
pub fn last_turned() -> f64 {
    TURNED.get()
}

/// Whether the system asks for less motion.
pub fn wants_rest() -> bool {
    window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|m| m.matches())
}

pub fn note_turn(now: f64) {
    TURNED.set(now);
}
