//! What a command changes of a run that is open.

use crate::replay::ancestry::Stop;
use crate::replay::timeline::{Point, Timeline};
use crate::threads::replay::protocol::{Command, Report};
use crate::threads::replay::session::Session;

impl Session {
    pub(super) fn command(&mut self, command: Command) -> Vec<Report> {
        if let Command::Open { id, recipe, at } = command {
            let (population, chosen) = (self.population, self.chosen);
            *self = Session { id, population, chosen, ..Session::default() };
            return match Timeline::new(recipe) {
                Ok(mut line) => {
                    line.go(at);
                    self.line = Some(line);
                    Vec::new()
                }
                Err(error) => vec![Report::Refused { id, why: error.to_string() }],
            };
        }
        let mut reports = self.end_walk(&command);
        let Some(line) = &mut self.line else { return reports };
        let looks = matches!(command, Command::Look(_) | Command::Ancestry(_)) || is_look(&command);
        // Where a step starts from, and where a run goes on from.
        let home = if looks { None } else { self.home.take() };
        if !looks && !matches!(command, Command::Operator { .. }) {
            self.steps = 0;
        }
        if matches!(command, Command::Generations(_) | Command::Operator { .. }) && self.pace.take().is_some() {
            line.stay();
        }
        match command {
            Command::Open { .. } => {}
            Command::Panic => panic!("asked to panic, to test the recovery"),
            Command::Look(generation) => match (&mut self.walk, generation) {
                // A line that is being followed is not left, but it ends where the run rests.
                (Some((_, point)), None) => *point = self.home.take().unwrap_or(*point),
                (Some(_), Some(_)) => {}
                (None, Some(generation)) if self.pace.is_none() && self.trace.is_none() => {
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
            Command::Go(point) => {
                self.pace = None;
                line.go(point);
            }
            Command::Generations(by) => {
                let from = home.or(line.aim()).unwrap_or(line.point());
                // Back from within a generation, that one is complete again.
                let by = if by < 0 && from.operator > 0 { by + 1 } else { by };
                line.go(Point::of(from.generation.saturating_add_signed(by)));
            }
            Command::Operator { back } => {
                // From where it is on its way to: a second press counts, too, before the first has been answered.
                self.steps += if back { -1 } else { 1 };
                if let Some(home) = home {
                    line.go(home);
                }
                // To and fro before the first has been taken: nothing moves, and that is the answer.
                if self.steps == 0 && !line.is_going() {
                    reports.extend(self.picture());
                }
            }
            Command::End => {
                self.pace = None;
                line.go(Point::of(line.furthest()));
            }
            Command::Run(pace) => {
                self.pace = Some(pace);
                self.due = 0.0;
                match home {
                    Some(home) => line.go(home),
                    None => line.stay(),
                }
            }
            Command::Pause => {
                self.pace = None;
                match home {
                    Some(home) => line.go(home),
                    None => line.stay(),
                }
                if !line.is_going() {
                    reports.extend(self.pictures());
                }
            }
            Command::Choose(rank) => {
                self.chosen = rank;
                reports.extend(self.picture());
            }
            Command::Population(from) => {
                self.population = from;
                reports.extend(self.population());
            }
            Command::ChartRange(range) => {
                self.range = range;
                reports.extend(self.charts());
            }
            Command::Ancestry(rank) => {
                self.pace = None;
                self.trace = Some(rank);
                // The way home from a line that was being followed is not cut short.
                if reports.is_empty() {
                    line.stay();
                }
            }
        }
        reports
    }

    /// The search for ancestors is given up when a command moves the run.
    fn end_walk(&mut self, command: &Command) -> Vec<Report> {
        let looks = matches!(command, Command::Look(_)) || is_look(command);
        if !looks {
            self.trace = None;
        }
        let Some((mut walk, point)) = self.walk.take_if(|_| !looks) else { return Vec::new() };
        walk.ancestry.stop = Stop::Broken;
        if let Some(line) = &mut self.line {
            line.go(point);
        }
        // A run goes on from there, or rests there, and not on the way back.
        if !matches!(command, Command::Ancestry(_)) {
            self.home.get_or_insert(point);
        }
        vec![Report::Ancestry { id: self.id, ancestry: Box::new(walk.ancestry) }]
    }
}

/// Whether a command changes what is shown of a point, and not the point.
fn is_look(command: &Command) -> bool {
    matches!(command, Command::Choose(_) | Command::Population(_) | Command::ChartRange(_))
}
