//! The order in which a person filled a board, as a picture that spoils nothing: early squares large, late ones small, givens a
//! tint, and no digit.

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::net::unfolded;
use crate::draw::picture::Picture;
use crate::draw::svg::Length;
use crate::play::Board;
use crate::puzzle::Square;

/// Of the first square its block fills so much of a side, of the last one so much.
const SIDES: (f64, f64) = (0.86, 0.18);

/// Squares between two faces of a net.
const GAP: f64 = 0.6;

/// Pixels of a square in a picture that is saved.
const PIXELS: f64 = 64.0;

/// An SVG element of this class; a square is one unit wide. A cube is unfolded.
pub fn play_order(board: &Board, order: &[Square], class: &str) -> String {
    let (inside, (width, height)) = drawn(board, order);
    let (width, height) = (Length(width), Length(height));
    format!("<svg class=\"{class}\" viewBox=\"-.2 -.2 {width} {height}\" aria-hidden=\"true\">{inside}</svg>")
}

/// The same as a picture to hand on, with colours of its own.
pub fn picture(board: &Board, order: &[Square]) -> Picture {
    let (inside, (width, height)) = drawn(board, order);
    let pixels = |side: f64| (side * PIXELS).round() as u32;
    let (across, down) = (pixels(width), pixels(height));
    let (width, height) = (Length(width), Length(height));
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across}\" height=\"{down}\" viewBox=\"-.2 -.2 {width} {height}\">\
         <style>.given{{fill:#ebe5d8}}.typed{{fill:#1c1a17}}.lines{{fill:none;stroke:#1c1a17;stroke-width:.08}}</style>\
         <rect x=\"-.2\" y=\"-.2\" width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>{inside}</svg>"
    );
    Picture { svg, width: across, height: down }
}

/// The faces, and how wide and high they are together.
fn drawn(board: &Board, order: &[Square]) -> (String, (f64, f64)) {
    let layout = board.layout();
    let grid = FaceGrid::new(layout.shape, 1.0);
    let (faces, (width, height)) = unfolded(layout.faces.len(), grid.edge(), GAP);
    let mut places = vec![None; layout.squares];
    order.iter().enumerate().for_each(|(at, &square)| places[square] = Some(at));
    let block = |(x, y): (f64, f64), side: f64| {
        let (block, margin) = (Length(side), (1.0 - side) / 2.0);
        format!("M{} {}h{block}v{block}h-{block}z", Length(x + margin), Length(y + margin))
    };
    let mut inside = String::new();
    for (face, (x, y)) in faces {
        let mut paths = [String::new(), String::new()];
        for (k, corner) in grid.squares() {
            let square = layout.faces[face].squares[k];
            if board.cells()[square].given {
                paths[0] += &block(corner, 1.0);
            } else if let Some(at) = places[square] {
                let late = at as f64 / (order.len() - 1).max(1) as f64;
                paths[1] += &block(corner, SIDES.0 + (SIDES.1 - SIDES.0) * late);
            }
        }
        inside += &format!(
            "<g transform=\"translate({} {})\"><path class=\"given\" d=\"{}\"/><path class=\"typed\" d=\"{}\"/><path class=\"lines\" d=\"{}\"/></g>",
            Length(x),
            Length(y),
            paths[0],
            paths[1],
            grid.lines(Lines::Boxes)
        );
    }
    (inside, (width + 0.4, height + 0.4))
}

#[cfg(test)]
mod tests {
    use crate::draw::play_order::*;
    use crate::play::Sheet;
    use crate::puzzle::Shape;

    #[test]
    fn early_squares_are_large_and_no_digit_is_shown() {
        let sheet = Sheet::of_givens(crate::text::read("123434122143....").unwrap().grid);
        let board = Board::of_sheet(&sheet.with(12, 4).unwrap().with(15, 1).unwrap());
        let svg = play_order(&board, &[15, 12], "order");
        assert!(svg.contains("M3.07 3.07h0.86v0.86h-0.86z") && svg.contains("M0.41 3.41h0.18"), "{svg}");
        assert!(!svg.contains("<text") && svg.contains("class=\"given\" d=\"M0 0h1v1h-1z"), "{svg}");
        assert!(play_order(&board, &[], "order").contains("class=\"typed\" d=\"\""));
    }

    #[test]
    fn a_picture_to_hand_on_has_its_size_and_colours() {
        let of = |shape: Shape| picture(&Board::of_sheet(&Sheet::empty(shape)), &[]);
        let flat = of(Shape::Flat4);
        assert_eq!((flat.width, flat.height), (282, 282));
        assert!(flat.svg.contains("width=\"282\"") && flat.svg.contains(".given{fill:#ebe5d8}"), "{}", flat.svg);
        let cube = of(Shape::Cube4);
        assert!(cube.width > cube.height && cube.svg.matches("<g ").count() == 6, "{}", cube.svg);
    }
}
