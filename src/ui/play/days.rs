//! The puzzles of a day: made in a worker of their own, today's while nothing else is done.

use leptos::prelude::*;

use crate::generate::daily::{Daily, Date, Kind};
use crate::play::{Board, Sheet};
use crate::puzzle::Grid;
use crate::say::page::diary::{Diary, of_day};
use crate::say::worker::Breakdown;
use crate::technique::Tenths;
use crate::threads::diary::protocol::{AnotherOrder, Command, Protocol, Report};

use crate::ui::kit::latest::Latest;
use crate::ui::kit::line::{Line, Numbered};
use crate::ui::play::times;
use crate::ui::state::page::Page;

impl Numbered for Protocol {
    const META: &'static str = "worker-diary";

    fn id(report: &Report) -> u32 {
        match *report {
            Report::Day { id, .. } | Report::Another { id, .. } => id,
        }
    }

    fn is_last(_: &Report) -> bool {
        true
    }

    fn crashed(error: String) -> Breakdown {
        Breakdown::Generator { error }
    }

    fn refused(_: u32, _: String) -> Option<Report> {
        None
    }
}

/// The line to the diary, and the puzzles that are there already.
#[derive(Clone, Copy)]
pub struct Days {
    page: Page,
    line: Line<Protocol>,
    made: StoredValue<Vec<Daily>>,
    /// Of what a person asked for, the last alone counts.
    asked: Latest,
    /// What is being made for a person who waits.
    pub waits: RwSignal<Option<Kind>>,
    /// Whether that is another puzzle, as hard as the one before, which is of no day.
    pub another: RwSignal<bool>,
    /// Counts the puzzles that were solved and noted while this is open.
    pub noted: RwSignal<u32>,
}

impl Days {
    pub fn new(page: Page) -> Days {
        let (waits, another) = (RwSignal::new(None), RwSignal::new(false));
        let lost = move |why| {
            waits.set(None);
            another.set(false);
            page.complain(why);
        };
        let line = Line::new(lost);
        Days {
            page,
            line,
            made: StoredValue::new(Vec::new()),
            asked: Latest::new(),
            waits,
            another,
            noted: RwSignal::new(0),
        }
    }

    fn ready(self, kind: Kind, date: Date) -> Option<Daily> {
        self.made.with_value(|made| made.iter().find(|d| (d.kind, d.date) == (kind, kind.day(date))).cloned())
    }

    /// Puts the puzzle of a day on the board, to be played.
    pub fn open(self, kind: Kind, date: Date) {
        let number = self.asked.ask();
        self.another.set(false);
        if let Some(daily) = self.ready(kind, date) {
            self.waits.set(None);
            return self.play(&daily);
        }
        self.waits.set(Some(kind));
        let before = self.page.board.puzzle_id();
        self.ask(kind, date, move |daily| {
            if !self.asked.is(number) {
                return;
            }
            self.waits.set(None);
            match daily {
                // Another puzzle may have been chosen meanwhile.
                Some(_) if self.page.board.puzzle_id() != before => {}
                Some(daily) => self.play(&daily),
                None => self.page.say(Diary::BeforeAll.text()),
            }
        });
    }

    /// Makes another puzzle: the diary makes one at a time, and the newest order replaces the one before.
    pub fn make_another(self, order: AnotherOrder, then: impl Fn(Grid, Tenths) + 'static) {
        let number = self.asked.ask();
        self.waits.set(None);
        self.another.set(true);
        let before = self.page.board.puzzle_id();
        let take = move |report| {
            let Report::Another { puzzle, er, .. } = report else { return };
            // Play may have been left meanwhile, and all of this with it.
            if !self.asked.is(number) {
                return;
            }
            self.another.set(false);
            if self.page.board.puzzle_id() == before {
                then(puzzle, er);
            }
        };
        self.line.ask(move |id| Command::Another { id, order }, take);
    }

    fn ask(self, kind: Kind, date: Date, then: impl Fn(Option<Daily>) + 'static) {
        let take = move |report| {
            if let Report::Day { daily, .. } = report {
                // Play may have been left meanwhile, and all of this with it.
                if self.made.try_update_value(|made| made.extend(daily.clone())).is_some() {
                    then(daily);
                }
            }
        };
        self.line.ask(move |id| Command::Day { id, kind, date }, take);
    }

    fn play(self, daily: &Daily) {
        let sheet = Sheet::of_givens(daily.puzzle.clone());
        let id = Board::of_sheet(&sheet).puzzle_id();
        times::note_day(self.page, id, daily.kind, daily.date);
        self.page.set_playing(true);
        // One that is on the board goes on as it stands.
        if id != self.page.board.puzzle_id() {
            self.page.load_alone(sheet);
        }
        self.page.say(of_day(daily.kind, daily.date));
    }

    /// Makes those of today, one after the other, as long as nobody waits for another.
    pub fn prepare(self) {
        // Play may have been left since this was put off.
        if self.waits.try_get_untracked() != Some(None) || self.another.get_untracked() {
            return;
        }
        let date = times::today();
        let missing = Kind::ALL.into_iter().find(|&kind| self.ready(kind, date).is_none());
        if let Some(kind) = missing {
            self.ask(kind, date, move |daily| {
                if daily.is_some() {
                    self.prepare();
                }
            });
        }
    }
}
