//! The three shapes of a cube on its stage: folded, unfolded on its hinges, and one face straight to the eye.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::draw::orientation::{FRONT, at_rest, facing};
use crate::evolve::decimal::rounded;
use crate::say::cube_view::CubeLabel;
use crate::ui::cube::rotation::Rotation;
use crate::ui::kit::choice::{choice, segmented};
use crate::ui::kit::motion::wants_rest;
use crate::ui::kit::timer::{after, next_frame};

/// How the cube is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    #[default]
    Cube,
    Net,
    Face,
}

/// Least size of a net's square, in pixels.
const NET_SQUARE: f64 = 26.0;
/// Milliseconds of unfolding; `--unfold` in the style sheets is as long.
pub const UNFOLD: f64 = 900.0;

impl Shown {
    const ALL: [Shown; 3] = [Shown::Cube, Shown::Net, Shown::Face];

    pub fn name(self) -> &'static str {
        match self {
            Shown::Cube => "cube",
            Shown::Net => "net",
            Shown::Face => "face",
        }
    }

    fn label(self) -> &'static str {
        match self {
            Shown::Cube => CubeLabel::Cube.text(),
            Shown::Net => CubeLabel::Unfolded.text(),
            Shown::Face => CubeLabel::OneFace.text(),
        }
    }
}

/// The shape, and what follows from it.
#[derive(Clone, Copy)]
pub struct Stage {
    pub shape: ReadSignal<Shown>,
    set_shape: WriteSignal<Shown>,
    /// Whether it has come to its shape: then a net is laid out at its own size, and the face straight to the eye gives way to
    /// its flat board, which has keys and names.
    pub there: ReadSignal<bool>,
    set_there: WriteSignal<bool>,
    pub rotation: Rotation,
    side: usize,
    /// The face that is named.
    pub face: RwSignal<usize>,
    turn: StoredValue<u32>,
}

impl Stage {
    pub fn new(rotation: Rotation, side: usize) -> Stage {
        let (shape, set_shape) = signal(Shown::Cube);
        let (there, set_there) = signal(true);
        Stage {
            shape,
            set_shape,
            there,
            set_there,
            rotation,
            side,
            face: RwSignal::new(FRONT),
            turn: StoredValue::new(0),
        }
    }

    /// Another shape; what lies between the two is seen.
    pub fn choose(self, shape: Shown) {
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.get_value();
        self.set_there.set(false);
        self.set_shape.set(shape);
        self.rotation.hold(shape != Shown::Cube);
        let face = self.face.get_untracked();
        let goal = match shape {
            Shown::Cube => at_rest(face),
            Shown::Net => facing(FRONT),
            Shown::Face => facing(face),
        };
        self.rotation.rotate_within(goal, UNFOLD);
        self.rotation.pan_to((0.0, 0.0));
        let current = move || self.turn.try_get_value() == Some(turn);
        // The stage has another size with another shape.
        next_frame(move || {
            if current() {
                self.measure(shape);
            }
        });
        let lasts = if wants_rest() { 50.0 } else { UNFOLD + 50.0 };
        after(Duration::from_millis(lasts as u64), move || {
            if current() {
                self.set_there.set(true)
            }
        });
    }

    /// Whether it is in this shape, and the way there is over.
    pub fn is_there(self, shape: Shown) -> bool {
        self.there.get() && self.shape.get() == shape
    }

    /// Brings a face before the eye, in whatever shape.
    pub fn show(self, face: usize) {
        self.face.set(face);
        match self.shape.get_untracked() {
            Shown::Cube => self.rotation.show(face),
            Shown::Face => self.rotation.rotate_to(facing(face)),
            Shown::Net => self.pan_to(face),
        }
    }

    /// The same for a square that was chosen there: a face that is seen already stays where it is.
    pub fn keep(self, face: usize) {
        self.face.set(face);
        match self.shape.get_untracked() {
            Shown::Cube => self.rotation.keep_in_front(face),
            Shown::Face => self.rotation.rotate_to(facing(face)),
            Shown::Net => {}
        }
    }

    /// Where the net is wider than its stage, moves it until this face lies in the middle.
    fn pan_to(self, face: usize) {
        let Some(stage) = self.element() else { return };
        let size = net_size(&stage, self.side);
        if size * 4.0 <= f64::from(stage.client_width()) {
            return;
        }
        // U R F D L B, in faces from the front.
        let (x, y) = [(0.0, -1.0), (1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (2.0, 0.0)][face];
        self.rotation.pan_to(((0.5 - x) * size, -y * size));
    }

    fn element(self) -> Option<Element> {
        self.rotation.node.get_untracked().and_then(|body| body.closest(".turntable").ok().flatten())
    }

    /// How large a shape is beside the cube.
    fn measure(self, shape: Shown) {
        let (Some(stage), Some(body)) = (self.element(), self.rotation.node.get_untracked()) else { return };
        let span = f64::from(body.offset_width()).max(1.0);
        let scale = match shape {
            Shown::Cube => 1.0,
            Shown::Net => net_size(&stage, self.side) / span,
            Shown::Face => flat_size(&stage) / span,
        };
        let set = |element: Option<Element>, name: &str, value: String| {
            if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
                let _ = HtmlElement::style(&element).set_property(name, &value);
            }
        };
        set(body.parent_element(), "--k", rounded(scale, 4));
        set(stage.parent_element(), "--net", rounded(net_size(&stage, self.side), 0) + "px");
    }
}

/// How wide a face of the net is, in pixels: all of the net if it fits, and squares that can be read and hit.
fn net_size(stage: &Element, side: usize) -> f64 {
    let (wide, high) = (f64::from(stage.client_width()), f64::from(stage.client_height()));
    let square = (wide / 4.02).min(high / 3.02) / side as f64;
    square.floor().max(NET_SQUARE) * side as f64
}

/// How wide the flat board is that one face gives way to, in pixels; it is laid out, though not seen.
fn flat_size(stage: &Element) -> f64 {
    let board = document().query_selector(".faces .face:not([hidden]) .board").ok().flatten();
    let wide = board.map_or(0.0, |board| f64::from(board.client_width()));
    if wide > 1.0 { wide } else { f64::from(stage.client_height().min(stage.client_width())) * 0.9 }
}

/// Cube · Net · One face.
#[component]
pub fn ShapeChoice(stage: Stage) -> impl IntoView {
    let one = move |shape: Shown| {
        let words = (shape.label(), shape.label().to_string(), None);
        let chosen = choice("shape", words, move || stage.shape.get() == shape, move || stage.choose(shape));
        view! { <span data-testid=format!("shape-{}", shape.name()) on:click=move |e| e.stop_propagation()>{chosen}</span> }.into_any()
    };
    let name = view! { <legend class="unseen">{CubeLabel::Shape.text()}</legend> };
    segmented("shapes", name.into_any(), Shown::ALL.map(one).into())
}
