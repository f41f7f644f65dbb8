//! Numbers as they are shown: grouped by thousands, with few decimals.

use std::fmt::{Display, Formatter};

use crate::say::joined::Joined;
pub use crate::say::language::thousands;
use crate::say::language::{Said, form, key, plural, signs, text};

/// A whole number in a message, grouped by thousands: `2,000`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(pub u64);

impl From<u64> for Number {
    fn from(number: u64) -> Number {
        Number(number)
    }
}

impl From<u32> for Number {
    fn from(number: u32) -> Number {
        Number(number.into())
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Number {
        Number(number as u64)
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&thousands(self.0))
    }
}

/// So many of something, for a message: `1 run`, `2,000 runs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many.
    pub n: u64,
    /// Of what.
    pub noun: Noun,
}

impl Count {
    /// So many of `noun`.
    pub const fn of(n: u64, noun: Noun) -> Count {
        Count { n, noun }
    }
}

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let noun = form(self.noun.forms(), plural(self.n));
        Joined::Counted { number: thousands(self.n), noun }.fmt(f)
    }
}

impl Said for Count {
    fn number(&self) -> Option<u64> {
        Some(self.n)
    }
}

impl Said for Number {
    fn number(&self) -> Option<u64> {
        Some(self.0)
    }
}

macro_rules! nouns {
    ($($name:ident => $one:literal, $many:literal;)*) => {
        /// What is counted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Noun { $(#[doc = $one] $name),* }

        impl Noun {
            /// Every noun: its name, and both its forms.
            pub const LIST: &'static [(&'static str, &'static str)] =
                &[$((concat!(module_path!(), "::Noun::", stringify!($name)), concat!($one, "|", $many))),*];
            /// Without the names, which the page need not hold.
            const FORMS: &'static [&'static str] = &[$(concat!($one, "|", $many)),*];

            /// Its forms, separated by bars, in the order in which the language counts: in English the singular and the plural.
            fn forms(self) -> &'static str {
                text(const { key(concat!(module_path!(), "::Noun")) }, self as usize, Noun::FORMS[self as usize])
            }
        }
    };
}

nouns! {
    Ancestor => "ancestor", "ancestors";
    Answer => "answer", "answers";
    Board => "board", "boards";
    Box => "box", "boxes";
    Candidate => "candidate", "candidates";
    Child => "child", "children";
    Climb => "climb", "climbs";
    ColouredSquare => "coloured square", "coloured squares";
    Column => "column", "columns";
    Core => "core", "cores";
    Day => "day", "days";
    Digit => "digit", "digits";
    Evaluation => "evaluation", "evaluations";
    Face => "face", "faces";
    File => "file", "files";
    Game => "game", "games";
    Generation => "generation", "generations";
    Given => "given", "givens";
    Guess => "guess", "guesses";
    Hint => "hint", "hints";
    Hour => "hour", "hours";
    Individual => "individual", "individuals";
    Island => "island", "islands";
    Iteration => "iteration", "iterations";
    Line => "line", "lines";
    Minute => "minute", "minutes";
    Move => "move", "moves";
    Mutation => "mutation", "mutations";
    Node => "node", "nodes";
    OpenSquare => "open square", "open squares";
    Page => "page", "pages";
    Parent => "parent", "parents";
    DrawnLine => "line", "lines";
    PencilMark => "pencil mark", "pencil marks";
    Puzzle => "puzzle", "puzzles";
    Reading => "reading", "readings";
    Reset => "reset", "resets";
    Row => "row", "rows";
    Run => "run", "runs";
    Second => "second", "seconds";
    Seed => "seed", "seeds";
    Solution => "solution", "solutions";
    Square => "square", "squares";
    Step => "step", "steps";
    Swap => "swap", "swaps";
    Time => "time", "times";
    TypedDigit => "typed digit", "typed digits";
    WrongDigit => "wrong digit", "wrong digits";
}

/// One of many, for a message: `generation 1,200`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nth {
    /// Which one, as it is counted.
    pub n: u64,
    /// Of what.
    pub noun: Noun,
}

impl Display for Nth {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        Joined::Nth { noun: self.noun.one(), number: thousands(self.n) }.fmt(f)
    }
}

impl Said for Nth {}

impl Noun {
    /// What the rows of an algorithm are called.
    pub fn of_unit(unit: &str) -> Noun {
        match unit {
            "iteration" => Noun::Iteration,
            "node" => Noun::Node,
            _ => Noun::Generation,
        }
    }

    /// That of this number.
    pub fn nth(self, number: impl Into<Number>) -> Nth {
        Nth { n: number.into().0, noun: self }
    }

    /// So many of it, whatever the type of the number.
    pub fn of(self, number: impl Into<Number>) -> Count {
        Count { n: number.into().0, noun: self }
    }

    /// The noun of one, for a label: `generation`.
    pub fn one(self) -> &'static str {
        form(self.forms(), plural(1))
    }

    /// The noun of none or several: `generations`.
    pub fn many(self) -> &'static str {
        form(self.forms(), usize::MAX)
    }
}

/// A number that is not negative, rounded to `decimals` (0 to 3) places: `3.14`, `12,345.6`.
pub fn fixed_point(value: f64, decimals: u32) -> String {
    let decimals = decimals.min(3);
    let unit = 10u64.pow(decimals);
    let scaled = (value.max(0.0) * unit as f64).round() as u64;
    let whole = thousands(scaled / unit);
    match decimals {
        0 => whole,
        _ => format!("{whole}{}{:0width$}", signs().1, scaled % unit, width = decimals as usize),
    }
}

/// A number as it is formatted, with the language's sign before its decimals.
pub fn pointed(number: &str) -> String {
    number.replace('.', signs().1)
}

/// A share of 1 in percent, with one decimal below ten: `7.5 %`, `12 %`.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    let whole = percent >= 9.95 || (percent - percent.round()).abs() < 0.005;
    Joined::Percent { number: fixed_point(percent, if whole { 0 } else { 1 }) }.text()
}

/// A share of 1 in percent with one decimal, rounded down: `99.9 %`.
pub fn percent_below(share: f64) -> String {
    Joined::Percent { number: fixed_point((share * 1000.0 + 1e-9).floor() / 10.0, 1) }.text()
}

#[cfg(test)]
mod tests {
    use crate::say::number::*;

    #[test]
    fn a_count_has_its_noun() {
        assert_eq!(Noun::Guess.of(1u64).to_string(), "1 guess");
        assert_eq!(Noun::Guess.of(2u32).to_string(), "2 guesses");
        assert_eq!(Noun::Generation.of(1234usize).to_string(), "1,234 generations");
        assert_eq!(Noun::Child.of(0u64).to_string(), "0 children");
        assert_eq!(Noun::LIST[0], ("sudokube::say::number::Noun::Ancestor", "ancestor|ancestors"));
        assert_eq!(
            (Count::of(1, Noun::Child).to_string(), Number(104_000).to_string()),
            ("1 child".into(), "104,000".into())
        );
    }

    #[test]
    fn groups_and_rounds() {
        assert_eq!(["0", "999", "1,000", "1,234,567"], [0, 999, 1000, 1_234_567].map(thousands));
        assert_eq!(fixed_point(3.46159, 2), "3.46");
        assert_eq!(fixed_point(0.06, 2), "0.06");
        assert_eq!(fixed_point(0.2506, 3), "0.251");
        assert_eq!(fixed_point(12345.67, 1), "12,345.7");
        assert_eq!(fixed_point(-1.0, 0), "0");
        assert_eq!([0.075, 0.1, 0.01, 0.1234].map(percent), ["7.5 %", "10 %", "1 %", "12 %"]);
    }
}
