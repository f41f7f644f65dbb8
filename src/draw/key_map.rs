//! A keyboard with what its keys do while a board is played, for those who rather look than read.

use std::fmt::Write;

use crate::draw::svg::escape;
use crate::say::board::{KEY_MAP, KeyName};

/// A key's side with its gap, and what a row is moved by.
const KEY: i32 = 48;
const GAP: i32 = 4;
const SHIFT: i32 = 20;

/// An SVG element; the list of keys says the same in words.
pub fn key_map() -> String {
    let across =
        KEY_MAP.iter().enumerate().map(|(k, row)| k as i32 * SHIFT + KEY * row.len() as i32).max().unwrap_or(0);
    let mut svg =
        format!("<svg class=\"key-map\" viewBox=\"0 0 {across} {}\" aria-hidden=\"true\">", KEY * KEY_MAP.len() as i32);
    for (row, keys) in KEY_MAP.iter().enumerate() {
        for (column, (face, name)) in keys.iter().enumerate() {
            let (x, y) = (row as i32 * SHIFT + KEY * column as i32, KEY * row as i32);
            let class = if name.is_some() { "used" } else { "idle" };
            let _ = write!(
                svg,
                "<g class=\"{class}\"><rect x=\"{x}\" y=\"{y}\" width=\"{0}\" height=\"{0}\" rx=\"3\"/>\
                 <text class=\"face\" x=\"{1}\" y=\"{2}\">{3}</text><text x=\"{1}\" y=\"{4}\">{5}</text></g>",
                KEY - GAP,
                x + (KEY - GAP) / 2,
                y + 19,
                escape(face),
                y + 35,
                name.map_or("", KeyName::text)
            );
        }
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use crate::draw::key_map::key_map;

    #[test]
    fn every_digit_and_the_keys_of_play_are_on_it() {
        let svg = key_map();
        for face in ["1", "9", "0", "Z", "X", "C", "V", "B", "H", "L", "P", "N", "K", "W", "⌫"] {
            let key = svg.split("<g class=\"used\">").find(|key| key.contains(&format!(">{face}</text>")));
            assert!(key.is_some(), "{face}");
        }
        assert_eq!(svg.matches("<rect").count(), 11 + 10 + 9 + 7);
    }
}
