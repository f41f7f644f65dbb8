//! Lines that tell rules of their own, and lines that only lead to other puzzles; in small letters.

/// What a page offers beside its puzzle: a line that begins so, or one that lists so many kinds.
const OFFERS: [&str; 12] = [
    "related",
    "try also",
    "try our",
    "also try",
    "see also",
    "more puzzles",
    "other puzzles",
    "©",
    "copyright",
    "siehe auch",
    "voir aussi",
    "ver también",
];
const KINDS: [&str; 14] = [
    "home", "classic", "killer", "jigsaw", "samurai", "sudoku x", "x-sudoku", "kakuro", "kids", "daily", "6x6",
    "16x16", "windoku", "hyper",
];

/// Whether a line leads to other puzzles.
pub(crate) fn is_menu(line: &str) -> bool {
    let line = line.trim_start();
    let parts = line.split(['|', '•', '·', '›', '»', '/', ',']);
    let kinds = parts.filter(|part| KINDS.iter().any(|kind| part.contains(kind))).count();
    kinds >= 3 && !line.contains(". ") || OFFERS.iter().any(|words| line.starts_with(words))
}

/// What is drawn on the board of a variant, and a colour before a line; what a rule speaks of, and what it says.
const DRAWN: [&str; 11] =
    ["circle", "circles", "arrows", "shapes", "cage", "cages", "shaded", "grey", "gray", "dotted", "diamond"];
const COLOURS: [&str; 14] = [
    "red", "green", "blue", "purple", "pink", "orange", "yellow", "grey", "gray", "black", "white", "teal", "peach",
    "brown",
];
const TOLD: [&str; 6] = ["digit", "digits", "cell", "cells", "number", "numbers"];
const SAID: [&str; 16] = [
    "must",
    "contain",
    "contains",
    "sum",
    "sums",
    "differ",
    "different",
    "equal",
    "double",
    "odd",
    "even",
    "same",
    "repeat",
    "greater",
    "low",
    "consecutive",
];

/// Whether a line states a rule of what is drawn on a board: "digits along a peach line differ".
pub(crate) fn is_rule(line: &str) -> bool {
    let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let any = |of: &[&str]| words.iter().any(|word| of.contains(word));
    let coloured = |pair: &[&str]| COLOURS.contains(&pair[0]) && ["line", "lines", "dot", "dots"].contains(&pair[1]);
    (any(&DRAWN) || words.windows(2).any(coloured)) && any(&TOLD) && any(&SAID)
}

/// Whether nine lines of nine letters, or digits, tell which region each square is of: each nine times, and side by side, as in no
/// solution, and elsewhere than in boxes.
pub(crate) fn has_regions(lower: &str) -> bool {
    let lines: Vec<&[u8]> = lower.lines().map(|line| line.trim().as_bytes()).collect();
    let is_map = |rows: &[&[u8]]| {
        let nine_times = |sign: u8| rows.concat().iter().filter(|&&s| s == sign).count() == 9;
        let beside = |row: &&[u8]| row.windows(2).any(|pair| pair[0] == pair[1]);
        let in_boxes = |row: &&[u8]| row.chunks(3).all(|part| part.windows(2).all(|pair| pair[0] == pair[1]));
        rows.iter().all(|row| row.len() == 9)
            && ((b'a'..=b'i').all(nine_times) || (b'1'..=b'9').all(nine_times))
            && rows.iter().any(beside)
            && !rows.iter().all(in_boxes)
    };
    lines.windows(9).any(is_map)
}

/// `15(2): r1c1,r1c2`: the sum of a cage, how many squares it has, and which.
pub(crate) fn is_cage(line: &str) -> bool {
    let rest = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
    let Some((count, squares)) = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')) else { return false };
    let is_sum = rest.len() < line.trim_start().len() && count.parse::<u32>().is_ok();
    let first = squares.trim_start_matches([':', '=', ' ']);
    is_sum && first.len() < squares.len() && first.starts_with('r') && first.contains('c')
}

#[cfg(test)]
mod tests {
    use crate::text::extract::variant_lines::*;

    #[test]
    fn menus_are_no_rules() {
        for line in
            ["home | classic | killer | jigsaw | samurai", "related: killer sudoku", "\u{a9} killer-sudoku-verlag"]
        {
            assert!(is_menu(line), "{line}");
        }
        for line in ["killer sudoku", "a killer, jigsaw and windoku. solve it", "diagonal, killer"] {
            assert!(!is_menu(line), "{line}");
        }
    }

    #[test]
    fn rules_of_what_is_drawn_are_rules() {
        for line in [
            "digits along a peach line are all different",
            "the digits of a circle sum to ten",
            "cells with a white dot are consecutive",
        ] {
            assert!(is_rule(line), "{line}");
        }
        for line in [
            "dots are empty cells; each row must contain the digits 1 to 9",
            "fill the grid so that every line has each digit",
            "type digits into the cells",
        ] {
            assert!(!is_rule(line), "{line}");
        }
    }

    #[test]
    fn a_map_of_regions_is_no_solution_and_no_plain_board() {
        let odd = "aaabbbccc\naaabbbccc\naaabbbcdc\neeefffdcd\neeefffddd\neeefffddd\nggghhhiii\nggghhhiii\nggghhhiii";
        let boxes = ["aaabbbccc"; 3].into_iter().chain(["dddeeefff"; 3]).chain(["ggghhhiii"; 3]).collect::<Vec<&str>>();
        let solution =
            (0..9).map(|row| (0..9).map(|c| char::from(b'a' + (row * 3 + row / 3 + c) % 9)).collect::<String>());
        assert!(has_regions(odd) && has_regions(&format!("1..\n{odd}\n")));
        assert!(!has_regions(&boxes.join("\n")) && !has_regions(&solution.collect::<Vec<String>>().join("\n")));
    }

    #[test]
    fn a_cage_has_a_sum_and_squares() {
        assert!(is_cage("15(2): r1c1,r1c2") && !is_cage("15 (2 stars)"));
    }
}
