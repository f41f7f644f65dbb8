//! Which tones are played when.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::ui::kit::sound::play;
use crate::ui::state::page::Page;

/// A tone when a run solves the board, or when a typed digit brings more conflicts.
pub fn listen(page: Page) {
    let solved = Memo::new(move |_| page.run.is_solved());
    Effect::new(move |before: Option<bool>| {
        if solved.get() && before == Some(false) {
            play("solved");
        }
        solved.get()
    });
    let conflicts = Memo::new(move |_| page.marks.with(|marks| marks.iter().filter(|mark| mark.conflict).count()));
    Effect::new(move |before: Option<usize>| {
        let count = conflicts.get();
        if before.is_some_and(|before| before < count) && page.run.stage.get_untracked() == Stage::Idle {
            play("conflict");
        }
        count
    });
}
