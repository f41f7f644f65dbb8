//! When something was turned last: what is costly to draw waits meanwhile.

use std::cell::Cell;

thread_local! {
    static TURNED: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// In milliseconds since the page was opened.
pub fn last_turned() -> f64 {
    TURNED.get()
}

pub fn note_turn(now: f64) {
    TURNED.set(now);
}
