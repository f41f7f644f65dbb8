//! A large board in a window of its own: it can be zoomed, and is scrolled where it is wider than the window.

use leptos::ev::{PointerEvent, TouchEvent, WheelEvent};
use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{HtmlElement, TouchList};

use crate::evolve::decimal::rounded;
use crate::say::large::LargeLabel;
use crate::ui::kit::control::Control;

/// How much larger than the window a board gets.
const MOST: f64 = 6.0;

/// One press of a button, and one notch of a wheel.
const STEP: f64 = 1.5;
const NOTCH: f64 = 1.15;

/// Two fingers on the board: how far they are apart, and the point between them.
#[derive(Clone, Copy)]
struct Pinch {
    apart: f64,
    at: (f64, f64),
}

/// The board, as a child, in its window. Where nothing on it can be reached by a key, the window can, under this name.
#[component]
pub fn Zoomed(children: Children, #[prop(optional, into)] name: Option<String>) -> impl IntoView {
    let zoom = RwSignal::new(1.0);
    let window = NodeRef::<Div>::new();
    let fingers = StoredValue::new(None::<Pinch>);
    // What is at a point of the screen stays there.
    let zoom_by = move |by: f64, at: Option<(f64, f64)>| {
        let Some(window) = window.get_untracked() else { return };
        let before = zoom.get_untracked();
        let after: f64 = (before * by).clamp(1.0, MOST);
        let room = window.get_bounding_client_rect();
        let (x, y) = at.map_or((room.width() / 2.0, room.height() / 2.0), |at| (at.0 - room.x(), at.1 - room.y()));
        let (left, top) = (f64::from(window.scroll_left()), f64::from(window.scroll_top()));
        let _ = HtmlElement::style(&window).set_property("--zoom", &rounded(after, 3));
        window.set_scroll_left(((left + x) * after / before - x).round() as i32);
        window.set_scroll_top(((top + y) * after / before - y).round() as i32);
        zoom.set(after);
    };
    let on_wheel = move |event: WheelEvent| {
        // So browsers tell of fingers on a touch pad, too.
        if event.ctrl_key() {
            event.prevent_default();
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            zoom_by(if event.delta_y() < 0.0 { NOTCH } else { 1.0 / NOTCH }, Some(at));
        }
    };
    let on_drag = move |event: PointerEvent| {
        if let Some(window) = window.get_untracked().filter(|_| event.buttons() == 1 && event.pointer_type() == "mouse")
        {
            window.set_scroll_left(window.scroll_left() - event.movement_x());
            window.set_scroll_top(window.scroll_top() - event.movement_y());
        }
    };
    let on_fingers = move |event: TouchEvent| {
        let now = pinch(&event.touches());
        if let (Some(before), Some(now)) = (fingers.get_value(), now) {
            event.prevent_default();
            zoom_by(now.apart / before.apart, Some(now.at));
        }
        fingers.set_value(now);
    };
    let button = move |name: &'static str, id: &'static str, by: f64, is_end: fn(f64) -> bool| {
        view! {
            <button class=Control::Quiet.class() data-testid=id disabled=move || is_end(zoom.get())
                on:click=move |_| zoom_by(by, None)>{name}</button>
        }
    };
    view! {
        <div class="large" class:zoomed={move || zoom.get() > 1.0} data-testid="large" node_ref=window
            tabindex=name.as_ref().map(|_| "0") role=name.as_ref().map(|_| "group") aria-label=name on:wheel=on_wheel
            on:pointermove=on_drag on:touchstart=on_fingers on:touchmove=on_fingers on:touchend=on_fingers>
            {children()}
        </div>
        <div class="zoom">
            {button(LargeLabel::ZoomOut.text(), "board-zoom-out", 1.0 / STEP, |zoom| zoom <= 1.0)}
            {button(LargeLabel::ZoomIn.text(), "board-zoom-in", STEP, |zoom| zoom >= MOST)}
        </div>
    }
}

fn pinch(touches: &TouchList) -> Option<Pinch> {
    let place = |k| touches.item(k).map(|t| (f64::from(t.client_x()), f64::from(t.client_y())));
    let (a, b) = (place(0)?, place(1)?);
    let apart = (a.0 - b.0).hypot(a.1 - b.1).max(1.0);
    Some(Pinch { apart, at: ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0) })
}
