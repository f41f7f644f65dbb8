//! The state of the page: its parts, and what is seen of several of them together.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::exact::truth::solution;
use crate::exact::{Truth, Verdict};
use crate::generate::examples::{EXAMPLES, Example, FIRST, LIVING};
use crate::play::marks::{Judged, Mark, fitting, marks, played};
use crate::play::sheet::Sheet;
use crate::play::square::{Look, Scene, looks};
use crate::puzzle::Shape;
use crate::threads::search::viewer::Shown;

use crate::ui::kit::address;
use crate::ui::kit::address::Fragment;
use crate::ui::kit::steps::is_complete;
use crate::ui::state::aside;
use crate::ui::state::board::BoardState;
use crate::ui::state::kept::KeptState;
use crate::ui::state::notice::NoticeState;
use crate::ui::state::panels::Panels;
use crate::ui::state::play::PlayState;
use crate::ui::state::recipe::RecipeState;
use crate::ui::state::room::RoomState;
use crate::ui::state::run::RunState;
use crate::ui::state::verdict::VerdictState;

/// Everything the components share.
#[derive(Clone, Copy)]
pub struct Page {
    pub board: BoardState,
    pub recipe: RecipeState,
    pub run: RunState,
    pub verdict: VerdictState,
    pub play: PlayState,
    pub kept: KeptState,
    pub notice: NoticeState,
    pub panels: Panels,
    pub room: RoomState,
    /// The last puzzle of the view that is not open.
    pub(super) aside: StoredValue<Option<Sheet>>,
    /// Keys of the link that was opened that nobody here knows; they stay in the address.
    pub(super) unknown: StoredValue<Vec<(String, String)>>,
    /// The address as the page knows it.
    pub fragment: Fragment,
    /// What is wrong, place by place.
    pub marks: Memo<Vec<Mark>>,
}

pub fn use_page() -> Page {
    expect_context::<Page>()
}

impl Page {
    pub fn new() -> Page {
        let notice = NoticeState::new();
        // A link opens on its own puzzle.
        let start = address::is_bare();
        let board = BoardState::new(sheet_of(&EXAMPLES[if start { LIVING } else { FIRST }]));
        let play = PlayState::new(notice);
        let run = RunState::new(notice);
        let verdict = VerdictState::new(board.sheet, play.on, notice);
        let marks = Memo::new(move |_| {
            let (sheet, best, algorithm_view) = (board.sheet.read(), run.best.read(), run.algorithm_view.read());
            let (truth, wrong) = (verdict.truth.read(), verdict.wrong.read());
            // A player sees what is wrong only when that is wanted, and never what follows by search.
            if play.on.get() {
                return played(&sheet, play.conflicts.get(), &wrong);
            }
            let best = best.as_ref();
            // An empty board has any solution: which two were found says nothing of it.
            let truth = if sheet.grid.is_empty() && best.is_none() { &Truth::Asked } else { &*truth };
            marks(&Judged {
                sheet: &sheet,
                best,
                copies: algorithm_view.as_ref().and_then(Shown::copies),
                truth,
                wrong: &wrong,
            })
        });
        Page {
            board,
            recipe: RecipeState::new(),
            run,
            verdict,
            play,
            kept: KeptState::new(),
            notice,
            panels: Panels::new(start),
            room: RoomState::new(),
            aside: StoredValue::new(aside::left()),
            unknown: StoredValue::default(),
            fragment: Fragment::new(),
            marks,
        }
    }

    /// Starts the workers that search and decide, and tells the one what the other found. Once both listen, the document says that
    /// the page is ready.
    pub fn start_workers(self) {
        self.run.start_workers();
        self.verdict.start();
        Effect::new(move |_| {
            if self.run.ready.get()
                && self.verdict.ready.get()
                && let Some(root) = document().document_element()
            {
                let _ = root.set_attribute("data-ready", "true");
            }
        });
        Effect::new(move |_| {
            if is_complete() {
                self.run.prepare_workers(self.recipe.islands.get());
            }
        });
        Effect::new(move |_| {
            let undecided = self.verdict.truth.with(|truth| *truth == Truth::Known(Verdict::Undecided));
            if undecided && self.run.stage.get() == Stage::Solved {
                self.run.best.with_untracked(|best| best.iter().for_each(|best| self.verdict.compare(best)));
            }
        });
    }

    /// Follows what the looks depend on.
    pub fn track_looks(&self) {
        self.board.game.track();
        self.board.sheet.track();
        self.board.picked.track();
        self.play.track();
        self.verdict.showing.track();
        self.verdict.truth.track();
        self.run.best.track();
        self.run.algorithm_view.track();
        self.run.agreement.track();
        self.marks.track();
        self.board.selected.track();
    }

    /// The looks of one face's squares; a reader of this follows every signal it depends on.
    pub fn looks(&self, face: usize) -> Vec<Look> {
        let playing = self.play.on.get();
        let highlight = playing || self.run.stage.get() != Stage::Running;
        let selected = self.board.selected.get();
        let (sheet, best, algorithm_view, marks) =
            (self.board.sheet.read(), self.run.best.read(), self.run.algorithm_view.read(), self.marks.read());
        let (game, truth) = (self.board.game.read(), self.verdict.truth.read());
        // While a player plays, nothing evolved is on the board.
        let two = self.verdict.showing.get().and_then(|second| solution(&truth, second));
        let best = two.or(best.as_ref().filter(|_| !playing));
        let copies = fitting(algorithm_view.as_ref().and_then(Shown::copies), sheet.grid.shape());
        let copies = copies.filter(|_| best.is_some() && two.is_none());
        // Once it is over, the squares that hints helped with.
        let over = playing && game.board().is_complete();
        let hinted = if over { game.helped() } else { self.play.hinted() };
        let (picked, struck) = (self.board.picked.get(), self.play.struck());
        let apart = self.verdict.apart.read();
        // Before any run, where two solutions part, if that is in few squares: there the puzzle wants another given. An empty board wants
        // them anywhere.
        let is_few = || apart.len() * 4 <= sheet.grid.cells().len() && !sheet.grid.is_empty();
        let few = || is_few() && self.run.stage.get() == Stage::Idle && !playing;
        let differs = if two.is_some() || few() { &apart[..] } else { &[] };
        let agreement = self.run.agreement.read();
        // An answer is no longer a matter of shares.
        let counted = agreement.as_ref().filter(|_| !playing && !self.run.is_solved());
        let share = |square, digit| match counted {
            Some(counted) => (counted.share(square, digit) * 20.0).round().max(1.0) as u8,
            None => 0,
        };
        let board = playing.then(|| game.board());
        let (picked, hinted, struck) = (&picked[..], &hinted[..], &struck[..]);
        let candidates = match board.filter(|_| self.play.candidates.get()) {
            Some(board) => board.shown(),
            None => Vec::new(),
        };
        let first = if playing { game.first_of_branch() } else { None };
        let scene = Scene {
            sheet: &sheet,
            best,
            copies,
            marks: &marks,
            selected,
            highlight,
            board,
            picked,
            candidates: &candidates,
            digit: self.play.digit.get(),
            first,
            hinted,
            struck,
            differs,
            share: &share,
        };
        looks(face, &scene)
    }

    pub fn say(&self, text: impl Into<String>) {
        self.notice.say(text);
    }

    pub fn complain(&self, text: impl Into<String>) {
        self.notice.complain(text);
    }
}

/// The puzzle of an example; the examples are tested, so an empty board never shows.
pub fn sheet_of(example: &Example) -> Sheet {
    crate::text::of_line((example.puzzle)()).map_or_else(|| Sheet::empty(Shape::Flat9), Sheet::of_givens)
}
