//! Rows that do not stand in the order of a board: their labels say so, or the line above them.

use crate::puzzle::Grid;
use crate::text::extract::aspect::speaks_of_upwards;
use crate::text::extract::cell::Cell;
use crate::text::extract::frames::is_frame;
use crate::text::extract::hit::Hit;
use crate::text::extract::labels::labelled;
use crate::text::reading::Puzzle;

/// The board with its rows where their labels put them. Where they only run upwards, the numbers may also be those of a chess board, whose
/// rows stand where they belong: then both, the likelier first.
pub(crate) fn in_order(hit: Hit, lines: &[&str]) -> Vec<Hit> {
    if hit.shape().is_cube() {
        return vec![hit];
    }
    let side = hit.shape().side();
    let above = hit.lines.start.checked_sub(1).and_then(|at| lines.get(at));
    if above.is_some_and(|line| speaks_of_upwards(line)) {
        return vec![moved(&hit, &(0..side).rev().collect::<Vec<usize>>()).likelier(), hit];
    }
    let Some((order, is_named)) = labels(&hit, lines) else { return vec![hit] };
    if order.is_sorted() {
        return vec![hit];
    }
    let other = moved(&hit, &order);
    match (order.is_sorted_by(|a, b| a > b), is_named) {
        (false, _) => vec![other],
        (true, true) => vec![other.likelier(), hit],
        (true, false) => vec![hit.likelier(), other],
    }
}

/// Where each row belongs, and whether a word or a letter says so; `None` where not every row has a label of its own.
fn labels(hit: &Hit, lines: &[&str]) -> Option<(Vec<usize>, bool)> {
    let side = hit.shape().side();
    let rows: Vec<&str> = lines.get(hit.lines.clone())?.iter().copied().filter(|line| !is_frame(line)).collect();
    let places = |label: fn(&str) -> Option<(u16, &str)>| {
        let labels: Vec<usize> = rows.iter().filter_map(|line| place(line, side, label(line)?)).collect();
        let first = *labels.iter().min()?;
        let bit = |label: &usize| 1u64.checked_shl((label - first) as u32).unwrap_or(0);
        let known = labels.iter().map(bit).fold(0, |known, bit| known | bit);
        let whole = labels.len() == side && first < 2 && known == (1 << side) - 1;
        whole.then(|| labels.iter().map(|label| label - first).collect::<Vec<usize>>())
    };
    let is_named = rows.iter().any(|line| line.trim_start().starts_with(|c: char| c.is_ascii_alphabetic()));
    places(lettered).or_else(|| places(labelled)).map(|places| (places, is_named))
}

/// A letter alone at the start of a line: `E 7 . .`.
fn lettered(line: &str) -> Option<(u16, &str)> {
    let start = line.trim_start_matches([' ', '|', '"', '\'', '(', '[']);
    let letter = start.bytes().next().filter(u8::is_ascii_alphabetic)?;
    let rest = start.get(1..)?;
    (!rest.starts_with(char::is_alphanumeric)).then_some((u16::from(letter.to_ascii_uppercase() - b'A') + 1, rest))
}

/// The number of a label that is none of the squares, and of no column: those are turned elsewhere.
fn place(line: &str, side: usize, (number, rest): (u16, &str)) -> Option<usize> {
    let is_square = |c: &char| !c.is_alphabetic() && Cell::of(*c).is_some();
    let name = line[..line.len() - rest.len()].trim().to_lowercase();
    let has_letter = name.contains(|c: char| c.is_ascii_alphabetic());
    // A number and a blank may be a square.
    let is_label = has_letter || name.contains([':', ')', ']', '|', '=', '>', '.']);
    let is_column = ["col", "spal", "sarake", "kol"].iter().any(|word| name.starts_with(word))
        || name.starts_with('c') && name.contains(|c: char| c.is_ascii_digit());
    (is_label && !is_column && rest.chars().filter(is_square).count() >= side).then_some(usize::from(number))
}

/// The same board, its rows moved to these places.
fn moved(hit: &Hit, order: &[usize]) -> Hit {
    let side = hit.shape().side();
    let mut grid = Grid::empty(hit.shape());
    let mut typed = vec![false; hit.puzzle.typed.len()];
    for (row, to) in order.iter().enumerate() {
        for column in 0..side {
            let (from, to) = (row * side + column, to * side + column);
            grid.set(to, hit.puzzle.grid.get(from));
            if let (Some(to), Some(was)) = (typed.get_mut(to), hit.puzzle.typed.get(from)) {
                *to = *was;
            }
        }
    }
    let puzzle = Puzzle { typed, ..Puzzle::of_givens(grid) };
    let score = Hit::of(hit.how, puzzle.clone(), hit.lines.clone()).doubted(hit.doubt).score;
    Hit { puzzle, score, ..hit.clone() }
}

#[cfg(test)]
mod tests {
    use crate::text::extract::row_order::*;
    use crate::text::how::How;
    use crate::text::of_line;

    const BOARD: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn read(name: impl Fn(usize) -> String, order: &[usize]) -> Vec<String> {
        let rows: Vec<String> = order.iter().map(|&row| BOARD[9 * row..9 * row + 9].to_string()).collect();
        let lines: Vec<String> =
            order.iter().zip(&rows).map(|(row, squares)| format!("{}{squares}", name(*row))).collect();
        let hit = Hit::new(How::Labelled, of_line(&rows.concat()).unwrap(), 0..9);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        in_order(hit, &lines)
            .iter()
            .map(|hit| hit.puzzle.grid.cells().iter().map(|d| if *d == 0 { '.' } else { (b'0' + d) as char }).collect())
            .collect()
    }

    #[test]
    fn labels_put_rows_in_their_places() {
        let up = [8, 7, 6, 5, 4, 3, 2, 1, 0];
        let mixed = [3, 0, 4, 1, 8, 2, 6, 7, 5];
        let row = |row: usize| format!("Row {}: ", row + 1);
        assert_eq!(read(row, &[0, 1, 2, 3, 4, 5, 6, 7, 8]), [BOARD]);
        assert_eq!(read(row, &mixed), [BOARD]);
        assert_eq!(read(|row| format!("{}: ", "ABCDEFGHI".chars().nth(row).unwrap()), &mixed), [BOARD]);
        let both = read(row, &up);
        assert_eq!((both.len(), both[0].as_str()), (2, BOARD));
        let both = read(|row| format!("{} ", "ABCDEFGHI".chars().nth(row).unwrap()), &up);
        assert_eq!((both.len(), both[0].as_str()), (2, BOARD));
        // As the rows of a chess board are numbered.
        let both = read(|row| format!("{}| ", row + 1), &up);
        assert_eq!((both.len(), both[1].as_str()), (2, BOARD));
        // A first square is no label, nor is the name of a column.
        assert_eq!(read(|_| String::new(), &mixed).len(), 1);
        assert_ne!(read(|row| format!("Col {}: ", row + 1), &mixed), [BOARD]);
    }
}
