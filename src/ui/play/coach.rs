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
            Report::Hint { id, .. } | Report::Walked { id, .. } | Report::Step { id, .. } => id,
        }
    }

    fn is_last(report: &Report) -> bool {
        !matches!(report, Report::Walked { rated, .. } if rated.going)
    }

    fn crashed(error: String) -> Breakdown {
        Breakdown::Coach { error }
    }

    fn refused(_: u32, _: String) -> Option<Report> {
        None
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
