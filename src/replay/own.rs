//! What a method shows of its own state at a point of a run, also between two operators of a generation.

use crate::evolve::operation::{Act, Operation};
use crate::evolve::view::AlgorithmView;
use crate::evolve::view::elimination::ValidValues;
use crate::replay::timeline::Timeline;

/// What is to be seen at the point that the line stands at; nothing where boards and population are all there is.
pub fn own(line: &Timeline) -> Option<AlgorithmView> {
    match line.run().search().algorithm_view()? {
        AlgorithmView::Copies(_) | AlgorithmView::Population(_) | AlgorithmView::Solutions { .. } => None,
        AlgorithmView::Elimination(board) => {
            let done = line.operations().unwrap_or_default().iter().take(line.point().operator as usize);
            Some(AlgorithmView::Elimination(after(board, done)))
        }
        view => Some(view),
    }
}

/// The valid-values board in the midst of an iteration: what these operations have removed and placed.
fn after<'a>(mut board: ValidValues, done: impl Iterator<Item = &'a Operation>) -> ValidValues {
    for (k, operation) in done.enumerate() {
        if k == 0 {
            board.iteration += 1;
            board.removed.clear();
            board.placed.clear();
            board.removed_in_all = 0;
        }
        match &operation.act {
            Act::Remove { removed } => {
                for removed in removed {
                    if let Some(valid) = board.valid.get_mut(removed.square) {
                        *valid &= !(1 << (removed.digit - 1));
                    }
                    board.removed.push(*removed);
                    board.removed_in_all += 1;
                }
            }
            Act::Place { placed } => {
                board.solution.get_mut(placed.square).into_iter().for_each(|digit| *digit = placed.digit);
                board.placed.push(*placed);
            }
            _ => {}
        }
    }
    board
}
