//! The start of the page, in short tasks: its parts are built one after another out of sight, and between two of them the
//! browser can paint and listen. Once all are there they take the place of the picture that stood in the document.

use std::cell::RefCell;
use std::collections::VecDeque;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageChannel, MessageEvent};

use crate::ui::kit::events::listen;

type Step = Box<dyn FnOnce()>;

#[derive(Default)]
struct Steps {
    /// Parts that are still to be built.
    parts: VecDeque<Step>,
    /// What is done once they are.
    then: Vec<Step>,
}

thread_local! {
    /// None before the start and after it.
    static STEPS: RefCell<Option<Steps>> = const { RefCell::new(None) };
    /// Whether the page has all of its program (public/boot.js).
    static COMPLETE: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Does something in a task of its own, and then builds what it has put off by [`Later`], a task each. `last` is done when
/// all of it is there, before what waits for that.
pub fn begin(first: impl FnOnce() + 'static, last: impl FnOnce() + 'static) {
    listen("sudokube:all", |_| COMPLETE.with(|complete| complete.set(true)));
    let steps = Steps { parts: [Box::new(first) as Step].into(), then: vec![Box::new(last)] };
    STEPS.set(Some(steps));
    // Messages, because timers of a page in the background fire once a second.
    let Ok(channel) = MessageChannel::new() else {
        while step() {}
        return;
    };
    let sender = channel.port2();
    let again = sender.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |_| {
        if step() {
            let _ = again.post_message(&true.into());
        } else {
            again.close();
        }
    });
    channel.port1().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let _ = sender.post_message(&true.into());
}

/// Does something in a task of its own while the page starts, in the order asked for, and at once later on. It belongs to
/// whoever asks: contexts that it provides are seen by what is built below.
pub fn next(part: impl FnOnce() + 'static) {
    let owner = Owner::current();
    let part: Step = Box::new(move || match owner {
        Some(owner) => owner.with(part),
        None => part(),
    });
    hand_on(part, |steps, part| steps.parts.push_back(part));
}

/// Gives something to the steps while there are any, and does it at once later on.
fn hand_on(what: Step, to: impl FnOnce(&mut Steps, Step)) {
    let now = STEPS.with_borrow_mut(|steps| match steps {
        Some(steps) => {
            to(steps, what);
            None
        }
        None => Some(what),
    });
    now.into_iter().for_each(|what| what());
}

/// One part, or the end; whether there is more to do.
fn step() -> bool {
    let part = STEPS.with_borrow_mut(|steps| steps.as_mut().and_then(|s| s.parts.pop_front()));
    match part {
        Some(part) => part(),
        None => {
            let steps = STEPS.take();
            steps.into_iter().flat_map(|s| s.then).for_each(|then| then());
            return false;
        }
    }
    true
}

/// Does something once the page has been built; now, if it has been.
pub fn once_built(then: impl FnOnce() + 'static) {
    hand_on(Box::new(then), |steps, then| steps.then.push(then));
}

/// Whether the page has all of its program; what asks is asked again once it has.
pub fn is_complete() -> bool {
    COMPLETE.with(ArcRwSignal::clone).get()
}

/// Builds its children in a task of their own while the page starts, and at once later on.
#[component]
pub fn Later(children: ChildrenFn) -> impl IntoView {
    let due = RwSignal::new(true);
    STEPS.with_borrow_mut(|steps| {
        if let Some(steps) = steps {
            due.set(false);
            steps.parts.push_back(Box::new(move || due.set(true)));
        }
    });
    move || due.get().then(|| children())
}

/// Builds its children once the page has all of its program: what comes later (scripts/parts.mjs) can stand in it whole.
#[component]
pub fn OnceComplete(children: ChildrenFn) -> impl IntoView {
    move || is_complete().then(|| children())
}
