//! Lines and arrows that a player draws from one square of a face to another, and how a link holds them: `lines=1-11_5*23` is a line
//! from place 1 to place 11 and an arrow from 5 to 23. Places are counted from 1, row by row and face by face.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Place, Shape};
use crate::text::order::sort_by;

/// More than this nobody can tell apart.
const MOST: usize = 500;

/// A line, or an arrow to its second place. Places are numbered from 0, row by row and face by face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Stroke {
    /// Where it begins.
    pub from: u16,
    /// Where it ends.
    pub to: u16,
    /// Whether it has a head there.
    pub arrow: bool,
}

impl Stroke {
    /// From one place to another; `None` where they are the same, or on two faces. A line has no direction.
    pub fn between(shape: Shape, from: Place, to: Place, arrow: bool) -> Option<Stroke> {
        let number = |place: Place| (place.face * shape.side() + place.row) * shape.side() + place.column;
        Stroke::of_numbers(shape, number(from), number(to), arrow)
    }

    fn of_numbers(shape: Shape, from: usize, to: usize, arrow: bool) -> Option<Stroke> {
        let (from, to) = if arrow || from < to { (from, to) } else { (to, from) };
        let stroke = Stroke { from: u16::try_from(from).ok()?, to: u16::try_from(to).ok()?, arrow };
        stroke.fits(shape).then_some(stroke)
    }

    /// Whether it can stand on a board of this shape.
    pub fn fits(self, shape: Shape) -> bool {
        let (from, to) = (usize::from(self.from), usize::from(self.to));
        let face = shape.side() * shape.side();
        let inside = from.max(to) < face * if shape.is_cube() { 6 } else { 1 };
        inside && from / face == to / face && if self.arrow { from != to } else { from < to }
    }

    /// Where it begins and ends.
    pub fn ends(self, shape: Shape) -> [Place; 2] {
        let side = shape.side();
        [self.from, self.to].map(|number| {
            let number = usize::from(number);
            Place { face: number / (side * side), row: number / side % side, column: number % side }
        })
    }
}

/// All of them as a link has them.
pub(crate) fn write(strokes: &[Stroke]) -> String {
    let written = strokes.iter().map(|s| format!("{}{}{}", s.from + 1, if s.arrow { '*' } else { '-' }, s.to + 1));
    written.collect::<Vec<_>>().join("_")
}

/// Those of a board of this shape, each once and in order; `None` when the text is none, or does not fit it.
pub(crate) fn read(text: &str, shape: Shape) -> Option<Vec<Stroke>> {
    let one = |part: &str| {
        let arrow = part.contains('*');
        let (from, to) = part.split_once(if arrow { '*' } else { '-' })?;
        let place = |number: &str| number.parse::<usize>().ok()?.checked_sub(1);
        Stroke::of_numbers(shape, place(from)?, place(to)?, arrow)
    };
    let mut strokes = text.split('_').filter(|part| !part.is_empty()).map(one).collect::<Option<Vec<_>>>()?;
    sort_by(&mut strokes, |s| i64::from(s.from) << 32 | i64::from(s.to) << 1 | i64::from(s.arrow));
    strokes.dedup();
    (strokes.len() <= MOST).then_some(strokes)
}

#[cfg(test)]
mod tests {
    use crate::text::stroke::*;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let at = |face, row, column| Place { face, row, column };
        let line = Stroke::between(Shape::Flat4, at(0, 2, 2), at(0, 0, 0), false).unwrap();
        let arrow = Stroke::between(Shape::Flat4, at(0, 2, 2), at(0, 0, 1), true).unwrap();
        assert_eq!(write(&[line, arrow]), "1-11_11*2");
        assert_eq!(read("11*2_11-1_1-11", Shape::Flat4), Some(vec![line, arrow]));
        assert_eq!(arrow.ends(Shape::Flat4), [at(0, 2, 2), at(0, 0, 1)]);
        assert_eq!(read("", Shape::Flat4), Some(vec![]));
        for bad in ["1-17", "0-3", "3-3", "3*3", "1", "1-2-3", "1+2", "-", "99999999999999999999-1", "x-y"] {
            assert_eq!(read(bad, Shape::Flat4), None, "{bad}");
        }
    }

    #[test]
    fn it_stays_on_its_face() {
        assert_eq!(read("1-17", Shape::Cube4), None);
        let strokes = read("17*20", Shape::Cube4).unwrap();
        assert_eq!(
            strokes[0].ends(Shape::Cube4).map(|place| (place.face, place.row, place.column)),
            [(1, 0, 0), (1, 0, 3)]
        );
        assert_eq!(read("96-97", Shape::Cube4), None);
        let at = |face, row, column| Place { face, row, column };
        let across = Stroke::between(Shape::Cube4, at(3, 1, 2), at(3, 2, 0), true).unwrap();
        assert_eq!((across.from, across.to, across.ends(Shape::Cube4)), (54, 56, [at(3, 1, 2), at(3, 2, 0)]));
        let many = (2..600).map(|k| format!("1-{k}")).collect::<Vec<_>>().join("_");
        assert_eq!(read(&many, Shape::Flat25), None);
    }
}
