//! One step inside an operation that makes many.

use crate::evolve::operation::Operation;
use crate::evolve::trail::How;
use crate::puzzle::{FACE_NAMES, HouseKind, Layout, Shape};
use crate::say::list::Items;
use crate::say::operation::messages::Change;
use crate::say::words::paragraph;

/// More squares than these are marked on the board alone.
const FEW: usize = 4;

/// What the step of this number, from 1, does; empty where the operation has none of that number.
pub fn within(operation: &Operation, shape: Shape, number: u32) -> String {
    let told = || {
        let (trail, before) = (operation.trail()?, operation.before.first()?);
        let at = number.checked_sub(1)? as usize;
        let taken = trail.steps.get(at)?;
        let (step, of) = (number.into(), (trail.steps.len() as u64 + u64::from(trail.more)).into());
        let how = match taken.how {
            How::Growth(HouseKind::Row) => Change::GrowthInRows { step, of },
            How::Growth(HouseKind::Column) => Change::GrowthInColumns { step, of },
            How::Growth(HouseKind::Box) => Change::GrowthInBoxes { step, of },
            How::Mutation => Change::MutationStep { step, of },
            How::Move => Change::MoveStep { step, of },
            How::Weights if taken.changes.is_empty() => Change::LearnStep { step, of },
            How::Weights => Change::WeightStep { step, of },
        };
        let becomes = |&(square, digit): &(u16, u8)| {
            Change::Becomes { square: name(shape, before.cells.len(), square.into()), digit }.text()
        };
        let changed = match taken.changes.len() {
            0 => Change::Nothing.text(),
            1..=FEW => Change::Now { squares: Items::of(taken.changes.iter().map(becomes)) }.text(),
            _ => String::new(),
        };
        let from = at.checked_sub(1).and_then(|k| trail.steps.get(k)).map_or(before.fitness, |step| step.fitness);
        let fitness = match from == taken.fitness {
            true => Change::SameFitness { fitness: from.into() },
            false => Change::Better { before: from.into(), after: taken.fitness.into() },
        };
        let last = at + 1 == trail.steps.len() && trail.more > 0;
        let unkept = if last { Change::Unkept { more: trail.more.into() }.text() } else { String::new() };
        Some(paragraph([how.text(), changed, fitness.text(), unkept]))
    };
    told().unwrap_or_default()
}

/// The name of a square, or of a place where there is one for each face.
fn name(shape: Shape, cells: usize, square: usize) -> String {
    let layout = Layout::of(shape);
    if cells == layout.squares {
        return layout.name(square);
    }
    let face = Layout::of(shape.face());
    let of_face = FACE_NAMES.get(square / face.squares).map(char::to_string).unwrap_or_default();
    paragraph([of_face, face.name(square % face.squares)])
}

#[cfg(test)]
mod tests {
    use crate::evolve::operation::{Act, Individual};
    use crate::evolve::trail::Recorder;
    use crate::say::operation::within::*;

    #[test]
    fn a_step_names_its_squares_and_what_they_did() {
        let cells = [1, 1, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let mut recorder = Recorder::new(&cells);
        let mut after = cells;
        after[1] = 3;
        recorder.note(How::Growth(HouseKind::Row), &after, 7);
        recorder.note(How::Mutation, &after, 7);
        let act = Act::Grow { iterations: 2, mutations: 1, trail: recorder.trail() };
        let before = vec![Individual { rank: 0, cells: cells.to_vec(), fitness: 8 }];
        let operation = Operation { act, before, after: None };
        let told = |number| within(&operation, Shape::Flat4, number);
        assert_eq!(
            told(1),
            "Step 1 of 2: growth in every row that misses a digit. Now r1c2 = 3. Fitness went from 8 to 7."
        );
        assert_eq!(
            told(2),
            "Step 2 of 2: a mutation puts a random digit on a random free square. Nothing changes. Fitness stayed at 7."
        );
        assert_eq!([told(0), told(3)], ["", ""]);
    }
}
