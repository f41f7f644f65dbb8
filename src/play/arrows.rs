//! Where arrow keys lead on a board; on a cube they go on round its edges.

use crate::play::square;
use crate::puzzle::cube::{Border, EDGES};
use crate::puzzle::{Place, Shape};

/// The square that a key leads to. On a cube, arrows go on to the neighbouring face where one ends: to the square behind
/// the edge, because the edge itself is one square of both.
pub fn neighbour(shape: Shape, place: Place, key: &str) -> Option<Place> {
    let last = shape.side() - 1;
    let Place { row, column, .. } = place;
    let leaves = match key {
        "ArrowUp" => (row == 0).then_some(Border::Top),
        "ArrowDown" => (row == last).then_some(Border::Bottom),
        "ArrowLeft" => (column == 0).then_some(Border::Left),
        "ArrowRight" => (column == last).then_some(Border::Right),
        _ => None,
    };
    match leaves.filter(|_| shape.is_cube()) {
        Some(border) => across(place, border, last),
        None => square::neighbour(place, key, shape.side()),
    }
}

fn across(place: Place, border: Border, last: usize) -> Option<Place> {
    let from = (place.face, border);
    let along = match border {
        Border::Top | Border::Bottom => place.column,
        Border::Left | Border::Right => place.row,
    };
    let edge = EDGES.iter().find(|e| e.first == from || e.second == from)?;
    let (face, border) = if edge.first == from { edge.second } else { edge.first };
    let along = if edge.reversed { last - along } else { along };
    let (row, column) = match border {
        Border::Top => (1, along),
        Border::Bottom => (last - 1, along),
        Border::Left => (along, 1),
        Border::Right => (along, last - 1),
    };
    Some(Place { face, row, column })
}

#[cfg(test)]
mod tests {
    use crate::play::arrows::*;
    use crate::puzzle::Layout;

    #[test]
    fn arrows_go_on_behind_an_edge() {
        let place = |face, row, column| Place { face, row, column };
        let go = |from, key| neighbour(Shape::Cube9, from, key);
        assert_eq!(go(place(2, 0, 3), "ArrowUp"), Some(place(0, 7, 3)));
        assert_eq!(go(place(0, 3, 8), "ArrowRight"), Some(place(1, 1, 5)));
        assert_eq!(go(place(5, 0, 0), "ArrowUp"), Some(place(0, 1, 8)));
        assert_eq!(go(place(2, 4, 4), "ArrowUp"), Some(place(2, 3, 4)));
        assert_eq!(neighbour(Shape::Flat9, place(0, 0, 3), "ArrowUp"), Some(place(0, 0, 3)));
        // From each border square one gets to another face, and sees the edge that was crossed beside one.
        let layout = Layout::of(Shape::Cube4);
        for face in 0..6 {
            for k in 0..4 {
                let borders = [(place(face, 0, k), "ArrowUp"), (place(face, 3, k), "ArrowDown")];
                let sides = [(place(face, k, 0), "ArrowLeft"), (place(face, k, 3), "ArrowRight")];
                for (from, key) in borders.into_iter().chain(sides) {
                    let to = neighbour(Shape::Cube4, from, key).unwrap();
                    assert_ne!(to.face, face);
                    assert!(layout.peers[layout.at(from)].contains(&layout.at(to)), "{from:?} {key}");
                }
            }
        }
    }
}
