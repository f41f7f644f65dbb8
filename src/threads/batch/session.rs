//! The runs of a study, a race, or a run that is written down. Where a page has several such workers, it hands each its own
//! runs. A clock is handed in, so it runs natively too.

use std::collections::VecDeque;

use crate::evolve::{Recipe, RunError};
use crate::replay::record::Record;
use crate::say::lessons::distance::DistanceText;
use crate::study::distance::Sampler;
use crate::study::takeover::Takeovers;
use crate::study::{Plan, Race, Trial, Work};
use crate::threads::batch::courses::Courses;
use crate::threads::batch::protocol::{Command, Protocol, Report};
use crate::threads::program::{Clock, Next, Program, SLICE};

/// Milliseconds between two reports of a race.
const BEAT: f64 = 100.0;

/// Milliseconds between two looks at a race that has a pace.
const REST: f64 = 8.0;

/// Nothing, the runs of a study, or a race.
#[derive(Default)]
pub struct Session {
    id: u32,
    plan: Option<Plan>,
    tasks: VecDeque<u32>,
    /// The run that is on, its number and the milliseconds spent on it.
    work: Option<(Work, u32, f64)>,
    race: Option<Racing>,
    record: Option<Record>,
    /// Runs of lanes that wait, and the one that is on, with its number and the milliseconds spent on it.
    waiting: VecDeque<(u32, Recipe)>,
    trial: Option<(Trial, u32, f64)>,
    /// Runs whose course is wanted.
    courses: Courses,
    /// The landscape that is sampled, and climbs that wait.
    sampler: Option<Sampler>,
    climbs: VecDeque<u32>,
    /// Selection alone, and how many seeds it is to have.
    takeovers: Option<(Takeovers, u32)>,
}

struct Racing {
    race: Race,
    going: bool,
    pace: Option<u32>,
    /// Evaluations that the pace has allowed each lane so far.
    allowed: f64,
    /// When it was looked at last, and when it was last told of.
    looked: f64,
    told: f64,
}

impl Program for Session {
    type Protocol = Protocol;

    fn handle(&mut self, command: Command, clock: Clock) -> Vec<Report> {
        self.command(command, clock).into_iter().collect()
    }

    fn slice(&mut self, clock: Clock) -> Vec<Report> {
        self.work(clock() + SLICE, clock)
    }

    fn next(&self, _: f64) -> Next {
        let racing = self.race.as_ref().filter(|r| r.going);
        match racing {
            // It may be ahead of its pace.
            Some(racing) if racing.pace.is_some() => Next::After(REST),
            Some(_) => Next::Now,
            None if self.work.is_some() || !self.tasks.is_empty() || self.record.is_some() => Next::Now,
            None if self.courses.is_busy() => Next::Now,
            None if self.trial.is_some() || !self.waiting.is_empty() || !self.climbs.is_empty() => Next::Now,
            None if self.takeovers.is_some() => Next::Now,
            None => Next::Idle,
        }
    }
}

impl Session {
    fn command(&mut self, command: Command, clock: Clock) -> Option<Report> {
        match command {
            Command::Runs { id, plan, tasks } => {
                if id != self.id || self.plan.as_ref() != Some(&plan) {
                    *self = Session { id, plan: Some(plan), ..Session::default() };
                }
                self.tasks.extend(tasks);
                None
            }
            Command::Trials { id, runs } => {
                if id != self.id {
                    *self = Session { id, ..Session::default() };
                }
                self.waiting.extend(runs);
                None
            }
            Command::Courses { id, runs, moments } => {
                if id != self.id {
                    *self = Session { id, ..Session::default() };
                }
                self.courses.add(runs, moments);
                None
            }
            Command::Climbs { id, puzzle, numbers } => {
                if id != self.id {
                    *self = Session { id, sampler: Sampler::of(&puzzle), ..Session::default() };
                }
                if self.sampler.is_none() {
                    return Some(Report::Refused { id, why: DistanceText::NotOne.text() });
                }
                self.climbs.extend(numbers);
                None
            }
            Command::Takeovers { id, selection, seeds } => {
                *self = Session { id, takeovers: Some((Takeovers::new(selection), seeds)), ..Session::default() };
                None
            }
            Command::Race { id, lanes } => {
                *self = Session { id, ..Session::default() };
                match Race::new(&lanes) {
                    Ok(race) => {
                        let racing = Racing { race, going: false, pace: None, allowed: 0.0, looked: 0.0, told: 0.0 };
                        let report = racing.report(id);
                        self.race = Some(racing);
                        Some(report)
                    }
                    Err(why) => Some(refused(id, &why)),
                }
            }
            Command::Record { id, excerpt } => {
                *self = Session { id, ..Session::default() };
                match Record::new(excerpt) {
                    Ok(record) => {
                        self.record = Some(record);
                        None
                    }
                    Err(why) => Some(refused(id, &why)),
                }
            }
            Command::Go { pace } => {
                let racing = self.race.as_mut()?;
                let used = racing.race.standings().iter().map(|s| s.evaluations).max().unwrap_or(0);
                // What was allowed and not used is not made up for.
                (racing.going, racing.pace, racing.allowed, racing.looked) = (true, pace, used as f64, clock());
                None
            }
            Command::Pause => {
                let racing = self.race.as_mut()?;
                racing.going = false;
                Some(racing.report(self.id))
            }
            Command::Panic => panic!("asked to panic, to test the recovery"),
            Command::Stop => {
                *self = Session::default();
                None
            }
        }
    }

    /// Works until the deadline; a run that ends is reported, and one that cannot start as well.
    fn work(&mut self, deadline: f64, clock: Clock) -> Vec<Report> {
        let mut reports = Vec::new();
        if let Some(racing) = self.race.as_mut().filter(|r| r.going) {
            reports.extend(racing.slice(self.id, deadline, clock));
            return reports;
        }
        let mut now = clock();
        while let Some(record) = self.record.as_mut().filter(|_| now < deadline) {
            if record.advance() {
                let recorded = self.record.take().map(Record::recorded);
                reports.extend(recorded.map(|recorded| Report::Recorded { id: self.id, recorded }));
            }
            now = clock();
        }
        while let Some(sampler) = self.sampler.as_ref().filter(|_| now < deadline) {
            let Some(number) = self.climbs.pop_front() else { break };
            reports.push(Report::Climbed { id: self.id, climb: sampler.climb(number) });
            now = clock();
        }
        while let Some((takeovers, seeds)) = self.takeovers.as_mut().filter(|_| now < deadline) {
            let done = takeovers.seeds.len() as u32;
            if done < *seeds {
                takeovers.measure(u64::from(done) + 1);
            } else if let Some((takeovers, _)) = self.takeovers.take() {
                reports.push(Report::TakenOver { id: self.id, takeovers });
            }
            now = clock();
        }
        while let Some(done) = (now < deadline).then(|| self.courses.advance()).flatten() {
            reports.extend(match done {
                Ok(course) => course.map(|course| Report::Followed { id: self.id, course }),
                Err(why) => Some(refused(self.id, &why)),
            });
            now = clock();
        }
        if self.trial.is_some() || !self.waiting.is_empty() {
            return self.try_lanes(deadline, clock);
        }
        while now < deadline {
            if self.work.is_none() && !self.begin(&mut reports) {
                break;
            }
            let Some((work, task, spent)) = &mut self.work else { continue };
            let over = work.advance();
            let later = clock();
            *spent += (later - now).max(0.0);
            now = later;
            if over {
                let outcome = work.outcome(*task, (*spent * 1e3) as u64);
                reports.push(Report::Ran { id: self.id, outcome });
                self.work = None;
            }
        }
        reports
    }

    /// Works on runs of lanes until the deadline.
    fn try_lanes(&mut self, deadline: f64, clock: Clock) -> Vec<Report> {
        let (mut reports, mut now) = (Vec::new(), clock());
        while now < deadline {
            let Some((trial, _, spent)) = &mut self.trial else {
                let Some((number, recipe)) = self.waiting.pop_front() else { break };
                match Trial::of(&recipe) {
                    Ok(trial) => self.trial = Some((trial, number, 0.0)),
                    Err(why) => {
                        reports.push(refused(self.id, &why));
                        *self = Session::default();
                    }
                }
                continue;
            };
            let over = trial.advance((*spent * 1e3) as u64);
            let later = clock();
            *spent += (later - now).max(0.0);
            now = later;
            if over && let Some((trial, number, spent)) = self.trial.take() {
                let traced = trial.traced(number, (spent * 1e3) as u64);
                reports.push(Report::Tried { id: self.id, traced });
            }
        }
        reports
    }

    /// Begins the next run; false when there is none.
    fn begin(&mut self, reports: &mut Vec<Report>) -> bool {
        let (Some(plan), Some(number)) = (&self.plan, self.tasks.pop_front()) else { return false };
        if number as usize >= plan.runs() {
            return true;
        }
        match Work::of(&plan.run(number as usize)) {
            Ok(work) => self.work = Some((work, number, 0.0)),
            Err(why) => {
                reports.push(refused(self.id, &why));
                *self = Session::default();
            }
        }
        true
    }
}

impl Racing {
    fn slice(&mut self, id: u32, deadline: f64, clock: Clock) -> Option<Report> {
        let mut now = clock();
        self.allowed += f64::from(self.pace.unwrap_or(0)) * (now - self.looked).max(0.0) / 1e3;
        self.looked = now;
        let most = if self.pace.is_some() { self.allowed as u64 } else { u64::MAX };
        while self.race.advance(most, clock) {
            now = clock();
            if now >= deadline {
                break;
            }
        }
        let over = self.race.is_over();
        self.going = !over;
        if !over && now - self.told < BEAT {
            return None;
        }
        self.told = now;
        Some(self.report(id))
    }

    fn report(&self, id: u32) -> Report {
        Report::Race { id, standings: self.race.standings(), over: self.race.is_over() }
    }
}

fn refused(id: u32, why: &RunError) -> Report {
    Report::Refused { id, why: why.to_string() }
}
