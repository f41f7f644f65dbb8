//! An algorithm view as the page shows it: text and markup, and what the page computes with. It is drawn where the search runs,
//! so that the page carries neither the views nor how they are drawn.

use serde::{Deserialize, Serialize};

use crate::draw::algorithm_view::{binary_program, crossing, elimination, moves, own, population, rank_sheet, swaps};
use crate::evolve::AlgorithmView;
use crate::puzzle::{Grid, Square};

/// The tallest board whose tables are drawn while the run goes on.
const TALL: usize = 16;

/// How a view is laid out, and what its region is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Panel {
    /// The solutions found so far, one by one.
    Solutions,
    /// The valid-values board, iteration by iteration.
    Elimination,
    /// The model of the binary program.
    BinaryProgram,
    /// The worksheet with ranks.
    Worksheet,
    /// The help table of the swaps.
    HelpTable,
    /// A hill climber.
    Climb,
    /// Annealing.
    Annealing,
    /// Two parents and their child.
    Crossing,
    /// A population.
    Population,
}

impl Panel {
    /// How a view is laid out; copies of edge squares stand on the faces of the cube.
    fn of(view: &AlgorithmView) -> Option<Panel> {
        Some(match view {
            AlgorithmView::Solutions { .. } => Panel::Solutions,
            AlgorithmView::Elimination(_) => Panel::Elimination,
            AlgorithmView::BinaryProgram(_) => Panel::BinaryProgram,
            AlgorithmView::RankSheet(_) => Panel::Worksheet,
            AlgorithmView::Swaps(_) => Panel::HelpTable,
            AlgorithmView::Climb(_) => Panel::Climb,
            AlgorithmView::Annealing(_) => Panel::Annealing,
            AlgorithmView::Crossing(_) => Panel::Crossing,
            AlgorithmView::Population(_) | AlgorithmView::Guesses(_) | AlgorithmView::Conflicts(_) => Panel::Population,
            AlgorithmView::Copies(_) => return None,
        })
    }
}

/// What the page computes with.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Data {
    /// Nothing.
    #[default]
    None,
    /// Digits place by place, where faces may disagree.
    Copies(Vec<u8>),
    /// Variables of a binary program in hundredths, layer after layer.
    Layers(Vec<u8>),
    /// What elimination has solved and the puzzle had not.
    Found(Vec<(Square, u8)>),
    /// A search for every solution.
    Solutions(Solutions),
}

/// What a search for every solution has found; see [`AlgorithmView::Solutions`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Solutions {
    /// How many were found.
    pub count: u32,
    /// The first of them.
    pub first: Vec<Vec<u8>>,
    /// How often a known one was found again.
    pub met: u64,
    /// Repeats since the last new one.
    pub since: u64,
    /// Repeats after which the search ends.
    pub wanted: u64,
}

/// An algorithm view as the page shows it. Texts are empty while nobody looks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Drawn {
    /// How it is laid out; `None` where nothing but the data is shown.
    pub panel: Option<Panel>,
    /// What is shown, or how it stands.
    pub sentence: String,
    /// What to mind; empty when there is nothing.
    pub warning: String,
    /// The tables, as markup.
    pub tables: String,
    /// Whether the tables wait for the run to rest, because the board is tall.
    pub waits: bool,
    /// What the last iteration did and why, as items of a list.
    pub reasons: String,
    /// What the page computes with.
    pub data: Data,
}

impl Drawn {
    /// A view without its texts.
    pub fn of(puzzle: &Grid, view: &AlgorithmView) -> Drawn {
        let panel = Panel::of(view);
        let at_once = matches!(panel, None | Some(Panel::Solutions | Panel::Elimination | Panel::BinaryProgram));
        let waits = !at_once && puzzle.layout().side > TALL;
        let data = match view {
            AlgorithmView::Copies(digits) => Data::Copies(digits.clone()),
            AlgorithmView::BinaryProgram(program) => Data::Layers(program.layers.clone()),
            AlgorithmView::Elimination(board) => Data::Found(elimination::found(puzzle.cells(), board)),
            &AlgorithmView::Solutions { count, ref first, met, since, wanted } => {
                Data::Solutions(Solutions { count, first: first.clone(), met, since, wanted })
            }
            _ => Data::None,
        };
        Drawn { panel, waits, data, ..Drawn::default() }
    }

    /// The same with its texts, but for the tables.
    pub fn with_words(self, puzzle: &Grid, view: &AlgorithmView) -> Drawn {
        let shape = puzzle.shape();
        let (mut warning, mut reasons) = (String::new(), String::new());
        let sentence = match view {
            AlgorithmView::RankSheet(sheet) => {
                warning = rank_sheet::deceived(shape, sheet).unwrap_or_default();
                rank_sheet::sentence(shape)
            }
            AlgorithmView::Elimination(board) => {
                warning = elimination::stalled(board);
                reasons = elimination::reasons(shape, board);
                elimination::sentence(board)
            }
            AlgorithmView::BinaryProgram(program) => binary_program::sentence(program),
            AlgorithmView::Swaps(_) => swaps::SENTENCE.to_string(),
            AlgorithmView::Climb(_) => moves::CLIMB.to_string(),
            AlgorithmView::Annealing(_) => moves::FURNACE.to_string(),
            AlgorithmView::Crossing(crossing) => crossing::sentence(crossing),
            AlgorithmView::Population(_) => population::SENTENCE.to_string(),
            AlgorithmView::Guesses(_) => own::OF_GUESSES.to_string(),
            AlgorithmView::Conflicts(_) => own::OF_CONFLICTS.to_string(),
            AlgorithmView::Solutions { .. } | AlgorithmView::Copies(_) => String::new(),
        };
        Drawn { sentence, warning, reasons, ..self }
    }

    /// Digits place by place, where faces may disagree.
    pub fn copies(&self) -> Option<&[u8]> {
        match &self.data {
            Data::Copies(digits) => Some(digits),
            _ => None,
        }
    }

    /// What a search for every solution has found.
    pub fn solutions(&self) -> Option<&Solutions> {
        match &self.data {
            Data::Solutions(solutions) => Some(solutions),
            _ => None,
        }
    }
}

/// The tables of a view, as markup.
pub fn tables(puzzle: &Grid, view: &AlgorithmView) -> String {
    let shape = puzzle.shape();
    match view {
        AlgorithmView::RankSheet(sheet) => rank_sheet::markup(puzzle, sheet),
        AlgorithmView::Elimination(board) => elimination::markup(shape, board),
        AlgorithmView::BinaryProgram(program) => binary_program::markup(program),
        AlgorithmView::Swaps(table) => swaps::markup(shape, table),
        AlgorithmView::Climb(climb) => moves::climb(climb),
        AlgorithmView::Annealing(furnace) => moves::furnace(furnace),
        AlgorithmView::Crossing(crossing) => crossing::markup(puzzle, crossing),
        AlgorithmView::Population(members) => population::markup(members),
        AlgorithmView::Guesses(guesses) => own::guesses(shape, guesses),
        AlgorithmView::Conflicts(conflicts) => own::conflicts(shape, conflicts),
        AlgorithmView::Solutions { .. } | AlgorithmView::Copies(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::drawn::*;
    use crate::evolve::view::member::Member;
    use crate::puzzle::Shape;

    #[test]
    fn a_view_that_nobody_looks_at_has_no_texts() {
        let (puzzle, view) =
            (Grid::empty(Shape::Flat9), AlgorithmView::Population(vec![Member { fitness: 3, age: 1 }]));
        let drawn = Drawn::of(&puzzle, &view);
        assert_eq!(drawn, Drawn { panel: Some(Panel::Population), ..Drawn::default() });
        assert_eq!(drawn.with_words(&puzzle, &view).sentence, population::SENTENCE);
        assert!(tables(&puzzle, &view).starts_with("<table"));
        assert!(Drawn::of(&Grid::empty(Shape::Flat25), &view).waits);
    }

    #[test]
    fn copies_are_data_alone() {
        let (puzzle, view) = (Grid::empty(Shape::Cube4), AlgorithmView::Copies(vec![1; 96]));
        let drawn = Drawn::of(&puzzle, &view);
        assert_eq!((drawn.panel, drawn.copies().map(<[u8]>::len)), (None, Some(96)));
        assert_eq!(drawn.clone().with_words(&puzzle, &view), drawn);
    }
}
