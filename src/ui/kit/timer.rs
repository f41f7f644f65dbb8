//! What is done after a while, or with the next frame. All of it passes through one timer and one frame: leptos' own
//! functions are in the program once for every closure.

use std::time::Duration;

type Then = Box<dyn FnOnce()>;

/// Does something after this long.
pub fn after(wait: Duration, then: impl FnOnce() + 'static) {
    set_timer(Box::new(then), wait);
}

/// Does something before the next frame is drawn.
pub fn next_frame(then: impl FnOnce() + 'static) {
    set_frame(Box::new(then));
}

fn set_timer(then: Then, wait: Duration) {
    leptos::prelude::set_timeout(then, wait);
}

fn set_frame(then: Then) {
    leptos::prelude::request_animation_frame(then);
}
