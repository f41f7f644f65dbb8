//! A pointer that turns it, or pushes it and lets go.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::draw::orientation::{Orientation, facing};
use crate::draw::spin::Spin;
use crate::ui::cube::pan::place;
use crate::ui::cube::rotation::{Drag, Rotation};
use crate::ui::kit::motion::wants_rest;

/// A pointer that moves further than this, in pixels, turns; one that does not chooses a square.
const CLICK: f64 = 5.0;

/// Degrees that a drag across the whole stage turns.
const ACROSS: f64 = 200.0;

/// A pointer that rests longer than this, in milliseconds, before it lets go pushes nothing.
const HELD: f64 = 90.0;

impl Rotation {
    pub(in crate::ui::cube) fn down(self, event: &PointerEvent) {
        if self.state.with_value(|state| state.held) {
            return self.state.update_value(|state| state.pan.down(event));
        }
        if event.is_primary() && event.button() == 0 {
            let (at, when) = (place(event), event.time_stamp());
            let drag = Drag { pointer: event.pointer_id(), at, turning: false, speed: [0.0; 3], when };
            self.state.update_value(|s| s.drag = Some(drag));
        }
    }

    pub(in crate::ui::cube) fn moved(self, event: &PointerEvent, stage: &Element) {
        if self.state.with_value(|state| state.held) {
            if self.state.try_update_value(|state| state.pan.moved(event, stage)) == Some(true) {
                let _ = stage.set_pointer_capture(event.pointer_id());
                self.write_pan();
            }
            return;
        }
        let Some(drag) = self.state.with_value(|s| s.drag.filter(|d| d.pointer == event.pointer_id())) else { return };
        let (x, y) = place(event);
        let (dx, dy) = (x - drag.at.0, y - drag.at.1);
        if !drag.turning && dx.hypot(dy) < CLICK {
            return;
        }
        if !drag.turning {
            // From now on the stage has the pointer, and no square will be clicked.
            let _ = stage.set_pointer_capture(drag.pointer);
        }
        let degrees = dx.hypot(dy) * ACROSS / f64::from(stage.client_width().max(1));
        let when = event.time_stamp();
        let seconds = (when - drag.when).max(8.0) / 1e3;
        let length = dx.hypot(dy).max(1e-9);
        let now = [-dy, dx, 0.0].map(|v| v / length * degrees / seconds);
        let speed = [0, 1, 2].map(|k| 0.6 * drag.speed[k] + 0.4 * now[k]);
        self.state.update_value(|state| {
            (state.motion, state.spin) = (None, None);
            state.orientation = state.orientation.then(Orientation::about([-dy, dx, 0.0], degrees));
            state.drag = Some(Drag { at: (x, y), turning: true, speed, when, ..drag });
        });
        self.ask_frame();
    }

    /// A pointer leaves the stage.
    pub(in crate::ui::cube) fn lifted(self, event: &PointerEvent) {
        self.state.update_value(|state| state.pan.lifted(event));
        self.up(event.time_stamp());
    }

    /// A cube that was pushed turns on, and a spring catches it in the nearest view; at once where the visitor wants no motion.
    pub(in crate::ui::cube) fn up(self, when: f64) {
        let drag = self.state.try_update_value(|s| s.drag.take()).flatten();
        let Some(drag) = drag.filter(|drag| drag.turning) else { return };
        if wants_rest() {
            return self.rotate_to(self.state.with_value(|state| state.orientation.nearest_view()));
        }
        let held = when - drag.when > HELD;
        let spin = (Spin::new(if held { [0.0; 3] } else { drag.speed }), None);
        self.state.update_value(|state| state.spin = Some(spin));
        self.ask_frame();
    }

    /// Straight before the viewer, as a double tap beside the squares has it.
    pub(in crate::ui::cube) fn square_up(self, event: &MouseEvent) {
        let on_square = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        let on_square = on_square.and_then(|e| e.closest("[data-place]").ok().flatten()).is_some();
        if !on_square && !self.state.with_value(|state| state.held) {
            self.rotate_to(facing(self.goal().front()));
        }
    }
}
