//! Ratings and whole paths by technique, a slice at a time.

use crate::draw::er_strip::strip;
use crate::draw::step_picture::{Subject, markup};
use crate::puzzle::{Grid, Shape};
use crate::say::explain::{line, whole};
use crate::say::number::{Noun, percent, percent_below};
use crate::say::path::{Compared, Logic, LogicText, Numbers, Path, Scale};
use crate::say::technique::tenths;
use crate::technique::{Grade, Rater, Rules, Solver, Step, Tenths, scale};
use crate::text::Style;
use crate::threads::coach::protocol::{Rated, WalkOrder};
use crate::threads::program::Clock;

/// A puzzle that is rated, step by step, and whose path can be looked at afterwards.
pub struct Walk {
    id: u32,
    puzzle: Grid,
    rules: Rules,
    rater: Rater,
    style: Style,
    going: bool,
    paused: bool,
    /// When it began, and the milliseconds after which it pauses.
    began: Option<f64>,
    patience: f64,
}

impl Walk {
    /// Begins one.
    pub fn new(id: u32, order: WalkOrder) -> Walk {
        let rules = Rules { unique: order.unique, ..Rules::ALL };
        let rater = Rater::new(&order.puzzle, rules);
        let patience = f64::from(order.seconds) * 1000.0;
        Walk {
            id,
            puzzle: order.puzzle,
            rules,
            rater,
            style: order.style,
            going: true,
            paused: false,
            began: None,
            patience,
        }
    }

    /// Goes on to the end, however long it takes; reports have this number from now on.
    pub fn go_on(&mut self, id: u32) {
        self.id = id;
        self.patience = f64::INFINITY;
        self.going |= self.paused;
        self.paused = false;
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
        let began = *self.began.get_or_insert_with(clock);
        while self.going && clock() < end {
            self.going = self.rater.advance();
            self.paused = self.going && clock() - began > self.patience;
            self.going &= !self.paused;
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
        let needed = hardest.clone();
        let scale = if layout.shape == Shape::Flat9 { Scale::Se } else { Scale::Like };
        let parts = Numbers::Parts { ep: ep.clone(), ed: ed.clone() }.text();
        let text = match (self.going, rating.solved) {
            (true, _) => Numbers::SoFar { er }.text(),
            (_, true) => Numbers::Rated { er, ep, ed, level, hardest, scale }.text(),
            _ if self.paused => Numbers::Paused { er }.text(),
            _ => Numbers::Stopped { er, left: self.rater.solver().board().left() }.text(),
        };
        let mut lines = Vec::new();
        if !self.going {
            lines.extend(rating.path.iter().enumerate().map(|(k, step)| line(k + 1, step, layout)));
            let (steps, left) = (rating.path.len(), self.rater.solver().board().left());
            let end = match rating.solved {
                true => Path::Solved { steps, er: tenths(rating.er), level: level.text().into() },
                false if self.paused => Path::Paused { steps, left },
                false => Path::Stopped { steps, left },
            };
            lines.push(end.text());
        }
        let (er, least) = (tenths(rating.er), self.going || !rating.solved);
        let number = if least { LogicText::From { er: er.clone() }.text() } else { er.clone() };
        let short = if least { LogicText::AtLeast { er } } else { LogicText::Short { er } }.text();
        let (hardest, is_searched) = (needed, self.going || self.paused);
        let about = match is_searched {
            true => LogicText::SoFar { level, hardest },
            false => LogicText::Needs { level, hardest },
        };
        let (harder, compared) = self.compared(rating.er, least);
        let strip = strip(rating.er, least, compared, Logic::Scale.text());
        Rated {
            going: self.going,
            paused: self.paused,
            numbers,
            er: number,
            short,
            text,
            about: about.text(),
            // The first digit may still be far.
            parts: if rating.ep == 0 { String::new() } else { parts },
            harder,
            strip,
            solved: rating.solved,
            lines,
        }
    }

    /// The sentence that compares it with 10,000 puzzles, and whether the strip shows those; flat 9×9 only, as they are.
    fn compared(&self, er: Tenths, least: bool) -> (String, bool) {
        if self.puzzle.shape() != Shape::Flat9 {
            return (String::new(), false);
        }
        (harder(scale::easier(er), scale::all(), least).text(), true)
    }

    /// The steps so far.
    pub fn path(&self) -> &[Step] {
        &self.rater.rating().path
    }

    /// A step of the path (from 0): what is said of it, its picture, and the key of its technique's page.
    pub fn step(&self, at: usize) -> Option<(String, String, String)> {
        self.style.apply(self.puzzle.layout().side);
        let path = &self.rater.rating().path;
        let step = path.get(at)?;
        let mut solver = Solver::new(&self.puzzle, self.rules);
        path[..at].iter().for_each(|step| solver.apply(step));
        let text = whole(step, self.puzzle.layout());
        let picture = markup(&Subject { givens: &self.puzzle, board: solver.board(), step }, &text);
        Some((text, picture, step.technique.page().key().into()))
    }
}

/// Harder than so many of all. Close to all of them the share is rounded down, so that it never says more than there is.
fn harder(easier: u32, all: u32, least: bool) -> Compared {
    let of = Noun::Puzzle.of(all);
    match easier {
        0 if !least => return Compared::None { of },
        easier if easier == all => return Compared::All { of },
        _ => {}
    }
    let share = f64::from(easier) / f64::from(all);
    let share = if share > 0.99 { percent_below(share) } else { percent(share) };
    if least { Compared::AtLeast { share, of } } else { Compared::Harder { share, of } }
}

#[cfg(test)]
mod tests {
    use crate::text::read;
    use crate::threads::coach::protocol::PATIENCE;
    use crate::threads::coach::walk::*;

    const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn it_is_never_said_to_be_harder_than_more_than_there_are() {
        let said = |easier, least| harder(easier, 10_000, least).text();
        assert_eq!(said(10_000, true), "Harder than all 10,000 puzzles made at random.");
        assert_eq!(said(9_999, true), "Harder than at least 99.9 % of 10,000 puzzles made at random.");
        assert_eq!(said(9_989, false), "Harder than 99.8 % of 10,000 puzzles made at random.");
        assert_eq!(said(0, false), "None of 10,000 puzzles made at random is easier.");
        assert_eq!(said(5_350, false), "Harder than 54 % of 10,000 puzzles made at random.");
    }

    #[test]
    fn a_walk_goes_in_slices_and_can_be_looked_at() {
        let puzzle = read(EASY).unwrap().grid;
        let mut walk = Walk::new(7, WalkOrder { puzzle, unique: true, seconds: PATIENCE, style: Style::Figures });
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
        let (text, picture, page) = walk.step(0).unwrap();
        assert!(text.starts_with("Hidden single: ") && picture.starts_with("<svg"));
        assert_eq!(page, "hidden-single-box");
        assert_eq!(walk.step(rated.lines.len()), None);
    }

    #[test]
    fn a_walk_that_takes_long_pauses_says_so_and_goes_on() {
        let puzzle = read(EASY).unwrap().grid;
        let mut walk = Walk::new(7, WalkOrder { puzzle, unique: true, seconds: 1, style: Style::Figures });
        let ticks = std::cell::Cell::new(0.0);
        // Half a second a look at the clock.
        let clock = || {
            ticks.set(ticks.get() + 500.0);
            ticks.get()
        };
        let paused = walk.slice(1e9, &clock);
        assert!(paused.paused && !paused.going && !paused.solved, "{paused:?}");
        assert!(paused.text.starts_with("At least 1.2: the search is paused"), "{}", paused.text);
        assert!(paused.lines.last().is_some_and(|line| line.starts_with("The search is paused after ")), "{paused:?}");
        assert_eq!(walk.slice(2e9, &clock), paused, "it does not go on by itself");
        walk.go_on(8);
        let rated = walk.slice(1e9, &clock);
        assert!(walk.id() == 8 && rated.solved && !rated.paused, "{rated:?}");
        assert_eq!(rated.parts, "EP 1.2 up to the first digit, ED 1.2 for the first step.");
    }
}
