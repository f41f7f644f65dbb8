//! How a square of the board looks and what it is called.

use crate::play::{Board, Cell};
use crate::puzzle::{Grid, Place, Square};

use crate::play::marks::Mark;
use crate::play::sheet::Sheet;
use crate::text::Style;

/// Everything that is seen of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Its digit; 0 is none.
    pub digit: u8,
    /// Where the digit comes from.
    pub source: Source,
    /// What is marked on it.
    pub mark: Mark,
    /// Whether it is selected.
    pub selected: bool,
    /// In a house of the selected square.
    pub house: bool,
    /// Holds the digit of the selected square.
    pub same: bool,
    /// The one square of its face that the Tab key reaches.
    pub stop: bool,
    /// Marks of a player, on an empty square.
    pub corner: u32,
    /// Centre marks, as a mask.
    pub centre: u32,
    /// Candidates at their places, on a square without marks, where they are shown.
    pub candidates: u32,
    /// One of these is the digit that is lit.
    pub spot: bool,
    /// Colours, as a mask.
    pub colours: u8,
    /// The "what if" that goes on began here.
    pub first: bool,
    /// A hint points at it.
    pub hinted: bool,
    /// A hint takes marks away here.
    pub struck: bool,
    /// The two solutions that are shown differ here.
    pub differs: bool,
    /// How many twentieths of the population have its digit here; 0 where that is not known.
    pub share: u8,
}

/// Where a digit comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source {
    #[default]
    /// There is none.
    Empty,
    /// It is a given.
    Given,
    /// A person typed it.
    Typed,
    /// The run found it.
    Evolved,
}

/// What the looks of the squares depend on.
pub struct Scene<'a> {
    /// The digits, and which were typed.
    pub sheet: &'a Sheet,
    /// The best individual of the run, if one is shown.
    pub best: Option<&'a Grid>,
    /// Digits place by place, where the algorithm has a copy of an edge square for each face.
    pub copies: Option<&'a [u8]>,
    /// What is wrong, place by place.
    pub marks: &'a [Mark],
    /// The selected place.
    pub selected: Option<Place>,
    /// Whether houses and same digits of the selected square are highlighted.
    pub highlight: bool,
    /// The board with a player's marks, while it is played.
    pub board: Option<&'a Board>,
    /// Chosen squares, when they are more than the selected one.
    pub picked: &'a [Square],
    /// What is left of the candidates of every square, where they are shown.
    pub candidates: &'a [u32],
    /// The digit that is lit wherever it is, where a player has chosen one.
    pub digit: u8,
    /// The square that the present "what if" began with.
    pub first: Option<Square>,
    /// Squares that a hint is about.
    pub hinted: &'a [Square],
    /// Squares that a hint takes a candidate from.
    pub struck: &'a [Square],
    /// Squares in which two solutions differ.
    pub differs: &'a [Square],
    /// How many twentieths of the population have this digit in this square.
    pub share: &'a dyn Fn(Square, u8) -> u8,
}

/// The looks of a face's squares, in reading order.
pub fn looks(face: usize, scene: &Scene) -> Vec<Look> {
    let layout = scene.sheet.grid.layout();
    let at = |place: Place| (place.face * layout.side + place.row) * layout.side + place.column;
    let digit_at = |place: usize, square: Square| match (scene.sheet.grid.get(square), scene.copies, scene.best) {
        (0, Some(copies), _) => copies.get(place).copied().unwrap_or_default(),
        (0, None, Some(best)) if best.shape() == layout.shape => best.get(square),
        (digit, ..) => digit,
    };
    let chosen = scene.selected.map(|place| layout.at(place));
    let lit = chosen.filter(|_| scene.highlight);
    let stop = scene.selected.filter(|p| p.face == face).unwrap_or(Place { face, row: 0, column: 0 });
    let lit_digit = match scene.digit {
        0 => scene.selected.zip(lit).map_or(0, |(place, square)| digit_at(at(place), square)),
        digit => digit,
    };
    let look = |(k, &square): (usize, &Square)| {
        let place = face * layout.side * layout.side + k;
        let digit = digit_at(place, square);
        let source = match scene.sheet.grid.get(square) {
            0 if digit == 0 => Source::Empty,
            0 => Source::Evolved,
            _ if scene.sheet.typed[square] => Source::Typed,
            _ => Source::Given,
        };
        let cell = scene.board.and_then(|b| b.cells().get(square)).copied().unwrap_or_default();
        let (corner, centre) = if digit == 0 { (cell.corner, cell.centre) } else { (0, 0) };
        // A square that has marks of its own shows only them.
        let open = digit == 0 && !cell.is_marked();
        let candidates = scene.candidates.get(square).copied().filter(|_| open).unwrap_or_default();
        Look {
            digit,
            source,
            mark: scene.marks.get(place).copied().unwrap_or_default(),
            selected: if scene.picked.is_empty() { chosen == Some(square) } else { scene.picked.contains(&square) },
            house: lit.is_some_and(|l| layout.peers[l].binary_search(&square).is_ok()),
            same: digit != 0 && lit_digit == digit,
            stop: (stop.row, stop.column) == (k / layout.side, k % layout.side),
            corner,
            centre,
            candidates,
            spot: candidates != 0 && lit_digit != 0 && candidates >> (lit_digit - 1) & 1 == 1,
            colours: cell.colours,
            first: scene.first == Some(square),
            hinted: scene.hinted.contains(&square),
            struck: scene.struck.contains(&square),
            differs: scene.differs.contains(&square),
            share: if source == Source::Evolved { (scene.share)(square, digit) } else { 0 },
        }
    };
    layout.faces[face].squares.iter().enumerate().map(look).collect()
}

/// Below this many twentieths few agree.
const FEW: u8 = 8;

/// From this many on, it is agreed.
const MOST: u8 = 18;

impl Look {
    /// How large the tile behind an evolved digit is, and how strong the digit, in percent: the area of the tile is the share of the
    /// population, and the digit has five weights.
    pub fn agreement(&self) -> (u8, u8) {
        match self.share {
            1..MOST => ((f64::from(self.share) * 500.0).sqrt() as u8, self.share / 4 * 25),
            _ => (100, 100),
        }
    }

    /// Classes for the style sheet.
    pub fn class(&self) -> String {
        let mut class = String::from("sq");
        let source = match self.source {
            Source::Empty => "",
            Source::Given => " given",
            Source::Typed => " typed",
            Source::Evolved => " evolved",
        };
        class.push_str(source);
        let flags = [
            (self.mark.conflict, " conflict"),
            (self.mark.torn, " torn"),
            (self.selected, " selected"),
            (self.house, " house"),
            (self.same, " same"),
            (self.hinted, " hinted"),
            (self.struck, " struck"),
            (self.differs, " differs"),
            (self.spot, " spot"),
            (self.first, " first"),
            (self.source == Source::Evolved && (1..FEW).contains(&self.share), " few"),
            (self.source == Source::Evolved && !(1..MOST).contains(&self.share), " agreed"),
            (self.corner.count_ones() > 8 || self.centre.count_ones() > 16, " many"),
            (self.centre.count_ones() > 12, " full"),
            (self.corner != 0 && self.centre.count_ones() > 5, " both"),
        ];
        flags.iter().filter(|f| f.0).for_each(|f| class.push_str(f.1));
        class.extend(Style::now().class(self.digit));
        class
    }

    /// All that the label depends on.
    pub fn told(&self) -> Look {
        Look { selected: false, house: false, same: false, stop: false, spot: false, share: 0, ..*self }
    }

    /// The player's marks in it.
    pub(crate) fn cell(&self) -> Cell {
        Cell { digit: self.digit, corner: self.corner, centre: self.centre, colours: self.colours, ..Cell::default() }
    }

    /// What is written in the square.
    pub fn text(&self) -> String {
        Style::now().face(self.digit)
    }
}

/// The square that an arrow key, Home or End leads to on the same face.
pub fn neighbour(place: Place, key: &str, side: usize) -> Option<Place> {
    let Place { row, column, .. } = place;
    let last = side - 1;
    let (row, column) = match key {
        "ArrowUp" => (row.saturating_sub(1), column),
        "ArrowDown" => ((row + 1).min(last), column),
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowRight" => (row, (column + 1).min(last)),
        "Home" => (row, 0),
        "End" => (row, last),
        "PageUp" => (0, column),
        "PageDown" => (last, column),
        _ => return None,
    };
    Some(Place { row, column, ..place })
}

/// The square that Ctrl with Home or End leads to: the first or the last of the face.
pub fn corner(place: Place, key: &str, side: usize) -> Option<Place> {
    let at = match key {
        "Home" => 0,
        "End" => side - 1,
        _ => return None,
    };
    Some(Place { row: at, column: at, ..place })
}

#[cfg(test)]
mod tests;
