//! How hard the puzzles of a list are, one after the other, for what is printed of them.

use std::rc::Rc;

use leptos::prelude::*;

use crate::say::number::Noun;
use crate::say::page::share::Shared;
use crate::text::{Puzzle, Style};
use crate::threads::coach::protocol::{Command, Report, WalkOrder};
use crate::ui::play::coach::Coach;
use crate::ui::state::page::Page;

/// Seconds for one of them; a harder one is printed without.
const EACH: u32 = 3;

/// A part of the list, from and to, counted from 1.
type Part = (u32, u32);

#[derive(Clone, Copy)]
pub struct Levels {
    coach: Coach,
    /// Counts what was asked for; answers to older questions are stale.
    asked: StoredValue<u32>,
    known: RwSignal<Option<(Part, Vec<Puzzle>)>>,
}

impl Levels {
    pub fn new(page: Page) -> Levels {
        let coach = Coach::new(move |why| page.complain(why));
        Levels { coach, asked: StoredValue::new(0), known: RwSignal::new(None) }
    }

    /// A part of the list with what was found out of it.
    pub fn of(self, part: Part) -> Option<Vec<Puzzle>> {
        self.known.with_untracked(|known| known.as_ref().filter(|(of, _)| *of == part).map(|(_, list)| list.clone()))
    }

    /// What was found out is of another list.
    pub fn forget(self) {
        self.stop();
        self.known.set(None);
    }

    pub fn stop(self) {
        self.asked.update_value(|n| *n += 1);
    }

    /// Rates those of a part that are named; `told` hears how it stands, and nothing more once all is known.
    pub fn rate(self, part: Part, list: Vec<Puzzle>, unrated: Vec<u32>, told: impl Fn(Option<String>) + 'static) {
        self.stop();
        self.next(part, list, unrated, Rc::new(told));
    }

    fn next(self, part: Part, list: Vec<Puzzle>, mut unrated: Vec<u32>, told: Rc<dyn Fn(Option<String>)>) {
        let Some((at, puzzle)) = unrated.pop().and_then(|at| Some((at as usize, list.get(at as usize)?.grid.clone())))
        else {
            self.known.set(Some((part, list)));
            return told(None);
        };
        let (done, of) = (list.len().saturating_sub(unrated.len() + 1), list.len());
        told(Some(Shared::Ready { done: done.into(), of: Noun::Puzzle.of(of) }.text()));
        let mine = self.asked.get_value();
        let order = WalkOrder { puzzle, unique: true, seconds: EACH, style: Style::now() };
        self.coach.ask(
            move |id| Command::Walk { id, order },
            move |report| {
                // One that takes long is printed without, and so are all once the coach is lost.
                let (level, left) = match report {
                    Report::Walked { rated, .. } if rated.going => return,
                    Report::Walked { rated, .. } => (Some(rated.short).filter(|_| !rated.paused), unrated.clone()),
                    Report::Lost { .. } => (None, Vec::new()),
                    _ => return,
                };
                if mine != self.asked.get_value() {
                    return;
                }
                let mut list = list.clone();
                level.into_iter().for_each(|level| list[at].difficulty = level);
                self.next(part, list, left, told.clone());
            },
        );
    }
}
