//! Which techniques have a page of their own, in the order of the pages; types and levels share one.

use crate::technique::kind::Technique;
use crate::technique::solve::Order;

/// Pages of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// A digit is found at once.
    Singles,
    /// Candidates of a house, and those of two houses that share squares.
    Houses,
    /// Lines of one digit.
    Fish,
    /// Some squares with few candidates.
    Wings,
    /// What rests on there being one solution.
    Uniqueness,
    /// Digits that squares cannot hold together.
    Exclusion,
    /// Implications from square to square.
    Chains,
    /// Assumptions that are followed with all they bring.
    Dynamic,
    /// Two things at once: rated, but not shown as hints.
    Direct,
}

impl Technique {
    /// The technique whose page this one is on: the first of its types or levels.
    pub const fn page(self) -> Technique {
        use Technique::*;
        match self {
            UniqueLoop(_) => UniqueLoop(1),
            Bug(_) => Bug(1),
            DynamicContradiction(_) => DynamicContradiction(0),
            DynamicDouble(_) => DynamicDouble(0),
            DynamicCell(_) => DynamicCell(0),
            DynamicHouse(_) => DynamicHouse(0),
            other => other,
        }
    }

    /// The order in which a puzzle can need it: what only the rating looks for, and a pattern that in a learner's order easier
    /// ones leave nothing to, are shown in that of the rating.
    pub const fn shown_in(self) -> Order {
        use Technique::*;
        match self {
            DirectPointing | DirectClaiming | DirectHiddenPair | DirectHiddenTriplet | XCycle => Order::Rating,
            _ => Order::Learner,
        }
    }

    /// Every page with its chapter.
    pub const PAGES: [(Chapter, Technique); 49] = {
        use Chapter::*;
        use Technique::*;
        [
            (Singles, LastSquare),
            (Singles, HiddenSingleBox),
            (Singles, HiddenSingleLine),
            (Singles, NakedSingle),
            (Houses, Pointing),
            (Houses, Claiming),
            (Houses, NakedPair),
            (Houses, HiddenPair),
            (Houses, NakedTriplet),
            (Houses, HiddenTriplet),
            (Houses, NakedQuad),
            (Houses, HiddenQuad),
            (Fish, XWing),
            (Fish, Skyscraper),
            (Fish, TwoStringKite),
            (Fish, EmptyRectangle),
            (Fish, Swordfish),
            (Fish, Jellyfish),
            (Fish, FinnedFish(2)),
            (Fish, SashimiFish(2)),
            (Fish, FinnedFish(3)),
            (Fish, SashimiFish(3)),
            (Fish, FinnedFish(4)),
            (Fish, SashimiFish(4)),
            (Fish, Colouring),
            (Wings, RemotePairs),
            (Wings, XyWing),
            (Wings, WWing),
            (Wings, XyzWing),
            (Uniqueness, UniqueLoop(1)),
            (Uniqueness, Bug(1)),
            (Exclusion, AlignedPair),
            (Exclusion, AlignedTriplet),
            (Chains, XCycle),
            (Chains, YCycle),
            (Chains, XChain),
            (Chains, Cycle),
            (Chains, ForcingChain),
            (Chains, Nishio),
            (Chains, CellChains),
            (Chains, HouseChains),
            (Dynamic, DynamicContradiction(0)),
            (Dynamic, DynamicDouble(0)),
            (Dynamic, DynamicCell(0)),
            (Dynamic, DynamicHouse(0)),
            (Direct, DirectPointing),
            (Direct, DirectClaiming),
            (Direct, DirectHiddenPair),
            (Direct, DirectHiddenTriplet),
        ]
    };
}

impl Technique {
    /// Pages in a learner's order, as hints look for them; direct steps are none of it.
    pub const LEARNING: [Technique; 45] = {
        use Technique::*;
        [
            LastSquare,
            HiddenSingleBox,
            HiddenSingleLine,
            NakedSingle,
            Pointing,
            Claiming,
            NakedPair,
            HiddenPair,
            NakedTriplet,
            HiddenTriplet,
            XWing,
            Skyscraper,
            TwoStringKite,
            RemotePairs,
            XyWing,
            WWing,
            EmptyRectangle,
            XyzWing,
            Swordfish,
            FinnedFish(2),
            SashimiFish(2),
            Colouring,
            UniqueLoop(1),
            NakedQuad,
            HiddenQuad,
            Bug(1),
            Jellyfish,
            FinnedFish(3),
            SashimiFish(3),
            FinnedFish(4),
            SashimiFish(4),
            AlignedPair,
            XCycle,
            YCycle,
            XChain,
            Cycle,
            ForcingChain,
            AlignedTriplet,
            Nishio,
            CellChains,
            HouseChains,
            DynamicContradiction(0),
            DynamicDouble(0),
            DynamicCell(0),
            DynamicHouse(0),
        ]
    };
}

#[cfg(test)]
mod tests {
    use crate::technique::pages::*;

    #[test]
    fn every_technique_is_on_one_page() {
        let pages: Vec<Technique> = Technique::PAGES.iter().map(|(_, technique)| *technique).collect();
        for (technique, key) in Technique::ALL.iter().chain(&Technique::LEARNERS) {
            assert_eq!(pages.iter().filter(|page| **page == technique.page()).count(), 1, "{key}");
        }
        assert!(Technique::PAGES.is_sorted_by_key(|(chapter, _)| *chapter as u8));
        let learnt = pages.iter().filter(|page| Technique::LEARNING.contains(page)).count();
        assert_eq!(
            (learnt, Technique::PAGES.len() - learnt),
            (Technique::LEARNING.len(), 4),
            "direct steps are not learnt"
        );
    }
}
