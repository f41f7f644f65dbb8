//! What a player does on the board: digits and marks, hints, the check.

use leptos::prelude::*;

use crate::exact::{Truth, Verdict};
use crate::play::entering::{following, preceding};
use crate::play::sheet::Sheet;
use crate::play::{Action, Board, Pencil};
use crate::puzzle::{Layout, Place};
use crate::say::cube::{checked, counted};
use crate::say::page::{Notice, NoticeMessage};
use crate::say::play::clock;
use crate::text::{Style, symbol};
use crate::threads::coach::protocol::HintOrder;

use crate::ui::state::page::Page;

impl Page {
    /// Puts a digit on the selected square; 0 empties it. While playing, it does what the pencil says, on every square
    /// that is chosen.
    pub fn type_digit(self, digit: u8) {
        if self.play.on.get_untracked() {
            return self.write(self.play.pencil.get_untracked(), digit);
        }
        let Some(place) = self.board.selected.get_untracked() else {
            self.say(Notice::SelectFirst.text());
            return;
        };
        self.put_digit(place, digit);
    }

    /// The same while a puzzle is typed in: where no square holds a given, the cursor goes on to the next square.
    pub fn type_on(self, digit: u8) {
        let entering = !self.play.on.get_untracked() && self.is_entered();
        let place = self.board.selected.get_untracked().filter(|_| entering);
        match place {
            None => self.type_digit(digit),
            Some(place) => {
                if self.put_digit(place, digit) {
                    following(self.board.shape.get_untracked(), place)
                        .into_iter()
                        .for_each(|next| self.board.choose(next));
                }
            }
        }
    }

    /// Empties the square with the cursor, or where nothing stands, the one that was typed before it, and goes back.
    pub fn rub_out(self) {
        let place = self.board.selected.get_untracked().filter(|_| !self.play.on.get_untracked() && self.is_entered());
        let Some(place) = place else { return self.type_digit(0) };
        let shape = self.board.shape.get_untracked();
        let stands = self.board.sheet.with_untracked(|s| s.grid.get(Layout::of(shape).at(place)) != 0);
        let before = preceding(shape, place);
        let emptied = if stands { Some(place) } else { before };
        if let Some(place) = emptied {
            self.put_digit(place, 0);
        }
        before.into_iter().for_each(|place| self.board.choose(place));
    }

    /// Whether the puzzle on the board is one that is being typed in: no square holds a given.
    fn is_entered(self) -> bool {
        self.board.sheet.with_untracked(|s| s.typed_count() == s.grid.filled())
    }

    /// Puts a digit on a square in Solve, 0 for none; whether it may stand there.
    fn put_digit(self, place: Place, digit: u8) -> bool {
        let shape = self.board.shape.get_untracked();
        if usize::from(digit) > shape.side() {
            self.say(NoticeMessage::NoDigit { symbol: symbol(digit), board: shape.title() }.text());
            return false;
        }
        let square = Layout::of(shape).at(place);
        let given = self.board.sheet.with_untracked(|s| s.grid.get(square) != 0 && !s.typed[square]);
        if given && self.rules().givens_stay {
            self.say(NoticeMessage::GivenOfCube { square: Layout::of(shape).place_name(place) }.text());
            return false;
        }
        self.act_on(&[square], &Action::Put(vec![(square, digit)]));
        true
    }

    /// Writes on the chosen squares; 0 erases.
    pub fn write(self, pencil: Pencil, digit: u8) {
        let chosen = self.board.chosen();
        if chosen.is_empty() {
            self.say(Notice::SelectFirst.text());
            return;
        }
        let action = match (pencil, digit) {
            (Pencil::Line, 0) => Action::Rub,
            (_, 0) => Action::Erase,
            _ => Action::Write(pencil, digit),
        };
        self.play_on();
        let changed = self.act_on(&chosen, &action);
        let given = |&s: &usize| self.board.game.with_untracked(|g| g.board().cells().get(s).is_some_and(|c| c.given));
        if !changed && !matches!(pencil, Pencil::Colour | Pencil::Line) && chosen.iter().all(given) {
            self.say(Notice::GivenStays.text());
        } else if changed {
            self.notice.clear_if(&[Notice::GivenStays, Notice::SelectFirst]);
        }
        self.tell_end();
    }

    /// Goes back to a checkpoint. One of another board, which games of earlier versions can have, is another puzzle with its own time.
    pub fn return_to(self, board: Board) {
        match board.shape() == self.board.shape.get_untracked() {
            true => self.act(&Action::Return(board)),
            false => self.open_board(board),
        }
    }

    /// An action on the whole board.
    pub fn act(self, action: &Action) {
        self.play_on();
        // Lock makes another puzzle of this one, whose game stays as it is now.
        self.keep_game();
        self.act_on(&[], action);
        self.tell_end();
    }

    fn tell_end(self) {
        if self.board.complete.get_untracked() && !self.play.paused.get_untracked() {
            self.play.pause();
            let time = clock(self.play.seconds.get_untracked());
            self.say(NoticeMessage::SolvedByHand { time }.text());
            self.board.keep_branches();
            self.keep_game();
        } else if self.board.game.with_untracked(|g| g.board().filled() == g.board().cells().len()) {
            self.say(Notice::FullButWrong.text());
        }
    }

    pub(super) fn play_on(self) {
        if !self.board.complete.get_untracked() {
            self.play.resume();
        }
    }

    /// Tells more of the hint, or asks for one.
    pub fn hint(self) {
        self.play_on();
        if let Some(told) = self.play.told.get_untracked() {
            match told.further() {
                Some(more) => self.play.tell(more),
                None => {
                    if let Some(action) = told.action(self.play.candidates.get_untracked()) {
                        self.act_on(&[], &action);
                    }
                    self.play.forget_hint();
                    self.tell_end();
                }
            }
            return;
        }
        self.ask_coach(false);
    }

    /// Shows which squares can be filled next, without their digits.
    pub fn show_ready(self) {
        self.play_on();
        self.play.forget_hint();
        self.ask_coach(true);
    }

    fn ask_coach(self, ready: bool) {
        let (grid, marks) = self.board.game.with_untracked(|g| (g.board().grid(), g.board().left()));
        let givens = self.board.sheet.with_untracked(|sheet| sheet.givens().grid);
        let (answer, several, style) = (self.verdict.answer(), self.verdict.is_several(), Style::now());
        self.play.ask_hint(HintOrder { grid, givens, marks, answer, several, ready, style });
    }

    /// Compares what was typed with the only solution.
    pub fn check_typed(self) {
        let sheet = self.board.sheet.get_untracked();
        match self.verdict.truth.get_untracked() {
            Truth::Known(verdict) => self.tell_check(&sheet, &verdict),
            _ => self.say(Notice::NotSolvedYet.text()),
        }
    }

    /// Tells what a check of the typed digits finds: how many are wrong, and asked again, which.
    pub fn tell_check(self, sheet: &Sheet, verdict: &Verdict) {
        let (text, wrong) = checked(sheet, verdict);
        match counted(sheet, wrong.len()).filter(|_| self.verdict.count_first(sheet)) {
            Some(count) => self.say(count),
            None => {
                self.say(text);
                self.verdict.mark_wrong(wrong);
            }
        }
    }
}
