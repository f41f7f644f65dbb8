//! The SudoKube on its stage: a cube to turn, the same unfolded, and one face as a flat board, all of the same squares.

use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;

use crate::puzzle::{FACE_NAMES, Layout, Shape};

use crate::draw::orientation::{FRONT, at_rest};
use crate::play::arrows::neighbour;
use crate::say::cube_view::{CubeLabel, one_square};
use crate::ui::board::face::Board;
use crate::ui::board::keypad::Keypad;
use crate::ui::board::keys::board_key;
use crate::ui::cube::buttons::FaceButtons;
use crate::ui::cube::faces::Faces;
use crate::ui::cube::rotation::Rotation;
use crate::ui::cube::shape::{ShapeChoice, Shown, Stage};
use crate::ui::cube::tools::CubeTools;
use crate::ui::cube::turntable::Turntable;
use crate::ui::kit::fields::{is_field, is_focused};
use crate::ui::state::page::{Page, use_page};

/// A face that looks less towards the viewer than this is turned to the front when a square of it is chosen.
const SEEN: f64 = 0.3;

#[component]
pub fn CubeExhibit(shape: Shape) -> impl IntoView {
    let page = use_page();
    let rotation = Rotation::new(at_rest(FRONT));
    let stage = Stage::new(rotation, shape.side());
    // The face that is shown flat: that of the chosen square, or the one turned to the front.
    let shown = stage.face;
    Effect::new(move |_| {
        rotation.front.track();
        if stage.shape.get_untracked() != Shown::Net {
            shown.set(rotation.goal_front());
        }
    });
    Effect::new(move |before: Option<()>| {
        let Some(place) = page.board.selected.get() else { return };
        shown.set(place.face);
        // A square that was clicked on the cube is in sight already.
        if before.is_some() && (!is_focused(".turntable") || rotation.visibility(place.face) < SEEN) {
            stage.keep(place.face);
        }
    });
    // A hint is of no use on a face that is out of sight.
    Effect::new(move |_| {
        let Some(face) = page.play.told.with(|told| told.as_ref()?.face(shown.get_untracked())) else { return };
        stage.keep(face);
    });
    // Playing has the cube beside one face.
    Effect::new(move |before: Option<bool>| {
        let playing = page.play.on.get();
        if before == Some(!playing) {
            stage.choose(Shown::Cube);
        }
        playing
    });
    let skin = move |face: usize| {
        let sight = Memo::new(move |_| stage.shape.get() == Shown::Net || rotation.seen.with(|seen| seen[face]));
        view! {
            <div class="skin" data-testid=format!("face-{}", FACE_NAMES[face])>
                <Board shape face mirror=true sight wait=17 * (face as u64 + 1) />
                <div class="shade" data-face=face.to_string()></div>
            </div>
        }
    };
    // The others hang on the front by their hinges, and the back on the right.
    let [up, right, front, down, left, back] = [0, 1, 2, 3, 4, 5].map(skin);
    let on_key = move |event: KeyboardEvent| {
        let with_command = event.ctrl_key() || event.meta_key() || event.alt_key();
        let playing = page.play.on.get_untracked() && is_focused(".turntable");
        if event.default_prevented() || (with_command && !playing) || is_field(&event) {
            return;
        }
        let key = event.key();
        let folded = stage.shape.get_untracked() == Shown::Cube;
        let turned = !with_command && folded && rotation.key(&key, event.shift_key());
        if turned || (is_focused(".turntable") && table_key(page, stage, &event)) {
            event.prevent_default();
        }
    };
    // Whoever comes to the flat board by the keyboard sees it.
    let on_focus = move |_: FocusEvent| {
        if stage.shape.get_untracked() != Shown::Face && !page.play.on.get_untracked() {
            stage.choose(Shown::Face);
        }
    };
    let same = Memo::new(move |_| {
        let layout = Layout::of(shape);
        let place = page.board.selected.get().filter(|_| page.board.shape.get() == shape)?;
        Some(one_square(&layout.places[layout.at(place)])).filter(|said| !said.is_empty())
    });
    view! {
        <div class="cube-exhibit" data-shape=move || stage.shape.get().name() data-flat=move || stage.is_there(Shown::Face).then_some("") data-crisp=move || stage.is_there(Shown::Net).then_some("")
            style=("--n", shape.side().to_string()) style=("--b", shape.side().isqrt().to_string()) on:keydown=on_key>
            <Turntable rotation label=CubeLabel::Turn.text() testid="cube">
                <div class="side F">
                    {front}
                    <div class="side U">{up}</div>
                    <div class="side D">{down}</div>
                    <div class="side L">{left}</div>
                    <div class="side R">{right}<div class="side B">{back}</div></div>
                </div>
            </Turntable>
            <ShapeChoice stage />
            <FaceButtons stage />
            <p class="one-square" role="status" data-testid="one-square" class:told=move || same.with(Option::is_some)>{move || same.get().unwrap_or_default()}</p>
            <div class="flat-face" on:focusin=on_focus><Faces shape shown /></div>
            <div class="cube-side">
                <Show when=move || !page.play.on.get()><Keypad shape /></Show>
                <CubeTools shape />
            </div>
        </div>
    }
}

/// The keys of the cube itself: letters of faces, and what a square understands, for the chosen square.
fn table_key(page: Page, stage: Stage, event: &KeyboardEvent) -> bool {
    let key = &event.key();
    let more = event.ctrl_key() || event.meta_key() || event.alt_key();
    let letter = |name: &char| key.len() == 1 && key.eq_ignore_ascii_case(name.encode_utf8(&mut [0; 4]));
    if let Some(face) = FACE_NAMES.iter().position(letter).filter(|_| !more) {
        stage.show(face);
        return true;
    }
    let Some(place) = page.board.selected.get_untracked() else {
        return stage.shape.get_untracked() == Shown::Cube && stage.rotation.nudge_key(key);
    };
    match neighbour(page.board.shape.get_untracked(), place, key) {
        Some(next) => {
            if more {
                page.board.choose_too(next, false)
            } else {
                page.board.choose(next)
            }
            stage.keep(next.face);
            true
        }
        None => board_key(page, event),
    }
}
