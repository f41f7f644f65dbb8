//! One run that can be gone to and fro in: wishes in, what is to be seen out. It works in slices and runs natively too.

use crate::evolve::Run;
use crate::replay::curves::Curves;
use crate::replay::family::{Stop, Walk};
use crate::replay::moment;
use crate::replay::moment::{Crowd, Moment};
use crate::replay::timeline::{LAST, Point, Timeline};
use crate::threads::replay::protocol::Answer;
pub use crate::threads::replay::wish::{Pace, Wish};

/// Milliseconds between two pictures while a run goes on: at most ten a second.
const PICTURE: f64 = 100.0;

/// Milliseconds between two sets of charts.
const CHARTS: f64 = 250.0;

/// The run, if one is open.
#[derive(Default)]
pub struct Rewind {
    id: u32,
    line: Option<Timeline>,
    pace: Option<Pace>,
    /// When the next step of a paced run is due.
    due: f64,
    chosen: Option<u32>,
    crowd: Option<u32>,
    sight: Option<(u64, u64)>,
    walk: Option<(Walk, Point)>,
    /// Where the run rests while another generation is looked at.
    home: Option<Point>,
    /// When the last picture and the last charts were sent.
    pictured: f64,
    charted: f64,
    /// Where it is on its way to, and when that was told of last.
    told: Option<(Point, f64)>,
}

impl Rewind {
    pub fn wish(&mut self, wish: Wish) -> Vec<Answer> {
        if let Wish::Open { id, puzzle, algorithm, settings, seed, at } = wish {
            let (crowd, chosen) = (self.crowd, self.chosen);
            *self = Rewind { id, crowd, chosen, ..Rewind::default() };
            return match Timeline::new(&algorithm, &puzzle, &settings, seed) {
                Ok(mut line) => {
                    line.go(at);
                    self.line = Some(line);
                    Vec::new()
                }
                Err(error) => vec![Answer::Refused { id, why: error.to_string() }],
            };
        }
        let mut answers = self.break_walk(&wish);
        let Some(line) = &mut self.line else { return answers };
        let looks = matches!(wish, Wish::Choose(_) | Wish::Crowd(_) | Wish::Sight(_) | Wish::Look(_) | Wish::Family(_));
        // Where a step starts from, and where a run goes on from.
        let home = if looks { None } else { self.home.take() };
        match wish {
            Wish::Open { .. } => {}
            Wish::Look(generation) => match (&mut self.walk, generation) {
                // A line that is being followed is not left, but it ends where the run rests.
                (Some((_, point)), None) => *point = self.home.take().unwrap_or(*point),
                (Some(_), Some(_)) => {}
                (None, Some(generation)) if self.pace.is_none() => {
                    self.home.get_or_insert(line.aim().unwrap_or(line.point()));
                    line.go(Point::of(generation));
                }
                (None, Some(_)) => {}
                (None, None) => {
                    if let Some(home) = self.home.take() {
                        line.go(home);
                    }
                }
            },
            Wish::Go(point) => {
                self.pace = None;
                line.go(point);
            }
            Wish::Generations(by) => {
                self.pace = None;
                let from = home.or(line.aim()).unwrap_or(line.point());
                // Back from within a generation, that one is complete again.
                let by = if by < 0 && from.operator > 0 { by + 1 } else { by };
                line.go(Point::of(from.generation.saturating_add_signed(by)));
            }
            Wish::Operator { back } => {
                self.pace = None;
                let next = line.operator_from(home.unwrap_or(line.point()), back);
                line.go(next);
            }
            Wish::End => {
                self.pace = None;
                line.go(Point::of(line.furthest()));
            }
            Wish::Run(pace) => {
                self.pace = Some(pace);
                self.due = 0.0;
                match home {
                    Some(home) => line.go(home),
                    None => line.stay(),
                }
            }
            Wish::Pause => {
                self.pace = None;
                match home {
                    Some(home) => line.go(home),
                    None => line.stay(),
                }
                if !line.is_going() {
                    answers.extend(self.pictures());
                }
            }
            Wish::Choose(rank) => {
                self.chosen = rank;
                answers.extend(self.picture());
            }
            Wish::Crowd(from) => {
                self.crowd = from;
                answers.extend(self.crowd());
            }
            Wish::Sight(sight) => {
                self.sight = sight;
                answers.extend(self.charts());
            }
            Wish::Family(rank) => {
                self.pace = None;
                line.stay();
                let population = individuals(line.run());
                let givens = line.run().puzzle().cells().to_vec();
                let cells = population.first().map_or(0, |p| p.0.len());
                let givens = if cells == givens.len() { givens } else { line.run().puzzle().face_cells().collect() };
                let walk = Walk::new(line.point().generation, rank, &population, &givens);
                self.walk = walk.map(|walk| (walk, line.point()));
            }
        }
        answers
    }

    /// A line of descent is given up when anything is wished that moves the run.
    fn break_walk(&mut self, wish: &Wish) -> Vec<Answer> {
        let looks = matches!(wish, Wish::Choose(_) | Wish::Crowd(_) | Wish::Sight(_) | Wish::Look(_));
        let Some((mut walk, point)) = self.walk.take_if(|_| !looks) else { return Vec::new() };
        walk.family.stop = Stop::Broken;
        if let Some(line) = &mut self.line {
            line.go(point);
        }
        vec![Answer::Family { id: self.id, family: Box::new(walk.family) }]
    }

    pub fn is_busy(&self) -> bool {
        self.walk.is_some() || self.line.as_ref().is_some_and(|line| line.is_going() || self.pace.is_some())
    }

    /// Milliseconds until there is something to do.
    pub fn wait(&self, now: f64) -> f64 {
        let going = self.walk.is_some() || self.line.as_ref().is_some_and(Timeline::is_going);
        if going { 0.0 } else { (self.due - now).max(0.0) }
    }

    /// Works on until the deadline.
    pub fn slice(&mut self, deadline: f64, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        if self.walk.is_some() {
            return self.follow(deadline, clock);
        }
        let mut answers = Vec::new();
        loop {
            let Some(line) = &mut self.line else { return answers };
            let now = clock();
            if !line.is_going() {
                let Some(pace) = self.pace.filter(|_| now >= self.due) else { return answers };
                if line.is_over() {
                    self.pace = None;
                    answers.extend(self.pictures());
                    return answers;
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
                // A look changes no chart.
                let charts = self.home.is_none();
                answers.extend(self.picture().into_iter().chain(self.crowd()));
                answers.extend(self.charts().filter(|_| charts));
                return answers;
            }
            // A picture is taken between two generations.
            if complete && now - self.pictured >= gap(self.pace) {
                self.pictured = now;
                if full && !there {
                    line.pass();
                }
                answers.extend(self.picture());
                answers.extend(self.crowd());
                if now - self.charted >= charts_gap(self.pace) {
                    self.charted = now;
                    answers.extend(self.charts());
                }
                return answers;
            }
            if there && full {
                self.pace = None;
                answers.extend(self.pictures());
                return answers;
            }
            if late {
                answers.extend(self.underway(now));
                return answers;
            }
        }
    }

    /// How far the way to a generation has been gone, now and then, when it is long.
    fn underway(&mut self, now: f64) -> Option<Answer> {
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
        Some(Answer::Underway { id: self.id, generation, to: aim.generation })
    }

    /// Goes back along a line of descent.
    fn follow(&mut self, deadline: f64, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        let (Some((walk, point)), Some(line)) = (&mut self.walk, &mut self.line) else { return Vec::new() };
        while clock() < deadline && !walk.is_over() {
            let before = walk.generation() - 1;
            if line.is_going() {
                line.go_on();
            } else if line.generation() != before || line.operations().is_none() {
                line.go(Point { generation: before, operator: LAST });
            } else {
                let population = individuals(line.run());
                walk.back(line.operations().unwrap_or_default(), &population);
            }
        }
        let now = clock();
        let over = walk.is_over();
        let mut answers = Vec::new();
        if over || now - self.pictured >= CHARTS {
            self.pictured = now;
            answers.push(Answer::Family { id: self.id, family: Box::new(walk.family.clone()) });
        }
        if over {
            line.go(*point);
            self.walk = None;
        }
        answers
    }

    /// Everything that is to be seen.
    fn pictures(&self) -> Vec<Answer> {
        [self.picture(), self.crowd(), self.charts()].into_iter().flatten().collect()
    }

    fn picture(&self) -> Option<Answer> {
        let line = self.line.as_ref()?;
        let mut moment: Moment = moment::of(line, self.chosen);
        (moment.id, moment.running, moment.home) = (self.id, self.pace.is_some(), self.home);
        Some(Answer::Moment(Box::new(moment)))
    }

    fn crowd(&self) -> Option<Answer> {
        let line = self.line.as_ref()?;
        let crowd: Crowd = moment::crowd(line.run(), self.crowd?);
        Some(Answer::Crowd { id: self.id, crowd: Box::new(crowd) })
    }

    fn charts(&self) -> Option<Answer> {
        let line = self.line.as_ref()?;
        let (from, to) = self.sight.unwrap_or((0, line.furthest()));
        let curves = crate::replay::curves::curves(line.history(), from, to, line.operators());
        let single = line.run().search().population().len() <= 1;
        let curves = Curves { single, rate: line.rate().to_string(), ..curves };
        Some(Answer::Curves { id: self.id, curves: Box::new(curves) })
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

/// The population as operations see it: place by place where the method keeps a copy of a square for each face.
pub(crate) fn individuals(run: &Run) -> Vec<(Vec<u8>, u32)> {
    let search = run.search();
    let population = search.population();
    if search.copies().is_none() {
        return population;
    }
    let copies = search.emigrants(population.len());
    match copies.len() == population.len() {
        true => copies.into_iter().zip(population).map(|(cells, (_, fitness))| (cells, fitness)).collect(),
        false => population,
    }
}
