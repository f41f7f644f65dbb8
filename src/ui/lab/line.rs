//! The line to the worker that goes to and fro in the run.

use leptos::prelude::*;

use crate::threads::client::{Client, Event};
use crate::threads::replay::protocol::{Command, Protocol, Report};

use crate::ui::kit::worker;

#[derive(Clone, Copy)]
pub struct Line {
    client: StoredValue<Option<Client<Protocol>>, LocalStorage>,
    id: StoredValue<u32>,
}

impl Line {
    pub fn new() -> Line {
        Line { client: StoredValue::new_local(None), id: StoredValue::new(0) }
    }

    /// The number of the run that is open: reports with another one are about a run that is not open any more.
    pub fn number(self) -> u32 {
        self.id.get_value()
    }

    /// A number for another run.
    pub fn next(self) -> u32 {
        self.id.update_value(|id| *id += 1);
        self.number()
    }

    /// Sends a command. The worker is started with the first one; this `on_event` takes all of its events.
    pub fn send(self, command: &Command, on_event: impl Fn(Event<Report>) + 'static) {
        if self.client.with_value(Option::is_none) {
            self.client.set_value(Some(worker::start("worker-replay", on_event)));
        }
        self.client.with_value(|client| client.iter().for_each(|client| client.send(command)));
    }
}
