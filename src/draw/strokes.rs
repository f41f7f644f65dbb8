//! Lines and arrows between the squares of a face, as paths: they begin and end beside the digits of their squares.

use crate::draw::svg::{Length, Point};
use crate::puzzle::Place;

/// How far from the middle of a square a line begins and ends, in squares.
const CLEAR: f64 = 0.3;

/// How long the sides of an arrow's head are.
const HEAD: f64 = 0.24;

/// A path from one square of a face to another; a square is `unit` long.
pub fn stroke([from, to]: [Place; 2], arrow: bool, unit: f64) -> String {
    let middle = |place: Place| (place.column as f64 + 0.5, place.row as f64 + 0.5);
    let ((x0, y0), (x1, y1)) = (middle(from), middle(to));
    let length = (x1 - x0).hypot(y1 - y0);
    if length == 0.0 {
        return String::new();
    }
    let (dx, dy) = ((x1 - x0) / length, (y1 - y0) / length);
    let end = (x1 - CLEAR * dx, y1 - CLEAR * dy);
    let point = |(x, y): Point| format!("{} {}", Length(unit * x), Length(unit * y));
    let mut path = format!("M{}L{}", point((x0 + CLEAR * dx, y0 + CLEAR * dy)), point(end));
    if arrow {
        // Its sides lean 30° from the line.
        let side = |lean: f64| {
            let (sin, cos) = (lean * 0.5, 0.75_f64.sqrt());
            (end.0 - HEAD * (dx * cos - dy * sin), end.1 - HEAD * (dy * cos + dx * sin))
        };
        path += &format!("M{}L{}L{}", point(side(1.0)), point(end), point(side(-1.0)));
    }
    path
}

#[cfg(test)]
mod tests {
    use crate::draw::strokes::stroke;
    use crate::puzzle::Place;

    #[test]
    fn a_line_keeps_clear_of_digits_and_an_arrow_has_a_head() {
        let at = |row, column| Place { face: 0, row, column };
        assert_eq!(stroke([at(0, 0), at(0, 2)], false, 1.0), "M0.8 0.5L2.2 0.5");
        assert_eq!(stroke([at(0, 0), at(0, 2)], true, 10.0), "M8 5L22 5M19.92 3.8L22 5L19.92 6.2");
        assert_eq!(stroke([at(3, 1), at(1, 1)], false, 1.0), "M1.5 3.2L1.5 1.8");
        assert_eq!(stroke([at(1, 1), at(1, 1)], true, 1.0), "");
    }
}
