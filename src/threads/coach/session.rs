//! What the coach does: commands in, reports out. A clock is handed in, so it runs natively too.

use crate::text::Style;
use crate::threads::coach::beside::compare;
use crate::threads::coach::hints::told;
use crate::threads::coach::making::Making;
use crate::threads::coach::pages;
use crate::threads::coach::pages::Page;
use crate::threads::coach::protocol::{Command, Protocol, Rated, Report};
use crate::threads::coach::walk::Walk;
use crate::threads::program::{Clock, Next, Program, SLICE};

/// The puzzle that is rated, or was last, and what the page was told of it; the puzzles that are being made.
#[derive(Default)]
pub struct Session {
    walk: Option<Walk>,
    told: Option<Rated>,
    making: Option<Making>,
    /// A page that was sent without its example on a SudoKube, with its key.
    page: Option<(u32, String, Style, Page)>,
}

impl Program for Session {
    type Protocol = Protocol;

    fn handle(&mut self, command: Command, _: Clock) -> Vec<Report> {
        match command {
            Command::Hint { id, order } => vec![Report::Hint { id, told: told(&order) }],
            Command::Walk { id, order } => {
                (self.walk, self.told) = (Some(Walk::new(id, order)), None);
                Vec::new()
            }
            Command::WalkOn { id } => {
                self.walk.iter_mut().for_each(|walk| walk.go_on(id));
                Vec::new()
            }
            Command::Step { id, at } => {
                let step = self.walk.as_ref().and_then(|walk| walk.step(at as usize));
                step.map(|(text, picture, page)| Report::Step { id, text, picture, page }).into_iter().collect()
            }
            Command::Beside { id, order } => {
                let path = self.walk.as_ref().map_or(&[][..], Walk::path);
                vec![Report::Beside { id, compares: compare(&order, path) }]
            }
            Command::Make { id, order } => {
                self.making = Some(Making::new(id, order));
                Vec::new()
            }
            Command::Pages { id } => vec![Report::Pages { id, list: pages::list() }],
            Command::Page { id, key, style } => {
                let page = pages::page(&key, style);
                let more = page.is_some() && pages::is_on_cube(&key);
                self.page = page.clone().filter(|_| more).map(|page| (id, key, style, page));
                vec![Report::Page { id, page, more }]
            }
        }
    }

    fn slice(&mut self, clock: Clock) -> Vec<Report> {
        if let Some((id, key, style, page)) = self.page.take() {
            let page = Page { cube: pages::on_cube(&key, style), ..page };
            return vec![Report::Page { id, page: Some(page), more: false }];
        }
        if let Some(making) = &mut self.making {
            let id = making.id();
            let stand = making.slice(clock() + SLICE, clock);
            if stand.as_ref().is_some_and(|stand| !stand.going) {
                self.making = None;
            }
            return stand.map(|stand| Report::Making { id, stand }).into_iter().collect();
        }
        let Some(walk) = self.walk.as_mut().filter(|walk| walk.going()) else { return Vec::new() };
        let rated = walk.slice(clock() + SLICE, clock);
        // Most slices change nothing that the page shows.
        if self.told.as_ref() == Some(&rated) {
            return Vec::new();
        }
        self.told = Some(rated.clone());
        vec![Report::Walked { id: walk.id(), rated }]
    }

    fn next(&self, _: f64) -> Next {
        let busy = self.page.is_some() || self.making.is_some() || self.walk.as_ref().is_some_and(Walk::going);
        if busy { Next::Now } else { Next::Idle }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use crate::text::{Style, read};
    use crate::threads::coach::protocol::WalkOrder;
    use crate::threads::coach::session::*;

    #[test]
    fn the_page_is_told_what_has_changed_and_the_end() {
        let puzzle =
            read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").unwrap().grid;
        let mut session = Session::default();
        let now = Cell::new(0.0);
        let clock = || {
            // A slice is over after one step.
            now.set(now.get() + SLICE / 2.0);
            now.get()
        };
        let order = WalkOrder { puzzle, unique: true, seconds: 1000, style: Style::Figures };
        assert_eq!(session.handle(Command::Walk { id: 3, order }, &clock), []);
        let (mut slices, mut told) = (0, Vec::new());
        while session.next(0.0) == Next::Now {
            slices += 1;
            told.extend(session.slice(&clock));
        }
        assert!(told.len() < slices && told.windows(2).all(|pair| pair[0] != pair[1]), "{} of {slices}", told.len());
        assert!(matches!(told.last(), Some(Report::Walked { id: 3, rated }) if rated.solved && !rated.going));
        assert!(matches!(&session.handle(Command::Step { id: 4, at: 0 }, &clock)[..], [Report::Step { id: 4, .. }]));
    }
}
