//! One run that can be gone to and fro in. A clock is handed in, so it runs natively too.

mod command;
mod pictures;

use crate::replay::ancestry::Walk;
use crate::replay::timeline::{LAST, Point, Timeline};
use crate::threads::program::{Clock, Next, Program, SLICE};
use crate::threads::replay::protocol::{Command, Pace, Protocol, Report};

/// Milliseconds between two pictures while a run goes on: at most ten a second.
const PICTURE: f64 = 100.0;

/// Milliseconds between two sets of charts.
const CHARTS: f64 = 250.0;

/// The run, if one is open.
#[derive(Default)]
pub struct Session {
    id: u32,
    line: Option<Timeline>,
    pace: Option<Pace>,
    /// When the next step of a paced run is due.
    due: f64,
    chosen: Option<u32>,
    /// The rank from which the population is shown.
    population: Option<u32>,
    /// The generations that charts show.
    range: Option<(u64, u64)>,
    walk: Option<(Walk, Point)>,
    /// The rank of the individual whose ancestors are to be looked for, once the run is where it is on its way to.
    trace: Option<u32>,
    /// Where the run rests while another generation is looked at.
    home: Option<Point>,
    /// Operators to go on, or back, from where it is on its way to.
    steps: i32,
    /// When the last picture and the last charts were sent.
    pictured: f64,
    charted: f64,
    /// Where it is on its way to, and when that was told of last.
    told: Option<(Point, f64)>,
}

impl Program for Session {
    type Protocol = Protocol;

    fn handle(&mut self, command: Command, _: Clock) -> Vec<Report> {
        self.command(command)
    }

    fn slice(&mut self, clock: Clock) -> Vec<Report> {
        self.work(clock() + SLICE, clock)
    }

    fn next(&self, now: f64) -> Next {
        let Some(line) = &self.line else { return Next::Idle };
        let traced = self.walk.is_some() || self.trace.is_some();
        let going = traced || line.is_going() || self.steps_wait();
        match self.due - now {
            _ if going => Next::Now,
            _ if self.pace.is_none() => Next::Idle,
            wait if wait > 0.0 => Next::After(wait),
            _ => Next::Now,
        }
    }
}

impl Session {
    /// Works on until the deadline.
    fn work(&mut self, deadline: f64, clock: Clock) -> Vec<Report> {
        self.begin_walk();
        if self.walk.is_some() {
            return self.follow_back(deadline, clock);
        }
        let mut reports = Vec::new();
        loop {
            let stepping = self.steps_wait();
            let Some(line) = &mut self.line else { return reports };
            let now = clock();
            if !line.is_going() && stepping {
                line.go(line.operator_from(line.point(), self.steps < 0));
                self.steps -= self.steps.signum();
            } else if !line.is_going() {
                let Some(pace) = self.pace.filter(|_| now >= self.due) else { return reports };
                if line.is_over() {
                    self.pace = None;
                    reports.extend(self.pictures());
                    return reports;
                }
                let (next, rate) = match pace {
                    Pace::Operators(rate) => (line.operator_from(line.point(), false), rate),
                    Pace::Generations(rate) => (Point::of(line.point().generation + 1), rate),
                    Pace::Full => (Point::of(u64::MAX), f64::INFINITY),
                };
                self.due = (self.due + 1000.0 / rate).max(now);
                line.go(next);
            }
            let before = line.generation();
            let there = line.go_on();
            let full = self.pace == Some(Pace::Full);
            let complete = there || (full && line.generation() != before);
            let late = clock() >= deadline;
            if there && self.pace.is_none() {
                if self.steps_wait() {
                    continue;
                }
                // A look changes no chart.
                let charts = self.home.is_none();
                reports.extend(self.picture().into_iter().chain(self.population()));
                reports.extend(self.charts().filter(|_| charts));
                return reports;
            }
            // A picture is taken between two generations.
            if complete && now - self.pictured >= gap(self.pace) {
                self.pictured = now;
                if full && !there {
                    line.pass();
                }
                reports.extend(self.picture());
                reports.extend(self.population());
                if now - self.charted >= charts_gap(self.pace) {
                    self.charted = now;
                    reports.extend(self.charts());
                }
                return reports;
            }
            if late {
                reports.extend(self.underway(now));
                return reports;
            }
        }
    }

    /// Whether a step by an operator is yet to be taken; none is while another generation is looked at.
    fn steps_wait(&self) -> bool {
        self.steps != 0 && self.home.is_none()
    }

    /// How far the way to a generation has been gone, now and then, when it is long.
    fn underway(&mut self, now: f64) -> Option<Report> {
        let line = self.line.as_ref()?;
        let (aim, generation) = (line.aim().filter(|_| self.pace.is_none() && self.home.is_none())?, line.generation());
        if self.told.is_none_or(|(of, _)| of != aim) {
            self.told = Some((aim, now));
        }
        let (_, told) = self.told.as_mut()?;
        if now - *told < UNDERWAY || generation > aim.generation {
            return None;
        }
        *told = now;
        Some(Report::Underway { id: self.id, generation, to: aim.generation })
    }

    /// Begins to look for the ancestors that were asked for, unless it is still on its way.
    fn begin_walk(&mut self) {
        let steps = self.steps_wait();
        let Some(line) = self.line.as_ref().filter(|line| !line.is_going() && !steps) else { return };
        let Some(rank) = self.trace.take() else { return };
        let population = line.run().search().members();
        let givens = line.run().puzzle().cells().to_vec();
        let cells = population.first().map_or(0, |p| p.0.len());
        let givens = if cells == givens.len() { givens } else { line.run().puzzle().face_cells().collect() };
        let walk = Walk::new(line.point().generation, rank, &population, &givens);
        self.walk = walk.map(|walk| (walk, line.point()));
    }

    /// Looks for ancestors, generation by generation backwards.
    fn follow_back(&mut self, deadline: f64, clock: Clock) -> Vec<Report> {
        let (Some((walk, point)), Some(line)) = (&mut self.walk, &mut self.line) else { return Vec::new() };
        while clock() < deadline && !walk.is_over() {
            let before = walk.generation() - 1;
            if line.is_going() {
                line.go_on();
            } else if line.generation() != before || line.operations().is_none() {
                line.go(Point { generation: before, operator: LAST });
            } else {
                let population = line.run().search().members();
                walk.back(line.operations().unwrap_or_default(), &population);
            }
        }
        let now = clock();
        let over = walk.is_over();
        let mut reports = Vec::new();
        if over || now - self.pictured >= CHARTS {
            self.pictured = now;
            reports.push(Report::Ancestry { id: self.id, ancestry: Box::new(walk.ancestry.clone()) });
        }
        if over {
            line.go(*point);
            self.walk = None;
        }
        reports
    }
}

/// Milliseconds between two drawings of the charts at a pace: at full speed they change least from one to the next.
fn charts_gap(pace: Option<Pace>) -> f64 {
    if pace == Some(Pace::Full) { 2.0 * CHARTS } else { CHARTS }
}

/// Milliseconds on the way before it is told of, and between two tellings.
const UNDERWAY: f64 = 400.0;

/// Milliseconds between two pictures at a pace.
fn gap(pace: Option<Pace>) -> f64 {
    match pace {
        Some(Pace::Operators(rate) | Pace::Generations(rate)) => PICTURE.min(500.0 / rate.max(0.001)),
        _ => PICTURE,
    }
}
