//! New puzzles by level of technique: what is chosen, how one is being made, what was made.

use crate::generate::symmetry::Symmetry;
use crate::say::number::{Count, Number};
use crate::say::technique::GradeName;

labels! {
    /// What is chosen.
    pub enum GradeLabel {
        Way => "By technique",
        WayHelp => "Every puzzle has one solution and can be solved without guessing. Its rating (ER, as SE 1.2.1 rates) lies inside the level.",
        Level => "Level",
        Needs => "Needs",
        Any => "any technique of the level",
        Symmetry => "Symmetry",
        None => "none",
        Rotation => "180° rotation",
        Mirror => "mirror",
        Diagonal => "diagonal",
        Minimal => "Minimal",
        MinimalHelp => "no given can be left out",
        Count => "How many",
        ToEasy => "Easy, ER to 1.5",
        ToMedium => "Medium, to 2.8",
        ToHard => "Hard, to 4.4",
        ToExpert => "Expert, to 7.0",
        Above => "Extreme, above 7.0",
    }
}

messages! {
    /// How it stands, and what came of it.
    pub enum Grading {
        Trying { tries: Count } => "{tries} tried.",
        Some { made: Number, of: Count, tries: Count } => "{made} of {of} generated, {tries} tried.",
        NotMade { tries: Count, seconds: Count } => "Not generated: {tries} tried in {seconds}, none at this level. The board is unchanged.",
        Fewer { made: Number, of: Count, tries: Count, seconds: Count }
            => "Only {made} of {of} generated: {tries} tried in {seconds}.",
        Made { level: GradeName, er: String, hardest: String, givens: Count, seed: u64 }
            => "{level}, ER {er}. Hardest step: {hardest}. {givens}. Seed {seed}.",
        Batch { made: Count } => "{made} generated. Choose one, or print or save them all.",
        Name { level: GradeName, er: String, seed: u64 } => "{level}, ER {er} (seed {seed})",
    }
}

impl Symmetry {
    /// What it is called.
    pub const fn name(self) -> GradeLabel {
        match self {
            Symmetry::None => GradeLabel::None,
            Symmetry::Rotation => GradeLabel::Rotation,
            Symmetry::Mirror => GradeLabel::Mirror,
            Symmetry::Diagonal => GradeLabel::Diagonal,
        }
    }
}
