//! A picture that comes with a command.

use crate::photo::Grey;

/// A picture as the worker gets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Its pixels.
    Grey(Grey),
    /// The browser cannot decode it.
    Unreadable,
    /// A worker of this browser cannot decode pictures.
    Undrawn,
}
