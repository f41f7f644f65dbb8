//! Puzzles to start from, each with its source.

/// A puzzle that is offered in the menu.
pub struct Example {
    /// Name in the menu.
    pub name: &'static str,
    /// Where it comes from; behind a call, as `Setting::help` of the algorithms.
    pub source: fn() -> &'static str,
    /// One line, as [`crate::text::of_line`] takes it; behind a call, too.
    pub puzzle: fn() -> &'static str,
}

/// The example that a first visit starts with: the project's own algorithm needs some hundred generations for it.
pub const FIRST: usize = 6;

/// The example whose evolution the first screen shows.
pub const LIVING: usize = 2;

/// Flat puzzles that the page offers.
pub const EXAMPLES: &[Example] = &[
    Example { name: "Small 4×4", source: || "made for this page", puzzle: || "....1.2..4.1...." },
    Example { name: "Small 6×6", source: || "made for this page", puzzle: || "......1..2.5..4..63..1..5.3..2......" },
    Example {
        name: "Easy",
        source: || "Helsingin Sanomat, one star; s01a of T. Mantere and J. Koljonen, 2007",
        puzzle: || ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.",
    },
    Example {
        name: "Thesis, figure 1 (several solutions)",
        source: || "D. I. Waters, SudoKube, 2008, figure 1, as printed; figure 10 shows one of its solutions",
        puzzle: || "971..6..23..7.....5..3...7..39.7.......169.......3.92..5...7..9.....3..44..9..817",
    },
    Example {
        name: "Spreadsheet puzzle, figure 1",
        source: || "K. W. Ernstberger and M. A. Venkataramanan, 2016, figure 1",
        puzzle: || "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4......7..5..9...2",
    },
    Example {
        name: "AI Escargot, hard",
        source: || "A. Inkala, 2006; s16 of T. Mantere and J. Koljonen, 2007",
        puzzle: || "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    },
    Example {
        name: "Long evolution, 22 givens",
        source: || "one of the 375 that the Sudoku players’ forum lists as hardest (list 1106)",
        puzzle: || "........9.5.1...3...9.2.4...3.7...5.......8..8....4..2.....1.6.5.16......6..73...",
    },
    Example {
        name: "Only 17 givens",
        source: || "one of the 49,158 known with 17 givens",
        puzzle: || "..............1..2..3..4.5.....3......67....8.4......1....8..6.1....2...7......3.",
    },
    Example {
        name: "Large 16×16",
        source: || "16x16_02563, a 16×16 puzzle with one solution",
        puzzle: || {
            "..84..32..1.DF.6.B.1E8.C..D...A.D....F...2..8......7B.....F64EG18...25...C...A6...G.C4A7B.3...2.\
                 .....3..GD.A.....5....F..7..1.C...B..C........1517.8F..9...2..3...A26.....8.....C......D4F93G.72\
                 .87..6.A.9...3...2...7..5B6D......3B9.D..E.7654G......B....8.D.."
        },
    },
    Example {
        name: "Giant 25×25, half given",
        source: || "inst25x25_50_93 of H. Lloyd and M. Amos",
        puzzle: || {
            "I.7ME.P1A......2.FB.LC.DO1.D.4....K..EFI.P.5..3G.AC.8B..E.J..7..L.39..P..12\
                 ...2OLFI5.BC.P..H4K.6.M.756.F.C..B...A12I..E74..KN..M.8NG.12.H64...P.5OKJB.\
                 ...I.....7.B...3.1D......BCK.N.I.MDO.....6J......4..O.1..H.B2.PD.K.M7NA...F\
                 D......K..M1.3CO...I.7..8..P.3.B....GLNA.IO.D9.6CK6E.....529.I1.4.C3N.DOA.P\
                 4..8MJHE.O......AG..NLBF..N......4..FBJ...E..M1......ABI.....EO6.F9.....8H.\
                 ...G..1...C.72.....M...5.9O.N.72..AL.FE5J...H3.KM.2M..A..O...P3I..7.F4G.N.C\
                 .1...B5..I.DMO..K2P..A.4...B.F..MN..A.GK..5..J6O2EMB.O.96....N45HP.LI.KFC..\
                 ...3..4B.LF..76....E.H...KJG4C.NA7FE..9O5BHM3.PD.6..2.9....H.3.MP147.F.NE.B\
                 ...E...PG5.8CB19JNO.7..L."
        },
    },
];

#[cfg(test)]
mod tests {
    use crate::exact::{Verdict, contradiction_in_sight, verdict};
    use crate::generate::examples::*;
    use crate::text::of_line;

    #[test]
    fn every_example_is_sound() {
        for example in EXAMPLES {
            let grid = of_line((example.puzzle)()).unwrap();
            assert_eq!(contradiction_in_sight(&grid), None, "{}", example.name);
            // The 25×25 boards are known to have a solution; deciding whether it is the only one is long work.
            if grid.layout().side < 25 {
                let several = example.name.contains("several solutions");
                let known =
                    matches!((verdict(&grid), several), (Verdict::One(_), false) | (Verdict::Several(..), true));
                assert!(known, "{}", example.name);
            }
        }
        assert!(EXAMPLES[FIRST].name.starts_with("Long evolution"));
    }
}
