//! Many runs on the classroom's workers, for studies, races and lessons: which are out with which thread, and what has come back.

use std::time::Duration;

use leptos::prelude::*;

use crate::say::study::Trouble;
use crate::say::words;
use crate::say::worker::Breakdown;
use crate::threads::batch::protocol::Report;
use crate::threads::client::{Event, Failure};

use crate::ui::classroom::runs::Runs;
use crate::ui::classroom::worker_pool::WorkerPool;
use crate::ui::kit::timer::after;
use crate::ui::kit::worker::explain;

/// Runs a thread has at a time, so that it need not wait for the page between two of them.
const OUT: usize = 2;

/// A run under which so many threads broke down is not tried again.
const CRASHES: usize = 3;

/// How often what is drawn is drawn anew.
const BEAT: Duration = Duration::from_millis(250);

/// How often what is known is kept while it grows: all of it is written each time.
const KEEP: Duration = Duration::from_secs(2);

pub struct Bench<R: Runs> {
    pool: WorkerPool,
    runs: StoredValue<Option<R>>,
    beat: ReadSignal<u32>,
    set_beat: WriteSignal<u32>,
    due: StoredValue<bool>,
    /// Whether something may have come since it was kept.
    unkept: StoredValue<bool>,
    /// Whether it will be kept in a moment.
    keeping: StoredValue<bool>,
    pub running: ReadSignal<bool>,
    set_running: WriteSignal<bool>,
    /// What went wrong, as a sentence.
    pub said: ReadSignal<String>,
    set_said: WriteSignal<String>,
    id: StoredValue<u32>,
    /// Runs that are out, by thread.
    out: StoredValue<Vec<Vec<u32>>>,
    /// Threads that could not be started, and are tried again after growing pauses.
    absent: StoredValue<Vec<usize>>,
    /// The run under which each thread was that broke down.
    crashed: StoredValue<Vec<u32>>,
}

impl<R: Runs> Clone for Bench<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Runs> Copy for Bench<R> {}

impl<R: Runs> Bench<R> {
    pub fn new(pool: WorkerPool) -> Bench<R> {
        let (beat, set_beat) = signal(0);
        let (running, set_running) = signal(false);
        let (said, set_said) = signal(String::new());
        let bench = Bench {
            pool,
            runs: StoredValue::new(None),
            beat,
            set_beat,
            due: StoredValue::new(false),
            unkept: StoredValue::new(false),
            keeping: StoredValue::new(false),
            running,
            set_running,
            said,
            set_said,
            id: StoredValue::new(0),
            out: StoredValue::new(Vec::new()),
            absent: StoredValue::new(Vec::new()),
            crashed: StoredValue::new(Vec::new()),
        };
        // Who takes the workers over ends what they did for this one.
        Effect::new(move |_| {
            if pool.holder() != bench.id.get_value() && bench.running.get_untracked() {
                bench.set_running.set(false);
                bench.keep_rest();
            }
        });
        // A phone may end a page that is hidden without another word.
        let left = ["pagehide", "visibilitychange"];
        let left = left.map(|name| window_event_listener_untyped(name, move |_| bench.keep_rest()));
        on_cleanup(move || {
            left.into_iter().for_each(|listener| listener.remove());
            // What was only shown here is not written: another tab may have removed it.
            bench.keep_rest();
            pool.leave(bench.id.get_value());
        });
        bench
    }

    /// Reads what is known, and is read anew with every beat.
    pub fn with<T>(self, read: impl FnOnce(Option<&R>) -> T) -> T {
        self.beat.track();
        self.runs.with_value(|runs| read(runs.as_ref()))
    }

    /// Shows what is known of some runs; of none, it forgets all.
    pub fn show(self, runs: Option<R>) {
        self.stop();
        self.put(runs);
        self.set_beat.update(|n| *n += 1);
    }

    fn put(self, runs: Option<R>) {
        self.keep_rest();
        self.runs.set_value(runs);
    }

    /// Starts these runs, or goes on with them where some are known.
    pub fn start(self, runs: R) {
        if !self.runs.with_value(|known| known.as_ref().is_some_and(|known| known.is_same(&runs))) {
            self.put(Some(runs));
        }
        self.set_said.set(String::new());
        let id = self.pool.take(move |thread, event| self.on_event(thread, event));
        self.id.set_value(id);
        let threads = self.pool.size();
        self.out.set_value(vec![Vec::new(); threads]);
        self.absent.set_value(Vec::new());
        self.crashed.set_value(Vec::new());
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
        let free = |task: &u32| !out.iter().any(|tasks| tasks.contains(task));
        let sent = self.runs.with_value(|runs| {
            let runs = runs.as_ref()?;
            let tasks: Vec<u32> = runs.left().filter(free).take(room).collect();
            (!tasks.is_empty()).then(|| (runs.command(self.id.get_value(), &tasks), tasks))
        });
        if let Some((command, tasks)) = sent {
            self.out.update_value(|out| out[thread].extend(tasks));
            self.pool.send(thread, &command);
        }
    }

    fn on_event(self, thread: usize, event: Event<Report>) {
        if !self.running.get_untracked() {
            return;
        }
        let id = self.id.get_value();
        match event {
            Event::Report(Report::Refused { id: of, why }) if of == id => {
                self.stop();
                self.set_said.set(Trouble::Refused { reason: why }.text());
            }
            Event::Report(report) => {
                let over = self.runs.try_update_value(|runs| runs.as_mut()?.take(id, &report)).flatten();
                let Some(task) = over else { return };
                self.out.update_value(|out| out[thread].retain(|&out| out != task));
                self.hand_out(thread);
                self.pulse();
                self.end_if_complete();
            }
            Event::Lost { failure, restarted } => {
                let is_absent = failure == Failure::NotStarted;
                let hopeless = !is_absent && self.breaks_again(thread);
                self.lose(thread, is_absent);
                // Where none is left, nobody knows when one will be there.
                if hopeless || !restarted || self.absent.with_value(Vec::len) == self.pool.started() {
                    self.stop();
                    self.set_said.set(explain(failure, |error| Breakdown::Study { error }));
                }
            }
            // One that comes late takes its part.
            Event::Ready => {
                self.absent.update_value(|absent| absent.retain(|&lost| lost != thread));
                self.hand_out(thread);
            }
        }
    }

    /// A thread has broken down under the run that it was at; whether others did before.
    fn breaks_again(self, thread: usize) -> bool {
        let Some(run) = self.out.with_value(|out| out[thread].first().copied()) else { return false };
        self.crashed.update_value(|crashed| crashed.push(run));
        self.crashed.with_value(|crashed| crashed.iter().filter(|&&of| of == run).count() >= CRASHES)
    }

    /// The runs of a thread that is lost are done by those that are there, and by itself once it is there again.
    fn lose(self, thread: usize, is_absent: bool) {
        self.out.update_value(|out| out[thread].clear());
        self.absent.update_value(|absent| absent.retain(|&lost| lost != thread));
        match is_absent {
            true => self.absent.update_value(|absent| absent.push(thread)),
            false => self.pool.watch(thread),
        }
        self.pool.there().into_iter().for_each(|other| self.hand_out(other));
    }

    fn end_if_complete(self) {
        if self.runs.with_value(|runs| runs.as_ref().is_some_and(R::is_complete)) {
            self.stop();
            self.set_beat.update(|n| *n += 1);
        }
    }

    /// Draws what is known, a few times a second at most, and keeps it more seldom.
    fn pulse(self) {
        if !self.due.get_value() {
            self.due.set_value(true);
            after(BEAT, move || {
                // The view may be gone by then.
                let Some(_) = self.due.try_update_value(|due| *due = false) else { return };
                let _ = self.set_beat.try_update(|n| *n += 1);
            });
        }
        self.unkept.set_value(true);
        if !self.keeping.get_value() {
            self.keeping.set_value(true);
            after(KEEP, move || {
                let Some(_) = self.keeping.try_update_value(|keeping| *keeping = false) else { return };
                self.keep_rest();
            });
        }
    }

    /// Keeps what has come since, if anything has; the view may be gone.
    fn keep_rest(self) {
        if self.unkept.try_get_value() == Some(true) {
            self.keep();
        }
    }

    fn keep(self) {
        let kept = self.runs.try_with_value(|runs| runs.as_ref().map(R::keep)).flatten();
        let failed = kept.and_then(Result::err);
        // There may be room for it later.
        let _ = self.unkept.try_update_value(|unkept| *unkept = failed.is_some());
        if let Some(why) = failed {
            self.complain(&why);
        }
    }

    /// Says why something was not done.
    pub fn complain(self, why: &str) {
        self.set_said.set(words::sentence(why));
    }
}
