//! What changes the digits on the board: loading, editing, undo; and what follows for the rest of the page.

use leptos::prelude::*;

use crate::generate::examples::Example;
use crate::play::kept::Known;
use crate::play::sheet::Sheet;
use crate::play::{Action, Board, Game, Rules, Saved};
use crate::puzzle::Square;
use crate::say::number::{Count, Noun};
use crate::say::page::NoticeMessage;
use crate::text::Puzzle;

use crate::ui::kit::scroll::to_top;
use crate::ui::state::board::{BoardState, Change};
use crate::ui::state::games;
use crate::ui::state::page::{Page, sheet_of};

impl Page {
    /// What may be done to the board as it is shown now. A cube is played in every view: its givens stay, so that Reset
    /// and Check mean what they say.
    pub fn rules(&self) -> Rules {
        let givens_stay = self.play.on.get_untracked() || self.board.shape.get_untracked().is_cube();
        Rules { givens_stay, clean: self.play.clean.get_untracked() }
    }

    /// Acts on the board; false when that changes nothing on it. Evolved digits go all the same, as with any other edit.
    pub fn act_on(&self, chosen: &[Square], action: &Action) -> bool {
        self.take_note(self.board.act(chosen, action, self.rules()))
    }

    /// Replaces the digits, which can be undone; a run of the old ones ends. Another puzzle comes as it was left when it
    /// was played last, if these are the digits it was left with, or if it is to be played now.
    pub fn change(&self, sheet: Sheet) {
        if self.is_of(&Board::of_sheet(&sheet)) {
            self.take_note(self.board.enter_digits(&sheet));
        } else {
            self.open_board(Board::of_sheet(&sheet));
        }
    }

    /// Whether a board is of the puzzle that is here.
    pub(super) fn is_of(&self, board: &Board) -> bool {
        board.puzzle_id() == self.board.puzzle_id() && board.shape() == self.board.shape.get_untracked()
    }

    pub(super) fn open_board(&self, board: Board) {
        let (id, sheet) = (board.puzzle_id(), board.sheet());
        let saved = games::saved(id).filter(|saved| {
            let left = saved.game.board();
            let resumed = self.play.on.get_untracked() && !board.is_begun();
            left.sheet() == sheet || resumed
        });
        let (game, seconds) = saved.map_or_else(|| (Game::new(board), 0), |saved| (saved.game, saved.seconds));
        self.keep_game();
        self.play.set_clock(seconds);
        self.take_note(self.board.open(game));
    }

    /// Goes on with a game of the puzzle on the board.
    pub fn take_up(&self, saved: Saved) {
        self.play.set_clock(saved.seconds);
        self.play.forget_hint();
        self.kept.know(Known::new(&saved, Some(&saved)));
        let sheet = saved.game.board().sheet();
        self.board.take_up(saved.game);
        self.show(sheet);
    }

    /// Loads a puzzle from outside: the digits are givens unless the sheet says otherwise.
    pub fn load(&self, sheet: Sheet) {
        self.change(sheet);
        self.show_loaded();
    }

    /// The same, and Undo ends where it begins, unless what was here is to be found nowhere else.
    pub fn load_alone(&self, sheet: Sheet) {
        let is_only_here = self.board.is_kept_nowhere();
        self.load(sheet);
        if !is_only_here {
            self.board.forget_earlier();
        }
    }

    pub(super) fn show_loaded(&self) {
        self.board.let_go();
        if self.play.on.get_untracked() {
            // What puts another puzzle on the board may stand under it, a screen away.
            to_top();
        }
    }

    /// Loads a puzzle that was read, with the pencil marks that came with it; they are seen while it is played.
    pub fn load_puzzle(&self, puzzle: &Puzzle) {
        let board = Board::of_puzzle(puzzle);
        if !puzzle.marks.any() {
            return self.load(board.sheet());
        }
        if !self.is_of(&board) {
            self.open_board(board.clone());
        }
        // Of a puzzle that is here, or whose game is kept, the marks are a step of the game.
        self.take_note(self.board.enter(board));
        self.show_loaded();
    }

    pub fn load_example(&self, example: &Example) {
        self.load(sheet_of(example));
        self.say(NoticeMessage::Example { name: example.named(), source: example.sourced() }.text());
    }

    /// Takes the typed digits away.
    pub fn reset_typed(&self) {
        let sheet = self.board.sheet.get_untracked();
        let count = sheet.typed_count();
        self.change(sheet.givens());
        self.say(NoticeMessage::Removed { digits: Count::of(count as u64, Noun::TypedDigit) }.text());
    }

    pub fn undo(&self) {
        if self.board.game.with_untracked(Game::can).0 {
            self.go_along(BoardState::undo);
        }
    }

    pub fn redo(&self) {
        if self.board.game.with_untracked(Game::can).1 {
            self.go_along(BoardState::redo);
        }
    }

    /// Throws away what was tried in the innermost "what if".
    pub fn drop_branch(&self) {
        self.go_along(BoardState::drop_branch);
    }

    /// Goes back or on in what was done, perhaps to another puzzle: that has its own time.
    fn go_along(&self, go: fn(BoardState) -> Change) {
        self.keep_game();
        let change = go(self.board);
        if change.other_puzzle {
            let kept = games::saved(self.board.puzzle_id());
            let kept = kept.filter(|kept| self.board.game.with_untracked(|g| g.board() == kept.game.board()));
            self.play.set_clock(kept.map_or(0, |kept| kept.seconds));
        }
        self.take_note(change);
    }

    /// Shows what came of a change of the game; whether there was one.
    pub(super) fn take_note(&self, change: Change) -> bool {
        if change.other_puzzle {
            // The time of a game that is over stands still.
            match self.board.complete.get_untracked() {
                true => self.play.pause(),
                false => self.play.resume(),
            }
        }
        self.play.forget_hint();
        self.show(self.board.game.with_untracked(|g| g.board().sheet()));
        if change.other_puzzle {
            self.kept.know(Known::default());
            self.look_elsewhere();
        }
        change.changed
    }

    fn show(&self, sheet: Sheet) {
        let playing = self.play.on.get_untracked();
        if playing && self.board.sheet.with_untracked(|old| *old == sheet) {
            return;
        }
        self.leave_start();
        self.run.leave();
        self.verdict.show_solution(None);
        self.recipe.suit(self.board.shape.get_untracked(), sheet.grid.shape());
        self.verdict.expect(&sheet, playing);
        self.verdict.mark_wrong(Vec::new());
        self.board.lay_out(sheet);
        self.notice.clear();
    }
}
