//! The table of scores of a colouring, made anew.

use wide::u8x16;

use crate::evolve::algorithms::sudokube::lists::Lists;
use crate::evolve::algorithms::sudokube::ring::Ring;
use crate::evolve::algorithms::sudokube::tabu::{
    BIAS, BY_CONFLICT, CLOSED, FORBIDDEN, Row, Square, Tabu, add, subtract,
};

impl<const W: usize> Tabu<W> {
    /// Nothing grown yet.
    pub fn new(lists: &Lists) -> Tabu<W> {
        let n = lists.len();
        let words = n.div_ceil(64);
        let rows = |list: u32, open: u8, shut: u8| -> Row<W> {
            std::array::from_fn(|w| {
                u8x16::new(std::array::from_fn(|k| if list >> (16 * w + k) & 1 == 1 { open } else { shut }))
            })
        };
        let clear = |&list: &u32| Square { score: rows(list, BIAS, BIAS + FORBIDDEN), closed: rows(list, 0, CLOSED) };
        let mut around = vec![0; n * words];
        for v in 0..n {
            for &u in lists.neighbours(v) {
                around[v * words + usize::from(u / 64)] |= 1 << (u % 64);
            }
        }
        let clear: Vec<Square<W>> = lists.allowed.iter().map(clear).collect();
        Tabu {
            digits: vec![0; n],
            squares: clear.clone(),
            clear,
            own: vec![0; n],
            words,
            around,
            holders: vec![0; 16 * W * words],
            fighting: vec![0; words],
            conflicts: 0,
            ring: Ring::new(n),
            unit: (0..16 * W).map(|d| rows(1 << d, 1, 0)).collect(),
            moves: 0,
            best: 0,
            best_digits: Vec::with_capacity(n),
            seen: vec![([u8x16::splat(0); W], 0); n],
            hits: vec![(0, 0); n],
            by_conflict: BY_CONFLICT[usize::from(lists.layout.shape.is_cube())],
        }
    }

    /// Takes up a colouring; nothing is tabu.
    pub(super) fn take_up(&mut self, lists: &Lists, digits: &[u8]) {
        self.digits.clear();
        self.digits.extend_from_slice(digits);
        self.squares.clone_from(&self.clear);
        self.fighting.fill(0);
        self.holders.fill(0);
        self.ring.clear();
        self.moves = 0;
        let mut twice = 0;
        for (v, &digit) in digits.iter().enumerate() {
            let (digit, bit) = (usize::from(digit), 1 << (v % 64));
            self.holders[digit * self.words + v / 64] |= bit;
            let mut counts = [[0u8; 16]; W];
            for &u in lists.neighbours(v) {
                let d = usize::from(digits[usize::from(u)]);
                counts[d / 16 % W][d % 16] += 1;
            }
            let own = counts[digit / 16 % W][digit % 16];
            let square = &mut self.squares[v];
            add(&mut square.score, &counts.map(u8x16::new));
            square.score = square.score.map(|lanes| lanes - u8x16::splat(own));
            subtract(&mut square.closed, &self.unit[digit]);
            self.own[v] = own;
            twice += u32::from(own);
            if own > 0 {
                self.fighting[v / 64] |= bit;
            }
        }
        self.conflicts = twice / 2 + lists.hopeless;
        self.best = self.conflicts;
        self.best_digits.clone_from(&self.digits);
    }
}
