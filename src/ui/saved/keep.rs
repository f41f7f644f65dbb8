//! Keeps the game on the board, a moment after every move and when the page is left.

use std::time::Duration;

use leptos::prelude::*;

use crate::ui::kit::debounce::debounce;
use crate::ui::kit::events::listen;
use crate::ui::state::page::Page;

/// How long the board must be left alone before it is kept.
const DEBOUNCE: Duration = Duration::from_millis(200);

/// Goes on with the game that was being played, and keeps games from now on.
pub fn start(page: Page) {
    page.return_to_game();
    debounce(DEBOUNCE, move || page.board.game.track(), move || page.keep_game());
    // A phone may end a page that is hidden without another word.
    for name in ["pagehide", "visibilitychange"] {
        window_event_listener_untyped(name, move |_| {
            page.keep_game();
            page.keep_place();
        });
    }
    // What another tab does, and what it did while this one was put away. The first time that a page is shown may be after this,
    // and before all of its program is there: nothing was put away then.
    window_event_listener_untyped("storage", move |_| page.look_elsewhere());
    listen("sudokube:all", move |_| {
        window_event_listener_untyped("pageshow", move |_| page.look_elsewhere());
    });
    page.start_clock();
}
