//! A study as its view knows it: which runs are out with which thread, what has come back, and what is kept of it.

use std::time::Duration;

use leptos::prelude::*;

use crate::say::study::Trouble;
use crate::say::words;
use crate::say::worker::Breakdown;
use crate::study::{Plan, Study};
use crate::threads::batch::protocol::{Command, Report};
use crate::threads::client::Event;

use crate::ui::classroom::worker_pool::WorkerPool;
use crate::ui::kit::store;
use crate::ui::kit::worker::explain;

/// Runs a thread has at a time, so that it need not wait for the page between two of them.
const OUT: usize = 2;

/// How often plots are drawn anew, and what is known is kept.
const BEAT: Duration = Duration::from_millis(250);

/// Under this key a study is kept.
const KEY: &str = "study";

#[derive(Clone, Copy)]
pub struct Bench {
    pool: WorkerPool,
    study: StoredValue<Option<Study>>,
    /// Counts what is to be drawn anew.
    pub beat: ReadSignal<u32>,
    set_beat: WriteSignal<u32>,
    due: StoredValue<bool>,
    pub running: ReadSignal<bool>,
    set_running: WriteSignal<bool>,
    /// What went wrong, as a sentence.
    pub said: ReadSignal<String>,
    set_said: WriteSignal<String>,
    id: StoredValue<u32>,
    /// Runs that are out, by thread.
    out: StoredValue<Vec<Vec<u32>>>,
    /// Whether it is kept for the next visit.
    kept: bool,
}

impl Bench {
    pub fn new(pool: WorkerPool, kept: bool) -> Bench {
        let (beat, set_beat) = signal(0);
        let (running, set_running) = signal(false);
        let (said, set_said) = signal(String::new());
        let bench = Bench {
            pool,
            study: StoredValue::new(None),
            beat,
            set_beat,
            due: StoredValue::new(false),
            running,
            set_running,
            said,
            set_said,
            id: StoredValue::new(0),
            out: StoredValue::new(Vec::new()),
            kept,
        };
        on_cleanup(move || {
            if pool.is_of(bench.id.get_value()) {
                bench.keep();
                pool.leave(bench.id.get_value());
            }
        });
        bench
    }

    /// Reads what is known, and is read anew with every beat.
    pub fn with<T>(self, read: impl FnOnce(Option<&Study>) -> T) -> T {
        self.beat.track();
        self.study.with_value(|study| read(study.as_ref()))
    }

    /// Whether what is known is of this plan.
    pub fn is_of(self, plan: &Plan) -> bool {
        self.with(|study| study.is_some_and(|s| s.plan == *plan))
    }

    /// Shows what is known of a study.
    pub fn show(self, study: Option<Study>) {
        self.stop();
        self.study.set_value(study);
        self.set_beat.update(|n| *n += 1);
    }

    /// Starts a plan, or goes on with it where some of it is known.
    pub fn start(self, plan: Plan) {
        if !untrack(|| self.is_of(&plan)) {
            self.study.set_value(Some(Study::new(plan)));
        }
        self.set_said.set(String::new());
        let id = self.pool.take(move |thread, event| self.on_event(thread, event));
        self.id.set_value(id);
        let threads = self.pool.size();
        self.out.set_value(vec![Vec::new(); threads]);
        self.set_running.set(true);
        (0..threads).for_each(|thread| self.hand_out(thread));
        self.pulse();
        self.end_if_complete();
    }

    pub fn stop(self) {
        if self.running.get_untracked() {
            self.set_running.set(false);
            self.pool.leave(self.id.get_value());
            self.id.set_value(0);
            self.keep();
        }
    }

    /// Gives a thread as many runs as it has room for, of those that are left and not out.
    fn hand_out(self, thread: usize) {
        let out = self.out.get_value();
        let room = OUT.saturating_sub(out.get(thread).map_or(OUT, Vec::len));
        let command = self.study.with_value(|study| {
            let study = study.as_ref()?;
            let free = |task: &u32| !out.iter().any(|tasks| tasks.contains(task));
            let tasks: Vec<u32> = study.left().filter(free).take(room).collect();
            (!tasks.is_empty()).then(|| Command::Runs { id: self.id.get_value(), plan: study.plan.clone(), tasks })
        });
        if let Some(command) = command {
            if let Command::Runs { tasks, .. } = &command {
                self.out.update_value(|out| out[thread].extend(tasks));
            }
            self.pool.send(thread, &command);
        }
    }

    fn on_event(self, thread: usize, event: Event<Report>) {
        if !self.running.get_untracked() {
            return;
        }
        match event {
            Event::Report(Report::Ran { id, outcome }) if id == self.id.get_value() => {
                self.study.update_value(|study| study.iter_mut().for_each(|s| s.take(outcome)));
                self.out.update_value(|out| out[thread].retain(|&task| task != outcome.task));
                self.hand_out(thread);
                self.pulse();
                self.end_if_complete();
            }
            Event::Report(Report::Refused { id, why }) if id == self.id.get_value() => {
                self.stop();
                self.set_said.set(Trouble::Refused { reason: why }.text());
            }
            Event::Lost { restarted: true, .. } => {
                // Its runs are done again.
                self.out.update_value(|out| out[thread].clear());
                self.hand_out(thread);
            }
            Event::Lost { failure, restarted: false } => {
                self.stop();
                self.set_said.set(explain(failure, |error| Breakdown::Study { error }));
            }
            Event::Ready | Event::Report(_) => {}
        }
    }

    fn end_if_complete(self) {
        if self.study.with_value(|study| study.as_ref().is_some_and(Study::is_complete)) {
            self.stop();
            self.set_beat.update(|n| *n += 1);
        }
    }

    /// Draws and keeps what is known, a few times a second at most.
    fn pulse(self) {
        if self.due.get_value() {
            return;
        }
        self.due.set_value(true);
        set_timeout(
            move || {
                // The view may be gone by then.
                let Some(_) = self.due.try_update_value(|due| *due = false) else { return };
                let _ = self.set_beat.try_update(|n| *n += 1);
                self.keep();
            },
            BEAT,
        );
    }

    fn keep(self) {
        if self.kept {
            let text = self.study.try_with_value(|study| study.as_ref().map(Study::write)).flatten();
            if let Some(Err(error)) = text.map(|text| store::set(KEY, &text)) {
                self.set_said.set(words::sentence(&error.to_string()));
            }
        }
    }
}

/// The study that was kept, if one was.
pub fn kept() -> Option<Study> {
    Study::read(&store::get(KEY)?).ok().filter(|study| study.plan.runs() > 0)
}
