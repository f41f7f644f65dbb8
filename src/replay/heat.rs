//! Where boards conflict, and how far a population agrees: numbers per place, as [`Grid::face_cells`] orders places.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Grid, Layout, Place, Shape};

/// Digits of the largest board, and none.
const DIGITS: usize = Shape::Flat64.side() + 1;

/// Digits place by place, of digits per distinct square or already place by place.
pub fn spread(shape: Shape, cells: &[u8]) -> Vec<u8> {
    let layout = Layout::of(shape);
    if cells.len() != layout.squares {
        return cells.to_vec();
    }
    layout.faces.iter().flat_map(|face| face.squares.iter().map(|&s| cells[s])).collect()
}

/// For each place, in how many of its houses its digit stands more than once. Where there is a copy of a square for each
/// face (`cells` place by place), each face is looked at by itself.
pub fn heat(shape: Shape, cells: &[u8]) -> Vec<u8> {
    let layout = Layout::of(shape);
    if cells.len() == layout.squares {
        return spread(shape, &of_board(layout, cells));
    }
    let face = Layout::of(shape.face());
    cells.chunks(face.squares).flat_map(|digits| of_board(face, digits)).collect()
}

/// For each place, 1 where the copies of its square on other faces hold another digit; nothing where a square is stored once.
/// An open copy disagrees with none.
pub fn apart(shape: Shape, cells: &[u8]) -> Vec<u8> {
    let layout = Layout::of(shape);
    if cells.len() == layout.squares {
        return Vec::new();
    }
    let mut marks = vec![0; cells.len()];
    for places in layout.places.iter().filter(|places| places.len() > 1) {
        let at = |p: &Place| (p.face * layout.side + p.row) * layout.side + p.column;
        let digit = |p: &Place| cells.get(at(p)).copied().filter(|&d| d != 0);
        let mut held = places.iter().filter_map(digit);
        let first = held.next();
        if held.any(|d| Some(d) != first) {
            places.iter().for_each(|p| marks.get_mut(at(p)).into_iter().for_each(|mark| *mark = 1));
        }
    }
    marks
}

fn of_board(layout: &Layout, cells: &[u8]) -> Vec<u8> {
    let mut heat = vec![0u8; layout.squares];
    let mut count = [0u8; DIGITS];
    for house in &layout.houses {
        count.fill(0);
        let digit = |s: usize| usize::from(cells.get(s).copied().unwrap_or_default()).min(DIGITS - 1);
        house.squares.iter().for_each(|&s| count[digit(s)] += 1);
        for &square in house.squares.iter().filter(|&&s| digit(s) != 0 && count[digit(s)] > 1) {
            heat[square] += 1;
        }
    }
    heat
}

/// The digit that most individuals hold at a place, and how many per cent of them hold it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreed {
    /// The digit that most have.
    pub digit: u8,
    /// How many have it, in per cent.
    pub percent: u8,
}

/// For each place, how far a population agrees. Of digits that are equally common the smallest is named; open squares
/// agree on nothing.
pub fn agreement<'a>(shape: Shape, population: impl Iterator<Item = &'a [u8]>) -> Vec<Agreed> {
    let mut counts: Vec<[u32; DIGITS]> = Vec::new();
    let mut size = 0u32;
    for cells in population {
        counts.resize(counts.len().max(cells.len()), [0; DIGITS]);
        cells.iter().zip(&mut counts).for_each(|(&digit, count)| count[usize::from(digit).min(DIGITS - 1)] += 1);
        size += 1;
    }
    let most = |count: &[u32; DIGITS]| {
        let best = (1..DIGITS).max_by_key(|&d| (count[d], std::cmp::Reverse(d))).filter(|&d| count[d] > 0);
        best.map_or((0, 0), |d| (d as u8, (u64::from(count[d]) * 100 / u64::from(size.max(1))) as u8))
    };
    let (digits, percents): (Vec<u8>, Vec<u8>) = counts.iter().map(most).unzip();
    let (digits, percents) = (spread(shape, &digits), spread(shape, &percents));
    digits.into_iter().zip(percents).map(|(digit, percent)| Agreed { digit, percent }).collect()
}

/// Of the squares that a puzzle leaves free, in how many a whole population holds the same digit, and how many there are; in
/// those of givens it agrees anyway. A square of several faces agrees when all its places do.
pub fn agreeing(puzzle: &Grid, agreed: &[Agreed]) -> (usize, usize) {
    let layout = puzzle.layout();
    let places = layout.faces.iter().flat_map(|face| face.squares.iter());
    let mut whole: Vec<Option<bool>> = vec![None; puzzle.cells().len()];
    for (&square, place) in places.zip(agreed).filter(|(square, _)| puzzle.get(**square) == 0) {
        whole[square] = Some(whole[square].unwrap_or(true) && place.percent == 100);
    }
    let free = whole.into_iter().flatten();
    (free.clone().filter(|all| *all).count(), free.count())
}

#[cfg(test)]
mod tests {
    use crate::replay::heat::*;

    #[test]
    fn digits_of_large_boards_are_told_apart() {
        let mut cells = vec![0; 36 * 36];
        (cells[0], cells[1], cells[2]) = (34, 35, 36);
        assert!(heat(Shape::Flat36, &cells).iter().all(|&houses| houses == 0));
        let agreed = agreement(Shape::Flat36, [&cells[..], &cells].into_iter());
        assert_eq!(
            agreed[..3].iter().map(|a| (a.digit, a.percent)).collect::<Vec<_>>(),
            [(34, 100), (35, 100), (36, 100)]
        );
    }

    #[test]
    fn givens_do_not_count_as_agreement() {
        let puzzle = crate::text::read("12..34..........").unwrap().grid;
        let mut agreed = vec![Agreed { digit: 1, percent: 50 }; 16];
        [0, 1, 2, 15].iter().for_each(|&k| agreed[k].percent = 100);
        assert_eq!(agreeing(&puzzle, &agreed), (2, 12));
        // A shared square of a cube counts once, and only if both its places agree.
        let cube = Grid::empty(Shape::Cube4);
        let mut agreed = vec![Agreed { digit: 1, percent: 100 }; 96];
        assert_eq!(agreeing(&cube, &agreed), (cube.cells().len(), cube.cells().len()));
        agreed[13].percent = 50;
        assert_eq!(agreeing(&cube, &agreed).0, cube.cells().len() - 1);
        assert_eq!(agreeing(&cube, &[]), (0, 0));
    }

    #[test]
    fn a_place_is_as_hot_as_its_houses_in_conflict() {
        // r1c1 and r1c2 share row and box, r1c1 and r3c1 a column.
        let mut cells = vec![0; 16];
        (cells[0], cells[1], cells[8]) = (1, 1, 1);
        let heat = heat(Shape::Flat4, &cells);
        assert_eq!((heat[0], heat[1], heat[8]), (3, 2, 1));
        assert_eq!(heat.iter().filter(|&&h| h > 0).count(), 3);
    }

    #[test]
    fn a_cube_is_spread_over_its_faces_and_copies_stay_on_theirs() {
        let squares = Layout::of(Shape::Cube4).squares;
        assert_eq!(spread(Shape::Cube4, &vec![1; squares]).len(), 96);
        assert!(heat(Shape::Cube4, &vec![1; squares]).iter().all(|&h| h > 0));
        let mut copies = vec![0; 96];
        (copies[16], copies[17]) = (2, 2);
        let hot: Vec<usize> = (0..96).filter(|&k| heat(Shape::Cube4, &copies)[k] > 0).collect();
        assert_eq!(hot, [16, 17]);
    }

    #[test]
    fn agreement_names_the_most_common_digit() {
        let boards = [vec![1; 16], vec![1; 16], vec![2; 16], {
            let mut b = vec![3; 16];
            b[0] = 0;
            b
        }];
        let agreed = agreement(Shape::Flat4, boards.iter().map(Vec::as_slice));
        assert_eq!((agreed.len(), agreed[5]), (16, Agreed { digit: 1, percent: 50 }));
        assert_eq!(agreement(Shape::Flat4, [vec![0; 16]].iter().map(Vec::as_slice))[3], Agreed::default());
    }
}
