//! Boards whose boxes are permutations: the genes of Mantere and Koljonen. Squares are kept box after box; for each box
//! its rows and columns are masks of the digits in them, so that counts along a line of the board take a few bits.

#[cfg(test)]
mod tests;

use crate::evolve::random::{Rng, below, happens, shuffle};
use crate::evolve::view::swaps::Swaps;
use crate::puzzle::{Grid, Layout};
use rand::Rng as _;

/// The geometry of the boxes and the givens in them. A *place* is a square counted box after box.
#[derive(Clone)]
pub struct Ground {
    /// Digits, and squares in a box.
    side: usize,
    height: usize,
    width: usize,
    /// Boxes beside each other.
    across: usize,
    /// Boxes above each other.
    down: usize,
    square_of: Vec<u16>,
    givens: Vec<u8>,
    /// Free places, in order.
    free: Vec<u16>,
    /// For each box, the digits that no given of it holds.
    missing: Vec<Vec<u8>>,
    /// Cost of givens that repeat a digit in their box, which no permutation can mend.
    clash: u32,
}

impl Ground {
    /// The ground of a puzzle.
    pub fn new(puzzle: &Grid) -> Ground {
        let layout: &Layout = puzzle.layout();
        let shape = puzzle.shape();
        let boxes = layout.faces[0].boxes().iter().map(|&house| &layout.houses[house].squares);
        let square_of: Vec<u16> = boxes.flatten().map(|&square| square as u16).collect();
        let givens: Vec<u8> = square_of.iter().map(|&square| puzzle.get(usize::from(square))).collect();
        let side = layout.side;
        let missing: Vec<Vec<u8>> = givens
            .chunks(side)
            .map(|of_box| (1..=side as u8).filter(|digit| !of_box.contains(digit)).collect())
            .collect();
        let free: Vec<u16> = (0..givens.len()).filter(|&place| givens[place] == 0).map(|place| place as u16).collect();
        let to_place: usize = missing.iter().map(Vec::len).sum();
        Ground {
            side,
            height: shape.box_height(),
            width: shape.box_width(),
            across: side / shape.box_width(),
            down: side / shape.box_height(),
            clash: 2 * (to_place - free.len()) as u32,
            square_of,
            givens,
            free,
            missing,
        }
    }

    /// How many boxes there are.
    pub fn boxes(&self) -> usize {
        self.side
    }

    /// Squares that are no givens.
    pub fn free(&self) -> &[u16] {
        &self.free
    }

    /// Writes the digits of places to the squares of the board.
    pub fn unpack(&self, places: &[u8], squares: &mut [u8]) {
        self.square_of.iter().zip(places).for_each(|(&square, &digit)| squares[usize::from(square)] = digit);
    }
}

/// Which swaps are done. Every reading looks at how often the two digits, once swapped, stand in the row and in the column
/// each has moved to: twice if they are alone there, once in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    reading: Reading,
    slack: u32,
    longest: u32,
    refusal_ends: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// Each of the two at most twice and the slack.
    Both,
    /// At least one of the two.
    Either,
    /// Every swap is done.
    Any,
}

impl Rule {
    /// The readings of the rule, and what each means.
    pub const OPTIONS: &'static [(&'static str, &'static str)] = &[
        ("both", "both digits must suit the lines they move to"),
        ("either", "one of the two digits must suit its lines"),
        ("any", "every swap is done"),
    ];

    /// The rule in one of its readings.
    pub fn new(reading: &str, slack: u32, longest: u32, refusal_ends: bool) -> Rule {
        let reading = match reading {
            "either" => Reading::Either,
            "any" => Reading::Any,
            _ => Reading::Both,
        };
        Rule { reading, slack, longest, refusal_ends }
    }
}

/// A full board.
#[derive(Clone)]
pub struct Boxes {
    /// The digit at each place.
    cells: Vec<u8>,
    /// Digits in each row of each box and in each column of each box, as masks (bit d for digit d).
    rows: Vec<u32>,
    columns: Vec<u32>,
}

impl Boxes {
    /// Every box a random permutation that keeps its givens.
    pub fn random(ground: &Ground, rng: &mut Rng) -> Boxes {
        let mut cells = ground.givens.clone();
        for (of_box, missing) in cells.chunks_mut(ground.side).zip(&ground.missing) {
            let mut digits = missing.clone();
            shuffle(rng, &mut digits);
            of_box.iter_mut().filter(|cell| **cell == 0).zip(digits).for_each(|(cell, digit)| *cell = digit);
        }
        Boxes::new(ground, cells)
    }

    fn new(ground: &Ground, cells: Vec<u8>) -> Boxes {
        let (mut rows, mut columns) = (vec![0; ground.side * ground.height], vec![0; ground.side * ground.width]);
        for (place, &digit) in cells.iter().enumerate() {
            let Lines { row, column } = ground.lines(place);
            rows[row] |= 1 << digit;
            columns[column] |= 1 << digit;
        }
        Boxes { cells, rows, columns }
    }

    /// Digits of all squares.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Digits missing in rows and columns, and as many that stand there too often.
    pub fn fitness(&self, ground: &Ground) -> u32 {
        let Ground { side, height, width, across, down, .. } = *ground;
        let mut found = 0;
        for line in 0..side {
            let (band, k) = (line / height, line % height);
            found += (0..across).fold(0, |all, s| all | self.rows[(band * across + s) * height + k]).count_ones();
            let (stack, k) = (line / width, line % width);
            found += (0..down).fold(0, |all, b| all | self.columns[(b * across + stack) * width + k]).count_ones();
        }
        2 * (2 * (side * side) as u32 - found) + ground.clash
    }

    /// Becomes a child of two parents: each box from one of them, drawn at random. Returns which came from the second, as
    /// a mask.
    pub fn cross(&mut self, first: &Boxes, second: &Boxes, ground: &Ground, rng: &mut Rng) -> u32 {
        let Ground { side, height, width, .. } = *ground;
        let choice = rng.next_u32();
        for of_box in 0..side {
            let parent = if choice >> of_box & 1 == 0 { first } else { second };
            let part = |size: usize| of_box * size..(of_box + 1) * size;
            self.cells[part(side)].copy_from_slice(&parent.cells[part(side)]);
            self.rows[part(height)].copy_from_slice(&parent.rows[part(height)]);
            self.columns[part(width)].copy_from_slice(&parent.columns[part(width)]);
        }
        choice
    }

    /// A sequence of one to `longest` swaps in a box, each tried with this probability; a given ends the sequence.
    pub fn mutate(
        &mut self,
        ground: &Ground,
        of_box: usize,
        rule: &Rule,
        probability: u64,
        swaps: &mut Swaps,
        rng: &mut Rng,
    ) {
        let side = ground.side as u32;
        for _ in 0..1 + below(rng, rule.longest) {
            if !happens(rng, probability) {
                continue;
            }
            let p = below(rng, side);
            let q = (p + 1 + below(rng, side - 1)) % side;
            let (p, q) = (of_box * ground.side + p as usize, of_box * ground.side + q as usize);
            swaps.tried += 1;
            if ground.givens[p] != 0 || ground.givens[q] != 0 {
                swaps.given += 1;
                return;
            }
            self.swap(ground, p, q);
            if self.allowed(ground, p, q, rule) {
                swaps.done += 1;
                continue;
            }
            self.swap(ground, p, q);
            swaps.refused += 1;
            if rule.refusal_ends {
                return;
            }
        }
    }

    /// Swaps the digits of two places of a box.
    fn swap(&mut self, ground: &Ground, p: usize, q: usize) {
        let digits = 1 << self.cells[p] | 1 << self.cells[q];
        self.cells.swap(p, q);
        let (from, to) = (ground.lines(p), ground.lines(q));
        if from.row != to.row {
            self.rows[from.row] ^= digits;
            self.rows[to.row] ^= digits;
        }
        if from.column != to.column {
            self.columns[from.column] ^= digits;
            self.columns[to.column] ^= digits;
        }
    }

    /// Whether the rule lets two places keep the digits that have just been swapped into them.
    fn allowed(&self, ground: &Ground, p: usize, q: usize, rule: &Rule) -> bool {
        let suits = |place| self.in_lines(ground, place) <= 2 + rule.slack;
        match rule.reading {
            Reading::Both => suits(p) && suits(q),
            Reading::Either => suits(p) || suits(q),
            Reading::Any => true,
        }
    }

    /// How often the digit at a place stands in its row and in its column, itself counted in both.
    fn in_lines(&self, ground: &Ground, place: usize) -> u32 {
        let Ground { height, width, across, down, .. } = *ground;
        let digit = self.cells[place];
        let Lines { row, column } = ground.lines(place);
        let (of_box, row, column) = (place / ground.side, row % height, column % width);
        let band = of_box / across * across;
        let in_row = (0..across).map(|s| self.rows[(band + s) * height + row] >> digit & 1);
        let in_column = (0..down).map(|b| self.columns[(b * across + of_box % across) * width + column] >> digit & 1);
        in_row.sum::<u32>() + in_column.sum::<u32>()
    }

    /// How often each digit stands in each row and in each column: digit d of line k at `k · side + d − 1`.
    pub fn help_table(&self, ground: &Ground) -> (Vec<u8>, Vec<u8>) {
        let Ground { side, .. } = *ground;
        let (mut rows, mut columns) = (vec![0; side * side], vec![0; side * side]);
        for (&square, &digit) in ground.square_of.iter().zip(&self.cells) {
            let (row, column) = (usize::from(square) / side, usize::from(square) % side);
            rows[row * side + usize::from(digit) - 1] += 1;
            columns[column * side + usize::from(digit) - 1] += 1;
        }
        (rows, columns)
    }
}

/// Where the masks of a place's row and column in its box are.
struct Lines {
    row: usize,
    column: usize,
}

impl Ground {
    #[inline]
    fn lines(&self, place: usize) -> Lines {
        let (of_box, k) = (place / self.side, place % self.side);
        Lines { row: of_box * self.height + k / self.width, column: of_box * self.width + k % self.width }
    }
}
