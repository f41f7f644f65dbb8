//! Files of KSudoku: XML with a word of squares, `_` for an empty one and `b` for 1, told column by column (its `SKGraph::cellIndex`
//! and `Symbols::ioValue2Symbol`).

use crate::puzzle::Grid;
use crate::text::extract::hit::{Hit, flat};
use crate::text::how::How;

/// The board of a file.
pub(crate) fn find(text: &str) -> Option<Hit> {
    let (_, file) = text.split_once("<ksudoku")?;
    let graph = file.split_once("<graph")?.1.split('>').next()?;
    let side: usize = attribute(graph, "order")?.parse().ok()?;
    let word = file.split_once("<values>")?.1.split('<').next()?.trim();
    let digit = |sign: u8| match sign {
        b'_' => Some(0),
        // Beyond z the signs of ASCII go on.
        b'b'.. => Some(sign - b'a').filter(|&digit| usize::from(digit) <= side),
        _ => None,
    };
    let digits: Vec<u8> =
        word.bytes().map(digit).collect::<Option<_>>().filter(|d: &Vec<u8>| d.len() == side * side)?;
    let rows = (0..side * side).map(|s| digits[s % side * side + s / side]).collect();
    let hit = Hit::new(How::Elements, Grid::new(flat(side)?, rows)?, 0..text.lines().count());
    // Cages, jigsaws and diagonals have boards of their own.
    let kind = attribute(graph, "type").unwrap_or("sudoku").to_lowercase();
    let dropped = if kind == "sudoku" { Vec::new() } else { vec![kind] };
    Some(Hit { dropped, ..hit })
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_of_letters_are_rows_of_digits() {
        let file = |kind: &str, values: &str| {
            format!(
                "<!DOCTYPE ksudoku>\n<ksudoku>\n <game>\n  <puzzle>\n   <graph order=\"4\" specific-type=\"Plain\" type=\"{kind}\"/>\n   \
                 <values>{values}</values>\n   <solution>bcdedebcedcbcbed</solution>\n  </puzzle>\n </game>\n</ksudoku>"
            )
        };
        let hit = find(&file("sudoku", "b__ede__e__b_bed")).unwrap();
        assert_eq!(hit.puzzle.grid.cells(), [1, 3, 4, 0, 0, 4, 0, 1, 0, 0, 0, 4, 4, 0, 1, 3]);
        assert!(hit.dropped.is_empty() && find(&file("sudoku", "b__ede__e__b_be")).is_none());
        assert_eq!(find(&file("jigsaw", "b__ede__e__b_bed")).unwrap().dropped, ["jigsaw"]);
        assert!(find(&file("sudoku", "b__ede__e__b_bez")).is_none());
    }
}
