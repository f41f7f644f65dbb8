//! The threads that repeat runs for a study or let them race: one per core, started when they are first needed, handed to
//! one view at a time.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::threads::replay::batch::Order;
use crate::threads::replay::protocol::{Answer, Ask};
use crate::threads::wire::{from_js, to_js};

use crate::ui::kit::machine::cores;
use crate::ui::kit::worker_client::{Client, Heard, Word};

/// What a view hears of a thread, by its number.
pub enum Said {
    Answer(Answer),
    /// It broke down, for this reason; what it was doing is lost. Another has taken its place where `replaced`.
    Lost {
        reason: String,
        replaced: bool,
    },
}

type Hear = Rc<dyn Fn(usize, Said)>;

/// A context of everything in the classroom.
#[derive(Clone, Copy)]
pub struct Crew {
    clients: StoredValue<Vec<Client>, LocalStorage>,
    hear: StoredValue<Option<Hear>, LocalStorage>,
    id: StoredValue<u32>,
}

pub fn use_crew() -> Crew {
    expect_context::<Crew>()
}

impl Crew {
    pub fn new() -> Crew {
        Crew {
            clients: StoredValue::new_local(Vec::new()),
            hear: StoredValue::new_local(None),
            id: StoredValue::new(0),
        }
    }

    /// Threads there are at most.
    pub fn size(self) -> usize {
        cores() as usize
    }

    /// Takes the threads over from whoever had them. The number is that of all orders until the next time.
    pub fn take(self, hear: impl Fn(usize, Said) + 'static) -> u32 {
        self.stop();
        self.id.update_value(|id| *id += 1);
        self.hear.set_value(Some(Rc::new(hear)));
        self.id.get_value()
    }

    /// Whether the threads still are the one's who took them with this number.
    pub fn is_of(self, id: u32) -> bool {
        self.id.get_value() == id
    }

    /// Lets the threads go, if they still are the one's who took them with this number: what they say late is heard by nobody,
    /// for a view that is gone has nothing left to write it into.
    pub fn leave(self, id: u32) {
        if self.is_of(id) {
            self.stop();
            self.hear.set_value(None);
        }
    }

    pub fn order(self, thread: usize, order: Order) {
        self.clients.update_value(|clients| {
            while clients.len() <= thread {
                clients.push(self.start(clients.len()));
            }
            // Every order can be written.
            if let Ok(message) = to_js(&Ask::Batch(order)) {
                clients[thread].post(message);
            }
        });
    }

    /// Drops what the threads are doing.
    pub fn stop(self) {
        let Ok(message) = to_js(&Ask::Batch(Order::Stop)) else { return };
        self.clients.with_value(|clients| clients.iter().for_each(|client| client.post(message.clone())));
    }

    fn start(self, thread: usize) -> Client {
        let say = move |said: Said| {
            // Not held while it is called: what hears may take the threads anew.
            let hear = self.hear.with_value(Clone::clone);
            if let Some(hear) = hear {
                hear(thread, said);
            }
        };
        let read = move |message: JsValue| match from_js::<Answer>(message) {
            Ok(Answer::Ready) => Word::Ready,
            Ok(Answer::Panicked { message }) => Word::Broken(message),
            Ok(answer) => {
                say(Said::Answer(answer));
                Word::Taken
            }
            Err(error) => Word::Broken(error.to_string()),
        };
        let listen = move |heard: Heard| {
            if let Heard::Lost { reason, replaced } = heard {
                say(Said::Lost { reason, replaced });
            }
        };
        Client::start_with("worker-replay", Box::new(read), Box::new(listen))
    }
}
