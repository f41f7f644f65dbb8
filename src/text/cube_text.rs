//! Cubes of the terminal program SuDoKube-CLI: `SUDOKUBE|difficulty|answer|puzzle|given`, each square once.
//!
//! It counts squares by their coordinates, x slowest and z fastest: x from left to right, y upwards, z towards the
//! viewer of F. Its boxes are thirds of those coordinates, as ours are. An answer that is no answer in this order is
//! refused, so a text in another order is never taken for another puzzle.

use crate::puzzle::{FACE_NAMES, Grid, Layout, Place, Shape, check};
use crate::text::error::{Damage, Instead};
use crate::text::form::Form;
use crate::text::order::sort_by;
use crate::text::reading::{Puzzle, Reading};
use crate::text::{ReadError, digit};

const FORM: Form = Form::CubeCli { encrypted: false };

pub(crate) fn read(text: &str) -> Result<Reading, ReadError> {
    let text = text.trim();
    if text.starts_with("SUDOKUBE!") || text.starts_with("SUDOKUBES!") {
        let form = Form::CubeCli { encrypted: true };
        return Err(ReadError::NotRead { form, instead: Instead::PlainExport });
    }
    let mut parts: Vec<&str> = text.split('|').take(1 + 4 * 2000).collect();
    parts.drain(..if parts.first() == Some(&"SUDOKUBES") { parts.len().min(2) } else { 1 });
    if parts.is_empty() || !parts.len().is_multiple_of(4) {
        return Err(ReadError::damaged(&FORM, Damage::Parts));
    }
    let order = order();
    let puzzles = parts.chunks(4).map(|cube| one(cube, &order)).collect::<Result<Vec<Puzzle>, _>>()?;
    Ok(Reading { form: FORM, puzzles, dropped: Vec::new() })
}

fn one(parts: &[&str], order: &[usize]) -> Result<Puzzle, ReadError> {
    let [answer, now, givens] = [parts[1], parts[2], parts[3]].map(|squares| grid(squares, order));
    let (answer, now, givens) = (answer?, now?, givens?);
    if check::check(&givens, &answer).is_err() {
        return Err(ReadError::damaged(&FORM, Damage::Answer));
    }
    let mut puzzle = Puzzle::of_givens(givens);
    puzzle.type_over(&now);
    puzzle.difficulty = parts[0].chars().take(40).collect();
    Ok(puzzle)
}

fn grid(squares: &str, order: &[usize]) -> Result<Grid, ReadError> {
    let digits: Vec<u8> = squares.trim().chars().filter_map(digit).take(order.len() + 1).collect();
    if digits.len() != order.len() {
        return Err(ReadError::damaged(&FORM, Damage::CubeSquares { found: digits.len() }));
    }
    let mut cells = vec![0; order.len()];
    order.iter().zip(digits).for_each(|(&square, digit)| cells[square] = digit);
    Grid::new(Shape::Cube9, cells).ok_or_else(|| ReadError::damaged(&FORM, Damage::Beyond))
}

/// Our squares in its order.
fn order() -> Vec<usize> {
    let places = &Layout::of(Shape::Cube9).places;
    let mut order: Vec<usize> = (0..places.len()).collect();
    sort_by(&mut order, |&square| coordinates(places[square][0]).into_iter().fold(0, |all, one| 16 * all + one as i64));
    order
}

/// x, y and z of a place, from 0 to 8.
fn coordinates(place: Place) -> [usize; 3] {
    let (row, column) = (place.row, place.column);
    match FACE_NAMES[place.face] {
        'U' => [column, 8, row],
        'R' => [8, 8 - row, 8 - column],
        'F' => [column, 8 - row, 8],
        'D' => [column, 0, 8 - row],
        'L' => [0, 8 - row, column],
        _ => [8 - column, 8 - row, 0],
    }
}

#[cfg(test)]
mod tests {
    use crate::text::cube_text::*;

    #[test]
    fn places_that_are_one_square_have_the_same_coordinates_and_no_others_have() {
        let layout = Layout::of(Shape::Cube9);
        for places in &layout.places {
            assert!(places.iter().all(|&p| coordinates(p) == coordinates(places[0])), "{places:?}");
        }
        let mut all: Vec<[usize; 3]> = layout.places.iter().map(|p| coordinates(p[0])).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 386);
        assert!(all.iter().all(|c| c.iter().any(|&k| k == 0 || k == 8)));
    }
}
