//! What is shared, and what has come of it.

use crate::say::page::share::{Share as Words, Shared};
use leptos::prelude::*;

use crate::text::{Marks, Puzzle};
use crate::threads::desk::protocol::{Elsewhere, Text};

use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::kit::latest::Latest;
use crate::ui::open::desk::Desk;
use crate::ui::state::page::Page;

/// Texts of the puzzle, and pages that open it elsewhere.
type Texts = (Vec<Text>, Vec<Elsewhere>);

#[derive(Clone, Copy)]
pub struct Share {
    pub page: Page,
    pub desk: Desk,
    /// Whether the dialog is open.
    pub open: ReadSignal<bool>,
    set_open: WriteSignal<bool>,
    /// Whether the link holds the run.
    pub with_run: ReadSignal<bool>,
    set_with_run: WriteSignal<bool>,
    /// Whether the link holds a player's pencil marks. Not at first: a code that is full of them is not read from afar.
    pub with_marks: ReadSignal<bool>,
    set_with_marks: WriteSignal<bool>,
    /// Whether the link opens the page in its language, whatever that of the other is.
    pub with_language: ReadSignal<bool>,
    set_with_language: WriteSignal<bool>,
    /// Whether texts hold the digits that were typed.
    pub with_typed: ReadSignal<bool>,
    set_with_typed: WriteSignal<bool>,
    /// What has just happened.
    pub said: ReadSignal<String>,
    set_said: WriteSignal<String>,
    pub texts: ReadSignal<Texts>,
    set_texts: WriteSignal<Texts>,
    /// The code on the whole screen, as SVG.
    pub code: ReadSignal<String>,
    set_code: WriteSignal<String>,
    pub coding: ReadSignal<bool>,
    /// Codes that were asked for: the last is shown, unless the dialog was closed since.
    pub(super) codes: Latest,
    set_coding: WriteSignal<bool>,
    pub printing: ReadSignal<bool>,
    set_printing: WriteSignal<bool>,
    /// Whether the list is what is to be printed first.
    pub listed: ReadSignal<bool>,
    set_listed: WriteSignal<bool>,
    /// Pages to print, as SVG documents.
    pub pages: ReadSignal<Vec<String>>,
    set_pages: WriteSignal<Vec<String>>,
}

pub fn use_share() -> Share {
    expect_context::<Share>()
}

impl Share {
    pub fn new(page: Page, desk: Desk) -> Share {
        let (open, set_open) = signal(false);
        let (with_run, set_with_run) = signal(true);
        let (with_marks, set_with_marks) = signal(false);
        let (with_language, set_with_language) = signal(false);
        let (with_typed, set_with_typed) = signal(false);
        let (said, set_said) = signal(String::new());
        let (texts, set_texts) = signal((Vec::new(), Vec::new()));
        let (code, set_code) = signal(String::new());
        let (coding, set_coding) = signal(false);
        let (printing, set_printing) = signal(false);
        let (listed, set_listed) = signal(false);
        let (pages, set_pages) = signal(Vec::new());
        Share {
            page,
            desk,
            open,
            set_open,
            with_run,
            set_with_run,
            with_marks,
            set_with_marks,
            with_language,
            set_with_language,
            with_typed,
            set_with_typed,
            said,
            set_said,
            texts,
            set_texts,
            code,
            set_code,
            coding,
            codes: Latest::new(),
            set_coding,
            printing,
            set_printing,
            listed,
            set_listed,
            pages,
            set_pages,
        }
    }

    pub fn open_dialog(self) {
        self.set_said.set(String::new());
        self.set_open.set(true);
    }

    pub fn close_dialog(self) {
        self.codes.ask();
        self.set_open.set(false);
    }

    pub fn include_run(self, on: bool) {
        self.set_with_run.set(on);
    }

    pub fn include_marks(self, on: bool) {
        self.set_with_marks.set(on);
    }

    pub fn include_language(self, on: bool) {
        self.set_with_language.set(on);
    }

    pub fn include_typed(self, on: bool) {
        self.set_with_typed.set(on);
    }

    pub fn say(self, text: impl Into<String>) {
        self.set_said.set(text.into());
    }

    pub fn offer(self, texts: Texts) {
        self.set_texts.set(texts);
    }

    /// Shows a code on the whole screen.
    pub fn open_code(self, svg: String) {
        self.set_code.set(svg);
        self.set_coding.set(true);
    }

    pub fn close_code(self) {
        self.set_coding.set(false);
    }

    /// Goes on to what is printed: the puzzle of the page, or the list.
    pub fn open_print(self, listed: bool) {
        self.set_open.set(false);
        self.set_listed.set(listed);
        self.set_printing.set(true);
    }

    pub fn close_print(self) {
        self.set_printing.set(false);
    }

    /// Pages that are ready to be printed; none while they are made.
    pub fn lay_out(self, pages: Vec<String>) {
        self.set_pages.set(pages);
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
            self.say(match copied {
                Copied::Done => Shared::Copied { what }.text(),
                Copied::Refused => Words::CopyRefused.text().to_string(),
                Copied::Impossible => Words::CopyImpossible.text().to_string(),
            });
        });
    }
}
