//! The page's line to its desk, the worker that reads texts and files and writes what leaves the page.

use std::time::Duration;

use js_sys::Reflect;
use leptos::prelude::*;
use web_sys::File;

use crate::say::worker::Breakdown;
use crate::threads::client::{Client, Event, Failure};
use crate::threads::desk::protocol::{Command, Protocol, Report};

use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;
use crate::ui::state::page::Page;

/// How long the page must have stood before the desk is fetched without being needed.
const START_DELAY: Duration = Duration::from_millis(1500);

/// What is done with a report.
type Then = Box<dyn Fn(Report)>;

#[derive(Clone, Copy)]
pub struct Desk {
    pub page: Page,
    client: StoredValue<Option<Client<Protocol>>, LocalStorage>,
    number: StoredValue<u32>,
    /// Commands that are not answered yet, and who waits for that.
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
        page.play.set_coach(move |number, order| {
            desk.ask(
                |id| Command::Hint { id, order },
                move |report| {
                    if let Report::Hint { told, .. } = report {
                        page.play.answer_hint(number, told);
                    }
                },
            );
        });
        // Fetched when nothing else is going on, so that a paste is answered at once.
        set_timeout(move || request_idle_callback(move || desk.start()), START_DELAY);
        desk
    }

    fn start(self) {
        if self.client.with_value(Option::is_some) {
            return;
        }
        let on_event = move |event| match event {
            Event::Ready => {}
            Event::Report(report) => self.on_report(report),
            Event::Lost { failure, .. } => self.on_lost(failure),
        };
        self.client.set_value(Some(worker::start("worker-desk", on_event)));
    }

    /// Sends a command; `then` is called with every report about it.
    pub fn ask(self, command: impl FnOnce(u32) -> Command, then: impl Fn(Report) + 'static) {
        self.ask_about(command, &[], then);
    }

    /// The same with files, which the desk reads itself.
    pub fn ask_about(self, command: impl FnOnce(u32) -> Command, files: &[File], then: impl Fn(Report) + 'static) {
        self.start();
        self.number.update_value(|n| *n += 1);
        let id = self.number.get_value();
        self.waiting.update_value(|waiting| waiting.push((id, Box::new(then))));
        self.send(&command(id), files);
    }

    /// Sends a command to which there is no report.
    pub fn tell(self, command: &Command) {
        self.send(command, &[]);
    }

    fn send(self, command: &Command, files: &[File]) {
        self.client.with_value(|client| {
            if let Some(client) = client {
                client.send_with(command, files);
            }
        });
    }

    fn on_report(self, report: Report) {
        let last = match &report {
            Report::Progress { .. } => false,
            Report::Walked { rated, .. } => !rated.going,
            _ => true,
        };
        let id = id_of(&report);
        // Taken out before it is called: it may ask again.
        let then = self
            .waiting
            .try_update_value(|waiting| waiting.iter().position(|(k, _)| *k == id).map(|at| waiting.remove(at)));
        let Some((id, then)) = then.flatten() else { return };
        then(report);
        if !last {
            self.waiting.update_value(|waiting| waiting.push((id, then)));
        }
    }

    /// It broke down: everybody who waits is told.
    fn on_lost(self, failure: Failure) {
        let why = explain(failure, |error| Breakdown::Desk { error });
        let waiting = self.waiting.try_update_value(std::mem::take).unwrap_or_default();
        for (id, then) in waiting {
            then(Report::Refused { id, why: why.clone() });
        }
        self.page.complain(why);
    }
}

fn id_of(report: &Report) -> u32 {
    match *report {
        Report::Found { id, .. }
        | Report::Link { id, .. }
        | Report::Refused { id, .. }
        | Report::List { id, .. }
        | Report::Picked { id, .. }
        | Report::Texts { id, .. }
        | Report::Saved { id, .. }
        | Report::Picture { id, .. }
        | Report::Code { id, .. }
        | Report::View { id, .. }
        | Report::Progress { id, .. }
        | Report::Hint { id, .. }
        | Report::Walked { id, .. }
        | Report::Step { id, .. }
        | Report::Sheets { id, .. } => id,
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
