//! The puzzles of a day: made from the date alone, the same for everybody, without a server.
//!
//! Work is counted, never timed. Each version of the maker is frozen with the first date it makes; `tests/corpus/daily.csv` holds
//! thirty dates of every version and kind. Whoever changes anything that a version uses sees that test fail: then the old part
//! is copied into the folder of its version, and the new one begins at a date to come, so that an old day stays the same.

pub mod date;
mod effort;
mod kind;
mod version_1;

use serde::{Deserialize, Serialize};

pub use crate::generate::daily::date::Date;
pub use crate::generate::daily::kind::Kind;
use crate::generate::daily::version_1::Work;
use crate::puzzle::Grid;

/// Every version with its first date, the newest last.
pub const VERSIONS: [(u8, Date); 1] = [(1, Date(20_759))];

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Daily {
    /// What it is.
    pub kind: Kind,
    /// Its day.
    pub date: Date,
    /// Which version made it.
    pub version: u8,
    /// The puzzle.
    pub puzzle: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// Puzzles that were made until one had the day's level.
    pub tries: u32,
}

/// The version that makes the puzzles of a day; none before the first.
pub fn version_of(date: Date) -> Option<u8> {
    VERSIONS.iter().rev().find(|(_, first)| *first <= date).map(|(version, _)| *version)
}

/// The puzzle of a day on its way.
pub struct Maker {
    kind: Kind,
    date: Date,
    version: u8,
    work: Work,
    made: Option<Daily>,
}

impl Maker {
    /// Before the first step; `None` for a day before all versions. Of a weekly, the week of the day counts.
    pub fn new(kind: Kind, day: Date) -> Option<Maker> {
        let date = kind.day(day);
        let version = version_of(date)?;
        Some(Maker { kind, date, version, work: Work::new(kind, date), made: None })
    }

    /// A few milliseconds of work; what was made, once it is there.
    pub fn step(&mut self) -> Option<&Daily> {
        if self.made.is_none()
            && let Some((puzzle, solution, tries)) = self.work.step()
        {
            let Maker { kind, date, version, .. } = *self;
            self.made = Some(Daily { kind, date, version, puzzle, solution, tries });
        }
        self.made.as_ref()
    }
}

/// The puzzle of a day in one go; `None` for a day before all versions.
pub fn make(kind: Kind, day: Date) -> Option<Daily> {
    let mut maker = Maker::new(kind, day)?;
    loop {
        if let Some(made) = maker.step() {
            return Some(made.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::{Verdict, verdict};
    use crate::generate::daily::*;
    use crate::puzzle::Shape;

    #[test]
    fn versions_begin_in_their_order() {
        assert!(VERSIONS.is_sorted_by_key(|(version, first)| (*version, *first)));
        assert_eq!(VERSIONS[0].1.to_string(), "2026-11-02");
        assert_eq!([-1, 0, 5].map(|days| version_of(Date(VERSIONS[0].1.0 + days))), [None, Some(1), Some(1)]);
        assert!(Maker::new(Kind::Sudoku, Date(0)).is_none());
    }

    #[test]
    fn a_day_has_one_puzzle_whoever_makes_it_and_whatever_else_is_made_meanwhile() {
        let day = Date::read("2026-11-27").unwrap();
        let alone = make(Kind::Sudoku, day).unwrap();
        assert_eq!(verdict(&alone.puzzle), Verdict::One(alone.solution.clone()));
        let mut makers: Vec<Maker> = (0..3).filter_map(|k| Maker::new(Kind::Sudoku, Date(day.0 + k))).collect();
        let mut made = None;
        while made.is_none() {
            for maker in makers.iter_mut().rev() {
                let _ = maker.step();
            }
            made = makers[0].step().cloned();
        }
        assert_eq!(made, Some(alone.clone()));
        assert_ne!(make(Kind::Sudoku, Date(day.0 + 1)).unwrap().puzzle, alone.puzzle);
    }

    #[test]
    fn a_week_has_one_large_puzzle() {
        let [monday, sunday] = ["2026-11-23", "2026-11-29"].map(|text| Date::read(text).unwrap());
        let large = make(Kind::Large, sunday).unwrap();
        assert_eq!((large.date, large.puzzle.shape()), (monday, Shape::Flat16));
        assert_eq!(verdict(&large.puzzle), Verdict::One(large.solution));
    }
}
