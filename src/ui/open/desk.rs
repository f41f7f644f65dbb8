//! The page's line to its desk, the thread that reads texts and files and writes what leaves the page.

use std::time::Duration;

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::File;

use crate::threads::desk::protocol::{Answer, Ask};
use crate::threads::wire::{from_js, to_js};

use crate::say::words::first_line;
use crate::ui::kit::worker_client::{Client, Heard, Word};
use crate::ui::state::page::Page;

/// How long the page must have stood before the desk is fetched without being needed.
const REST: Duration = Duration::from_millis(1500);

/// What is done with an answer.
type Then = Box<dyn Fn(Answer)>;

#[derive(Clone, Copy)]
pub struct Desk {
    pub page: Page,
    client: StoredValue<Option<Client>, LocalStorage>,
    number: StoredValue<u32>,
    /// Questions that are not answered yet.
    waiting: StoredValue<Vec<(u32, Then)>, LocalStorage>,
}

impl Desk {
    pub fn new(page: Page) -> Desk {
        let desk = Desk {
            page,
            client: StoredValue::new_local(None),
            number: StoredValue::new(0),
            waiting: StoredValue::new_local(Vec::new()),
        };
        // Fetched when nothing else is going on, so that a paste is answered at once.
        set_timeout(move || request_idle_callback(move || desk.start()), REST);
        desk
    }

    fn start(self) {
        if self.client.with_value(Option::is_some) {
            return;
        }
        let read = move |message: JsValue| match from_js::<Answer>(message) {
            Ok(Answer::Ready) => Word::Ready,
            Ok(Answer::Panicked { message }) => Word::Broken(message),
            Ok(answer) => {
                self.answered(answer);
                Word::Taken
            }
            Err(error) => Word::Broken(error.to_string()),
        };
        let listen = move |heard: Heard| {
            if let Heard::Lost { reason, .. } = heard {
                self.lost(first_line(&reason));
            }
        };
        self.client.set_value(Some(Client::start_with("worker-desk", Box::new(read), Box::new(listen))));
    }

    /// Asks; `then` is called with every answer to this question.
    pub fn ask(self, ask: impl FnOnce(u32) -> Ask, then: impl Fn(Answer) + 'static) {
        self.ask_with(ask, &[], then);
    }

    /// Asks about files, which the desk reads itself.
    pub fn ask_with(self, ask: impl FnOnce(u32) -> Ask, files: &[File], then: impl Fn(Answer) + 'static) {
        self.start();
        self.number.update_value(|n| *n += 1);
        let id = self.number.get_value();
        // Every question can be written.
        let Ok(mut message) = to_js(&ask(id)) else { return };
        if !files.is_empty() {
            message = [message].into_iter().chain(files.iter().map(JsValue::from)).collect::<Array>().into();
        }
        self.waiting.update_value(|waiting| waiting.push((id, Box::new(then))));
        self.send(message);
    }

    /// Tells it something that has no answer.
    pub fn tell(self, ask: &Ask) {
        if let Ok(message) = to_js(ask) {
            self.send(message);
        }
    }

    fn send(self, message: JsValue) {
        self.client.with_value(|client| {
            if let Some(client) = client {
                client.post(message);
            }
        });
    }

    fn answered(self, answer: Answer) {
        let last = !matches!(answer, Answer::Progress { .. });
        let Some(id) = id_of(&answer) else { return };
        // Taken out before it is called: it may ask again.
        let then = self
            .waiting
            .try_update_value(|waiting| waiting.iter().position(|(k, _)| *k == id).map(|at| waiting.remove(at)));
        let Some((id, then)) = then.flatten() else { return };
        then(answer);
        if !last {
            self.waiting.update_value(|waiting| waiting.push((id, then)));
        }
    }

    /// It broke down: everybody who waits is told.
    fn lost(self, reason: &str) {
        let why =
            format!("The thread that reads and writes broke down ({reason}). Nothing on the page is lost; try again.");
        let waiting = self.waiting.try_update_value(std::mem::take).unwrap_or_default();
        for (id, then) in waiting {
            then(Answer::Refused { id, why: why.clone() });
        }
        self.page.complain(why);
    }
}

fn id_of(answer: &Answer) -> Option<u32> {
    match *answer {
        Answer::Found { id, .. }
        | Answer::Link { id, .. }
        | Answer::Refused { id, .. }
        | Answer::List { id, .. }
        | Answer::Picked { id, .. }
        | Answer::Texts { id, .. }
        | Answer::Saved { id, .. }
        | Answer::Picture { id, .. }
        | Answer::Code { id, .. }
        | Answer::Progress { id, .. }
        | Answer::Sheets { id, .. } => Some(id),
        Answer::Ready | Answer::Panicked { .. } => None,
    }
}

/// Calls back when the browser has nothing else to do; at once where it cannot tell.
fn request_idle_callback(then: impl Fn() + 'static) {
    let knows = Reflect::has(&window(), &"requestIdleCallback".into()).unwrap_or(false);
    match knows {
        true => leptos::prelude::request_idle_callback(then),
        false => then(),
    }
}
