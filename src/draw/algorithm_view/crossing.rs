//! A geometric crossover: two parents, the child between them, and their distances row by row.

use crate::draw::algorithm_view::table::{GridTable, cell, list};
use crate::evolve::view::crossing::{Apart, Crossing};
use crate::puzzle::{Grid, Shape};
use crate::say::algorithm_view::View;
use crate::say::number::thousands;
use crate::text::digits::written;

/// What is seen, in a sentence.
pub fn sentence(crossing: &Crossing) -> String {
    match crossing.swaps {
        true => View::CrossingSwaps.text().to_string(),
        false => View::CrossingSquares.text().to_string(),
    }
}

/// Where a square of the child comes from, as a class; in the order of [`SOURCES`].
fn source(crossing: &Crossing, puzzle: &Grid, square: usize) -> usize {
    let digit = crossing.child[square];
    match (crossing.parents[0][square] == digit, crossing.parents[1][square] == digit) {
        _ if puzzle.cells()[square] != 0 => 0,
        (true, true) => 1,
        (true, false) => 2,
        (false, true) => 3,
        (false, false) => 4,
    }
}

const SOURCES: [(&str, View); 5] = [
    ("given", View::Givens),
    ("", View::BothParents),
    ("first", View::FirstAlone),
    ("second", View::SecondAlone),
    ("off", View::Neither),
];

/// The drawing, as markup.
pub fn markup(puzzle: &Grid, crossing: &Crossing) -> String {
    let shape = puzzle.shape();
    let squares = shape.side() * shape.side();
    let boards = [&crossing.child, &crossing.parents[0], &crossing.parents[1]];
    if shape.is_cube() || boards.iter().any(|cells| cells.len() != squares) {
        return String::new();
    }
    let square = |s: usize| cell(SOURCES[source(crossing, puzzle, s)].0, written(crossing.child[s]));
    let counted = SOURCES.iter().enumerate().map(|(k, (_, name))| {
        let number = (0..squares).filter(|&s| source(crossing, puzzle, s) == k).count();
        vec![(*name).to_string(), thousands(number as u64)]
    });
    let cost = |name: &str, value: u32| vec![name.to_string(), thousands(value.into())];
    let [first, second] = crossing.of_parents;
    [
        GridTable::of_squares(shape, View::TheChild.text(), &square).markup(),
        list(View::ComesFrom.text(), &[], counted),
        distances(shape, crossing),
        list(
            View::Fitness.text(),
            &[],
            [
                cost(View::FirstParent.text(), first),
                cost(View::SecondParent.text(), second),
                cost(View::Child.text(), crossing.of_child),
            ],
        ),
    ]
    .concat()
}

/// Row by row: the squares in which the parents are alike, under swaps the cycles into which the others fall (each takes
/// one swap less than it has squares), and the three distances.
fn distances(shape: Shape, crossing: &Crossing) -> String {
    let side = shape.side();
    let [first, second] = &crossing.parents;
    let alike = |row: usize| {
        let row = row * side..(row + 1) * side;
        first[row.clone()].iter().zip(&second[row]).filter(|(a, b)| a == b).count() as u32
    };
    let of_row = |row: usize, apart: Apart| {
        let cycles = (side as u32 - alike(row)).saturating_sub(apart.parents);
        [alike(row), cycles, apart.parents, apart.from_first, apart.from_second]
    };
    let rows: Vec<Option<[u32; 5]>> =
        crossing.rows.iter().enumerate().map(|(r, apart)| apart.map(|a| of_row(r, a))).collect();
    let sum = rows.iter().flatten().fold([0; 5], |sum, row| [0, 1, 2, 3, 4].map(|k| sum[k] + row[k]));
    let line = |name: String, numbers: Option<[u32; 5]>| {
        let shown = |k: &usize| crossing.swaps || *k != 1;
        let field = |k: usize| numbers.map_or("–".to_string(), |n| thousands(n[k].into()));
        std::iter::once(name).chain((0..5).filter(shown).map(field)).collect()
    };
    let lines = rows.iter().enumerate().map(|(r, &numbers)| line(format!("r{}", r + 1), numbers));
    let lines: Vec<Vec<String>> = lines.chain([line(View::Sum.text().to_string(), Some(sum))]).collect();
    let caption = if crossing.swaps { View::DistanceSwaps.text() } else { View::DistanceSquares.text() };
    let head: &[&str] = if crossing.swaps {
        &[
            View::Row.text(),
            View::Alike.text(),
            View::Cycles.text(),
            View::Parents.text(),
            View::FirstToChild.text(),
            View::ChildToSecond.text(),
        ]
    } else {
        &[
            View::Row.text(),
            View::Alike.text(),
            View::Parents.text(),
            View::FirstToChild.text(),
            View::ChildToSecond.text(),
        ]
    };
    list(caption, head, lines)
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::crossing::*;

    fn crossing(swaps: bool) -> Crossing {
        // Row 1: the parents are two swaps apart, in two cycles; the child took one of them.
        let first = [vec![1, 2, 3, 4], vec![3, 4, 1, 2], vec![2, 1, 4, 3], vec![4, 3, 2, 1]].concat();
        let second = [vec![2, 1, 4, 3], vec![3, 4, 1, 2], vec![2, 1, 4, 3], vec![4, 3, 2, 1]].concat();
        let child = [vec![2, 1, 3, 4], vec![3, 4, 1, 2], vec![2, 1, 4, 3], vec![4, 3, 1, 2]].concat();
        let apart = |parents, from_first, from_second| Some(Apart { parents, from_first, from_second });
        let rows = if swaps {
            vec![apart(2, 1, 1), apart(0, 0, 0), apart(0, 0, 0), apart(0, 1, 1)]
        } else {
            vec![apart(4, 2, 2), apart(0, 0, 0), apart(0, 0, 0), apart(0, 2, 2)]
        };
        Crossing { parents: [first, second], child, of_parents: [4, 6], of_child: 2, rows, swaps }
    }

    #[test]
    fn distances_cycles_and_sources_are_those_of_the_boards() {
        let puzzle = Grid::new(Shape::Flat4, [vec![0; 4], vec![3], vec![0; 11]].concat()).unwrap();
        let html = markup(&puzzle, &crossing(true));
        assert!(html.contains("<th scope=row>r1<td>0<td>2<td>2<td>1<td>1"), "{html}");
        assert!(html.contains("<th scope=row>Sum<td>12<td>2<td>2<td>2<td>2"), "{html}");
        assert!(html.contains("Givens<td>1<tr><th scope=row>Both parents<td>9<tr>"), "{html}");
        assert!(html.contains("(bar on the right)<td>2") && html.contains("Neither (outlined)<td>2"), "{html}");
        assert_eq!((html.matches("class='first'").count(), html.matches("class='off'").count()), (2, 2));
        let html = markup(&puzzle, &crossing(false));
        assert!(html.contains("<th scope=row>r1<td>0<td>4<td>2<td>2") && !html.contains(View::Cycles.text()), "{html}");
        assert_eq!(markup(&Grid::empty(Shape::Flat9), &crossing(false)), "");
    }

    #[test]
    fn a_row_without_a_path_has_no_distance() {
        let mut crossing = crossing(true);
        crossing.rows[2] = None;
        assert!(markup(&Grid::empty(Shape::Flat4), &crossing).contains("<th scope=row>r3<td>–<td>–<td>–<td>–<td>–"));
    }
}
