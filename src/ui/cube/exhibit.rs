//! The SudoKube: a cube to turn, its net, and the chosen face as a flat board, all of the same squares.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::puzzle::{FACE_NAMES, Shape};

use crate::draw::orientation::{FRONT, at_rest, face_css};
use crate::play::arrows::neighbour;
use crate::say::cube_view::CubeLabel;
use crate::ui::board::face::Board;
use crate::ui::board::keypad::Keypad;
use crate::ui::board::keys::board_key;
use crate::ui::cube::faces::Faces;
use crate::ui::cube::net::Net;
use crate::ui::cube::rotation::{Rotation, Turntable};
use crate::ui::cube::tools::CubeTools;
use crate::ui::kit::fields::{is_field, is_focused};
use crate::ui::state::page::{Page, use_page};

/// A face that looks less towards the viewer than this is turned to the front when a square of it is chosen.
const SEEN: f64 = 0.3;

#[component]
pub fn CubeExhibit(shape: Shape) -> impl IntoView {
    let page = use_page();
    let rotation = Rotation::new(at_rest(FRONT));
    // The face that is shown flat: that of the chosen square, or the one turned to the front.
    let shown = RwSignal::new(FRONT);
    Effect::new(move |_| {
        rotation.front.track();
        shown.set(rotation.goal_front());
    });
    Effect::new(move |before: Option<()>| {
        let Some(place) = page.board.selected.get() else { return };
        shown.set(place.face);
        // A square that was clicked on the cube is in sight already.
        if before.is_some() && (!is_focused(".turntable") || rotation.visibility(place.face) < SEEN) {
            rotation.keep_in_front(place.face);
        }
    });
    // A hint is of no use on a face that is out of sight.
    Effect::new(move |_| {
        let Some(face) = page.play.told.with(|told| told.as_ref()?.face(shown.get_untracked())) else { return };
        rotation.keep_in_front(face);
        shown.set(face);
    });
    let side = move |face: usize| {
        let sight = Memo::new(move |_| rotation.seen.with(|seen| seen[face]));
        view! {
            <div class="side" data-testid=format!("face-{}", FACE_NAMES[face])
                style=format!("transform:{}", face_css(face))>
                <Board shape face mirror=true sight wait=17 * (face as u64 + 1) />
            </div>
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let with_command = event.ctrl_key() || event.meta_key() || event.alt_key();
        let playing = page.play.on.get_untracked() && is_focused(".turntable");
        if event.default_prevented() || (with_command && !playing) || is_field(&event) {
            return;
        }
        let key = event.key();
        let turned = !with_command && rotation.key(&key, event.shift_key());
        if turned || (is_focused(".turntable") && table_key(page, rotation, &event)) {
            event.prevent_default();
        }
    };
    view! {
        <div class="cube-exhibit" style=format!("--n:{};--b:{}", shape.side(), shape.side().isqrt()) on:keydown=on_key>
            <Turntable
                rotation
                label=CubeLabel::Turn.text()
                testid="cube"
            >
                {(0..6).map(side).collect_view()}
            </Turntable>
            <Net shape rotation shown />
            <Faces shape shown />
            <Show when=move || !page.play.on.get()><Keypad shape /></Show>
            <CubeTools shape />
        </div>
    }
}

/// The keys of the cube itself: letters of faces, and what a square understands, for the chosen square.
fn table_key(page: Page, rotation: Rotation, event: &KeyboardEvent) -> bool {
    let key = &event.key();
    let more = event.ctrl_key() || event.meta_key() || event.alt_key();
    let letter = |name: &char| key.len() == 1 && key.eq_ignore_ascii_case(name.encode_utf8(&mut [0; 4]));
    if let Some(face) = FACE_NAMES.iter().position(letter).filter(|_| !more) {
        rotation.show(face);
        return true;
    }
    let Some(place) = page.board.selected.get_untracked() else { return rotation.nudge_key(key) };
    match neighbour(page.board.shape.get_untracked(), place, key) {
        Some(next) => {
            if more {
                page.board.choose_too(next, false)
            } else {
                page.board.choose(next)
            }
            rotation.keep_in_front(next.face);
            true
        }
        None => board_key(page, event),
    }
}
