//! How a child is made: who was drawn for it, and what it has from whom.

use crate::evolve::operation::{Draw, Individual, Operation, Origin};
use crate::puzzle::HouseKind;
use crate::say::number::{Noun, Number};
use crate::say::operation::lines::{Lines, Pairs};
use crate::say::operation::messages::{Crossover, Selection};
use crate::say::operation::terms::{count, guesses, joined, number, who};

/// Who was drawn, from whom, and who was rejected.
pub(super) fn selection(before: &[Individual], draw: Draw, pool: usize, refused: &[(u32, u32)]) -> String {
    const FEW: usize = 3;
    let [a, b] = before else { return String::new() };
    let drawn = match a.rank == b.rank {
        true => Selection::Twice { who: who(a) },
        false => Selection::Two { first: who(a), second: who(b) },
    };
    let from = match draw {
        Draw::Rank => Selection::ByRank { pool: count(pool, Noun::Individual), times: Number(pool as u64) },
        Draw::Even => Selection::Uniform { pool: count(pool, Noun::Individual) },
        Draw::Top if pool == 1 => Selection::OnlyBest,
        Draw::Top => Selection::Shrinking { best: Number(pool as u64) },
        Draw::Turn => Selection::InTurn { pool: count(pool, Noun::Individual) },
        Draw::Tournament(1) => Selection::Uniform { pool: count(pool, Noun::Individual) },
        Draw::Tournament(of) => Selection::Tournament { of: number(of), pool: count(pool, Noun::Individual) },
    };
    let pairs = Pairs(refused.iter().take(FEW).copied().collect());
    let rejected = match refused.len() {
        0 => String::new(),
        n if n > FEW => Selection::RejectedSome { pairs, more: Number((n - FEW) as u64) }.text(),
        _ => Selection::Rejected { pairs }.text(),
    };
    joined([drawn.text(), from.text(), rejected])
}

/// A child of whole rows, columns or boxes; those of the second parent are named.
pub(super) fn lines(operation: &Operation, kind: HouseKind, second: &[u16], side: usize) -> String {
    let [a, b] = operation.before.as_slice() else { return String::new() };
    let (first, of, rest) = (who(a), who(b), who(a));
    let told = || Lines::new(second, side);
    let on_one_face = second.iter().all(|&k| usize::from(k) < side);
    let made = match (kind, second.len()) {
        _ if a.rank == b.rank => Crossover::Copy { who: first },
        _ if a.cells == b.cells => Crossover::SameDigits { first, second: of },
        (HouseKind::Row, 0) => Crossover::AllRows { of: first, none: of },
        (HouseKind::Column, 0) => Crossover::AllColumns { of: first, none: of },
        (HouseKind::Box, 0) => Crossover::AllBoxes { of: first, none: of },
        (HouseKind::Row, 1) if on_one_face => Crossover::Row { row: told(), of, rest },
        (HouseKind::Column, 1) if on_one_face => Crossover::Column { column: told(), of, rest },
        (HouseKind::Box, 1) if on_one_face => Crossover::Box { number: told(), of, rest },
        (HouseKind::Row, _) => Crossover::Rows { rows: told(), of, rest },
        (HouseKind::Column, _) => Crossover::Columns { columns: told(), of, rest },
        (HouseKind::Box, _) => Crossover::Boxes { boxes: told(), of, rest },
    };
    joined([made.text(), child(operation)])
}

/// A child whose squares come from both parents one by one.
pub(super) fn square_by_square(operation: &Operation, way: Crossover) -> String {
    let [a, b] = operation.before.as_slice() else { return String::new() };
    let origins = operation.origins().unwrap_or_default();
    let of = |origin| Number(origins.iter().filter(|o| **o == origin).count() as u64);
    let shares = Crossover::Shares {
        from_first: of(Origin::First),
        first: who(a),
        from_second: of(Origin::Second),
        second: who(b),
        both: of(Origin::Both),
        neither: of(Origin::New),
    };
    joined([way.text(), shares.text(), child(operation)])
}

/// An individual made of guesses, and the squares that it leaves empty.
pub(super) fn guessed(made: Crossover, refused: u32, after: Option<&Individual>) -> String {
    let undone = match refused {
        0 => String::new(),
        n => Crossover::Undone { guesses: guesses(n) }.text(),
    };
    let empty = after.map_or(String::new(), |a| Crossover::Empty { squares: number(a.fitness) }.text());
    joined([made.text(), undone, empty])
}

/// The fitness of the child that came of it.
pub(super) fn child(operation: &Operation) -> String {
    operation.after.as_ref().map_or(String::new(), |a| Crossover::Fitness { fitness: number(a.fitness) }.text())
}
