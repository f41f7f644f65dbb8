//! The net of a cube: six buttons, laid out as the net is, that bring a face to the front. Each is a picture of its
//! face; a click on a square of it chooses that square. A picture is three texts, one over the other, so that six of
//! them cost next to nothing while a search runs.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::puzzle::{FACE_NAMES, Place, Shape};

use crate::draw::orientation::FACE_WORDS;
use crate::play::square::{Look, Source};
use crate::say::cube_view::{CubeLabel, CubeMessage};
use crate::ui::cube::rotation::Rotation;
use crate::ui::state::page::use_page;

#[component]
pub fn Net(shape: Shape, rotation: Rotation, shown: RwSignal<usize>) -> impl IntoView {
    let page = use_page();
    let side = shape.side();
    let button = move |face: usize| {
        let name = FACE_NAMES[face];
        let looks = Memo::new(move |_| if page.board.shape.get() == shape { page.looks(face) } else { Vec::new() });
        let layer = move |of: fn(&Look) -> Option<String>| {
            move || looks.with(|looks| looks.chunks(side).map(|row| line(row, of)).collect::<Vec<_>>().join("\n"))
        };
        let on_click = move |event: MouseEvent| {
            match square_at(&event, side) {
                Some((row, column)) => page.board.choose(Place { face, row, column }),
                None => rotation.show(face),
            }
            shown.set(face);
        };
        view! {
            <button
                class=name.to_string()
                data-testid=format!("turn-{name}")
                aria-pressed=move || (rotation.front.get() == face).to_string()
                title=CubeMessage::ToFront { face: FACE_WORDS[face] }.text()
                on:click=on_click
            >
                <span class="tag"><b>{name}</b>" "<span>{FACE_WORDS[face]}</span></span>
                <span class="mini" aria-hidden="true">
                    <b>{layer(|l| (l.source == Source::Given).then(|| l.text()))}</b>
                    <i>{layer(|l| (l.source != Source::Given).then(|| if l.corner | l.centre != 0 { "·".into() } else { l.text() }))}</i>
                    <s>{layer(|l| (l.mark.conflict || l.mark.torn).then(|| "/".to_string()))}</s>
                </span>
            </button>
        }
    };
    view! {
        <div class="net" role="group" aria-label=CubeLabel::Net.text() data-testid="net">
            {(0..6).map(button).collect_view()}
        </div>
    }
}

/// A row of a picture: one character a square.
fn line(row: &[Look], of: fn(&Look) -> Option<String>) -> String {
    row.iter().map(|look| of(look).filter(|text| !text.is_empty()).unwrap_or_else(|| " ".into())).collect()
}

/// The square of the picture under the pointer. The label of a button, and the keyboard, point at none.
fn square_at(event: &MouseEvent, side: usize) -> Option<(usize, usize)> {
    let area = event.target()?.dyn_into::<Element>().ok()?.closest(".mini").ok()??;
    let at = |offset: i32, length: i32| (offset.max(0) as usize * side / length.max(1) as usize).min(side - 1);
    Some((at(event.offset_y(), area.client_height()), at(event.offset_x(), area.client_width())))
}
