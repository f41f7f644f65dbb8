//! The games that are kept in the browser: every puzzle begun, with its history, by the number of its givens.

use leptos::prelude::*;

use crate::play::Saved;

use crate::say::play::clock;
use crate::ui::kit::debounce::at_rest;
use crate::ui::kit::store;
use crate::ui::state::page::Page;

/// How long the board must be left alone before it is kept.
const REST: std::time::Duration = std::time::Duration::from_millis(200);

pub const PREFIX: &str = "play:";

fn key(id: u64) -> String {
    format!("{PREFIX}{id:016x}")
}

/// The game of a puzzle as it was left; none where none was kept or it can no longer be read.
pub fn kept(id: u64) -> Option<Saved> {
    read(&key(id))
}

fn read(key: &str) -> Option<Saved> {
    let text = window().atob(&store::get(key)?).ok()?;
    // The browser's own base64 has a byte in each character.
    let bytes: Vec<u8> = text.chars().map(|c| c as u8).collect();
    Saved::from_bytes(&bytes).ok()
}

/// Every game that is kept, the one played last first.
pub fn all() -> Vec<Saved> {
    let keys = store::keys().into_iter().filter(|key| key.starts_with(PREFIX));
    let mut games: Vec<Saved> = keys.filter_map(|key| read(&key)).collect();
    games.sort_by_key(|saved| std::cmp::Reverse(saved.touched));
    games
}

pub fn forget(id: u64) {
    let _ = store::remove(&key(id));
}

impl Page {
    /// Keeps the game on the board, if it is being played and was begun.
    pub fn keep_game(self) {
        let game = self.game.get_untracked();
        // What was taken back is kept as well, or the list would still show it.
        let (undo, redo) = game.can();
        let begun = game.board().given_count() > 0 && (game.board().is_begun() || undo || redo);
        if !self.play.on.get_untracked() || !begun {
            return;
        }
        let id = game.board().puzzle_id();
        // A puzzle that was only looked at is not begun: what can be undone may be another puzzle's.
        if !game.board().is_begun() && store::get(&key(id)).is_none() {
            return;
        }
        self.put(&Saved { game, seconds: self.play.seconds.get_untracked(), touched: js_sys::Date::now() as u64 });
    }

    /// Puts a game on the list.
    pub fn put(self, saved: &Saved) {
        let latin: String = saved.to_bytes().into_iter().map(char::from).collect();
        if let Ok(text) = window().btoa(&latin) {
            self.keep(&key(saved.game.board().puzzle_id()), &text);
        }
    }

    /// Keeps games from now on, and goes on with the one on the board if the page was left while it was played.
    pub fn start_shelf(self) {
        let id = self.game.with_untracked(|g| g.board().puzzle_id());
        // Whatever the address holds: it is written a moment later than the game is.
        let left = kept(id);
        if store::get("view").as_deref() == Some("play")
            && let Some(left) = left
        {
            self.set_playing(true);
            self.take_up(left);
        }
        at_rest(REST, move || self.game.track(), move || self.keep_game());
        window_event_listener_untyped("pagehide", move |_| self.keep_game());
        self.start_clock();
    }

    /// Goes on with the puzzle on the board if it was begun before and not finished.
    pub fn resume_game(self) {
        let id = self.game.with_untracked(|g| g.board().puzzle_id());
        if let Some(left) = kept(id).filter(|k| k.game.board().is_begun() && !k.game.board().is_complete()) {
            let time = clock(left.seconds);
            self.take_up(left);
            self.say(format!("You began this puzzle before: it goes on where you left it, after {time}."));
        }
    }

    /// Plays a game of the list.
    pub fn play_kept(self, saved: Saved) {
        self.keep_game();
        if self.game.with_untracked(|g| g.board().puzzle_id()) == saved.game.board().puzzle_id() {
            self.take_up(saved);
        } else {
            self.load(saved.game.board().sheet());
        }
        self.set_playing(true);
    }
}
