//! What is still possible on a board: for each digit the squares it may take, as bits, narrowed until nothing moves by
//! naked singles, hidden singles and locked candidates (all places of a digit in one house lie in another, too: it can
//! be nowhere else in that one).
//!
//! `W` words hold the squares of a layout, `H` words its houses.

use crate::exact::bits::{Set, Size};
use crate::puzzle::{Grid, Layout, Square};

/// Words that hold the squares of a SudoKube: with so few, givens are placed one after another.
const FEW: usize = 386usize.div_ceil(64);

/// A layout as sets.
pub struct Tables<const W: usize, const H: usize> {
    /// Digits there are.
    pub side: usize,
    squares: usize,
    houses: Vec<Set<W>>,
    /// For each square, those that share a house with it.
    pub peers: Vec<Set<W>>,
    houses_of: Vec<Set<H>>,
}

impl<const W: usize, const H: usize> Tables<W, H> {
    /// The tables of a layout.
    pub fn new(layout: &Layout) -> Tables<W, H> {
        let squares = |list: &[Square]| list.iter().fold(Set::EMPTY, |set, &s| set | single(s));
        Tables {
            side: layout.side,
            squares: layout.squares,
            houses: layout.houses.iter().map(|h| squares(&h.squares)).collect(),
            peers: layout.peers.iter().map(|p| squares(p)).collect(),
            houses_of: layout
                .houses_of
                .iter()
                .map(|of| of.iter().fold(Set::EMPTY, |set, &h| set | single(h)))
                .collect(),
        }
    }
}

fn single<const N: usize>(member: usize) -> Set<N> {
    let mut set = Set::EMPTY;
    set.insert(member);
    set
}

/// Where a digit stands.
#[derive(Clone, Copy)]
struct Digit<const W: usize, const H: usize> {
    /// Undecided squares that may hold it.
    places: Set<W>,
    /// Houses that do not hold it yet.
    open: Set<H>,
}

/// What is possible on every undecided square.
#[derive(Clone)]
pub struct State<const W: usize, const H: usize> {
    digits: Vec<Digit<W, H>>,
    undecided: Set<W>,
}

/// What a step of propagation needs beside the state; emptied by [`State::settle`].
pub struct Agenda<const H: usize> {
    /// For each digit, the houses in which it lost a place and that were not looked at since.
    stale: Vec<Set<H>>,
    /// The digits that have such houses.
    digits: u64,
    /// Whether a square lost a candidate since all squares were last looked at.
    moved: bool,
    /// Every placement in order (square, digit from 0); undone by whoever goes back.
    pub placed: Vec<(u16, u8)>,
    /// The squares at which the last contradiction came to light.
    pub blamed: Vec<u16>,
}

impl<const H: usize> Agenda<H> {
    /// Nothing to do yet.
    pub fn new(side: usize) -> Agenda<H> {
        Agenda { stale: vec![Set::EMPTY; side], digits: 0, moved: true, placed: Vec::new(), blamed: Vec::new() }
    }

    fn mark(&mut self, digit: usize, houses: Set<H>) {
        self.stale[digit] |= houses;
        self.digits |= 1 << digit;
        self.moved = true;
    }

    fn clear(&mut self) {
        self.stale.fill(Set::EMPTY);
        self.digits = 0;
        self.moved = true;
    }

    fn blame<const W: usize>(&mut self, squares: Set<W>) {
        self.blamed.clear();
        self.blamed.extend(squares.iter().map(|s| s as u16));
    }
}

impl<const W: usize, const H: usize> State<W, H> {
    /// Everything is possible.
    pub fn new(tables: &Tables<W, H>) -> State<W, H> {
        let undecided = Set::below(tables.squares);
        let digit = Digit { places: undecided, open: Set::below(tables.houses.len()) };
        State { digits: vec![digit; tables.side], undecided }
    }

    /// Becomes a copy of another state, in the memory it has.
    pub fn copy_from(&mut self, other: &State<W, H>) {
        self.digits.clone_from(&other.digits);
        self.undecided = other.undecided;
    }

    /// Squares without a digit.
    pub fn undecided(&self) -> Set<W> {
        self.undecided
    }

    /// The digits (bit 0 for digit 0) that an undecided square may hold.
    pub fn candidates(&self, square: Square) -> u64 {
        self.digits.iter().enumerate().fold(0, |mask, (d, digit)| mask | u64::from(digit.places.contains(square)) << d)
    }

    /// The undecided squares that may hold a digit (from 0).
    pub fn places(&self, digit: usize) -> Set<W> {
        self.digits[digit].places
    }

    /// Undecided squares with a candidate, with at least two, and with at least three.
    #[inline]
    pub fn tally(&self) -> [Set<W>; 3] {
        let [mut once, mut twice, mut thrice] = [Set::EMPTY; 3];
        for digit in &self.digits {
            thrice |= twice & digit.places;
            twice |= once & digit.places;
            once |= digit.places;
        }
        [once, twice, thrice]
    }

    /// The places of each digit in each house that does not hold it.
    pub fn houses<'a>(&'a self, tables: &'a Tables<W, H>) -> impl Iterator<Item = (usize, Set<W>)> + 'a {
        let digits = self.digits.iter().enumerate();
        digits.flat_map(move |(d, digit)| digit.open.iter().map(move |h| (d, digit.places & tables.houses[h])))
    }

    /// Puts the givens on a board without digits, on large boards faster than one after another; false when two of them conflict. Nothing
    /// follows before [`State::settle`].
    pub fn give(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>, puzzle: &Grid) -> bool {
        let mut givens = puzzle.cells().iter().enumerate().filter(|&(_, &digit)| digit != 0);
        // There it is a matter of microseconds, and the page's program stays smaller.
        if W <= FEW {
            return givens.all(|(square, &digit)| self.place(tables, agenda, square, usize::from(digit) - 1));
        }
        for (square, &digit) in givens {
            let own = &mut self.digits[usize::from(digit) - 1];
            if !own.places.contains(square) {
                agenda.blame::<W>(single(square));
                return false;
            }
            own.places -= tables.peers[square];
            own.open -= tables.houses_of[square];
            self.undecided.remove(square);
            agenda.placed.push((square as u16, digit - 1));
        }
        for (d, digit) in self.digits.iter_mut().enumerate() {
            digit.places = digit.places & self.undecided;
            agenda.mark(d, digit.open);
        }
        true
    }

    /// A digit is impossible on a square. Nothing follows before [`State::settle`].
    pub fn exclude(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>, square: Square, digit: usize) {
        self.digits[digit].places.remove(square);
        agenda.mark(digit, tables.houses_of[square]);
    }

    /// Puts a digit on a square; false when it is not possible there. Nothing follows before [`State::settle`].
    #[inline]
    pub fn place(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>, square: Square, digit: usize) -> bool {
        if !self.digits[digit].places.contains(square) {
            agenda.blame::<W>(single(square));
            return false;
        }
        let houses = tables.houses_of[square];
        self.undecided.remove(square);
        for (d, other) in self.digits.iter_mut().enumerate() {
            if other.places.contains(square) {
                other.places.remove(square);
                agenda.mark(d, houses);
            }
        }
        self.digits[digit].open -= houses;
        self.lose(tables, agenda, digit, tables.peers[square]);
        agenda.placed.push((square as u16, digit as u8));
        true
    }

    /// A digit loses its places among these squares.
    #[inline]
    fn lose(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>, digit: usize, squares: Set<W>) {
        let places = &mut self.digits[digit].places;
        let lost = *places & squares;
        if !lost.is_empty() {
            *places -= lost;
            let houses = lost.iter().fold(Set::EMPTY, |all, s| all | tables.houses_of[s]);
            agenda.mark(digit, houses);
        }
    }

    /// Follows everything that is forced. False on a contradiction. The agenda is empty then.
    pub fn settle(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>) -> bool {
        let consistent = self.follow(tables, agenda);
        agenda.clear();
        consistent
    }

    fn follow(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>) -> bool {
        loop {
            if std::mem::take(&mut agenda.moved) {
                let [once, twice, _] = self.tally();
                let stuck = self.undecided - once;
                if !stuck.is_empty() {
                    agenda.blame(stuck);
                    return false;
                }
                let singles = once - twice;
                if !singles.is_empty() {
                    for digit in 0..tables.side {
                        for square in (self.digits[digit].places & singles).iter() {
                            if !self.place(tables, agenda, square, digit) {
                                return false;
                            }
                        }
                    }
                    continue;
                }
            }
            if agenda.digits == 0 {
                return true;
            }
            let digit = agenda.digits.trailing_zeros() as usize;
            agenda.digits &= agenda.digits - 1;
            if !self.look_at_houses(tables, agenda, digit) {
                return false;
            }
        }
    }

    /// Hidden singles and locked candidates of a digit; false when it has no place left in a house.
    fn look_at_houses(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>, digit: usize) -> bool {
        let houses = std::mem::replace(&mut agenda.stale[digit], Set::EMPTY) & self.digits[digit].open;
        for house in houses.iter() {
            let Digit { places, open } = self.digits[digit];
            if !open.contains(house) {
                continue;
            }
            let left = places & tables.houses[house];
            match left.size() {
                Size::Empty => {
                    agenda.blame(tables.houses[house]);
                    return false;
                }
                Size::One(square) => {
                    if !self.place(tables, agenda, square, digit) {
                        return false;
                    }
                }
                Size::More => self.look_beyond(tables, agenda, digit, house, left),
            }
        }
        true
    }

    /// Locked candidates: where all places of a digit in one house lie in another, it can be nowhere else in that.
    #[inline]
    fn look_beyond(&mut self, tables: &Tables<W, H>, agenda: &mut Agenda<H>, digit: usize, house: usize, left: Set<W>) {
        let mut squares = left.iter();
        let (Some(a), Some(b)) = (squares.next(), squares.next()) else { return };
        let mut common = tables.houses_of[a] & tables.houses_of[b];
        common.remove(house);
        for other in common.iter() {
            if (left - tables.houses[other]).is_empty() {
                self.lose(tables, agenda, digit, tables.houses[other] - left);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::state::*;
    use crate::exact::tables;
    use crate::puzzle::Shape;

    #[test]
    fn givens_leave_what_they_leave_one_after_another() {
        let (mut draws, mut fine) = (7u64, 0);
        let mut draw = |below: u64| {
            draws = draws.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (draws >> 33) % below
        };
        for givens in (0..600).map(|k| k % 40) {
            let mut puzzle = Grid::empty(Shape::Flat25);
            (0..givens).for_each(|_| puzzle.set(draw(625) as usize, draw(25) as u8 + 1));
            let tables = tables::of_25(&puzzle);
            let fresh = || (State::new(tables), Agenda::new(tables.side));
            let ((mut all, mut one), (mut each, mut other)) = (fresh(), fresh());
            let given = all.give(tables, &mut one, &puzzle);
            let mut filled = (0..625).filter(|&square| puzzle.get(square) != 0);
            assert_eq!(
                given,
                filled.all(|square| each.place(tables, &mut other, square, usize::from(puzzle.get(square)) - 1))
            );
            if !given {
                continue;
            }
            assert_eq!(one.placed, other.placed);
            let settled = all.settle(tables, &mut one);
            assert_eq!(settled, each.settle(tables, &mut other));
            if settled {
                fine += 1;
                assert_eq!(all.undecided(), each.undecided());
                assert!((0..625).all(|square| all.candidates(square) == each.candidates(square)));
            }
        }
        assert!((50..550).contains(&fine), "{fine}");
    }
}
