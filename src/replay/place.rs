//! Where a link puts the Lab: the generation, the operator, and the face that is shown large.

use crate::evolve::recipe::Warning;
use crate::puzzle::{FACE_NAMES, Shape};
use crate::replay::timeline::Point;

/// A place in a run, and what is seen of its board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Where the run rests.
    pub point: Point,
    /// The face of a cube that is shown large.
    pub face: Option<usize>,
    /// The step inside the operator, from 1; 0 is all of it.
    pub within: u32,
}

impl Place {
    /// The place that a link's keys name, and what of them is none: that is as if it were not there.
    pub fn of_keys(keys: &[(String, String)], shape: Shape) -> (Place, Vec<Warning>) {
        let mut warnings = Vec::new();
        let text = |key: &str| keys.iter().find(|(k, _)| k == key).map(|(_, text)| text);
        let mut number = |key: &str, most: u64| {
            let text = text(key)?;
            let number = text.parse().ok().filter(|number| *number <= most);
            let bad = || Warning::Number { key: key.to_string(), text: text.clone() };
            warnings.extend(number.is_none().then(bad));
            number
        };
        let generation = number("g", u64::MAX).unwrap_or_default();
        let operator = number("step", u32::MAX.into()).unwrap_or_default() as u32;
        let within = number("move", u32::MAX.into()).unwrap_or_default() as u32;
        let face = text("face").and_then(|text| {
            let of_name = |name: &char| name.to_string() == *text;
            let face = FACE_NAMES.iter().position(of_name).filter(|_| shape.is_cube());
            warnings.extend(face.is_none().then(|| Warning::Face { text: text.clone() }));
            face
        });
        (Place { point: Point { generation, operator }, face, within }, warnings)
    }
}
