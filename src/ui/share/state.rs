//! What is shared, and what has come of it.

use crate::say::page::share::{Share as Words, Shared};
use leptos::prelude::*;

use crate::text::{Marks, Puzzle};
use crate::threads::desk::protocol::{Elsewhere, Text};

use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::open::desk::Desk;
use crate::ui::state::page::Page;

#[derive(Clone, Copy)]
pub struct Share {
    pub page: Page,
    pub desk: Desk,
    pub(super) open: RwSignal<bool>,
    /// Whether the link holds the run, and texts the digits that were typed.
    pub(super) with_run: RwSignal<bool>,
    /// Whether the link holds a player's pencil marks. Not at first: a code that is full of them is not read from afar.
    pub(super) with_marks: RwSignal<bool>,
    pub(super) with_typed: RwSignal<bool>,
    /// What has just happened.
    pub(super) said: RwSignal<String>,
    pub(super) texts: RwSignal<(Vec<Text>, Vec<Elsewhere>)>,
    /// The code on the whole screen, as SVG.
    pub(super) code: RwSignal<String>,
    pub(super) coding: RwSignal<bool>,
    pub(super) printing: RwSignal<bool>,
    /// Pages to print, as SVG documents.
    pub(super) pages: RwSignal<Vec<String>>,
}

pub fn use_share() -> Share {
    expect_context::<Share>()
}

impl Share {
    pub fn new(page: Page, desk: Desk) -> Share {
        Share {
            page,
            desk,
            open: RwSignal::new(false),
            with_run: RwSignal::new(true),
            with_marks: RwSignal::new(false),
            with_typed: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            texts: RwSignal::new((Vec::new(), Vec::new())),
            code: RwSignal::new(String::new()),
            coding: RwSignal::new(false),
            printing: RwSignal::new(false),
            pages: RwSignal::new(Vec::new()),
        }
    }

    /// Whether the dialog is open.
    pub fn is_open(self) -> ReadSignal<bool> {
        self.open.read_only()
    }

    pub fn open_dialog(self) {
        self.open.set(true);
    }

    /// What is on the board, givens and typed digits told apart; while it is played, with what the player pencilled in.
    pub(super) fn puzzle(self) -> Puzzle {
        let puzzle = self.page.board.game.with(|game| game.board().puzzle());
        if self.page.play.on.get() { puzzle } else { Puzzle { marks: Marks::default(), ..puzzle } }
    }

    /// The puzzle as it is handed on in texts, files and on paper.
    pub(super) fn handed_on(self) -> Puzzle {
        self.puzzle().handed_on(self.with_typed.get())
    }

    /// How files are called: `sudoku-9x9`, `sudokube-4x4`.
    pub(super) fn file_name(self) -> String {
        let shape = self.page.board.shape.get_untracked();
        let n = shape.side();
        format!("{}-{n}x{n}", if shape.is_cube() { "sudokube" } else { "sudoku" })
    }

    /// Puts a text into the clipboard and says so.
    pub(super) fn copy(self, text: String, what: &'static str) {
        copy(text, move |copied| {
            self.said.set(match copied {
                Copied::Done => Shared::Copied { what }.text(),
                Copied::Refused => Words::CopyRefused.text().to_string(),
                Copied::Impossible => Words::CopyImpossible.text().to_string(),
            });
        });
    }
}
