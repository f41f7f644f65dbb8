//! Playing by hand: the signals of it, and what its buttons and keys do.

use std::time::Duration;

use leptos::prelude::*;

use crate::exact::Verdict;
use crate::exact::hints::{Hint, HintOrder};
use crate::play::{Action, Game, Pencil};
use crate::puzzle::{Grid, Layout, Place, Square};
use crate::threads::search::protocol::Command;

use crate::play::sheet::Sheet;
use crate::say::cube::checked;
use crate::say::hint::Told;
use crate::say::play::clock;
use crate::say::run::{Stage, Truth};
use crate::ui::kit::store;
use crate::ui::state::page::Page;

/// Everything about play that is not on the board.
#[derive(Clone, Copy)]
pub struct Play {
    /// Whether the board is being played.
    pub on: RwSignal<bool>,
    pub pencil: RwSignal<Pencil>,
    /// The chosen squares when they are more than the one with the cursor.
    pub picked: RwSignal<Vec<Square>>,
    /// Whether digits that are put down are struck from the marks they see.
    pub clean: RwSignal<bool>,
    /// Whether repeated digits are marked.
    pub conflicts: RwSignal<bool>,
    /// Whether the time is shown.
    pub timed: RwSignal<bool>,
    pub seconds: RwSignal<u32>,
    pub paused: RwSignal<bool>,
    /// The hint that was asked for, and how much of it is told.
    pub told: RwSignal<Option<Told>>,
    /// Number of the latest question for a hint.
    pub asked: StoredValue<u32>,
    pub complete: Memo<bool>,
}

/// What the verdict is about: all digits, or while playing the givens alone.
pub fn judged(sheet: &Sheet, playing: bool) -> Grid {
    if playing { sheet.givens().grid } else { sheet.grid.clone() }
}

impl Play {
    pub fn new(game: RwSignal<Game>) -> Play {
        let flag = |key: &str| RwSignal::new(store::get(key).is_none_or(|v| v != "off"));
        Play {
            on: RwSignal::new(false),
            pencil: RwSignal::new(Pencil::Digit),
            picked: RwSignal::new(Vec::new()),
            clean: flag("play-clean"),
            conflicts: flag("play-conflicts"),
            timed: flag("play-time"),
            seconds: RwSignal::new(0),
            paused: RwSignal::new(false),
            told: RwSignal::new(None),
            asked: StoredValue::new(0),
            complete: Memo::new(move |_| game.with(|g| g.board().is_complete())),
        }
    }

    /// Follows what the looks of the squares depend on.
    pub fn track(&self) {
        self.on.track();
        self.picked.track();
        self.told.track();
        self.conflicts.track();
    }

    /// The squares a hint points at.
    pub fn hinted(&self) -> Vec<Square> {
        self.told.with(|told| told.as_ref().map(Told::lit).unwrap_or_default())
    }

    /// The squares in which it takes marks away.
    pub fn struck(&self) -> Vec<Square> {
        self.told.with(|told| told.as_ref().map(Told::struck).unwrap_or_default())
    }
}

const CHOOSE: &str = "Choose a square first: click or tap it, or use the arrow keys.";
const STAYS: &str = "A given stays; Unlock makes the givens digits that can be changed.";

impl Page {
    /// The chosen squares, and the one with the cursor.
    pub fn chosen(self) -> Vec<Square> {
        let picked = self.play.picked.get_untracked();
        match self.selected.get_untracked() {
            Some(place) if picked.is_empty() => vec![Layout::of(self.shape.get_untracked()).at(place)],
            _ => picked,
        }
    }

    /// Chooses one square alone.
    pub fn choose_square(self, place: Place) {
        if !self.play.picked.with_untracked(Vec::is_empty) {
            self.play.picked.set(Vec::new());
        }
        if self.selected.get_untracked() != Some(place) {
            self.selected.set(Some(place));
        }
    }

    /// Adds a square to the chosen ones and moves the cursor there; with `toggle` one that is chosen goes.
    pub fn choose_too(self, place: Place, toggle: bool) {
        let square = Layout::of(self.shape.get_untracked()).at(place);
        let mut chosen = self.chosen();
        match chosen.binary_search(&square) {
            Ok(at) if toggle && chosen.len() > 1 => {
                chosen.remove(at);
            }
            Ok(_) => {}
            Err(at) => chosen.insert(at, square),
        }
        if self.play.picked.with_untracked(|p| *p != chosen) {
            self.play.picked.set(chosen);
        }
        if self.selected.get_untracked() != Some(place) {
            self.selected.set(Some(place));
        }
    }

    /// Chooses every square that holds the same digit, or the same marks.
    pub fn choose_like(self, place: Place) {
        let square = Layout::of(self.shape.get_untracked()).at(place);
        self.play.picked.set(self.game.with_untracked(|g| g.board().like(square)));
    }

    /// Writes on the chosen squares; 0 erases.
    pub fn write(self, pencil: Pencil, digit: u8) {
        let chosen = self.chosen();
        if chosen.is_empty() {
            self.say(CHOOSE);
            return;
        }
        let action = if digit == 0 { Action::Erase } else { Action::Write(pencil, digit) };
        self.play_on();
        let changed = self.act_on(&chosen, &action);
        let given = |&s: &Square| self.game.with_untracked(|g| g.board().cells().get(s).is_some_and(|c| c.given));
        if !changed && pencil != Pencil::Colour && chosen.iter().all(given) {
            self.say(STAYS);
        } else if changed && self.notice.with_untracked(|n| n.text == STAYS || n.text == CHOOSE) {
            // It has been heeded.
            self.say("");
        }
        self.tell_end();
    }

    /// An action on the whole board.
    pub fn act(self, action: &Action) {
        self.play_on();
        self.act_on(&[], action);
        self.tell_end();
    }

    fn tell_end(self) {
        if self.play.complete.get_untracked() && !self.play.paused.get_untracked() {
            self.play.paused.set(true);
            let time = clock(self.play.seconds.get_untracked());
            self.say(format!("Solved by hand in {time}; checked: every row, column and box holds each digit once."));
            self.keep_game();
        }
    }

    fn play_on(self) {
        if self.play.paused.get_untracked() && !self.play.complete.get_untracked() {
            self.play.paused.set(false);
        }
    }

    /// Tells more of the hint, or asks for one.
    pub fn hint(self) {
        self.play_on();
        if let Some(told) = self.play.told.get_untracked() {
            match told.further() {
                Some(more) => self.play.told.set(Some(more)),
                None => {
                    if let Some(action) = told.action() {
                        self.act_on(&[], &action);
                    }
                    self.play.told.set(None);
                    self.tell_end();
                }
            }
            return;
        }
        let (grid, marks) =
            self.game.with_untracked(|g| (g.board().grid(), g.board().cells().iter().map(|c| c.centre).collect()));
        let answer = self.answer();
        self.play.asked.update_value(|id| *id += 1);
        let command = Command::Hint { id: self.play.asked.get_value(), order: HintOrder { grid, marks, answer } };
        self.judge.with_value(|client| client.iter().for_each(|client| client.send(&command)));
    }

    /// What the worker found.
    pub fn hinted(self, id: u32, hint: Hint) {
        if id == self.play.asked.get_value() && self.play.on.get_untracked() {
            let several = matches!(self.truth.get_untracked(), Truth::Known(Verdict::Several(..)));
            self.play.told.set(Some(Told::new(hint, self.shape.get_untracked(), several)));
        }
    }

    /// The only solution of the givens, where it is known.
    fn answer(self) -> Option<Grid> {
        self.truth
            .with_untracked(|t| if let Truth::Known(Verdict::One(answer)) = t { Some(answer.clone()) } else { None })
    }

    /// Compares what was typed with the only solution.
    pub fn check_typed(self) {
        let sheet = self.sheet.get_untracked();
        let told = self.truth.with_untracked(|t| if let Truth::Known(v) = t { Some(checked(&sheet, v)) } else { None });
        let (text, wrong) =
            told.unwrap_or_else(|| ("The solution is still being searched; check again in a moment.".into(), vec![]));
        self.say(text);
        self.wrong.set(wrong);
    }

    /// Goes over to playing the puzzle on the board, or back.
    pub fn set_playing(self, on: bool) {
        if self.play.on.get_untracked() == on {
            return;
        }
        if self.run.stage.get_untracked() == Stage::Running {
            self.main_action();
        }
        self.keep_game();
        let _ = store::set("view", if on { "play" } else { "solve" });
        self.play.told.set(None);
        self.play.picked.set(Vec::new());
        self.wrong.set(Vec::new());
        self.showing.set(None);
        let next = self.sheet.with_untracked(|s| judged(s, on));
        if self.judged.with_untracked(|old| *old != next) {
            self.truth.set(Truth::Asked);
        }
        self.play.on.set(on);
        self.play.paused.set(false);
        if on {
            self.say("");
            let sheet = self.sheet.get_untracked();
            if sheet.grid.filled() == sheet.typed_count() {
                if !sheet.grid.is_empty() {
                    self.say("These digits were typed: Lock makes them the givens of a puzzle.");
                }
            } else if !self.game.with_untracked(|g| g.board().is_begun()) {
                self.resume_game();
            }
        }
    }

    /// Counts the seconds while a puzzle is played and in sight, and keeps the game now and then.
    pub fn start_clock(self) {
        let tick = move || {
            let play = self.play;
            let rests = play.paused.get_untracked() || play.complete.get_untracked() || document().hidden();
            if play.on.get_untracked() && !rests {
                play.seconds.update(|s| *s += 1);
                if play.seconds.get_untracked().is_multiple_of(10) {
                    self.keep_game();
                }
            }
        };
        // The clock goes as long as the page does.
        let _ = set_interval_with_handle(tick, Duration::from_secs(1));
    }
}
