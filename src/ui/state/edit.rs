//! What changes the board: typing, loading, undo; and what follows for the rest of the page.

use leptos::prelude::*;

use crate::evolve::ALGORITHMS;
use crate::play::{Action, Board, Game, Rules, Saved};
use crate::puzzle::{Layout, Square};
use crate::text::{Puzzle, symbol};

use crate::generate::examples::Example;
use crate::play::sheet::Sheet;
use crate::say::run::Truth;
use crate::ui::saved::games as shelf;
use crate::ui::state::page::{Notice, Page, sheet_of};
use crate::ui::state::play::judged;

impl Page {
    /// Puts a digit on the selected square; 0 empties it. While playing, it does what the pencil says, on every square
    /// that is chosen.
    pub fn type_digit(&self, digit: u8) {
        if self.play.on.get_untracked() {
            return self.write(self.play.pencil.get_untracked(), digit);
        }
        let Some(place) = self.selected.get_untracked() else {
            self.say("Choose a square first: click or tap it, or use the arrow keys.");
            return;
        };
        let shape = self.shape.get_untracked();
        if usize::from(digit) > shape.side() {
            self.say(format!("“{}” is no digit of a {} board.", symbol(digit), shape.title()));
            return;
        }
        let square = Layout::of(shape).at(place);
        let rules = self.rules();
        let given = self.sheet.with_untracked(|s| s.grid.get(square) != 0 && !s.typed[square]);
        if given && rules.givens_stay {
            self.say(format!("{} is a given of this cube and stays.", Layout::of(shape).place_name(place)));
            return;
        }
        self.act_on(&[square], &Action::Put(vec![(square, digit)]));
    }

    /// What may be done to the board as it is shown now. A cube is played in every view: its givens stay, so that Reset
    /// and Check mean what they say.
    pub fn rules(&self) -> Rules {
        let givens_stay = self.play.on.get_untracked() || self.shape.get_untracked().is_cube();
        Rules { givens_stay, clean: self.play.clean.get_untracked() }
    }

    /// Acts on the board; false when that changes nothing on it. Evolved digits go all the same, as with any other edit.
    pub fn act_on(&self, chosen: &[Square], action: &Action) -> bool {
        let rules = self.rules();
        self.travel(|game| game.act(chosen, action, rules))
    }

    /// Replaces the digits, which can be undone; a run of the old ones ends. Another puzzle comes as it was left when it
    /// was played last, if these are the digits it was left with, or if it is to be played now.
    pub fn change(&self, sheet: Sheet) {
        let before = self.game.with_untracked(|g| g.board().puzzle_id());
        let board = Board::of_sheet(&sheet);
        let id = board.puzzle_id();
        if id == before && board.shape() == self.shape.get_untracked() {
            self.travel(|game| game.enter_digits(&sheet));
            return;
        }
        let kept = shelf::kept(id).filter(|kept| {
            let left = kept.game.board();
            let resumed = self.play.on.get_untracked() && !board.is_begun() && !left.is_complete();
            left.sheet() == sheet || resumed
        });
        let (game, seconds) = kept.map_or_else(|| (Game::new(board), 0), |kept| (kept.game, kept.seconds));
        self.keep_game();
        self.play.seconds.set(seconds);
        self.travel(|present| {
            present.open(game);
            true
        });
    }

    /// Goes on with a game of the puzzle on the board.
    pub fn take_up(&self, saved: Saved) {
        self.play.seconds.set(saved.seconds);
        self.play.told.set(None);
        let sheet = saved.game.board().sheet();
        self.game.set(saved.game);
        self.show(sheet);
    }

    /// Loads a puzzle from outside: the digits are givens unless the sheet says otherwise.
    pub fn load(&self, sheet: Sheet) {
        self.change(sheet);
        self.selected.set(None);
        self.play.picked.set(Vec::new());
        if self.play.on.get_untracked() {
            // What puts another puzzle on the board may stand under it, a screen away.
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }

    /// Loads a puzzle that was read, with the pencil marks that came with it; they are seen while it is played.
    pub fn load_puzzle(&self, puzzle: &Puzzle) {
        let board = Board::of_puzzle(puzzle);
        self.load(board.sheet());
        if puzzle.marks.count() > 0 {
            self.travel(|game| game.enter(board));
        }
    }

    pub fn load_example(&self, example: &Example) {
        self.load(sheet_of(example));
        self.say(format!("{}. Source: {}.", example.name, example.source));
    }

    pub fn undo(&self) {
        if self.game.with_untracked(|g| g.can().0) {
            self.travel(Game::undo);
        }
    }

    pub fn redo(&self) {
        if self.game.with_untracked(|g| g.can().1) {
            self.travel(Game::redo);
        }
    }

    /// Changes the game and shows what came of it.
    fn travel(&self, change: impl FnOnce(&mut Game) -> bool) -> bool {
        let before = self.game.with_untracked(|g| (g.board().puzzle_id(), g.board().shape()));
        let changed = self.game.try_maybe_update(|game| {
            let changed = change(game);
            (changed, changed)
        });
        let (sheet, id) = self.game.with_untracked(|g| (g.board().sheet(), g.board().puzzle_id()));
        if before.1 != sheet.grid.shape() {
            self.selected.set(None);
            self.play.picked.set(Vec::new());
        }
        if before.0 != id {
            self.play.paused.set(false);
        }
        self.play.told.set(None);
        self.show(sheet);
        changed.unwrap_or(false)
    }

    fn show(&self, sheet: Sheet) {
        let same = self.sheet.with_untracked(|old| *old == sheet);
        if same && self.play.on.get_untracked() {
            return;
        }
        self.leave_run();
        self.showing.set(None);
        if self.plan.algorithm.get_untracked().suits(sheet.grid.shape()).is_err()
            && let Some(algorithm) = ALGORITHMS.iter().find(|a| a.suits(sheet.grid.shape()).is_ok())
        {
            self.plan.choose(algorithm);
        }
        // First, so that a verdict is never read against another board. The same digits keep theirs: nobody asks again.
        let next = judged(&sheet, self.play.on.get_untracked());
        if self.judged.with_untracked(|old| *old != next) {
            self.truth.set(Truth::Asked);
        }
        self.wrong.set(Vec::new());
        self.sheet.set(sheet);
        if !self.notice.with_untracked(|n| n.text.is_empty()) {
            self.notice.set(Notice::default());
        }
    }
}
