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
            spot: lit_digit != 0 && candidates >> (lit_digit - 1) & 1 == 1,
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
mod tests {
    use crate::play::square::*;
    use crate::puzzle::Shape;

    fn plain(sheet: &Sheet) -> Scene<'_> {
        let (best, copies, marks, selected, board) = (None, None, &[][..], None, None);
        Scene {
            sheet,
            best,
            copies,
            marks,
            selected,
            highlight: false,
            board,
            picked: &[],
            candidates: &[],
            digit: 0,
            first: None,
            hinted: &[],
            struck: &[],
            differs: &[],
            share: &|_, _| 0,
        }
    }

    #[test]
    fn a_tile_is_as_large_as_the_share() {
        let sheet = Sheet::of_givens(crate::text::read("1..............4").unwrap().grid);
        let best = crate::text::read("1234341221434324").unwrap().grid;
        let share = |square: Square, digit: u8| if digit == 2 { 5 } else { square as u8 };
        let looks = looks(0, &Scene { best: Some(&best), share: &share, ..plain(&sheet) });
        assert_eq!([1, 3, 9, 13].map(|k| looks[k].agreement()), [(50, 25), (38, 0), (67, 50), (80, 75)]);
        assert_eq!([0, 1, 9].map(|k| looks[k].class()), ["sq given", "sq evolved few", "sq evolved"]);
        assert_eq!(Look { source: Source::Evolved, share: 19, ..Look::default() }.class(), "sq evolved agreed");
    }

    #[test]
    fn marks_and_colours_of_a_player_are_seen_and_told() {
        let sheet = Sheet::of_givens(crate::text::read("1...............").unwrap().grid);
        let rules = crate::play::Rules { givens_stay: true, clean: true };
        let act = |board: &Board, action| crate::play::apply(board, &[1, 2], &action, rules);
        use crate::play::{Action, Pencil};
        let board = act(&Board::of_sheet(&sheet), Action::Write(Pencil::Centre, 3));
        let board = act(&board, Action::Write(Pencil::Colour, 1));
        let scene = Scene { board: Some(&board), picked: &[1, 2], hinted: &[1], ..plain(&sheet) };
        let looks = looks(0, &scene);
        assert_eq!((looks[1].centre, looks[1].colours, looks[2].selected, looks[0].selected), (4, 1, true, false));
        let label = looks[1].label(sheet.grid.layout(), Place { face: 0, row: 0, column: 1 });
        assert_eq!(label, "row 1, column 2, box 1, empty, centre mark 3, coloured blue, part of the hint");
        assert_eq!(looks[1].class(), "sq selected hinted");
        let (empty, conflict) = (Look::default(), Mark { conflict: true, torn: false });
        assert_eq!(looks[1].change(&empty).unwrap(), "empty, centre mark 3, coloured blue");
        assert_eq!(looks[1].change(&Look { hinted: false, selected: false, ..looks[1] }), None);
        let typed = Look { digit: 4, source: Source::Typed, mark: conflict, ..empty };
        assert_eq!(typed.change(&empty).unwrap(), "typed 4, in conflict");
    }

    #[test]
    fn candidates_stand_where_no_mark_does_and_a_chosen_digit_is_lit_in_them() {
        let sheet = Sheet::of_givens(crate::text::read("1...............").unwrap().grid);
        let rules = crate::play::Rules { givens_stay: true, clean: true };
        let act = |board: &Board, chosen: &[Square], pencil, digit| {
            crate::play::apply(board, chosen, &crate::play::Action::Write(pencil, digit), rules)
        };
        let board = act(&Board::of_sheet(&sheet), &[1], crate::play::Pencil::Corner, 3);
        let board = act(&board, &[2], crate::play::Pencil::Candidate, 3);
        let shown = board.shown();
        let looks =
            looks(0, &Scene { board: Some(&board), candidates: &shown, digit: 3, first: Some(2), ..plain(&sheet) });
        assert_eq!([0, 1, 2, 3].map(|k| looks[k].candidates), [0, 0, 0b1010, 0b1110]);
        assert_eq!([1, 2, 3].map(|k| looks[k].class()), ["sq", "sq first", "sq spot"]);
        let label = looks[2].label(sheet.grid.layout(), Place { face: 0, row: 0, column: 2 });
        assert_eq!(label, "row 1, column 3, box 2, empty, candidates 2 4, what if from here");
        let four = crate::play::square::looks(0, &Scene { digit: 1, ..plain(&sheet) });
        assert!(four[0].same && !four[5].same);
    }

    #[test]
    fn looks_and_labels() {
        let sheet = Sheet::of_givens(crate::text::read("1..............4").unwrap().grid).with(1, 2).unwrap();
        let best = crate::text::read("1234341221434324").unwrap().grid;
        let selected = Some(Place { face: 0, row: 0, column: 0 });
        let marks = &[Mark { conflict: true, torn: false }];
        let scene = Scene { best: Some(&best), marks, selected, highlight: true, ..plain(&sheet) };
        let looks = looks(0, &scene);
        let layout = sheet.grid.layout();
        let label = |k: usize| looks[k].label(layout, Place { face: 0, row: k / 4, column: k % 4 });
        assert_eq!(label(0), "row 1, column 1, box 1, given 1, in conflict");
        assert_eq!(label(1), "row 1, column 2, box 1, typed 2");
        assert_eq!(label(6), "row 2, column 3, box 2, evolved 1");
        assert_eq!(looks[0].class(), "sq given conflict selected same");
        assert_eq!(looks[6].class(), "sq evolved same agreed");
        assert!(looks[1].house && !looks[15].house && looks[0].stop && !looks[1].stop);
    }

    #[test]
    fn an_edge_square_is_chosen_on_every_face_that_shows_it() {
        let sheet = Sheet::empty(Shape::Cube4);
        let selected = Some(Place { face: 2, row: 0, column: 1 });
        let scene = Scene { selected, highlight: true, ..plain(&sheet) };
        assert!(looks(0, &scene)[13].selected && looks(2, &scene)[1].selected);
        assert!(looks(0, &scene)[0].stop && looks(2, &scene)[1].stop);
    }

    #[test]
    fn each_face_shows_its_own_copy() {
        let sheet = Sheet::empty(Shape::Cube4).with(5, 4).unwrap();
        let mut digits = vec![0; 96];
        (digits[5], digits[13], digits[33]) = (1, 2, 3);
        let best = Grid::empty(Shape::Cube4);
        let scene = Scene { best: Some(&best), copies: Some(&digits), ..plain(&sheet) };
        // F r1c2 is U r4c2; what is typed stands over any copy.
        assert_eq!((looks(0, &scene)[13].digit, looks(2, &scene)[1].digit, looks(0, &scene)[5].digit), (2, 3, 4));
    }

    #[test]
    fn arrows_stop_at_the_border() {
        let place = Place { face: 0, row: 0, column: 3 };
        assert_eq!(neighbour(place, "ArrowUp", 4), Some(place));
        assert_eq!(neighbour(place, "End", 4), Some(place));
        assert_eq!(neighbour(place, "ArrowDown", 4), Some(Place { row: 1, ..place }));
        assert_eq!(neighbour(place, "Tab", 4), None);
        assert_eq!(corner(place, "Home", 4), Some(Place { column: 0, ..place }));
        assert_eq!(corner(place, "End", 4), Some(Place { row: 3, ..place }));
        assert_eq!(corner(place, "ArrowUp", 4), None);
    }
}
