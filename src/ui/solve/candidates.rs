//! The fold with the cube of candidates: a stack of translucent layers, one a digit, turned as the SudoKube is.

use leptos::ev::{Event, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDetailsElement;

use crate::puzzle::{Grid, Shape};
use crate::text::Style;
use crate::text::digits::written;

use crate::draw::layers::{Layers, SQUARE};
use crate::draw::orientation::{FRONT, at_rest};
use crate::evolve::decimal::rounded;
use crate::say::solve::{CandidatesLabel, CandidatesMessage};
use crate::threads::search::viewer::Data;
use crate::ui::cube::rotation::Rotation;
use crate::ui::cube::turntable::Turntable;
use crate::ui::kit::fields::is_field;
use crate::ui::preferences::use_style;
use crate::ui::state::page::{Page, use_page};

/// Boards larger than this have their digits written in the chosen layer only.
const WRITTEN: usize = 9;

/// Shown beside a flat board; a SudoKube has its own cube.
#[component]
pub fn CandidatesFold() -> impl IntoView {
    let page = use_page();
    // On a phone it is two screens below the board, and a third of what the page would begin with.
    let open = RwSignal::new(is_wide());
    let on_toggle = move |event: Event| {
        let details = event.target().and_then(|t| t.dyn_into::<HtmlDetailsElement>().ok());
        open.set(details.is_some_and(|d| d.open()));
    };
    let body = move || {
        let shape = page.board.shape.get();
        use_style(shape.side());
        (open.get() && is_layered(shape)).then(|| view! { <Stack shape /> })
    };
    view! {
        <details class="fold candidates" data-testid="candidates" open=open.get_untracked() on:toggle=on_toggle
            hidden=move || !is_layered(page.board.shape.get())>
            <summary>{CandidatesLabel::Title.text()}</summary>
            {body}
        </details>
    }
}

/// Flat boards have layers, up to 25 of them.
fn is_layered(shape: Shape) -> bool {
    !shape.is_cube() && !shape.is_large()
}

#[component]
fn Stack(shape: Shape) -> impl IntoView {
    let page = use_page();
    let rotation = Rotation::new(at_rest(FRONT));
    let side = shape.side();
    let size = side * SQUARE;
    let layers = Memo::new(move |_| {
        let program = page.run.algorithm_view.with(|view| match &view.as_ref()?.data {
            Data::Layers(values) if values.len() == side.pow(3) => Some(Layers::of_values(side, values)),
            _ => None,
        });
        program.or_else(|| shown(page, shape).map(|grid| Layers::of(&grid))).unwrap_or_default()
    });
    // 0 shows every layer.
    let picked = RwSignal::new(0usize);
    let layer = move |k: usize| {
        let path = move |of: fn(&crate::draw::layers::Layer) -> String| {
            move || layers.with(|l| l.layers.get(k).map(of).unwrap_or_default())
        };
        let digits = move || {
            let in_full = side <= WRITTEN || picked.get() == k + 1;
            let middles = layers.with(|l| l.layers.get(k).map(|l| l.middles.clone()).unwrap_or_default());
            let text = |(x, y)| view! { <text x=x y=y>{written(k as u8 + 1)}</text> };
            in_full.then(|| middles.into_iter().map(text).collect_view())
        };
        let depth = 0.5 - (k as f64 + 0.5) / side as f64;
        // Where layers lie close, the tag of each fifth is enough.
        let tagged = move || side <= WRITTEN || k % 5 == 4 || k == 0 || picked.get() == k + 1;
        // Of the nine colours, two are dark.
        let text = if matches!(k % 9, 0 | 7) { "#fff" } else { "#111" };
        view! {
            <svg
                class="layer"
                class:faint=move || picked.get() != 0 && picked.get() != k + 1
                class:picked=move || picked.get() == k + 1
                viewBox=format!("0 0 {size} {size}")
                style=("--c", format!("var(--digit-{})", k % 9 + 1))
                style=("--t", text)
                style=("transform", format!("translateZ(calc({} * var(--span)))", rounded(depth, 4)))
            >
                <rect class="frame" width=size height=size />
                <path class="possible" d=path(|l| l.possible.clone()) />
                <path class="placed" d=path(|l| l.placed.clone()) />
                {digits}
                <text class="tag" class:untagged=move || !tagged() x=0 y=-(SQUARE as i32) / 3 style=("font-size", format!("{}px", size / 11))>
                    {written(k as u8 + 1)}
                </text>
            </svg>
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let with_command = event.ctrl_key() || event.meta_key() || event.alt_key();
        let key = event.key();
        if !with_command && !is_field(&event) && (rotation.key(&key, event.shift_key()) || rotation.nudge_key(&key)) {
            event.prevent_default();
        }
    };
    let name = move || match picked.get() {
        0 => CandidatesLabel::AllDigits.text().to_string(),
        digit => CandidatesMessage::Digit { digit: Style::now().spoken(digit as u8) }.text(),
    };
    view! {
        <p class="about">
            {CandidatesLabel::About.text()}
            {move || layers.with(Layers::sentence)}
        </p>
        <div class="stack" on:keydown=on_key>
            <Turntable rotation label=CandidatesLabel::Turn.text() testid="stack">
                // The last layer first, so that the first lies on top where depth is not sorted.
                {(0..side).rev().map(layer).collect_view()}
            </Turntable>
        </div>
        <div class="pick">
            <label for="layer">{CandidatesLabel::Layer.text()}</label>
            <input id="layer" type="range" min="0" max=side.to_string() step="1" aria-valuetext=name
                prop:value=move || picked.get().to_string()
                on:input=move |e| picked.set(event_target_value(&e).parse().unwrap_or(0)) />
            // The slider says it itself.
            <output for="layer" aria-live="off">{name}</output>
        </div>
    }
}

/// Whether the page has two columns.
fn is_wide() -> bool {
    window().match_media("(min-width: 1024px)").ok().flatten().is_none_or(|m| m.matches())
}

/// What the board shows: the puzzle, completed by the best individual while there is one.
fn shown(page: Page, shape: Shape) -> Option<Grid> {
    let puzzle = page.board.sheet.with(|s| s.grid.clone());
    let best = page.run.best.get().filter(|best| best.shape() == shape);
    (puzzle.shape() == shape).then(|| best.unwrap_or(puzzle))
}
