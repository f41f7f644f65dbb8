//! The loop of a worker: it gives a program its commands, a clock and timers, and posts its reports.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Array, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, DedicatedWorkerGlobalScope, FileReaderSync, MessageChannel, MessageEvent, console};

use crate::threads::host::speak;
use crate::threads::photo::host::decoded;
use crate::threads::program::{Message, Next, Program, ReportOf};
use crate::threads::wire;

struct Worker<P> {
    program: RefCell<P>,
    /// A message to itself is a task like any other, so the page's messages get in between; unlike a timer of 0 ms, which
    /// browsers stretch to 4 ms when it is set again and again, it comes back at once.
    again: MessageChannel,
    called: Cell<bool>,
    timer: RefCell<Option<Timeout>>,
}

/// Runs a program on this worker, and says so once it listens.
pub fn serve<P: Program>() {
    speak();
    std::panic::set_hook(Box::new(|info| post(&Message::<ReportOf<P>>::Panicked { message: info.to_string() })));
    let Ok(again) = MessageChannel::new() else {
        return console::error_1(&"no MessageChannel in this worker".into());
    };
    let worker = Rc::new(Worker {
        program: RefCell::new(P::default()),
        again,
        called: Cell::new(false),
        timer: RefCell::new(None),
    });
    let tick = Closure::<dyn Fn()>::new({
        let worker = worker.clone();
        move || {
            worker.called.set(false);
            worker.work();
        }
    });
    worker.again.port1().set_onmessage(Some(tick.as_ref().unchecked_ref()));
    tick.forget();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new({
        let worker = worker.clone();
        move |event: MessageEvent| worker.handle(event.data())
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&Message::<ReportOf<P>>::Ready { build: global("build") });
}

impl<P: Program> Worker<P> {
    fn handle(self: &Rc<Self>, message: JsValue) {
        match message.dyn_ref::<Array>().filter(|_| P::TAKES_PICTURES).map(|parts| (parts.get(0), parts.get(1))) {
            Some((command, file)) => {
                let worker = self.clone();
                spawn_local(async move {
                    let picture = decoded(file).await;
                    let Ok(mut program) = worker.program.try_borrow_mut() else { return };
                    program.show(picture);
                    drop(program);
                    worker.take(command);
                });
            }
            None => self.take(message),
        }
    }

    fn take(self: &Rc<Self>, message: JsValue) {
        // After a panic the program stays borrowed; the page starts another worker.
        let Ok(mut program) = self.program.try_borrow_mut() else { return };
        let command = match message.dyn_ref::<Array>().filter(|_| P::TAKES_FILES) {
            Some(parts) => {
                program.attach(parts.iter().skip(1).map(content).collect());
                parts.get(0)
            }
            None => message,
        };
        match wire::from_js(command) {
            Ok(command) => {
                let reports = program.handle(command, &now);
                drop(program);
                post_all(reports);
                self.schedule();
            }
            Err(error) => console::error_2(&"this is no command:".into(), &error.into()),
        }
    }

    fn work(self: &Rc<Self>) {
        let Ok(mut program) = self.program.try_borrow_mut() else { return };
        let reports = program.slice(&now);
        drop(program);
        post_all(reports);
        self.schedule();
    }

    fn schedule(self: &Rc<Self>) {
        let next = self.program.borrow().next(now());
        let timer = match next {
            Next::Idle => None,
            Next::Now => {
                if !self.called.replace(true) && self.again.port2().post_message(&JsValue::NULL).is_err() {
                    console::error_1(&"the worker could not call itself back".into());
                }
                None
            }
            Next::After(wait) => {
                let worker = self.clone();
                Some(Timeout::new(wait.ceil() as u32, move || worker.work()))
            }
        };
        // Dropping the old timer cancels it. One that has just fired is not running any code of its own any more.
        *self.timer.borrow_mut() = timer;
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// The session that this worker is to run, where a program has several.
pub fn session() -> String {
    global("session")
}

/// What public/worker_boot.js has left behind.
fn global(name: &str) -> String {
    Reflect::get(&js_sys::global(), &name.into()).ok().and_then(|value| value.as_string()).unwrap_or_default()
}

/// Milliseconds since the worker began.
fn now() -> f64 {
    scope().performance().map_or(0.0, |p| p.now())
}

/// The bytes of a file; a worker may wait for them.
fn content(file: JsValue) -> Option<Vec<u8>> {
    let blob: Blob = file.dyn_into().ok()?;
    let buffer = FileReaderSync::new().ok()?.read_as_array_buffer(&blob).ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

fn post_all<R: Serialize>(reports: Vec<R>) {
    reports.into_iter().map(Message::Report).for_each(|message| post(&message));
}

fn post(message: &impl Serialize) {
    let posted = wire::to_js(message).map_err(JsValue::from).and_then(|message| scope().post_message(&message));
    if let Err(error) = posted {
        console::error_2(&"a message was not sent:".into(), &error);
    }
}
