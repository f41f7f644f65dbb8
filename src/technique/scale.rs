//! Where a puzzle stands among puzzles as they come: 10,000 minimal 9×9 puzzles, each a board filled at random and emptied at
//! random while one solution is left, rated to the end.
//!
//! Measured by `lab table percentile --count 10000 --seed 1` (docs/technique.md).

use crate::technique::kind::Tenths;

/// How many of them have which ER.
#[rustfmt::skip]
pub const COUNTS: [(Tenths, u32); 49] = [
    (12, 149), (15, 2247), (17, 139), (20, 2028), (23, 371), (25, 104), (26, 578), (28, 175), (30, 121), (32, 22),
    (34, 85), (36, 11), (38, 5), (40, 9), (42, 441), (44, 48), (45, 235), (46, 28), (47, 2), (50, 3), (52, 1),
    (56, 96), (57, 12), (58, 1), (62, 2), (65, 8), (66, 666), (67, 78), (68, 28), (69, 18), (70, 20), (71, 843),
    (72, 832), (73, 211), (74, 7), (75, 7), (76, 20), (77, 15), (78, 22), (79, 5), (80, 1), (82, 11), (83, 140),
    (84, 85), (85, 37), (86, 3), (88, 7), (89, 12), (90, 11),
];

/// How many there are.
pub fn all() -> u32 {
    COUNTS.iter().map(|(_, count)| count).sum()
}

/// How many of them are easier.
pub fn easier(er: Tenths) -> u32 {
    COUNTS.iter().filter(|(known, _)| *known < er).map(|(_, count)| count).sum()
}
