//! One run with its pace, its limits and the rows that the page has not seen yet.

use crate::evolve::{Limits, Run, RunError};
use crate::threads::program::Clock;
use crate::threads::search::agreement::{Agreement, Counter};
use crate::threads::search::exchange::Exchange;
use crate::threads::search::protocol::{Phase, Progress, Report, Speed, Start};
use crate::threads::search::unsent::Unsent;
use crate::threads::search::viewer::Viewer;

/// Milliseconds between two messages about a run, unless its phase changes.
pub const FRAME: f64 = 16.0;

/// A run that fell behind its pace (a sleeping tab) does not catch up more than this many milliseconds.
const LATE: f64 = 500.0;

/// A run in the worker.
pub struct Job {
    id: u32,
    island: u32,
    run: Run,
    limits: Limits,
    /// The last generation in which it could come before the answer of another island.
    bound: Option<u64>,
    exchange: Exchange,
    phase: Phase,
    /// The generation that it is on its way to, to pause there.
    pause_at: Option<u64>,
    /// Milliseconds between generations; 0 is full speed.
    period: f64,
    /// When the next generation is due.
    due: f64,
    unsent: Unsent,
    posted: f64,
    viewer: Viewer,
    counter: Counter,
    /// Counts that are to be sent.
    counts: Vec<Agreement>,
    /// Milliseconds of running before `since`.
    elapsed: f64,
    /// When the present stretch of running began.
    since: f64,
}

impl Job {
    /// Starts a run; `now` is in milliseconds, here and below.
    ///
    /// # Errors
    ///
    /// As [`crate::evolve::Run::new`].
    pub fn start(start: &Start, now: f64) -> Result<Job, RunError> {
        let run = start.recipe.of_island(start.island).start()?;
        let unsent = Unsent::new(&run, start.recipe.islands);
        let phase = if start.pause_at == Some(0) { Phase::Paused } else { Phase::Running };
        let period = period(start.speed);
        let due = if start.pause_at.is_some() { now } else { now + period };
        let mut job = Job {
            id: start.id,
            island: start.island,
            run,
            limits: start.recipe.limits,
            bound: None,
            exchange: Exchange::new(start.recipe.islands),
            phase,
            pause_at: start.pause_at,
            period,
            due,
            unsent,
            posted: f64::NEG_INFINITY,
            viewer: Viewer::new(start.in_sight),
            counter: Counter::default(),
            counts: Vec::new(),
            elapsed: 0.0,
            since: now,
        };
        job.judge(now);
        Ok(job)
    }

    /// Whether it is another island of the same run.
    pub fn is_beside(&self, start: &Start) -> bool {
        self.id == start.id && self.island != start.island
    }

    /// Whether it goes on.
    pub fn running(&self) -> bool {
        self.phase == Phase::Running
    }

    /// Whether it is on its way to a generation of its own past, of which the last alone is to be told. Islands hear of each
    /// other through the page.
    pub fn is_silent(&self) -> bool {
        self.running() && self.pause_at.is_some() && self.exchange.is_alone()
    }

    /// Rests.
    pub fn pause(&mut self, now: f64) {
        if self.running() {
            self.enter(Phase::Paused, now);
            self.unsent.tell_recent();
        }
    }

    /// Goes on.
    pub fn resume(&mut self, now: f64) {
        self.pause_at = None;
        if matches!(self.phase, Phase::Paused | Phase::LimitReached | Phase::Stopped) {
            self.enter(Phase::Running, now);
            self.due = now + self.period;
            self.judge(now);
        }
    }

    /// One generation, then a pause.
    pub fn step(&mut self, now: f64, clock: Clock) {
        if self.running()
            && let Some(generation) = &mut self.pause_at
        {
            *generation += 1;
            return;
        }
        self.resume(now);
        if self.running() && self.is_waiting() {
            self.pause(now);
        } else if self.running() {
            while !self.advance() {}
            let now = clock();
            self.judge(now);
            self.pause(now);
        }
    }

    /// Ends it.
    pub fn stop(&mut self, now: f64) {
        if !matches!(self.phase, Phase::Solved | Phase::Rejected | Phase::Ended(_)) {
            self.enter(Phase::Stopped, now);
        }
    }

    /// How fast it goes from now on.
    pub fn set_speed(&mut self, speed: Speed, now: f64) {
        self.period = period(speed);
        if self.pause_at.is_none() {
            self.due = now + self.period;
        }
        if self.period > 0.0 {
            self.unsent.tell_recent();
        }
    }

    /// Gives up after this generation, if this is the island. Where it is past it, what it has done since does not count: its
    /// last row is that generation's.
    pub fn bound(&mut self, island: u32, generation: u64, now: f64) {
        if island != self.island {
            return;
        }
        self.bound = Some(generation);
        if self.running() {
            self.judge(now);
        }
        if self.run.row().generation > generation {
            self.enter(Phase::LimitReached, now);
            self.unsent.go_back(generation);
        }
    }

    /// Whether its algorithm view is in sight from now on.
    pub fn set_in_sight(&mut self, in_sight: bool) {
        self.viewer = Viewer::new(in_sight);
    }

    /// All islands have come to this generation.
    pub fn reached(&mut self, generation: u64, now: f64) {
        self.unsent.reached(generation);
        self.due = self.due.max(now);
    }

    /// Whether it waits for other islands.
    fn is_waiting(&self) -> bool {
        self.exchange.is_waiting() || self.unsent.is_full()
    }

    /// When it stops from now on.
    pub fn set_limits(&mut self, limits: Limits, now: f64) {
        self.limits = limits;
        if self.running() {
            self.judge(now);
        }
    }

    /// Individuals from the island before, if this is the one they are for.
    pub fn immigrants(&mut self, (id, island): (u32, u32), generation: u64, digits: &[Vec<u8>], now: f64) {
        if (id, island) == (self.id, self.island) {
            self.exchange.arrive(generation, digits.to_vec(), &mut self.run);
            self.due = self.due.max(now);
        }
    }

    /// Individuals for the island after this one, once there are some.
    pub fn emigrants(&mut self) -> impl Iterator<Item = Report> {
        let (id, island) = (self.id, self.island);
        self.exchange.depart().map(move |(generation, digits)| Report::Emigrants { id, island, generation, digits })
    }

    /// Generations that are due, until `end`; at least a part of one, so that a slow clock cannot stop a run. A generation
    /// may take several slices.
    pub fn slice(&mut self, end: f64, clock: Clock) {
        let mut now = clock();
        while self.running() && !self.is_waiting() && self.due <= now {
            let completed = self.advance();
            now = clock();
            if completed {
                self.count(false, now);
                let paced = self.period > 0.0 && self.pause_at.is_none();
                self.due = if paced { (self.due + self.period).max(now - LATE) } else { now };
                self.judge(now);
            }
            if now >= end {
                break;
            }
        }
    }

    /// When this job next wants the thread; `None` when it waits for a command.
    pub fn wanted(&self) -> Option<f64> {
        let frame = (!self.unsent.is_told() && !self.is_silent()).then_some(self.posted + FRAME);
        let work = (self.running() && !self.is_waiting()).then_some(self.due);
        match (frame, work) {
            (Some(frame), Some(work)) => Some(frame.min(work)),
            (frame, work) => frame.or(work),
        }
    }

    /// Whether there is news, and time or reason to send it.
    pub fn has_news(&self, now: f64) -> bool {
        !self.unsent.is_told() && !self.is_silent() && (now >= self.posted + FRAME || !self.running())
    }

    /// How it stands.
    pub fn progress(&mut self, now: f64) -> Progress {
        self.posted = now;
        let rows = self.unsent.take();
        let mismatches = self.run.mismatches() as u32;
        let (found, ever) = self.run.found();
        let best = if matches!(self.phase, Phase::LimitReached | Phase::Stopped) { ever } else { self.run.best() };
        let rests = !self.running();
        let algorithm_view = self.viewer.view(&self.run, rests, now);
        self.count(rests, now);
        let agreement = std::mem::take(&mut self.counts);
        let (id, island, phase, elapsed) = (self.id, self.island, self.phase, self.elapsed(now));
        Progress { id, island, phase, rows, found, best, elapsed, mismatches, algorithm_view, agreement }
    }

    /// Counts where it is time. Of a run alone the last count is shown; islands are added up at one that all of them have.
    fn count(&mut self, rests: bool, now: f64) {
        let count = self.counter.after(&self.run, rests, now);
        if count.is_some() && self.exchange.is_alone() {
            self.counts.clear();
        }
        self.counts.extend(count);
    }

    fn elapsed(&self, now: f64) -> f64 {
        self.elapsed + if self.running() { now - self.since } else { 0.0 }
    }

    /// Does a part of a generation; true when that completed it.
    fn advance(&mut self) -> bool {
        let completed = self.run.advance();
        if completed {
            self.unsent.push(&self.run);
            self.exchange.after(&mut self.run);
        }
        completed
    }

    /// Ends the run when it is solved (the checker says whether it truly is) or has used up its limits.
    fn judge(&mut self, now: f64) {
        if self.run.solved() {
            self.enter(if self.run.verified().is_some() { Phase::Solved } else { Phase::Rejected }, now);
        } else if let Some(end) = self.run.ended() {
            self.enter(Phase::Ended(end), now);
        } else if self.running() && (self.limits.reached(self.run.row()) || self.is_bound()) {
            self.enter(Phase::LimitReached, now);
        } else if self.running() && self.pause_at.is_some_and(|at| self.run.row().generation >= at) {
            self.enter(Phase::Paused, now);
        }
    }

    fn is_bound(&self) -> bool {
        self.bound.is_some_and(|bound| self.run.row().generation >= bound)
    }

    fn enter(&mut self, phase: Phase, now: f64) {
        self.elapsed = self.elapsed(now);
        self.since = now;
        self.phase = phase;
        self.pause_at = None;
    }
}

/// Milliseconds between generations.
fn period(speed: Speed) -> f64 {
    match speed {
        Speed::Full => 0.0,
        Speed::PerSecond(rate) if rate.is_finite() => 1000.0 / rate.clamp(0.01, 1e6),
        Speed::PerSecond(_) => 0.0,
    }
}
