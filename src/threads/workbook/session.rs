//! Writes a workbook; nothing is kept between two.

use crate::threads::program::{Clock, Next, Program};
use crate::threads::workbook::protocol::{Command, Protocol, Report};

#[derive(Default)]
/// What the program remembers: nothing.
pub struct Session;

impl Program for Session {
    type Protocol = Protocol;

    fn handle(&mut self, command: Command, _: Clock) -> Vec<Report> {
        let Command::Write { model, puzzle, variables, link } = command;
        vec![match model.write(&puzzle, &variables, &link) {
            Ok(bytes) => Report::Written { model, bytes },
            Err(why) => Report::Refused { why: why.to_string() },
        }]
    }

    fn slice(&mut self, _: Clock) -> Vec<Report> {
        Vec::new()
    }

    fn next(&self, _: f64) -> Next {
        Next::Idle
    }
}
