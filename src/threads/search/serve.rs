//! The browser's side of a thread: messages, clock, timers.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, console};

use crate::threads::search::protocol::{Command, Report};
use crate::threads::search::session::{Next, Session};
use crate::threads::wire;
use crate::threads::wire::WireError;

/// A program that a thread runs: messages in, messages out, work in slices.
pub trait Program: Default + 'static {
    type Report: serde::Serialize;
    /// Said once it listens.
    const READY: Self::Report;
    fn panicked(message: String) -> Self::Report;
    fn obey(&mut self, message: JsValue, clock: &dyn Fn() -> f64) -> Result<Vec<Self::Report>, WireError>;
    fn slice(&mut self, clock: &dyn Fn() -> f64) -> Vec<Self::Report>;
    fn next(&self, now: f64) -> Next;
}

impl Program for Session {
    type Report = Report;
    const READY: Report = Report::Ready;

    fn panicked(message: String) -> Report {
        Report::Panicked { message }
    }

    fn obey(&mut self, message: JsValue, clock: &dyn Fn() -> f64) -> Result<Vec<Report>, WireError> {
        wire::command_from_js(message).map(|command: Command| self.command(command, clock))
    }

    fn slice(&mut self, clock: &dyn Fn() -> f64) -> Vec<Report> {
        Session::slice(self, clock)
    }

    fn next(&self, now: f64) -> Next {
        Session::next(self, now)
    }
}

struct Thread<P> {
    session: RefCell<P>,
    /// A message to itself is a task like any other, so the page's messages get in between; unlike a timer of 0 ms, which
    /// browsers stretch to 4 ms when it is set again and again, it comes back at once.
    again: MessageChannel,
    waiting: Cell<bool>,
    timer: RefCell<Option<Timeout>>,
}

/// Listens to the page's commands and says that it does.
pub fn serve() {
    run::<Session>();
}

/// Runs a program on this thread.
pub fn run<P: Program>() {
    std::panic::set_hook(Box::new(|info| post(&P::panicked(info.to_string()))));
    let Ok(again) = MessageChannel::new() else {
        return console::error_1(&"no MessageChannel in this worker".into());
    };
    let thread = Rc::new(Thread {
        session: RefCell::new(P::default()),
        again,
        waiting: Cell::new(false),
        timer: RefCell::new(None),
    });
    let tick = Closure::<dyn Fn()>::new({
        let thread = thread.clone();
        move || {
            thread.waiting.set(false);
            thread.turn();
        }
    });
    thread.again.port1().set_onmessage(Some(tick.as_ref().unchecked_ref()));
    tick.forget();
    let obey = Closure::<dyn Fn(MessageEvent)>::new({
        let thread = thread.clone();
        move |event: MessageEvent| thread.obey(event.data())
    });
    scope().set_onmessage(Some(obey.as_ref().unchecked_ref()));
    obey.forget();
    post(&P::READY);
}

impl<P: Program> Thread<P> {
    fn obey(self: &Rc<Self>, message: JsValue) {
        // After a panic the session stays borrowed; the page starts another worker.
        let Ok(mut session) = self.session.try_borrow_mut() else { return };
        let reports = session.obey(message, &now);
        drop(session);
        match reports {
            Ok(reports) => {
                reports.iter().for_each(post);
                self.schedule();
            }
            Err(error) => console::error_2(&"this is no command:".into(), &error.into()),
        }
    }

    fn turn(self: &Rc<Self>) {
        let Ok(mut session) = self.session.try_borrow_mut() else { return };
        session.slice(&now).iter().for_each(post);
        drop(session);
        self.schedule();
    }

    fn schedule(self: &Rc<Self>) {
        let next = self.session.borrow().next(now());
        let timer = match next {
            Next::Idle => None,
            Next::Now => {
                if !self.waiting.replace(true) && self.again.port2().post_message(&JsValue::NULL).is_err() {
                    console::error_1(&"the worker could not call itself back".into());
                }
                None
            }
            Next::After(wait) => {
                let thread = self.clone();
                Some(Timeout::new(wait.ceil() as u32, move || thread.turn()))
            }
        };
        // Dropping the old timer cancels it. One that has just fired is not running any code of its own any more.
        *self.timer.borrow_mut() = timer;
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Milliseconds since the worker began.
fn now() -> f64 {
    scope().performance().map_or(0.0, |p| p.now())
}

fn post(report: &impl serde::Serialize) {
    match wire::to_js(report) {
        Ok(message) => {
            if let Err(error) = scope().post_message(&message) {
                console::error_2(&"a report was not sent:".into(), &error);
            }
        }
        Err(error) => console::error_2(&"a report was not sent:".into(), &error.into()),
    }
}
