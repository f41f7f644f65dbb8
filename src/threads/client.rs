//! The page's end of the line to a worker: commands go out, reports come in.

use std::marker::PhantomData;
use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::prelude::*;

pub use crate::threads::line::Failure;
use crate::threads::line::{Line, State};
use crate::threads::program::{Message, Protocol};
use crate::threads::wire;

/// What a worker lets the page know.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<R> {
    /// It listens.
    Ready,
    /// It reports.
    Report(R),
    /// It is gone, and what it was doing is lost. Said once, however often it takes until another listens, and again where
    /// somebody asks for it meanwhile ([`Client::retry`]) or waits for it ([`Client::watch`]).
    Lost {
        /// What became of it.
        failure: Failure,
        /// Whether another takes its place.
        restarted: bool,
    },
}

/// A worker that takes the commands of a protocol.
pub struct Client<P> {
    line: Rc<Line>,
    protocol: PhantomData<P>,
}

impl<P> Clone for Client<P> {
    fn clone(&self) -> Client<P> {
        Client { line: self.line.clone(), protocol: PhantomData }
    }
}

impl<P: Protocol> Client<P> {
    /// A worker that is yet to be started. Its address is the content of the <meta> of this name.
    pub fn new(meta: &'static str, on_event: impl Fn(Event<P::Report>) + 'static) -> Client<P> {
        let on_event = Rc::new(on_event);
        let on_report = on_event.clone();
        // Everything else does not depend on the protocol, so that it is in the program once.
        let on_message = move |message| match wire::from_js::<Message<P::Report>>(message) {
            Ok(Message::Report(report)) => {
                on_report(Event::Report(report));
                Ok(None)
            }
            Ok(Message::Ready { build }) => Ok(Some(State::Ready(build))),
            Ok(Message::Panicked { message }) => Ok(Some(State::Panicked(message))),
            Err(error) => Err(error),
        };
        let on_change = move |change| match change {
            None => on_event(Event::Ready),
            Some((failure, restarted)) => on_event(Event::Lost { failure, restarted }),
        };
        Client { line: Line::new(meta, Box::new(on_message), Box::new(on_change)), protocol: PhantomData }
    }

    /// Starts the worker, unless it has been started.
    pub fn start(&self) {
        if self.line.is_new() {
            self.line.spawn();
        }
    }

    /// Whether the worker listens.
    pub fn is_ready(&self) -> bool {
        self.line.is_ready()
    }

    /// Whether the worker was lost and no other listens yet.
    pub fn is_lost(&self) -> bool {
        self.line.is_lost()
    }

    /// Somebody waits for the worker that takes the place of a lost one: if that is lost too, it is told.
    pub fn watch(&self) {
        self.line.watch();
    }

    /// Somebody waits for what is sent next: where no worker could be started, another is tried at once, and it is told anew
    /// if that fails.
    pub fn retry(&self) {
        self.line.retry();
    }

    /// Sends a command now, or as soon as the worker is ready.
    pub fn send(&self, command: &P::Command) {
        self.send_with(command, &[]);
    }

    /// Sends a command with files, which the worker reads.
    pub fn send_with(&self, command: &P::Command, files: &[web_sys::File]) {
        // Every command can be written.
        let Ok(command) = wire::to_js(command) else { return };
        self.line.post(match files {
            [] => command,
            _ => [command].into_iter().chain(files.iter().map(JsValue::from)).collect::<Array>().into(),
        });
    }

    /// Ends the worker, whatever it is doing, for good.
    pub fn end(&self) {
        self.line.end();
    }

    /// Ends the worker, whatever it is doing, and starts another.
    pub fn replace(&self) {
        self.line.end();
        self.line.spawn();
    }
}
