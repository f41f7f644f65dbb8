//! Boards among lists within lists: rows of squares, or all squares in one list.

use crate::puzzle::check::conflicts;
use crate::puzzle::{Grid, Shape};
use crate::text::extract::boxes::by_box;
use crate::text::extract::cell::{Cell, grid};
use crate::text::extract::hit::{FLATS, Hit, fewest, flat};
use crate::text::extract::indexed;
use crate::text::extract::labels::face_of;
use crate::text::extract::named::{Named, board};
use crate::text::extract::net::of_faces;
use crate::text::extract::tree::{Item, List, Node};
use crate::text::extract::triples::shifted;
use crate::text::how::How;
use crate::text::order::sort_by;

/// The boards of a list and of all lists in it. `by_column` is how some languages fill a table from a list.
pub(crate) fn find(list: &List, by_column: bool, hits: &mut Vec<Hit>) {
    let before = hits.len();
    hits.extend(cube(list));
    if hits.len() > before {
        return;
    }
    rows(list, hits);
    if hits.len() == before && list.open != '\0' {
        one_list(list, by_column, hits);
    }
    if hits.len() > before {
        // Each list is a board of its own, on whatever line it stands.
        hits[before..].iter_mut().for_each(|hit| hit.part = before + 1);
        return;
    }
    for item in &list.items {
        if let Node::List(inner) = &item.node {
            let before = hits.len();
            find(inner, by_column, hits);
            if item.key.is_some_and(is_of_boxes) {
                nested(inner, hits);
                hits[before..].iter_mut().for_each(|hit| *hit = by_box(hit).unwrap_or_else(|| hit.clone()));
            }
        }
    }
}

/// Whether the lists under this name are boxes in place of rows.
fn is_of_boxes(key: &str) -> bool {
    ["boxes", "blocks", "boxs", "subgrids", "squares3x3"].iter().any(|name| key.eq_ignore_ascii_case(name))
}

/// Boxes of rows of squares, one list within the other, as if each were a row.
fn nested(list: &List, hits: &mut Vec<Hit>) {
    let squares = |item: &Item| {
        let Node::List(rows) = &item.node else { return None };
        let of_row = |item: &Item| match &item.node {
            Node::List(row) => row.items.iter().map(|square| cell(&square.node)).collect::<Option<Vec<Cell>>>(),
            _ => None,
        };
        rows.items.iter().map(of_row).collect::<Option<Vec<Vec<Cell>>>>().map(|rows| rows.concat())
    };
    let boxes: Option<Vec<Vec<Cell>>> = list.items.iter().map(squares).collect();
    let Some(shape) = flat(list.items.len()) else { return };
    hits.extend(
        boxes
            .and_then(|boxes| grid(shape, &boxes.concat()))
            .map(|grid| Hit::new(How::Lists, grid, list.first..list.last + 1)),
    );
}

/// Six boards in a list whose edges agree, by the names of the faces or in the order U R F D L B.
fn cube(list: &List) -> Option<Hit> {
    if list.items.len() != 6 {
        return None;
    }
    let mut faces: Vec<(Option<usize>, Grid)> = Vec::new();
    for item in &list.items {
        faces.push((item.key.and_then(face_of), face(&item.node)?));
    }
    let named = faces.iter().filter_map(|(name, _)| *name).fold(0u32, |named, face| named | 1 << face) == 0b11_1111;
    if named {
        sort_by(&mut faces, |(name, _)| name.map_or(-1, |name| name as i64));
    }
    let faces: Vec<&Grid> = faces.iter().map(|(_, face)| face).collect();
    let grid = of_faces(&faces)?;
    Some(Hit::new(How::Lists, grid, list.first..list.last + 1))
}

fn face(node: &Node) -> Option<Grid> {
    let mut hits = Vec::new();
    match node {
        Node::List(inner) => find(inner, false, &mut hits),
        Node::Word(word) => {
            let cells = word.chars().map(Cell::of).collect::<Option<Vec<Cell>>>()?;
            return grid(FLATS.into_iter().find(|shape| shape.face_squares() == cells.len())?, &cells);
        }
        Node::Nothing => {}
    }
    let [only] = &hits[..] else { return None };
    Some(only.puzzle.grid.clone())
}

/// The value of an object under one of these names.
pub(crate) fn value<'a, 'b>(list: &'b List<'a>, names: &[&str]) -> Option<&'b Node<'a>> {
    let named = |item: &&Item| item.key.is_some_and(|key| names.iter().any(|n| key.eq_ignore_ascii_case(n)));
    list.items.iter().find(named).map(|item| &item.node)
}

const VALUE: [&str; 10] = ["value", "v", "val", "digit", "number", "num", "n", "d", "answer", "given"];

/// What a node holds as one square.
pub(crate) fn cell(node: &Node) -> Option<Cell> {
    match node {
        Node::Nothing => Some(Cell::Blank),
        Node::Word(word) => Cell::of_word(word).or_else(|| typed(word)),
        Node::List(list) if list.items.is_empty() => Some(Cell::Blank),
        Node::List(list) => match (value(list, &VALUE), &list.items[..]) {
            (Some(node @ (Node::Word(_) | Node::Nothing)), _) => cell(node),
            (_, [Item { key: None, node: node @ Node::Word(_) }]) if list.open != '{' => cell(node),
            // Several digits in their order are candidates.
            (None, items) if list.open == '[' && items.len() > 1 && are_candidates(items) => Some(Cell::Blank),
            (None, items) if list.open == '{' && items.iter().all(|i| i.key.is_some()) => Some(Cell::Blank),
            _ => None,
        },
    }
}

fn are_candidates(items: &[Item]) -> bool {
    let number = |item: &Item| match item.node {
        Node::Word(word) if item.key.is_none() => word.parse::<u8>().ok().filter(|digit| (1..=9).contains(digit)),
        _ => None,
    };
    let numbers: Option<Vec<u8>> = items.iter().map(number).collect();
    numbers.is_some_and(|numbers| numbers.is_sorted_by(|a, b| a < b))
}

/// A number with its type: `5u8`, `5L`, `5.0f`.
fn typed(word: &str) -> Option<Cell> {
    let number = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').len();
    let suffix = &word[number..];
    let known = suffix.len() <= 5
        && matches!(suffix.bytes().next(), Some(b'u' | b'i' | b'f' | b'L' | b'U' | b'_' | b'l' | b'd'));
    (number > 0 && known).then(|| Cell::of_word(&word[..number])).flatten()
}

/// What a node holds as a row, and whether a comma follows its last square.
fn row(node: &Node) -> Option<(Vec<Cell>, bool)> {
    match node {
        Node::List(list) if list.items.len() == 1 && list.open == '(' => row(&list.items[0].node),
        Node::List(list) if list.items.len() <= 36 => {
            let cells = list.items.iter().map(|item| cell(&item.node)).collect::<Option<Vec<Cell>>>()?;
            (cells.len() > 3).then_some((cells, list.trailing))
        }
        Node::Word(word) if (4..=36).contains(&word.len()) => {
            let side = word.chars().count();
            flat(side)?;
            let cells: Option<Vec<Cell>> =
                word.chars().map(|c| if c == ' ' { Some(Cell::Blank) } else { Cell::of(c) }).collect();
            cells.map(|cells| (cells, false))
        }
        _ => None,
    }
}

/// Lines of a node.
fn lines(items: &[&Item], list: &List) -> std::ops::Range<usize> {
    let of = |item: Option<&&Item>| match item.map(|i| &i.node) {
        Some(Node::List(inner)) => (inner.first, inner.last),
        _ => (list.first, list.last),
    };
    of(items.first()).0..of(items.last()).1 + 1
}

fn rows(list: &List, hits: &mut Vec<Hit>) {
    if let Some(hit) = cut_rows(list) {
        hits.push(hit);
        return;
    }
    let found: Vec<(&Item, (Vec<Cell>, bool))> =
        list.items.iter().filter_map(|item| Some((item, row(&item.node)?))).collect();
    // An empty square at the end may leave only its comma, where no full row ends with one.
    let closed = found.iter().any(|(_, (row, trailing))| *trailing && flat(row.len()).is_some());
    let found: Vec<(&Item, Vec<Cell>)> = found
        .into_iter()
        .map(|(item, (mut row, trailing))| {
            if trailing && !closed && flat(row.len()).is_none() && flat(row.len() + 1).is_some() {
                row.push(Cell::Blank);
            }
            (item, row)
        })
        .collect();
    for shape in FLATS {
        let side = shape.side();
        let same: Vec<&(&Item, Vec<Cell>)> = found.iter().filter(|(_, row)| row.len() == side).collect();
        if same.is_empty() || !same.len().is_multiple_of(side) {
            continue;
        }
        // Words of prose are no rows: only the whole of a list of texts is.
        let words = same.iter().any(|(item, _)| matches!(item.node, Node::Word(_)));
        if words && list.open == '\0' {
            continue;
        }
        for chunk in same.chunks(side) {
            let items: Vec<&Item> = chunk.iter().map(|(item, _)| *item).collect();
            let cells: Vec<Cell> = chunk.iter().flat_map(|(_, row)| row.iter().copied()).collect();
            hits.extend(grid(shape, &cells).map(|grid| Hit::new(How::Lists, grid, lines(&items, list))));
        }
    }
}

/// Rows of texts without the empty ones at their ends, as a table of Google Sheets is handed over.
fn cut_rows(list: &List) -> Option<Hit> {
    let shape = flat(list.items.len()).filter(|shape| shape.side() > 6)?;
    let row = |item: &Item| match &item.node {
        Node::List(row) if row.items.len() <= shape.side() => {
            row.items.iter().map(|item| cell(&item.node)).collect::<Option<Vec<Cell>>>()
        }
        _ => None,
    };
    let rows: Vec<Vec<Cell>> = list.items.iter().map(row).collect::<Option<_>>()?;
    let is_cut = rows.iter().any(|row| row.len() < shape.side())
        && rows.iter().any(|row| row.len() == shape.side())
        && rows.iter().all(|row| row.last() != Some(&Cell::Blank));
    let whole =
        |row: &Vec<Cell>| row.iter().copied().chain(std::iter::repeat(Cell::Blank)).take(shape.side()).collect();
    let cells: Vec<Cell> = rows.iter().flat_map(|row| -> Vec<Cell> { whole(row) }).collect();
    let has_blanks = cells.contains(&Cell::Blank) && rows.iter().flatten().any(|cell| *cell == Cell::Blank);
    // A comma too many would have moved a row.
    let board = grid(shape, &cells).filter(|_| is_cut && has_blanks)?;
    let hit = Hit::new(How::Lists, board, list.first..list.last + 1).doubted(true);
    (hit.puzzle.grid.filled() >= fewest(shape) && conflicts(&hit.puzzle.grid).is_empty()).then_some(hit)
}

fn one_list(list: &List, by_column: bool, hits: &mut Vec<Hit>) {
    let number = list.items.len() + usize::from(list.trailing && list.items.iter().any(|i| i.node == Node::Nothing));
    let Some(shape) = [number, list.items.len()].into_iter().find_map(shape_of) else { return };
    let Some(mut cells) = list.items.iter().map(|item| cell(&item.node)).collect::<Option<Vec<Cell>>>() else { return };
    cells.resize(shape.face_squares(), Cell::Blank);
    let Some(mut board) = grid(shape, &cells) else { return };
    if by_column && !shape.is_cube() {
        let side = shape.side();
        let turned = (0..side * side).map(|k| board.get(k % side * side + k / side)).collect();
        board = Grid::new(shape, turned).unwrap_or(board);
    }
    // What a table is filled by may be told elsewhere.
    let hit = Hit::new(How::OneList, board, list.first..list.last + 1).doubted(by_column);
    hits.extend(Some(hit).filter(|h| h.score >= 50));
}

fn shape_of(squares: usize) -> Option<Shape> {
    Shape::OFFERED.into_iter().find(|s| s.face_squares() == squares)
}

/// Objects that name their square anywhere in a text: `{"row": 0, "col": 3, "value": 7}`, `{"index": 3, "value": 7}`.
pub(crate) fn objects(list: &List) -> Vec<Hit> {
    let (mut squares, mut numbered) = (Vec::new(), Vec::new());
    gather(list, &mut squares, &mut numbered);
    let mut hits: Vec<Hit> = board(&squares).into_iter().collect();
    let from_zero = shifted(&squares, hits.first()).and_then(|squares| board(&squares));
    hits.extend(from_zero);
    if hits.is_empty() { indexed::boards(&numbered, list.first..list.last + 1) } else { hits }
}

fn gather(list: &List, squares: &mut Vec<Named>, numbered: &mut Vec<(u32, u32)>) {
    let number = |node: Option<&Node>| match node {
        Some(Node::Word(word)) => word.parse::<u32>().ok(),
        _ => None,
    };
    let row = number(value(list, &["row", "r", "y", "line", "i"]));
    let column = number(value(list, &["col", "column", "c", "x", "j"]));
    let digit = number(value(list, &VALUE));
    if let (Some(row), Some(column)) = (row, column) {
        squares.push(Named { row, column, value: digit.unwrap_or(0), line: list.first, indexed: false });
    } else if let (Some(index), Some(digit)) =
        (number(value(list, &["index", "idx", "cell", "pos", "position", "id", "i"])), digit)
    {
        numbered.push((index, digit));
    }
    for item in &list.items {
        match (&item.node, item.key.map(str::parse::<u32>)) {
            // A row by its number, its columns by theirs: `0: {0: 2, 4: 7}`.
            (Node::List(inner), Some(Ok(row)))
                if !inner.items.is_empty() && inner.items.iter().all(|i| i.key.is_some()) =>
            {
                let column = |item: &Item| item.key.and_then(|key| key.parse().ok());
                let named = |item: &Item| {
                    let (column, value) = (column(item)?, number(Some(&item.node))?);
                    Some(Named { row, column, value, line: inner.first, indexed: false })
                };
                squares.extend(inner.items.iter().filter_map(named));
            }
            (Node::List(inner), _) => gather(inner, squares, numbered),
            // Keys that are numbers: `{"1": 4, "6": 1}`.
            (Node::Word(word), Some(Ok(index))) => numbered.extend(word.parse().ok().map(|digit| (index, digit))),
            _ => {}
        }
    }
}
