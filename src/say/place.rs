//! What shapes, houses and contradictions are called.

use crate::exact::Contradiction;
use crate::puzzle::layout::House;
use crate::puzzle::{FACE_NAMES, Grid, HouseKind, Layout, Shape};
use crate::say::number::{Noun, Nth};
use crate::text::symbol;

messages! {
    /// A shape or a house.
    pub enum Named {
        Flat { side: usize } => "{side}×{side}",
        Cube { side: usize } => "SudoKube of {side}×{side} faces",
        FlatBoard { side: usize } => "a {side}×{side} board",
        ACube { side: usize } => "a SudoKube of {side}×{side} faces",
        House { house: Nth } => "{house}",
        HouseOfFace { house: Nth, face: char } => "{house} of face {face}",
        SharedHouse { first: Box<Named>, second: Box<Named> } => "{first}, which is {second}",
    }
}

messages! {
    /// Why a puzzle has no solution.
    pub enum Contradicted {
        Conflict { a: String, b: String, digit: char, house: String } => "{a} and {b} both hold {digit} ({house})",
        NoCandidate { square: String } => "no digit is left for {square}",
        NoPlace { digit: char, house: String } => "no square is left for {digit} in {house}",
        Search => "no two digits conflict, but a search finds no solution",
    }
}

impl Shape {
    /// As a reader would call it: "9×9" or "SudoKube of 9×9 faces".
    pub fn title(self) -> String {
        let side = self.side();
        if self.is_cube() { Named::Cube { side }.text() } else { Named::Flat { side }.text() }
    }

    /// In a sentence: "a 9×9 board", "a SudoKube of 9×9 faces".
    pub fn described(self) -> String {
        let side = self.side();
        if self.is_cube() { Named::ACube { side }.text() } else { Named::FlatBoard { side }.text() }
    }
}

fn nth(kind: HouseKind, index: usize) -> Nth {
    let noun = match kind {
        HouseKind::Row => Noun::Row,
        HouseKind::Column => Noun::Column,
        HouseKind::Box => Noun::Box,
    };
    noun.nth(index + 1)
}

impl Layout {
    /// What a person calls a house: "row 3", on a cube "row 3 of face F".
    pub fn house_name(&self, house: usize) -> String {
        let House { kind, face, index, .. } = &self.houses[house];
        let house = nth(*kind, *index);
        match self.shape.is_cube() {
            true => Named::HouseOfFace { house, face: FACE_NAMES[*face] }.text(),
            false => Named::House { house }.text(),
        }
    }

    /// The same on every face that has the house: "row 9 of face U, which is row 1 of face F".
    pub fn every_name(&self, house: usize) -> String {
        let mut names = Vec::new();
        for face in &self.faces {
            for (kind, houses) in HouseKind::ALL.iter().zip(&face.houses) {
                let at = houses.iter().position(|&h| h == house);
                names.extend(at.map(|at| Named::HouseOfFace { house: nth(*kind, at), face: face.name }));
            }
        }
        let shared = |first: Named, second| Named::SharedHouse { first: Box::new(first), second: Box::new(second) };
        match names.into_iter().reduce(shared) {
            Some(name) if self.shape.is_cube() => name.text(),
            _ => self.house_name(house),
        }
    }
}

impl Contradiction {
    /// What is wrong, as a clause with the names of squares: "r1c1 and r1c3 both hold 5 (row 1)".
    pub fn on(&self, shape: Shape) -> Contradicted {
        let layout = Layout::of(shape);
        match *self {
            Contradiction::Conflict { house, squares: (a, b), digit } => Contradicted::Conflict {
                a: layout.name(a),
                b: layout.name(b),
                digit: symbol(digit),
                house: layout.every_name(house),
            },
            Contradiction::NoCandidate { square } => Contradicted::NoCandidate { square: layout.name(square) },
            Contradiction::NoPlace { house, digit } => {
                Contradicted::NoPlace { digit: symbol(digit), house: layout.every_name(house) }
            }
            Contradiction::Search => Contradicted::Search,
        }
    }

    /// The same of a puzzle, as text.
    pub fn explain(&self, puzzle: &Grid) -> String {
        self.on(puzzle.shape()).text()
    }
}
