//! How digits are written: 1–9, then A, B, C… for 10, 11, 12…; an empty square is a dot. What only large boards have is
//! read by `text/large.rs`.

/// The character of a digit; 0 is `.`.
pub fn symbol(digit: u8) -> char {
    match digit {
        0 => '.',
        1..=9 => char::from(b'0' + digit),
        10..=35 => char::from(b'A' + digit - 10),
        36..=61 => char::from(b'a' + digit - 36),
        62 => '-',
        63 => '_',
        64 => '*',
        _ => '?',
    }
}

/// The digit of a character (small letters too), 0 for an empty square, `None` for anything else.
pub fn digit(symbol: char) -> Option<u8> {
    match symbol {
        '1'..='9' => Some(symbol as u8 - b'0'),
        '0' | '.' | '_' | '-' | '*' => Some(0),
        'A'..='P' => Some(symbol as u8 - b'A' + 10),
        'a'..='p' => Some(symbol as u8 - b'a' + 10),
        'X' | 'x' => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::text::symbols::*;

    #[test]
    fn symbols_and_digits_are_inverse() {
        for d in 0..=25 {
            assert_eq!(digit(symbol(d)), Some(d));
        }
        assert_eq!((digit('x'), digit('p'), digit('Q'), digit('é')), (Some(0), Some(25), None, None));
    }
}
