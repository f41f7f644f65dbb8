//! Turning something in the hand: pointer, keys and buttons change one transform of one element, once a frame. Nothing of
//! the page is rendered anew while it turns.

mod pointer;
mod steps;

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::draw::orientation::Orientation;
use crate::draw::spin::Spin;
use crate::evolve::decimal::rounded;
use crate::ui::cube::pan::Pan;
use crate::ui::kit::motion::{note_turn, wants_rest};
use crate::ui::kit::timer::next_frame;

#[derive(Clone, Copy)]
struct Motion {
    from: Orientation,
    to: Orientation,
    /// Milliseconds; the beginning is set by the first frame.
    begun: Option<f64>,
    lasts: f64,
}

#[derive(Clone, Copy)]
struct Drag {
    pointer: i32,
    at: (f64, f64),
    turning: bool,
    /// How fast it turns, and when that was seen.
    speed: [f64; 3],
    when: f64,
}

struct State {
    orientation: Orientation,
    motion: Option<Motion>,
    /// A turn after a push, and when its last frame was.
    spin: Option<(Spin, Option<f64>)>,
    drag: Option<Drag>,
    /// Whether it does not turn now: pointers move it in its plane.
    held: bool,
    pan: Pan,
    /// What darkens each face.
    shades: Vec<HtmlElement>,
    /// A frame has been asked for.
    due: bool,
}

/// The state of what turns, and the element that does.
#[derive(Clone, Copy)]
pub struct Rotation {
    state: StoredValue<State, LocalStorage>,
    pub node: NodeRef<Div>,
    /// The face that looks most towards the viewer.
    pub front: ReadSignal<usize>,
    set_front: WriteSignal<usize>,
    /// The faces that are in sight.
    pub seen: ReadSignal<[bool; 6]>,
    set_seen: WriteSignal<[bool; 6]>,
}

impl Rotation {
    pub fn new(orientation: Orientation) -> Rotation {
        let (front, set_front) = signal(orientation.front());
        let (seen, set_seen) = signal(orientation.seen());
        let state = State {
            orientation,
            motion: None,
            spin: None,
            drag: None,
            held: false,
            pan: Pan::default(),
            shades: Vec::new(),
            due: false,
        };
        Rotation { state: StoredValue::new_local(state), node: NodeRef::new(), front, set_front, seen, set_seen }
    }

    /// Turns to an orientation, on the shortest way; at once where the visitor wants no motion.
    pub fn rotate_to(self, to: Orientation) {
        let angle = self.state.with_value(|state| state.orientation.angle_to(to));
        self.rotate_within(to, 180.0 + 3.0 * angle);
    }

    /// The same within so many milliseconds.
    pub fn rotate_within(self, to: Orientation, milliseconds: f64) {
        let still = wants_rest();
        self.state.update_value(|state| {
            let lasts = if still { 0.0 } else { milliseconds };
            state.spin = None;
            state.motion = Some(Motion { from: state.orientation, to, begun: None, lasts });
        });
        self.ask_frame();
    }

    /// Whether pointers turn it from now on, or move it in its plane.
    pub fn hold(self, held: bool) {
        self.state.update_value(|state| {
            (state.held, state.drag) = (held, None);
            state.pan.let_go();
        });
    }

    /// Moves it in its plane, at its usual size.
    pub fn pan_to(self, by: (f64, f64)) {
        self.state.update_value(|state| state.pan.to(by));
        self.write_pan();
    }

    fn write_pan(self) {
        let Some(node) = self.node.get_untracked() else { return };
        let Some(pose) = node.parent_element().and_then(|pose| pose.dyn_into::<HtmlElement>().ok()) else { return };
        self.state.with_value(|state| state.pan.write(&pose));
    }

    /// Where it is, or where it is turning to.
    pub(super) fn goal(self) -> Orientation {
        self.state.with_value(|state| {
            let spinning = state.spin.and_then(|(spin, _)| spin.goal()).unwrap_or(state.orientation);
            state.motion.map_or(spinning, |motion| motion.to)
        })
    }

    /// The face that is in front, or will be.
    pub fn goal_front(self) -> usize {
        self.goal().front()
    }

    pub fn visibility(self, face: usize) -> f64 {
        self.goal().visibility(face)
    }

    fn ask_frame(self) {
        let asked = self.state.try_update_value(|state| std::mem::replace(&mut state.due, true));
        if asked == Some(false) {
            next_frame(move || self.frame());
        }
    }

    /// One frame: goes on with a motion and writes the transform.
    fn frame(self) {
        let now = window().performance().map_or(0.0, |p| p.now());
        let drawn = self.state.try_update_value(|state| {
            state.due = false;
            if let Some(motion) = &mut state.motion {
                let begun = *motion.begun.get_or_insert(now);
                let share = if motion.lasts > 0.0 { ((now - begun) / motion.lasts).min(1.0) } else { 1.0 };
                // Starts and ends gently.
                state.orientation = motion.from.toward(motion.to, share * share * (3.0 - 2.0 * share));
                if share >= 1.0 {
                    state.orientation = motion.to;
                    state.motion = None;
                }
            }
            if let Some((mut spin, last)) = state.spin {
                let seconds = last.map_or(0.016, |last| ((now - last) / 1e3).clamp(0.0, 0.032));
                let over = spin.advance(&mut state.orientation, seconds);
                state.spin = Some((spin, Some(now))).filter(|_| !over);
            }
            (state.orientation, state.motion.is_some() || state.spin.is_some())
        });
        // The element may be gone by now.
        let Some((orientation, goes_on)) = drawn else { return };
        note_turn(now);
        self.write(orientation);
        if goes_on {
            self.ask_frame();
        }
    }

    pub(super) fn write(self, orientation: Orientation) {
        if let Some(node) = self.node.get_untracked() {
            let _ = HtmlElement::style(&node).set_property("transform", &orientation.css());
            self.shine(&node, orientation);
        }
        let front = orientation.front();
        if self.front.get_untracked() != front {
            self.set_front.set(front);
        }
        let seen = orientation.seen();
        if self.seen.get_untracked() != seen {
            self.set_seen.set(seen);
        }
    }

    /// Each face is lit by how it lies.
    fn shine(self, node: &Element, orientation: Orientation) {
        self.state.update_value(|state| {
            if state.shades.is_empty() {
                let found = node.get_elements_by_class_name("shade");
                let shades = (0..found.length()).filter_map(|k| found.item(k));
                state.shades = shades.filter_map(|shade| shade.dyn_into().ok()).collect();
            }
            for shade in &state.shades {
                let face = shade.get_attribute("data-face").and_then(|face| face.parse().ok()).unwrap_or(0);
                let dark = if state.held { 0.0 } else { orientation.shade(face) };
                let _ = shade.style().set_property("opacity", &rounded(dark, 3));
            }
        });
    }
}
