//! Hints, ratings and whole paths by technique, worded and drawn for the page.

use serde::{Deserialize, Serialize};

use crate::draw::er_strip::strip;
use crate::draw::step_picture::{Subject, markup};
use crate::play::told::{Deed, Strength, Told};
use crate::puzzle::Grid;
use crate::say::explain::{houses, line, whole};
use crate::say::hint::{first_box, sentences};
use crate::say::path::{Logic, LogicText, Numbers, Path};
use crate::say::technique::tenths;
use crate::technique::hint::{Hint, Position, hint};
use crate::technique::{Effort, Grade, Rater, Rules, Solver, Tenths};
use crate::text::Style;
use crate::threads::program::Clock;

/// A board that is played, of which a hint is wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HintOrder {
    /// Givens and typed digits.
    pub grid: Grid,
    /// The givens.
    pub givens: Grid,
    /// The candidates a player has marked, where there are any.
    pub marks: Vec<u32>,
    /// The only solution, where it is known.
    pub answer: Option<Grid>,
    /// Whether the givens are known to have several solutions.
    pub several: bool,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}

/// The hint, in all its strengths.
pub fn told(order: &HintOrder) -> Told {
    let layout = order.grid.layout();
    order.style.apply(layout.side);
    let found = hint(&Position { grid: &order.grid, marks: &order.marks, answer: order.answer.as_ref() });
    let texts = sentences(&found, layout, order.several);
    let squares = |houses: Vec<usize>| houses.iter().flat_map(|&h| layout.houses[h].squares.clone()).collect();
    let strengths = texts.into_iter().enumerate().map(|(k, text)| match &found {
        Hint::Step(step, _) if k == 0 => Strength { text, lit: squares(houses(step, layout)), ..Strength::default() },
        Hint::Step(step, _) if k == 1 => Strength { text, lit: step.reason.squares.clone(), ..Strength::default() },
        Hint::Step(step, board) => {
            let picture = match step.rating >= 26 || step.rating == 0 {
                true => markup(&Subject { givens: &order.givens, board, step }, &text),
                // A single is seen on the board.
                false => String::new(),
            };
            let struck = step.strike.iter().filter(|_| step.put.is_none()).map(|s| s.0).collect();
            Strength { text, lit: step.reason.squares.clone(), struck, picture }
        }
        Hint::Wrong(wrong) | Hint::WrongMarks(wrong) if k == 0 => {
            Strength { text, lit: squares(first_box(layout, wrong)), ..Strength::default() }
        }
        Hint::Wrong(wrong) | Hint::WrongMarks(wrong) => Strength { text, lit: wrong.clone(), ..Strength::default() },
        _ => Strength { text, ..Strength::default() },
    });
    let deed = match &found {
        Hint::Step(step, _) => Some(match step.put {
            Some(put) => Deed::Put(vec![put]),
            None => Deed::Strike(step.strike.clone()),
        }),
        Hint::Wrong(wrong) => Some(Deed::Put(wrong.iter().map(|&s| (s, 0)).collect())),
        Hint::WrongMarks(wrong) => Some(Deed::Fill(wrong.clone())),
        _ => None,
    };
    Told { shape: order.grid.shape(), strengths: strengths.collect(), at: 0, deed }
}

/// How a rating stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// Whether there is more to come by itself.
    pub going: bool,
    /// Hardest step, hardest up to the first digit, first step; in tenths. The least they can be where logic stopped.
    pub numbers: [Tenths; 3],
    /// What is said of it in a word or two: "ER 3.2".
    pub short: String,
    /// What is said of it.
    pub text: String,
    /// An SVG element: where it stands on the scale.
    pub strip: String,
    /// Whether logic came to the end.
    pub solved: bool,
    /// A step a line; once it is done.
    pub lines: Vec<String>,
}

/// A puzzle that is rated, step by step, and whose path can be looked at afterwards.
pub struct Walk {
    id: u32,
    puzzle: Grid,
    rules: Rules,
    rater: Rater,
    style: Style,
    going: bool,
}

/// What is to be rated. `unique`: it is proven to have one solution. `far`: steps that take seconds are looked for, too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WalkOrder {
    /// The puzzle.
    pub puzzle: Grid,
    /// Whether it is proven to have one solution.
    pub unique: bool,
    /// Whether steps that take seconds each are looked for.
    pub far: bool,
    /// How digits are written, on boards that this suits.
    pub style: Style,
}

impl Walk {
    /// Begins one.
    pub fn new(id: u32, order: WalkOrder) -> Walk {
        let last = if order.far { Rules::ALL.last } else { Effort::Nested(1) };
        let rules = Rules { unique: order.unique, last, ..Rules::ALL };
        let rater = Rater::new(&order.puzzle, rules);
        Walk { id, puzzle: order.puzzle, rules, rater, style: order.style, going: true }
    }

    /// Number of the job.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Whether there is more to do.
    pub fn going(&self) -> bool {
        self.going
    }

    /// Steps until `end`; how it stands then.
    pub fn slice(&mut self, end: f64, clock: Clock) -> Rated {
        while self.going && clock() < end {
            self.going = self.rater.advance();
        }
        self.rated()
    }

    fn rated(&self) -> Rated {
        let layout = self.puzzle.layout();
        self.style.apply(layout.side);
        let rating = self.rater.rating();
        let numbers = [rating.er, rating.ep, rating.ed];
        let [er, ep, ed] = numbers.map(tenths);
        let level = Grade::of(rating.er).name();
        let hardest = rating.hardest.map(|t| t.title()).unwrap_or_default();
        let text = match (self.going, rating.solved) {
            (true, _) => Numbers::SoFar { er }.text(),
            (_, true) => Numbers::Rated { er, ep, ed, level, hardest }.text(),
            (_, false) => Numbers::Stopped { er, left: self.rater.solver().board().left() }.text(),
        };
        let mut lines = Vec::new();
        if !self.going {
            lines.extend(rating.path.iter().enumerate().map(|(k, step)| line(k + 1, step, layout)));
            let steps = rating.path.len();
            lines.push(match rating.solved {
                true => Path::Solved { steps, er: tenths(rating.er), level: level.text().into() }.text(),
                false => Path::Stopped { steps, left: self.rater.solver().board().left() }.text(),
            });
        }
        let (er, least) = (tenths(rating.er), self.going || !rating.solved);
        let short = if least { LogicText::AtLeast { er } } else { LogicText::Short { er } }.text();
        let strip = strip(rating.er, least, Logic::Scale.text());
        Rated { going: self.going, numbers, short, text, strip, solved: rating.solved, lines }
    }

    /// A step of the path (from 0): what is said of it, and its picture.
    pub fn step(&self, at: usize) -> Option<(String, String)> {
        self.style.apply(self.puzzle.layout().side);
        let path = &self.rater.rating().path;
        let step = path.get(at)?;
        let mut solver = Solver::new(&self.puzzle, self.rules);
        path[..at].iter().for_each(|step| solver.apply(step));
        let text = whole(step, self.puzzle.layout());
        let picture = markup(&Subject { givens: &self.puzzle, board: solver.board(), step }, &text);
        Some((text, picture))
    }
}

#[cfg(test)]
mod tests {
    use crate::puzzle::Shape;
    use crate::text::read;
    use crate::threads::desk::coach::*;

    const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn order(grid: &Grid) -> HintOrder {
        let (marks, answer) = (vec![0; grid.cells().len()], None);
        HintOrder { grid: grid.clone(), givens: grid.clone(), marks, answer, several: false, style: Style::Figures }
    }

    #[test]
    fn a_hint_has_three_strengths() {
        let told = told(&order(&read(EASY).unwrap().grid));
        let texts: Vec<&str> = told.strengths.iter().map(|s| s.text.as_str()).collect();
        assert!(texts[0].starts_with("Look at box ") && texts[1].starts_with("Hidden single in a box: "), "{texts:?}");
        assert!(texts[2].starts_with("Hidden single: in box "), "{texts:?}");
        let lit: Vec<usize> = told.strengths.iter().map(|s| s.lit.len()).collect();
        assert_eq!((lit, matches!(told.deed, Some(Deed::Put(_)))), (vec![9, 1, 1], true));
        assert_eq!(told.further().and_then(|more| more.further()).and_then(|more| more.further()), None);
    }

    #[test]
    fn a_wrong_digit_comes_first() {
        let (grid, shape) = (read(EASY).unwrap().grid, Shape::Flat9);
        let crate::exact::Verdict::One(answer) = crate::exact::verdict(&grid) else { panic!("one") };
        let mut typed = grid.clone();
        typed.set(2, if answer.get(2) == 1 { 2 } else { 1 });
        let told = told(&HintOrder { answer: Some(answer), grid: typed, ..order(&grid) });
        assert_eq!(told.strengths[0].text, "Fix a wrong digit first, in box 1.");
        assert_eq!(
            (told.strengths[1].lit.clone(), told.deed, told.shape),
            (vec![2], Some(Deed::Put(vec![(2, 0)])), shape)
        );
    }

    #[test]
    fn a_walk_goes_in_slices_and_can_be_looked_at() {
        let puzzle = read(EASY).unwrap().grid;
        let mut walk = Walk::new(7, WalkOrder { puzzle, unique: true, far: false, style: Style::Figures });
        let ticks = std::cell::Cell::new(0.0);
        let clock = || {
            ticks.set(ticks.get() + 1.0);
            ticks.get()
        };
        let first = walk.slice(3.0, &clock);
        assert!(first.going && first.lines.is_empty());
        let rated = walk.slice(1e9, &clock);
        assert!(!rated.going && rated.numbers[0] >= 12, "{rated:?}");
        assert!(rated.lines[0].starts_with("1. (1.2) Hidden single in a box: "), "{}", rated.lines[0]);
        let (text, picture) = walk.step(0).unwrap();
        assert!(text.starts_with("Hidden single: ") && picture.starts_with("<svg"));
        assert_eq!(walk.step(rated.lines.len()), None);
    }
}
