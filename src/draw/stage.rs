//! The operator at work as markup: parents and child, or before and after, on boards; between two generations the best or
//! the chosen individual.

use crate::draw::step_board::{Drawing, size};
use crate::draw::{pool, step_board};
use crate::puzzle::{FACE_NAMES, Shape};
use crate::replay::view;
use crate::replay::view::{Part, Sight, Source, Step, View};
use crate::say::lab;
use crate::say::step_view;
use crate::say::step_view::Board;

/// What stands on the stage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stage {
    /// HTML of the boards, and of those whom the operator chose among.
    pub markup: String,
    /// Boards, and those whom the operator chose among as one more.
    pub count: usize,
    /// Boards alone.
    pub boards: usize,
    /// Whether a child of two parents is among them.
    pub crossed: bool,
    /// Whether digits are marked as new or changed.
    pub fresh: bool,
    /// Whether copies of a square are marked that disagree.
    pub apart: bool,
}

/// A board as it stands on the stage.
struct Shown<'a> {
    name: String,
    /// Which parent it is, for its sign.
    parent: &'static str,
    sight: &'a Sight,
    sources: Vec<Source>,
}

/// What an operator did at a point, or its step of this number where it makes many; 0 is all of it.
fn taken(shape: Shape, view: &View, within: u32) -> Option<Step> {
    let operation = view.operation.as_ref()?;
    view::step_within(shape, operation, within).or_else(|| Some(view::step(shape, operation)))
}

/// The face of a cube on which most of an operation is seen, where several boards stand beside each other: nets would be
/// too small to read.
pub fn busiest(shape: Shape, view: &View, within: u32) -> Option<usize> {
    let step = taken(shape, view, within)
        .filter(|step| shape.is_cube() && step.before.len() + usize::from(step.after.is_some()) > 1)?;
    let of_face = |face: &[Source]| face.iter().filter(|source| **source != Source::Same).count();
    let busy: Vec<usize> = step.sources.chunks(shape.side() * shape.side()).map(of_face).collect();
    // Where nothing was taken or changed, the face with the most conflicts.
    let amiss = |face: usize| {
        let squares = shape.side() * shape.side();
        let heat = step.before.iter().map(|(_, sight)| sight.heat.iter().skip(face * squares).take(squares));
        heat.flatten().filter(|heat| **heat > 0).count()
    };
    let worth = |face: usize| (busy.get(face).copied().unwrap_or_default(), amiss(face), std::cmp::Reverse(face));
    (0..shape.faces()).max_by_key(|&face| worth(face))
}

/// Everything that is to be seen of a run at a point; of an operator that makes many steps, the step of the number `within` (0
/// is all of them). `face` is the only face of a cube that is drawn.
pub fn stage(shape: Shape, givens: &[u8], view: &View, within: u32, face: Option<usize>) -> Stage {
    let step = taken(shape, view, within);
    let shown = shown(view, step.as_ref());
    let mut markup: String = shown.iter().map(|board| figure(shape, givens, board, face)).collect();
    let chose = step.as_ref().is_some_and(|step| !step.pool.is_empty());
    markup += &step.as_ref().map(everybody).unwrap_or_default();
    Stage {
        markup,
        count: shown.len() + usize::from(chose),
        boards: shown.len(),
        crossed: step.as_ref().is_some_and(|step| step.before.len() > 1 && step.after.is_some()),
        fresh: step.as_ref().is_some_and(|step| step.sources.contains(&Source::New)),
        apart: shown.iter().any(|board| board.sight.apart.contains(&1)),
    }
}

fn shown<'a>(view: &'a View, step: Option<&'a Step>) -> Vec<Shown<'a>> {
    match step {
        Some(Step { before, after, sources, .. }) if !before.is_empty() => {
            let several = before.len() > 1;
            let all = before.iter().map(|(part, sight)| {
                let parent = match part {
                    Part::ParentA => "a",
                    Part::ParentB => "b",
                    _ => "",
                };
                // A parent shows what the child has of it alone.
                let given = |own: Source| sources.iter().map(|&s| if s == own { s } else { Source::Same }).collect();
                let sources = match part {
                    Part::ParentA if after.is_some() => given(Source::First),
                    Part::ParentB if after.is_some() => given(Source::Second),
                    // The one board of a conclusion that puts no digit shows its square.
                    _ if after.is_none() && !several => sources.clone(),
                    _ => Vec::new(),
                };
                Shown { name: step_view::part(*part, sight.rank).text(), parent, sight, sources }
            });
            let after = after.iter().map(|(part, sight)| Shown {
                name: step_view::part(*part, sight.rank).text(),
                parent: "",
                sight,
                sources: sources.clone(),
            });
            all.chain(after).collect()
        }
        // What it chose among is all there is to see.
        Some(step) if !step.pool.is_empty() => Vec::new(),
        _ => {
            let name = step_view::individual_on_stage(view.board.rank).text();
            vec![Shown { name, parent: "", sight: &view.board, sources: Vec::new() }]
        }
    }
}

fn figure(shape: Shape, givens: &[u8], shown: &Shown, face: Option<usize>) -> String {
    let (width, height) = size(shape, face);
    let Shown { name, parent, sight, sources } = shown;
    let label = step_view::aloud(name.clone(), sight);
    let svg = Drawing { shape, givens, sight, sources, face }.markup();
    let sign = if parent.is_empty() { String::new() } else { format!("<i class='sign {parent}'></i>") };
    let squares = shape.side() * shape.side();
    let places = face.map_or(0..sight.heat.len(), |face| face * squares..(face + 1) * squares);
    let marked = |list: &[u8]| list.get(places.clone()).unwrap_or_default().iter().filter(|&&h| h > 0).count();
    let (conflicts, apart) = (marked(&sight.heat).into(), marked(&sight.apart));
    let fitness = sight.fitness.into();
    let facts = match face.and_then(|face| FACE_NAMES.get(face)) {
        Some(&face) if apart > 0 => Board::FactsOfFaceApart { fitness, conflicts, apart: apart.into(), face },
        None if apart > 0 => Board::FactsApart { fitness, conflicts, apart: apart.into() },
        Some(&face) => Board::FactsOfFace { fitness, conflicts, face },
        None => Board::Facts { fitness, conflicts },
    };
    format!(
        "<figure class='taken'><figcaption>{sign}<b>{name}</b> <span>{facts}</span></figcaption>\
         <svg class='taken-board' preserveAspectRatio='xMidYMin' viewBox='-1 -1 {} {}' role='img' aria-label='{label}'>{svg}</svg></figure>",
        width + 2,
        height + 2
    )
}

/// Whom the operator chose among, beside the boards; empty where it chose nobody.
fn everybody(step: &Step) -> String {
    let list = pool::markup(&step.pool);
    if list.is_empty() {
        return list;
    }
    let label = lab::Stage::Candidates;
    format!("<div class='taken pools' data-testid='pool' role='group' tabindex='0' aria-label='{label}'>{list}</div>")
}

/// The view box of a board or net, with a little room for its frame.
pub fn view_box(shape: Shape, face: Option<usize>) -> String {
    let (width, height) = step_board::size(shape, face);
    format!("-1 -1 {} {}", width + 2, height + 2)
}

#[cfg(test)]
mod tests {
    use crate::draw::stage::*;
    use crate::evolve::Recipe;
    use crate::evolve::algorithms::find;
    use crate::replay::timeline::{Point, Timeline};
    use crate::text::of_line;

    fn at(operator: u32) -> Stage {
        let puzzle =
            of_line("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..").unwrap();
        let mut line = Timeline::new(Recipe::new(find("waters-grid").unwrap(), &puzzle, 3)).unwrap();
        line.go_to(Point { generation: 5, operator });
        let givens: Vec<u8> = puzzle.face_cells().collect();
        stage(puzzle.shape(), &givens, &view::of(&line, None), 0, None)
    }

    #[test]
    fn every_operator_shows_its_boards_and_whom_it_chose_among() {
        let whole = at(0);
        assert_eq!((whole.boards, whole.count), (1, 1));
        assert!(whole.markup.contains("<b>Best individual</b>") && !whole.markup.contains("sign a"));
        let selection = at(1);
        assert_eq!((selection.boards, selection.count, selection.crossed), (2, 3, false));
        assert!(
            selection.markup.contains("<b>Parent A, individual ")
                && selection.markup.contains("<p>Individuals to choose from</p>")
        );
        let crossover = at(2);
        assert_eq!((crossover.boards, crossover.crossed), (3, true));
        // Twenty selections and crossovers in turns, then the survival.
        let survival = at(41);
        assert_eq!((survival.boards, survival.count), (0, 1));
    }
}
