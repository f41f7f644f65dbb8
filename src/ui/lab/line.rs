//! The line to the worker that goes to and fro in the run. The library for integer programs is in a worker of its own, which is
//! ended when another run is opened: it answers no sooner than after a node.

use leptos::prelude::*;

use crate::threads::client::{Client, Event};
use crate::threads::replay::protocol::{Command, Protocol, Report};

use crate::ui::kit::worker;

/// The worker of all methods, and that of the binary program.
const WORKERS: [&str; 2] = ["worker-replay", "worker-replay-milp"];

#[derive(Clone, Copy)]
pub struct Line {
    clients: [StoredValue<Option<Client<Protocol>>, LocalStorage>; 2],
    /// Which of them has the run.
    at: StoredValue<usize>,
    id: StoredValue<u32>,
}

impl Line {
    pub fn new() -> Line {
        let clients = [StoredValue::new_local(None), StoredValue::new_local(None)];
        Line { clients, at: StoredValue::new(0), id: StoredValue::new(0) }
    }

    /// The number of the run that is open: reports with another one are about a run that is not open any more.
    pub fn number(self) -> u32 {
        self.id.get_value()
    }

    /// A number for another run, in the worker that carries what it needs.
    pub fn next(self, milp: bool) -> u32 {
        let before = self.at.get_value();
        self.at.set_value(usize::from(milp));
        match (before, milp) {
            (1, _) => self.clients[1].with_value(|client| client.iter().for_each(Client::replace)),
            (0, true) => self.clients[0].with_value(|client| client.iter().for_each(|c| c.send(&Command::Pause))),
            _ => {}
        }
        self.id.update_value(|id| *id += 1);
        self.number()
    }

    /// Sends a command. The worker is started with the first one; this `on_event` takes all of its events.
    pub fn send(self, command: &Command, on_event: impl Fn(Event<Report>) + 'static) {
        let at = self.at.get_value();
        let client = self.clients[at];
        if client.with_value(Option::is_none) {
            client.set_value(Some(worker::start(WORKERS[at], on_event)));
        }
        client.with_value(|client| client.iter().for_each(|client| client.send(command)));
    }
}
