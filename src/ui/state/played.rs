//! Going over to Play and back: the clock, games to go on with, the puzzle of the day.

use std::time::Duration;

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::generate::daily::Kind;
use crate::play::Game;
use crate::play::kept::Known;
use crate::say::large::LargeLabel;
use crate::say::page::{Notice, NoticeMessage};
use crate::say::play::clock;

use crate::ui::kit::store;
use crate::ui::state::games::{Entry, all, holds, kept, saved};
use crate::ui::state::page::Page;

impl Page {
    /// Goes over to playing the puzzle on the board, or back.
    pub fn set_playing(self, on: bool) {
        if self.play.on.get_untracked() == on {
            return;
        }
        // Marks and hints know 25 digits.
        if on && self.board.shape.get_untracked().is_large() {
            self.say(LargeLabel::NotPlayed.text());
            return;
        }
        self.leave_start();
        if self.run.stage.get_untracked() == Stage::Running {
            self.run.pause();
        }
        self.keep_game();
        let _ = store::set("view", if on { "play" } else { "solve" });
        self.play.forget_hint();
        self.board.choose_no_more();
        self.verdict.mark_wrong(Vec::new());
        self.verdict.show_solution(None);
        self.board.sheet.with_untracked(|sheet| self.verdict.expect(sheet, on));
        self.play.turn(on);
        if on {
            self.say("");
            let sheet = self.board.sheet.get_untracked();
            if sheet.grid.filled() == sheet.typed_count() {
                if !sheet.grid.is_empty() {
                    self.say(Notice::LockFirst.text());
                }
            } else if !self.board.game.with_untracked(Game::is_begun) {
                self.resume_game();
            }
            self.look_elsewhere();
        }
    }

    /// Goes on with the puzzle on the board if it was begun before and not finished.
    fn resume_game(self) {
        match kept(self.board.puzzle_id()) {
            Some(Ok(left)) if left.game.is_begun() && !left.game.board().is_complete() => {
                let time = clock(left.seconds);
                self.take_up(left);
                self.say(NoticeMessage::Resumed { time }.text());
            }
            Some(Err(why)) => self.complain(NoticeMessage::NotResumed { why }.text()),
            _ => {}
        }
    }

    /// Plays the unfinished game that was played last, or else the puzzle on the board.
    pub fn play_last(self) {
        self.leave_room();
        let unfinished = all().entries.into_iter().find(|entry| !entry.saved.game.board().is_complete());
        match unfinished.filter(|_| !self.board.game.with_untracked(Game::is_begun)) {
            Some(entry) => {
                let time = clock(entry.saved.seconds);
                self.leave_start();
                self.play_kept(entry);
                self.say(NoticeMessage::Resumed { time }.text());
            }
            None => self.set_playing(true),
        }
    }

    /// Plays a puzzle of today, as soon as it is there.
    pub fn play_today(self, kind: Kind) {
        self.leave_room();
        self.play.want_day(Some(kind));
        self.set_playing(true);
    }

    /// The puzzle on the board from its start; what was done with it is a checkpoint of this name.
    pub fn begin_game_anew(self, name: &str) {
        self.board.keep_beside(name);
        let rules = self.rules();
        self.take_note(self.board.begin_anew(rules));
        self.play.forget_hint();
        self.play.set_clock(0);
        self.play_on();
    }

    /// Plays a game of the list.
    pub fn play_kept(self, entry: Entry) {
        self.keep_game();
        if !self.give_place(&entry) {
            return;
        }
        if self.board.puzzle_id() == entry.saved.game.board().puzzle_id() {
            self.take_up(entry.saved);
        } else {
            self.load(entry.saved.game.board().sheet());
        }
        self.set_playing(true);
    }

    /// Remembers for this tab which puzzle is played in it, begun or not.
    pub fn keep_place(self) {
        self.kept.keep_place(self.play.on.get_untracked().then(|| self.board.puzzle_id()));
    }

    /// Whether the puzzle on the board was played in this tab before the page was left.
    pub fn was_played_here(self) -> bool {
        self.kept.was_left(self.board.puzzle_id())
    }

    /// Goes on with the puzzle on the board if the page was left while it was played. The address may hold what no game has: digits
    /// typed in Solve, in this tab or by whoever sent it, after the game or beside it. Then that stays.
    pub fn return_to_game(self) {
        let (id, was_here) = (self.board.puzzle_id(), self.was_played_here());
        self.kept.come_back();
        // A race that a link has just begun is no game that was left.
        if self.race().is_some() && !was_here {
            return;
        }
        if store::get("view").as_deref() != Some("play") || !self.board.sheet.with_untracked(holds) {
            return;
        }
        match saved(id) {
            Some(left) => {
                self.kept.know(Known::new(&left, Some(&left)));
                self.set_playing(true);
                self.take_up(left);
            }
            // Looked at in this tab, and not begun.
            None if was_here => self.set_playing(true),
            None => {}
        }
    }

    /// Counts the seconds while a puzzle is played and in sight, and keeps the game now and then.
    pub fn start_clock(self) {
        let tick = move || {
            let rests = self.play.paused.get_untracked() || self.board.complete.get_untracked() || document().hidden();
            if self.play.on.get_untracked() && !rests && self.play.tick().is_multiple_of(10) {
                self.keep_game();
            }
        };
        // The clock goes as long as the page does.
        let _ = set_interval_with_handle(tick, Duration::from_secs(1));
    }
}
