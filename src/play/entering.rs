//! The order in which a puzzle is typed: squares in reading order, face by face, and those that faces share once.

use crate::puzzle::{Layout, Place, Shape};

/// Every place of a board at which a square is met for the first time, in the order U R F D L B on a cube.
fn places(shape: Shape) -> impl DoubleEndedIterator<Item = Place> {
    let layout = Layout::of(shape);
    let mut met = vec![false; layout.squares];
    let side = shape.side();
    let all = (0..layout.faces.len() * side * side).map(move |k| Place {
        face: k / (side * side),
        row: k / side % side,
        column: k % side,
    });
    let first: Vec<Place> = all.filter(|&place| !std::mem::replace(&mut met[layout.at(place)], true)).collect();
    first.into_iter()
}

/// As a number that grows along the order.
fn rank(place: Place) -> (usize, usize, usize) {
    (place.face, place.row, place.column)
}

/// The place to type at next; none behind the last.
pub fn following(shape: Shape, place: Place) -> Option<Place> {
    places(shape).find(|&p| rank(p) > rank(place))
}

/// The place that was typed at before; none before the first.
pub fn preceding(shape: Shape, place: Place) -> Option<Place> {
    places(shape).rev().find(|&p| rank(p) < rank(place))
}

#[cfg(test)]
mod tests {
    use crate::play::entering::*;

    #[test]
    fn every_square_is_typed_once_and_the_way_back_is_the_same() {
        for shape in Shape::OFFERED {
            let layout = Layout::of(shape);
            let mut way = vec![Place { face: 0, row: 0, column: 0 }];
            while let Some(next) = way.last().and_then(|&place| following(shape, place)) {
                assert_eq!(preceding(shape, next), way.last().copied());
                way.push(next);
            }
            let mut squares: Vec<_> = way.iter().map(|&place| layout.at(place)).collect();
            squares.sort_unstable();
            assert_eq!(squares, (0..layout.squares).collect::<Vec<_>>(), "{shape:?}");
            assert_eq!(preceding(shape, way[0]), None);
        }
    }

    #[test]
    fn a_square_that_was_typed_on_another_face_is_skipped() {
        // U first, then R: the edge that both share lies in R's first row.
        let place = |face, row, column| Place { face, row, column };
        assert_eq!(following(Shape::Cube4, place(0, 3, 3)), Some(place(1, 1, 0)));
        assert_eq!(following(Shape::Cube4, place(1, 0, 2)), Some(place(1, 1, 0)));
        assert_eq!(preceding(Shape::Cube4, place(1, 1, 0)), Some(place(0, 3, 3)));
    }
}
