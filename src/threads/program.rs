//! What every program of a Web Worker is: a protocol, and a session that handles its commands. It knows no browser.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::threads::picture::Picture;

/// Milliseconds of work between two looks at the messages.
pub const SLICE: f64 = 12.0;

/// Tells the milliseconds since some moment.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// The messages between the page and one program.
pub trait Protocol: 'static {
    /// From the page.
    type Command: Serialize + DeserializeOwned + 'static;
    /// To the page.
    type Report: Serialize + DeserializeOwned + 'static;
}

/// Everything a worker says: a report, or how it is itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message<R> {
    /// It takes commands now; one that was sent before is lost. The page refuses a worker of another build than its own.
    Ready {
        /// Id of the worker's build.
        build: String,
    },
    /// It hit a panic and is gone.
    Panicked {
        /// What the panic said.
        message: String,
    },
    /// A report of the program.
    Report(R),
}

/// When a program is to be called again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    /// Nothing to do before the next command.
    Idle,
    /// As soon as the messages have been looked at.
    Now,
    /// In so many milliseconds.
    After(f64),
}

/// A session: commands in, reports out, work in slices.
pub trait Program: Default + 'static {
    /// Its messages.
    type Protocol: Protocol;

    /// Whether files may come with a command.
    const TAKES_FILES: bool = false;

    /// Takes the contents of the files that came with the next command; `None` when one of them cannot be read.
    fn attach(&mut self, _files: Option<Vec<Vec<u8>>>) {}

    /// Whether a picture may come with a command.
    const TAKES_PICTURES: bool = false;

    /// Takes the picture that came with the next command.
    fn show(&mut self, _picture: Picture) {}

    /// Takes a command in; what it leads to at once is reported at once.
    fn handle(&mut self, command: CommandOf<Self>, clock: Clock) -> Vec<ReportOf<Self>>;

    /// Works for about [`SLICE`] milliseconds.
    fn slice(&mut self, clock: Clock) -> Vec<ReportOf<Self>>;

    /// When it wants its next slice.
    fn next(&self, now: f64) -> Next;
}

/// The commands that a program takes.
pub type CommandOf<P> = <<P as Program>::Protocol as Protocol>::Command;

/// The reports that a program gives.
pub type ReportOf<P> = <<P as Program>::Protocol as Protocol>::Report;
