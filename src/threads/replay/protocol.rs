//! Every message between the classroom and its thread.

use serde::{Deserialize, Serialize};

use crate::replay::curves::Curves;
use crate::replay::family::Family;
use crate::replay::moment::{Crowd, Moment};
use crate::threads::replay::batch::{News, Order};
use crate::threads::replay::rewind::Wish;

/// From the classroom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    Rewind(Wish),
    Batch(Order),
    /// Panics on purpose, so that the recovery can be tested.
    Panic,
}

/// From its thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// It listens.
    Ready,
    Moment(Box<Moment>),
    /// It takes its time to get to a generation: how far it is.
    Underway {
        id: u32,
        generation: u64,
        to: u64,
    },
    Crowd {
        id: u32,
        crowd: Box<Crowd>,
    },
    Curves {
        id: u32,
        curves: Box<Curves>,
    },
    Family {
        id: u32,
        family: Box<Family>,
    },
    Batch(News),
    /// A wish that cannot be met, as a sentence.
    Refused {
        id: u32,
        why: String,
    },
    Panicked {
        message: String,
    },
}
