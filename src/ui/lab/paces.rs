//! How fast a run is played.

use crate::say::lab::Speed;
use crate::threads::replay::protocol::Pace;

/// The speeds, slow to fast: their names and what they are.
pub const PACES: [(Speed, Pace); 8] = [
    (Speed::Operators1, Pace::Operators(1.0)),
    (Speed::Operators4, Pace::Operators(4.0)),
    (Speed::Operators20, Pace::Operators(20.0)),
    (Speed::Generations1, Pace::Generations(1.0)),
    (Speed::Generations5, Pace::Generations(5.0)),
    (Speed::Generations20, Pace::Generations(20.0)),
    (Speed::Generations100, Pace::Generations(100.0)),
    (Speed::Full, Pace::Full),
];
