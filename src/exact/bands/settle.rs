//! Propagation, always over all digits: a pass without branches costs less than to find out which of them changed.

use crate::exact::bands::board::{ALL, BOXES, Board, LANES, Lanes, ROWS, Tally, matched, others};

/// What propagation comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// There is no solution.
    Contradiction,
    /// One candidate a square.
    Solved,
    /// Something to guess.
    Open,
}

/// What a pass takes away from all digits alike.
#[derive(Default)]
struct Cuts {
    /// Squares that some digit takes as its only place in a box.
    taken: [u32; 3],
    /// Squares with one candidate.
    naked: [u32; 3],
    /// Mini-rows with just three candidates, which are at home there.
    rows: u32,
    /// Mini-columns of that kind.
    columns: u32,
    /// Squares of the first two kinds that still have something to tell.
    new: u32,
}

/// Boxes that a lane must fill.
const NEEDED: Lanes = [BOXES, BOXES, BOXES, BOXES, BOXES, BOXES, BOXES, BOXES, BOXES, 0, 0, 0];

/// Takes away all that a pass can: what singles decide is decided without a guess.
pub(super) fn settle(board: &mut Board) -> Settled {
    pass(board, &Cuts::default());
    loop {
        let (settled, before) = (go_on(board), board.tally.sum);
        if settled != Settled::Open {
            return settled;
        }
        let Some(cuts) = count(board) else { return Settled::Contradiction };
        pass(board, &cuts);
        if board.tally.sum == before {
            return Settled::Open;
        }
    }
}

/// The same after one digit has lost places on a board that was settled.
pub(super) fn settle_lane(board: &mut Board, lane: usize) -> Settled {
    let old = [0, 1, 2].map(|column| board.single[column][lane]);
    let new = step(board, &Cuts::default(), lane);
    let tally = &mut board.tally;
    (0..3).for_each(|column| tally.taken[column] = tally.taken[column] - old[column] + new.taken[column]);
    tally.missing |= new.missing;
    // Not known: no pass is the last before it is.
    tally.sum = u32::MAX;
    go_on(board)
}

/// Passes until there is nothing new. What only mini-rows would still tell can wait for the next guess: the pass that
/// finds nothing is dearer than a few guesses more.
fn go_on(board: &mut Board) -> Settled {
    loop {
        if board.tally.missing != 0 || board.tally.taken.iter().any(|&word| word > ALL) {
            return Settled::Contradiction;
        }
        let Some(cuts) = count(board) else { return Settled::Contradiction };
        if cuts.new == 0 && board.tally.taken != [ALL; 3] {
            return Settled::Open;
        }
        let before = board.tally.sum;
        pass(board, &cuts);
        if board.tally.sum == before && board.tally.missing == 0 {
            return if board.tally.taken == [ALL; 3] { Settled::Solved } else { Settled::Open };
        }
    }
}

/// One pass over all digits.
#[inline(always)]
fn pass(board: &mut Board, cuts: &Cuts) {
    let mut tally = Tally::default();
    for lane in 0..LANES {
        let new = step(board, cuts, lane);
        (0..3).for_each(|column| tally.taken[column] += new.taken[column]);
        tally.sum += new.sum;
        tally.missing |= new.missing;
    }
    board.tally = tally;
}

/// Hidden and naked singles, locked candidates in rows and in columns, for one digit.
#[inline(always)]
fn step(board: &mut Board, cuts: &Cuts, d: usize) -> Tally {
    let a = board.places[0][d] & (board.single[0][d] | !cuts.taken[0]);
    let b = board.places[1][d] & (board.single[1][d] | !cuts.taken[1]);
    let c = board.places[2][d] & (board.single[2][d] | !cuts.taken[2]);
    let (p, q, r) = (a & cuts.naked[0], b & cuts.naked[1], c & cuts.naked[2]);
    let (a, b, c) = (a & !(q | r), b & !(p | r), c & !(p | q));

    // To clear the other mini-rows of the box is enough: the match sees to the row.
    let sure = p | q | r | board.rows[d] & cuts.rows;
    let rows = matched::<1>((a | b | c) & !others(sure));
    let (a, b, c) = (a & rows, b & rows, c & rows);

    let columns =
        (a | a >> 9 | a >> 18) & BOXES | (b << 9 | b | b >> 9) & BOXES << 9 | (c << 18 | c << 9 | c) & BOXES << 18;
    let columns = matched::<3>(columns & !others(board.columns[d] & cuts.columns));
    let (p, q, r) = (columns & BOXES, columns & BOXES << 9, columns & BOXES << 18);
    // Not p << 9 | p << 18, of which the compiler makes a product.
    let p = p | columns << 9 & BOXES << 9 | columns << 18;
    let (a, b, c) = (a & p, b & (q >> 9 | q | q << 9), c & (r >> 18 | r >> 9 | r));

    let rows = a | b | c;
    let elsewhere = others(rows);
    let one = rows & !(elsewhere | a & b | (a | b) & c);
    let taken = [a & one, b & one, c & one];
    (0..3).for_each(|column| board.single[column][d] = taken[column]);
    (board.rows[d], board.columns[d]) = (rows, columns);
    (board.places[0][d], board.places[1][d], board.places[2][d]) = (a, b, c);
    Tally { taken, sum: a + b + c, missing: NEEDED[d] & !(rows | elsewhere) }
}

/// How many digits there are for a square, a mini-row and a mini-column; nothing when one has too few.
#[inline(always)]
fn count(board: &Board) -> Option<Cuts> {
    let taken = board.tally.taken;
    let (mut empty, mut naked, mut new) = (0, [0; 3], 0);
    for ((naked, words), taken) in naked.iter_mut().zip(&board.places).zip(taken) {
        let (once, twice) = once_and_twice(words);
        empty |= ALL & !once;
        *naked = once & !twice;
        new |= *naked & !taken | taken & twice;
    }
    let (rows, few) = three(&board.rows);
    let (columns, too_few) = three(&board.columns);
    (empty | few | too_few == 0).then_some(Cuts { taken, naked, rows, columns, new })
}

/// What is in one lane at least, and what is in two.
#[inline(always)]
fn once_and_twice(words: &Lanes) -> (u32, u32) {
    let (mut ones, mut twos) = ([0; 4], [0; 4]);
    for k in 0..4 {
        let (x, y, z) = (words[k], words[k + 4], words[k + 8]);
        ones[k] = x | y | z;
        twos[k] = x & y | (x | y) & z;
    }
    let (mut once, mut twice) = (0, 0);
    for k in 0..4 {
        twice |= twos[k] | once & ones[k];
        once |= ones[k];
    }
    (once, twice)
}

/// What is in three lanes, and what is in less.
#[inline(always)]
fn three(v: &Lanes) -> (u32, u32) {
    let (s0, c0) = sum(v[0], v[1], v[2]);
    let (s1, c1) = sum(v[3], v[4], v[5]);
    let (s2, c2) = sum(v[6], v[7], v[8]);
    let (odd, c3) = sum(s0, s1, s2);
    let pair = c0 | c1 | c2 | c3;
    let pairs = c0 & c1 | (c0 | c1) & c2 | (c0 | c1 | c2) & c3;
    (odd & pair & !pairs, ALL & !(odd & pair | pairs))
}

/// A full adder for each bit.
#[inline(always)]
fn sum(a: u32, b: u32, c: u32) -> (u32, u32) {
    (a ^ b ^ c, a & b | (a | b) & c)
}

/// A mini-row of one digit, or a mini-column.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub lane: usize,
    pub bit: usize,
    pub is_column: bool,
}

impl Part {
    /// The squares of its box, and for each word those of them that are in it.
    fn squares(self) -> (u32, [u32; 3]) {
        let squares = ROWS << (self.bit % 9);
        let inside = |column| match self.is_column {
            true if column == self.bit / 9 => squares,
            true => 0,
            false => 1 << self.bit,
        };
        (squares, [inside(0), inside(1), inside(2)])
    }

    /// Takes it for granted.
    pub fn take(self, board: &mut Board) {
        let (squares, inside) = self.squares();
        board.places.iter_mut().zip(inside).for_each(|(words, inside)| words[self.lane] &= !squares | inside);
    }

    /// Rules it out.
    pub fn rule_out(self, board: &mut Board) {
        let (_, inside) = self.squares();
        board.places.iter_mut().zip(inside).for_each(|(words, inside)| words[self.lane] &= !inside);
    }
}
