//! The packed digits of Sudoku Exchange, which SudokuPad reads after `scf`: each character is a digit and up to five
//! empty squares after it.

const ALPHABET: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// The digits of the squares; `None` for a character that is not of the packing, or more than 81 squares.
pub(crate) fn unpack(packed: &str) -> Option<Vec<u8>> {
    let mut digits = Vec::new();
    for symbol in packed.bytes() {
        let number = ALPHABET.iter().position(|&a| a == symbol)?;
        digits.push((number % 10) as u8);
        digits.resize(digits.len() + number / 10, 0);
        if digits.len() > 81 {
            return None;
        }
    }
    Some(digits)
}

/// Packs digits from 0 (empty) to 9.
pub(crate) fn pack(digits: &[u8]) -> String {
    let mut packed = String::new();
    let mut rest = digits;
    while let [digit, after @ ..] = rest {
        let zeros = after.iter().take(5).take_while(|&&d| d == 0).count();
        packed.extend(ALPHABET.get(usize::from(*digit) + 10 * zeros).map(|&a| char::from(a)));
        rest = &after[zeros..];
    }
    packed
}

#[cfg(test)]
mod tests {
    use crate::text::packed::*;
    use proptest::prelude::*;

    #[test]
    fn packs_as_sudoku_exchange_does() {
        let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        let digits: Vec<u8> = line.bytes().map(|b| b - b'0').collect();
        assert_eq!(unpack("5NlQ19j9mGca3OIN1bWGk2m41TjS79"), Some(digits.clone()));
        assert_eq!(pack(&digits), "5NlQ19j9mGca3OIN1bWGk2m41TjS79");
    }

    proptest! {
        #[test]
        fn packs_and_unpacks(digits in prop::collection::vec(0u8..=9, 0..=81)) {
            prop_assert_eq!(unpack(&pack(&digits)), Some(digits));
        }

        #[test]
        fn nothing_panics(text in ".{0,200}") {
            unpack(&text);
        }
    }
}
