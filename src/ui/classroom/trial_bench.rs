//! Lanes over many seeds, for races and lessons: which runs are out with which thread, and what has come back.

use std::time::Duration;

use leptos::prelude::*;

use crate::say::study::Trouble;
use crate::say::worker::Breakdown;
use crate::study::Trials;
use crate::threads::batch::protocol::{Command, Report};
use crate::threads::client::Event;

use crate::ui::classroom::worker_pool::WorkerPool;
use crate::ui::kit::worker::explain;

/// Runs a thread has at a time, so that it need not wait for the page between two of them.
const OUT: usize = 2;

/// How often what is drawn is drawn anew.
const BEAT: Duration = Duration::from_millis(250);

#[derive(Clone, Copy)]
pub struct TrialBench {
    pool: WorkerPool,
    trials: StoredValue<Option<Trials>>,
    beat: ReadSignal<u32>,
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
}

impl TrialBench {
    pub fn new(pool: WorkerPool) -> TrialBench {
        let (beat, set_beat) = signal(0);
        let (running, set_running) = signal(false);
        let (said, set_said) = signal(String::new());
        let bench = TrialBench {
            pool,
            trials: StoredValue::new(None),
            beat,
            set_beat,
            due: StoredValue::new(false),
            running,
            set_running,
            said,
            set_said,
            id: StoredValue::new(0),
            out: StoredValue::new(Vec::new()),
        };
        // Who takes the workers over ends what they did for this one.
        Effect::new(move |_| {
            if pool.holder() != bench.id.get_value() && bench.running.get_untracked() {
                bench.set_running.set(false);
            }
        });
        on_cleanup(move || pool.leave(bench.id.get_value()));
        bench
    }

    /// Reads what is known, and is read anew with every beat.
    pub fn with<T>(self, read: impl FnOnce(Option<&Trials>) -> T) -> T {
        self.beat.track();
        self.trials.with_value(|trials| read(trials.as_ref()))
    }

    /// Forgets everything.
    pub fn clear(self) {
        self.stop();
        self.trials.set_value(None);
        self.set_beat.update(|n| *n += 1);
    }

    /// Starts these runs, or goes on with them where some are known.
    pub fn start(self, trials: Trials) {
        let same = |known: &Trials| known.lanes() == trials.lanes() && known.seeds() == trials.seeds();
        if !self.trials.with_value(|known| known.as_ref().is_some_and(same)) {
            self.trials.set_value(Some(trials));
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
        }
    }

    /// Gives a thread as many runs as it has room for, of those that are left and not out.
    fn hand_out(self, thread: usize) {
        let out = self.out.get_value();
        let room = OUT.saturating_sub(out.get(thread).map_or(OUT, Vec::len));
        let runs: Vec<(u32, _)> = self.trials.with_value(|trials| {
            let Some(trials) = trials else { return Vec::new() };
            let free = |task: &u32| !out.iter().any(|tasks| tasks.contains(task));
            trials.left().filter(free).take(room).map(|number| (number, trials.run(number as usize))).collect()
        });
        if !runs.is_empty() {
            self.out.update_value(|out| out[thread].extend(runs.iter().map(|(number, _)| number)));
            self.pool.send(thread, &Command::Trials { id: self.id.get_value(), runs });
        }
    }

    fn on_event(self, thread: usize, event: Event<Report>) {
        if !self.running.get_untracked() {
            return;
        }
        match event {
            Event::Report(Report::Tried { id, traced }) if id == self.id.get_value() => {
                let task = traced.outcome.task;
                self.trials.update_value(|trials| trials.iter_mut().for_each(|t| t.take(traced.clone())));
                self.out.update_value(|out| out[thread].retain(|&out| out != task));
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
        if self.trials.with_value(|trials| trials.as_ref().is_some_and(Trials::is_complete)) {
            self.stop();
            self.set_beat.update(|n| *n += 1);
        }
    }

    /// Draws what is known, a few times a second at most.
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
            },
            BEAT,
        );
    }
}
