//! The picture, with the four corners of its board, which can be dragged or moved by keys.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::say::page::photo::{PhotoLabel, PhotoMessage};
use crate::ui::open::photo::state::{Photos, Stage, use_photos};

/// How far an arrow key moves a corner, as a share of the picture; with Shift ten times as far.
const STEP: f32 = 0.004;

const NAMES: [PhotoLabel; 4] =
    [PhotoLabel::TopLeft, PhotoLabel::TopRight, PhotoLabel::BottomRight, PhotoLabel::BottomLeft];

/// A corner that is being dragged: which, where it was, and where the pointer was.
type Dragged = Option<(usize, (f32, f32), (i32, i32))>;

#[component]
pub fn Corners() -> impl IntoView {
    let photos = use_photos();
    let shot = NodeRef::<Div>::new();
    let dragged = RwSignal::new(None);
    let points = move || {
        let corners = photos.corners.get();
        corners.map(|(x, y)| format!("{},{}", x * 100.0, y * 100.0)).join(" ")
    };
    let shown = move || !photos.address.with(String::is_empty) && !matches!(photos.stage.get(), Stage::Refused(_));
    view! {
        <p class="note" id="photo-corners" hidden=move || !shown()>{PhotoLabel::CornerHelp.text()}</p>
        <div class="shot" hidden=move || !shown() node_ref=shot>
            <img alt=PhotoLabel::Picture.text() src=move || photos.address.get() draggable="false" />
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <polygon class="under" points=points />
                <polygon points=points />
            </svg>
            {(0..4).map(|corner| handle(photos, corner, shot, dragged)).collect_view()}
        </div>
    }
}

fn handle(photos: Photos, corner: usize, shot: NodeRef<Div>, dragged: RwSignal<Dragged>) -> impl IntoView {
    let at = move || photos.corners.with(|corners| corners[corner]);
    let percent = |share: f32| (share * 100.0).round() as u32;
    let name = move || {
        let (across, down) = at();
        let corner = NAMES[corner].text();
        PhotoMessage::Corner { corner, across: percent(across).into(), down: percent(down).into() }.text()
    };
    let down = move |event: PointerEvent| {
        if event.button() == 0 {
            let target = event.current_target().and_then(|t| t.dyn_into::<Element>().ok());
            // Without it the corner follows as long as the pointer is on it.
            let _ = target.map(|target| target.set_pointer_capture(event.pointer_id()));
            dragged.set(Some((corner, untrack(at), (event.client_x(), event.client_y()))));
        }
    };
    let moved = move |event: PointerEvent| {
        let (Some((corner, from, start)), Some(shot)) = (dragged.get_untracked(), shot.get_untracked()) else { return };
        let share = |now: i32, then: i32, whole: i32| (now - then) as f32 / whole.max(1) as f32;
        let across = share(event.client_x(), start.0, shot.client_width());
        let down = share(event.client_y(), start.1, shot.client_height());
        photos.move_corner(corner, (from.0 + across, from.1 + down));
    };
    let over = move |_: PointerEvent| {
        let before = dragged.get_untracked();
        dragged.set(None);
        if before.is_some_and(|(corner, from, _)| photos.corners.with_untracked(|now| now[corner] != from)) {
            photos.read();
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let step = if event.shift_key() { 10.0 * STEP } else { STEP };
        let (across, down) = match event.key().as_str() {
            "ArrowLeft" => (-step, 0.0),
            "ArrowRight" => (step, 0.0),
            "ArrowUp" => (0.0, -step),
            "ArrowDown" => (0.0, step),
            _ => return,
        };
        event.prevent_default();
        let (x, y) = untrack(at);
        photos.move_corner(corner, (x + across, y + down));
        photos.read_within_soon();
    };
    view! {
        <button class="corner" data-testid=format!("corner-{corner}") aria-label=name aria-describedby="photo-corners"
            style=("--x", move || at().0.to_string()) style=("--y", move || at().1.to_string())
            on:pointerdown=down on:pointermove=moved on:pointerup=over on:pointercancel=over on:keydown=on_key></button>
    }
}
