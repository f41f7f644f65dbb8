//! Unpacks what `deflate` packed (RFC 1951), as Penpa has it in its links, and base64 (RFC 4648).

use crate::text::order::sort_by;

/// The longest text that is unpacked; real puzzles have a few thousand bytes.
const LONGEST: usize = 2_000_000;

/// The bytes of base64 in either of its alphabets; other signs are passed over.
pub(crate) fn base64(text: &str) -> Vec<u8> {
    let (mut bytes, mut bits, mut number) = (Vec::new(), 0u32, 0u32);
    for c in text.bytes() {
        let value = match c {
            b'A'..=b'Z' => c - b'A',
            b'a'..=b'z' => c - b'a' + 26,
            b'0'..=b'9' => c - b'0' + 52,
            b'+' | b'-' | b' ' => 62,
            b'/' | b'_' => 63,
            _ => continue,
        };
        number = number << 6 | u32::from(value);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((number >> bits) as u8);
            number &= (1 << bits) - 1;
        }
    }
    bytes
}

/// The unpacked bytes; `None` when the packed ones are damaged or unpack to more than is read.
pub(crate) fn inflate(packed: &[u8]) -> Option<Vec<u8>> {
    let mut bits = Bits { bytes: packed, at: 0 };
    let mut out = Vec::new();
    loop {
        let last = bits.take(1)? == 1;
        match bits.take(2)? {
            0 => stored(&mut bits, &mut out)?,
            1 => {
                let lengths: Vec<u8> = (0..288)
                    .map(|k| {
                        if k < 144 {
                            8
                        } else if k < 256 {
                            9
                        } else if k < 280 {
                            7
                        } else {
                            8
                        }
                    })
                    .collect();
                block(&mut bits, &mut out, &Code::of(&lengths), &Code::of(&[5; 30]))?;
            }
            2 => {
                let (literals, distances) = codes(&mut bits)?;
                block(&mut bits, &mut out, &literals, &distances)?;
            }
            _ => return None,
        }
        if last {
            return Some(out);
        }
    }
}

/// Bits, lowest first.
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn bit(&mut self) -> Option<u32> {
        let byte = *self.bytes.get(self.at / 8)?;
        let bit = byte >> (self.at % 8) & 1;
        self.at += 1;
        Some(u32::from(bit))
    }

    fn take(&mut self, number: u32) -> Option<u32> {
        let mut value = 0;
        for k in 0..number {
            value |= self.bit()? << k;
        }
        Some(value)
    }
}

/// A code of Huffman: how many words each length has, and the symbols in their order.
struct Code {
    counts: [u16; 16],
    symbols: Vec<u16>,
}

impl Code {
    fn of(lengths: &[u8]) -> Code {
        let mut counts = [0u16; 16];
        lengths.iter().for_each(|&l| counts[usize::from(l & 15)] += 1);
        counts[0] = 0;
        let mut symbols: Vec<u16> = (0..lengths.len() as u16).filter(|&s| lengths[usize::from(s)] != 0).collect();
        sort_by(&mut symbols, |&s| i64::from(lengths[usize::from(s)]));
        Code { counts, symbols }
    }

    fn symbol(&self, bits: &mut Bits) -> Option<u16> {
        let (mut code, mut first, mut index) = (0i32, 0i32, 0i32);
        for &count in &self.counts[1..] {
            code |= bits.bit()? as i32;
            let count = i32::from(count);
            if code - count < first {
                return self.symbols.get((index + code - first) as usize).copied();
            }
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        None
    }
}

fn stored(bits: &mut Bits, out: &mut Vec<u8>) -> Option<()> {
    bits.at = bits.at.div_ceil(8) * 8;
    let length = bits.take(16)? as usize;
    bits.take(16)?;
    let start = bits.at / 8;
    out.extend_from_slice(bits.bytes.get(start..start + length)?);
    bits.at += 8 * length;
    (out.len() <= LONGEST).then_some(())
}

fn codes(bits: &mut Bits) -> Option<(Code, Code)> {
    const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    let (literals, distances, used) =
        (bits.take(5)? as usize + 257, bits.take(5)? as usize + 1, bits.take(4)? as usize + 4);
    let mut lengths = [0u8; 19];
    for &place in &ORDER[..used] {
        lengths[place] = bits.take(3)? as u8;
    }
    let code = Code::of(&lengths);
    let mut all: Vec<u8> = Vec::new();
    while all.len() < literals + distances {
        let (value, times) = match code.symbol(bits)? {
            symbol @ 0..16 => (symbol as u8, 1),
            16 => (*all.last()?, bits.take(2)? + 3),
            17 => (0, bits.take(3)? + 3),
            _ => (0, bits.take(7)? + 11),
        };
        all.resize(all.len() + times as usize, value);
    }
    let distances = all.get(literals..literals + distances)?;
    Some((Code::of(&all[..literals]), Code::of(distances)))
}

fn block(bits: &mut Bits, out: &mut Vec<u8>, literals: &Code, distances: &Code) -> Option<()> {
    const LENGTHS: [u16; 29] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ];
    loop {
        match literals.symbol(bits)? {
            byte @ 0..256 => out.push(byte as u8),
            256 => return Some(()),
            symbol => {
                let at = usize::from(symbol) - 257;
                let more = if at < 8 || at == 28 { 0 } else { at as u32 / 4 - 1 };
                let length = usize::from(*LENGTHS.get(at)?) + bits.take(more)? as usize;
                let code = u32::from(distances.symbol(bits)?);
                let distance = match code {
                    0..4 => code + 1,
                    4..30 => {
                        let more = code / 2 - 1;
                        ((2 + (code & 1)) << more) + bits.take(more)? + 1
                    }
                    _ => return None,
                };
                let start = out.len().checked_sub(distance as usize)?;
                for k in start..start + length {
                    out.push(*out.get(k)?);
                }
            }
        }
        if out.len() > LONGEST {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::extract::inflate::{base64, inflate};

    /// Bytes without an order, of so many letters, made as zlib's input was.
    fn letters(count: usize, kinds: u32, seed: u32) -> Vec<u8> {
        let mut x = seed;
        let next = || {
            x = x.wrapping_mul(1_103_515_245).wrapping_add(12345) & 0x7fff_ffff;
            97 + ((x >> 16) % kinds) as u8
        };
        std::iter::repeat_with(next).take(count).collect()
    }

    /// Packed by zlib 1.3 (Python's `zlib.compressobj(level, DEFLATED, -15, 9, strategy)`).
    #[test]
    fn every_kind_of_block_is_unpacked() {
        let near = letters(300, 4, 7);
        let run = |byte: u8, count: usize| vec![byte; count];
        let stored = [&near[..70], &[200, 255]].concat();
        assert_eq!(
            inflate(&base64(
                "AUgAt/9hY2FjZGJjY2JiYmRjY2JjYmNjYWFkZGNiYWRiY2NiY2NjYWRkYWFhZGNhYmNjY2FjYmJkYmRiY2NkYWNiY2JhYWJhYWNkyP8="
            )),
            Some(stored)
        );

        let all: Vec<u8> = (0..=255).collect();
        let dynamic =
            [&near[..], &run(b'0', 700), &near[..40], &all, &near[..100], &run(b'-', 259), &near, &letters(200, 26, 9)]
                .concat();
        let fixed = [&dynamic[..420], &[144, 200, 255, 143], &near[..30]].concat();
        let packed = "S0xOTE5JSk5OSkpKAZJAmJyYmJKSnJQIFk0GclNSEoFCyYlgDlBhShJIKiURpDoxEYiAbCAJlAdioGQKWDAJaCxILUgUqAKkLxFkagrInBSQ\
         +hSQjUB+CkhXMshOoDIQByibBLEXyIdIQV0AciRQLgkkArI8EUyBzQE5G+xmkAqgXohBYFcmg2iwUUAA1Q5kAL0H8hlQE1ASrCkJ5HCQ0SDV\
         iSCjwV4COxPoEYMBAhNO/O9PxBtPAA==";
        assert_eq!(inflate(&base64(packed)), Some(fixed));
        let packed = "7VVll5wwFK27u7u3227d3d1dI8MswwwwEAhQ2bq7u7u7u7u7u7t7m7D7A/ZTz+k584Ak77377rv5QAIQQBgiBCHEbGQPAgBjBIEbRczFGLAQ\
         Aq7DgBjyFAYcDQB72ZqNLM8+lsRuEDJajuVRhuB1gLNizoM5HvOOzMe8CvGeDMYdloVRfZkflYpWwEWyHOQR3hy4k8vDZbuaOYLVRhG5KhGf\
         XSpm0eVswbbHd8aKWNItglw4p+ZowKndLbky2UbCQxay/9RADP/zWLHjxI0XP0HCRImTJE2WPEXKVKnTpE2XPkPGTJmzZM2WPUfOXLnz5M2X\
         v0DBQoWLFC0WVrxEeMlSpcuULVe+QsVKlatUrVa9Rs1atevUrVe/QcNGjZs0bda8RctWrdu0bde+Q8dOnbt07da9Bz8YPII3QvRJ/oCsqEFN\
         J4ZJLdvp2at3n8i+/foPGDho8JChw4aPGDlq9Jix48ZPmDhp8pSp06bPmDlr9py58+YvWLho8ZKly5avWLlq9Zq169Zv2Lhp85at27bv2Llr\
         9569+/YfOHjo8JGjx46fOHnq9Jmz585fuHjp8pWr167fuHnr9p279+4/ePjo8ZOnz56/ePnq9Zu3795/+Pjp85ev377/+Pnr9x/wD87DsJCB\
         0LUT42tHghpGikoJthziVU3Hpzt+BCSJWJoGvboHWIahOh6VCKYETM0xZawTomFgKASJMjIQlHXZIbKjC5pma8RwzADx26pqKCaVRSpCgXgl\
         KBPFRhSbrL+lQ40KkqoTioKqQ1WP4miSQwimHsHWbQUF/H5iWz5ZoYiqlALqQ2LQjy2KRUcJOjggQJtJ9gHTJGKEZGDyFw==";
        assert_eq!(inflate(&base64(packed)), Some(dynamic));

        let far = [
            &near[..],
            &run(b'.', 5000),
            &near[40..90],
            &run(b',', 9000),
            &near[10..70],
            &run(b';', 16000),
            &near[..60],
        ]
        .concat();
        let packed = "7d3BbcMwDAXQhYou0Gkocf8Z+klngSLIqe8lsS2RoqhrgCB16/a595zTueZ1q7rvqZ29GXZXpm7tIIl9JtQ12VV55znXxPNJsHfypOzkzmwy\
         Zl1N1Z46Pfk9O2bcs+rOnkmbQaLn2TfjJ/TqYJpM7MzMbF572zrT9vY8GVn7FNou79y3VLyW5yHHm5NlUYK76EzjU3qya0rvkbbNHOQbAAAA\
         APi4v38X+QUAAAAAAAAAAP/AO78B/AEAAAAAAAAAAAAAAAAAAICoN/7J9hc=";
        assert_eq!(inflate(&base64(packed)), Some(far));
    }

    #[test]
    fn what_is_cut_off_or_of_no_kind_is_refused() {
        let packed = base64("AUgAt/9hY2FjZGJjY2Ji");
        assert_eq!((inflate(&packed), inflate(&[]), inflate(&[7])), (None, None, None));
        // A repetition of what was never there.
        assert_eq!(inflate(&[0b0000_0011, 0b0000_0010, 0, 0]), None);
    }

    #[test]
    fn both_alphabets_are_read_and_other_signs_passed_over() {
        assert_eq!(base64("-_-_"), base64("+/ /"));
        assert_eq!((base64("TWFu"), base64("TW\nE="), base64("T")), (b"Man".to_vec(), b"Ma".to_vec(), Vec::new()));
    }
}
