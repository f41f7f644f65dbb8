//! The names of techniques and grades.

use crate::say::number::pointed;
use crate::technique::{Grade, Technique, Tenths};

labels! {
    /// What a technique is called.
    pub enum TechniqueName {
        LastSquare => "Last square",
        HiddenSingleBox => "Hidden single in a box",
        HiddenSingleLine => "Hidden single in a line",
        DirectPointing => "Direct pointing",
        DirectClaiming => "Direct claiming",
        DirectHiddenPair => "Direct hidden pair",
        NakedSingle => "Naked single",
        DirectHiddenTriplet => "Direct hidden triplet",
        Pointing => "Pointing",
        Claiming => "Claiming",
        NakedPair => "Naked pair",
        XWing => "X-wing",
        HiddenPair => "Hidden pair",
        NakedTriplet => "Naked triplet",
        Swordfish => "Swordfish",
        HiddenTriplet => "Hidden triplet",
        XyWing => "XY-wing",
        XyzWing => "XYZ-wing",
        UniqueLoop => "Unique loop",
        NakedQuad => "Naked quad",
        Jellyfish => "Jellyfish",
        HiddenQuad => "Hidden quad",
        Bug => "Bivalue universal grave",
        AlignedPair => "Aligned pair exclusion",
        XCycle => "X-cycle",
        YCycle => "Y-cycle",
        XChain => "Forcing X-chain",
        Cycle => "Bidirectional cycle",
        ForcingChain => "Forcing chain",
        AlignedTriplet => "Aligned triplet exclusion",
        Nishio => "Nishio",
        CellChains => "Cell forcing chains",
        HouseChains => "House forcing chains",
        DynamicContradiction => "Dynamic contradiction",
        DynamicDouble => "Dynamic double chains",
        DynamicCell => "Dynamic cell chains",
        DynamicHouse => "Dynamic house chains",
        Skyscraper => "Skyscraper",
        TwoStringKite => "Two-string kite",
        EmptyRectangle => "Empty rectangle",
        WWing => "W-wing",
        RemotePairs => "Remote pairs",
        Colouring => "Simple colouring",
        FinnedXWing => "Finned X-wing",
        FinnedSwordfish => "Finned swordfish",
        FinnedJellyfish => "Finned jellyfish",
        SashimiXWing => "Sashimi X-wing",
        SashimiSwordfish => "Sashimi swordfish",
        SashimiJellyfish => "Sashimi jellyfish",
    }
}

labels! {
    /// What a grade is called.
    pub enum GradeName {
        Easy => "Easy",
        Medium => "Medium",
        Hard => "Hard",
        Expert => "Expert",
        Extreme => "Extreme",
    }
}

messages! {
    /// What belongs to a technique's name.
    pub enum Named {
        Type { name: TechniqueName, kind: u8 } => "{name}, type {kind}",
        Patterns { name: TechniqueName } => "{name} with simple steps",
        Nested { name: TechniqueName, level: u8 } => "{name}, nested, level {level}",
    }
}

impl Technique {
    /// Its name, without type and level.
    pub fn name(self) -> TechniqueName {
        match self {
            Technique::LastSquare => TechniqueName::LastSquare,
            Technique::HiddenSingleBox => TechniqueName::HiddenSingleBox,
            Technique::HiddenSingleLine => TechniqueName::HiddenSingleLine,
            Technique::DirectPointing => TechniqueName::DirectPointing,
            Technique::DirectClaiming => TechniqueName::DirectClaiming,
            Technique::DirectHiddenPair => TechniqueName::DirectHiddenPair,
            Technique::NakedSingle => TechniqueName::NakedSingle,
            Technique::DirectHiddenTriplet => TechniqueName::DirectHiddenTriplet,
            Technique::Pointing => TechniqueName::Pointing,
            Technique::Claiming => TechniqueName::Claiming,
            Technique::NakedPair => TechniqueName::NakedPair,
            Technique::XWing => TechniqueName::XWing,
            Technique::HiddenPair => TechniqueName::HiddenPair,
            Technique::NakedTriplet => TechniqueName::NakedTriplet,
            Technique::Swordfish => TechniqueName::Swordfish,
            Technique::HiddenTriplet => TechniqueName::HiddenTriplet,
            Technique::XyWing => TechniqueName::XyWing,
            Technique::XyzWing => TechniqueName::XyzWing,
            Technique::NakedQuad => TechniqueName::NakedQuad,
            Technique::Jellyfish => TechniqueName::Jellyfish,
            Technique::HiddenQuad => TechniqueName::HiddenQuad,
            Technique::AlignedPair => TechniqueName::AlignedPair,
            Technique::XCycle => TechniqueName::XCycle,
            Technique::YCycle => TechniqueName::YCycle,
            Technique::XChain => TechniqueName::XChain,
            Technique::Cycle => TechniqueName::Cycle,
            Technique::ForcingChain => TechniqueName::ForcingChain,
            Technique::AlignedTriplet => TechniqueName::AlignedTriplet,
            Technique::Nishio => TechniqueName::Nishio,
            Technique::CellChains => TechniqueName::CellChains,
            Technique::HouseChains => TechniqueName::HouseChains,
            Technique::UniqueLoop(_) => TechniqueName::UniqueLoop,
            Technique::Bug(_) => TechniqueName::Bug,
            Technique::DynamicContradiction(_) => TechniqueName::DynamicContradiction,
            Technique::DynamicDouble(_) => TechniqueName::DynamicDouble,
            Technique::DynamicCell(_) => TechniqueName::DynamicCell,
            Technique::DynamicHouse(_) => TechniqueName::DynamicHouse,
            Technique::Skyscraper => TechniqueName::Skyscraper,
            Technique::TwoStringKite => TechniqueName::TwoStringKite,
            Technique::EmptyRectangle => TechniqueName::EmptyRectangle,
            Technique::WWing => TechniqueName::WWing,
            Technique::RemotePairs => TechniqueName::RemotePairs,
            Technique::Colouring => TechniqueName::Colouring,
            Technique::FinnedFish(2) => TechniqueName::FinnedXWing,
            Technique::FinnedFish(3) => TechniqueName::FinnedSwordfish,
            Technique::FinnedFish(_) => TechniqueName::FinnedJellyfish,
            Technique::SashimiFish(2) => TechniqueName::SashimiXWing,
            Technique::SashimiFish(3) => TechniqueName::SashimiSwordfish,
            Technique::SashimiFish(_) => TechniqueName::SashimiJellyfish,
        }
    }

    /// Its name with type or level.
    pub fn title(self) -> String {
        let name = self.name();
        match self {
            Technique::UniqueLoop(kind) | Technique::Bug(kind) => Named::Type { name, kind }.text(),
            Technique::DynamicContradiction(level)
            | Technique::DynamicDouble(level)
            | Technique::DynamicCell(level)
            | Technique::DynamicHouse(level) => match level {
                0 => name.text().to_string(),
                1 => Named::Patterns { name }.text(),
                _ => Named::Nested { name, level }.text(),
            },
            _ => name.text().to_string(),
        }
    }
}

impl Grade {
    /// Its name.
    pub const fn name(self) -> GradeName {
        match self {
            Grade::Easy => GradeName::Easy,
            Grade::Medium => GradeName::Medium,
            Grade::Hard => GradeName::Hard,
            Grade::Expert => GradeName::Expert,
            Grade::Extreme => GradeName::Extreme,
        }
    }
}

/// A rating in tenths as people write it: 7.2.
pub fn tenths(rating: Tenths) -> String {
    pointed(&format!("{}.{}", rating / 10, rating % 10))
}

#[cfg(test)]
mod tests {
    use crate::say::technique::tenths;
    use crate::technique::{Grade, Technique};

    #[test]
    fn names_say_type_and_level() {
        assert_eq!(Technique::Bug(3).title(), "Bivalue universal grave, type 3");
        assert_eq!(Technique::DynamicCell(0).title(), "Dynamic cell chains");
        assert_eq!(Technique::DynamicCell(2).title(), "Dynamic cell chains, nested, level 2");
        assert_eq!((Grade::Expert.name().text(), tenths(105)), ("Expert", "10.5".to_string()));
    }
}
