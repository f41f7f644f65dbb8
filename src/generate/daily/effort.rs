//! What a flat puzzle asks of a person, roughly: a measure that belongs to version 1 alone, so that no change of a rating ever
//! changes an old day.

use crate::exact::candidates;
use crate::puzzle::{Grid, Layout, Square};

/// The least of these that solves a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// A digit has one place in a house.
    Hidden,
    /// A square has one candidate.
    Single,
    /// Locked candidates, and pairs.
    Pair,
    /// None of these is enough.
    More,
}

/// What a puzzle with one solution asks for.
pub fn effort(puzzle: &Grid) -> Effort {
    let mut hand =
        Hand { layout: puzzle.layout(), open: puzzle.cells().iter().map(|&d| d == 0).collect(), marks: Vec::new() };
    hand.marks = (0..puzzle.cells().len()).map(|s| if hand.open[s] { candidates(puzzle, s) } else { 0 }).collect();
    let mut needed = Effort::Hidden;
    while hand.open.contains(&true) {
        let least = if hand.hidden() {
            Effort::Hidden
        } else if hand.naked() {
            Effort::Single
        } else if hand.locked() || hand.pair() {
            Effort::Pair
        } else {
            return Effort::More;
        };
        needed = needed.max(least);
    }
    needed
}

struct Hand {
    layout: &'static Layout,
    open: Vec<bool>,
    marks: Vec<u32>,
}

impl Hand {
    fn put(&mut self, square: Square, bit: u32) {
        (self.open[square], self.marks[square]) = (false, 0);
        self.layout.peers[square].iter().for_each(|&peer| self.marks[peer] &= !bit);
    }

    fn digits(&self) -> impl Iterator<Item = u32> + use<> {
        (0..self.layout.side as u32).map(|k| 1 << k)
    }

    fn hidden(&mut self) -> bool {
        for house in &self.layout.houses {
            for bit in self.digits() {
                let mut places = house.squares.iter().filter(|&&s| self.marks[s] & bit != 0);
                if let (Some(&only), None) = (places.next(), places.next()) {
                    self.put(only, bit);
                    return true;
                }
            }
        }
        false
    }

    fn naked(&mut self) -> bool {
        let single = (0..self.marks.len()).find(|&s| self.marks[s].count_ones() == 1);
        single.inspect(|&square| self.put(square, self.marks[square])).is_some()
    }

    /// Takes digits from squares; whether that changes anything.
    fn strike(&mut self, squares: &[Square], mask: u32) -> bool {
        let struck = squares.iter().filter(|&&s| self.marks[s] & mask != 0).count();
        squares.iter().for_each(|&s| self.marks[s] &= !mask);
        struck > 0
    }

    fn locked(&mut self) -> bool {
        for house in &self.layout.houses {
            for bit in self.digits() {
                let places: Vec<Square> = house.squares.iter().copied().filter(|&s| self.marks[s] & bit != 0).collect();
                if places.len() < 2 || places.len() > self.layout.side / 2 {
                    continue;
                }
                for other in &self.layout.houses {
                    if other.squares != house.squares && places.iter().all(|s| other.squares.contains(s)) {
                        let rest: Vec<Square> = other.squares.iter().copied().filter(|s| !places.contains(s)).collect();
                        if self.strike(&rest, bit) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    fn pair(&mut self) -> bool {
        for house in &self.layout.houses {
            let open: Vec<Square> = house.squares.iter().copied().filter(|&s| self.open[s]).collect();
            for (k, &first) in open.iter().enumerate() {
                for &second in &open[k + 1..] {
                    let rest: Vec<Square> = open.iter().copied().filter(|&s| s != first && s != second).collect();
                    let both = self.marks[first] | self.marks[second];
                    if both.count_ones() == 2 && self.strike(&rest, both) {
                        return true;
                    }
                    let elsewhere = rest.iter().fold(0, |mask, &s| mask | self.marks[s]);
                    let hidden = both & !elsewhere;
                    if hidden.count_ones() == 2 && self.strike(&[first, second], !hidden) {
                        return true;
                    }
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use crate::generate::daily::effort::*;

    #[test]
    fn puzzles_whose_rating_is_known_are_told_apart() {
        let of = |line: &str| effort(&crate::text::read(line).unwrap().grid);
        assert_eq!(of("1234341221434321"), Effort::Hidden);
        // From tests/corpus/se_rated.tsv and technique.tsv: see tests/native/daily.rs for all of them.
        assert_eq!(
            of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
            Effort::More
        );
        assert!(Effort::Hidden < Effort::Single && Effort::Pair < Effort::More);
    }
}
