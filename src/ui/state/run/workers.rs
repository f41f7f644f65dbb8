//! The workers that search: one for each island of a run, started once the page is whole, and one that carries the library for
//! integer programs, started when it is first needed.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::evolve::Recipe;
use crate::evolve::island::MOST;
use crate::threads::client;
use crate::threads::client::Event;
use crate::threads::search::agreement::AgreementMerge;
use crate::threads::search::island_merge::IslandMerge;
use crate::threads::search::protocol::{Command, Progress, Protocol, Report, Start};

use crate::ui::kit::machine::cores;
use crate::ui::kit::timer::after;
use crate::ui::kit::worker;

/// A worker that searches.
type Client = client::Client<Protocol>;

/// How long a stopped worker may take to say so. A step of the library for integer programs cannot be interrupted.
const GRACE: Duration = Duration::from_millis(400);

/// Takes the events of every worker.
type Listener = Rc<dyn Fn(Event<Report>)>;

#[derive(Default)]
struct Inner {
    listener: Option<Listener>,
    first: Option<Client>,
    /// The one with the library for integer programs, once a run has needed it.
    milp: Option<Client>,
    /// Those beside the first.
    others: Vec<Client>,
    /// Whether the present run is on the worker with the library.
    on_milp: bool,
    /// Whether that run's worker has answered the press of Stop.
    rested: bool,
    /// How many islands the present run has, and on how many workers: the first has islands 0, `workers`, 2 · `workers`, …
    count: usize,
    workers: usize,
    merge: IslandMerge,
    agreement: AgreementMerge,
}

impl Inner {
    fn client(&self, meta: &'static str) -> Option<Client> {
        let listener = self.listener.clone()?;
        Some(worker::start(meta, move |event| listener(event)))
    }

    /// Starts what so many workers lack.
    fn start_others(&mut self, workers: usize) {
        for _ in self.others.len() + 1..workers {
            let other = self.client("worker");
            self.others.extend(other);
        }
    }

    fn send_to_worker(&self, worker: usize, command: &Command) {
        let client = match worker.checked_sub(1) {
            None if self.on_milp => self.milp.as_ref(),
            None => self.first.as_ref(),
            Some(k) => self.others.get(k),
        };
        client.into_iter().for_each(|client| client.send(command));
    }

    fn send(&self, command: &Command) {
        (0..self.workers.max(1)).for_each(|k| self.send_to_worker(k, command));
    }

    fn send_to(&self, island: u32, command: &Command) {
        self.send_to_worker(island as usize % self.workers.max(1), command);
    }

    fn replace_milp(&self) {
        self.milp.iter().for_each(Client::replace);
    }
}

#[derive(Clone, Copy)]
pub struct Workers(StoredValue<Inner, LocalStorage>);

impl Workers {
    pub fn new() -> Workers {
        Workers(StoredValue::new_local(Inner::default()))
    }

    /// Starts the first worker; `listener` takes its events and those of all that follow.
    pub fn start(self, listener: Listener) {
        self.0.update_value(|inner| {
            inner.listener = Some(listener);
            inner.first = inner.client("worker");
        });
    }

    /// Whether the first worker listens.
    pub fn are_ready(self) -> bool {
        self.0.with_value(|inner| inner.first.as_ref().is_some_and(Client::is_ready))
    }

    /// Whether a worker was lost that no other stands in for yet: of the search, and of the one with the library.
    pub fn are_lost(self) -> [bool; 2] {
        self.0.with_value(|inner| {
            let search = inner.first.iter().chain(&inner.others).any(Client::is_lost);
            [search, inner.milp.as_ref().is_some_and(Client::is_lost)]
        })
    }

    /// Starts the workers of so many islands beforehand, so that none has to start at the press.
    pub fn prepare(self, islands: u32) {
        self.0.update_value(|inner| inner.start_others(islands.min(cores()) as usize));
    }

    /// Starts a run on as many islands as it is to have.
    pub fn begin(self, order: &Start) {
        self.0.update_value(|inner| {
            inner.on_milp = order.recipe.algorithm.needs_milp();
            if inner.on_milp && inner.milp.is_none() {
                inner.milp = inner.client("worker-milp");
            }
            let count = if inner.on_milp { 1 } else { order.recipe.islands.clamp(1, MOST) };
            inner.count = count as usize;
            inner.workers = count.min(cores()) as usize;
            inner.merge = IslandMerge::new(count as usize);
            inner.agreement = AgreementMerge::new(count as usize);
            inner.start_others(inner.workers);
            for island in 0..count {
                let recipe = Recipe { islands: count, ..order.recipe.clone() };
                inner.send_to(island, &Command::Start(Start { recipe, island, ..order.clone() }));
            }
        });
    }

    /// Sends a command to every island of the present run.
    pub fn send(self, command: &Command) {
        self.0.with_value(|inner| inner.send(command));
    }

    /// Sends individuals of an island on to the next one.
    pub fn pass_on(self, id: u32, island: u32, generation: u64, digits: Vec<Vec<u8>>) {
        self.0.with_value(|inner| {
            let island = (island + 1) % inner.count.max(1) as u32;
            inner.send_to(island, &Command::Immigrants { id, island, generation, digits });
        });
    }

    /// One report of all islands, where this one of them makes it whole.
    pub fn merge(self, mut progress: Progress) -> Option<Progress> {
        let counts = std::mem::take(&mut progress.agreement);
        self.0.update_value(|inner| inner.agreement.add(progress.island, counts));
        let whole = self.whole(progress)?;
        let agreement = self.0.try_update_value(|inner| inner.agreement.latest()).flatten().into_iter().collect();
        Some(Progress { agreement, ..whole })
    }

    fn whole(self, progress: Progress) -> Option<Progress> {
        if self.0.with_value(|inner| inner.count <= 1) {
            return Some(progress);
        }
        let merged = self.0.try_update_value(|inner| inner.merge.add(progress)).unwrap_or_default();
        for (island, generation) in merged.bounds {
            self.0.with_value(|inner| inner.send_to(island, &Command::Bound { island, generation }));
        }
        merged.reached.into_iter().for_each(|generation| self.send(&Command::Reached { generation }));
        merged.progress
    }

    /// Whether an island of the present run has an answer.
    pub fn have_answer(self) -> bool {
        self.0.with_value(|inner| inner.merge.winner().is_some())
    }

    /// A worker has said that its run does not go on.
    pub fn note_rest(self) {
        self.0.update_value(|inner| inner.rested = true);
    }

    /// Stops the present run. A deaf worker is ended after a while, if the run is `still` the same, and then `ended` is called.
    pub fn stop(self, still: impl Fn() -> bool + 'static, ended: impl Fn() + 'static) {
        self.0.update_value(|inner| inner.rested = false);
        self.send(&Command::Stop);
        let end = move || {
            // One that is not there yet is told to stop as soon as it is.
            let is_deaf = |inner: &Inner| !inner.rested && inner.milp.as_ref().is_some_and(Client::is_ready);
            if still() && self.0.with_value(is_deaf) {
                self.0.with_value(Inner::replace_milp);
                ended();
            }
        };
        if self.0.with_value(|inner| inner.on_milp) {
            after(GRACE, end);
        }
    }

    /// Takes the present run off its workers for good.
    pub fn clear(self, is_live: bool, is_stopped: bool) {
        self.0.with_value(|inner| {
            let deaf = is_stopped && !inner.rested;
            match inner.on_milp {
                true if is_live || deaf => inner.replace_milp(),
                false if is_live => inner.send(&Command::Stop),
                _ => {}
            }
        });
    }
}
