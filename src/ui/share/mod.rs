//! Sharing: the link and its code, the puzzle as text and file, links to other pages, pictures, sheets to print.

pub(crate) mod code;
pub(crate) mod picture;
pub(crate) mod print;
pub(crate) mod save;
pub(crate) mod texts;

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::text::{Marks, Puzzle};
use crate::threads::desk::protocol::{Elsewhere, Text};

use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::kit::dialogs::follow;
use crate::ui::open::desk::Desk;
use crate::ui::share::code::CodeDialog;
use crate::ui::share::picture::PictureSection;
use crate::ui::share::print::{PrintDialog, PrintPages};
use crate::ui::share::texts::TextSection;
use crate::ui::state::page::Page;

#[derive(Clone, Copy)]
pub struct Share {
    pub page: Page,
    pub desk: Desk,
    pub open: RwSignal<bool>,
    /// Whether the link holds the run, and texts the digits that were typed.
    with_run: RwSignal<bool>,
    /// Whether the link holds a player's pencil marks. Not at first: a code that is full of them is not read from afar.
    with_marks: RwSignal<bool>,
    with_typed: RwSignal<bool>,
    /// What has just happened.
    said: RwSignal<String>,
    texts: RwSignal<(Vec<Text>, Vec<Elsewhere>)>,
    /// The code on the whole screen, as SVG.
    code: RwSignal<String>,
    coding: RwSignal<bool>,
    printing: RwSignal<bool>,
    /// Pages to print, as SVG documents.
    pages: RwSignal<Vec<String>>,
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

    /// What is on the board, givens and typed digits told apart; while it is played, with what the player pencilled in.
    fn puzzle(self) -> Puzzle {
        let puzzle = self.page.board.game.with(|game| game.board().puzzle());
        if self.page.play.on.get() { puzzle } else { Puzzle { marks: Marks::default(), ..puzzle } }
    }

    /// The puzzle as it is handed on in texts, files and on paper.
    fn handed_on(self) -> Puzzle {
        self.puzzle().handed_on(self.with_typed.get())
    }

    /// How files are called: `sudoku-9x9`, `sudokube-4x4`.
    fn file_name(self) -> String {
        let shape = self.page.board.shape.get_untracked();
        let n = shape.side();
        format!("{}-{n}x{n}", if shape.is_cube() { "sudokube" } else { "sudoku" })
    }

    /// Puts a text into the clipboard and says so.
    fn copy(self, text: String, what: &'static str) {
        copy(text, move |copied| {
            self.said.set(match copied {
                Copied::Done => format!("{what} copied."),
                Copied::Refused => "The browser refused to copy; save it as a file instead.".to_string(),
                Copied::Impossible => {
                    "This browser does not let a page copy here; save it as a file instead.".to_string()
                }
            });
        });
    }
}

#[component]
pub fn ShareDialogs() -> impl IntoView {
    view! {
        <ShareDialog />
        <CodeDialog />
        <PrintDialog />
        <PrintPages />
    }
}

#[component]
fn ShareDialog() -> impl IntoView {
    let share = use_share();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, share.open.read_only());
    let link = Memo::new(move |_| {
        // What a link depends on, besides the board; read when the dialog opens.
        share.open.track();
        share.page.board.sheet.track();
        share.page.address(share.with_run.get(), share.with_marks.get())
    });
    let marked = move || share.open.get() && share.puzzle().marks.count() > 0;
    Effect::new(move |_| {
        if share.open.get() {
            share.said.set(String::new());
        }
    });
    view! {
        <dialog class="share" data-testid="share" aria-labelledby="share-title" node_ref=dialog
            on:close=move |_| share.open.set(false)>
            <h2 id="share-title" tabindex="-1" autofocus>"Share"</h2>
            <label for="share-link">"Link"</label>
            <div class="pair">
                <input id="share-link" data-testid="link" readonly prop:value=move || link.get() />
                <button class="main" on:click=move |_| share.copy(link.get_untracked(), "Link")>"Copy"</button>
                <button on:click=move |_| share.show_code(link.get_untracked())>"QR code"</button>
            </div>
            <label class="with">
                <input type="checkbox" prop:checked=move || share.with_run.get() on:change=move |e| share.with_run.set(event_target_checked(&e)) />
                " with the run: algorithm, seed and settings"
            </label>
            <label class="with" hidden=move || !marked()>
                <input type="checkbox" prop:checked=move || share.with_marks.get() on:change=move |e| share.with_marks.set(event_target_checked(&e)) />
                " with the pencil marks"
            </label>
            <TextSection />
            <PictureSection />
            <h3>"On paper"</h3>
            <div class="pair">
                <button on:click=move |_| {
                    share.open.set(false);
                    share.printing.set(true);
                }>"Print sheets"</button>
                <p>"This puzzle, a list, or new ones; a cube as a net to cut out and glue."</p>
            </div>
            <p class="found" role="status" data-testid="shared">{move || share.said.get()}</p>
            <div class="actions">
                <button class="quiet" on:click=move |_| share.open.set(false)>"Close"</button>
            </div>
        </dialog>
    }
}
