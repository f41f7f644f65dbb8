//! The packed puzzles of SudokuPad's links, `scl…` and `ctc…`: JSON with short keys and without most of its quotation marks.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::cell::grid;
use crate::text::extract::lists::{cell, value};
use crate::text::extract::tree::{self, Item, List, Node};
use crate::text::lz;

/// The board, and the rules that this program does not have.
pub(crate) fn unpack(packed: &str) -> Option<(Grid, Vec<String>)> {
    read(&lz::unpack(packed)?)
}

/// The same of the text that was packed.
pub(crate) fn read(text: &str) -> Option<(Grid, Vec<String>)> {
    let tree = tree::read(text);
    let puzzle = lists(&tree).next()?;
    let Some(Node::List(rows)) = value(puzzle, &["ce", "cells"]) else { return None };
    let side = rows.items.len();
    let shape = Shape::flat(side)?;
    let mut cells = Vec::new();
    for row in lists(rows) {
        let mut found: Vec<_> = row.items.iter().map(|item| cell(&item.node)).collect::<Option<_>>()?;
        // An empty square at the end of a row leaves only its comma.
        found.resize(
            found.len() + usize::from(row.trailing && found.len() + 1 == side),
            crate::text::extract::cell::Cell::Blank,
        );
        cells.extend(found);
    }
    let grid = grid(shape, &cells)?;
    Some((grid, rules(puzzle, shape)))
}

fn lists<'a, 'b>(list: &'b List<'a>) -> impl Iterator<Item = &'b List<'a>> {
    list.items.iter().filter_map(|item| if let Node::List(inner) = &item.node { Some(&**inner) } else { None })
}

fn rules(puzzle: &List, shape: Shape) -> Vec<String> {
    let of = |names: &[&str]| match value(puzzle, names) {
        Some(Node::List(list)) if !list.items.is_empty() => Some(list),
        _ => None,
    };
    // Cages without squares hold the title and the like.
    let is_cage = |cage: &List| {
        let squares = matches!(value(cage, &["ce", "cells"]), Some(Node::List(l)) if (1..shape.face_squares()).contains(&l.items.len()));
        squares && !matches!(value(cage, &["type"]), Some(Node::Word("rowcol" | "region")))
    };
    let cages = of(&["ca", "cages"]).is_some_and(|all| lists(all).any(is_cage));
    let irregular = of(&["re", "regions"]).is_some_and(|all| lists(all).any(|region| is_irregular(region, shape)));
    let drawn = of(&["o", "overlays"]).is_some() || of(&["u", "underlays"]).is_some();
    let named = [
        (cages, "cages"),
        (of(&["a", "arrows"]).is_some(), "arrows"),
        (of(&["l", "lines"]).is_some(), "lines"),
        (drawn, "drawings"),
        (irregular, "irregular regions"),
    ];
    named.into_iter().filter(|(asked, _)| *asked).map(|(_, name)| name.to_string()).collect()
}

/// Whether a region of squares, each a row and a column, is no box.
fn is_irregular(region: &List, shape: Shape) -> bool {
    let number = |item: &Item| if let Node::Word(word) = item.node { word.parse::<usize>().ok() } else { None };
    let place = |square: &List| match &square.items[..] {
        [row, column] => Some((number(row)?, number(column)?)),
        _ => None,
    };
    let boxes: Option<Vec<(usize, usize)>> = lists(region)
        .map(|square| place(square).map(|(r, c)| (r / shape.box_height(), c / shape.box_width())))
        .collect();
    boxes.is_some_and(|boxes| boxes.windows(2).any(|pair| pair[0] != pair[1]))
}
