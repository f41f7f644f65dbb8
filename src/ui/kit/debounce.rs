//! What is done later: once things have come to rest, once the page has been painted, once a dialog is wanted.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use web_sys::{Element, Event};

use crate::ui::kit::timer::{after, next_frame};

/// Pages that nobody sees are not painted; how long to wait for it, then.
const UNSEEN: Duration = Duration::from_millis(200);

/// Does something whenever what `watch` reads has changed and has then stayed the same for this long.
pub fn debounce(delay: Duration, watch: impl Fn() + 'static, then: impl Fn() + Copy + 'static) {
    let due = StoredValue::new(0u32);
    Effect::new(move |_| {
        watch();
        due.update_value(|n| *n += 1);
        let mine = due.get_value();
        after(delay, move || {
            if mine == due.get_value() {
                then();
            }
        });
    });
}

/// Does something as soon as what has been built so far is on the screen.
pub fn after_paint(then: impl FnOnce() + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let once = move || then.take().into_iter().for_each(|then| then());
    after(UNSEEN, once.clone());
    next_frame(move || after(Duration::ZERO, once));
}

/// Lets a fold build its contents when it is first opened: its `on:toggle`.
pub fn unfold(opened: RwSignal<bool>) -> impl Fn(Event) {
    move |event| {
        if event_target::<Element>(&event).has_attribute("open") {
            opened.set(true);
        }
    }
}

/// Builds its children when the signal is first true, and leaves them where they are.
#[component]
pub fn Once(wanted: ReadSignal<bool>, children: ChildrenFn) -> impl IntoView {
    let built = Memo::new(move |before: Option<&bool>| before == Some(&true) || wanted.get());
    view! { <Show when=move || built.get()>{children()}</Show> }
}
