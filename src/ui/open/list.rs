//! The list on the desk, and what it was read from: a desk that broke down has lost it, and reads it again when it is asked for it.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::File;

use crate::text::Puzzle;
use crate::threads::desk::protocol::{Command, Report};

use crate::ui::open::desk::Desk;

/// What becomes the list.
#[derive(Clone)]
pub enum Origin {
    Text(String),
    Files(Vec<File>),
    /// What is said of puzzles that were made, and these.
    Made(String, Vec<Puzzle>),
}

thread_local! {
    /// What was read last. The page has one desk that reads.
    static LAST: RefCell<Option<Origin>> = const { RefCell::new(None) };
}

/// Has the desk read something, which becomes its list.
pub fn read(desk: Desk, origin: Origin, then: impl Fn(Report) + 'static) {
    LAST.set(Some(origin.clone()));
    send(desk, origin, Box::new(then));
}

fn send(desk: Desk, origin: Origin, then: Box<dyn Fn(Report)>) {
    match origin {
        Origin::Text(text) => desk.ask(|id| Command::Read { id, text }, then),
        Origin::Files(files) => {
            let names = files.iter().map(File::name).collect();
            desk.ask_about(|id| Command::Files { id, names }, &files, then);
        }
        Origin::Made(what, puzzles) => desk.ask(|id| Command::Keep { id, what, puzzles }, then),
    }
}

/// Something that is asked of the desk.
struct Question {
    desk: Desk,
    wanted: Box<dyn Fn() -> bool>,
    command: Box<dyn Fn(u32) -> Command>,
    then: Box<dyn Fn(Report)>,
}

/// Asks the desk, and hands every report on for as long as that is wanted. A desk that broke down, perhaps over something else, is
/// asked once more, and where the list is gone with it, that is read again first.
pub fn ask(
    desk: Desk,
    wanted: impl Fn() -> bool + 'static,
    command: impl Fn(u32) -> Command + 'static,
    then: impl Fn(Report) + 'static,
) {
    let question = Question { desk, wanted: Box::new(wanted), command: Box::new(command), then: Box::new(then) };
    Rc::new(question).put(2);
}

impl Question {
    /// Puts it. It is put again once after a breakdown (2), and once after the list was read again (1).
    fn put(self: Rc<Self>, left: u32) {
        let question = self.clone();
        let then = move |report: Report| match report {
            _ if !(question.wanted)() => {}
            Report::Refused { .. } if left == 2 => question.clone().put(1),
            Report::Gone { .. } if left > 0 => question.clone().read_again(),
            report => (question.then)(report),
        };
        self.desk.ask(&self.command, then);
    }

    /// Has the list read again, and puts the question a last time.
    fn read_again(self: Rc<Self>) {
        let Some(origin) = LAST.with_borrow(Option::clone) else { return };
        let desk = self.desk;
        let then = move |report: Report| match report {
            _ if !(self.wanted)() => {}
            Report::Found { .. } => self.clone().put(0),
            // A file may be gone by now.
            report => (self.then)(report),
        };
        send(desk, origin, Box::new(then));
    }
}
