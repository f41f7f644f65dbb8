//! Choosing several squares with the pointer: drag over them, Ctrl or Shift with a click, a double click for all alike.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::puzzle::Place;

use crate::ui::board::places::{place_in, place_of};
use crate::ui::state::page::Page;

/// The pointer over one face of a board that is played.
#[derive(Clone, Copy)]
pub struct Drag {
    page: Page,
    face: usize,
    /// On the cube that turns, dragging turns: only clicks choose there.
    mirror: bool,
    /// Whether the pointer is down on this face, and the square it has reached.
    at: StoredValue<Option<Place>>,
}

impl Drag {
    pub fn new(page: Page, face: usize, mirror: bool) -> Drag {
        Drag { page, face, mirror, at: StoredValue::new(None) }
    }

    /// Whether what follows is the pointer's doing: the focus that it brings chooses nothing more.
    pub fn is_down(self) -> bool {
        self.at.with_value(Option::is_some)
    }

    pub fn down(self, event: &PointerEvent) {
        let playing = self.page.play.on.get_untracked() && !self.mirror && event.is_primary() && event.button() == 0;
        let Some(place) = place_of(event, self.face).filter(|_| playing) else { return };
        self.at.set_value(Some(place));
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            self.page.board.choose_too(place, true);
        } else {
            self.page.board.choose(place);
        }
    }

    /// A pointer that reaches another square chooses that too.
    pub fn moved(self, event: &PointerEvent, grid: NodeRef<Div>) {
        let Some(at) = self.at.get_value() else { return };
        if event.buttons() == 0 {
            return self.up();
        }
        // A finger keeps its events on the square where it began.
        let under: Option<Element> = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let inside = under.filter(|e| grid.get_untracked().is_some_and(|grid| grid.contains(Some(e.unchecked_ref()))));
        let square = inside.and_then(|e| e.closest("[data-place]").ok().flatten());
        if let Some(place) = square.and_then(|s| place_in(&s, self.face)).filter(|place| *place != at) {
            self.at.set_value(Some(place));
            self.page.board.choose_too(place, false);
        }
    }

    pub fn up(self) {
        self.at.set_value(None);
    }

    /// Whether a click has chosen by being pressed; one without a pointer (of a screen reader) has not.
    pub fn chose(self, event: &MouseEvent) -> bool {
        if !self.page.play.on.get_untracked() {
            return false;
        }
        let more = event.ctrl_key() || event.meta_key() || event.shift_key();
        match place_of(event, self.face).filter(|_| self.mirror && more) {
            Some(place) => {
                self.page.board.choose_too(place, true);
                true
            }
            None => !self.mirror && event.detail() > 0,
        }
    }

    pub fn double(self, event: &MouseEvent) {
        if let Some(place) = place_of(event, self.face).filter(|_| self.page.play.on.get_untracked()) {
            self.page.board.choose_like(place);
        }
    }
}
