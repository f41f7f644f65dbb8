//! What the coach does: commands in, reports out. A clock is handed in, so it runs natively too.

use crate::threads::coach::hints::told;
use crate::threads::coach::protocol::{Command, Protocol, Report};
use crate::threads::coach::walk::Walk;
use crate::threads::program::{Clock, Next, Program, SLICE};

/// The puzzle that is rated, or was last.
#[derive(Default)]
pub struct Session {
    walk: Option<Walk>,
}

impl Program for Session {
    type Protocol = Protocol;

    fn handle(&mut self, command: Command, _: Clock) -> Vec<Report> {
        match command {
            Command::Hint { id, order } => vec![Report::Hint { id, told: told(&order) }],
            Command::Walk { id, order } => {
                self.walk = Some(Walk::new(id, order));
                Vec::new()
            }
            Command::Step { id, at } => {
                let step = self.walk.as_ref().and_then(|walk| walk.step(at as usize));
                step.map(|(text, picture)| Report::Step { id, text, picture }).into_iter().collect()
            }
        }
    }

    fn slice(&mut self, clock: Clock) -> Vec<Report> {
        let walk = self.walk.as_mut().filter(|walk| walk.going());
        let walked = walk.map(|walk| (walk.id(), walk.slice(clock() + SLICE, clock)));
        walked.map(|(id, rated)| Report::Walked { id, rated }).into_iter().collect()
    }

    fn next(&self, _: f64) -> Next {
        if self.walk.as_ref().is_some_and(Walk::going) { Next::Now } else { Next::Idle }
    }
}
