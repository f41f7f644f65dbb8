//! What stands in one square of a text, and what the squares of a whole board mean together.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::clean::FIRM;

/// What one square of a text holds, before the whole board tells what letters and zeros mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Blank,
    /// -1 or null: an empty square where zero may be a digit.
    Minus,
    Zero,
    Number(u8),
    /// From 1 for A.
    Letter(u8),
    /// A Roman number of several letters.
    Roman(u8),
}

/// The signs of empty squares, besides zero and letters.
pub(crate) fn is_blank(c: char) -> bool {
    matches!(c, '.' | '_' | '-' | '*' | '?' | '#' | '~' | '@' | FIRM)
}

impl Cell {
    /// Of one character.
    pub fn of(c: char) -> Option<Cell> {
        match c {
            '0' => Some(Cell::Zero),
            '1'..='9' => Some(Cell::Number(c as u8 - b'0')),
            'A'..='Z' => Some(Cell::Letter(c as u8 - b'A' + 1)),
            'a'..='z' => Some(Cell::Letter(c as u8 - b'a' + 1)),
            c if is_blank(c) => Some(Cell::Blank),
            _ => None,
        }
    }

    /// Of a word: a number, a sign, several of one sign, or a word for nothing.
    pub fn of_word(word: &str) -> Option<Cell> {
        let word = word.trim_matches(|c| matches!(c, '"' | '\'' | '`' | ' ' | '(' | ')' | '[' | ']' | '{' | '}'));
        let mut chars = word.chars();
        match (chars.next(), chars.next()) {
            (None, _) => return Some(Cell::Blank),
            (Some(only), None) => return Cell::of(only),
            (Some(first), _) if is_blank(first) && word.chars().all(|c| c == first) => return Some(Cell::Blank),
            _ => {}
        }
        // Bold in Markdown, and 5.0 as numbers with a fraction are printed.
        let word = word.trim_matches(|c| c == '*' || c == '_');
        let word = word.strip_suffix(".0").or_else(|| word.strip_suffix('.')).unwrap_or(word);
        if word == "-1" {
            return Some(Cell::Minus);
        }
        let number: Option<u8> = word.parse().ok();
        match number {
            Some(0) => Some(Cell::Zero),
            Some(number @ 1..=36) => Some(Cell::Number(number)),
            Some(_) => None,
            // Beside these zero may be a digit.
            None if ["null", "None", "nil", "undefined"].contains(&word) => Some(Cell::Minus),
            None if is_nothing(word) => Some(Cell::Blank),
            None => spelled(word),
        }
    }
}

/// A number in words or in Roman letters.
pub(crate) fn spelled(word: &str) -> Option<Cell> {
    const WORDS: [[&str; 10]; 4] = [
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
        ["", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"],
        ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
        ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
    ];
    const ROMAN: [&str; 10] = ["", "", "II", "III", "IV", "", "VI", "VII", "VIII", "IX"];
    let roman = ROMAN.iter().position(|roman| *roman == word);
    let number = WORDS.iter().find_map(|words| words.iter().position(|name| word.eq_ignore_ascii_case(name)));
    match (roman, number) {
        (Some(number), _) => Some(Cell::Roman(number as u8)),
        (_, Some(0)) => Some(Cell::Zero),
        (_, number) => number.map(|number| Cell::Number(number as u8)),
    }
}

/// Words for an empty square.
pub(crate) fn is_nothing(word: &str) -> bool {
    const WORDS: [&str; 20] = [
        "null",
        "none",
        "nil",
        "nan",
        "na",
        "n/a",
        "nothing",
        "undefined",
        "blank",
        "empty",
        "space",
        "nbsp",
        "gap",
        "leer",
        "vide",
        "vuoto",
        "vacio",
        "vacío",
        "vazio",
        "nada",
    ];
    (2..=9).contains(&word.len()) && WORDS.iter().any(|nothing| word.eq_ignore_ascii_case(nothing))
}

/// The digits of a board of this side, if the squares have a meaning on it.
pub(crate) fn digits(side: usize, cells: &[Cell]) -> Option<Vec<u8>> {
    let meaning = Meaning::of(side, cells)?;
    cells.iter().map(|&cell| meaning.digit(cell).filter(|&d| usize::from(d) <= side)).collect()
}

/// The board itself.
pub(crate) fn grid(shape: Shape, cells: &[Cell]) -> Option<Grid> {
    let digits = digits(shape.side(), cells).filter(|d| d.len() == shape.face_squares())?;
    crate::text::from_faces(shape, &digits).ok()
}

/// What letters and zeros stand for.
struct Meaning {
    /// What is added to the number of a letter; `None` where letters are empty squares.
    letters: Option<u8>,
    /// Letter that is an empty square beside others that are digits.
    open: Option<u8>,
    /// Digits are written from 0 on.
    from_zero: bool,
    /// Letters are Roman numbers: I and V.
    roman: bool,
}

impl Meaning {
    fn of(side: usize, cells: &[Cell]) -> Option<Meaning> {
        const X: u8 = 24;
        let has = |wanted: fn(&Cell) -> bool| cells.iter().any(wanted);
        let (blanks, zeros, numbers) = (
            has(|c| matches!(c, Cell::Blank | Cell::Minus)),
            has(|c| *c == Cell::Zero),
            has(|c| matches!(c, Cell::Number(_))),
        );
        let letters = cells.iter().fold(0u32, |set, c| if let Cell::Letter(l) = c { set | 1 << l } else { set });
        // X is a digit only of boards so large, and only where another sign stands for empty squares.
        let open = (letters >> X & 1 == 1 && !(side > 23 && !numbers && (blanks || zeros))).then_some(X);
        let rest = open.map_or(letters, |x| letters & !(1 << x));
        let most = (31 - rest.leading_zeros().min(31)) as usize;
        let greatest = cells.iter().map(|c| if let Cell::Number(n) = c { usize::from(*n) } else { 0 }).max()?;
        if has(|c| matches!(c, Cell::Roman(_))) {
            // I, V, and X for an empty square.
            let known = !numbers && letters & !(1 << 9 | 1 << 22 | 1 << X) == 0;
            return known.then_some(Meaning { letters: None, open, from_zero: false, roman: true });
        }
        let from_zero = side <= 9 && has(|c| *c == Cell::Minus) && zeros && greatest < side;
        let hexadecimal = side == 16
            && zeros
            && (blanks || open.is_some())
            && greatest < 16
            && most + 9 < 16
            && (most == 0 || greatest < 10);
        let letters = match (rest.count_ones(), numbers || hexadecimal) {
            (0, _) => Some(0),
            // One letter alone, and no other sign of an empty square.
            (1, true) if side <= 9 && !blanks && !zeros && open.is_none() => None,
            (_, true) if side > 9 && most + 9 <= side => Some(9),
            (_, false) if most <= side => Some(0),
            _ => return None,
        };
        Some(Meaning { letters, open, from_zero: hexadecimal || from_zero, roman: false })
    }

    fn digit(&self, cell: Cell) -> Option<u8> {
        let up = u8::from(self.from_zero);
        Some(match cell {
            Cell::Blank | Cell::Minus => 0,
            Cell::Zero => up,
            Cell::Roman(number) => number,
            Cell::Number(number) => number + up,
            Cell::Letter(letter) if self.open == Some(letter) => 0,
            Cell::Letter(letter) if self.roman => {
                if letter == 9 {
                    1
                } else {
                    5
                }
            }
            Cell::Letter(letter) => self.letters.map_or(0, |more| letter + more + up),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::text::extract::cell::*;

    fn read(side: usize, text: &str) -> Option<Vec<u8>> {
        digits(side, &text.chars().map(Cell::of).collect::<Option<Vec<Cell>>>()?)
    }

    #[test]
    fn letters_and_zeros_mean_what_the_board_tells() {
        assert_eq!(read(4, "10.2"), Some(vec![1, 0, 0, 2]));
        assert_eq!(read(4, "AB.D"), Some(vec![1, 2, 0, 4]));
        assert_eq!(read(4, "1xX2"), Some(vec![1, 0, 0, 2]));
        assert_eq!(read(4, "1oo2"), Some(vec![1, 0, 0, 2]));
        assert_eq!((read(4, "1oA2"), read(4, "5..."), read(9, "1.A")), (None, None, None));
        assert_eq!(read(16, "1.AG"), Some(vec![1, 0, 10, 16]));
        assert_eq!(read(16, "0.1F"), Some(vec![1, 0, 2, 16]));
        assert_eq!(read(25, "A.XY"), Some(vec![1, 0, 24, 25]));
    }

    #[test]
    fn words_are_squares() {
        let of = |words: [&str; 4]| words.map(Cell::of_word);
        assert_eq!(
            of(["12", "--", "null", "'5'"]),
            [Some(Cell::Number(12)), Some(Cell::Blank), Some(Cell::Minus), Some(Cell::Number(5))]
        );
        assert_eq!(
            of(["", "**7**", "5.", "37"]),
            [Some(Cell::Blank), Some(Cell::Number(7)), Some(Cell::Number(5)), None]
        );
        assert_eq!(of(["53", "ab", "0.0", "x"]), [None, None, Some(Cell::Zero), Some(Cell::Letter(24))]);
        assert_eq!(
            of(["VII", "seven", "-1", "zero"]),
            [Some(Cell::Roman(7)), Some(Cell::Number(7)), Some(Cell::Minus), Some(Cell::Zero)]
        );
        let read =
            |side, words: &str| digits(side, &words.split(' ').map(Cell::of_word).collect::<Option<Vec<Cell>>>()?);
        assert_eq!(read(4, "I IV X II"), Some(vec![1, 4, 0, 2]));
        assert_eq!((read(4, "-1 0 3 2"), read(4, "-1 4 3 2")), (Some(vec![0, 1, 4, 3]), Some(vec![0, 4, 3, 2])));
        assert_eq!((read(4, "-1 4 3 0"), read(4, "I IV 3 -")), (Some(vec![0, 4, 3, 0]), None));
    }
}
