//! Unpacks what `deflate` packed (RFC 1951), as Penpa has it in its links, and base64 (RFC 4648).

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
        symbols.sort_by_key(|&s| lengths[usize::from(s)]);
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
