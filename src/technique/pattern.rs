//! What looks for steps of one technique.

use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::step::Sink;

/// Hands every step it finds to the sink until that wants no more; true then.
pub(crate) type Pattern = fn(&Ground, &Board, Sink) -> bool;
