//! Unpacks what LZString's `compressToBase64` packed, as f-puzzles and SudokuPad have it in their links.
//!
//! Not the crate lz-str: it has no limit, and a text of a few kilobytes can unpack to gigabytes. Here every entry of
//! the dictionary is a range of the output, because it always repeats what was just written plus one unit.

/// The longest text that is unpacked, in UTF-16 units; real puzzles have a few thousand.
const LONGEST: usize = 500_000;

/// The bits of 6-bit characters, highest first; numbers made of them have their lowest bit first.
struct Bits<'a> {
    rest: std::str::Chars<'a>,
    current: u32,
    left: u32,
}

impl Bits<'_> {
    fn number(&mut self, bits: u32) -> Option<usize> {
        let mut number = 0;
        for k in 0..bits {
            if self.left == 0 {
                self.current = sextet(self.rest.next()?)?;
                self.left = 6;
            }
            self.left -= 1;
            number |= ((self.current >> self.left & 1) as usize) << k;
        }
        Some(number)
    }
}

/// Both alphabets of LZString, and a blank for the plus sign that some browsers make of it.
fn sextet(symbol: char) -> Option<u32> {
    match symbol {
        'A'..='Z' => Some(symbol as u32 - 'A' as u32),
        'a'..='z' => Some(symbol as u32 - 'a' as u32 + 26),
        '0'..='9' => Some(symbol as u32 - '0' as u32 + 52),
        '+' | ' ' => Some(62),
        '/' | '-' => Some(63),
        _ => None,
    }
}

/// The unpacked text; `None` when the packed one is damaged, cut off, or unpacks to more than [`LONGEST`].
pub(crate) fn unpack(packed: &str) -> Option<String> {
    let mut bits = Bits { rest: packed.chars(), current: 0, left: 0 };
    let mut output: Vec<u16> = Vec::new();
    // Start and length in the output; the codes 0, 1 and 2 mean: a new 8-bit unit, a new 16-bit unit, the end.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut width = 2;
    let mut previous: Option<(usize, usize)> = None;
    // Codes get a bit longer whenever so many entries have been made.
    let mut until_wider = 1;
    loop {
        let code = bits.number(width)?;
        let start = output.len();
        if start > LONGEST {
            return None;
        }
        let mut made = 0;
        let entry = match code {
            0 | 1 => {
                output.push(bits.number(if code == 0 { 8 } else { 16 })? as u16);
                entries.push((start, 1));
                made += 1;
                (start, 1)
            }
            2 => break,
            code => {
                // The entry that is only now being made: what was written last, and its first unit again.
                let growing = || previous.filter(|_| code == entries.len()).map(|(at, length)| (at, length + 1));
                let (at, length) = entries.get(code).copied().or_else(growing)?;
                for k in at..at + length {
                    output.push(*output.get(k)?);
                }
                (start, length)
            }
        };
        if let Some((at, length)) = previous {
            entries.push((at, length + 1));
            made += 1;
        }
        previous = Some(entry);
        for _ in 0..made {
            until_wider -= 1;
            if until_wider == 0 {
                until_wider = 1 << width;
                width += 1;
            }
        }
    }
    String::from_utf16(&output).ok()
}

#[cfg(test)]
mod tests {
    use crate::text::lz::unpack;
    use proptest::prelude::*;

    #[test]
    fn a_small_text_that_would_unpack_to_a_huge_one_is_refused() {
        let packed = lz_str::compress_to_base64(&"a".repeat(3_000_000));
        assert!(packed.len() < 10_000);
        assert_eq!(unpack(&packed), None);
    }

    proptest! {
        #[test]
        fn unpacks_what_the_original_packs(text in any::<String>(), again in 0usize..40) {
            let text = text.repeat(again);
            prop_assert_eq!(unpack(&lz_str::compress_to_base64(&text)), Some(text.clone()));
            prop_assert_eq!(unpack(&lz_str::compress_to_encoded_uri_component(&text)), Some(text));
        }

        #[test]
        fn nothing_panics(text in "[A-Za-z0-9+/=$ -]{0,300}") {
            unpack(&text);
        }
    }
}
