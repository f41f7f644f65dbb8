//! Questions to a worker that are not answered yet: when the worker is lost, they are put to the next one.

use std::mem::discriminant;

use crate::threads::search::protocol::{Command, Report};

/// Workers that are asked the same: it may be what they break down of.
const WORKERS: u32 = 3;

/// The open questions, one of each kind, and how many workers were lost over each.
#[derive(Default)]
pub struct Unanswered(Vec<(Command, u32)>);

impl Unanswered {
    /// A command is sent: a question takes the place of an older one of its kind.
    pub fn note(&mut self, command: &Command) {
        match command {
            Command::GenerateStop => self.0.retain(|(c, _)| !matches!(c, Command::Generate { .. })),
            Command::RateStop => self.0.retain(|(c, _)| !matches!(c, Command::Rate { .. })),
            Command::Verdict { .. } | Command::Count { .. } | Command::Generate { .. } | Command::Rate { .. } => {
                self.0.retain(|(c, _)| discriminant(c) != discriminant(command));
                self.0.push((command.clone(), 0));
            }
            _ => {}
        }
    }

    /// A report has come: the question that it answers is open no more.
    pub fn answer(&mut self, report: &Report) {
        self.0.retain(|(command, _)| match (command, report) {
            (Command::Verdict { id, .. }, Report::Verdict { id: of, .. })
            | (Command::Count { id, .. }, Report::Counted { id: of, .. })
            | (
                Command::Generate { id, .. },
                Report::Generated { id: of, .. } | Report::GenerateRefused { id: of, .. },
            )
            | (Command::Rate { id, .. }, Report::Rated { id: of, .. } | Report::RateRefused { id: of, .. }) => id != of,
            _ => true,
        });
    }

    /// The worker is lost: what is to be asked of the next one, and what is given up.
    pub fn lose(&mut self) -> (Vec<Command>, Vec<Command>) {
        self.0.iter_mut().for_each(|(_, lost)| *lost += 1);
        let (again, given_up): (Vec<_>, Vec<_>) = self.0.drain(..).partition(|(_, lost)| *lost < WORKERS);
        self.0 = again;
        (self.0.iter().map(|(c, _)| c.clone()).collect(), given_up.into_iter().map(|(c, _)| c).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::Verdict;
    use crate::puzzle::{Grid, Shape};

    fn verdict(id: u32) -> Command {
        Command::Verdict { id, puzzle: Grid::empty(Shape::Flat4) }
    }

    fn count(id: u32) -> Command {
        Command::Count { id, puzzle: Grid::empty(Shape::Flat4), limit: 10 }
    }

    #[test]
    fn an_open_question_is_asked_again_the_newest_of_each_kind_until_its_own_answer() {
        let mut open = Unanswered::default();
        [verdict(1), count(1), verdict(2), Command::Pause].iter().for_each(|command| open.note(command));
        assert_eq!(open.lose(), (vec![count(1), verdict(2)], vec![]));
        let report = |id| Report::Verdict { id, verdict: Verdict::Undecided, nodes: 3, milliseconds: 1.0 };
        open.answer(&report(1));
        assert_eq!(open.lose().0.len(), 2, "an answer to an older question is none");
        open.answer(&report(2));
        open.note(&verdict(3));
        assert_eq!(open.lose(), (vec![verdict(3)], vec![count(1)]), "what three workers were lost over is given up");
        open.answer(&report(3));
        assert_eq!(open.lose(), (vec![], vec![]));
    }

    #[test]
    fn what_was_stopped_is_not_asked_again() {
        use crate::rate::RateOrder;
        let mut open = Unanswered::default();
        open.note(&Command::Rate { id: 1, order: RateOrder::new(Grid::empty(Shape::Flat9), 1) });
        open.note(&Command::RateStop);
        assert_eq!(open.lose(), (vec![], vec![]));
    }
}
