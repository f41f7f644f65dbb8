//! What the search thread does: commands in, reports out, work in slices. A clock is handed in, so it runs natively too.

#[cfg(test)]
mod tests;

use crate::exact::{Solver, Status};
use crate::generate::GenerateOrder;
use crate::puzzle::Grid;
use crate::rate::RateOrder;
use crate::threads::program::{Clock, Next, Program, SLICE};
use crate::threads::search::job::Job;
use crate::threads::search::making::Making;
use crate::threads::search::protocol::{Command, Protocol, Report, Start};
use crate::threads::search::rating::Rating;

/// Milliseconds of search after which the exact solver leaves a puzzle undecided.
pub const VERDICT_CAP: f64 = 10_000.0;

/// Placements of the exact solver between two looks at the clock; well under a millisecond each on 25×25.
const NODES: u64 = 8;

/// How many solutions has this puzzle?
struct Question {
    id: u32,
    solver: Solver,
    limit: u64,
    spent: f64,
}

impl Question {
    fn new(id: u32, puzzle: &Grid, limit: u64, clock: Clock) -> Question {
        let begun = clock();
        let solver = Solver::new(puzzle, limit);
        Question { id, solver, limit, spent: clock() - begun }
    }

    /// Searches on until `end`; true when it is decided or the time is used up.
    fn search_on(&mut self, end: f64, clock: Clock) -> bool {
        let begun = clock();
        let mut now = begun;
        let status = loop {
            let status = self.solver.run(NODES);
            now = clock().max(now);
            if status == Status::Done || now >= end {
                break status;
            }
        };
        self.spent += now - begun;
        status == Status::Done || self.spent >= VERDICT_CAP
    }

    fn verdict(self) -> Report {
        let (verdict, nodes) = (self.solver.verdict(), self.solver.nodes());
        Report::Verdict { id: self.id, verdict, nodes, milliseconds: self.spent }
    }

    fn counted(mut self) -> Report {
        let count = self.solver.count();
        Report::Counted { id: self.id, count, complete: count < self.limit && self.solver.run(0) == Status::Done }
    }
}

/// At most one run (or some islands of one), one question of each kind, one puzzle being made and one being rated, which
/// share the thread.
#[derive(Default)]
pub struct Session {
    jobs: Vec<Job>,
    question: Option<Question>,
    count: Option<Question>,
    making: Option<Making>,
    rating: Option<Rating>,
}

impl Program for Session {
    type Protocol = Protocol;

    /// A change of phase is reported at once, not with the next frame.
    fn handle(&mut self, command: Command, clock: Clock) -> Vec<Report> {
        let now = clock();
        let were_running: Vec<bool> = self.jobs.iter().map(Job::running).collect();
        match command {
            Command::Start(start) => return self.start(&start, now).into_iter().collect(),
            Command::Verdict { id, ref puzzle } => self.question = Some(Question::new(id, puzzle, 2, clock)),
            Command::Count { id, ref puzzle, limit } => self.count = Some(Question::new(id, puzzle, limit, clock)),
            Command::Generate { id, order } => return self.make(id, &order).into_iter().collect(),
            Command::GenerateStop => self.making = None,
            Command::Rate { id, order } => return self.rate(id, &order).into_iter().collect(),
            Command::RateStop => self.rating = None,
            Command::Speed(speed) => self.jobs.iter_mut().for_each(|job| job.set_speed(speed, now)),
            Command::Limits(limits) => self.jobs.iter_mut().for_each(|job| job.set_limits(limits, now)),
            Command::InSight(in_sight) => self.jobs.iter_mut().for_each(|job| job.set_in_sight(in_sight)),
            Command::Bound { island, generation } => {
                self.jobs.iter_mut().for_each(|job| job.bound(island, generation, now));
            }
            Command::Reached { generation } => self.jobs.iter_mut().for_each(|job| job.reached(generation, now)),
            Command::Immigrants { id, island, generation, ref digits } => {
                self.jobs.iter_mut().for_each(|job| job.immigrants((id, island), generation, digits, now));
            }
            Command::Pause => self.jobs.iter_mut().for_each(|job| job.pause(now)),
            Command::Resume => self.jobs.iter_mut().for_each(|job| job.resume(now)),
            Command::Step => self.jobs.iter_mut().for_each(|job| job.step(now, clock)),
            Command::Stop => self.jobs.iter_mut().for_each(|job| job.stop(now)),
            Command::Panic => panic!("asked to panic, to test the page's recovery"),
        }
        // A limit that ends a run is told at once; one that lets it go on says nothing by itself.
        let limited = matches!(command, Command::Limits(_) | Command::Bound { .. });
        let answered =
            matches!(command, Command::Pause | Command::Resume | Command::Step | Command::Stop | Command::InSight(_));
        let mut reports = Vec::new();
        for (job, was_running) in self.jobs.iter_mut().zip(were_running) {
            if answered && !job.is_silent() || limited && was_running && !job.running() {
                reports.extend(job.emigrants());
                reports.push(Report::Progress(job.progress(clock())));
            }
        }
        reports
    }

    /// What is there to do gets equal shares of the time.
    fn slice(&mut self, clock: Clock) -> Vec<Report> {
        let mut reports = Vec::new();
        let running = self.jobs.iter().filter(|job| job.running()).count();
        let tasks = [self.question.is_some(), self.count.is_some(), self.making.is_some(), self.rating.is_some()];
        let share = 1.0 / (running + tasks.into_iter().filter(|&t| t).count()).max(1) as f64;
        let decided = self.question.take_if(|q| q.search_on(clock() + SLICE * share, clock));
        reports.extend(decided.map(Question::verdict));
        let counted = self.count.take_if(|q| q.search_on(clock() + SLICE * share, clock));
        reports.extend(counted.map(Question::counted));
        if let Some(making) = &mut self.making {
            reports.extend(making.slice(clock() + SLICE * share, clock));
            self.making.take_if(|m| m.done());
        }
        if let Some(rating) = &mut self.rating {
            reports.extend(rating.slice(clock() + SLICE * share, clock));
            self.rating.take_if(|r| r.done());
        }
        for job in &mut self.jobs {
            job.slice(clock() + SLICE * share, clock);
            reports.extend(job.emigrants());
            let now = clock();
            if job.has_news(now) {
                reports.push(Report::Progress(job.progress(now)));
            }
        }
        reports
    }

    fn next(&self, now: f64) -> Next {
        let asked = self.question.is_some() || self.count.is_some();
        if asked || self.making.is_some() || self.rating.is_some() {
            return Next::Now;
        }
        match self.jobs.iter().filter_map(Job::wanted).reduce(f64::min) {
            None => Next::Idle,
            Some(at) if at <= now => Next::Now,
            Some(at) => Next::After(at - now),
        }
    }
}

impl Session {
    /// Starts a run in place of the present one, which is dropped without a word: the page knows runs by their id. Other
    /// islands of the same run stay.
    fn start(&mut self, start: &Start, now: f64) -> Option<Report> {
        self.jobs.retain(|job| job.is_beside(start));
        match Job::start(start, now) {
            Ok(mut job) => {
                let progress = (!job.is_silent()).then(|| Report::Progress(job.progress(now)));
                self.jobs.push(job);
                progress
            }
            Err(reason) => Some(Report::Refused { id: start.id, reason }),
        }
    }

    /// Begins to make a puzzle; reports follow.
    fn make(&mut self, id: u32, order: &GenerateOrder) -> Option<Report> {
        match Making::start(id, order) {
            Ok(making) => {
                self.making = Some(making);
                None
            }
            Err(reason) => Some(Report::GenerateRefused { id, reason }),
        }
    }

    /// Begins to rate a puzzle; reports follow.
    fn rate(&mut self, id: u32, order: &RateOrder) -> Option<Report> {
        match Rating::start(id, order) {
            Ok(rating) => {
                self.rating = Some(rating);
                None
            }
            Err(reason) => Some(Report::RateRefused { id, reason }),
        }
    }
}
