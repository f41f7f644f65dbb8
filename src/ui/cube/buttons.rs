//! Six buttons, laid out as the net is, that bring a face before the eye; each shows how far its face has settled.

use leptos::prelude::*;

use crate::evolve::decimal::rounded;
use crate::puzzle::{FACE_NAMES, Layout};
use crate::say::cube_view::{CubeLabel, CubeMessage};
use crate::say::names::FaceName;
use crate::say::number::percent;
use crate::ui::cube::shape::{Shown, Stage};
use crate::ui::state::page::use_page;

#[component]
pub fn FaceButtons(stage: Stage) -> impl IntoView {
    let page = use_page();
    // The share of a face's empty squares in which nine in ten individuals agree; `None` before a run.
    let settled = move |face: usize| {
        let shape = page.board.shape.get();
        let layout = Layout::of(shape);
        let empty: Vec<usize> = page.board.sheet.with(|sheet| {
            let squares = layout.faces.get(face).map_or(&[][..], |f| &f.squares[..]);
            squares.iter().copied().filter(|&s| sheet.grid.get(s) == 0).collect()
        });
        if page.run.is_solved() {
            return Some(1.0);
        }
        page.run.agreement.with(|counted| {
            let agreed = counted.as_ref()?.agreed(empty.iter().copied());
            Some(agreed as f64 / empty.len().max(1) as f64)
        })
    };
    let button = move |face: usize| {
        let name = FACE_NAMES[face];
        let share = Memo::new(move |_| settled(face).map(|share| (share * 100.0).round() as u8));
        let pressed = move || match stage.shape.get() {
            Shown::Cube => stage.rotation.front.get() == face,
            _ => stage.face.get() == face,
        };
        let title = move || match share.get() {
            None => CubeMessage::ToFront { face: FaceName::ALL[face].text() }.text(),
            Some(share) => {
                CubeMessage::Settled { face: FaceName::ALL[face].text(), share: percent(f64::from(share) / 100.0) }
                    .text()
            }
        };
        view! {
            <button class=name.to_string() data-testid=format!("turn-{name}") aria-pressed=move || pressed().to_string()
                class:few=move || share.get().is_some_and(|share| share < 25) title=title aria-label=title on:click=move |_| stage.show(face)>
                <i style=("--k", move || rounded(share.get().map_or(0.0, |share| f64::from(share) / 100.0).sqrt(), 2))></i>
                <span class="tag">{name.to_string()}</span>
            </button>
        }
    };
    view! {
        <div class="net" role="group" aria-label=CubeLabel::Net.text() data-testid="net">
            {(0..6).map(button).collect_view()}
        </div>
    }
}
