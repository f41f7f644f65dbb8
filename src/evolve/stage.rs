//! How the run on a page stands.

use crate::evolve::End;

/// How the run on the page stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// No run yet on this puzzle.
    #[default]
    Idle,
    /// Generations are being computed.
    Running,
    /// Held between two generations; it can go on.
    Paused,
    /// The checker has accepted its answer.
    Solved,
    /// The method calls it solved, the checker does not.
    Rejected,
    /// The limit of generations, evaluations or time was reached; it can go on.
    LimitReached,
    /// The method has nothing left to do and no answer.
    Ended(End),
    /// Ended by the user.
    Stopped,
    /// The worker could not run it, or broke down.
    Failed,
}

impl Stage {
    /// One word, for style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Idle => "idle",
            Stage::Running => "running",
            Stage::Paused => "paused",
            Stage::Solved => "solved",
            Stage::Rejected => "rejected",
            Stage::LimitReached => "limit",
            Stage::Ended(_) => "ended",
            Stage::Stopped => "stopped",
            Stage::Failed => "failed",
        }
    }

    /// Whether a run is held by the worker and can go on.
    pub const fn is_live(self) -> bool {
        matches!(self, Stage::Running | Stage::Paused | Stage::LimitReached)
    }
}
