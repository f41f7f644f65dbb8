//! What is said of a whole path by logic.

use crate::say::number::Count;
use crate::say::technique::GradeName;

messages! {
    /// The numbers of a puzzle.
    pub enum Numbers {
        SoFar { er: String } => "At least {er} so far …",
        Rated { er: String, ep: String, ed: String, level: GradeName, hardest: String, scale: Scale }
            => "{level}: ER {er}, EP {ep}, ED {ed} ({scale}). Hardest step: {hardest}.",
        Stopped { er: String, left: usize } => "At least {er}: logic leaves {left:# square|# squares} open, and the rest needs guessing.",
        Paused { er: String } => "At least {er}: the search is paused.",
        Parts { ep: String, ed: String } => "EP {ep} up to the first digit, ED {ed} for the first step.",
    }
}

labels! {
    /// What the numbers are called: only flat 9×9 boards are known to the program whose scale it is.
    pub enum Scale {
        Se => "SE 1.2.1",
        Like => "SE-like",
    }
}

messages! {
    /// A puzzle beside 10,000 that were made at random (docs/technique.md).
    pub enum Compared {
        Harder { share: String, of: Count } => "Harder than {share} of {of} made at random.",
        AtLeast { share: String, of: Count } => "Harder than at least {share} of {of} made at random.",
        None { of: Count } => "None of {of} made at random is easier.",
        All { of: Count } => "Harder than all {of} made at random.",
    }
}

labels! {
    /// Names on the scale of ratings.
    pub enum Landmark {
        Single => "Single",
        XWing => "X-wing",
        Chain => "Chains",
        Escargot => "AI Escargot",
    }
}

labels! {
    /// The fold that solves by logic.
    pub enum Logic {
        Title => "Solve by logic",
        About => "Every step a person could take, the easiest first. ER is the hardest step, EP the hardest up to the first digit, \
            ED the first step.",
        Scale => "Scale of ratings",
        Previous => "Previous step",
        Next => "Next step",
        Further => "Keep searching",
        Stop => "Stop",
        Copy => "Copy the path",
        Save => "Save it as text",
        Page => "What this technique is",
        Copied => "The path was copied.",
        NotCopied => "The path could not be copied.",
        Steps => "Steps",
    }
}

messages! {
    /// Where the fold stands.
    pub enum LogicText {
        Step { at: usize, of: usize } => "Step {at} of {of}",
        Short { er: String } => "ER {er}",
        AtLeast { er: String } => "ER {er} or more",
        From { er: String } => "≥ {er}",
        Needs { level: GradeName, hardest: String } => "{level}: {hardest}",
        SoFar { level: GradeName, hardest: String } => "{level}: {hardest} so far",
    }
}

messages! {
    /// How a path ends.
    pub enum Path {
        Solved { steps: usize, er: String, level: String } => "Solved by logic in {steps:# step|# steps}. Hardest: {er} ({level}).",
        Stopped { steps: usize, left: usize } => "Logic stops after {steps:# step|# steps}, with {left:# square|# squares} open. The rest needs guessing.",
        Paused { steps: usize, left: usize } => "The search is paused after {steps:# step|# steps}, with {left:# square|# squares} open.",
    }
}
