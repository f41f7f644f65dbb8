//! What a game's past tells: where a "what if" began and how it is left, the order in which squares were filled, and the help
//! that was asked for.

use crate::play::game::{Change, Game, Step};
use crate::play::help::Help;
use crate::puzzle::Square;

/// The steps of a game, as they are drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// Steps done, on this puzzle.
    pub past: usize,
    /// After how many of them each "what if" began, the outermost first.
    pub branches: Vec<usize>,
    /// Steps taken back.
    pub future: usize,
}

impl Game {
    /// How the steps of this puzzle branch.
    pub fn tree(&self) -> Tree {
        let own = |steps: &[Step]| steps.iter().rev().take_while(|step| matches!(step, Step::Cells(..))).count();
        let past = own(&self.past);
        let before = self.past.len() - past;
        let branches = self.open_branches().iter().filter_map(|start| start.checked_sub(before)).collect();
        Tree { past, branches, future: own(&self.future) }
    }

    /// Where each "what if" began that was not undone altogether; Redo leads back into the others.
    pub(super) fn open_branches(&self) -> &[usize] {
        let now = self.past.len();
        &self.beside.branches[..self.beside.branches.partition_point(|&start| start <= now)]
    }

    /// Begins a "what if" here; one may stand in another. What was undone before it is no longer part of one.
    pub fn what_if(&mut self) {
        self.end_undone_branches();
        self.beside.branches.push(self.past.len());
    }

    /// Redo no longer leads into those that were undone.
    pub(super) fn end_undone_branches(&mut self) {
        self.beside.branches.truncate(self.depth());
    }

    /// How many "what ifs" stand in one another.
    pub fn depth(&self) -> usize {
        self.open_branches().len()
    }

    /// What the innermost "what if" began with: the first square that it changed.
    pub fn first_of_branch(&self) -> Option<Square> {
        let Step::Cells(changes, _) = self.past.get(*self.open_branches().last()?)? else { return None };
        let written = |change: &&Change| change.after.digit != change.before.digit && change.after.digit != 0;
        changes.iter().find(written).or(changes.first()).map(|change| change.square.into())
    }

    /// What was done in the innermost "what if" belongs to the game from now on.
    pub fn keep_branch(&mut self) {
        self.beside.branches.truncate(self.depth().saturating_sub(1));
    }

    /// The same of all of them: a solved puzzle leaves nothing to try.
    pub fn keep_branches(&mut self) {
        self.beside.branches.clear();
    }

    /// Everything is as it was before the innermost "what if"; Redo leads back into it.
    pub fn drop_branch(&mut self) {
        let Some(&start) = self.open_branches().last() else { return };
        while self.past.len() > start && self.undo() {}
        self.keep_branch();
    }

    /// The squares a player has filled, in the order in which each got the digit that it has now.
    pub fn order(&self) -> Vec<Square> {
        let mut order = Vec::new();
        for change in
            self.past.iter().flat_map(|step| if let Step::Cells(changes, _) = step { &changes[..] } else { &[] })
        {
            let square = Square::from(change.square);
            if change.after.digit != change.before.digit {
                order.retain(|&s| s != square);
                order.push(square);
            }
        }
        let cells = self.board().cells();
        order.retain(|&s| cells.get(s).is_some_and(|cell| cell.digit != 0 && !cell.given));
        order
    }

    /// The hints that were given, oldest first.
    pub fn helps(&self) -> &[Help] {
        &self.beside.helps
    }

    /// The squares that hints told of.
    pub fn helped(&self) -> Vec<Square> {
        self.beside.helps.iter().flat_map(|help| &help.squares).map(|&square| square.into()).collect()
    }

    /// Notes that a hint was given, or, with `further`, that more of the last one was told.
    pub fn note_help(&mut self, help: Help, further: bool) {
        match self.beside.helps.last_mut().filter(|_| further) {
            Some(last) => (last.strength, last.squares) = (help.strength, help.squares),
            None => self.beside.helps.push(help),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::play::past::*;
    use crate::play::{Action, Board, Pencil, Rules, Saved};
    use crate::puzzle::Shape;

    const RULES: Rules = Rules { givens_stay: true, clean: true };

    fn write(game: &mut Game, square: usize, digit: u8) {
        game.act(&[square], &Action::Write(Pencil::Digit, digit), RULES);
    }

    fn game() -> Game {
        let mut game = Game::new(Board::empty(Shape::Flat4));
        write(&mut game, 0, 1);
        game
    }

    #[test]
    fn a_what_if_is_kept_or_thrown_away() {
        let mut game = game();
        let before = game.board().clone();
        game.what_if();
        assert_eq!((game.depth(), game.first_of_branch()), (1, None));
        game.act(&[2], &Action::Write(Pencil::Corner, 3), RULES);
        write(&mut game, 5, 2);
        game.what_if();
        write(&mut game, 7, 3);
        assert_eq!((game.depth(), game.first_of_branch()), (2, Some(7)));
        assert_eq!(game.tree(), Tree { past: 4, branches: vec![1, 3], future: 0 });
        game.drop_branch();
        assert_eq!((game.depth(), game.first_of_branch(), game.board().filled()), (1, Some(2), 2));
        game.drop_branch();
        assert_eq!((game.depth(), game.board()), (0, &before));
        // What was thrown away can be brought back.
        assert_eq!(game.tree(), Tree { past: 1, branches: vec![], future: 3 });
        assert!(game.redo() && game.redo() && game.board().filled() == 2);
        game.what_if();
        write(&mut game, 15, 4);
        game.keep_branch();
        assert_eq!((game.depth(), game.board().filled()), (0, 3));
    }

    #[test]
    fn undo_leads_out_of_a_what_if_and_redo_back_into_it() {
        let mut game = game();
        game.what_if();
        write(&mut game, 5, 2);
        assert!(game.undo() && game.depth() == 1);
        assert!(game.undo() && game.depth() == 0);
        let saved = Saved { game: game.clone(), seconds: 1, touched: 1 };
        assert_eq!(Saved::from_bytes(&saved.to_bytes()).unwrap().game.depth(), 0);
        assert!(game.redo() && game.depth() == 1);
        assert!(game.redo() && game.first_of_branch() == Some(5));
        // Something else was done: it is gone.
        assert!(game.undo() && game.undo());
        write(&mut game, 9, 3);
        assert_eq!(game.tree(), Tree { past: 1, branches: vec![], future: 0 });
        game.what_if();
        assert!(game.undo() && game.depth() == 0);
        game.what_if();
        assert_eq!(game.beside.branches, [0]);
        game.keep_branches();
        assert!(game.redo() && game.depth() == 0);
    }

    #[test]
    fn a_kept_game_knows_its_what_ifs_and_its_hints() {
        let mut first = Game::new(Board::empty(Shape::Flat9));
        write(&mut first, 0, 9);
        let mut game = game();
        game.what_if();
        write(&mut game, 5, 2);
        game.note_help(Help { seconds: 9, strength: 1, squares: vec![3, 4] }, false);
        game.note_help(Help { seconds: 12, strength: 3, squares: vec![4] }, true);
        game.note_help(Help { seconds: 20, strength: 2, squares: vec![8] }, false);
        first.open(game.clone());
        let saved = Saved { game: first, seconds: 30, touched: 1 };
        let back = Saved::from_bytes(&saved.to_bytes()).unwrap();
        assert_eq!((back.game.depth(), back.game.first_of_branch()), (1, Some(5)));
        let helps: Vec<_> = back.game.helps().iter().map(|h| (h.seconds, h.strength, h.squares.len())).collect();
        assert_eq!(helps, [(9, 3, 1), (20, 2, 1)]);
        assert_eq!(back.game.helped(), [4, 8]);
    }

    #[test]
    fn the_order_is_of_the_digits_that_stand() {
        let mut game = game();
        write(&mut game, 3, 2);
        write(&mut game, 9, 3);
        write(&mut game, 0, 4);
        game.act(&[3], &Action::Erase, RULES);
        game.act(&[7], &Action::Write(Pencil::Corner, 1), RULES);
        assert_eq!(game.order(), [9, 0]);
        assert!(game.undo() && game.undo());
        assert_eq!(game.order(), [3, 9, 0]);
    }
}
