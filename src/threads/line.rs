//! A line to a worker, whatever its protocol: the worker is started, what is sent before it listens waits, and one that breaks
//! down or never listens is replaced.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Math, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Event as DomEvent, MessageEvent, Worker, console};

use crate::threads::host::{address, announce_lost, is_updated, new_worker, now, page_build, when_free};
use crate::threads::wire::WireError;

/// Why a worker is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It never listened: its files could not be fetched, or it broke down at once.
    NotStarted,
    /// It broke down, with this error.
    Crashed(String),
    /// It has ended without a word: it closed itself, or the browser has ended it.
    Ended,
    /// It is of another build than the page, or that build's programs are gone from the host.
    OtherBuild,
}

/// Milliseconds before another worker takes the place of one that was lost, by how many were lost in a row.
fn pause(lost: u32) -> u32 {
    match lost {
        0 | 1 => 0,
        more => (500 << (more - 1).min(6)).min(30_000),
    }
}

/// Milliseconds after which a worker that is lost was the first in a row.
const STEADY: f64 = 10_000.0;

/// Milliseconds a worker may take until it listens, by how many took longer: its program comes over a network of unknown speed.
fn patience(silent: u32) -> u32 {
    20_000 << silent.min(4)
}

/// What a worker says about itself.
pub(super) enum State {
    Ready(String),
    Panicked(String),
}

/// The worker is ready, or it is gone and this is why and whether another has been started.
type Change = Option<(Failure, bool)>;

/// Reads a message; what is no report is returned.
type OnMessage = Box<dyn Fn(JsValue) -> Result<Option<State>, WireError>>;

/// What clients of all protocols share.
pub(super) struct Line {
    meta: &'static str,
    worker: RefCell<Option<Worker>>,
    /// Number of the present worker, 0 before the first; messages of an older one are ignored.
    number: Cell<u32>,
    ready: Cell<bool>,
    /// When the present worker became ready.
    since: Cell<f64>,
    /// Workers that were lost in a row.
    lost: Cell<u32>,
    /// Workers in a row that never listened, and never failed either.
    silent: Cell<u32>,
    /// With the number of a worker the name of the lock that it holds; no other page may have the same.
    key: String,
    /// Commands from before the worker was ready.
    waiting: RefCell<Vec<JsValue>>,
    on_message: OnMessage,
    on_change: Box<dyn Fn(Change)>,
}

impl Line {
    pub fn new(meta: &'static str, on_message: OnMessage, on_change: Box<dyn Fn(Change)>) -> Rc<Line> {
        Rc::new(Line {
            meta,
            worker: RefCell::new(None),
            number: Cell::new(0),
            ready: Cell::new(false),
            since: Cell::new(0.0),
            lost: Cell::new(0),
            silent: Cell::new(0),
            key: format!("sudokube-{}", (Math::random() * 1e15) as u64),
            waiting: RefCell::new(Vec::new()),
            on_message,
            on_change,
        })
    }

    /// Whether no worker was started yet.
    pub fn is_new(&self) -> bool {
        self.number.get() == 0
    }

    pub fn is_ready(&self) -> bool {
        self.ready.get()
    }

    /// Whether the worker was lost and no other listens yet.
    pub fn is_lost(&self) -> bool {
        self.lost.get() > 0 && !self.ready.get()
    }

    /// Sends a message now, or as soon as the worker listens.
    pub fn post(&self, message: JsValue) {
        match self.worker.borrow().as_ref().filter(|_| self.ready.get()) {
            Some(worker) => {
                let _ = worker.post_message(&message);
            }
            None => self.waiting.borrow_mut().push(message),
        }
    }

    /// Somebody waits for the worker that takes the place of a lost one: that is told of anew if it is lost, too.
    pub fn watch(&self) {
        self.lost.set(0);
    }

    /// Somebody waits for a worker: where none could be started, another is tried at once, and it is told anew if that fails.
    pub fn retry(self: &Rc<Self>) {
        if !self.is_lost() {
            return;
        }
        self.lost.set(0);
        // One that is being started is waited for.
        if self.worker.borrow().is_none() {
            self.spawn();
        }
    }

    /// What is heard of the worker from now on, that it has ended too, is of none that is there.
    pub fn end(&self) {
        self.number.set(self.number.get() + 1);
        self.ready.set(false);
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.terminate();
        }
    }

    pub fn spawn(self: &Rc<Self>) {
        self.number.set(self.number.get() + 1);
        self.ready.set(false);
        let number = self.number.get();
        let worker = match new_worker(self.meta, &self.lock(number)) {
            Ok(worker) => worker,
            Err(error) => {
                console::error_1(&error);
                let line = self.clone();
                // Not from within whoever asks for it.
                Timeout::new(0, move || line.on_failure(number, Failure::NotStarted)).forget();
                return;
            }
        };
        let line = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if number == line.number.get() {
                line.on_message(event.data());
            }
        });
        let line = self.clone();
        let on_error = Closure::<dyn Fn(DomEvent)>::new(move |event: DomEvent| {
            let message = Reflect::get(&event, &"message".into()).ok().and_then(|message| message.as_string());
            line.on_failure(number, line.crash(&message.unwrap_or_default()));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // They live as long as the page: few workers end before it, or break down.
        on_message.forget();
        on_error.forget();
        *self.worker.borrow_mut() = Some(worker);
        let line = self.clone();
        Timeout::new(patience(self.silent.get()), move || line.on_silence(number)).forget();
    }

    /// The worker has not said a word: another is tried, and what was to be sent goes to that.
    fn on_silence(self: &Rc<Self>, number: u32) {
        if number == self.number.get() && !self.ready.get() {
            self.silent.set(self.silent.get() + 1);
            self.end();
            self.spawn();
        }
    }

    fn on_message(self: &Rc<Self>, message: JsValue) {
        let number = self.number.get();
        match (self.on_message)(message) {
            Ok(None) => {}
            Ok(Some(State::Ready(build))) if build == page_build() => self.on_ready(),
            Ok(Some(State::Ready(_))) => self.on_failure(number, Failure::OtherBuild),
            Ok(Some(State::Panicked(message))) => self.on_failure(number, self.crash(&message)),
            Err(error) => self.on_failure(number, self.crash(&error.to_string())),
        }
    }

    fn lock(&self, number: u32) -> String {
        format!("{}-{number}", self.key)
    }

    fn on_ready(self: &Rc<Self>) {
        self.ready.set(true);
        self.silent.set(0);
        self.since.set(now());
        let (line, number) = (self.clone(), self.number.get());
        // Where there are no locks, only a worker that says so has broken down.
        let _ = when_free(&self.lock(number), move || line.on_failure(number, Failure::Ended));
        let waiting = self.waiting.take();
        if let Some(worker) = self.worker.borrow().as_ref() {
            waiting.iter().for_each(|message| drop(worker.post_message(message)));
        }
        (self.on_change)(None);
    }

    fn crash(&self, message: &str) -> Failure {
        match self.ready.get() {
            true => Failure::Crashed(first_line(message).to_string()),
            false => Failure::NotStarted,
        }
    }

    /// The worker is useless now: ends it, and starts another unless that would be in vain.
    fn on_failure(self: &Rc<Self>, number: u32, failure: Failure) {
        if number != self.number.get() {
            return;
        }
        let was_ready = self.ready.get();
        self.end();
        let number = self.number.get();
        let steady = was_ready && now() - self.since.get() > STEADY;
        let lost = if steady { 1 } else { self.lost.get() + 1 };
        self.lost.set(lost);
        let failure = if failure == Failure::NotStarted && is_updated() { Failure::OtherBuild } else { failure };
        let restarted = failure != Failure::OtherBuild;
        if restarted {
            let line = self.clone();
            let again = move || {
                if number == line.number.get() {
                    line.spawn();
                }
            };
            Timeout::new(pause(lost), again).forget();
        }
        // public/boot.js finds out whether the host still has this build.
        match failure {
            Failure::NotStarted => announce_lost(&address(self.meta).unwrap_or_default()),
            Failure::OtherBuild => announce_lost(""),
            _ => {}
        }
        if was_ready || lost == 1 || !restarted {
            self.waiting.borrow_mut().clear();
            (self.on_change)(Some((failure, restarted)));
        }
    }
}

/// What a panic says; the place in the source stands on a line of its own before that.
fn first_line(message: &str) -> &str {
    let mut lines = message.lines().filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    if first.starts_with("panicked at") { lines.next().unwrap_or(first) } else { first }
}
