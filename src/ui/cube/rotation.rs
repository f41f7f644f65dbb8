//! Turning something in the hand: pointer, keys and buttons change one transform of one element, once a frame. Nothing of
//! the page is rendered anew while it turns.

use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use web_sys::Element;

use crate::draw::orientation::{Orientation, at_rest, facing};
use crate::ui::kit::motion::{note_turn, wants_rest};

/// A pointer that moves further than this, in pixels, turns; one that does not chooses a square.
const CLICK: f64 = 5.0;

/// Degrees that a drag across the whole stage turns.
const ACROSS: f64 = 200.0;

/// Degrees of one key press.
const STEP: f64 = 15.0;

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
}

struct State {
    orientation: Orientation,
    motion: Option<Motion>,
    drag: Option<Drag>,
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
        let state = State { orientation, motion: None, drag: None, due: false };
        Rotation { state: StoredValue::new_local(state), node: NodeRef::new(), front, set_front, seen, set_seen }
    }

    /// Turns to an orientation, on the shortest way; at once where the visitor wants no motion.
    pub fn rotate_to(self, to: Orientation) {
        let still = wants_rest();
        self.state.update_value(|state| {
            let angle = state.orientation.angle_to(to);
            let lasts = if still { 0.0 } else { 180.0 + 3.0 * angle };
            state.motion = Some(Motion { from: state.orientation, to, begun: None, lasts });
        });
        self.ask_frame();
    }

    /// Brings a face to the front, upright; a face that is there already, straight before the viewer.
    pub fn show(self, face: usize) {
        let goal = self.goal();
        let rest = at_rest(face);
        self.rotate_to(if goal.angle_to(rest) < 1.0 { facing(face) } else { rest });
    }

    /// Brings a face to the front unless it is there.
    pub fn keep_in_front(self, face: usize) {
        if self.goal().front() != face {
            self.rotate_to(at_rest(face));
        }
    }

    /// The face that is above, below, to the left or to the right comes to the front.
    pub fn step(self, towards: [f64; 3]) {
        self.rotate_to(at_rest(self.goal().face_towards(towards)));
    }

    /// Turns a little about an axis of the viewer's.
    pub fn nudge(self, axis: [f64; 3], sign: f64) {
        let degrees = if wants_rest() { 90.0 } else { STEP };
        self.rotate_to(self.goal().then(Orientation::about(axis, sign * degrees)));
    }

    /// Where it is, or where it is turning to.
    fn goal(self) -> Orientation {
        self.state.with_value(|state| state.motion.map_or(state.orientation, |motion| motion.to))
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
            request_animation_frame(move || self.frame());
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
            (state.orientation, state.motion.is_some())
        });
        // The element may be gone by now.
        let Some((orientation, goes_on)) = drawn else { return };
        note_turn(now);
        self.write(orientation);
        if goes_on {
            self.ask_frame();
        }
    }

    fn write(self, orientation: Orientation) {
        if let Some(node) = self.node.get_untracked() {
            let _ = web_sys::HtmlElement::style(&node).set_property("transform", &orientation.css());
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

    fn down(self, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            self.state.update_value(|s| s.drag = Some(Drag { pointer: event.pointer_id(), at, turning: false }));
        }
    }

    fn moved(self, event: &PointerEvent, stage: &Element) {
        let Some(drag) = self.state.with_value(|s| s.drag.filter(|d| d.pointer == event.pointer_id())) else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let (dx, dy) = (x - drag.at.0, y - drag.at.1);
        if !drag.turning && dx.hypot(dy) < CLICK {
            return;
        }
        if !drag.turning {
            // From now on the stage has the pointer, and no square will be clicked.
            let _ = stage.set_pointer_capture(drag.pointer);
        }
        let degrees = dx.hypot(dy) * ACROSS / f64::from(stage.client_width().max(1));
        self.state.update_value(|state| {
            state.motion = None;
            state.orientation = state.orientation.then(Orientation::about([-dy, dx, 0.0], degrees));
            state.drag = Some(Drag { at: (x, y), turning: true, ..drag });
        });
        self.ask_frame();
    }

    /// A cube that was turned comes to rest with the face in front upright.
    fn up(self) {
        let drag = self.state.try_update_value(|s| s.drag.take()).flatten();
        if drag.is_some_and(|drag| drag.turning) {
            self.rotate_to(self.goal().upright());
        }
    }

    /// What Shift with an arrow, and the brackets, do; whether the key meant anything.
    pub fn key(self, key: &str, shift: bool) -> bool {
        match (key, shift) {
            // The cube goes where the arrow points: what was on the other side comes to the front.
            ("ArrowLeft", true) => self.step([1.0, 0.0, 0.0]),
            ("ArrowRight", true) => self.step([-1.0, 0.0, 0.0]),
            ("ArrowUp", true) => self.step([0.0, 1.0, 0.0]),
            ("ArrowDown", true) => self.step([0.0, -1.0, 0.0]),
            ("[", _) => self.nudge([0.0, 1.0, 0.0], -1.0),
            ("]", _) => self.nudge([0.0, 1.0, 0.0], 1.0),
            _ => return false,
        }
        true
    }

    /// What arrows do where there is nothing to choose.
    pub fn nudge_key(self, key: &str) -> bool {
        match key {
            "ArrowLeft" => self.nudge([0.0, 1.0, 0.0], -1.0),
            "ArrowRight" => self.nudge([0.0, 1.0, 0.0], 1.0),
            "ArrowUp" => self.nudge([1.0, 0.0, 0.0], 1.0),
            "ArrowDown" => self.nudge([1.0, 0.0, 0.0], -1.0),
            _ => return false,
        }
        true
    }
}

/// The stage on which something turns. Keys are heard by what is around it.
#[component]
pub fn Turntable(rotation: Rotation, label: &'static str, testid: &'static str, children: Children) -> impl IntoView {
    let stage = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if rotation.node.get().is_some() {
            rotation.write(rotation.goal());
        }
    });
    let moved = move |event: PointerEvent| {
        if let Some(stage) = stage.get_untracked() {
            rotation.moved(&event, &stage);
        }
    };
    let front = move || crate::puzzle::FACE_NAMES[rotation.front.get()].to_string();
    view! {
        <div
            class="turntable"
            tabindex="0"
            role="group"
            aria-label=label
            node_ref=stage
            on:pointerdown=move |e| rotation.down(&e)
            on:pointermove=moved
            on:pointerup=move |_| rotation.up()
            on:pointercancel=move |_| rotation.up()
            on:lostpointercapture=move |e| {
                // A touched square loses the pointer to the stage when turning begins; only the stage's own loss ends it.
                if e.target() == e.current_target() {
                    rotation.up();
                }
            }
        >
            <div class="body" data-testid=testid data-front=front aria-hidden="true" node_ref=rotation.node>
                {children()}
            </div>
        </div>
    }
}
