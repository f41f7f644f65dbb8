//! A worker as the page knows it: commands go in, reports come out, and one that breaks down is replaced.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Reflect;
use leptos::prelude::{document, set_timeout};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

use crate::threads::search::protocol::{Command, Report};
use crate::threads::wire;

use crate::ui::kit::debounce::after_paint;
use crate::ui::kit::steps::once_built;

/// What a worker lets the page know.
pub enum Heard {
    Report(Report),
    /// The worker is gone, for this reason; `replaced` when a new one is being started.
    Lost {
        reason: String,
        replaced: bool,
    },
}

/// What a message of a worker means here.
pub enum Word {
    /// It listens now.
    Ready,
    /// It is useless now, for this reason.
    Broken(String),
    Report(Report),
    /// Whoever read it has dealt with it.
    Taken,
}

/// Workers that are started in a row without one of them becoming ready.
const TRIES: u32 = 3;

/// A worker that restarts.
#[derive(Clone)]
pub struct Client(Rc<Inner>);

struct Inner {
    /// Name of the <meta> that holds its address.
    meta: &'static str,
    worker: RefCell<Option<Worker>>,
    /// Number of the present worker, 0 before the first; what an older one says is not heard.
    number: Cell<u32>,
    ready: Cell<bool>,
    failures: Cell<u32>,
    /// Commands from before the worker was ready.
    waiting: RefCell<Vec<JsValue>>,
    /// Reads a message; programs have messages of their own.
    read: Box<dyn Fn(JsValue) -> Word>,
    listen: Box<dyn Fn(Heard)>,
}

impl Client {
    /// The worker that searches, decides and generates.
    pub fn start(listen: impl Fn(Heard) + 'static) -> Client {
        Client::start_at("worker", listen)
    }

    /// The worker whose address is the content of this <meta>.
    pub fn start_at(meta: &'static str, listen: impl Fn(Heard) + 'static) -> Client {
        Client::start_with(meta, Box::new(read_report), Box::new(listen))
    }

    /// A worker with messages of its own.
    pub fn start_with(meta: &'static str, read: Box<dyn Fn(JsValue) -> Word>, listen: Box<dyn Fn(Heard)>) -> Client {
        let client = Client(Rc::new(Inner {
            meta,
            worker: RefCell::new(None),
            number: Cell::new(0),
            ready: Cell::new(false),
            failures: Cell::new(0),
            waiting: RefCell::new(Vec::new()),
            read,
            listen,
        }));
        // The page is seen first: a thread's program would take the network and the processor from it.
        let first = client.clone();
        let spawn = move || {
            if first.0.number.get() == 0 {
                first.spawn();
            }
        };
        once_built(|| after_paint(spawn));
        client
    }

    pub fn is_ready(&self) -> bool {
        self.0.ready.get()
    }

    /// Sends a command now, or as soon as the worker is ready.
    pub fn send(&self, command: &Command) {
        // Every command can be written.
        let Ok(message) = wire::command_to_js(command) else { return };
        self.post(message);
    }

    /// Sends a message now, or as soon as the worker is ready.
    pub fn post(&self, message: JsValue) {
        match self.0.worker.borrow().as_ref().filter(|_| self.is_ready()) {
            Some(worker) => {
                let _ = worker.post_message(&message);
            }
            None => self.0.waiting.borrow_mut().push(message),
        }
    }

    /// Ends the worker, whatever it is doing, and starts another.
    pub fn replace(&self) {
        if let Some(worker) = self.0.worker.borrow_mut().take() {
            worker.terminate();
        }
        self.spawn();
    }

    fn spawn(&self) {
        let inner = &self.0;
        inner.number.set(inner.number.get() + 1);
        inner.ready.set(false);
        let number = inner.number.get();
        let worker = match new_worker(inner.meta) {
            Ok(worker) => worker,
            Err(reason) => {
                let client = self.clone();
                let reason = describe(&reason);
                set_timeout(move || client.lose(number, reason), std::time::Duration::ZERO);
                return;
            }
        };
        let client = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| client.hear(number, event));
        let client = self.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            client.lose(number, describe(&event));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // They live as long as the page: workers are replaced only when one breaks down.
        on_message.forget();
        on_error.forget();
        *inner.worker.borrow_mut() = Some(worker);
    }

    fn hear(&self, number: u32, event: MessageEvent) {
        if number != self.0.number.get() {
            return;
        }
        match (self.0.read)(event.data()) {
            Word::Ready => {
                self.0.ready.set(true);
                self.0.failures.set(0);
                let waiting = self.0.waiting.take();
                if let Some(worker) = self.0.worker.borrow().as_ref() {
                    waiting.iter().for_each(|message| drop(worker.post_message(message)));
                }
                (self.0.listen)(Heard::Report(Report::Ready));
            }
            Word::Broken(reason) => self.lose(number, reason),
            Word::Report(report) => (self.0.listen)(Heard::Report(report)),
            Word::Taken => {}
        }
    }

    /// The worker is useless now: ends it and starts another, unless that has been tried too often.
    fn lose(&self, number: u32, reason: String) {
        let inner = &self.0;
        if number != inner.number.get() {
            return;
        }
        if let Some(worker) = inner.worker.borrow_mut().take() {
            worker.terminate();
        }
        inner.waiting.borrow_mut().clear();
        inner.failures.set(inner.failures.get() + 1);
        let replaced = inner.failures.get() < TRIES;
        if replaced {
            self.spawn();
        } else {
            inner.number.set(number + 1);
            inner.ready.set(false);
        }
        (inner.listen)(Heard::Lost { reason, replaced });
    }
}

fn read_report(message: JsValue) -> Word {
    match wire::report_from_js(message) {
        Ok(Report::Ready) => Word::Ready,
        Ok(Report::Panicked { message }) => Word::Broken(message),
        Ok(report) => Word::Report(report),
        Err(error) => Word::Broken(error.to_string()),
    }
}

fn new_worker(meta: &str) -> Result<Worker, JsValue> {
    let meta = document().query_selector(&format!("meta[name={meta}]"))?;
    let address = meta.and_then(|m| m.get_attribute("content")).unwrap_or_else(|| "worker_boot.js".into());
    let base = document().base_uri()?.unwrap_or_default();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&Url::new_with_base(&address, &base)?.href(), &options)
}

/// The message of an error or an error event, if it has one.
fn describe(value: &JsValue) -> String {
    let message = Reflect::get(value, &"message".into()).ok().and_then(|m| m.as_string());
    message.filter(|m| !m.is_empty()).unwrap_or_else(|| "its files could not be loaded".into())
}
