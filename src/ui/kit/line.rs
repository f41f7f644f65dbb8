//! The page's line to a worker that answers questions: every command has a number, and who asked is called with each report to it.

use leptos::prelude::*;
use web_sys::File;

use crate::say::worker::Breakdown;
use crate::threads::client::{Client, Event, Failure};
use crate::threads::program::Protocol;
use crate::ui::kit::worker;

/// A protocol whose commands and reports have numbers.
pub trait Numbered: Protocol {
    /// The <meta> with the worker's address.
    const META: &'static str;

    /// Number of the job.
    fn id(report: &Self::Report) -> u32;

    /// Whether no more reports about the job follow.
    fn is_last(report: &Self::Report) -> bool;

    /// What is said when the worker breaks down.
    fn crashed(error: String) -> Breakdown;

    /// The report to who waits when the worker breaks down, if any.
    fn refused(id: u32, why: String) -> Option<Self::Report>;
}

/// What is done with a report.
type Then<P> = Box<dyn Fn(<P as Protocol>::Report)>;

pub struct Line<P: Numbered> {
    client: StoredValue<Option<Client<P>>, LocalStorage>,
    number: StoredValue<u32>,
    /// Commands that are not answered yet, and who waits for that.
    waiting: StoredValue<Vec<(u32, Then<P>)>, LocalStorage>,
    complain: StoredValue<Box<dyn Fn(String)>, LocalStorage>,
}

impl<P: Numbered> Clone for Line<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Numbered> Copy for Line<P> {}

impl<P: Numbered> Line<P> {
    /// A line to a worker that is started when it is first asked; `complain` tells the visitor that it broke down.
    pub fn new(complain: impl Fn(String) + 'static) -> Line<P> {
        let client = StoredValue::new_local(None::<Client<P>>);
        // With the view that has asked, its worker ends.
        on_cleanup(move || client.try_with_value(|client| client.iter().for_each(Client::end)).unwrap_or_default());
        Line {
            client,
            number: StoredValue::new(0),
            waiting: StoredValue::new_local(Vec::new()),
            complain: StoredValue::new_local(Box::new(complain)),
        }
    }

    pub fn start(self) {
        if self.client.with_value(Option::is_some) {
            return;
        }
        let on_event = move |event| match event {
            Event::Ready => {}
            Event::Report(report) => self.on_report(report),
            Event::Lost { failure, .. } => self.on_lost(failure),
        };
        self.client.set_value(Some(worker::start(P::META, on_event)));
    }

    /// Sends a command; `then` is called with every report about it.
    pub fn ask(self, command: impl FnOnce(u32) -> P::Command, then: impl Fn(P::Report) + 'static) {
        self.ask_about(command, &[], then);
    }

    /// The same of what nobody has pressed for: of a worker that could not be started nothing is said anew.
    pub fn ask_aside(self, command: impl FnOnce(u32) -> P::Command, then: impl Fn(P::Report) + 'static) {
        self.put(command, &[], Box::new(then));
    }

    /// The same with files, which the worker reads itself.
    pub fn ask_about(
        self,
        command: impl FnOnce(u32) -> P::Command,
        files: &[File],
        then: impl Fn(P::Report) + 'static,
    ) {
        self.insist();
        self.put(command, files, Box::new(then));
    }

    /// Somebody waits for what is asked next: where no worker could be started, another is tried, and it is said if that fails.
    pub fn insist(self) {
        worker::insist(self.client);
    }

    fn put(self, command: impl FnOnce(u32) -> P::Command, files: &[File], then: Then<P>) {
        self.start();
        self.number.update_value(|n| *n += 1);
        let id = self.number.get_value();
        self.waiting.update_value(|waiting| waiting.push((id, then)));
        self.send(&command(id), files);
    }

    /// Sends a command to which there is no report.
    pub fn tell(self, command: &P::Command) {
        self.send(command, &[]);
    }

    /// Ends the worker, whatever it is doing, and starts another; who waits hears no more.
    pub fn replace(self) {
        self.waiting.update_value(Vec::clear);
        self.client.with_value(|client| client.iter().for_each(Client::replace));
    }

    fn send(self, command: &P::Command, files: &[File]) {
        self.client.with_value(|client| client.iter().for_each(|client| client.send_with(command, files)));
    }

    fn on_report(self, report: P::Report) {
        let (id, last) = (P::id(&report), P::is_last(&report));
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
        let why = worker::explain(failure, P::crashed);
        let waiting = self.waiting.try_update_value(std::mem::take).unwrap_or_default();
        for (id, then) in waiting {
            P::refused(id, why.clone()).into_iter().for_each(then);
        }
        let _ = self.complain.try_with_value(|complain| complain(why));
    }
}
