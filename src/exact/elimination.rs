//! Elimination of candidates in rounds, as a spreadsheet that iterates does it.
//!
//! C. Ellis, *Building a basic, understandable Sudoku solver using Excel iterative calculation*, Microsoft Excel blog, two
//! parts (the text of the first is what is known here).
//!
//! ```text
//! valid values: every digit in every square; solution: the input
//! each iteration:
//!     remove from each square the digits that its row, column or box holds; a solved square keeps its own only (part 1)
//!     where one digit is left in a square, or one square for a digit in a row, column or box, it is solved (part 2)
//! until every square is solved, or an iteration solves none
//! ```
//!
//! Chosen here: an iteration first removes everywhere, looking at the solution as it stood, and then solves everywhere,
//! looking at the values left; Excel would go from cell to cell. Part 2 is known by its two rules only: [`Feedback`] can
//! leave either out. Houses are those of the layout, so cubes and boards of any size work alike.

use serde::{Deserialize, Serialize};

use crate::exact::candidates;
use crate::puzzle::{Grid, Layout, Square};

/// Which rules of part 2 feed the solution board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// None: part 1 alone.
    None,
    /// One digit left in a square.
    Candidate,
    /// That, and one square left for a digit in a house.
    Both,
}

/// A digit blanked on the valid-values board, and why: `seen` holds it in `house`; when `house` is none, the square itself
/// is solved with another digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Removed {
    /// Where.
    pub square: Square,
    /// What.
    pub digit: u8,
    /// The square that holds the digit.
    pub seen: Square,
    /// The house they share; none for a square's own other digits.
    pub house: Option<usize>,
}

/// A digit put on the solution board: the only one left in its square, or its only place in `house`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Where.
    pub square: Square,
    /// What.
    pub digit: u8,
    /// The house in which it has no other place; none where the square has no other digit.
    pub house: Option<usize>,
}

/// Both boards after an iteration, and what it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The board after it; 0 is open.
    pub solution: Grid,
    /// The valid-values board: a mask for each square, digit d is bit d − 1.
    pub valid: Vec<u32>,
    /// Digits that were ruled out.
    pub removed: Vec<Removed>,
    /// Digits that were placed.
    pub placed: Vec<Placed>,
}

impl Iteration {
    /// Squares that are still open.
    pub fn open(&self) -> usize {
        self.valid.len() - self.solution.filled()
    }

    /// Digits left in the squares that are not solved.
    pub fn left(&self) -> u32 {
        let open = self.valid.iter().zip(self.solution.cells()).filter(|&(_, &digit)| digit == 0);
        open.map(|(mask, _)| mask.count_ones()).sum()
    }
}

/// Every iteration so far, from the boards before the first one; they can be walked to and fro.
#[derive(Clone)]
pub struct Elimination {
    feedback: Feedback,
    history: Vec<Iteration>,
    at: usize,
}

impl Elimination {
    /// The method before its first iteration.
    pub fn new(puzzle: &Grid, feedback: Feedback) -> Elimination {
        let valid = vec![puzzle.layout().all_digits(); puzzle.cells().len()];
        let before = Iteration { solution: puzzle.clone(), valid, removed: Vec::new(), placed: Vec::new() };
        Elimination { feedback, history: vec![before], at: 0 }
    }

    /// The iteration in view and its number; 0 is before the first.
    pub fn now(&self) -> &Iteration {
        &self.history[self.at]
    }

    /// Iterations done.
    pub fn number(&self) -> usize {
        self.at
    }

    /// Whether the iteration in view is the last one: it solved nothing, or nothing was left to solve.
    pub fn done(&self) -> bool {
        self.now().open() == 0 || (self.at > 0 && self.now().placed.is_empty())
    }

    /// One iteration on; false when there is none.
    pub fn forward(&mut self) -> bool {
        if self.done() {
            return false;
        }
        if self.at + 1 == self.history.len() {
            self.history.push(iterate(self.now(), self.feedback));
        }
        self.at += 1;
        true
    }

    /// One iteration back; false before the first.
    pub fn back(&mut self) -> bool {
        let moved = self.at > 0;
        self.at -= usize::from(moved);
        moved
    }
}

fn iterate(before: &Iteration, feedback: Feedback) -> Iteration {
    let layout = before.solution.layout();
    let valid: Vec<u32> = (0..layout.squares).map(|s| candidates(&before.solution, s)).collect();
    let blanked = |s: Square| digits(before.valid[s] & !valid[s]).map(move |digit| (s, digit));
    let removed = (0..layout.squares).flat_map(blanked).map(|(s, digit)| reason(&before.solution, s, digit)).collect();
    let mut placed = Vec::new();
    let mut solution = before.solution.clone();
    let mut place = |square: Square, mask: u32, house| {
        if solution.get(square) == 0 {
            let digit = mask.trailing_zeros() as u8 + 1;
            solution.set(square, digit);
            placed.push(Placed { square, digit, house });
        }
    };
    if feedback != Feedback::None {
        let single = |&s: &Square| valid[s].count_ones() == 1;
        (0..layout.squares).filter(single).for_each(|s| place(s, valid[s], None));
    }
    if feedback == Feedback::Both {
        for (square, mask, house) in only_places(layout, &valid) {
            place(square, mask, Some(house));
        }
    }
    Iteration { solution, valid, removed, placed }
}

/// The squares that are the only ones left for a digit in a house.
pub(crate) fn only_places(layout: &Layout, valid: &[u32]) -> Vec<(Square, u32, usize)> {
    let mut found = Vec::new();
    for (number, house) in layout.houses.iter().enumerate() {
        let (mut once, mut twice) = (0u32, 0u32);
        for &square in &house.squares {
            twice |= once & valid[square];
            once |= valid[square];
        }
        for &square in &house.squares {
            found.extend(digits(valid[square] & once & !twice).map(|digit| (square, 1 << (digit - 1), number)));
        }
    }
    found
}

fn reason(solution: &Grid, square: Square, digit: u8) -> Removed {
    let layout = solution.layout();
    let holder = |&house: &usize| {
        let holder = layout.houses[house].squares.iter().find(|&&s| s != square && solution.get(s) == digit);
        holder.map(|&seen| (seen, house))
    };
    match layout.houses_of[square].iter().find_map(holder) {
        Some((seen, house)) if solution.get(square) == 0 => Removed { square, digit, seen, house: Some(house) },
        _ => Removed { square, digit, seen: square, house: None },
    }
}

pub(crate) fn digits(mask: u32) -> impl Iterator<Item = u8> {
    (0..32u8).filter(move |bit| mask >> bit & 1 == 1).map(|bit| bit + 1)
}

#[cfg(test)]
mod tests {
    use crate::exact::elimination::*;
    use crate::exact::{Verdict, verdict};
    use crate::puzzle::check;
    use crate::text::read;

    const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    /// The first of tests/corpus/cubes_4.tsv.
    const CUBE: &str =
        "2...41.3324..4.22.3..312..21..4..4.223..4.....4...4......3144.2.243.1..2.1244......22.41142..2.4";

    fn run(text: &str, feedback: Feedback) -> (Grid, Elimination) {
        let puzzle = read(text).unwrap().grid;
        let mut elimination = Elimination::new(&puzzle, feedback);
        while elimination.forward() {}
        (puzzle, elimination)
    }

    #[test]
    fn an_easy_puzzle_is_solved_and_a_hard_one_stalls() {
        let (puzzle, easy) = run(EASY, Feedback::Both);
        assert_eq!(check::check(&puzzle, &easy.now().solution), Ok(()));
        assert_eq!(easy.number(), 5);
        let (_, hard) = run(ESCARGOT, Feedback::Both);
        assert_eq!((hard.number(), hard.now().open(), hard.now().left()), (2, 57, 216));
    }

    #[test]
    fn part_1_alone_only_removes() {
        let (puzzle, part) = run(EASY, Feedback::None);
        assert_eq!((part.number(), &part.now().solution), (1, &puzzle));
        assert!(part.now().valid.iter().enumerate().all(|(s, &mask)| mask == candidates(&puzzle, s)));
    }

    #[test]
    fn one_candidate_alone_solves_less() {
        let hidden = "2.6....49.37..9...1..7....6...58.9..7.5...8.4..9.62...9....4..1...3..49.41....2.8";
        let (one, both) = (run(hidden, Feedback::Candidate).1, run(hidden, Feedback::Both).1);
        assert_eq!((one.number(), one.now().open()), (2, 50));
        assert_eq!((both.number(), both.now().open()), (7, 0));
        assert!(one.now().placed.iter().all(|p| p.house.is_none()));
    }

    /// Every reason is true of the boards before, every placement of the valid values after.
    #[test]
    fn every_removal_and_placement_has_its_reason() {
        for puzzle in [EASY, ESCARGOT, CUBE].map(|text| read(text).unwrap().grid) {
            let layout = puzzle.layout();
            let Verdict::One(answer) = verdict(&puzzle) else { panic!("one solution") };
            let mut elimination = Elimination::new(&puzzle, Feedback::Both);
            let mut before = elimination.now().clone();
            while elimination.forward() {
                let now = elimination.now();
                for r in &now.removed {
                    assert!(
                        before.valid[r.square] >> (r.digit - 1) & 1 == 1
                            && now.valid[r.square] >> (r.digit - 1) & 1 == 0
                    );
                    assert!(r.digit != answer.get(r.square));
                    match r.house {
                        Some(house) => {
                            let squares = &layout.houses[house].squares;
                            assert!(squares.contains(&r.square) && squares.contains(&r.seen) && r.seen != r.square);
                            assert_eq!(before.solution.get(r.seen), r.digit);
                        }
                        None => assert!(![0, r.digit].contains(&before.solution.get(r.square))),
                    }
                }
                for p in &now.placed {
                    assert_eq!(p.digit, answer.get(p.square));
                    let bit = 1 << (p.digit - 1);
                    let places =
                        |h: usize| layout.houses[h].squares.iter().filter(|&&s| now.valid[s] & bit != 0).count();
                    assert!(p.house.map_or(now.valid[p.square] == bit, |house| places(house) == 1));
                }
                before = now.clone();
            }
        }
    }

    #[test]
    fn back_and_forth_is_exact() {
        let (_, mut elimination) = run(EASY, Feedback::Both);
        let (last, number) = (elimination.now().clone(), elimination.number());
        while elimination.back() {}
        assert_eq!((elimination.number(), elimination.now().removed.len()), (0, 0));
        while elimination.forward() {}
        assert_eq!((elimination.now(), elimination.number()), (&last, number));
    }

    #[test]
    fn an_empty_board_and_a_contradiction_end_too() {
        for (text, open) in [("................", 16), ("11..............", 14)] {
            let (_, ended) = run(text, Feedback::Both);
            assert!(ended.done() && ended.now().open() <= open);
        }
    }
}
