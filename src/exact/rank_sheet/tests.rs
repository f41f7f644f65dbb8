//! The worked example of the paper, figures 2 to 8, number by number.

use crate::evolve::random::{below, seeded};
use crate::exact::rank_sheet::*;
use crate::puzzle::Shape;
use crate::text::read;

/// Figure 2.
const PUZZLE: &str = "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4......7..5..9...2";

/// Figure 3.
const VARIABLES: &str = "635149817914256293872738546346591784927382659581677321293574168461823924758691537";

/// Figure 4, "determining column rank", without its margins.
const COLUMN_RANKS: &str = "574971293195864818337282555863518326182737441628343779916545932748196176451318563";

/// Figure 4, "determining row rank", without its margins.
const ROW_RANKS: &str = "475861283195743716139381675864519326184738561518422678817536942439276174362519683";

fn digits(text: &str) -> Vec<u8> {
    text.bytes().map(|b| b - b'0').collect()
}

fn example() -> Sheet {
    Sheet::new(&read(PUZZLE).unwrap().grid, &digits(VARIABLES), Rank::Eq)
}

/// Which numbers of a printed table are not ours: row and column from 1, printed, ours. There are none.
fn differences(ours: &[f32], printed: &str) -> Vec<(usize, usize, f32, f32)> {
    let pairs = ours.iter().zip(digits(printed)).enumerate();
    let differ = pairs.filter(|(_, (ours, printed))| **ours != f32::from(*printed));
    differ.map(|(s, (ours, printed))| (s / 9 + 1, s % 9 + 1, f32::from(printed), *ours)).collect()
}

/// The sums across the lines: of the rows of the column table, of the columns of the row table.
fn across(ranks: &[f32], square: fn(usize, usize) -> usize) -> Vec<f32> {
    (0..9).map(|line| (0..9).map(|k| ranks[square(line, k)]).sum()).collect()
}

#[test]
fn figure_4_the_rank_tables() {
    let sheet = example();
    assert_eq!(differences(&sheet.column_ranks.ranks, COLUMN_RANKS), []);
    assert_eq!(differences(&sheet.row_ranks.ranks, ROW_RANKS), []);
}

#[test]
fn figure_4_the_sums() {
    let sheet = example();
    assert_eq!(sheet.column_ranks.sums, [44.0, 45.0, 44.0, 43.0, 43.0, 44.0, 44.0, 44.0, 43.0]);
    assert_eq!(sheet.row_ranks.sums, [44.0, 43.0, 43.0, 44.0, 43.0, 43.0, 45.0, 43.0, 43.0]);
    let rows = across(&sheet.column_ranks.ranks, |row, k| row * 9 + k);
    assert_eq!(rows, [47.0, 50.0, 40.0, 42.0, 37.0, 49.0, 44.0, 49.0, 36.0]);
    let columns = across(&sheet.row_ranks.ranks, |column, k| k * 9 + column);
    assert_eq!(columns, [35.0, 44.0, 53.0, 46.0, 35.0, 45.0, 45.0, 50.0, 38.0]);
    assert_eq!(wanted_sum(9), 45.0);
}

#[test]
fn figure_6_the_mismatches() {
    let flagged: Vec<_> = (0..81).filter(|&s| example().mismatches[s]).map(|s| (s / 9 + 1, s % 9 + 1)).collect();
    assert_eq!(flagged, [(4, 2), (8, 8), (9, 9)]);
}

#[test]
fn figure_8_the_penalties() {
    let Violations { columns, rows, givens } = example().violations;
    assert_eq!((columns, rows, givens), (8, 8, 3));
    assert_eq!((example().violations.sum(), example().violations.penalty()), (19, 19_000));
}

/// A sum of 45 that is no permutation of 1…9, where the boxes do not keep to 1…9, and where RANK.AVG ranks.
#[test]
fn a_rank_sum_of_45_need_not_be_a_permutation() {
    let sum = |rank: Rank, line: &[u8]| line.iter().map(|&v| rank.of(v, line)).sum::<f32>();
    assert_eq!(sum(Rank::Eq, &[2, 3, 4, 5, 6, 7, 8, 9, 10]), 45.0);
    assert_eq!(sum(Rank::Avg, &[1, 1, 2, 2, 3, 3, 4, 4, 5]), 45.0);
    assert_eq!(sum(Rank::Avg, &[7; 9]), 45.0);
    assert_eq!(sum(Rank::Eq, &[7; 9]), 9.0);
}

/// With RANK.EQ each pair of equal values takes one off the sum, so among 1…n a right sum is a permutation.
#[test]
fn each_tie_takes_one_off_the_sum_and_the_fast_count_agrees() {
    let mut rng = seeded(4);
    for shape in Shape::OFFERED.into_iter().filter(|s| !s.is_cube()) {
        let side = shape.side();
        for round in 0..40 {
            // The later the round the fewer lines are spoilt: the first grids are noise, the last is a Latin square.
            let mut cells: Vec<u8> = (0..side * side).map(|s| ((s / side + s % side) % side) as u8 + 1).collect();
            for _ in 0..(39 - round) * side / 20 {
                cells[below(&mut rng, (side * side) as u32) as usize] = below(&mut rng, side as u32) as u8 + 1;
            }
            let digit = |_| below(&mut rng, side as u32 + 1) as u8;
            let puzzle = Grid::new(shape, cells.iter().map(digit).collect()).unwrap();
            for rank in [Rank::Eq, Rank::Avg] {
                assert_eq!(Sheet::new(&puzzle, &cells, rank).violations, violations(&puzzle, &cells, rank));
            }
            let sheet = Sheet::new(&puzzle, &cells, Rank::Eq);
            for (row, sum) in cells.chunks(side).zip(&sheet.row_ranks.sums) {
                let ties = (0..side).map(|a| row[a + 1..].iter().filter(|&&b| b == row[a]).count()).sum::<usize>();
                assert_eq!(*sum, wanted_sum(side) - ties as f32);
            }
        }
    }
}
