//! Many runs on the classroom's workers, for studies, races and lessons: which are out with which thread, and what has come back.

use std::time::Duration;

use leptos::prelude::*;

use crate::say::study::Trouble;
use crate::say::words;
use crate::say::worker::Breakdown;
use crate::study::Trials;
use crate::study::class::Collected;
use crate::study::distance::Climbs;
use crate::threads::batch::protocol::{Command, Report};
use crate::threads::client::Event;

use crate::ui::classroom::worker_pool::WorkerPool;
use crate::ui::kit::timer::after;
use crate::ui::kit::worker::explain;

/// Runs a thread has at a time, so that it need not wait for the page between two of them.
const OUT: usize = 2;

/// How often what is drawn is drawn anew, and what is known is kept.
const BEAT: Duration = Duration::from_millis(250);

/// Runs that are to be done.
pub trait Runs: Send + Sync + 'static {
    /// Whether these are the same runs, of which some may be known.
    fn is_same(&self, other: &Self) -> bool;

    /// Numbers of those that are left.
    fn left(&self) -> impl Iterator<Item = u32>;

    /// What a worker is told to do these.
    fn command(&self, id: u32, tasks: &[u32]) -> Command;

    /// Takes a report of such a command in; the number of the run that is over, if one is.
    fn take(&mut self, id: u32, report: &Report) -> Option<u32>;

    fn is_complete(&self) -> bool;

    /// Keeps what is known for the next visit, where that is done.
    fn keep(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Runs for Trials {
    fn is_same(&self, other: &Trials) -> bool {
        self.lanes() == other.lanes() && self.seeds() == other.seeds()
    }

    fn left(&self) -> impl Iterator<Item = u32> {
        Trials::left(self)
    }

    fn command(&self, id: u32, tasks: &[u32]) -> Command {
        Command::Trials { id, runs: tasks.iter().map(|&task| (task, self.run(task as usize))).collect() }
    }

    fn take(&mut self, id: u32, report: &Report) -> Option<u32> {
        let Report::Tried { id: of, traced } = report else { return None };
        (*of == id).then(|| Trials::take(self, traced.clone()))?;
        Some(traced.outcome.task)
    }

    fn is_complete(&self) -> bool {
        Trials::is_complete(self)
    }
}

/// The answers of a class: their seeds are run again.
impl Runs for Collected {
    fn is_same(&self, other: &Collected) -> bool {
        self.lanes() == other.lanes() && self.answers() == other.answers()
    }

    fn left(&self) -> impl Iterator<Item = u32> {
        Collected::left(self)
    }

    fn command(&self, id: u32, tasks: &[u32]) -> Command {
        Command::Trials { id, runs: tasks.iter().map(|&task| (task, self.run(task))).collect() }
    }

    fn take(&mut self, id: u32, report: &Report) -> Option<u32> {
        let Report::Tried { id: of, traced } = report else { return None };
        (*of == id).then(|| Collected::take(self, traced.clone()))?;
        Some(traced.outcome.task)
    }

    fn is_complete(&self) -> bool {
        Collected::left(self).next().is_none()
    }
}

/// A sample of a landscape.
impl Runs for Climbs {
    fn is_same(&self, other: &Climbs) -> bool {
        self.puzzle == other.puzzle && self.wanted() == other.wanted()
    }

    fn left(&self) -> impl Iterator<Item = u32> {
        Climbs::left(self)
    }

    fn command(&self, id: u32, tasks: &[u32]) -> Command {
        Command::Climbs { id, puzzle: self.puzzle.clone(), numbers: tasks.to_vec() }
    }

    fn take(&mut self, id: u32, report: &Report) -> Option<u32> {
        let &Report::Climbed { id: of, climb } = report else { return None };
        (of == id).then(|| Climbs::take(self, climb))?;
        Some(climb.number)
    }

    fn is_complete(&self) -> bool {
        Climbs::left(self).next().is_none()
    }
}

pub struct Bench<R: Runs> {
    pool: WorkerPool,
    runs: StoredValue<Option<R>>,
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
        on_cleanup(move || {
            if pool.is_of(bench.id.get_value()) {
                bench.keep();
                pool.leave(bench.id.get_value());
            }
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
        self.runs.set_value(runs);
        self.set_beat.update(|n| *n += 1);
    }

    /// Starts these runs, or goes on with them where some are known.
    pub fn start(self, runs: R) {
        if !self.runs.with_value(|known| known.as_ref().is_some_and(|known| known.is_same(&runs))) {
            self.runs.set_value(Some(runs));
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
            Event::Lost { restarted: true, .. } => {
                // Its runs are done again.
                self.out.update_value(|out| out[thread].clear());
                self.hand_out(thread);
            }
            Event::Lost { failure, restarted: false } => {
                self.stop();
                self.set_said.set(explain(failure, |error| Breakdown::Study { error }));
            }
            Event::Ready => {}
        }
    }

    fn end_if_complete(self) {
        if self.runs.with_value(|runs| runs.as_ref().is_some_and(R::is_complete)) {
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
        after(BEAT, move || {
            // The view may be gone by then.
            let Some(_) = self.due.try_update_value(|due| *due = false) else { return };
            let _ = self.set_beat.try_update(|n| *n += 1);
            self.keep();
        });
    }

    fn keep(self) {
        let kept = self.runs.try_with_value(|runs| runs.as_ref().map(R::keep)).flatten();
        if let Some(Err(why)) = kept {
            self.set_said.set(words::sentence(&why));
        }
    }
}
