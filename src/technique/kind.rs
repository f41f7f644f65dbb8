//! The techniques and their numbers on the scale of Sudoku Explainer 1.2.1 (Juillerat 2006–2009).

use serde::{Deserialize, Serialize};

/// A rating in tenths: 72 is 7.2.
pub type Tenths = u16;

/// How a step is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Technique {
    /// One square of a house is open.
    LastSquare,
    /// A digit has one place in a box.
    HiddenSingleBox,
    /// A digit has one place in a row or column.
    HiddenSingleLine,
    /// Pointing, and a hidden single after it.
    DirectPointing,
    /// Claiming, and a hidden single after it.
    DirectClaiming,
    /// A hidden pair, and a hidden single after it.
    DirectHiddenPair,
    /// A square has one candidate.
    NakedSingle,
    /// A hidden triplet, and a hidden single after it.
    DirectHiddenTriplet,
    /// All places of a digit in a box lie in another house.
    Pointing,
    /// All places of a digit in a line lie in a box.
    Claiming,
    /// Two squares of a house hold two digits between them.
    NakedPair,
    /// Two lines whose places of a digit lie in two others.
    XWing,
    /// Two digits of a house have two squares between them.
    HiddenPair,
    /// Three squares of a house hold three digits between them.
    NakedTriplet,
    /// Three lines whose places of a digit lie in three others.
    Swordfish,
    /// Three digits of a house have three squares between them.
    HiddenTriplet,
    /// A square of x and y that sees one of x and z and one of y and z.
    XyWing,
    /// A square of x, y and z that sees one of x and z and one of y and z.
    XyzWing,
    /// A deadly loop of two digits: one square holds more. Types 1 to 4.
    UniqueLoop(u8),
    /// Four squares of a house hold four digits between them.
    NakedQuad,
    /// Four lines whose places of a digit lie in four others.
    Jellyfish,
    /// Four digits of a house have four squares between them.
    HiddenQuad,
    /// Nearly all squares and houses have two of everything. Types 1 to 4.
    Bug(u8),
    /// Pairs of digits that two squares cannot hold at once.
    AlignedPair,
    /// A cycle of one digit, true either way round.
    XCycle,
    /// A cycle through squares of two candidates, true either way round.
    YCycle,
    /// A chain of one digit that contradicts its start.
    XChain,
    /// A cycle of any links, true either way round.
    Cycle,
    /// A chain of any links that contradicts its start.
    ForcingChain,
    /// Triples of digits that three squares cannot hold at once.
    AlignedTriplet,
    /// One digit assumed and followed through its own places to a contradiction.
    Nishio,
    /// Every candidate of a square leads to the same.
    CellChains,
    /// Every place of a digit in a house leads to the same.
    HouseChains,
    /// An assumption leads to a contradiction, all that it excludes taken into account. Levels count what steps it may take.
    DynamicContradiction(u8),
    /// True or false, an assumption leads to the same.
    DynamicDouble(u8),
    /// Every candidate of a square leads to the same, all that it excludes taken into account.
    DynamicCell(u8),
    /// Every place of a digit in a house leads to the same, all that it excludes taken into account.
    DynamicHouse(u8),
    /// Two lines with two places of a digit each, joined by a line: it stands at one of the other ends.
    Skyscraper,
    /// Two lines with two places of a digit each, joined by a box.
    TwoStringKite,
    /// A box whose places of a digit lie in two lines, and a line with two places that leads to one of them.
    EmptyRectangle,
    /// Two squares of the same pair, joined by two places of one of its digits.
    WWing,
    /// Squares of the same pair that see each other in a row.
    RemotePairs,
    /// Houses with two places of a digit, joined: what follows from both ways.
    Colouring,
    /// So many lines as a fish, but for places that lie together.
    FinnedFish(u8),
    /// The same where a line would have too few places without those.
    SashimiFish(u8),
}

impl Technique {
    /// What learners are shown beside the techniques of the scale, with its key, in a learner's order.
    pub const LEARNERS: [(Technique, &'static str); 12] = {
        use Technique::*;
        [
            (Skyscraper, "skyscraper"),
            (TwoStringKite, "two-string-kite"),
            (EmptyRectangle, "empty-rectangle"),
            (WWing, "w-wing"),
            (RemotePairs, "remote-pairs"),
            (FinnedFish(2), "finned-x-wing"),
            (SashimiFish(2), "sashimi-x-wing"),
            (Colouring, "colouring"),
            (FinnedFish(3), "finned-swordfish"),
            (SashimiFish(3), "sashimi-swordfish"),
            (FinnedFish(4), "finned-jellyfish"),
            (SashimiFish(4), "sashimi-jellyfish"),
        ]
    };

    /// Those of the scale, then those of learners.
    fn known() -> impl Iterator<Item = &'static (Technique, &'static str)> {
        Technique::ALL.iter().chain(&Technique::LEARNERS)
    }

    /// One of each with its key, in the order of their numbers; types and levels apart.
    pub const ALL: [(Technique, &'static str); 63] = {
        use Technique::*;
        [
            (LastSquare, "last-square"),
            (HiddenSingleBox, "hidden-single-box"),
            (HiddenSingleLine, "hidden-single-line"),
            (DirectPointing, "direct-pointing"),
            (DirectClaiming, "direct-claiming"),
            (DirectHiddenPair, "direct-hidden-pair"),
            (NakedSingle, "naked-single"),
            (DirectHiddenTriplet, "direct-hidden-triplet"),
            (Pointing, "pointing"),
            (Claiming, "claiming"),
            (NakedPair, "naked-pair"),
            (XWing, "x-wing"),
            (HiddenPair, "hidden-pair"),
            (NakedTriplet, "naked-triplet"),
            (Swordfish, "swordfish"),
            (HiddenTriplet, "hidden-triplet"),
            (XyWing, "xy-wing"),
            (XyzWing, "xyz-wing"),
            (UniqueLoop(1), "unique-loop-1"),
            (UniqueLoop(2), "unique-loop-2"),
            (UniqueLoop(3), "unique-loop-3"),
            (UniqueLoop(4), "unique-loop-4"),
            (NakedQuad, "naked-quad"),
            (Jellyfish, "jellyfish"),
            (HiddenQuad, "hidden-quad"),
            (Bug(1), "bug-1"),
            (Bug(2), "bug-2"),
            (Bug(3), "bug-3"),
            (Bug(4), "bug-4"),
            (AlignedPair, "aligned-pair"),
            (XCycle, "x-cycle"),
            (YCycle, "y-cycle"),
            (XChain, "x-chain"),
            (Cycle, "cycle"),
            (ForcingChain, "forcing-chain"),
            (AlignedTriplet, "aligned-triplet"),
            (Nishio, "nishio"),
            (CellChains, "cell-chains"),
            (HouseChains, "house-chains"),
            (DynamicContradiction(0), "dynamic-contradiction-0"),
            (DynamicDouble(0), "dynamic-double-0"),
            (DynamicCell(0), "dynamic-cell-0"),
            (DynamicHouse(0), "dynamic-house-0"),
            (DynamicContradiction(1), "dynamic-contradiction-1"),
            (DynamicDouble(1), "dynamic-double-1"),
            (DynamicCell(1), "dynamic-cell-1"),
            (DynamicHouse(1), "dynamic-house-1"),
            (DynamicContradiction(2), "dynamic-contradiction-2"),
            (DynamicDouble(2), "dynamic-double-2"),
            (DynamicCell(2), "dynamic-cell-2"),
            (DynamicHouse(2), "dynamic-house-2"),
            (DynamicContradiction(3), "dynamic-contradiction-3"),
            (DynamicDouble(3), "dynamic-double-3"),
            (DynamicCell(3), "dynamic-cell-3"),
            (DynamicHouse(3), "dynamic-house-3"),
            (DynamicContradiction(4), "dynamic-contradiction-4"),
            (DynamicDouble(4), "dynamic-double-4"),
            (DynamicCell(4), "dynamic-cell-4"),
            (DynamicHouse(4), "dynamic-house-4"),
            (DynamicContradiction(5), "dynamic-contradiction-5"),
            (DynamicDouble(5), "dynamic-double-5"),
            (DynamicCell(5), "dynamic-cell-5"),
            (DynamicHouse(5), "dynamic-house-5"),
        ]
    };

    /// Its name in files and on the command line.
    pub fn key(self) -> &'static str {
        Technique::known().find(|(technique, _)| *technique == self).map_or("", |(_, key)| key)
    }

    /// The technique of a key.
    pub fn of_key(key: &str) -> Option<Technique> {
        Technique::known().find(|(_, known)| *known == key).map(|(technique, _)| *technique)
    }

    /// Its least number, in tenths; 0 for what learners are shown beside, which the scale does not know.
    pub const fn base(self) -> Tenths {
        use Technique::*;
        match self {
            LastSquare => 10,
            HiddenSingleBox => 12,
            HiddenSingleLine => 15,
            DirectPointing => 17,
            DirectClaiming => 19,
            DirectHiddenPair => 20,
            NakedSingle => 23,
            DirectHiddenTriplet => 25,
            Pointing => 26,
            Claiming => 28,
            NakedPair => 30,
            XWing => 32,
            HiddenPair => 34,
            NakedTriplet => 36,
            Swordfish => 38,
            HiddenTriplet => 40,
            XyWing => 42,
            XyzWing => 44,
            UniqueLoop(_) => 45,
            NakedQuad => 50,
            Jellyfish => 52,
            HiddenQuad => 54,
            Bug(1) => 56,
            Bug(_) => 57,
            AlignedPair => 62,
            XCycle | YCycle => 65,
            XChain => 66,
            Cycle | ForcingChain => 70,
            AlignedTriplet | Nishio => 75,
            CellChains | HouseChains => 80,
            DynamicContradiction(level) | DynamicDouble(level) | DynamicCell(level) | DynamicHouse(level) => {
                85 + 5 * level as Tenths
            }
            Skyscraper | TwoStringKite | EmptyRectangle | WWing | RemotePairs | Colouring | FinnedFish(_)
            | SashimiFish(_) => 0,
        }
    }

    /// Whether its chains are one cycle, walked both ways.
    pub const fn is_cycle(self) -> bool {
        matches!(self, Technique::XCycle | Technique::YCycle | Technique::Cycle)
    }

    /// Whether it holds for puzzles with one solution only.
    pub const fn needs_uniqueness(self) -> bool {
        matches!(self, Technique::UniqueLoop(_) | Technique::Bug(_))
    }
}

/// How hard a puzzle is to people, by its ER.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Grade {
    /// Up to 1.5.
    Easy,
    /// Up to 2.8.
    Medium,
    /// Up to 4.4.
    Hard,
    /// Up to 7.0.
    Expert,
    /// Above.
    Extreme,
}

impl Grade {
    /// All, from the easiest.
    pub const ALL: [Grade; 5] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert, Grade::Extreme];

    /// The greatest ER of this grade, in tenths.
    pub const fn most(self) -> Tenths {
        match self {
            Grade::Easy => 15,
            Grade::Medium => 28,
            Grade::Hard => 44,
            Grade::Expert => 70,
            Grade::Extreme => Tenths::MAX,
        }
    }

    /// The grade of an ER.
    pub fn of(er: Tenths) -> Grade {
        Grade::ALL.into_iter().find(|grade| er <= grade.most()).unwrap_or(Grade::Extreme)
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::kind::*;

    #[test]
    fn keys_are_of_one_technique_each_in_the_order_of_numbers() {
        let keys: std::collections::BTreeSet<&str> = Technique::ALL.iter().map(|(_, key)| *key).collect();
        assert_eq!(keys.len(), Technique::ALL.len());
        assert!(Technique::ALL.iter().all(|(technique, key)| Technique::of_key(key) == Some(*technique)));
        assert!(Technique::ALL.iter().map(|(technique, _)| technique.base()).is_sorted());
    }

    #[test]
    fn grades_end_where_they_say() {
        assert_eq!([10, 15, 17, 28, 44, 45, 70, 71].map(Grade::of), {
            use Grade::*;
            [Easy, Easy, Medium, Medium, Hard, Expert, Expert, Extreme]
        });
    }
}
