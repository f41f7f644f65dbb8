//! What fingers and mouse do on a board that is played: drag over squares, Ctrl or Shift with a click, a double tap for a single mark or
//! for all alike; with a digit chosen a tap writes it, and a long press or the right button writes it small.

use std::time::Duration;

use js_sys::{Function, Reflect};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use crate::play::{Action, Pencil};
use crate::puzzle::Place;

use crate::ui::board::places::{place_in, place_of, square_of};
use crate::ui::kit::timer::after;
use crate::ui::play::lines;
use crate::ui::state::page::Page;

/// How long a finger rests until it is a long press.
const REST: Duration = Duration::from_millis(500);

/// The least width at which a candidate can be met.
const FINGER: f64 = 24.0;

/// Two taps on a square within so many milliseconds are one double tap.
const DOUBLE: f64 = 400.0;

/// The pointer over one face of a board.
#[derive(Clone, Copy)]
pub struct Hand {
    pub page: Page,
    pub face: usize,
    /// On the cube that turns, dragging turns: only clicks choose there.
    pub mirror: bool,
    /// Whether the pointer is down on this face, and the square it has reached.
    pub at: StoredValue<Option<Place>>,
    /// Counts what a pointer that is down has done, so that one that rests is told from one that moves; 0 once it has written.
    pub deeds: StoredValue<u32>,
    /// The square that a tap wrote on last, its digit, and when: the second of a double tap does not take the digit away again.
    pub wrote: StoredValue<Option<(Place, u8, f64)>>,
}

pub fn down(hand: Hand, event: &PointerEvent) {
    let Hand { page, at, deeds, .. } = hand;
    let Some(place) = place_of(event, hand.face) else { return };
    at.set_value(Some(place));
    if draws(page) {
        deeds.set_value(PRESSED);
        return page.board.choose(place);
    }
    deeds.set_value(deeds.get_value() % 1000 + 1);
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        page.board.choose_too(place, true);
    } else {
        page.board.choose(place);
    }
    let mine = deeds.get_value();
    let rest = move || {
        if at.try_get_value().flatten() == Some(place) && deeds.get_value() == mine && small(page) {
            deeds.set_value(0);
        }
    };
    if page.play.digit.get_untracked() != 0 {
        after(REST, rest);
    }
}

/// A pointer that reaches another square chooses that too, and those on the way.
pub fn moved(hand: Hand, event: &PointerEvent, grid: NodeRef<Div>) {
    let Some(at) = hand.at.get_value() else { return };
    if event.buttons() == 0 {
        return hand.at.set_value(None);
    }
    // A finger keeps its events on the square where it began.
    let under: Option<Element> = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
    let inside = under.filter(|e| grid.get_untracked().is_some_and(|grid| grid.contains(Some(e.unchecked_ref()))));
    let square = inside.and_then(|e| e.closest("[data-place]").ok().flatten());
    if let Some(place) = square.and_then(|s| place_in(&s, hand.face)).filter(|place| *place != at) {
        hand.at.set_value(Some(place));
        if draws(hand.page) {
            if hand.deeds.get_value() != DRAGGED {
                hand.page.play.begun.set(Some(at));
            }
            hand.deeds.set_value(DRAGGED);
            return hand.page.board.choose(place);
        }
        // After a long press the way to other squares writes nothing.
        if hand.deeds.get_value() == 0 {
            return;
        }
        hand.deeds.update_value(|deeds| *deeds += 1);
        // A fast pointer is met on some of its squares only.
        at.way_to(place).for_each(|place| hand.page.board.choose_too(place, false));
    }
}

/// The pointer has let go: with a digit chosen it has written it on every square it met, as one step.
pub fn over(hand: Hand, event: &PointerEvent) {
    let Hand { page, at, deeds, .. } = hand;
    let place = at.get_value();
    hand.at.set_value(None);
    if draws(page) {
        return place.into_iter().for_each(|place| end_line(hand, place));
    }
    let digit = page.play.digit.get_untracked();
    match place.filter(|_| deeds.get_value() != 0) {
        Some(place) if digit != 0 => tapped(hand, place, digit, event.time_stamp()),
        Some(place) if page.play.pencil.get_untracked() == Pencil::Candidate => cross_under(page, place, event),
        _ => {}
    }
}

/// What a pointer that is down has done where lines are drawn.
const PRESSED: u32 = 1;
const DRAGGED: u32 = 2;

fn draws(page: Page) -> bool {
    page.play.pencil.get_untracked() == Pencil::Line
}

/// A drag ends its line where it lets go; a tap begins one, or ends one that waits.
fn end_line(Hand { page, deeds, .. }: Hand, place: Place) {
    let begun = page.play.begun.get_untracked();
    match begun.filter(|_| deeds.get_value() == DRAGGED) {
        Some(from) => lines::draw(page, from, place),
        None => lines::step(page, place),
    }
}

/// A tap with a digit chosen.
fn tapped(Hand { page, wrote, .. }: Hand, place: Place, digit: u8, now: f64) {
    let again =
        wrote.get_value().is_some_and(|(last, written, at)| (last, written) == (place, digit) && now - at < DOUBLE);
    wrote.set_value(Some((place, digit, now)));
    match again {
        true => page.board.choose_no_more(),
        false => stroke(page, place, digit),
    }
}

/// Writes the chosen digit as the pencil says; a digit that stands there alone is taken away again.
fn stroke(page: Page, place: Place, digit: u8) {
    let pencil = page.play.pencil.get_untracked();
    let square = page.board.square_at(place);
    let stands = page.board.game.with_untracked(|g| g.board().cells().get(square).is_some_and(|c| c.digit == digit));
    let one = page.board.picked.with_untracked(|picked| picked.len() < 2);
    page.write(pencil, if stands && one && pencil == Pencil::Digit { 0 } else { digit });
    page.board.choose_no_more();
}

/// Left, top, width and height of an element on the screen.
fn area(element: &JsValue) -> Option<[f64; 4]> {
    let measure: Function = Reflect::get(element, &"getBoundingClientRect".into()).ok()?.dyn_into().ok()?;
    let area = measure.call0(element).ok()?;
    let side = |name: &str| Reflect::get(&area, &name.into()).ok()?.as_f64();
    Some([side("left")?, side("top")?, side("width")?, side("height")?])
}

/// Strikes the candidate under the pointer, where it is large enough to be met.
fn cross_under(page: Page, place: Place, event: &PointerEvent) {
    if !page.play.candidates.get_untracked() {
        return;
    }
    let Some([left, top, width, height]) = square_of(event).and_then(|square| area(&square)) else { return };
    let shape = page.board.shape.get_untracked();
    let (across, down) = (shape.box_width() as f64, shape.box_height() as f64);
    if width / across < FINGER {
        return;
    }
    let part = |at: f64, length: f64, parts: f64| ((at / length * parts).max(0.0) as usize).min(parts as usize - 1);
    let column = part(f64::from(event.client_x()) - left, width, across);
    let row = part(f64::from(event.client_y()) - top, height, down);
    let digit = (row * shape.box_width() + column) as u8 + 1;
    let square = page.board.square_at(place);
    let candidate = page.board.game.with_untracked(|g| g.board().candidates()[square] >> (digit - 1) & 1 == 1);
    if candidate && page.board.picked.with_untracked(Vec::is_empty) {
        page.act_on(&[square], &Action::Write(Pencil::Candidate, digit));
    }
}

/// Writes the chosen digit small on the chosen squares; whether one is chosen.
fn small(page: Page) -> bool {
    let digit = page.play.digit.get_untracked();
    if digit != 0 {
        page.write(Pencil::Corner, digit);
        page.board.choose_no_more();
    }
    digit != 0
}

/// Whether a click has chosen by being pressed.
pub fn chose(hand: Hand, event: &MouseEvent) -> bool {
    let Hand { page, face, mirror, .. } = hand;
    let more = event.ctrl_key() || event.meta_key() || event.shift_key();
    let digit = page.play.digit.get_untracked();
    match place_of(event, face).filter(|_| mirror) {
        Some(place) if more => {
            page.board.choose_too(place, true);
            true
        }
        Some(place) if draws(page) => {
            page.board.choose(place);
            lines::step(page, place);
            true
        }
        Some(place) if digit != 0 => {
            page.board.choose(place);
            tapped(hand, place, digit, event.time_stamp());
            true
        }
        _ => !mirror && event.detail() > 0,
    }
}

/// A double tap writes the only mark of a square, or chooses all squares like it.
pub fn double(hand: Hand, event: &MouseEvent) {
    let page = hand.page;
    let free = page.play.digit.get_untracked() == 0 && !draws(page);
    let Some(place) = place_of(event, hand.face).filter(|_| free) else { return };
    only_or_alike(page, place);
}

/// Writes the only mark of a square, or chooses all that hold the same.
pub fn only_or_alike(page: Page, place: Place) {
    let square = page.board.square_at(place);
    let candidates = page.play.candidates.get_untracked();
    match page.board.game.with_untracked(|g| g.board().only_mark(square, candidates)) {
        Some(digit) => {
            page.board.choose(place);
            page.write(Pencil::Digit, digit);
        }
        None => page.board.choose_like(place),
    }
}

/// The right button, with a digit chosen, writes it small.
pub fn menu(hand: Hand, event: &MouseEvent) {
    let page = hand.page;
    let Some(place) = place_of(event, hand.face).filter(|_| page.play.digit.get_untracked() != 0) else { return };
    event.prevent_default();
    // On some devices a long press ends here, too: then it has written already.
    if hand.at.with_value(Option::is_none) {
        page.board.choose(place);
        small(page);
    }
}
