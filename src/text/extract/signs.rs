//! Digits and empty squares in every writing: full-width, circled, Arabic, Chinese, letters in circles, coloured squares.

/// Zeros of the decimal digits of Unicode; nine more follow each.
const ZEROS: [u32; 38] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
    0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
    0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x2080, 0x1fbf0, 0x104a0,
];

/// Ones of digits that have no zero beside them; eight more follow each.
const ONES: [u32; 11] = [0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a, 0x2160, 0x2170, 0x3021, 0x3280];

/// Signs of single digits, as many as there are ways to write them in Chinese and Japanese.
const ALONE: [(&str, char); 11] = [
    ("口囗空无無", '.'),
    ("〇零⓪⓿🄌", '0'),
    ("一壹壱弌¹", '1'),
    ("二贰貳弐²", '2'),
    ("三叁參参³", '3'),
    ("四肆", '4'),
    ("五伍", '5'),
    ("六陆陸", '6'),
    ("七柒漆", '7'),
    ("八捌", '8'),
    ("九玖", '9'),
];

/// Digits in Braille, from 0.
const BRAILLE: &str = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊";

/// What stands for a plain character: a digit, a letter, or a dot for the sign of an empty square.
pub(crate) fn plain(c: char) -> Option<char> {
    let code = c as u32;
    if code < 0x80 {
        return None;
    }
    let digit = |value: u32| char::from_digit(value, 10);
    let letter = |first: u32| char::from_u32(code - first + u32::from(b'A'));
    if let Some(&zero) = ZEROS.iter().find(|&&zero| (zero..zero + 10).contains(&code)) {
        return digit(code - zero);
    }
    if let Some(&one) = ONES.iter().find(|&&one| (one..one + 9).contains(&code)) {
        return digit(code - one + 1);
    }
    match code {
        0xff01..=0xff5e => char::from_u32(code - 0xfee0),
        // Superscripts from 4 on; 1 to 3 stand elsewhere.
        0x2070 | 0x2074..=0x2079 => digit(code - 0x2070),
        0x1d7ce..=0x1d7ff => digit((code - 0x1d7ce) % 10),
        0x2680..=0x2685 => digit(code - 0x2680 + 1),
        0x2469..=0x2473 => char::from_u32(code - 0x2469 + u32::from(b'A')),
        0x1f51f => Some('A'),
        0x24b6..=0x24cf => letter(0x24b6),
        0x24d0..=0x24e9 => letter(0x24d0),
        0x1f130..=0x1f149 => letter(0x1f130),
        0x1f150..=0x1f169 => letter(0x1f150),
        0x1f170..=0x1f189 => letter(0x1f170),
        0x1f1e6..=0x1f1ff => letter(0x1f1e6),
        // Braille; the sign of a number before a digit is none itself.
        0x2801..=0x281b => BRAILLE.chars().position(|dots| dots == c).and_then(|d| digit(d as u32)),
        0x283c => Some(' '),
        _ => {
            let alone = ALONE.iter().find(|(signs, _)| signs.contains(c)).map(|&(_, digit)| digit);
            alone.or_else(|| is_open_square(code).then_some('.')).or_else(|| stroke(c))
        }
    }
}

/// Signs that people put where a square is open.
fn is_open_square(code: u32) -> bool {
    matches!(code,
        0xb7 | 0x2022 | 0x2027 | 0x2024 | 0x2219 | 0x22c5 | 0x30fb | 0x3002 | 0xff61 | 0xff65 | 0x25a0..=0x25ff
            | 0x2b1b..=0x2b1c | 0x2b1a | 0x2b24 | 0x2b55 | 0x26aa..=0x26ab | 0x2610 | 0x2612 | 0x274c | 0x274e | 0x2716 | 0x2715
            | 0x2717 | 0x2718 | 0x2753..=0x2755 | 0x2795 | 0x2797 | 0x1f532..=0x1f537 | 0x1f7e0..=0x1f7eb
            | 0x2205 | 0x2800 | 0x2423 | 0xd8 | 0xf8 | 0xd7 | 0x2b1d..=0x2b1e | 0x2573 | 0xbf | 0x2592 | 0x2591 | 0x2588 | 0x2b50)
}

/// Dashes and upright strokes in their many widths.
fn stroke(c: char) -> Option<char> {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{30fc}' | '\u{2796}' => Some('-'),
        // The brackets of a matrix over several lines.
        '\u{239b}'..='\u{23ae}' => Some(' '),
        '\u{2016}' | '\u{2502}' | '\u{2503}' | '\u{2506}' | '\u{2507}' | '\u{250a}' | '\u{250b}' | '\u{2551}'
        | '\u{254e}' | '\u{254f}' | '\u{a6}' | '\u{2223}' | '\u{23d0}' => Some('|'),
        '\u{2018}' | '\u{2019}' => Some('\''),
        '\u{201c}' | '\u{201d}' | '\u{201e}' | '\u{ab}' | '\u{bb}' => Some('"'),
        '\u{203f}' | '\u{2017}' => Some('_'),
        '\u{60c}' | '\u{3001}' => Some(','),
        _ => None,
    }
}

/// The digit or the open square that a shortcode such as `:five:` stands for.
pub(crate) fn shortcode(name: &str) -> Option<char> {
    const NAMES: [&str; 10] = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let digit = NAMES.iter().position(|n| *n == name).and_then(|d| char::from_digit(d as u32, 10));
    let shape = || ["square", "circle", "button", "small", "x", "question"].iter().any(|s| name.ends_with(s));
    digit.or_else(|| shape().then_some('.'))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::signs::*;

    #[test]
    fn digits_of_many_writings() {
        let read = |text: &str| text.chars().filter_map(plain).collect::<String>();
        assert_eq!(read("①②③④⑤⑥⑦⑧⑨"), "123456789");
        assert_eq!(read("٠١٢٣٤٥٦٧٨٩"), "0123456789");
        assert_eq!(read("०१२३४५६७८९"), "0123456789");
        assert_eq!(read("〇一二三四五六七八九"), "0123456789");
        assert_eq!(read("０１９Ａ｜"), "019A|");
        assert_eq!(read("𝟎𝟗𝟘𝟡⁰¹²³⁴⁹₀₉"), "0909012349".to_string() + "09");
        assert_eq!(read("⠼⠑⠀⠼⠚⠁⠿"), " 5. 01");
        assert_eq!(read("⬜🔲□·×│"), ".....|");
        assert_eq!(
            (shortcode("five"), shortcode("white_large_square"), shortcode("smile")),
            (Some('5'), Some('.'), None)
        );
    }
}
