//! The address and links: what the page's own link holds, opening one, and the rooms that links lead to.

use std::time::Duration;

use leptos::prelude::*;

use crate::evolve::Recipe;
use crate::evolve::recipe::{Warning, has_run, not_followed};
use crate::generate::daily::Kind;
use crate::say::link::warnings as told;
use crate::text::link::{Link, LinkError, RACE, race_of};

use crate::play::Board;
use crate::play::sheet::Sheet;
use crate::say::page::beside::{Race as Words, Raced};
use crate::say::page::{Notice, NoticeMessage};
use crate::say::play::clock;
use crate::say::words::capital;
use crate::ui::kit::address::{base, catch_up};
use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::kit::debounce::debounce;
use crate::ui::state::page::Page;
use crate::ui::state::room::Room;

/// The address of the view that solves, with the puzzle it begins with.
const WORKBENCH: &str = "#solve";

/// The address of the game that was played last, and those of the puzzles of today.
const PLAYED: &str = "#play";
const TODAY: [(&str, Kind); 3] = [("#daily", Kind::Sudoku), ("#daily-sudokube", Kind::Kube), ("#weekly", Kind::Large)];

/// The key of a view in a link, and the view that plays.
const VIEW: &str = "view";
const PLAY: &str = "play";

/// Browsers refuse an address that changes too often.
const DEBOUNCE: Duration = Duration::from_millis(250);

/// The room that a link names, and its view.
fn room_of(link: &str) -> Option<(String, Room)> {
    let (_, fragment) = link.split_once('#')?;
    let view = form_urlencoded::parse(fragment.as_bytes()).find(|(key, _)| key == VIEW)?.1.into_owned();
    Room::of_view(&view).map(|room| (view, room))
}

impl Page {
    /// Reads the address now and whenever it changes, and keeps it up to date.
    pub fn keep_link(self) {
        catch_up();
        self.read_address();
        // Nobody put there what the page starts with.
        self.board.forget_earlier();
        window_event_listener_untyped("pagehide", move |_| {
            if !self.room.is_open() && !self.panels.start.get_untracked() {
                self.fragment.leave(&self.own_fragment());
            }
        });
        // A phone may end a page that is hidden without another word.
        window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() {
                self.write_address();
            }
        });
        window_event_listener_untyped("hashchange", move |_| self.read_address());
        let watch = move || {
            self.recipe.track();
            self.board.sheet.track();
        };
        debounce(DEBOUNCE, watch, move || self.write_address());
    }

    /// The link to what the page shows.
    pub fn link(self) -> Link {
        let link = self.board.sheet.with_untracked(Sheet::link);
        let mut link = self.recipe.of(&link.grid).onto(link);
        link.other.extend(self.unknown.get_value());
        link.other.extend(self.race().map(|minutes| (RACE.to_string(), minutes.to_string())));
        link
    }

    /// The minutes of the race on the puzzle on the board.
    pub(super) fn race(self) -> Option<u32> {
        let of_board = |&(id, _): &(u64, u32)| id == self.board.puzzle_id();
        self.play.race.get_untracked().filter(of_board).map(|(_, minutes)| minutes)
    }

    /// Begins a race on the puzzle on the board, or ends it.
    pub fn set_race(self, minutes: Option<u32>) {
        self.play.race.set(minutes.map(|minutes| (self.board.puzzle_id(), minutes)));
        self.write_address();
    }

    fn own_fragment(self) -> String {
        format!("#{}", self.link().write())
    }

    pub(super) fn write_address(self) {
        // An open room writes the address itself; the start has none.
        if !self.room.is_open() && !self.panels.start.get_untracked() {
            self.fragment.write(self.own_fragment());
        }
    }

    fn read_address(self) {
        let hash = self.fragment.read();
        if hash == WORKBENCH {
            return self.open_workbench();
        }
        if hash == PLAYED {
            return self.play_last();
        }
        if let Some((_, kind)) = TODAY.into_iter().find(|(address, _)| *address == hash) {
            return self.play_today(kind);
        }
        let is_start = self.panels.start.get_untracked();
        if hash.len() <= 1 && !is_start {
            self.return_to_start();
        } else if hash.len() > 1 && (is_start || hash != self.own_fragment()) {
            self.open_link(&hash);
        } else {
            // From a room the page's own link leads back to the page, which is as it was.
            self.leave_room();
        }
    }

    /// Opens a link, or says why it cannot be opened.
    pub fn open_link(self, text: &str) {
        match Link::read(text) {
            Ok(link) => self.accept_link(&link),
            Err(LinkError::NoPuzzle) if room_of(text).is_some() => {
                // A room alone: it is about the puzzle that is here.
                let mut link = self.board.sheet.with_untracked(Sheet::link);
                link.other.extend(room_of(text).map(|(view, _)| (VIEW.to_string(), view)));
                self.accept_link(&link);
            }
            Err(error) => {
                let text = NoticeMessage::NotOpened { reason: capital(&error.to_string()) }.text();
                let offer = match error {
                    LinkError::Version { readable, .. } => Some(*readable),
                    _ => None,
                };
                self.notice.refuse(text, offer);
            }
        }
    }

    /// Sets up what a link holds: the puzzle, and the very run if it names one.
    pub fn accept_link(self, link: &Link) {
        let view = link.other.iter().find(|(key, _)| key == VIEW).map(|(_, view)| view.clone());
        let room = view.as_deref().and_then(Room::of_view);
        // Play, and a view that is unknown, are none of a run.
        let mut own = link.clone();
        own.other.retain(|(key, _)| key != VIEW || room.is_some());
        let link = &own;
        let puzzle = link.puzzle();
        let race = link.other.iter().find_map(race_of);
        // A board that is too large is not played.
        let is_played = race.is_some() && !puzzle.grid.shape().is_large();
        let is_here = self.is_of(&Board::of_puzzle(&puzzle));
        // Back to another address of the race that is on.
        let goes_on = is_here && race == self.race() && !self.board.complete.get_untracked();
        match is_played && is_here && !self.was_played_here() {
            // The race begins with what is here, so that all of it is kept: to load the link would take the digits away first.
            true => self.show_loaded(),
            false => self.load_puzzle(&puzzle),
        }
        let plays = view.as_deref() == Some(PLAY);
        if puzzle.marks.any() || plays {
            self.set_playing(true);
        }
        match room {
            Some(room) => self.open_room_on(room, link.write()),
            None => self.leave_room(),
        }
        let unknown = view.filter(|_| room.is_none() && !plays).map(|text| Warning::View { text });
        if is_played {
            // What was done with the puzzle before is no way to get ahead in the race; that of a page that is loaded again goes on.
            let begins = room.is_none() && !self.was_played_here() && !goes_on;
            self.set_playing(true);
            if begins {
                self.begin_game_anew(Words::Before.text());
            }
        }
        let (recipe, mut warnings) = Recipe::of_link(link, &self.recipe.defaults());
        warnings.extend(unknown);
        self.unknown.set_value(not_followed(&warnings));
        let seed = recipe.seed;
        // A link of the puzzle alone leaves everything else as it is.
        if has_run(link) {
            self.recipe.repeat(recipe);
        }
        self.set_race(race);
        // What changes nothing is no mistake.
        let quiet = not_followed(&warnings).len() == warnings.len();
        if !quiet {
            self.complain(told(&warnings));
        } else if !warnings.is_empty() {
            self.say(told(&warnings));
        } else if let Some(minutes) = race.filter(|_| is_played) {
            self.say(Raced::Begun { time: clock(60 * minutes) }.text());
        } else if link.seed.is_some() && !self.notice.latest.with_untracked(|n| n.is_error) {
            self.say(NoticeMessage::RepeatsRun { seed }.text());
        }
    }

    /// The whole address of what the page shows: of the puzzle alone, or with the run; with the marks of who is playing.
    pub fn address(self, with_run: bool, with_marks: bool, language: Option<String>) -> String {
        let link = if with_run { self.link() } else { self.board.sheet.with_untracked(Sheet::link) };
        let marked = with_marks && self.play.on.get_untracked();
        let mut link =
            if marked { link.with_marks(&self.board.game.with_untracked(|g| g.board().puzzle().marks)) } else { link };
        if marked && !with_run {
            link.other.push((VIEW.to_string(), PLAY.to_string()));
        }
        format!("{}#{}", base(), link.in_language(language).write())
    }

    /// The whole address of the puzzle on the board, to be played: its givens alone, which spoil nothing.
    pub fn puzzle_address(self) -> String {
        let mut link = self.board.sheet.with_untracked(|sheet| sheet.givens().link());
        link.other.push((VIEW.to_string(), PLAY.to_string()));
        format!("{}#{}", base(), link.write())
    }

    /// The whole address of the race on the puzzle on the board: its givens, the population's run and its time.
    pub fn race_address(self) -> String {
        let link = self.board.sheet.with_untracked(|sheet| sheet.givens().link());
        let mut link = self.recipe.of(&link.grid).onto(link);
        link.other.extend(self.race().map(|minutes| (RACE.to_string(), minutes.to_string())));
        format!("{}#{}", base(), link.write())
    }

    /// Puts the address into the clipboard.
    pub fn copy_link(self) {
        self.write_address();
        // A game is no run; a race is.
        let with_run = !self.play.on.get_untracked() || self.race().is_some();
        copy(self.address(with_run, true, None), move |copied| match copied {
            Copied::Done => self.say(Notice::LinkCopied.text()),
            Copied::Refused => self.say(Notice::CopyBlocked.text()),
            Copied::Impossible => self.say(Notice::CopyImpossible.text()),
        });
    }

    /// Opens a room on what the page shows, or, where that is what it was opened on, as it was left.
    pub fn open_room(self, room: Room) {
        let own = self.link().write();
        if self.room.is_about(&own) {
            self.enter_room(room);
        } else {
            self.open_room_on(room, own);
        }
    }

    /// Opens the page on a technique.
    pub fn open_technique(self, key: &str) {
        let mut link = self.link();
        link.other.push(("view".into(), Room::technique(key)));
        self.open_room_on(Room::Techniques, link.write());
    }

    /// Opens a room on a link; other keys than the page's are for the room.
    fn open_room_on(self, room: Room, link: String) {
        self.room.aim(link);
        self.enter_room(room);
    }

    fn enter_room(self, room: Room) {
        self.leave_start();
        self.run.stop();
        self.set_playing(false);
        self.room.enter(room);
    }

    /// Back to the page; the address is its own again, whatever a room has made of it.
    pub fn leave_room(self) {
        if self.room.is_open() {
            self.room.leave();
            self.fragment.read();
            self.write_address();
        }
    }
}
