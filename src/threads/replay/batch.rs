//! Many runs one after the other, for a study, or some of them side by side, for a race. Where a page has several such
//! threads, it hands each its own runs.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::evolve::Run;
use crate::puzzle::Grid;
use crate::replay::record::{Recipe, Record};
use crate::study::{Lane, Outcome, Plan, Race, Standing, StudyError, Work};
use crate::threads::replay::protocol::Answer;

/// What is wished. `id` comes back in every answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Order {
    /// These runs of a study, after those that are there already if the id is the same.
    Runs {
        id: u32,
        plan: Plan,
        tasks: Vec<u32>,
    },
    /// A race, which stands at its start.
    Race {
        id: u32,
        puzzle: Grid,
        lanes: Vec<Lane>,
        evaluations: u64,
    },
    /// A run written down as CSV.
    Record {
        id: u32,
        recipe: Recipe,
    },
    /// Goes on; each lane uses at most so many evaluations a second.
    Go {
        pace: Option<u32>,
    },
    Pause,
    /// Drops what is there.
    Stop,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum News {
    Ran { id: u32, outcome: Outcome },
    Recorded { id: u32, csv: String },
    Race { id: u32, standings: Vec<Standing>, over: bool },
}

/// Milliseconds between two reports of a race.
const BEAT: f64 = 100.0;

/// Nothing, the runs of a study, or a race.
#[derive(Default)]
pub struct Batch {
    id: u32,
    plan: Option<Plan>,
    tasks: VecDeque<u32>,
    /// The run that is on, its number and the milliseconds spent on it.
    work: Option<(Work, u32, f64)>,
    race: Option<Racing>,
    record: Option<Record>,
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

impl Batch {
    pub fn order(&mut self, order: Order, clock: &dyn Fn() -> f64) -> Option<Answer> {
        match order {
            Order::Runs { id, plan, tasks } => {
                if id != self.id || self.plan.as_ref() != Some(&plan) {
                    *self = Batch { id, plan: Some(plan), ..Batch::default() };
                }
                self.tasks.extend(tasks);
                None
            }
            Order::Race { id, puzzle, lanes, evaluations } => {
                *self = Batch { id, ..Batch::default() };
                match Race::new(&puzzle, &lanes, evaluations) {
                    Ok(race) => {
                        let racing = Racing { race, going: false, pace: None, allowed: 0.0, looked: 0.0, told: 0.0 };
                        let answer = racing.answer(id);
                        self.race = Some(racing);
                        Some(answer)
                    }
                    Err(why) => Some(refused(id, &why)),
                }
            }
            Order::Record { id, recipe } => {
                *self = Batch { id, ..Batch::default() };
                match Record::new(recipe) {
                    Ok(record) => {
                        self.record = Some(record);
                        None
                    }
                    Err(why) => Some(refused(id, &why.into())),
                }
            }
            Order::Go { pace } => {
                let racing = self.race.as_mut()?;
                let used = racing.race.standings().iter().map(|s| s.evaluations).max().unwrap_or(0);
                // What was allowed and not used is not made up for.
                (racing.going, racing.pace, racing.allowed, racing.looked) = (true, pace, used as f64, clock());
                None
            }
            Order::Pause => {
                let racing = self.race.as_mut()?;
                racing.going = false;
                Some(racing.answer(self.id))
            }
            Order::Stop => {
                *self = Batch::default();
                None
            }
        }
    }

    pub fn is_busy(&self) -> bool {
        self.work.is_some()
            || !self.tasks.is_empty()
            || self.record.is_some()
            || self.race.as_ref().is_some_and(|r| r.going)
    }

    /// Milliseconds until there is something to do, when a race is ahead of its pace.
    pub fn rest(&self) -> Option<f64> {
        self.race.as_ref().filter(|r| r.going && r.pace.is_some()).map(|_| 8.0)
    }

    /// Works until the deadline; a run that ends is told of, and one that cannot start as well.
    pub fn slice(&mut self, deadline: f64, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        let mut answers = Vec::new();
        if let Some(racing) = self.race.as_mut().filter(|r| r.going) {
            answers.extend(racing.slice(self.id, deadline, clock));
            return answers;
        }
        let mut now = clock();
        while let Some(record) = self.record.as_mut().filter(|_| now < deadline) {
            if record.advance() {
                let csv = self.record.take().map(Record::csv).unwrap_or_default();
                answers.push(Answer::Batch(News::Recorded { id: self.id, csv }));
            }
            now = clock();
        }
        while now < deadline {
            if self.work.is_none() && !self.begin(&mut answers) {
                break;
            }
            let Some((work, task, spent)) = &mut self.work else { continue };
            let over = work.advance();
            let later = clock();
            *spent += (later - now).max(0.0);
            now = later;
            if over {
                let outcome = work.outcome(*task, (*spent * 1e3) as u64);
                answers.push(Answer::Batch(News::Ran { id: self.id, outcome }));
                self.work = None;
            }
        }
        answers
    }

    /// Begins the next run; false when there is none.
    fn begin(&mut self, answers: &mut Vec<Answer>) -> bool {
        let (Some(plan), Some(number)) = (&self.plan, self.tasks.pop_front()) else { return false };
        if number as usize >= plan.runs() {
            return true;
        }
        let task = plan.task(number as usize);
        match Run::new(&plan.algorithm, &plan.puzzles[task.puzzle], &plan.settings_of(task.value), task.seed) {
            Ok(run) => self.work = Some((Work::new(run, plan.limits), number, 0.0)),
            Err(why) => {
                answers.push(refused(self.id, &why.into()));
                *self = Batch::default();
            }
        }
        true
    }
}

impl Racing {
    fn slice(&mut self, id: u32, deadline: f64, clock: &dyn Fn() -> f64) -> Option<Answer> {
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
        Some(self.answer(id))
    }

    fn answer(&self, id: u32) -> Answer {
        Answer::Batch(News::Race { id, standings: self.race.standings(), over: self.race.is_over() })
    }
}

fn refused(id: u32, why: &StudyError) -> Answer {
    Answer::Refused { id, why: why.to_string() }
}
