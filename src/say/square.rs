//! What a screen reader says of a square.

use crate::play::square::{Look, Source};
use crate::puzzle::{FACE_NAMES, Layout, Place};
use crate::say::list::Items;
use crate::say::number::Number;
use crate::say::play::{candidates, spoken};
use crate::text::Style;

messages! {
    /// A square by its place and what it holds.
    pub enum Square {
        OnBoard { row: Number, column: Number, number: Number, state: String } => "row {row}, column {column}, box {number}, {state}",
        OnFace { face: char, row: Number, column: Number, number: Number, state: String }
            => "face {face}, row {row}, column {column}, box {number}, {state}",
        Empty => "empty",
        Given { digit: String } => "given {digit}",
        Typed { digit: String } => "typed {digit}",
        Evolved { digit: String } => "evolved {digit}",
        Conflict => "in conflict",
        Torn => "different digit on the adjacent face",
        Differs => "differs between the two solutions",
        Hinted => "part of the hint",
        Struck => "the hint removes marks here",
        First => "what if from here",
    }
}

impl Look {
    /// What a screen reader says: "row 3, column 4, box 2, given 5".
    pub fn label(&self, layout: &Layout, place: Place) -> String {
        let Place { face, row, column } = place;
        let (height, width) = (layout.shape.box_height(), layout.shape.box_width());
        let number = (row / height * (layout.side / width) + column / width + 1).into();
        let (row, column, state) = ((row + 1).into(), (column + 1).into(), self.state());
        match layout.shape.is_cube() {
            true => Square::OnFace { face: FACE_NAMES[face], row, column, number, state }.text(),
            false => Square::OnBoard { row, column, number, state }.text(),
        }
    }

    /// The part of it that typing changes: "given 5", "empty, corner marks 1 2".
    fn state(&self) -> String {
        let digit = Style::now().spoken(self.digit);
        let source = match self.source {
            Source::Empty => Square::Empty,
            Source::Given => Square::Given { digit },
            Source::Typed => Square::Typed { digit },
            Source::Evolved => Square::Evolved { digit },
        };
        let mut parts = vec![source.text()];
        parts.extend(spoken(&self.cell()));
        parts.extend(candidates(self.candidates));
        let more = [
            (self.mark.conflict, Square::Conflict),
            (self.mark.torn, Square::Torn),
            (self.differs, Square::Differs),
            (self.hinted, Square::Hinted),
            (self.struck, Square::Struck),
            (self.first, Square::First),
        ];
        parts.extend(more.iter().filter(|m| m.0).map(|m| m.1.text()));
        Items(parts).to_string()
    }

    /// What is said when this has become of a square that was `before`, if a player would want to hear it.
    pub fn change(&self, before: &Look) -> Option<String> {
        let plain = |look: &Look| Look { differs: false, hinted: false, struck: false, first: false, ..look.told() };
        (plain(self) != plain(before)).then(|| plain(self).state())
    }
}
