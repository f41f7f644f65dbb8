//! The tool for lines and arrows: from square to square of a face, by drag, by two taps, or by Enter on both.

use leptos::prelude::*;

use crate::draw::strokes::stroke;
use crate::play::{Action, Pencil};
use crate::puzzle::{Layout, Place, Shape};
use crate::say::page::play::{Lines, LinesTold};
use crate::text::Stroke;

use crate::ui::state::page::{Page, use_page};
use crate::ui::state::play::Aid;

/// A square is pressed: a line begins there, or ends there. Pressed twice, it is let go.
pub fn step(page: Page, place: Place) {
    match page.play.begun.get_untracked() {
        Some(from) if from == place => {
            page.play.begun.set(None);
            page.say("");
        }
        Some(from) if from.face == place.face => draw(page, from, place),
        begun => {
            page.play.begun.set(Some(place));
            let square = Layout::of(page.board.shape.get_untracked()).place_name(place);
            page.say(match begun {
                Some(_) => LinesTold::Anew { square }.text(),
                None => LinesTold::Begun { square }.text(),
            });
        }
    }
}

/// Draws from one square to another; what stands there already goes.
pub fn draw(page: Page, from: Place, to: Place) {
    page.play.begun.set(None);
    let shape = page.board.shape.get_untracked();
    let arrow = page.play.arrow.get_untracked();
    let Some(stroke) = Stroke::between(shape, from, to, arrow) else { return };
    page.play.resume();
    page.act_on(&[], &Action::Draw(stroke));
    let stands = page.board.game.with_untracked(|g| g.board().strokes().contains(&stroke));
    let [from, to] = [from, to].map(|place| Layout::of(shape).place_name(place));
    page.say(match (stands, arrow) {
        (true, false) => LinesTold::Line { from, to }.text(),
        (true, true) => LinesTold::Arrow { from, to }.text(),
        (false, _) => LinesTold::Gone { from, to }.text(),
    });
}

/// The key of the tool: takes it up, and then goes from lines to arrows and back.
pub fn key(page: Page) {
    if page.play.pencil.get_untracked() == Pencil::Line {
        choose(page, !page.play.arrow.get_untracked());
    } else {
        page.play.switch(Aid::Lines, true);
        page.play.choose_pencil(Pencil::Line);
        choose(page, page.play.arrow.get_untracked());
    }
}

fn choose(page: Page, arrow: bool) {
    page.play.arrow.set(arrow);
    page.say(if arrow { Lines::Arrows.text() } else { Lines::Lines.text() });
}

/// What is drawn on a face while it is played: its lines, and the one that has begun, up to the cursor.
pub fn markup(page: Page, shape: Shape, face: usize) -> String {
    let strokes = page.board.game.with(|g| match g.board().shape() == shape {
        true => g.board().strokes().to_vec(),
        false => Vec::new(),
    });
    let on_face = strokes.iter().map(|s| (s.ends(shape), s.arrow)).filter(|(ends, _)| ends[0].face == face);
    let drawn: String = on_face.map(|(ends, arrow)| stroke(ends, arrow, 1.0)).collect();
    let begun = page.play.begun.get().filter(|from| from.face == face);
    let growing = begun.zip(page.board.selected.get().filter(|to| to.face == face));
    let growing = growing.map(|(from, to)| stroke([from, to], page.play.arrow.get(), 1.0)).unwrap_or_default();
    let path = |class: &str, d: String| match d.is_empty() {
        true => String::new(),
        false => format!("<path class='{class}' d='{d}'/>"),
    };
    let dot = begun.map(|from| format!("M{}.5 {}.5h0", from.column, from.row)).unwrap_or_default();
    path("stroke", drawn) + &path("growing", growing) + &path("begun", dot)
}

/// The keys of the tool, in place of the digits.
#[component]
pub fn LineKeys() -> impl IntoView {
    let page = use_page();
    let arrow = page.play.arrow;
    let pressed = move |wanted: bool| if arrow.get() == wanted { "true" } else { "false" };
    view! {
        <button class="key stroke-key" data-testid="draw-line" aria-pressed=move || pressed(false) on:click=move |_| choose(page, false)>
            <b aria-hidden="true">"╱"</b>" "{Lines::Line.text()}
        </button>
        <button class="key stroke-key" data-testid="draw-arrow" aria-pressed=move || pressed(true) on:click=move |_| choose(page, true)>
            <b aria-hidden="true">"↗"</b>" "{Lines::Arrow.text()}
        </button>
    }
}

/// How they are drawn, and for a screen reader which there are.
#[component]
pub fn LinesHelp() -> impl IntoView {
    let page = use_page();
    // On a phone it stands over the board, where the rest is told.
    if page.notice.latest.with_untracked(|n| n.text.is_empty()) {
        page.say(Lines::Help.text());
    }
    let all = move || {
        let shape = page.board.shape.get();
        let name = |place: Place| Layout::of(shape).place_name(place);
        let strokes = page.board.game.with(|g| g.board().strokes().to_vec());
        let told = strokes.into_iter().filter(|s| s.fits(shape)).map(|s| {
            let [from, to] = s.ends(shape).map(name);
            if s.arrow { LinesTold::Arrow { from, to }.text() } else { LinesTold::Line { from, to }.text() }
        });
        told.collect::<Vec<_>>().join(" ")
    };
    view! {
        <p class="about" data-testid="lines-help">{Lines::Help.text()}</p>
        <p class="aloud" data-testid="lines-told">{all}</p>
    }
}
