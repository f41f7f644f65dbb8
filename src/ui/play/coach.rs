//! The page's line to its coach, the worker that gives hints and rates by technique; started when it is first asked.

use crate::say::worker::Breakdown;
use crate::threads::coach::protocol::{Command, Protocol, Report};

use crate::ui::kit::line::{Line, Numbered};
use crate::ui::state::page::Page;

pub type Coach = Line<Protocol>;

impl Numbered for Protocol {
    const META: &'static str = "worker-coach";

    fn id(report: &Report) -> u32 {
        match *report {
            Report::Hint { id, .. }
            | Report::Walked { id, .. }
            | Report::Step { id, .. }
            | Report::Making { id, .. }
            | Report::Beside { id, .. }
            | Report::Pages { id, .. }
            | Report::Page { id, .. }
            | Report::Lost { id, .. } => id,
        }
    }

    fn is_last(report: &Report) -> bool {
        match report {
            Report::Walked { rated, .. } => !rated.going,
            Report::Making { stand, .. } => !stand.going,
            Report::Page { more, .. } => !more,
            _ => true,
        }
    }

    fn crashed(error: String) -> Breakdown {
        Breakdown::Coach { error }
    }

    fn refused(id: u32, why: String) -> Option<Report> {
        Some(Report::Lost { id, why })
    }
}

/// Lets the page ask for hints while a board is played.
pub fn begin(page: Page) {
    let coach = Coach::new(move |why| page.complain(why));
    page.play.set_coach(move |number, order| {
        let answer = move |report| {
            if let Report::Hint { told, .. } = report {
                page.play.answer_hint(number, told);
            }
        };
        coach.ask(|id| Command::Hint { id, order }, answer);
    });
}
