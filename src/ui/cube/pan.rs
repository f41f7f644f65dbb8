//! Moving a net in its plane: two fingers move and size it, and so does the mouse; one finger chooses.

use leptos::ev::PointerEvent;
use web_sys::{Element, HtmlElement};

use crate::evolve::decimal::rounded;

/// A mouse that moves further than this, in pixels, moves the net; one that does not chooses a square.
const CLICK: f64 = 5.0;

/// How much smaller or larger two fingers make a net.
const ZOOM: (f64, f64) = (0.5, 2.5);

/// A finger, or the mouse, by its number.
#[derive(Clone, Copy)]
struct Finger {
    pointer: i32,
    at: (f64, f64),
}

/// How far a net has been moved, in pixels, how much larger it is shown, and what lies on it.
pub struct Pan {
    by: (f64, f64),
    zoom: f64,
    fingers: Vec<Finger>,
}

impl Default for Pan {
    fn default() -> Pan {
        Pan { by: (0.0, 0.0), zoom: 1.0, fingers: Vec::new() }
    }
}

impl Pan {
    /// There, at its usual size.
    pub fn to(&mut self, by: (f64, f64)) {
        (self.by, self.zoom) = (by, 1.0);
    }

    pub fn let_go(&mut self) {
        self.fingers.clear();
    }

    pub fn down(&mut self, event: &PointerEvent) {
        self.lifted(event);
        self.fingers.push(Finger { pointer: event.pointer_id(), at: place(event) });
    }

    pub fn lifted(&mut self, event: &PointerEvent) {
        self.fingers.retain(|f| f.pointer != event.pointer_id());
    }

    /// Whether that has moved it.
    pub fn moved(&mut self, event: &PointerEvent, stage: &Element) -> bool {
        let (id, at) = (event.pointer_id(), place(event));
        let Some(known) = self.fingers.iter().position(|f| f.pointer == id) else { return false };
        let before = self.fingers.clone();
        let by = (at.0 - before[known].at.0, at.1 - before[known].at.1);
        let far = stage.has_pointer_capture(id) || by.0.hypot(by.1) >= CLICK;
        if before.len() < 2 && !(event.pointer_type() == "mouse" && far) {
            return false;
        }
        self.fingers[known].at = at;
        let share = before.len() as f64;
        self.by = (self.by.0 + by.0 / share, self.by.1 + by.1 / share);
        if let ([a, b], [c, d]) = (&before[..], &self.fingers[..]) {
            let apart = |a: &Finger, b: &Finger| (a.at.0 - b.at.0).hypot(a.at.1 - b.at.1).max(1.0);
            self.zoom = (self.zoom * apart(c, d) / apart(a, b)).clamp(ZOOM.0, ZOOM.1);
        }
        true
    }

    pub fn write(&self, pose: &HtmlElement) {
        let _ = HtmlElement::style(pose)
            .set_property("translate", &format!("{}px {}px", rounded(self.by.0, 1), rounded(self.by.1, 1)));
        let _ = HtmlElement::style(pose).set_property("scale", &rounded(self.zoom, 3));
    }
}

/// Where a pointer is, in the page's pixels.
pub fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
