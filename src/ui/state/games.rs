//! The games that are kept in the browser: every puzzle begun, with its history, by the number of its givens.

use leptos::prelude::*;

use crate::play::Saved;

use crate::ui::kit::store;
use crate::ui::state::page::Page;

pub const PREFIX: &str = "play:";

fn key(id: u64) -> String {
    format!("{PREFIX}{id:016x}")
}

/// The game of a puzzle as it was left; none where none was kept or it can no longer be read.
pub fn saved(id: u64) -> Option<Saved> {
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
    // They are few: a sort of their own would be more code than it saves time.
    keys.filter_map(|key| read(&key)).fold(Vec::new(), |mut games: Vec<Saved>, saved| {
        games.insert(games.partition_point(|other| other.touched >= saved.touched), saved);
        games
    })
}

pub fn forget(id: u64) {
    let _ = store::remove(&key(id));
}

impl Page {
    /// Keeps the game on the board, if it is being played and was begun.
    pub fn keep_game(self) {
        let game = self.board.game.get_untracked();
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
            self.notice.keep(&key(saved.game.board().puzzle_id()), &text);
        }
    }
}
