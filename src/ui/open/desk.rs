//! The page's line to its desk, the worker that reads texts and files and writes what leaves the page.

use std::time::Duration;

use js_sys::Reflect;
use leptos::prelude::*;

use crate::say::worker::Breakdown;
use crate::threads::desk::protocol::{Protocol, Report};

use crate::ui::kit::events::listen;
use crate::ui::kit::line::{Line, Numbered};
use crate::ui::kit::timer::after;
use crate::ui::state::page::Page;

/// How long the page must have stood before the desk is fetched without being needed.
const START_DELAY: Duration = Duration::from_millis(1500);

pub type Desk = Line<Protocol>;

impl Numbered for Protocol {
    const META: &'static str = "worker-desk";

    fn id(report: &Report) -> u32 {
        match *report {
            Report::Found { id, .. }
            | Report::Link { id, .. }
            | Report::Refused { id, .. }
            | Report::Gone { id }
            | Report::List { id, .. }
            | Report::Picked { id, .. }
            | Report::Texts { id, .. }
            | Report::Saved { id, .. }
            | Report::Picture { id, .. }
            | Report::Code { id, .. }
            | Report::View { id, .. }
            | Report::Progress { id, .. }
            | Report::Sheets { id, .. } => id,
        }
    }

    fn is_last(report: &Report) -> bool {
        !matches!(report, Report::Progress { .. })
    }

    fn crashed(error: String) -> Breakdown {
        Breakdown::Desk { error }
    }

    fn refused(id: u32, why: String) -> Option<Report> {
        Some(Report::Refused { id, why })
    }
}

/// The page's desk, fetched when nothing else is going on, so that a paste is answered at once.
pub fn begin(page: Page) -> Desk {
    let desk = Desk::new(move |why| page.complain(why));
    // Not before the page has all of its program (public/boot.js).
    listen("sudokube:all", move |_| after(START_DELAY, move || request_idle_callback(move || desk.start())));
    desk
}

/// Calls back when the browser has nothing else to do; at once where it cannot tell.
fn request_idle_callback(then: impl Fn() + 'static) {
    let knows = Reflect::has(&window(), &"requestIdleCallback".into()).unwrap_or(false);
    match knows {
        true => leptos::prelude::request_idle_callback(then),
        false => then(),
    }
}
