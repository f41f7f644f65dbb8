//! What a player may switch off.

/// What a player may switch off; the choice is kept in the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aid {
    /// Repeated digits are marked.
    Conflicts,
    /// Digits that are put down are struck from the marks they see.
    Clean,
    /// The time is shown.
    Time,
    /// Candidates are shown.
    Candidates,
    /// A pressed digit is chosen, and a square that is tapped gets it.
    DigitFirst,
    /// Lines and arrows can be drawn.
    Lines,
}

impl Aid {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Aid::Conflicts => "play-conflicts",
            Aid::Clean => "play-clean",
            Aid::Time => "play-time",
            Aid::Candidates => "play-candidates",
            Aid::DigitFirst => "play-digit-first",
            Aid::Lines => "play-lines",
        }
    }
}
