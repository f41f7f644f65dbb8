//! Where each digit may still stand on a 9×9 board, as bits: one lane a digit, so that every step works on all of them.
//!
//! A band is three rows of boxes, a stack three columns of them; a mini-row is where a row meets a box, a mini-column
//! where a column does. Squares of the same column within their box share a word. In it, the square in row r of band b
//! and of stack s is bit 9r + 3b + s; so the three words together, joined by "or", are the mini-rows of a digit.

/// Nine digits, and three lanes that stay empty: machines take four numbers at once.
pub(super) const LANES: usize = 12;

/// A number for each digit.
pub(super) type Lanes = [u32; LANES];

/// All squares of a word.
pub(super) const ALL: u32 = (1 << 27) - 1;

/// One bit for each of the nine boxes.
pub(super) const BOXES: u32 = (1 << 9) - 1;

/// The box in bit 0, in all its rows.
pub(super) const ROWS: u32 = 1 | 1 << 9 | 1 << 18;

/// The squares in the first stack, and those in the first band.
const STACK: u32 = 0o111_111_111;
const BAND: u32 = 0o007_007_007;

/// What is known of a board. In line with what machines read at once.
#[derive(Clone, Copy, Default)]
#[repr(align(16))]
pub(super) struct Board {
    /// The squares still open to each digit, by the column in the box.
    pub places: [Lanes; 3],
    /// Those of them that are the digit's only place in a box, as of the last pass.
    pub single: [Lanes; 3],
    /// The mini-rows it may take, as in a word of places.
    pub rows: Lanes,
    /// The mini-columns: bit 9c + 3b + s is column c of the box of band b and stack s.
    pub columns: Lanes,
    pub tally: Tally,
}

/// Over all digits.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// Squares that some digit takes as the only one in its box. Should two digits claim a square, they carry into the
    /// bit of another, where no digit is left then, or beyond all.
    pub taken: [u32; 3],
    /// The words of places as numbers: it falls with each candidate that goes.
    pub sum: u32,
    /// Boxes without a place for some digit.
    pub missing: u32,
}

/// What the givens leave; more than that is not concluded.
pub(super) fn board(givens: &[u8; 81]) -> Board {
    let (mut own, mut boxes, mut taken) = ([[0; LANES]; 3], [0; LANES], [0; 3]);
    for (square, &digit) in givens.iter().enumerate().filter(|&(_, &digit)| digit != 0) {
        let (column, bit) = place(square);
        let lane = usize::from(digit - 1) % LANES;
        own[column][lane] |= 1 << bit;
        boxes[lane] |= ROWS << (bit % 9);
        taken[column] |= 1 << bit;
    }
    let mut places = own;
    for (words, taken) in places.iter_mut().zip(taken) {
        (0..9).for_each(|lane| words[lane] |= ALL & !taken & !boxes[lane]);
    }
    Board { places, ..Board::default() }
}

/// The digits of a board on which every square has one candidate.
pub(super) fn digits(board: &Board) -> [u8; 81] {
    let mut bytes = [[0; 32]; 3];
    for (words, bytes) in board.places.iter().zip(&mut bytes) {
        // A digit in binary: for each of its four bits, the squares that have it.
        let mut has = [0; 4];
        for (lane, word) in words[..9].iter().enumerate() {
            (0..4).filter(|bit| (lane + 1) >> bit & 1 != 0).for_each(|bit| has[bit] |= word);
        }
        for (k, eight) in bytes.chunks_exact_mut(8).enumerate() {
            let digits = (0..4).fold(0, |all, bit| all | spread(has[bit] >> (8 * k)) << bit);
            eight.copy_from_slice(&digits.to_le_bytes());
        }
    }
    let mut digits = [0; 81];
    for (square, digit) in digits.iter_mut().enumerate() {
        let (column, bit) = place(square);
        *digit = bytes[column][bit];
    }
    digits
}

/// The lowest eight bits as the lowest bits of eight bytes, in order.
fn spread(bits: u32) -> u64 {
    let each_alone = (u64::from(bits & 0xff) * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    (each_alone + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101
}

/// The word and the bit of a square.
fn place(square: usize) -> (usize, usize) {
    let (row, column) = (square / 9, square % 9);
    (column % 3, row % 3 * 9 + row / 3 * 3 + column / 3)
}

/// Of three groups of nine bits, what the other two hold in each one's place; what comes above 27 bits is to be ignored.
#[inline(always)]
pub(super) fn others(x: u32) -> u32 {
    x >> 9 | x << 18 | x >> 18 | x << 9
}

/// Locked candidates in full: a digit takes three mini-rows of a band, in different rows and stacks. There are six ways
/// to do so; what no possible way uses goes. `N` is 1 where neighbours in a group are stacks, 3 where they are bands.
#[inline(always)]
pub(super) fn matched<const N: u32>(x: u32) -> u32 {
    let low = if N == 1 { STACK } else { BAND };
    let (p, q) = (x >> 9 | x << 18, x >> 18 | x << 9);
    // Two of a group's three can be filled by the other two groups: that leaves the third for this one.
    let neighbours = p & q >> N | p >> N & q;
    let ends = p & q >> (2 * N) | p >> (2 * N) & q;
    x & (neighbours << (2 * N) & low << (2 * N) | neighbours >> N & low | ends << N & low << N)
}
