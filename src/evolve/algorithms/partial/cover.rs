//! A partial board as a set of options no two of which share an item.

use rand::Rng as _;

use crate::evolve::operators::metropolis::Metropolis;
use crate::evolve::random::Rng;
use crate::evolve::view::partial::Tried;
use crate::exact::wide_candidates;
use crate::puzzle::{Grid, check};

/// No square: an item that is not covered.
const NONE: u16 = u16::MAX;

/// Moves between two looks at the energy.
const LOOK: u64 = 256;

/// The items of an option: its square, then its digit in the row, in the column and in the box.
type Items = [u16; 4];

/// Where the options of an item lie among those of all.
#[derive(Clone, Copy)]
struct Span {
    from: u32,
    len: u32,
}

/// What a chain of moves did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chain {
    /// Moves drawn.
    pub drawn: u64,
    /// By how many options stood in the way: moves drawn, and moves made.
    pub moves: [Tried; 4],
    /// Open squares (and conflicts between givens), added up over the looks that were taken.
    pub energy: u64,
    /// How often it was looked at.
    pub looks: u64,
}

impl Chain {
    /// Open squares (and conflicts between givens), in the mean over the looks.
    pub fn mean(&self) -> f64 {
        self.energy as f64 / self.looks.max(1) as f64
    }
}

/// A partial board, and what may be put on it. Items are numbered; those of squares come first.
#[derive(Clone)]
pub struct Cover {
    /// The givens (and what was deduced), 0 for the squares to fill.
    decided: Vec<u8>,
    /// The square of the layout, by number of its item.
    squares: Vec<u16>,
    /// The digit of an item that is no square.
    digit_of: Vec<u8>,
    /// What no move can mend: conflicts between givens.
    hopeless: u32,
    spans: Vec<Span>,
    /// The options of all items, end to end: each option stands there once for each of its items.
    options: Vec<Items>,
    /// For each item, the square (by the number of its item) whose option covers it.
    holder: Vec<u16>,
    /// The option of each filled square.
    held: Vec<Items>,
    /// The items that are not covered and have options, in `..open`, and where each of them stands there.
    uncovered: Vec<u16>,
    open: usize,
    place: Vec<u16>,
    /// The place of a covered item: a spare one at the end, so that a move needs no branch for an item that stays covered.
    spare: u16,
    filled: u32,
}

impl Cover {
    /// The board with its givens alone. A list leaves out the digits of givens, and nothing else.
    pub fn new(puzzle: &Grid) -> Cover {
        let layout = puzzle.layout();
        let squares: Vec<u16> = (0..layout.squares).filter(|&s| puzzle.get(s) == 0).map(|s| s as u16).collect();
        let mut digit_of = vec![0; squares.len()];
        // The item of a digit in a house; only of those that the house's givens lack.
        let mut item = vec![NONE; layout.houses.len() * layout.side];
        let bit = |digit: u8| if digit == 0 { 0 } else { 1u64 << (digit - 1) };
        for (house, members) in layout.houses.iter().enumerate() {
            let held = members.squares.iter().fold(0u64, |held, &s| held | bit(puzzle.get(s)));
            for digit in (0..layout.side).filter(|d| held >> d & 1 == 0) {
                item[house * layout.side + digit] = digit_of.len() as u16;
                digit_of.push(digit as u8 + 1);
            }
        }
        let mut lists = vec![Vec::new(); digit_of.len()];
        for (k, &square) in squares.iter().enumerate() {
            let list = wide_candidates(puzzle, usize::from(square));
            let houses = &layout.houses_of[usize::from(square)];
            for digit in (0..layout.side).filter(|d| list >> d & 1 != 0) {
                let of = |h: usize| item[houses[h] * layout.side + digit];
                let option: Items = [k as u16, of(0), of(1), of(2)];
                option.iter().for_each(|&i| lists[usize::from(i)].push(option));
            }
        }
        let (mut spans, mut options) = (Vec::new(), Vec::new());
        for list in &lists {
            spans.push(Span { from: options.len() as u32, len: list.len() as u32 });
            options.extend(list);
        }
        // An item without options can never be covered: it is never drawn.
        let mut uncovered: Vec<u16> = (0..lists.len()).filter(|&i| !lists[i].is_empty()).map(|i| i as u16).collect();
        let mut place = vec![0; lists.len()];
        uncovered.iter().enumerate().for_each(|(k, &i)| place[usize::from(i)] = k as u16);
        let open = uncovered.len();
        uncovered.push(NONE);
        Cover {
            decided: puzzle.cells().to_vec(),
            hopeless: check::conflicts(puzzle).len() as u32,
            holder: vec![NONE; lists.len()],
            held: vec![[0; 4]; squares.len()],
            open,
            spare: open as u16,
            filled: 0,
            squares,
            digit_of,
            spans,
            options,
            uncovered,
            place,
        }
    }

    /// How many squares there are to fill.
    pub fn squares(&self) -> u32 {
        self.squares.len() as u32
    }

    /// Squares that are open, and conflicts between givens.
    pub fn fitness(&self) -> u32 {
        self.hopeless + self.squares() - self.filled
    }

    /// The digits of an open square's list.
    #[cfg(test)]
    pub(crate) fn list(&self, square: usize) -> Vec<u8> {
        let Some(item) = self.squares.iter().position(|&s| usize::from(s) == square) else { return Vec::new() };
        let Span { from, len } = self.spans[item];
        self.options[from as usize..(from + len) as usize].iter().map(|o| self.digit_of[usize::from(o[1])]).collect()
    }

    /// The digits of the board, 0 where a square is open.
    pub fn fill(&self, cells: &mut Vec<u8>) {
        cells.clone_from(&self.decided);
        for (k, &square) in self.squares.iter().enumerate() {
            if self.holder[k] != NONE {
                cells[usize::from(square)] = self.digit_of[usize::from(self.held[k][1])];
            }
        }
    }

    /// Puts a digit on a square if it is on the square's list and nothing stands in its way; whether it did. So digits of two boards
    /// come together in a third (`benches/population`).
    pub fn put_in(&mut self, square: usize, digit: u8) -> bool {
        let Some(item) = self.squares.iter().position(|&s| usize::from(s) == square) else { return false };
        let Span { from, len } = self.spans[item];
        let list = &self.options[from as usize..(from + len) as usize];
        let Some(&items) = list.iter().find(|o| self.digit_of[usize::from(o[1])] == digit) else { return false };
        let is_free = items.iter().all(|&i| self.holder[usize::from(i)] == NONE);
        if is_free {
            self.put(items, [NONE; 4], 0);
        }
        is_free
    }

    /// Draws so many moves, fewer when the board is full before.
    pub fn chain(&mut self, moves: u64, rule: &Metropolis, rng: &mut Rng) -> Chain {
        // As bits of one draw; what takes nothing or one out is always made.
        let scaled = |worse| rule.threshold(worse) >> 10;
        let thresholds = [1 << 22, 1 << 22, scaled(1), scaled(2)];
        let mut chain = Chain::default();
        // In registers while it lasts.
        let mut draws = rng.clone();
        while chain.drawn < moves && self.open > 0 {
            for _ in 0..LOOK {
                chain.drawn += 1;
                let bits = draws.next_u64();
                let drawn = ((bits >> 42) * self.open as u64) >> 22;
                let Span { from, len } = self.spans[usize::from(self.uncovered[drawn as usize])];
                let option = u64::from(from) + (((bits >> 22 & 0xf_ffff) * u64::from(len)) >> 20);
                let items = self.options[option as usize];
                let holders = items.map(|i| self.holder[usize::from(i)]);
                let [a, b, c, d] = holders;
                let in_the_way = usize::from(a != NONE)
                    + usize::from((b != NONE) & (b != a))
                    + usize::from((c != NONE) & (c != a) & (c != b))
                    + usize::from((d != NONE) & (d != a) & (d != b) & (d != c));
                chain.moves[in_the_way & 3].drawn += 1;
                if (bits & 0x3f_ffff) < thresholds[in_the_way & 3] {
                    self.put(items, holders, in_the_way);
                    chain.moves[in_the_way & 3].made += 1;
                    if in_the_way == 0 && self.filled == self.squares() {
                        *rng = draws;
                        return chain;
                    }
                }
            }
            chain.energy += u64::from(self.fitness());
            chain.looks += 1;
        }
        // A board on which nothing can be drawn; its moves count, so that limits are met.
        chain.drawn = chain.drawn.max(moves);
        *rng = draws;
        chain
    }

    /// Puts an option in and takes out those that hold one of its items, of which there are so many.
    #[inline]
    fn put(&mut self, items: Items, holders: [u16; 4], in_the_way: usize) {
        let square = items[0];
        match in_the_way {
            0 => {
                items.iter().for_each(|&item| self.cover(item, square));
                self.filled += 1;
            }
            // The usual move: `NONE` is the greatest, so the least is the one that goes.
            1 => self.replace(holders.into_iter().fold(NONE, u16::min), items),
            _ => {
                let first = holders.into_iter().find(|&h| h != NONE).unwrap_or(NONE);
                for (item, holder) in items.into_iter().zip(holders) {
                    if holder != NONE && holder != first && self.holder[usize::from(item)] == holder {
                        self.take_out(holder);
                    }
                }
                self.replace(first, items);
            }
        }
        self.held[usize::from(square)] = items;
    }

    /// Items of the option that goes come to stand where those of the new one stood, and are not covered.
    #[inline]
    fn replace(&mut self, out: u16, items: Items) {
        for (old, new) in self.held[usize::from(out)].into_iter().zip(items) {
            let place = self.place[usize::from(new)];
            self.place[usize::from(new)] = self.spare;
            self.uncovered[usize::from(place)] = old;
            self.place[usize::from(old)] = place;
            self.holder[usize::from(old)] = NONE;
            self.holder[usize::from(new)] = items[0];
        }
    }

    fn cover(&mut self, item: u16, square: u16) {
        self.holder[usize::from(item)] = square;
        self.open -= 1;
        let (place, last) = (self.place[usize::from(item)], self.uncovered[self.open]);
        self.uncovered[usize::from(place)] = last;
        self.place[usize::from(last)] = place;
        self.place[usize::from(item)] = self.spare;
    }

    fn take_out(&mut self, square: u16) {
        for item in self.held[usize::from(square)] {
            self.holder[usize::from(item)] = NONE;
            self.place[usize::from(item)] = self.open as u16;
            self.uncovered[self.open] = item;
            self.open += 1;
        }
        self.filled -= 1;
    }
}
