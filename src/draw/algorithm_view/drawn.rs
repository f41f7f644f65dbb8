//! An algorithm view as texts and markup.

use serde::{Deserialize, Serialize};

use crate::draw::algorithm_view::{
    binary_program, crossing, elimination, moves, own, partial, population, rank_sheet, rules, swaps,
};
use crate::evolve::AlgorithmView;
use crate::puzzle::Grid;

/// An algorithm view as texts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Drawn {
    /// What is shown, or how it stands.
    pub sentence: String,
    /// What to mind; empty when there is nothing.
    pub warning: String,
    /// What the last iteration did and why, as items of a list.
    pub reasons: String,
    /// The tables, as markup; none where they were not asked for.
    pub tables: Option<String>,
}

impl Drawn {
    /// The texts of a view, with its tables if they are wanted.
    pub fn of(puzzle: &Grid, view: &AlgorithmView, with_tables: bool) -> Drawn {
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
            AlgorithmView::PartialBoard(_) => partial::SENTENCE.to_string(),
            AlgorithmView::Crossing(crossing) => crossing::sentence(crossing),
            AlgorithmView::Population(_) => population::SENTENCE.to_string(),
            AlgorithmView::Guesses(_) => own::OF_GUESSES.to_string(),
            AlgorithmView::Rules(_) => rules::SENTENCE.to_string(),
            AlgorithmView::Conflicts(_) => own::OF_CONFLICTS.to_string(),
            AlgorithmView::Solutions { .. } | AlgorithmView::Copies(_) => String::new(),
        };
        Drawn { sentence, warning, reasons, tables: with_tables.then(|| tables(puzzle, view)) }
    }
}

/// The tables of a view, as markup.
fn tables(puzzle: &Grid, view: &AlgorithmView) -> String {
    let shape = puzzle.shape();
    match view {
        AlgorithmView::RankSheet(sheet) => rank_sheet::markup(puzzle, sheet),
        AlgorithmView::Elimination(board) => elimination::markup(shape, board),
        AlgorithmView::BinaryProgram(program) => binary_program::markup(program),
        AlgorithmView::Swaps(table) => swaps::markup(shape, table),
        AlgorithmView::Climb(climb) => moves::climb(climb),
        AlgorithmView::Annealing(furnace) => moves::furnace(furnace),
        AlgorithmView::PartialBoard(state) => partial::markup(state),
        AlgorithmView::Crossing(crossing) => crossing::markup(puzzle, crossing),
        AlgorithmView::Population(members) => population::markup(members),
        AlgorithmView::Guesses(guesses) => own::guesses(shape, guesses),
        AlgorithmView::Rules(inside) => rules::markup(shape, inside),
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
    fn tables_are_drawn_where_they_are_wanted() {
        let (puzzle, view) =
            (Grid::empty(Shape::Flat9), AlgorithmView::Population(vec![Member { fitness: 3, age: 1 }]));
        let drawn = Drawn::of(&puzzle, &view, true);
        assert!(drawn.tables.as_ref().is_some_and(|tables| tables.starts_with("<table")), "{drawn:?}");
        assert_eq!(Drawn::of(&puzzle, &view, false), Drawn { tables: None, ..drawn });
    }

    #[test]
    fn copies_are_shown_on_the_board_alone() {
        let view = AlgorithmView::Copies(vec![1; 96]);
        assert_eq!(Drawn::of(&Grid::empty(Shape::Cube4), &view, false), Drawn::default());
    }
}
