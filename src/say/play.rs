//! The sentences of playing, and how marks are written into a square.

use crate::play::Cell;
use crate::play::Pencil;
use crate::puzzle::Shape;
use crate::say::list::List;
use crate::say::names::ColourName;
use crate::say::number::{Count, Noun};
use crate::text::Style;

/// Marks in a line of the middle of a square.
const LINE: usize = 5;

/// A time of play: 0:07, 12:34, 1:02:03.
pub fn clock(seconds: u32) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{rest:02}") } else { format!("{minutes}:{rest:02}") }
}

messages! {
    /// Times and marks.
    pub enum Marks {
        JustNow => "just now",
        Ago { time: Count } => "{time} ago",
        Centre { marks: String } => "centre mark {marks}",
        Centres { marks: String } => "centre marks {marks}",
        Corner { marks: String } => "corner mark {marks}",
        Corners { marks: String } => "corner marks {marks}",
        Candidate { marks: String } => "candidate {marks}",
        Candidates { marks: String } => "candidates {marks}",
        Coloured { colours: List } => "coloured {colours}",
    }
}

/// How long ago something was, in words.
pub fn ago(milliseconds: u64) -> String {
    let minutes = milliseconds / 60_000;
    let time = match minutes {
        0 => return Marks::JustNow.text(),
        1..60 => Noun::Minute.of(minutes),
        60..1440 => Noun::Hour.of(minutes / 60),
        _ => Noun::Day.of(minutes / 1440),
    };
    Marks::Ago { time }.text()
}

/// The digits of a mask, 1 first.
pub fn digits(mask: u32) -> impl Iterator<Item = u8> {
    (1..=32u8).filter(move |d| mask >> (d - 1) & 1 == 1)
}

/// The digits of a mask as the page writes them.
fn symbols(mask: u32) -> Vec<char> {
    digits(mask).filter_map(|d| Style::now().face(d).chars().next()).collect()
}

/// The digits of a mask with room between them.
pub fn listed(mask: u32) -> String {
    symbols(mask).iter().map(char::to_string).collect::<Vec<_>>().join(" ")
}

/// Corner marks as lines of characters: up to eight go around the border, corners first; more stand in rows of five.
pub fn corner_text(mask: u32) -> String {
    const RING: [usize; 8] = [0, 2, 6, 8, 1, 7, 3, 5];
    let marks = symbols(mask);
    if marks.len() > RING.len() {
        return rows(&marks, LINE);
    }
    let mut places = [' '; 9];
    marks.iter().zip(RING).for_each(|(&mark, place)| places[place] = mark);
    rows(&places, 3)
}

/// Centre marks in lines of about the same length.
pub fn centre_text(mask: u32) -> String {
    let marks = symbols(mask);
    // Four lines of four are larger than three of five.
    let line = if (13..=16).contains(&marks.len()) { 4 } else { LINE };
    let lines = marks.len().div_ceil(line).max(1);
    rows(&marks, marks.len().div_ceil(lines).max(1))
}

/// Candidates, each at the place that its digit has: as wide as a box.
pub fn candidate_text(mask: u32, shape: Shape) -> String {
    let face = |d: u8| match mask >> (d - 1) & 1 {
        1 => Style::now().face(d).chars().next().unwrap_or(' '),
        _ => ' ',
    };
    let places: Vec<char> = (1..=shape.side() as u8).map(face).collect();
    rows(&places, shape.box_width())
}

/// Where a digit's place is among the candidates of a square, in hundredths of the way across and down.
pub fn candidate_place(digit: u8, shape: Shape) -> (usize, usize) {
    let (width, height) = (shape.box_width(), shape.box_height());
    let at = usize::from(digit).saturating_sub(1);
    (at % width * 100 / (width - 1).max(1), at / width * 100 / (height - 1).max(1))
}

fn rows(marks: &[char], width: usize) -> String {
    marks.chunks(width).map(String::from_iter).collect::<Vec<_>>().join("\n")
}

labels! {
    /// What digits are written as.
    pub enum PencilName {
        Digit => "Digit",
        Corner => "Corner",
        Centre => "Centre",
        Candidate => "Strike",
        Colour => "Colour",
        Line => "Line",
    }
}

impl Pencil {
    /// Its name, in the language of the page.
    pub fn named(self) -> &'static str {
        match self {
            Pencil::Digit => PencilName::Digit,
            Pencil::Corner => PencilName::Corner,
            Pencil::Centre => PencilName::Centre,
            Pencil::Candidate => PencilName::Candidate,
            Pencil::Colour => PencilName::Colour,
            Pencil::Line => PencilName::Line,
        }
        .text()
    }
}

/// What a screen reader says of marks and colours: "centre marks 1 2 3", "corner mark 4", "coloured blue".
pub fn spoken(cell: &Cell) -> Vec<String> {
    let mut parts = Vec::new();
    let mut tell = |mask: u32, one: fn(String) -> Marks, many: fn(String) -> Marks| {
        let marks: Vec<String> = digits(mask).map(|d| Style::now().spoken(d)).collect();
        match marks.len() {
            0 => {}
            1 => parts.push(one(marks.join(" ")).text()),
            _ => parts.push(many(marks.join(" ")).text()),
        }
    };
    if cell.digit == 0 {
        tell(cell.centre, |marks| Marks::Centre { marks }, |marks| Marks::Centres { marks });
        tell(cell.corner, |marks| Marks::Corner { marks }, |marks| Marks::Corners { marks });
    }
    if cell.colours != 0 {
        parts.push(Marks::Coloured { colours: List::of(colour_names(cell.colours)) }.text());
    }
    parts
}

/// What a screen reader says of the candidates that are shown.
pub fn candidates(mask: u32) -> Option<String> {
    let marks: Vec<String> = digits(mask).map(|d| Style::now().spoken(d)).collect();
    let said = match marks.len() {
        0 => return None,
        1 => Marks::Candidate { marks: marks.join(" ") },
        _ => Marks::Candidates { marks: marks.join(" ") },
    };
    Some(said.text())
}

fn colour_names(colours: u8) -> Vec<&'static str> {
    digits(colours.into()).map(|k| ColourName::OF_SQUARES[usize::from(k) - 1].text()).collect()
}

/// The background of a coloured square: a stripe for each colour.
pub fn paint(colours: u8) -> String {
    let marks: Vec<u8> = digits(colours.into()).collect();
    let share = 100.0 / marks.len().max(1) as f64;
    let stripe = |(k, colour): (usize, &u8)| {
        let (from, to) = ((k as f64 * share).round(), ((k + 1) as f64 * share).round());
        format!("var(--paint-{colour}) {from}% {to}%")
    };
    let stripes: Vec<String> = marks.iter().enumerate().map(stripe).collect();
    if stripes.is_empty() { String::new() } else { format!("linear-gradient(115deg,{})", stripes.join(",")) }
}

#[cfg(test)]
mod tests {
    use crate::say::play::*;

    #[test]
    fn times() {
        assert_eq!([7, 754, 3723].map(clock), ["0:07", "12:34", "1:02:03"]);
        let spans = [5_000, 60_000, 3_600_000 * 5, 86_400_000 * 3].map(ago);
        assert_eq!(spans, ["just now", "1 minute ago", "5 hours ago", "3 days ago"]);
    }

    #[test]
    fn marks_stand_where_there_is_room() {
        assert_eq!(corner_text(0b1011), "1 2\n   \n4  ");
        assert_eq!(corner_text(0b1_1111_1111), "12345\n6789");
        assert_eq!(centre_text(0b1_1111), "12345");
        assert_eq!(centre_text(0b11_1111), "123\n456");
        assert_eq!(centre_text(0xffff), "1234\n5678\n9ABC\nDEFG");
        assert_eq!(centre_text(0), "");
        assert_eq!(candidate_text(0b1_0001_0001, Shape::Flat9), "1  \n 5 \n  9");
        assert_eq!(candidate_text(0b100_0010, Shape::Flat16), " 2  \n  7 \n    \n    ");
        assert_eq!([1, 6, 8].map(|d| candidate_place(d, Shape::Flat9)), [(0, 0), (100, 50), (50, 100)]);
        assert_eq!([listed(0x8003), listed(0)], ["1 2 G", ""]);
    }

    #[test]
    fn marks_are_told() {
        let cell = Cell { centre: 0b111, corner: 0b1000, colours: 0b11, ..Cell::default() };
        assert_eq!(spoken(&cell).join(", "), "centre marks 1 2 3, corner mark 4, coloured blue and orange");
        assert_eq!([candidates(0b100), candidates(0)], [Some("candidate 3".into()), None]);
        assert_eq!(spoken(&Cell { digit: 3, ..cell }), ["coloured blue and orange"]);
        assert_eq!(paint(0b101), "linear-gradient(115deg,var(--paint-1) 0% 50%,var(--paint-3) 50% 100%)");
        assert_eq!(paint(0), "");
    }
}
