//! The SudoKube on the page: its tools, its net and its faces.

use crate::puzzle::Place;
use crate::say::list::List;
use crate::say::names::FaceName;

labels! {
    /// The tools beside the cube.
    pub enum CubeLabel {
        Group => "SudoKube",
        Level => "Level",
        Size => "Size of the faces",
        Method => "Method",
        Seed => "Seed of the new SudoKube",
        AnySeed => "random seed",
        SeedRange => "Enter a whole number from 0 to 18446744073709551615.",
        Checking => "Checking…",
        Stop => "Stop",
        New => "New SudoKube",
        Check => "Check",
        CheckHint => "Compare typed digits with the solution",
        Reset => "Erase typed digits",
        ResetHint => "Leaves the givens",
        Turn => "Cube. Drag to turn it, or press Shift with an arrow key, or the letter of a face.",
        Net => "Turn to a face",
        Shape => "Shape",
        Cube => "Cube",
        Unfolded => "Net",
        OneFace => "One face",
    }
}

messages! {
    /// What depends on the face or the size.
    pub enum CubeMessage {
        Faces { side: usize } => "{side}×{side} faces",
        ToFront { face: &'static str } => "{face} face; press again to see it straight on",
        Settled { face: &'static str, share: String } => "{face} face: {share} of its squares agreed",
        At { face: &'static str, row: usize, column: usize } => "{face} row {row}, column {column}",
        OneSquare { places: List } => "{places} are one square.",
    }
}

/// That a square on an edge is on two faces, or three at a corner; nothing of one that is on one face.
/// `words` are what the faces are called.
pub fn one_square(places: &[Place]) -> String {
    if places.len() < 2 {
        return String::new();
    }
    let at =
        |p: &Place| CubeMessage::At { face: FaceName::ALL[p.face].text(), row: p.row + 1, column: p.column + 1 }.text();
    CubeMessage::OneSquare { places: List(places.iter().map(at).collect()) }.text()
}

#[cfg(test)]
mod tests {
    use crate::puzzle::{Layout, Shape};
    use crate::say::cube_view::*;

    #[test]
    fn a_shared_square_is_named_on_all_its_faces() {
        let layout = Layout::of(Shape::Cube9);
        let said = |face, row, column| one_square(&layout.places[layout.at(Place { face, row, column })]);
        assert_eq!(said(2, 3, 8), "Right row 4, column 1 and Front row 4, column 9 are one square.");
        assert_eq!(said(2, 4, 4), "");
        assert_eq!(said(2, 0, 0).matches("row").count(), 3);
    }
}
