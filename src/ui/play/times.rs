//! What was solved by hand, as it is kept in the browser: a line for each puzzle, written once.

use leptos::prelude::*;

use crate::generate::daily::{Date, Kind};
use crate::play::diary::{Done, solved_on};
use crate::technique::Tenths;

use crate::ui::kit::store;
use crate::ui::state::page::Page;

/// Begins the key of a puzzle that was solved.
const DONE: &str = "done:";

/// Begins the key of a puzzle that was made for a day.
const DAY: &str = "day:";

/// Begins the key of the day on which such a puzzle was begun.
const BEGUN: &str = "begun:";

/// Begins the key of what lay under one of these and could not be read.
const ASIDE: &str = "aside-";

/// The day on which a person is.
pub fn today() -> Date {
    let now = js_sys::Date::new_0();
    Date::of(now.get_full_year() as i32, now.get_month() + 1, now.get_date()).unwrap_or(Date(0))
}

/// Remembers that the puzzle of this number was made for a day, and when it was begun.
pub fn note_day(page: Page, id: u64, kind: Kind, date: Date) {
    if day_of(id) != Some((kind, date)) {
        keep(page, &format!("{DAY}{id:016x}"), &format!("{} {date}", kind.name()), day_of(id).is_some());
    }
    let begun = format!("{BEGUN}{id:016x}");
    if store::get(&begun).is_none() {
        page.notice.keep(&begun, &today().to_string());
    }
}

/// The day that a puzzle counts for which is solved now: its own, where it was begun on it and midnight came before the end.
fn counted(id: u64, daily: Option<(Kind, Date)>) -> Date {
    let begun = store::get(&format!("{BEGUN}{id:016x}")).and_then(|text| Date::read(&text));
    solved_on(daily, begun, today())
}

/// The day that the puzzle of this number was made for.
pub fn day_of(id: u64) -> Option<(Kind, Date)> {
    let text = store::get(&format!("{DAY}{id:016x}"))?;
    let (kind, date) = text.split_once(' ')?;
    Some((Kind::of_name(kind)?, Date::read(date)?))
}

/// What is known of the puzzle of this number.
pub fn done(id: u64) -> Option<Done> {
    Done::read(&store::get(&key(id))?)
}

/// All that was solved.
pub fn all() -> Vec<Done> {
    but(|_| false)
}

/// All that was solved but for the puzzle of this number.
pub fn others(id: u64) -> Vec<Done> {
    let own = key(id);
    but(|key| key == own)
}

fn but(left_out: impl Fn(&str) -> bool) -> Vec<Done> {
    let keys = store::keys().into_iter().filter(|key| key.starts_with(DONE) && !left_out(key));
    keys.filter_map(|key| Done::read(&store::get(&key)?)).collect()
}

fn key(id: u64) -> String {
    format!("{DONE}{id:016x}")
}

/// The puzzle on the board has been solved: noted if it is the first time.
pub fn note_done(page: Page) {
    let id = page.board.puzzle_id();
    if done(id).is_some() {
        return;
    }
    let mut helps = [0; 3];
    page.board.game.with_untracked(|g| {
        g.helps().iter().for_each(|help| helps[usize::from(help.strength.clamp(1, 3)) - 1] += 1);
    });
    let (shape, seconds) = (page.board.shape.get_untracked(), page.play.seconds.get_untracked());
    let daily = day_of(id);
    keep_done(page, id, &Done { shape, on: counted(id, daily), daily, seconds, helps, er: None });
}

/// Its rating has come to be known.
pub fn note_rating(page: Page, id: u64, er: Tenths) {
    if let Some(done) = done(id).filter(|done| done.er.is_none()) {
        keep_done(page, id, &Done { er: Some(er), ..done });
    }
}

fn keep_done(page: Page, id: u64, record: &Done) {
    keep(page, &key(id), &record.write(), done(id).is_some());
}

/// Keeps a text in place of one that is read here; one that is not is perhaps of a later version, and is put aside first.
fn keep(page: Page, key: &str, text: &str, is_read: bool) {
    if is_read || page.notice.put_aside(key, &format!("{ASIDE}{key}")) {
        page.notice.keep(key, text);
    }
}

/// Notes every puzzle that is solved while it is on the board, and tells that by `noted`.
pub fn follow(page: Page, noted: RwSignal<u32>) {
    let puzzle = Memo::new(move |_| page.board.game.with(|g| g.board().puzzle_id()));
    Effect::new(move |before: Option<(u64, bool)>| {
        let (id, complete) = (puzzle.get(), page.board.complete.get());
        // One that was taken up as it was left, solved, is no news.
        if complete && before == Some((id, false)) {
            note_done(page);
            page.board.let_go();
            noted.update(|n| *n += 1);
        }
        (id, complete)
    });
}
