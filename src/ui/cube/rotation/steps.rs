//! Turns to a face, or by a step: what keys and buttons ask for.

use crate::draw::orientation::{Orientation, at_rest, facing};
use crate::ui::cube::rotation::Rotation;
use crate::ui::kit::motion::wants_rest;

/// Degrees of one key press.
const STEP: f64 = 15.0;

impl Rotation {
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
