//! Pencil marks in the project's own link: `13a24-5` is marks 1 and 3, an empty square, marks 2 and 4, and at once mark 5.
//!
//! From the first distinct square on: a marked square is its digits (`1`–`9`, `A`–`P`), small letters are squares without
//! marks (`a` is one, `z` twenty-six, and several add up), and `-` parts two marked squares. What comes after is unmarked.

use crate::text::symbols::{digit, symbol};

/// One mask for each distinct square, digit d in bit d − 1; an empty text where nothing is marked.
pub(crate) fn write(marks: &[u32]) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for &mask in marks {
        if mask == 0 {
            gap += 1;
            continue;
        }
        if gap == 0 && !text.is_empty() {
            text.push('-');
        }
        while gap > 0 {
            let step = gap.min(26);
            text.push(char::from(b'a' + step as u8 - 1));
            gap -= step;
        }
        text.extend((1..=25).filter(|d| mask >> (d - 1) & 1 == 1).map(symbol));
    }
    text
}

/// The masks of a board of so many squares and digits; `None` when the text is none, or does not fit it.
pub(crate) fn read(text: &str, squares: usize, digits: usize) -> Option<Vec<u32>> {
    let mut marks = vec![0; squares];
    let mut square = 0;
    let mut marked = false;
    for c in text.chars() {
        if c == '-' || c.is_ascii_lowercase() {
            square += usize::from(marked) + if c == '-' { 0 } else { c as usize - 'a' as usize + 1 };
            marked = false;
        } else {
            let d = digit(c).filter(|&d| (1..=digits).contains(&d.into()))?;
            *marks.get_mut(square)? |= 1 << (d - 1);
            marked = true;
        }
    }
    Some(marks)
}

#[cfg(test)]
mod tests {
    use crate::text::link_marks::*;

    #[test]
    fn gaps_and_neighbours_come_back() {
        let mut marks = vec![0; 100];
        (marks[0], marks[2], marks[3], marks[60]) = (0b101, 0b1010, 0b1_0000, 1 << 24);
        assert_eq!(write(&marks), "13a24-5zzdP");
        assert_eq!(read("13a24-5zzdP", 100, 25), Some(marks));
        assert_eq!(write(&[0; 16]), "");
        assert_eq!(read("", 16, 4), Some(vec![0; 16]));
    }

    #[test]
    fn what_does_not_fit_is_none() {
        assert_eq!(read("5", 16, 4), None);
        assert_eq!(read("p1", 16, 4), None);
        assert_eq!(read("zzzzzzzz", 16, 4), Some(vec![0; 16]));
        assert_eq!(read("1 2", 16, 4), None);
    }
}
