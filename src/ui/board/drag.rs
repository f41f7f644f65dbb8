//! The pointer over a board that is played: what it does is in [`crate::ui::play::hands`], and comes when it is needed.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;

use crate::ui::play::hands;
use crate::ui::play::hands::Hand;
use crate::ui::state::page::Page;

/// The pointer over one face.
#[derive(Clone, Copy)]
pub struct Drag(Hand);

impl Drag {
    pub fn new(page: Page, face: usize, mirror: bool) -> Drag {
        Drag(Hand {
            page,
            face,
            mirror,
            at: StoredValue::new(None),
            deeds: StoredValue::new(0),
            wrote: StoredValue::new(None),
        })
    }

    fn plays(self) -> bool {
        self.0.page.play.on.get_untracked()
    }

    /// Whether what follows is the pointer's doing: the focus that it brings chooses nothing more.
    pub fn is_down(self) -> bool {
        self.0.at.with_value(Option::is_some)
    }

    pub fn down(self, event: &PointerEvent) {
        if self.plays() && !self.0.mirror && event.is_primary() && event.button() == 0 {
            hands::down(self.0, event);
        }
    }

    pub fn moved(self, event: &PointerEvent, grid: NodeRef<Div>) {
        if self.is_down() {
            hands::moved(self.0, event, grid);
        }
    }

    /// The pointer has let go.
    pub fn over(self, event: &PointerEvent) {
        if self.is_down() {
            hands::over(self.0, event);
        }
    }

    /// It is gone.
    pub fn up(self) {
        self.0.at.set_value(None);
    }

    /// Whether a click has chosen by being pressed; one without a pointer (of a screen reader) has not.
    pub fn chose(self, event: &MouseEvent) -> bool {
        self.plays() && hands::chose(self.0, event)
    }

    pub fn double(self, event: &MouseEvent) {
        if self.plays() {
            hands::double(self.0, event);
        }
    }

    pub fn menu(self, event: &MouseEvent) {
        if self.plays() {
            hands::menu(self.0, event);
        }
    }
}
