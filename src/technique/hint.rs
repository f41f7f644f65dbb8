//! What helps a player most: first whatever is wrong, then the next step in a learner's order, on the player's own marks.

#[cfg(test)]
mod tests;

use crate::exact::{Contradiction, candidates, contradiction_in_sight};
use crate::puzzle::{Grid, Square};
use crate::technique::board::Board;
use crate::technique::solve::{Effort, Order, Rules, Solver};
use crate::technique::step::Step;

/// A board as it is being played. Lists are by distinct square.
#[derive(Clone, Debug, PartialEq)]
pub struct Position<'a> {
    /// Givens and typed digits.
    pub grid: &'a Grid,
    /// The candidates a player has marked, where there are any.
    pub marks: &'a [u32],
    /// The only solution, where it is known; then techniques may rest on there being one.
    pub answer: Option<&'a Grid>,
}

/// What a player can be told next.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// These digits are not those of the only solution.
    Wrong(Vec<Square>),
    /// The marks of these squares leave out the digit that belongs there.
    WrongMarks(Vec<Square>),
    /// The digits on the board contradict each other.
    Contradiction(Contradiction),
    /// The next step, with the board it is taken on.
    Step(Box<Step>, Box<Board>),
    /// These squares can be filled at once.
    Ready(Vec<Square>),
    /// None of the techniques finds anything.
    Stalled,
    /// No square is empty.
    Full,
}

/// The last stage that is tried: those beyond take seconds, and nobody follows them.
const LAST: Effort = Effort::Nested(1);

/// What helps most.
pub fn hint(position: &Position) -> Hint {
    let Position { grid, marks, answer } = *position;
    let layout = grid.layout();
    let mark = |s: Square| marks.get(s).copied().unwrap_or(0);
    let open = |s: &Square| grid.get(*s) == 0;
    if let Some(answer) = answer.filter(|a| a.shape() == grid.shape() && a.is_full()) {
        let wrong: Vec<Square> = (0..layout.squares).filter(|s| !open(s) && grid.get(*s) != answer.get(*s)).collect();
        if !wrong.is_empty() {
            return Hint::Wrong(wrong);
        }
        let lacks = |s: &Square| open(s) && mark(*s) != 0 && mark(*s) >> (answer.get(*s) - 1) & 1 == 0;
        let wrong: Vec<Square> = (0..layout.squares).filter(lacks).collect();
        if !wrong.is_empty() {
            return Hint::WrongMarks(wrong);
        }
    }
    if let Some(contradiction) = contradiction_in_sight(grid) {
        return Hint::Contradiction(contradiction);
    }
    if grid.is_full() {
        return Hint::Full;
    }
    let empty = |s: &Square| open(s) && mark(*s) != 0 && candidates(grid, *s) & mark(*s) == 0;
    let empty: Vec<Square> = (0..layout.squares).filter(empty).collect();
    if !empty.is_empty() {
        return Hint::WrongMarks(empty);
    }
    let solver = played(position);
    solver.next().map_or(Hint::Stalled, |step| Hint::Step(Box::new(step), Box::new(solver.board().clone())))
}

fn played(position: &Position) -> Solver {
    let rules = Rules { unique: position.answer.is_some(), last: LAST, order: Order::Learner, ..Rules::ALL };
    Solver::played(position.grid, position.marks, rules)
}

/// The squares that a single fills, without their digits; what is wrong comes first, as in a hint.
pub fn ready(position: &Position) -> Hint {
    match hint(position) {
        Hint::Step(..) | Hint::Stalled => Hint::Ready(played(position).singles()),
        other => other,
    }
}
