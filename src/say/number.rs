//! Numbers as they are shown: grouped by thousands, with few decimals, the same in every browser.

use std::fmt::{Display, Formatter};

/// `104000` as `104,000`.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A sentence with all its whole numbers grouped by thousands.
pub fn grouped(sentence: &str) -> String {
    let mut text = String::with_capacity(sentence.len() + 8);
    for part in sentence.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let word = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        // Fewer digits than that may be the end of a number that is grouped already.
        text += &word.parse().ok().filter(|_| word.len() > 3).map_or(word.to_string(), thousands);
        text += &part[word.len()..];
    }
    text
}

/// So many of something: `1 run`, `2,000 runs`.
pub fn counted(number: u64, noun: &str) -> String {
    format!("{} {noun}{}", thousands(number), if number == 1 { "" } else { "s" })
}

/// A whole number in a sentence: `104,000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub u64);

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&thousands(self.0))
    }
}

macro_rules! nouns {
    ($($noun:ident => $one:literal, $many:literal;)*) => {
        /// What is counted in sentences.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Noun { $(#[doc = $many] $noun),* }

        impl Noun {
            /// The singular and the plural.
            pub const fn forms(self) -> (&'static str, &'static str) {
                match self { $(Noun::$noun => ($one, $many)),* }
            }
        }
    };
}

nouns! {
    Ancestor => "ancestor", "ancestors";
    Board => "board", "boards";
    Child => "child", "children";
    Core => "core", "cores";
    Digit => "digit", "digits";
    Evaluation => "evaluation", "evaluations";
    Generation => "generation", "generations";
    Guess => "guess", "guesses";
    Individual => "individual", "individuals";
    Island => "island", "islands";
    Move => "move", "moves";
    Mutation => "mutation", "mutations";
    Pair => "pair", "pairs";
    Parent => "parent", "parents";
    Run => "run", "runs";
    Square => "square", "squares";
    Step => "step", "steps";
    Swap => "swap", "swaps";
    TypedDigit => "typed digit", "typed digits";
}

/// So many of something: `1 child`, `2,000 children`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub n: u64,
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
        let (one, many) = self.noun.forms();
        f.write_str(&thousands(self.n))?;
        f.write_str(" ")?;
        f.write_str(if self.n == 1 { one } else { many })
    }
}

/// A number that is not negative, rounded to `decimals` (0 to 2) places: `3.14`, `12,345.6`.
pub fn hundredths(value: f64, decimals: u32) -> String {
    let unit = 10u64.pow(decimals.min(2));
    let scaled = (value.max(0.0) * unit as f64).round() as u64;
    let whole = thousands(scaled / unit);
    match decimals {
        0 => whole,
        1 => format!("{whole}.{}", scaled % unit),
        _ => format!("{whole}.{:02}", scaled % unit),
    }
}

/// A share of 1 in percent, with one decimal below ten: `7.5 %`, `12 %`.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    let whole = percent >= 9.95 || (percent - percent.round()).abs() < 0.005;
    format!("{} %", hundredths(percent, if whole { 0 } else { 1 }))
}

#[cfg(test)]
mod tests {
    use crate::say::number::*;

    #[test]
    fn numbers_of_a_sentence_are_grouped() {
        assert_eq!(grouped("Of 26000 swaps 1358 were kept of 5,000."), "Of 26,000 swaps 1,358 were kept of 5,000.");
        assert_eq!((grouped(""), grouped("2500"), grouped("r1c9")), (String::new(), "2,500".into(), "r1c9".into()));
    }

    #[test]
    fn counts_have_their_noun() {
        let texts = [0, 1, 2000].map(|n| Count::of(n, Noun::Child).to_string());
        assert_eq!(texts, ["0 children", "1 child", "2,000 children"]);
        assert_eq!(Number(104_000).to_string(), "104,000");
    }

    #[test]
    fn groups_and_rounds() {
        assert_eq!(["0", "999", "1,000", "1,234,567"], [0, 999, 1000, 1_234_567].map(thousands));
        assert_eq!(hundredths(3.46159, 2), "3.46");
        assert_eq!(hundredths(0.06, 2), "0.06");
        assert_eq!(hundredths(12345.67, 1), "12,345.7");
        assert_eq!(hundredths(-1.0, 0), "0");
        assert_eq!([0.075, 0.1, 0.01, 0.1234].map(percent), ["7.5 %", "10 %", "1 %", "12 %"]);
    }
}
