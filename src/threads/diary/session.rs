//! What the diary does: commands in, reports out. A clock is handed in, so it runs natively too.

use crate::generate::daily::Maker;
use crate::generate::near::Near;
use crate::threads::diary::protocol::{Command, Protocol, Report};
use crate::threads::program::{Clock, Next, Program, SLICE};

/// The puzzle that is being made.
#[derive(Default)]
pub struct Session {
    work: Option<(u32, Work)>,
}

enum Work {
    Day(Box<Maker>),
    Another(Box<Near>),
}

impl Program for Session {
    type Protocol = Protocol;

    fn handle(&mut self, command: Command, _: Clock) -> Vec<Report> {
        match command {
            Command::Day { id, kind, date } => {
                let maker = Maker::new(kind, date);
                let none = maker.is_none().then_some(Report::Day { id, daily: None });
                self.work = maker.map(|maker| (id, Work::Day(Box::new(maker))));
                none.into_iter().collect()
            }
            Command::Another { id, order } => {
                let near = Near::new(order.shape, order.er, order.way, order.seed);
                self.work = Some((id, Work::Another(Box::new(near))));
                Vec::new()
            }
        }
    }

    fn slice(&mut self, clock: Clock) -> Vec<Report> {
        let deadline = clock() + SLICE;
        while let Some((id, work)) = &mut self.work {
            let id = *id;
            let report = match work {
                Work::Day(maker) => maker.step().map(|daily| Report::Day { id, daily: Some(daily.clone()) }),
                Work::Another(near) => {
                    near.step().map(|made| Report::Another { id, puzzle: made.puzzle, er: made.rating.er })
                }
            };
            if let Some(report) = report {
                self.work = None;
                return vec![report];
            }
            if clock() >= deadline {
                break;
            }
        }
        Vec::new()
    }

    fn next(&self, _: f64) -> Next {
        if self.work.is_some() { Next::Now } else { Next::Idle }
    }
}

#[cfg(test)]
mod tests {
    use crate::generate::daily::{Date, Kind, make};
    use crate::generate::near::Way;
    use crate::puzzle::Shape;
    use crate::technique::Grade;
    use crate::threads::diary::protocol::AnotherOrder;
    use crate::threads::diary::session::*;

    fn all(session: &mut Session) -> Vec<Report> {
        let mut reports = Vec::new();
        while session.next(0.0) == Next::Now {
            // Every slice is over after one step.
            reports.extend(session.slice(&|| 0.0));
        }
        reports
    }

    #[test]
    fn a_day_is_made_in_slices_and_a_newer_order_replaces_an_older_one() {
        let mut session = Session::default();
        let date = Date::read("2026-11-24").unwrap();
        assert_eq!(session.handle(Command::Day { id: 1, kind: Kind::Kube, date }, &|| 0.0), []);
        assert_eq!(session.handle(Command::Day { id: 2, kind: Kind::Sudoku, date }, &|| 0.0), []);
        assert_eq!(all(&mut session), [Report::Day { id: 2, daily: make(Kind::Sudoku, date) }]);
        let before = Command::Day { id: 3, kind: Kind::Sudoku, date: Date(0) };
        assert_eq!(session.handle(before, &|| 0.0), [Report::Day { id: 3, daily: None }]);
        assert_eq!(session.next(0.0), Next::Idle);
    }

    #[test]
    fn another_puzzle_has_the_level_that_is_asked() {
        let mut session = Session::default();
        let order = AnotherOrder { shape: Shape::Flat9, er: 26, way: Way::Same, seed: 5 };
        assert_eq!(session.handle(Command::Another { id: 4, order }, &|| 0.0), []);
        let made = all(&mut session);
        assert!(
            matches!(&made[..], [Report::Another { id: 4, er, .. }] if Grade::of(*er) == Grade::Medium),
            "{made:?}"
        );
    }
}
