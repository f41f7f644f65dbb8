//! The next step a person could take, the simplest there is, with its reason: singles, locked candidates, pairs, triples
//! and X-wings. Houses are those of the layout, so on a cube a step may reach over an edge.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::exact::elimination::{digits, only_places};
use crate::exact::{Contradiction, candidates, contradiction_in_sight};
use crate::puzzle::{Grid, HouseKind, Layout, Square};

/// How a step is found, simplest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Technique {
    /// One square of a house is empty.
    LastSquare,
    /// One square is left for a digit in a house.
    HiddenSingle,
    /// One digit is left for a square.
    NakedSingle,
    /// All places of a digit in one house lie in another.
    Locked,
    /// So many squares of a house hold so many digits between them.
    Naked(u8),
    /// So many digits of a house have so many squares between them.
    Hidden(u8),
    /// A digit has two places in each of two houses, and these lie two by two in two others.
    XWing,
}

/// A step: what it rests on, and what it comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The technique, with what it found.
    pub technique: Technique,
    /// Where it is seen. Of locked candidates also the house that loses them; of an X-wing two and the two that lose.
    pub houses: Vec<usize>,
    /// The squares to look at.
    pub squares: Vec<Square>,
    /// The digits it is about, as a mask: digit d is bit d − 1.
    pub digits: u32,
    /// The digit that is found.
    pub put: Option<(Square, u8)>,
    /// The candidates that go.
    pub strike: Vec<(Square, u32)>,
}

/// A board as it is being played. Lists are by distinct square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintOrder {
    /// Givens and typed digits.
    pub grid: Grid,
    /// The candidates a player has marked, where there are any.
    pub marks: Vec<u32>,
    /// The only solution, where it is known.
    pub answer: Option<Grid>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
/// What a player can be told next.
pub enum Hint {
    /// These digits are not those of the only solution.
    Wrong(Vec<Square>),
    /// The marks of these squares leave out the digit that belongs there.
    WrongMarks(Vec<Square>),
    /// The digits on the board contradict each other.
    Contradiction(Contradiction),
    /// The next step, with its reason.
    Step(Step),
    /// None of the techniques finds anything.
    Stalled,
    /// No square is empty.
    Full,
}

/// What helps most: first whatever is wrong, then the simplest step.
pub fn hint(order: &HintOrder) -> Hint {
    let HintOrder { grid, marks, answer } = order;
    let layout = grid.layout();
    let mark = |s: Square| marks.get(s).copied().unwrap_or(0);
    if let Some(answer) = answer.as_ref().filter(|a| a.shape() == grid.shape()) {
        let wrong: Vec<Square> =
            (0..layout.squares).filter(|&s| grid.get(s) != 0 && grid.get(s) != answer.get(s)).collect();
        if !wrong.is_empty() {
            return Hint::Wrong(wrong);
        }
        let lacks = |&s: &Square| grid.get(s) == 0 && mark(s) != 0 && mark(s) & bit(answer.get(s)) == 0;
        let wrong: Vec<Square> = (0..layout.squares).filter(lacks).collect();
        if !wrong.is_empty() {
            return Hint::WrongMarks(wrong);
        }
    }
    if let Some(contradiction) = contradiction_in_sight(grid) {
        return Hint::Contradiction(contradiction);
    }
    if grid.is_full() {
        return Hint::Full;
    }
    let marked = |s: Square| if mark(s) == 0 { layout.all_digits() } else { mark(s) };
    let left: Vec<u32> =
        (0..layout.squares).map(|s| if grid.get(s) == 0 { candidates(grid, s) & marked(s) } else { 0 }).collect();
    let empty: Vec<Square> = (0..layout.squares).filter(|&s| grid.get(s) == 0 && left[s] == 0).collect();
    if !empty.is_empty() {
        return Hint::WrongMarks(empty);
    }
    let finder = Finder { layout, grid, left };
    finder.step().map_or(Hint::Stalled, Hint::Step)
}

fn bit(digit: u8) -> u32 {
    if digit == 0 { 0 } else { 1 << (digit - 1) }
}

struct Finder<'a> {
    layout: &'static Layout,
    grid: &'a Grid,
    /// The candidates of each empty square.
    left: Vec<u32>,
}

impl Finder<'_> {
    fn step(&self) -> Option<Step> {
        let subsets = |k: u8| self.naked(k.into()).or_else(|| self.hidden(k.into()));
        let singles = self.last_square().or_else(|| self.hidden_single()).or_else(|| self.naked_single());
        singles.or_else(|| self.locked()).or_else(|| subsets(2)).or_else(|| subsets(3)).or_else(|| self.x_wing())
    }

    fn found(&self, technique: Technique, house: Option<usize>, square: Square, mask: u32) -> Step {
        let digit = mask.trailing_zeros() as u8 + 1;
        let (houses, squares) = (house.into_iter().collect(), vec![square]);
        Step { technique, houses, squares, digits: bit(digit), put: Some((square, digit)), strike: Vec::new() }
    }

    fn empty_of(&self, house: usize) -> Vec<Square> {
        self.layout.houses[house].squares.iter().copied().filter(|&s| self.grid.get(s) == 0).collect()
    }

    fn last_square(&self) -> Option<Step> {
        (0..self.layout.houses.len()).find_map(|house| match self.empty_of(house)[..] {
            [square] => Some(self.found(Technique::LastSquare, Some(house), square, self.left[square])),
            _ => None,
        })
    }

    /// In a box before a row or column: there it is seen sooner.
    fn hidden_single(&self) -> Option<Step> {
        let places = only_places(self.layout, &self.left);
        let in_box = |house: usize| self.layout.houses[house].kind == HouseKind::Box;
        let first = places.iter().find(|(_, _, house)| in_box(*house)).or(places.first());
        first.map(|&(square, mask, house)| self.found(Technique::HiddenSingle, Some(house), square, mask))
    }

    fn naked_single(&self) -> Option<Step> {
        let square = self.left.iter().position(|mask| mask.count_ones() == 1)?;
        Some(self.found(Technique::NakedSingle, None, square, self.left[square]))
    }

    /// The empty squares of a house that may hold a digit.
    fn places(&self, house: usize, mask: u32) -> Vec<Square> {
        self.layout.houses[house].squares.iter().copied().filter(|&s| self.left[s] & mask != 0).collect()
    }

    /// The houses that hold all these squares.
    fn common(&self, squares: &[Square]) -> Vec<usize> {
        let Some((&first, rest)) = squares.split_first() else { return Vec::new() };
        let holds = |house: &usize| rest.iter().all(|&s| self.layout.houses_of[s].contains(house));
        self.layout.houses_of[first].iter().copied().filter(holds).collect()
    }

    /// What digits lose in houses outside some squares.
    fn losses(&self, houses: &[usize], mask: u32, but: &[Square]) -> Vec<(Square, u32)> {
        let mut squares: Vec<Square> = houses.iter().flat_map(|&h| self.places(h, mask)).collect();
        squares.sort_unstable();
        squares.dedup();
        squares.retain(|s| !but.contains(s));
        squares.into_iter().map(|s| (s, self.left[s] & mask)).collect()
    }

    fn locked(&self) -> Option<Step> {
        (0..self.layout.houses.len()).find_map(|house| {
            digits(self.layout.all_digits()).find_map(|digit| {
                let squares = self.places(house, bit(digit));
                if squares.len() < 2 {
                    return None;
                }
                self.common(&squares).into_iter().filter(|&other| other != house).find_map(|other| {
                    let strike = self.losses(&[other], bit(digit), &squares);
                    let houses = vec![house, other];
                    let step = Step {
                        technique: Technique::Locked,
                        houses,
                        squares: squares.clone(),
                        digits: bit(digit),
                        put: None,
                        strike,
                    };
                    (!step.strike.is_empty()).then_some(step)
                })
            })
        })
    }

    fn naked(&self, size: usize) -> Option<Step> {
        (0..self.layout.houses.len()).find_map(|house| {
            let mut members = self.empty_of(house);
            members.retain(|&s| self.left[s].count_ones() as usize <= size);
            combinations(&members, size).into_iter().find_map(|squares| {
                let mask = squares.iter().fold(0, |mask, &s| mask | self.left[s]);
                if mask.count_ones() as usize != size {
                    return None;
                }
                let strike = self.losses(&self.common(&squares), mask, &squares);
                let technique = Technique::Naked(size as u8);
                let step = Step { technique, houses: vec![house], squares, digits: mask, put: None, strike };
                (!step.strike.is_empty()).then_some(step)
            })
        })
    }

    fn hidden(&self, size: usize) -> Option<Step> {
        (0..self.layout.houses.len()).find_map(|house| {
            let open = |&digit: &u8| (2..=size).contains(&self.places(house, bit(digit)).len());
            let members: Vec<u8> = (1..=self.layout.side as u8).filter(open).collect();
            combinations(&members, size).into_iter().find_map(|set| {
                let mask = set.iter().fold(0, |mask, &d| mask | bit(d));
                let squares = self.places(house, mask);
                if squares.len() != size {
                    return None;
                }
                let others = squares.iter().map(|&s| (s, self.left[s] & !mask));
                let strike: Vec<(Square, u32)> = others.filter(|&(_, m)| m != 0).collect();
                let technique = Technique::Hidden(size as u8);
                let step = Step { technique, houses: vec![house], squares, digits: mask, put: None, strike };
                (!step.strike.is_empty()).then_some(step)
            })
        })
    }

    fn x_wing(&self) -> Option<Step> {
        (1..=self.layout.side as u8).map(bit).find_map(|mask| {
            let pair = |house| if let [a, b] = self.places(house, mask)[..] { Some((house, a, b)) } else { None };
            let pairs: Vec<(usize, Square, Square)> = (0..self.layout.houses.len()).filter_map(pair).collect();
            combinations(&pairs, 2).into_iter().find_map(|two| {
                let [(first, a, b), (second, c, d)] = two[..] else { return None };
                [(c, d), (d, c)].into_iter().find_map(|(c, d)| {
                    if a == c || b == d || a == d || b == c {
                        return None;
                    }
                    let mut covers = Vec::new();
                    for side in [[a, c], [b, d]] {
                        covers.push(self.common(&side).into_iter().find(|h| *h != first && *h != second)?);
                    }
                    let squares = vec![a, b, c, d];
                    let strike = self.losses(&covers, mask, &squares);
                    let houses = [first, second].into_iter().chain(covers).collect();
                    let step = Step { technique: Technique::XWing, houses, squares, digits: mask, put: None, strike };
                    (!step.strike.is_empty()).then_some(step)
                })
            })
        })
    }
}

/// Every choice of two or three of these, in order.
fn combinations<T: Copy>(of: &[T], size: usize) -> Vec<Vec<T>> {
    let mut found = Vec::new();
    for (i, &a) in of.iter().enumerate() {
        for (j, &b) in of.iter().enumerate().skip(i + 1) {
            match size {
                2 => found.push(vec![a, b]),
                _ => found.extend(of[j + 1..].iter().map(|&c| vec![a, b, c])),
            }
        }
    }
    found
}
