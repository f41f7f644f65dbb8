//! The workers that repeat runs for a study or let them race: one per core, started when they are first needed, handed to
//! one view at a time.

use std::rc::Rc;

use leptos::prelude::*;

use crate::threads::batch::protocol::{Command, Protocol, Report};
use crate::threads::client::{Client, Event};

use crate::ui::kit::machine::cores;
use crate::ui::kit::worker;

/// What a view does with the events of a worker, by its number.
type OnEvent = Rc<dyn Fn(usize, Event<Report>)>;

/// A context of everything in the classroom.
#[derive(Clone, Copy)]
pub struct WorkerPool {
    clients: StoredValue<Vec<Client<Protocol>>, LocalStorage>,
    on_event: StoredValue<Option<OnEvent>, LocalStorage>,
    id: RwSignal<u32>,
}

pub fn use_pool() -> WorkerPool {
    expect_context::<WorkerPool>()
}

impl WorkerPool {
    pub fn new() -> WorkerPool {
        WorkerPool {
            clients: StoredValue::new_local(Vec::new()),
            on_event: StoredValue::new_local(None),
            id: RwSignal::new(0),
        }
    }

    /// Workers there are at most.
    pub fn size(self) -> usize {
        cores() as usize
    }

    /// Takes the workers over from whoever had them. The number is the id of all commands until the next time.
    pub fn take(self, on_event: impl Fn(usize, Event<Report>) + 'static) -> u32 {
        self.stop();
        self.clients.with_value(|clients| clients.iter().for_each(Client::retry));
        self.on_event.set_value(Some(Rc::new(on_event)));
        self.id.update(|id| *id += 1);
        self.id.get_untracked()
    }

    /// The number of whoever has them; it changes when they are taken.
    pub fn holder(self) -> u32 {
        self.id.get()
    }

    /// Whether nobody has taken the workers since this number was given.
    pub fn is_of(self, id: u32) -> bool {
        self.id.get_untracked() == id
    }

    /// Lets the workers go, if nobody has taken them since this number was given. Their late reports are dropped: a view that is
    /// gone has nothing left to write them into.
    pub fn leave(self, id: u32) {
        if self.is_of(id) {
            self.stop();
            self.on_event.set_value(None);
        }
    }

    pub fn send(self, number: usize, command: &Command) {
        self.clients.update_value(|clients| {
            while clients.len() <= number {
                clients.push(self.start(clients.len()));
            }
            clients[number].send(command);
        });
    }

    /// Numbers of the workers that were started and not lost.
    pub fn there(self) -> Vec<usize> {
        self.clients.with_value(|clients| (0..clients.len()).filter(|&k| !clients[k].is_lost()).collect())
    }

    /// How many were started, whether they were lost or not.
    pub fn started(self) -> usize {
        self.clients.with_value(Vec::len)
    }

    /// The worker that takes the place of this one, which was lost, is waited for: it is told if that is lost too.
    pub fn watch(self, number: usize) {
        self.clients.with_value(|clients| clients.get(number).into_iter().for_each(Client::watch));
    }

    /// Drops what the workers are doing.
    pub fn stop(self) {
        self.clients.with_value(|clients| clients.iter().for_each(|client| client.send(&Command::Stop)));
    }

    fn start(self, number: usize) -> Client<Protocol> {
        worker::start("worker-batch", move |event| {
            // Not held while it is called: it may take the workers anew.
            let on_event = self.on_event.with_value(Clone::clone);
            if let Some(on_event) = on_event {
                on_event(number, event);
            }
        })
    }
}
