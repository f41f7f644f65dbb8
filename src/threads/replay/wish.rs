//! What can be wished of a run that is gone to and fro in.

use serde::{Deserialize, Serialize};

use crate::evolve::Settings;
use crate::puzzle::Grid;
use crate::replay::timeline::Point;

/// How fast a run goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Pace {
    /// Operators a second.
    Operators(f64),
    /// Generations a second.
    Generations(f64),
    Full,
}

/// What is wished. `id` comes back in every answer about the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Wish {
    /// Opens a run at a point of it.
    Open {
        id: u32,
        puzzle: Grid,
        algorithm: String,
        settings: Settings,
        seed: u64,
        at: Point,
    },
    /// To this point, or as near as the run comes.
    Go(Point),
    /// A look at a generation, or back to where the run rests. Whatever else is wished starts from there.
    Look(Option<u64>),
    /// So many generations forwards (or backwards).
    Generations(i64),
    /// One operator forwards or back.
    Operator {
        back: bool,
    },
    /// To the last generation that was reached.
    End,
    Run(Pace),
    Pause,
    /// The individual of this rank is shown, or else the best.
    Choose(Option<u32>),
    /// The population is shown from this rank on, or not at all.
    Crowd(Option<u32>),
    /// Charts show these generations, or all.
    Sight(Option<(u64, u64)>),
    /// The line of the individual of this rank is followed back.
    Family(u32),
}
