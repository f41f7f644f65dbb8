//! The games that are kept in the browser: of every puzzle begun one in its place, by the number of its givens, and beside it those
//! whose place another was to have. None is dropped but by a person.

use leptos::prelude::*;

use crate::play::aside::first_name;
use crate::play::kept::{Keep, Known, counted_on, is_another, is_same};
use crate::play::sheet::Sheet;
use crate::play::{Saved, SavedError};
use crate::say::page::play::Elsewhere;

use crate::ui::kit::store;
use crate::ui::state::page::Page;

/// Begins the key of a game in its place.
const PLACE: &str = "play:";

/// Begins the key of one beside it; versions of the page that know of no such games leave them alone.
const ASIDE: &str = "aside:";

fn key(id: u64) -> String {
    format!("{PLACE}{id:016x}")
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A key beside the place of a puzzle that is free.
fn free_key(id: u64) -> String {
    let now = now();
    first_name(|n| format!("{ASIDE}{id:016x}:{:x}", now + n), |key| store::get(key).is_none().then_some(())).0
}

/// Whether a game is kept under this key.
pub fn is_game(key: &str) -> bool {
    key.starts_with(PLACE) || key.starts_with(ASIDE)
}

/// The game of a puzzle as it was left; none where none was kept.
pub fn kept(id: u64) -> Option<Result<Saved, SavedError>> {
    read(&key(id))
}

/// The same, where it can be read.
pub fn saved(id: u64) -> Option<Saved> {
    kept(id)?.ok()
}

fn read(key: &str) -> Option<Result<Saved, SavedError>> {
    store::get(key).map(of_text)
}

/// The game of a text that is kept.
pub fn of_text(text: String) -> Result<Saved, SavedError> {
    let bytes = |text: String| {
        let text = window().atob(&text).map_err(|_| SavedError::Damaged)?;
        // The browser's own base64 has a byte in each character.
        Ok(text.chars().map(|c| c as u8).collect::<Vec<u8>>())
    };
    bytes(text).and_then(|bytes| Saved::from_bytes(&bytes))
}

/// A game of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    key: String,
    pub saved: Saved,
}

impl Entry {
    pub fn is_aside(&self) -> bool {
        self.key.starts_with(ASIDE)
    }
}

/// Every game that is kept.
#[derive(Clone, Default)]
pub struct Games {
    /// The one played last first.
    pub entries: Vec<Entry>,
    /// How many are damaged.
    pub damaged: usize,
    /// How many are of a newer version.
    pub newer: usize,
}

pub fn all() -> Games {
    let mut games = Games::default();
    for key in store::keys().into_iter().filter(|key| is_game(key)) {
        match read(&key) {
            Some(Ok(saved)) => {
                // They are few: a sort of their own would be more code than it saves time.
                let at = games.entries.partition_point(|other| other.saved.touched >= saved.touched);
                games.entries.insert(at, Entry { key, saved });
            }
            Some(Err(SavedError::Damaged)) => games.damaged += 1,
            Some(Err(SavedError::Version)) => games.newer += 1,
            None => {}
        }
    }
    games
}

/// Whether nothing is lost when a game takes the place of these digits: none of them was typed, or a game that is kept has had
/// them.
pub fn holds(sheet: &Sheet) -> bool {
    sheet.typed_count() == 0 || all().entries.iter().any(|entry| entry.saved.game.has_been(sheet))
}

/// Deletes a game of the list; what lay there, perhaps gone on with in another tab since it was listed, to be put back. None where
/// a later version has gone on with it: nothing of that could be put back, and it stays.
pub fn forget(entry: &Entry) -> Option<Entry> {
    let there = read(&entry.key).unwrap_or_else(|| Ok(entry.saved.clone())).ok()?;
    let _ = store::remove(&entry.key);
    Some(Entry { key: entry.key.clone(), saved: there })
}

impl Page {
    /// The game on the board.
    fn own_game(self) -> Saved {
        let (game, seconds) = (self.board.game.get_untracked(), self.play.seconds.get_untracked());
        Saved { game, seconds, touched: now() }
    }

    /// Takes note of a game that is played from now on and did not come from its place.
    pub fn meet_game(self) {
        let own = self.own_game();
        let id = self.board.puzzle_id();
        let kept = saved(id);
        self.kept.know(Known::of_board(&own, kept.as_ref()));
        if kept.is_some_and(|kept| is_another(&own, &kept)) && self.put_aside(&key(id), id) {
            self.say(Elsewhere::Earlier.text());
        }
    }

    /// What is to be done with the game on the board, if it is being played.
    fn judged(self) -> Option<(Keep, Saved)> {
        let mut own = self.own_game();
        if !self.play.on.get_untracked() || own.game.board().given_count() == 0 {
            self.kept.tell(false);
            return None;
        }
        let id = own.game.board().puzzle_id();
        if !self.kept.known.with_value(|known| known.is_of(id)) {
            self.meet_game();
        }
        let kept = saved(id);
        if let Some(seconds) = kept.as_ref().and_then(|kept| counted_on(&own, kept)) {
            self.play.set_clock(seconds);
            own.seconds = seconds;
        }
        let keep = self.kept.known.with_value(|known| known.judge(&own, kept.as_ref()));
        self.kept.tell(matches!(keep, Keep::Ask | Keep::Aside));
        Some((keep, own))
    }

    /// Sees whether another tab has changed the game.
    pub fn look_elsewhere(self) {
        let _ = self.judged();
    }

    /// Keeps the game on the board, if it is being played, was begun, and was changed here.
    pub fn keep_game(self) {
        let Some((keep, own)) = self.judged() else { return };
        let begun = own.game.is_begun();
        let changed = self.kept.known.with_value(|known| known.has_changed(&own));
        let id = own.game.board().puzzle_id();
        match keep {
            // What was taken back is kept as well, or the list would still show it. A puzzle that was only looked at is not begun.
            Keep::Write if (begun || (changed && kept(id).is_some())) && self.write_game(&key(id), &own) => {
                self.kept.know(Known::new(&own, Some(&own)));
            }
            Keep::Aside if begun => {
                let aside = self.kept.aside.get_value().unwrap_or_else(|| free_key(id));
                if self.write_game(&aside, &own) {
                    self.kept.aside.set_value(Some(aside));
                }
            }
            _ => {}
        }
    }

    /// Goes on with this tab's game; the other one is kept beside it.
    pub fn keep_this_game(self) {
        let id = self.board.puzzle_id();
        let beside = self.kept.aside.get_value();
        if !self.put_aside(&key(id), id) {
            return;
        }
        self.kept.know(Known::of_board(&self.own_game(), None));
        self.keep_game();
        if let Some(beside) = beside.filter(|_| kept(id).is_some()) {
            let _ = store::remove(&beside);
        }
        self.say(Elsewhere::OtherKept.text());
    }

    /// Goes on with the other tab's game; this one, where it was changed, is kept beside it.
    pub fn take_other_game(self) {
        self.keep_game();
        let own = self.own_game();
        let changed = self.kept.known.with_value(|known| known.has_changed(&own)) && own.game.is_begun();
        let safe = self.kept.aside.get_value().is_some();
        if let Some(other) = saved(self.board.puzzle_id()).filter(|_| safe || !changed) {
            self.take_up(other);
            if safe {
                self.say(Elsewhere::OtherKept.text());
            }
        }
    }

    /// Gives a game of the list the place of its puzzle; what lay there takes its own.
    pub fn give_place(self, entry: &Entry) -> bool {
        let place = key(entry.saved.game.board().puzzle_id());
        let Some(text) = store::get(&entry.key).filter(|_| entry.key != place) else { return true };
        let other = store::get(&place);
        if !self.notice.keep(&place, &text) {
            return false;
        }
        match other {
            None => store::remove(&entry.key).is_ok(),
            Some(other) => {
                self.notice.keep(&entry.key, &other) || {
                    let _ = store::set(&place, &other);
                    false
                }
            }
        }
    }

    /// Puts a game back on the list, in its place or, where another has come there since, beside that; false without room for it.
    pub fn put_back(self, entry: &Entry) -> bool {
        let Entry { key, saved } = entry;
        match read(key) {
            None => self.write_game(key, saved),
            Some(Ok(there)) if is_same(&there, saved) => there.seconds >= saved.seconds || self.write_game(key, saved),
            Some(_) => self.write_game(&free_key(saved.game.board().puzzle_id()), saved),
        }
    }

    /// Moves what lies under the key of a game of a puzzle beside its place.
    fn put_aside(self, from: &str, id: u64) -> bool {
        let Some(text) = store::get(from) else { return true };
        self.notice.keep(&free_key(id), &text) && store::remove(from).is_ok()
    }

    /// Writes a game, whatever is there but what cannot be read: that is moved aside first.
    fn write_game(self, to: &str, saved: &Saved) -> bool {
        if matches!(read(to), Some(Err(_))) && !self.put_aside(to, saved.game.board().puzzle_id()) {
            return false;
        }
        let latin: String = saved.to_bytes().into_iter().map(char::from).collect();
        window().btoa(&latin).is_ok_and(|text| self.notice.keep(to, &text))
    }
}
