//! What lies on the board, with the way back, and the squares that are chosen.

use leptos::prelude::*;

use crate::play::sheet::Sheet;
use crate::play::{Action, Board, Game, Help, Rules};
use crate::puzzle::{Layout, Place, Shape, Square};

#[derive(Clone, Copy)]
pub struct BoardState {
    pub game: ReadSignal<Game>,
    set_game: WriteSignal<Game>,
    /// Its digits, as all else on the page has taken note of them.
    pub sheet: ReadSignal<Sheet>,
    set_sheet: WriteSignal<Sheet>,
    pub shape: Memo<Shape>,
    pub complete: Memo<bool>,
    /// The square with the cursor.
    pub selected: ReadSignal<Option<Place>>,
    set_selected: WriteSignal<Option<Place>>,
    /// The chosen squares when they are more than the one with the cursor.
    pub picked: ReadSignal<Vec<Square>>,
    set_picked: WriteSignal<Vec<Square>>,
}

/// What a change made of the game. The page takes note of it by [`BoardState::lay_out`].
#[derive(Clone, Copy)]
#[must_use]
pub struct Change {
    pub changed: bool,
    pub other_puzzle: bool,
}

impl BoardState {
    pub fn new(first: Sheet) -> BoardState {
        let (game, set_game) = signal(Game::new(Board::of_sheet(&first)));
        let (sheet, set_sheet) = signal(first);
        let (selected, set_selected) = signal(None);
        let (picked, set_picked) = signal(Vec::new());
        BoardState {
            game,
            set_game,
            sheet,
            set_sheet,
            shape: Memo::new(move |_| sheet.with(|s| s.grid.shape())),
            complete: Memo::new(move |_| game.with(|g| g.board().is_complete())),
            selected,
            set_selected,
            picked,
            set_picked,
        }
    }

    /// The number of the puzzle that is on it.
    pub fn puzzle_id(self) -> u64 {
        self.game.with_untracked(|g| g.board().puzzle_id())
    }

    /// What can be undone and redone.
    pub fn can(self) -> (bool, bool) {
        self.game.with(Game::can)
    }

    pub fn act(self, chosen: &[Square], action: &Action, rules: Rules) -> Change {
        self.change(|game| game.act(chosen, action, rules))
    }

    /// Other digits of the same puzzle.
    pub fn enter_digits(self, sheet: &Sheet) -> Change {
        self.change(|game| game.enter_digits(sheet))
    }

    /// Other digits and marks of the same puzzle.
    pub fn enter(self, board: Board) -> Change {
        self.change(|game| game.enter(board))
    }

    /// Another puzzle, with the way back to this one.
    pub fn open(self, game: Game) -> Change {
        self.change(|present| {
            present.open(game);
            true
        })
    }

    /// A game of this puzzle as it was left, in place of this one.
    pub fn take_up(self, game: Game) {
        self.set_game.update(|present| present.resume(game));
    }

    /// Whether digits are here that are kept nowhere but on the way back: those of a board without givens are no game.
    pub fn is_kept_nowhere(self) -> bool {
        self.game.with_untracked(|g| g.board().is_begun() && g.board().given_count() == 0)
    }

    /// Leaves the way back to earlier puzzles out.
    pub fn forget_earlier(self) {
        self.set_game.update(Game::forget_earlier);
    }

    pub fn undo(self) -> Change {
        self.change(Game::undo)
    }

    pub fn redo(self) -> Change {
        self.change(Game::redo)
    }

    fn change(self, change: impl FnOnce(&mut Game) -> bool) -> Change {
        let before = self.number();
        let changed = self.set_game.try_maybe_update(|game| {
            let changed = change(game);
            (changed, changed)
        });
        let now = self.number();
        if before.1 != now.1 {
            self.let_go();
        }
        Change { changed: changed.unwrap_or(false), other_puzzle: before.0 != now.0 }
    }

    fn number(self) -> (u64, Shape) {
        self.game.with_untracked(|g| (g.board().puzzle_id(), g.board().shape()))
    }

    /// Shows digits of the game to all that follows the sheet.
    pub fn lay_out(self, sheet: Sheet) {
        self.set_sheet.set(sheet);
    }

    /// Begins a "what if".
    pub fn what_if(self) {
        self.set_game.update(Game::what_if);
    }

    /// What was tried in the innermost "what if" stays.
    pub fn keep_branch(self) {
        self.set_game.update(Game::keep_branch);
    }

    /// What was tried in it goes.
    pub fn drop_branch(self) -> Change {
        self.change(|game| {
            game.drop_branch();
            true
        })
    }

    /// A solved puzzle leaves nothing to try.
    pub fn keep_branches(self) {
        self.set_game.update(Game::keep_branches);
    }

    /// The puzzle from its start, without a way back.
    pub fn begin_anew(self, rules: Rules) -> Change {
        self.change(|game| {
            game.begin_anew(rules);
            true
        })
    }

    /// Notes a hint that was given.
    pub fn note_help(self, help: Help, further: bool) {
        self.set_game.update(|game| game.note_help(help, further));
    }

    pub fn keep_checkpoint(self, name: &str) {
        self.set_game.update(|game| game.keep(name));
    }

    /// The same in place of no other, where the board was begun.
    pub fn keep_beside(self, name: &str) {
        self.set_game.update(|game| game.keep_beside(name));
    }

    pub fn forget_checkpoint(self, name: &str) {
        self.set_game.update(|game| game.forget(name));
    }

    /// The chosen squares, and the one with the cursor.
    pub fn chosen(self) -> Vec<Square> {
        let picked = self.picked.get_untracked();
        match self.selected.get_untracked() {
            Some(place) if picked.is_empty() => vec![self.square_at(place)],
            _ => picked,
        }
    }

    pub fn square_at(self, place: Place) -> Square {
        Layout::of(self.shape.get_untracked()).at(place)
    }

    /// Whether a place is on the board. A dialog that brought a board of another shape gives the focus back to a square of the
    /// one before, a moment before that goes.
    fn has(self, place: Place) -> bool {
        Layout::of(self.shape.get_untracked()).has(place)
    }

    /// Chooses one square alone.
    pub fn choose(self, place: Place) {
        if !self.has(place) {
            return;
        }
        if !self.picked.with_untracked(Vec::is_empty) {
            self.set_picked.set(Vec::new());
        }
        self.put_cursor(place);
    }

    /// Adds a square to the chosen ones and moves the cursor there; with `toggle` one that is chosen goes.
    pub fn choose_too(self, place: Place, toggle: bool) {
        if !self.has(place) {
            return;
        }
        let square = self.square_at(place);
        let mut chosen = self.chosen();
        match chosen.binary_search(&square) {
            Ok(at) if toggle && chosen.len() > 1 => {
                chosen.remove(at);
            }
            Ok(_) => {}
            Err(at) => chosen.insert(at, square),
        }
        if self.picked.with_untracked(|p| *p != chosen) {
            self.set_picked.set(chosen);
        }
        self.put_cursor(place);
    }

    /// Chooses every square that holds the same digit, or the same marks.
    pub fn choose_like(self, place: Place) {
        if !self.has(place) {
            return;
        }
        let square = self.square_at(place);
        self.set_picked.set(self.game.with_untracked(|g| g.board().like(square)));
    }

    fn put_cursor(self, place: Place) {
        if self.selected.get_untracked() != Some(place) {
            self.set_selected.set(Some(place));
        }
    }

    /// Chooses no square but the one with the cursor.
    pub fn choose_no_more(self) {
        self.set_picked.set(Vec::new());
    }

    /// Chooses no square.
    pub fn let_go(self) {
        self.set_selected.set(None);
        self.set_picked.set(Vec::new());
    }
}
